"""The queue in front of a store: bounded, by urgency, and short. What cannot be served soon is refused at once.

A queue without end turns a slow database into a dead server: everybody waits for those who have long gone away. Whoever
is refused here may try again, and nothing has happened.
"""

import asyncio
import time
from collections import deque
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from types import MappingProxyType
from typing import Final

from gangoffour.server.ports import StoreBusy, Urgency, urgency

MOST_WAITING: Final[Mapping[Urgency, int]] = MappingProxyType({Urgency.PLAY: 512, Urgency.JOIN: 256, Urgency.LOOK: 64})
LONGEST_WAIT_S: Final[Mapping[Urgency, float]] = MappingProxyType(
    {Urgency.PLAY: 3.0, Urgency.JOIN: 3.0, Urgency.LOOK: 2.0}
)
_SHARE: Final[Mapping[Urgency, float]] = MappingProxyType({Urgency.PLAY: 1, Urgency.JOIN: 0.75, Urgency.LOOK: 0.5})
"""How many of the places may be taken when one more comes: the others are left to the more urgent."""
_NEWEST_PART: Final = 0.1
"""How much the last one counts in the mean time that a place is taken."""


class Gate:
    """Lets so many in at a time."""

    def __init__(
        self,
        places: int,
        most_waiting: Mapping[Urgency, int] = MOST_WAITING,
        longest_wait_s: Mapping[Urgency, float] | None = None,
        now_s: Callable[[], float] = time.monotonic,
    ) -> None:
        self._places = places
        self._taken = 0
        self._most_waiting = most_waiting
        self._longest_wait_s = LONGEST_WAIT_S if longest_wait_s is None else longest_wait_s
        self._now_s = now_s
        self._mean_s = 0.0
        self._waiting: dict[Urgency, deque[asyncio.Future[None]]] = {each: deque() for each in Urgency}

    @property
    def waiting_count(self) -> int:
        """How many wait."""
        return sum(map(len, self._waiting.values()))

    @asynccontextmanager
    async def passing(self) -> AsyncIterator[None]:
        """Wait for a place and keep it meanwhile.

        Raises:
            StoreBusy: If too many wait already, or none became free soon enough.
        """
        await self._enter(urgency())
        begun_s = self._now_s()
        try:
            yield
        finally:
            self._mean_s += _NEWEST_PART * (self._now_s() - begun_s - self._mean_s)
            self._taken -= 1
            self._let_in()

    async def _enter(self, wanted: Urgency) -> None:
        if self._may_enter(wanted) and not any(self._waiting[each] for each in Urgency if each <= wanted):
            self._taken += 1
            return
        crowd = self._waiting[wanted]
        if len(crowd) >= self._most_waiting[wanted] or self._wait_s(wanted) > self._longest_wait_s[wanted]:
            raise StoreBusy
        place: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        crowd.append(place)
        try:
            async with asyncio.timeout(self._longest_wait_s[wanted]):
                await place
        except BaseException as error:
            self._go_away(wanted, place)
            if isinstance(error, TimeoutError):
                raise StoreBusy from error
            raise

    def _wait_s(self, wanted: Urgency) -> float:
        """Return how long one more will wait, as far as can be told from how long a place was taken lately."""
        ahead = sum(len(self._waiting[each]) for each in Urgency if each <= wanted)
        return self._mean_s * ahead / self._places

    def _go_away(self, wanted: Urgency, place: asyncio.Future[None]) -> None:
        if place.done() and not place.cancelled():  # it was let in at the same moment
            self._taken -= 1
            self._let_in()
        elif place in self._waiting[wanted]:
            self._waiting[wanted].remove(place)

    def _may_enter(self, wanted: Urgency) -> bool:
        return self._taken < max(1, int(_SHARE[wanted] * self._places))

    def _let_in(self) -> None:
        for each in Urgency:
            crowd = self._waiting[each]
            while crowd and self._may_enter(each):
                place = crowd.popleft()
                if not place.done():
                    self._taken += 1
                    place.set_result(None)
