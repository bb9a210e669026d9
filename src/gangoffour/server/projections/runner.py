"""The runner of a shard: moves its projections on as soon as something was appended here, and now and then anyway."""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

import structlog

from gangoffour.server.ids import shard_of
from gangoffour.server.ports import (
    START,
    Clock,
    Cursor,
    Outbox,
    Place,
    StoreUnavailable,
    TableId,
    Urgency,
    asking,
    set_urgency,
)
from gangoffour.server.projections.movers import Mover
from gangoffour.server.projections.projection import Work
from gangoffour.server.projections.rebuilds import rebuild, retry

POLL_MS: Final = 250
"""How often it is asked whether another node has appended something."""
REST_MS: Final = 50
"""How long it rests at least, so that what happens at once is taken together."""
REMOVE_EVERY_MS: Final = 5_000
CATCH_UP_S: Final = 2.0
"""How long somebody waits for a projection to catch up."""
LOOK_AGAIN_MS: Final = 10

log = structlog.get_logger("gangoffour.projections")


@dataclass(frozen=True, slots=True)
class Status:
    """How a projection of a shard is."""

    name: str
    shard: int
    version: int | None
    """Of the rows that are kept; None if there are none yet."""
    wanted_version: int
    lag_rows: int
    lag_s: float
    faults: int


async def _real_rest(rest_ms: int) -> None:
    await asyncio.sleep(rest_ms / 1000)


class Runner:
    """The projections of one shard.

    It rests in real time: the clock of the store tells how late it is, and may stand still.
    """

    def __init__(
        self,
        shard: int,
        outbox: Outbox,
        works: Sequence[Work[Any]],
        clock: Clock,
        rest: Callable[[int], Awaitable[None]] = _real_rest,
    ) -> None:
        self.shard = shard
        self._outbox = outbox
        self._clock = clock
        self._rest = rest
        self._preparing = asyncio.Lock()
        self.movers: Mapping[str, Mover] = {work.projection.name: Mover(work, outbox, clock) for work in works}
        self._types = frozenset[str]().union(*(work.projection.types for work in works))
        self._poked = asyncio.Event()
        self._is_sure = False
        """Whether the cursors are known to be of this cluster."""
        self._removed: Place = START
        self._remove_at_ms = 0

    def poke(self, types: Collection[str]) -> None:
        """Say that events of some types were appended here."""
        if not self._types.isdisjoint(types):
            self._poked.set()

    async def run(self) -> None:
        """Move the projections on until cancelled."""
        set_urgency(Urgency.JOIN)
        while True:
            try:
                await self.catch_up()
            except StoreUnavailable:
                self._is_sure = False  # it may come back as another one; the pulse tells that it is away
            except Exception:  # what failed once is tried again
                log.exception("the projections could not be moved on", shard=self.shard)
            await self._rest(REST_MS)
            await self._wait()

    async def _wait(self) -> None:
        """Wait until somebody pokes, but not for long."""
        poked = asyncio.create_task(self._poked.wait())
        late = asyncio.ensure_future(self._rest(POLL_MS - REST_MS))
        try:
            await asyncio.wait([poked, late], return_when=asyncio.FIRST_COMPLETED)
        finally:
            poked.cancel()
            late.cancel()
        self._poked.clear()

    async def catch_up(self) -> None:
        """Move every projection on as far as it goes. When there is nothing to do, it is one question."""
        last = await self._outbox.last()
        for mover in self.movers.values():
            if mover.is_ready and self._is_sure and mover.place >= last:
                mover.lag_ms = mover.lag_rows = 0
                continue
            await self._prepare(mover)
            while mover.place < last and await mover.move():
                pass
            await self._measure(mover, last)
        await self._remove()

    async def _measure(self, mover: Mover, last: Place) -> None:
        """Find out how far a projection is behind, if it is."""
        mover.lag_rows = 0
        if mover.place < last:
            mover.lag_rows = await self._outbox.waiting_count(mover.place)
            since_ms = await self._outbox.waiting_since_ms(mover.place)
            mover.lag_ms = 0 if since_ms is None else max(0, self._clock.now_ms() - since_ms)

    async def _prepare(self, mover: Mover) -> None:
        """Make sure that a projection can go on from where it stands; whoever comes second finds that it can."""
        async with self._preparing:
            await self._make_ready(mover)

    async def _make_ready(self, mover: Mover) -> None:
        if not self._is_sure:
            await self._outbox.adopt()
            self._is_sure = True
        if mover.is_ready:
            return
        cursor = await mover.look()
        wanted = mover.work.projection.version
        if cursor is None and not await self._outbox.table_ids(None, 1):
            await self._begin(mover)
        elif cursor is None or cursor.version < wanted:
            log.info("a projection is made anew", projection=mover.name, shard=self.shard)
            await rebuild(mover.work, self._outbox, self._clock)
            await mover.look()
        mover.fault_count = len(await mover.work.shelf.faults())

    async def _begin(self, mover: Mover) -> None:
        """Begin where nothing has happened yet."""
        cursor = Cursor(START, mover.work.projection.version, await self._outbox.system_id())
        async with mover.work.shelf.turn() as turn:
            if turn is not None:
                await turn.save({}, cursor)
        await mover.look()

    async def _remove(self) -> None:
        """Remove from the outbox what all have passed, now and then."""
        place = min((mover.place for mover in self.movers.values()), default=START)
        if place > self._removed and self._clock.now_ms() >= self._remove_at_ms:
            await self._outbox.remove_until(place)
            self._removed = place
            self._remove_at_ms = self._clock.now_ms() + REMOVE_EVERY_MS

    async def catch_up_with(self, name: str) -> None:
        """Move a projection on until it has come as far as the streams are now, whoever moves it."""
        mover = self.movers[name]
        last = await self._outbox.last()
        if not mover.is_ready or not self._is_sure:
            await self._prepare(mover)
        while mover.place < last:
            if not await mover.move() and mover.place < last:
                if not mover.is_ready:
                    await self._prepare(mover)
                await self._rest(LOOK_AGAIN_MS)

    async def rebuild(self, name: str) -> bool:
        """Make a projection anew; False if somebody else is at it."""
        await self._outbox.adopt()
        return await rebuild(self.movers[name].work, self._outbox, self._clock)

    async def retry(self, name: str) -> tuple[int, int]:
        """Project the tables again that a projection leaves alone; return how many work now, and do not."""
        return await retry(self.movers[name].work, self._outbox, self._clock)

    async def status(self) -> list[Status]:
        """Return how the projections are."""
        found: list[Status] = []
        for name, mover in self.movers.items():
            cursor = await mover.look()
            since_ms = await self._outbox.waiting_since_ms(mover.place)
            found.append(
                Status(
                    name=name,
                    shard=self.shard,
                    version=None if cursor is None else cursor.version,
                    wanted_version=mover.work.projection.version,
                    lag_rows=await self._outbox.waiting_count(mover.place),
                    lag_s=0.0 if since_ms is None else max(0, self._clock.now_ms() - since_ms) / 1000,
                    faults=len(await mover.work.shelf.faults()),
                )
            )
        return found


