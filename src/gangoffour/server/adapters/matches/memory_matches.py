"""Finished matches, in memory."""

from collections.abc import Mapping, MutableMapping, Sequence
from dataclasses import replace
from typing import Final

from gangoffour.server.adapters.jobs.memory_jobs import MemoryJobs
from gangoffour.server.adapters.projections.memory_shelves import MemoryShelf
from gangoffour.server.ports import (
    EVERYTHING,
    NOTES_KEPT,
    Cursor,
    FinishedMatch,
    HistoryPage,
    Match,
    MatchId,
    MatchSeat,
    Note,
    PlayerId,
    Sought,
    TableId,
    Totals,
)
from gangoffour.server.reviews import reviews_of_ended

_PLACES: Final = {"first": 1, "second": 2, "third": 3, "fourth": 4}
_SUMMED: Final = (
    *("points", "deals_won", "gangs_played", "gangs_met", "disqualified"),
    *("exchanges", "exchange_gain", "substituted", "timeouts"),
)


class MemoryMatchShelf(MemoryShelf[tuple[FinishedMatch, ...]]):
    """Where finished matches lie. A row is what ended now; what ended before stays."""

    def __init__(self, name: str, cursors: MutableMapping[str, Cursor], jobs: MemoryJobs | None = None) -> None:
        """Take where the review of a new match is asked for; what is made anew was reviewed before."""
        super().__init__(name, cursors)
        self._jobs = jobs

    async def saved(self, rows: Mapping[TableId, tuple[FinishedMatch, ...] | None]) -> None:
        """Ask for the reviews of what ended now."""
        if self._jobs is None:
            return
        for finished in (each for row in rows.values() for each in row or ()):
            for job in reviews_of_ended(finished.match):
                await self._jobs.enqueue(job)

    def keep(self, table_id: TableId, row: tuple[FinishedMatch, ...] | None) -> None:
        """Keep matches beside those of the table that are there."""
        kept = {finished.match.match_id: finished for finished in self.rows.get(table_id, ())}
        for finished in row or ():
            before = kept.get(finished.match.match_id, finished)
            kept[finished.match.match_id] = replace(finished, notes=finished.notes or before.notes)
        self.rows[table_id] = tuple(kept.values())

    def take_over(self, beside: MemoryShelf[tuple[FinishedMatch, ...]]) -> None:
        """Keep what no stream tells any more as well."""
        for table_id, row in beside.rows.items():
            self.keep(table_id, row)


class MemoryMatches:
    """Finished matches, as they lie on a shelf."""

    def __init__(self, shelf: MemoryMatchShelf) -> None:
        self._shelf = shelf

    def _all(self) -> dict[MatchId, FinishedMatch]:
        return {finished.match.match_id: finished for row in self._shelf.rows.values() for finished in row}

    async def put(self, finished: FinishedMatch) -> None:
        """Keep a match."""
        self._shelf.keep(finished.match.table_id, (finished,))

    async def get(self, match_id: MatchId) -> Match | None:
        """Return what came out of a match."""
        finished = self._all().get(match_id)
        return None if finished is None else finished.match

    async def seats(self, match_id: MatchId) -> list[MatchSeat]:
        """Return who sat where."""
        finished = self._all().get(match_id)
        found = () if finished is None else finished.seats
        return sorted(found, key=lambda seat: (seat.seat, seat.from_deal))

    async def text(self, match_id: MatchId) -> str | None:
        """Return the record of a match."""
        finished = self._all().get(match_id)
        return None if finished is None else finished.text

    async def of_player(
        self,
        player_id: PlayerId,
        limit: int,
        *,
        before: MatchId | None = None,
        after: MatchId | None = None,
        sought: Sought = EVERYTHING,
    ) -> HistoryPage:
        """Return the matches that a player sat at, newest first."""
        found = sorted(
            (each.match for each in self._played(player_id) if _is_sought(each, sought)),
            key=lambda match: match.match_id,
        )
        if after is not None:
            page = [match for match in found if match.match_id > after][:limit][::-1]
        else:
            page = [match for match in found[::-1] if before is None or match.match_id < before][:limit]
        return HistoryPage(page, seats={match.match_id: await self.seats(match.match_id) for match in page})

    def _played(self, player_id: PlayerId) -> list[FinishedMatch]:
        return [each for each in self._all().values() if any(seat.player_id == player_id for seat in each.seats)]

    async def notes_of(self, player_id: PlayerId) -> list[Note]:
        """Return how a player behaved in the last matches."""
        found = (note for each in self._all().values() for note in each.notes if note.player_id == player_id)
        return sorted(found, key=lambda note: note.match_id, reverse=True)[:NOTES_KEPT]

    async def totals(self, player_id: PlayerId) -> list[Totals]:
        """Return what came of a player's matches."""
        found: dict[int, Totals] = {}
        for each in self._played(player_id):
            if each.match.board_id is None:
                before = found.get(each.match.seats, Totals(each.match.seats))
                own = [seat for seat in each.seats if seat.player_id == player_id]
                found[each.match.seats] = _with(replace(before, matches=before.matches + 1), own, each.match.deals)
        return [found[seats] for seats in sorted(found)]


def _is_sought(finished: FinishedMatch, sought: Sought) -> bool:
    match, seats = finished.match, finished.seats
    return (
        (sought.opponent is None or any(seat.player_id == sought.opponent for seat in seats))
        and (sought.bot is None or any(seat.bot == sought.bot for seat in seats))
        and (sought.preset is None or match.preset == sought.preset)
        and (sought.seats is None or match.seats == sought.seats)
        and (sought.first is None or match.match_id >= sought.first)
        and (sought.end is None or match.match_id < sought.end)
        and (sought.has_boards or match.board_id is None)
    )


def _with(totals: Totals, own: Sequence[MatchSeat], deals: int) -> Totals:
    """Return totals with what somebody did in the seats of one match."""
    for seat in own:
        totals = replace(
            totals,
            deals=totals.deals + min(seat.to_deal, deals) - seat.from_deal + 1,
            **{name: getattr(totals, name) + (seat.place == place) for name, place in _PLACES.items()},
            **{name: getattr(totals, name) + getattr(seat, name) for name in _SUMMED},
        )
    return totals
