"""How long bots think."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np

_PERCENTILES: Final = (50, 95, 99)
_MS_PER_S: Final = 1_000


@dataclass(frozen=True, slots=True)
class Latency:
    """Processor time of a bot's decisions, those without a choice left out. It belongs to one machine and one run."""

    decision_count: int
    p50_ms: float
    p95_ms: float
    p99_ms: float


def latency_of(times_s: Sequence[float]) -> Latency:
    """Return the percentiles of decision times; zeros if nothing was decided."""
    if not times_s:
        return Latency(0, 0.0, 0.0, 0.0)
    p50, p95, p99 = (float(each) * _MS_PER_S for each in np.percentile(times_s, _PERCENTILES))
    return Latency(len(times_s), p50, p95, p99)
