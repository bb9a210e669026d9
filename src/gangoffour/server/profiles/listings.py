"""Matches of somebody as a list shows them."""

from collections.abc import Mapping, Sequence

from gangoffour.bots import format_bot_id
from gangoffour.protocol import DELETED_NAME, MatchListing, PlacedPlayer, Player, SeatTotals
from gangoffour.server.ports import Match, MatchSeat, Person, PlayerId, Totals


def match_listing(
    match: Match, seats: Sequence[MatchSeat], owner: PlayerId, people: Mapping[PlayerId, Person]
) -> MatchListing:
    """Return a match of somebody, with whoever sat there at its end."""
    own = [seat for seat in seats if seat.player_id == owner]
    last = {seat.seat: seat for seat in seats}  # they come by seat and deal
    return MatchListing(
        match_id=str(match.match_id),
        ended_at_ms=match.ended_at_ms,
        preset=match.preset,
        deals=match.deals,
        cause=match.cause,
        points=sum(seat.points for seat in own),
        place=next((seat.place for seat in own if seat.place is not None), None),
        players=tuple(
            PlacedPlayer(player=_player(last[number], people), points=last[number].points, place=last[number].place)
            for number in sorted(last)
        ),
    )


def _player(seat: MatchSeat, people: Mapping[PlayerId, Person]) -> Player:
    """Return who sat there. Whether a bot was one character of its level or another, only the record tells."""
    if seat.player_id is None:
        return Player(player_id=format_bot_id(seat.bot or "", seat.seat), name=seat.bot or "", bot=seat.bot)
    person = people.get(seat.player_id)
    return Player(player_id=seat.player_id, name=(person.name if person else "") or DELETED_NAME)


def seat_totals(totals: Totals) -> SeatTotals:
    """Return totals as they are told."""
    return SeatTotals(
        seats=totals.seats,
        matches=totals.matches,
        places=(totals.first, totals.second, totals.third, totals.fourth)[: totals.seats],
        deals=totals.deals,
        points=totals.points,
        deals_won=totals.deals_won,
        gangs_played=totals.gangs_played,
        gangs_met=totals.gangs_met,
        disqualified=totals.disqualified,
        exchanges=totals.exchanges,
        exchange_gain=totals.exchange_gain,
    )
