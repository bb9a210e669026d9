"""Figures that are counted elsewhere, brought to `Metrics` when somebody asks; and how late the event loop runs."""

import asyncio
from collections.abc import Callable, Sequence
from typing import Final

from prometheus_client import Counter

from gangoffour.server.metrics import Metrics
from gangoffour.server.projections import Projections

LOOK_EVERY_S: Final = 1.0


class Measures:
    """Counts of parts that know no Prometheus."""

    def __init__(
        self, counts: Sequence[tuple[Counter, Callable[[], float]]], measure: Callable[[], None] = lambda: None
    ) -> None:
        """Keep what is counted where, and what else is to be measured."""
        self._counts = counts
        self._measure = measure
        self._counted = [0.0] * len(counts)

    def __call__(self) -> None:
        """Add what was counted since the last time."""
        for place, (counter, count) in enumerate(self._counts):
            counted = count()
            counter.inc(max(0, counted - self._counted[place]))
            self._counted[place] = counted
        self._measure()


def measure_projections(metrics: Metrics, projections: Projections) -> None:
    """Tell how far the projections are behind, at the shard where they are furthest."""
    for name in {name for runner in projections.runners for name in runner.movers}:
        movers = [runner.movers[name] for runner in projections.runners]
        metrics.projections.lag_s.labels(name).set(max(mover.lag_ms for mover in movers) / 1000)
        metrics.projections.lag_rows.labels(name).set(max(mover.lag_rows for mover in movers))
        metrics.projections.faults.labels(name).set(sum(mover.fault_count for mover in movers))


async def watch_loop(metrics: Metrics) -> None:
    """Measure how late a short sleep ends, until cancelled."""
    loop = asyncio.get_running_loop()
    while True:
        due_s = loop.time() + LOOK_EVERY_S
        await asyncio.sleep(LOOK_EVERY_S)
        metrics.loop_lag_s.set(max(0.0, loop.time() - due_s))
