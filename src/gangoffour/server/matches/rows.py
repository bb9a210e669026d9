"""A finished match as rows: what its record says, with the points that follow from it.

The record is the archive: whatever is kept of a match can be had from its text alone.
"""

import hashlib
from collections.abc import Sequence
from typing import Final, Literal, NamedTuple
from uuid import UUID

from gangoffour.engine import DealScored, MatchWon, RuleSet, canonical_rules
from gangoffour.records import Maker, MatchRecord, Sitting, board_of, parse_record, replay
from gangoffour.server.matches.deeds import NOTHING, DeedsByDeal, deeds_of
from gangoffour.server.ports import FinishedMatch, Match, MatchSeat, PlayerId

_RULES_ID_LENGTH: Final = 16


class Outcome(NamedTuple):
    """What came out of a match."""

    points: Sequence[Sequence[int]]
    """Of every deal that was played to its end, by seat."""
    winners: Sequence[int]
    """Empty if the match was not played to its end."""
    deeds: DeedsByDeal = ()
    """What each seat did."""


def finished_from_text(text: str) -> FinishedMatch:
    """Return a finished match from its record alone; raise `ValueError` or a `RecordError` if that does not tell it."""
    record = parse_record(text)
    events = replay(record).events
    points = [event.points for event in events if isinstance(event, DealScored)]
    winners = [seat for event in events if isinstance(event, MatchWon) for seat in event.winners]
    return finished_of(record, text, Outcome(points, winners, deeds_of(events, record.seat_count)))


def finished_of(record: MatchRecord, text: str, outcome: Outcome) -> FinishedMatch:
    """Return a finished match from its record."""
    ended = record.ended
    if record.match_id is None or record.table_id is None or record.started_at_ms is None or ended is None:
        raise ValueError("the record does not say where and when the match was played")
    cause: Literal["won", "abandoned"] = "won" if ended.cause == "won" else "abandoned"
    match = Match(
        match_id=UUID(bytes=record.match_id),
        table_id=UUID(bytes=record.table_id),
        rules_id=rules_id(record.rules, record.seat_count),
        preset=record.rules.name,
        seats=record.seat_count,
        deals=len(outcome.points),
        cause=cause,
        started_at_ms=record.started_at_ms,
        ended_at_ms=ended.at_ms,
        board_id=board_of(record),
    )
    places = _places(outcome)
    seats = tuple(_seat(record, sitting, outcome, places) for sitting in record.sittings)
    return FinishedMatch(match, seats, text)


def _seat(record: MatchRecord, sitting: Sitting, outcome: Outcome, places: Sequence[int]) -> MatchSeat:
    own = range(sitting.first_deal, sitting.last_deal + 1)
    substituted = sum(
        any(each.seat == sitting.seat and each.maker is Maker.SUBSTITUTE for each in record.deals[deal - 1].actions)
        for deal in own
    )
    deeds = NOTHING
    for deal in own:
        deeds |= outcome.deeds[deal - 1][sitting.seat]
    return MatchSeat(
        seat=int(sitting.seat),
        from_deal=sitting.first_deal,
        to_deal=sitting.last_deal,
        player_id=PlayerId(sitting.player.player_id) if sitting.bot is None else None,
        bot=sitting.bot,
        substituted=substituted,
        timeouts=sitting.deadlines_missed,
        points=sum(outcome.points[deal - 1][sitting.seat] for deal in own if deal <= len(outcome.points)),
        place=places[sitting.seat] if places and sitting.last_deal == len(record.deals) else None,
        **deeds._asdict(),
    )


def _places(outcome: Outcome) -> list[int]:
    """Return the place of every seat: winners first, then by score, the lowest first; none without a winner."""
    if not outcome.winners:
        return []
    scores = [sum(points) for points in zip(*outcome.points, strict=True)]
    order = [(seat not in outcome.winners, score) for seat, score in enumerate(scores)]
    return [1 + sum(other < own for other in order) for own in order]


def rules_id(rules: RuleSet, seat_count: int) -> str:
    """Return a short text that is the same for the same rules with as many seats, and for no others."""
    return hashlib.sha256(canonical_rules(rules, seat_count).encode()).hexdigest()[:_RULES_ID_LENGTH]
