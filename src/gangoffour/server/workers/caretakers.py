"""Standing duties of a node: waking overdue tables, catching up, telling who is gone. The store is the backstop.

Timers and hints are quick but can be lost with their node. What is written here happens every second or two, on every
node, and is enough on its own to keep every table going. It takes a few tables at a time, and rests as long as it
worked: however much there is to make good, most of a node is left to those who play.
"""

import asyncio
import time
from collections import deque
from collections.abc import Awaitable, Callable, Iterable
from typing import Final

import structlog

from gangoffour.server.ports import EventStore, PlayerId, Presences, StoreUnavailable, TableId, Urgency, asking
from gangoffour.server.tables.errors import Refusal, TableCode
from gangoffour.server.tables.service import Tables
from gangoffour.server.workers.pulse import Pulse

EVERY_S: Final = 1.0
"""How often each duty is done, if it is quickly done."""
SWEEP_EVERY_S: Final = 0.5
"""How often overdue tables are looked for. Of a table that sleeps for days no node has a timer, so what it waits for
comes by `LATE_MS` and this much too late; two seconds in all are still what a person takes for a slow server."""
SHORTEST_REST_S: Final = 0.2
LATE_MS: Final = 1_000
"""A table that overslept by more is woken by whoever sees it."""
LEASE_MS: Final = 5_000
SWEEP_LIMIT: Final = 64
"""How many tables are taken in one sweep."""
AT_ONCE: Final = 8
"""How many tables a duty looks after at the same time."""
STALE_NODE_MS: Final = 10_000


class Caretakers:
    """The standing duties of one node."""

    def __init__(
        self,
        tables: Tables,
        events: EventStore,
        presences: Presences,
        node_id: str,
        now_s: Callable[[], float] = time.monotonic,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
    ) -> None:
        self._tables = tables
        self._events = events
        self._presences = presences
        self._now_s = now_s
        self._sleep = sleep
        self._log = structlog.get_logger("gangoffour.caretakers")
        self._gone: list[tuple[TableId, PlayerId]] = []
        """People whose node died, and whose tables were not told yet."""
        self.pulse = Pulse(events, presences, node_id, self._doubt, now_s)
        self.gap_count = 0

    async def start(self) -> None:
        """Say that this node is alive before it serves: an outage is found, and nobody charged for it."""
        await self.pulse.beat()

    async def run(self) -> None:
        """Do the standing duties until cancelled."""
        duties = (self.check_heads, self.tell_stale, self._tables.bus.rest)
        await asyncio.gather(
            self._beat_regularly(), self._regularly(self.sweep, SWEEP_EVERY_S), *map(self._regularly, duties)
        )

    async def _beat_regularly(self) -> None:
        """Beat, whatever the other duties do and however long they take."""
        while True:
            begun_s = self._now_s()
            await self._done_once(self.pulse.beat)
            await self._sleep(max(SHORTEST_REST_S, EVERY_S - (self._now_s() - begun_s)))

    async def _regularly(self, duty: Callable[[], Awaitable[None]], every_s: float = EVERY_S) -> None:
        while True:
            begun_s = self._now_s()
            await self._done_once(duty)
            await self._sleep(max(every_s, self._now_s() - begun_s))

    async def _done_once(self, duty: Callable[[], Awaitable[None]]) -> None:
        try:
            await duty()
        except StoreUnavailable:
            pass  # the pulse tells it once, and not every duty again
        except Exception:  # noqa: BLE001  a duty that failed once is tried again
            self._log.exception("a standing duty failed", duty=duty.__name__)

    def _doubt(self) -> None:
        """Deadlines may have been put off: only the store knows them now."""
        self._tables.streams.doubt_all()

    async def sweep(self) -> None:
        """Wake the tables that overslept, longest first."""
        while True:
            begun_s = self._now_s()
            taken = await self._events.overdue(LATE_MS, LEASE_MS, SWEEP_LIMIT)
            await self._for_each(taken, self._tables.tend)
            if len(taken) < SWEEP_LIMIT:
                return
            await self._sleep(self._now_s() - begun_s)

    async def check_heads(self) -> None:
        """Find the tables whose last hint was lost, and those whose deadline was put off."""
        behind, put_off = await self._tables.streams.compare(self._tables.feeds.tables)
        self.gap_count += len(behind)
        with asking(Urgency.JOIN):
            await self._for_each(behind, self._tables.catch_up)
            await self._for_each(put_off, self._tables.make_good)

    async def _for_each(self, table_ids: Iterable[TableId], care: Callable[[TableId], Awaitable[None]]) -> None:
        """Look after tables, a few at a time. One that fails stops no other; none is begun once the store is away."""
        waiting = iter(table_ids)

        async def work() -> None:
            for table_id in waiting:
                try:
                    await care(table_id)
                except StoreUnavailable:
                    deque(waiting, maxlen=0)
                    raise
                except Exception:  # noqa: BLE001  one table must not stop the others
                    self._log.exception("a table could not be looked after", table_id=str(table_id))

        for outcome in await asyncio.gather(*(work() for _ in range(AT_ONCE)), return_exceptions=True):
            if isinstance(outcome, BaseException):
                raise outcome

    async def tell_stale(self) -> None:
        """Tell tables that people whose node died are away. A node that was itself stopped says first that it lives."""
        if not self.pulse.is_regular:
            return
        with asking(Urgency.JOIN):
            self._gone += await self._presences.take_stale(STALE_NODE_MS)
            while self._gone:
                await self._tell_gone(*self._gone[-1])
                self._gone.pop()

    async def _tell_gone(self, table_id: TableId, player_id: PlayerId) -> None:
        try:
            await self._tables.depart_everywhere(table_id, player_id)
        except Refusal as refusal:
            if refusal.code in (TableCode.BUSY, TableCode.UNAVAILABLE):
                raise StoreUnavailable from refusal  # the store has forgotten it: this node must not
            self._log.exception("a table could not be told who is gone", table_id=str(table_id))
