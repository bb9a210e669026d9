"""A store that is asked for its time and for nothing else."""

import asyncio
import time

from gangoffour.server.ports import StoreUnavailable


class Store:
    """A store whose time a test can set, and that may answer late or not at all."""

    def __init__(self, ahead_ms: int = 0) -> None:
        self.ahead_ms = ahead_ms
        self.delays_s: list[tuple[float, float]] = []
        """Delays before and after the time is read, for the next requests."""
        self.is_away = False
        self.asked_count = 0

    async def now_ms(self) -> int:
        self.asked_count += 1
        if self.is_away:
            raise StoreUnavailable
        before_s, after_s = self.delays_s.pop(0) if self.delays_s else (0.0, 0.0)
        await asyncio.sleep(before_s)
        now_ms = self.true_ms()
        await asyncio.sleep(after_s)
        return now_ms

    def true_ms(self) -> int:
        return int(time.monotonic() * 1000) + 1_700_000_000_000 + self.ahead_ms
