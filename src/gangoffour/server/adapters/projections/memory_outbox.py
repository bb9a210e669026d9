"""The outbox of streams in memory."""

from collections.abc import Collection, Mapping, Sequence

from gangoffour.server.adapters.projections.memory_shelves import MemoryShelf
from gangoffour.server.adapters.streams.memory import MemoryEventStore
from gangoffour.server.ports import (
    START,
    Cursor,
    FinishedMatch,
    MatchId,
    OutboxRow,
    Place,
    Span,
    StoredEvent,
    TableId,
)


class MemoryOutbox:
    """What was appended to streams in memory."""

    def __init__(
        self, events: MemoryEventStore, cursors: Mapping[str, Cursor], matches: MemoryShelf[tuple[FinishedMatch, ...]]
    ) -> None:
        self._events = events
        self._cursors = cursors
        self._matches = matches

    async def after(self, place: Place, limit: int) -> list[OutboxRow]:
        """Return the first rows after a place."""
        return [row for row in self._events.outbox if row.place > place][:limit]

    async def last(self) -> Place:
        """Return the place of the last row."""
        return self._events.outbox[-1].place if self._events.outbox else START

    async def settled(self) -> Place:
        """Return the place of the last row: nothing comes to stand before it."""
        return await self.last()

    async def waiting_count(self, place: Place) -> int:
        """Return how many rows stand after a place."""
        return sum(row.place > place for row in self._events.outbox)

    async def waiting_since_ms(self, place: Place) -> int | None:
        """Return when the first append after a place happened."""
        row = next((row for row in self._events.outbox if row.place > place), None)
        return None if row is None else (await self._events.read(row.table_id, row.to_seq - 1, 1))[0].at_ms

    async def remove_until(self, place: Place) -> int:
        """Remove the rows that all cursors have passed, up to a place."""
        count = 0
        place = min([place, *(cursor.place for cursor in self._cursors.values())])
        while self._events.outbox and self._events.outbox[0].place <= place:
            self._events.outbox.popleft()
            count += 1
        return count

    async def events(self, spans: Sequence[Span], types: Collection[str]) -> dict[TableId, list[StoredEvent]]:
        """Return the events of some types within spans."""
        found: dict[TableId, list[StoredEvent]] = {}
        for table_id, first, last in spans:
            events = await self._events.read(table_id, first - 1, last - first + 1)
            wanted = [event for event in events if event.type in types]
            if wanted:
                found[table_id] = wanted
        return found

    async def match_events(self, table_id: TableId, match_id: MatchId) -> list[StoredEvent]:
        """Return all events of a match but the one that ends it."""
        return [event for event in await self._events.read(table_id, 0) if event.match_id == match_id]

    async def table_ids(self, after: TableId | None, limit: int) -> list[TableId]:
        """Return the first tables above an id."""
        return sorted(each for each in self._events.table_ids if after is None or each > after)[:limit]

    async def records(self, after: MatchId | None, limit: int) -> list[tuple[MatchId, str]]:
        """Return the first records above an id of matches whose streams are gone."""
        gone = (row for table_id, row in self._matches.rows.items() if table_id not in self._events.table_ids)
        texts = sorted((finished.match.match_id, finished.text) for row in gone for finished in row)
        return [each for each in texts if after is None or each[0] > after][:limit]

    async def system_id(self) -> str:
        """Nobody else can count here."""
        return ""

    async def adopt(self) -> None:
        """Nothing is restored into memory."""