class Projections:
    """The projections of all shards, as one node moves them on."""

    def __init__(self, runners: Sequence[Runner]) -> None:
        self.runners = tuple(runners)
        self._waiting: set[asyncio.Task[bool]] = set()

    def poke(self, table_id: TableId, types: Collection[str]) -> None:
        """Say that events of some types were appended to a table here."""
        shard = shard_of(table_id)
        if shard < len(self.runners):
            self.runners[shard].poke(types)

    async def run(self) -> None:
        """Move all projections on until cancelled."""
        await asyncio.gather(*(runner.run() for runner in self.runners))

    async def caught_up(self, name: str, shards: Collection[int] | None = None, limit_s: float | None = None) -> bool:
        """Wait until a projection knows all that has been appended by now, but not for long; True if it does.

        Whoever just did something, or heard of it, can then find it there. A shard that does not answer is not waited
        for.
        """
        wanted = range(len(self.runners)) if shards is None else shards
        runners = [self.runners[shard] for shard in wanted if shard < len(self.runners)]
        tasks = {asyncio.create_task(_caught_up(runner, name)) for runner in runners}
        if not tasks:
            return True
        self._waiting |= tasks
        for task in tasks:
            task.add_done_callback(self._waiting.discard)
        # Nobody's patience ends the work: what was begun is of use to all.
        done, late = await asyncio.wait(tasks, timeout=CATCH_UP_S if limit_s is None else limit_s)
        return not late and all(task.exception() is None and task.result() for task in done)

    async def close(self) -> None:
        """End what is waited for."""
        for task in self._waiting:
            task.cancel()
        if self._waiting:
            await asyncio.wait(self._waiting)

    async def status(self) -> list[Status]:
        """Return how all projections are."""
        return [status for runner in self.runners for status in await runner.status()]


async def _caught_up(runner: Runner, name: str) -> bool:
    with asking(Urgency.JOIN):
        try:
            await runner.catch_up_with(name)
        except StoreUnavailable:
            return False
    return True
