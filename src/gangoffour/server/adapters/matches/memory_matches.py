"""Finished matches, in memory."""

from collections.abc import Mapping, MutableMapping

from gangoffour.server.adapters.jobs.memory_jobs import MemoryJobs
from gangoffour.server.adapters.projections.memory_shelves import MemoryShelf
from gangoffour.server.ports import Cursor, FinishedMatch, HistoryPage, Match, MatchId, MatchSeat, PlayerId, TableId
from gangoffour.server.reviews import quick_review


class MemoryMatchShelf(MemoryShelf[tuple[FinishedMatch, ...]]):
    """Where finished matches lie. A row is what ended now; what ended before stays."""

    def __init__(self, name: str, cursors: MutableMapping[str, Cursor], jobs: MemoryJobs | None = None) -> None:
        """Take where the review of a new match is asked for; what is made anew was reviewed before."""
        super().__init__(name, cursors)
        self._jobs = jobs

    async def saved(self, rows: Mapping[TableId, tuple[FinishedMatch, ...] | None]) -> None:
        """Ask for the reviews of what ended now."""
        for finished in (each for row in rows.values() for each in row or ()):
            if self._jobs is not None:
                await self._jobs.enqueue(quick_review(finished.match.match_id))

    def keep(self, table_id: TableId, row: tuple[FinishedMatch, ...] | None) -> None:
        """Keep matches beside those of the table that are there."""
        kept = {finished.match.match_id: finished for finished in (*self.rows.get(table_id, ()), *(row or ()))}
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
        self, player_id: PlayerId, limit: int, *, before: MatchId | None = None, after: MatchId | None = None
    ) -> HistoryPage:
        """Return the matches that a player sat at, newest first."""
        found = sorted(
            (each.match for each in self._all().values() if any(seat.player_id == player_id for seat in each.seats)),
            key=lambda match: match.match_id,
        )
        if after is not None:
            return HistoryPage([match for match in found if match.match_id > after][:limit][::-1])
        return HistoryPage([match for match in found[::-1] if before is None or match.match_id < before][:limit])
