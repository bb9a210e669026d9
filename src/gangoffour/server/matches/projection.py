"""Finished matches: a projection of the streams."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Final
from uuid import UUID

from gangoffour.protocol import events as wire
from gangoffour.server.matches.conduct import conduct_of
from gangoffour.server.matches.deeds import deeds_of
from gangoffour.server.matches.match_record import recorded_match
from gangoffour.server.matches.rows import Outcome, finished_from_text, finished_of
from gangoffour.server.ports import FinishedMatch, Note, TableId
from gangoffour.server.projections import Lack

MATCHES: Final = "matches"
"""The name of the projection."""


class MatchProjection:
    """Matches, from the streams of the tables where they were played. Its row: those that ended now."""

    name: Final = MATCHES
    version: Final = 3
    types: Final = frozenset({wire.event_type(wire.MatchEnded)})
    is_heavy: Final = True
    """The record is made by playing the match again."""
    reads_records: Final = True

    def lack(self, _row: tuple[FinishedMatch, ...] | None, entries: Sequence[wire.Entry]) -> Lack:
        """A match is written down when it has ended, from all its events."""
        ends = [entry.event for entry in entries if isinstance(entry.event, wire.MatchEnded)]
        return Lack(match_ids=tuple(UUID(end.match_id) for end in ends))

    def apply(
        self, _table_id: TableId, _row: tuple[FinishedMatch, ...] | None, entries: Sequence[wire.Entry]
    ) -> tuple[FinishedMatch, ...]:
        """Return the matches that ended."""
        finished: list[FinishedMatch] = []
        begin = 0
        for place, entry in enumerate(entries):
            if isinstance(entry.event, wire.MatchEnded):
                finished.append(_finished(entries[begin : place + 1], entry.event))
                begin = place + 1
        return tuple(finished)

    def from_record(self, text: str) -> tuple[TableId, tuple[FinishedMatch, ...]]:
        """Return a match from its record alone."""
        finished = finished_from_text(text)
        return finished.match.table_id, (finished,)


def _finished(entries: Sequence[wire.Entry], end: wire.MatchEnded) -> FinishedMatch:
    """Return a match from its events, of which the last ends it."""
    starts = [place for place, entry in enumerate(entries) if isinstance(entry.event, wire.MatchStarted)]
    carried = [place for place in range(starts[-1]) if isinstance(entries[place].event, wire.TableCarriedOn)]
    record, text = recorded_match(entries[carried[-1] if carried else 0 :], bytes.fromhex(end.secret))
    events = [entry.event for entry in entries[starts[-1] :]]
    points = [event.points for event in events if isinstance(event, wire.DealScored)]
    winners = [seat for event in events if isinstance(event, wire.MatchWon) for seat in event.winners]
    deeds = deeds_of(events, record.seat_count)
    finished = finished_of(record, text, Outcome(points, winners, deeds))
    match_id, at_ms = finished.match.match_id, finished.match.ended_at_ms
    notes = (Note(match_id, player_id, conduct, at_ms) for player_id, conduct in conduct_of(events).items())
    return replace(finished, notes=tuple(notes))
