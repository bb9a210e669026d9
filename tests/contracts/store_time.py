"""A store that is asked for its time and for nothing else, in seconds that a test lets pass."""

from gangoffour.server.adapters.clocks import ManualClock, Seconds
from gangoffour.server.ports import StoreUnavailable


class Store:
    """A store whose time a test can set, and that may answer late or not at all."""

    def __init__(self, passing: ManualClock, ahead_ms: int = 0) -> None:
        self.ahead_ms = ahead_ms
        self.delays_ms: list[tuple[int, int]] = []
        """Delays before and after the time is read, for the next requests."""
        self.is_away = False
        self.asked_count = 0
        self._passing = passing

    async def now_ms(self) -> int:
        self.asked_count += 1
        if self.is_away:
            raise StoreUnavailable
        before_ms, after_ms = self.delays_ms.pop(0) if self.delays_ms else (0, 0)
        await self._passing.sleep_until(self._passing.now_ms() + before_ms)
        now_ms = self.true_ms()
        await self._passing.sleep_until(self._passing.now_ms() + after_ms)
        return now_ms

    def true_ms(self) -> int:
        return self._passing.now_ms() + 1_700_000_000_000 + self.ahead_ms


def seconds_of(passing: ManualClock) -> Seconds:
    """Return seconds that pass when the test lets them."""

    async def sleep(span_s: float) -> None:
        await passing.sleep_until(passing.now_ms() + max(1, round(span_s * 1000)))

    return Seconds(lambda: passing.now_ms() / 1000, sleep)
