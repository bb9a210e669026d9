"""Figures that are counted elsewhere, brought to `Metrics` when somebody asks; and how late the event loop runs."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Final

from prometheus_client import Counter

from gangoffour.server.metrics import Metrics

LOOK_EVERY_S: Final = 1.0


class Measures:
    """Counts of parts that know no Prometheus."""

    def __init__(self, counts: Sequence[tuple[Counter, Callable[[], int]]]) -> None:
        self._counts = counts
        self._counted = [0] * len(counts)

    def __call__(self) -> None:
        """Add what was counted since the last time."""
        for place, (counter, count) in enumerate(self._counts):
            counted = count()
            counter.inc(max(0, counted - self._counted[place]))
            self._counted[place] = counted


async def watch_loop(metrics: Metrics) -> None:
    """Measure how late a short sleep ends, until cancelled."""
    loop = asyncio.get_running_loop()
    while True:
        due_s = loop.time() + LOOK_EVERY_S
        await asyncio.sleep(LOOK_EVERY_S)
        metrics.loop_lag_s.set(max(0.0, loop.time() - due_s))
