"""Clocks: time as the store counts it, moved by no wall clock of this machine."""

import asyncio
import heapq
import time
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from itertools import count
from typing import Final

import structlog

from gangoffour.server.ports import StoreUnavailable

RESAMPLE_S: Final = 30.0
"""How often a `StoreClock` asks the store for its time."""
_SAMPLES: Final = 5
"""Requests in one sample; the quickest tells the time best."""
_LONGEST_NAP_S: Final = 30.0
"""A sleeper looks at the clock at least this often, in case it was set."""

log: structlog.stdlib.BoundLogger = structlog.get_logger()


@dataclass(frozen=True, slots=True)
class Seconds:
    """Seconds that pass, counted from any moment: those of the machine, or those of a test."""

    now_s: Callable[[], float] = time.monotonic
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep


class SteadyClock:
    """The clock of one process: the wall's time when it was made, and every second since."""

    def __init__(self, seconds: Seconds | None = None) -> None:
        self._seconds = seconds or Seconds()
        self._offset_s = time.time() - self._seconds.now_s()

    def now_ms(self) -> int:
        """Return the time in milliseconds since 1970."""
        return int((self._offset_s + self._seconds.now_s()) * 1000)

    async def sleep_until(self, moment_ms: int) -> None:
        """Return at that moment, or at once if it has passed."""
        while (left_ms := moment_ms - self.now_ms()) > 0:
            await _nap(self._seconds, left_ms)


class StoreClock:
    """The clock of a node in a cluster: the store's time when it was last asked, and every second since.

    Time never goes backwards. If the store says that it is earlier than we thought, time stands still meanwhile.
    """

    def __init__(self, now_ms_of_store: Callable[[], Awaitable[int]], seconds: Seconds | None = None) -> None:
        self._now_ms_of_store = now_ms_of_store
        self._seconds = seconds or Seconds()
        self._offset_ms: float | None = None
        self._last_ms = 0

    async def sample(self) -> None:
        """Ask the store for its time. It has to be done once before anybody asks for it here."""
        samples: list[tuple[float, float]] = []
        for _ in range(_SAMPLES):
            asked_s = self._seconds.now_s()
            store_ms = await self._now_ms_of_store()
            answered_s = self._seconds.now_s()
            samples.append((answered_s - asked_s, store_ms - (asked_s + answered_s) / 2 * 1000))
        _, self._offset_ms = min(samples)

    async def run(self) -> None:
        """Sample now and again, until cancelled. While the store is away, time goes on."""
        while True:
            try:
                await self.sample()
            except (StoreUnavailable, OSError) as error:
                log.warning("clock_not_sampled", error=type(error).__name__)
            await self._seconds.sleep(RESAMPLE_S)

    def now_ms(self) -> int:
        """Return the time in milliseconds since 1970."""
        self._last_ms = max(self._last_ms, int(self._sampled_ms()))
        return self._last_ms

    async def sleep_until(self, moment_ms: int) -> None:
        """Return at that moment, or at once if it has passed."""
        # Not by now_ms: where time stands still, the moment is farther off than it says.
        while self._last_ms < moment_ms and (left_ms := moment_ms - self._sampled_ms()) > 0:
            await _nap(self._seconds, left_ms)

    def _sampled_ms(self) -> float:
        if self._offset_ms is None:
            raise RuntimeError("the store was not asked for its time yet: await sample() first")
        return self._offset_ms + self._seconds.now_s() * 1000


class ManualClock:
    """The clock of a test: time passes when the test says so."""

    def __init__(self, now_ms: int = 1_000_000) -> None:
        self._now_ms = now_ms
        self._order = count()
        self._sleepers: list[tuple[int, int, asyncio.Future[None]]] = []

    def now_ms(self) -> int:
        """Return the time."""
        return self._now_ms

    async def sleep_until(self, moment_ms: int) -> None:
        """Return when the test has let the time come to that moment."""
        if moment_ms > self._now_ms:
            woken = asyncio.get_running_loop().create_future()
            heapq.heappush(self._sleepers, (moment_ms, next(self._order), woken))
            await woken

    async def advance(self, ms: int) -> None:
        """Let time pass. Sleepers wake in the order of their moments, each at its own, before time goes on.

        Whoever goes to sleep again meanwhile, for a moment within this time, is woken too.
        """
        end_ms = self._now_ms + ms
        await self.settle()
        while self._sleepers and self._sleepers[0][0] <= end_ms:
            moment_ms, _, woken = heapq.heappop(self._sleepers)
            if woken.done():  # it was cancelled in its sleep
                continue
            self._now_ms = moment_ms
            woken.set_result(None)
            await self.settle()
        self._now_ms = end_ms

    async def settle(self) -> None:
        """Let all tasks run that only wait for each other, a few turns of the event loop long."""
        for _ in range(20):
            await asyncio.sleep(0)


async def _nap(seconds: Seconds, left_ms: float) -> None:
    await seconds.sleep(min(left_ms / 1000, _LONGEST_NAP_S))
