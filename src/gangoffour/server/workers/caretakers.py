"""Standing duties of a node: waking overdue tables, catching up, telling who is gone. The store is the backstop.

Timers and hints are quick but can be lost with their node. What is written here happens every second or two, on every
node, and is enough on its own to keep every table going.
"""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

import structlog

from gangoffour.server.ports import Bus, EventStore, Presences, StoreUnavailable, TableId
from gangoffour.server.tables.service import Tables

SWEEP_S: Final = 1.0
LATE_MS: Final = 1_000
"""A table that overslept by more is woken by whoever sees it."""
LEASE_MS: Final = 5_000
SWEEP_LIMIT: Final = 200
OUTAGE_MS: Final = 3_000
"""If no node was alive for longer, there was an outage: nobody's clock is charged for it."""
OUTAGE_GRACE_MS: Final = 10_000
STALE_NODE_MS: Final = 10_000


class Caretakers:
    """The standing duties of one node."""

    def __init__(self, tables: Tables, events: EventStore, presences: Presences, bus: Bus, node_id: str) -> None:
        self._tables = tables
        self._events = events
        self._presences = presences
        self._bus = bus
        self._node_id = node_id
        self._log = structlog.get_logger("gangoffour.caretakers")
        self.gap_count = 0
        self.is_store_well = False

    async def start(self) -> None:
        """Say that this node is alive before it serves: an outage is found, and nobody charged for it."""
        await self.beat()

    async def run(self) -> None:
        """Do the standing duties until cancelled."""
        end = await self._bus.subscribe("table.*.event", self._hear)
        try:
            duties = (self.beat, self.sweep, self.check_heads, self.tell_stale)
            await asyncio.gather(*map(self._regularly, duties))
        finally:
            await end()

    async def _regularly(self, duty: Callable[[], Awaitable[None]]) -> None:
        while True:
            try:
                await duty()
            except StoreUnavailable:
                self._lose_store()
            except Exception:  # noqa: BLE001  a duty that failed once is tried again
                self._log.exception("a standing duty failed", duty=duty.__name__)
            await asyncio.sleep(SWEEP_S)

    def _lose_store(self) -> None:
        if self.is_store_well:
            self._log.warning("the store does not answer")
        self.is_store_well = False

    async def beat(self) -> None:
        """Say that this node is alive. It waits for no other duty: a busy node is no outage."""
        put_off_ms = await self._events.heartbeat(OUTAGE_MS, OUTAGE_GRACE_MS)
        await self._presences.beat(self._node_id)
        if put_off_ms or not self.is_store_well:
            # Deadlines may have been put off, by this node or another: only the store knows them now.
            self._tables.streams.forget_all()
            await self._tables.renew_followed()
        if put_off_ms:
            self._log.warning("after an outage all deadlines were put off", put_off_ms=put_off_ms)
        self.is_store_well = True

    async def sweep(self) -> None:
        """Wake the tables that overslept."""
        for table_id in await self._events.overdue(LATE_MS, LEASE_MS, SWEEP_LIMIT):
            await self._wake(table_id)

    async def _wake(self, table_id: TableId) -> None:
        try:
            await self._tables.wake(table_id)
        except StoreUnavailable:
            raise
        except Exception:  # noqa: BLE001  one table must not stop the sweep
            self._log.exception("an overdue table could not be woken", table_id=str(table_id))

    async def check_heads(self) -> None:
        """Find the tables whose last hint was lost."""
        for table_id in await self._tables.streams.behind(self._tables.feeds.tables):
            self.gap_count += 1
            await self._tables.catch_up(table_id)

    async def tell_stale(self) -> None:
        """Tell tables that people whose node died are away."""
        for table_id, player_id in await self._presences.take_stale(STALE_NODE_MS):
            await self._tables.depart_everywhere(table_id, player_id)

    async def _hear(self, subject: str, text: str) -> None:
        """Another node, or this one, appended to a table."""
        table_id = TableId(subject.split(".")[-2])
        stream = self._tables.streams.cached(table_id)
        if stream is not None and text.isdecimal() and stream.state.seq < int(text):
            try:
                await self._tables.catch_up(table_id)
            except StoreUnavailable:
                self._lose_store()
