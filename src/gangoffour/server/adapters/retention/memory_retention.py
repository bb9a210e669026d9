"""Removing what has been kept long enough from memory."""

from collections.abc import Mapping, Sequence
from typing import Any

from gangoffour.server.adapters.projections.memory_shelves import MemoryShelf
from gangoffour.server.adapters.projections.shadows import shadow_name
from gangoffour.server.adapters.retention.boards import board_in
from gangoffour.server.adapters.streams.memory import MemoryChat, MemoryEventStore, MemorySecrets
from gangoffour.server.ports import Keep, TableId


class MemoryRetention:
    """The tables in memory that are over."""

    def __init__(
        self, events: MemoryEventStore, chat: MemoryChat, secrets: MemorySecrets, shelves: Sequence[MemoryShelf[Any]]
    ) -> None:
        self._events = events
        self._chat = chat
        self._secrets = secrets
        self._shelves = shelves

    async def remove(self, keep: Keep, versions: Mapping[str, int]) -> int:
        """Remove all that has been kept long enough: nobody waits for it."""
        now_ms = await self._events.now_ms()
        streams_before_ms = now_ms - keep.streams_ms
        count = sum([self._chat.forget(each) for each in self._closed(max(streams_before_ms, now_ms - keep.chat_ms))])
        for table_id in self._closed(max(streams_before_ms, now_ms - keep.commands_ms)):
            count += self._events.forget_commands(table_id)
        if self._is_projected(versions):
            needed = {row.table_id for row in self._events.outbox}.union(*(shelf.parked for shelf in self._shelves))
            for table_id in self._closed(streams_before_ms):
                if table_id not in needed:
                    count += await self._forget(table_id)
        return count

    def _closed(self, before_ms: int) -> list[TableId]:
        return [each for each, at_ms in self._events.closed_at_ms.items() if at_ms < before_ms]

    def _is_projected(self, versions: Mapping[str, int]) -> bool:
        """Return whether all projections follow the outbox, and none is being made anew."""
        cursors = {name: cursor for shelf in self._shelves for name, cursor in shelf.cursors.items()}
        found = {name: cursor.version for name, cursor in cursors.items()}
        is_made_anew = any(shadow_name(name) in found for name in versions)
        return not is_made_anew and all(found.get(name) == version for name, version in versions.items())

    async def _forget(self, table_id: TableId) -> int:
        (opened,) = await self._events.read(table_id, 0, 1)
        self._secrets.forget(table_id, board_in(opened.payload))
        self._events.forget(table_id)
        return 1
