"""Finished matches as they are kept, of which nothing but a few things matters."""

from uuid import UUID

from gangoffour.server.ports import FinishedMatch, Match, MatchSeat, PlayerId


def finished_match(match_id: UUID, text: str, *player_ids: str | None, ended_at_ms: int = 0) -> FinishedMatch:
    """A match of these people, None for a bot, at a table with the same id."""
    match = Match(match_id, match_id, "rules", "classic", len(player_ids), 2, "won", 0, ended_at_ms)
    seats = tuple(
        MatchSeat(
            seat=seat,
            from_deal=1,
            to_deal=2,
            player_id=None if player_id is None else PlayerId(player_id),
            bot="greedy" if player_id is None else None,
            substituted=0,
            timeouts=0,
            points=seat,
            place=seat + 1,
        )
        for seat, player_id in enumerate(player_ids)
    )
    return FinishedMatch(match, seats, text)
