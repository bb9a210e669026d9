"""Who somebody played with, from the seats of a match."""

from collections.abc import Iterable
from typing import NamedTuple

from gangoffour.server.ports import MatchSeat, PlayerId


class Company(NamedTuple):
    """Those who sat at the end of a match, as one of its players looks back at them."""

    place: int | None
    """The player's own; None if the match was abandoned, or somebody else had the seat at its end."""
    people: tuple[PlayerId, ...]
    """The other people, by seat."""
    bots: int


def company_of(seats: Iterable[MatchSeat], player_id: str) -> Company:
    """Return a player's company at the end of a match; of each seat, whoever had it last counts."""
    last = {seat.seat: seat for seat in sorted(seats, key=lambda seat: (seat.seat, seat.from_deal))}.values()
    own = next((seat.place for seat in last if seat.player_id == player_id), None)
    people = (seat.player_id for seat in last if seat.player_id is not None and seat.player_id != player_id)
    return Company(own, tuple(people), sum(seat.bot is not None for seat in last))
