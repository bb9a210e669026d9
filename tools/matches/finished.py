"""Finished matches as they are kept, of which nothing but a few things matters."""

from collections.abc import Mapping
from dataclasses import replace
from uuid import UUID

from gangoffour.server.ports import Conduct, FinishedMatch, Match, MatchSeat, Note, PlayerId


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


def noted(finished: FinishedMatch, conducts: Mapping[str, Conduct]) -> FinishedMatch:
    """The same match with how these people behaved in it."""
    match_id, at_ms = finished.match.match_id, finished.match.ended_at_ms
    notes = (Note(match_id, PlayerId(player_id), conduct, at_ms) for player_id, conduct in conducts.items())
    return replace(finished, notes=tuple(notes))
