"""What nodes tell each other about tables: that one has gone on, and up to where. A node listens where it serves.

It is never more than a hint. The store says what happened, and whoever begins to listen asks it first.
"""

import asyncio
from collections.abc import Awaitable, Callable, Collection
from contextlib import suppress
from functools import partial
from typing import TypeAlias

from gangoffour.server.ports import Bus, StoreUnavailable, TableId, Urgency, set_urgency

End: TypeAlias = Callable[[], Awaitable[None]]


class TableBus:
    """The tables of this node on the bus between nodes."""

    def __init__(
        self,
        bus: Bus,
        hear: Callable[[TableId, int], Awaitable[None]],
        served: Callable[[], Collection[TableId]],
    ) -> None:
        """Keep whom to tell that a table has gone on, with its newest sequence number, and how to ask what is served.

        A table is served where somebody follows it, or where it is to be woken.
        """
        self._bus = bus
        self._hear = hear
        self._served = served
        self._listening: dict[TableId, asyncio.Task[End]] = {}
        self._untold: dict[TableId, int] = {}
        self._telling: asyncio.Task[None] | None = None

    def tell(self, table_id: TableId, seq: int) -> None:
        """Say that a table has gone on, some time soon; of two hints about one table the older is useless."""
        self._untold[table_id] = seq
        if self._telling is None:
            self._telling = asyncio.create_task(self._tell_all())

    async def _tell_all(self) -> None:
        try:
            while self._untold:
                table_id, seq = self._untold.popitem()
                await self._bus.publish(f"table.{table_id}.event", str(seq))
        finally:
            self._telling = None

    def is_heard(self, table_id: TableId) -> bool:
        """True if this node hears when the table goes on elsewhere."""
        task = self._listening.get(table_id)
        return task is not None and task.done()

    async def listen(self, table_id: TableId) -> bool:
        """Hear from now on when a table goes on elsewhere; True if that is new: what is known of it may be old."""
        is_new = table_id not in self._listening
        self.begin(table_id)
        await asyncio.shield(self._listening[table_id])
        return is_new

    def begin(self, table_id: TableId) -> None:
        """Listen to a table of which everything is known at this moment; nobody waits for it."""
        if table_id not in self._listening:
            self._listening[table_id] = asyncio.create_task(self._subscribe(table_id))

    async def rest(self) -> None:
        """Listen no more to tables that are not served here."""
        await self._listen_only(self._served())

    async def _listen_only(self, served: Collection[TableId]) -> None:
        for table_id in [each for each in self._listening if each not in served and self.is_heard(each)]:
            end = self._listening.pop(table_id).result()
            await end()

    async def close(self) -> None:
        """Tell what is not told yet, and listen to nothing."""
        if self._telling is not None:
            await asyncio.wait([self._telling])
        if self._listening:
            await asyncio.wait(self._listening.values())
        await self._listen_only(())

    async def _subscribe(self, table_id: TableId) -> End:
        set_urgency(Urgency.PLAY)  # whoever happened to come first, a spectator perhaps
        return await self._bus.subscribe(f"table.{table_id}.event", partial(self._heard, table_id), own=False)

    async def _heard(self, table_id: TableId, _subject: str, text: str) -> None:
        if text.isdecimal():
            with suppress(StoreUnavailable):  # the heads will tell
                await self._hear(table_id, int(text))
