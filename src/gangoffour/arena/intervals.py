"""How sure a mean is: the bootstrap."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

import numpy as np
import numpy.typing as npt

from gangoffour.fairness import seed_key

_PERCENTILES: Final = (2.5, 97.5)
"""What a 95 % interval lies between."""

_RESAMPLES: Final = 4_000
_BLOCK: Final = 2_000_000
"""Values drawn at a time: memory stays small, whatever the number of deals."""


@dataclass(frozen=True, slots=True)
class Interval:
    """A mean, and the 95 % interval around it."""

    mean: float
    low: float
    high: float


def bootstrap(values: Sequence[float], *, seed: str, resamples: int = _RESAMPLES) -> Interval:
    """Return the mean of the values and its interval: the means of as many values drawn anew, again and again.

    The values have to be independent of each other, as those of different deals are. With the same seed, equally many
    values are drawn by their places alike: what belongs to the same deals is resampled together.
    """
    sample = np.asarray(values, dtype=np.float64)
    if len(sample) <= 1:
        raise ValueError("an interval needs at least two values")
    # Raw numbers, for NumPy promises the same ones for all time and all machines, which it does not of drawn integers.
    stream = np.random.PCG64(int.from_bytes(seed_key(f"{seed} bootstrap".encode(errors="surrogateescape")), "big"))
    rows = max(1, _BLOCK // len(sample))
    means = [_means(sample, stream, min(rows, resamples - done)) for done in range(0, resamples, rows)]
    low, high = np.percentile(np.concatenate(means), _PERCENTILES)
    return Interval(float(sample.mean()), float(low), float(high))


def _means(sample: npt.NDArray[np.float64], stream: np.random.PCG64, count: int) -> npt.NDArray[np.float64]:
    places = stream.random_raw(count * len(sample)) % np.uint64(len(sample))
    means: npt.NDArray[np.float64] = sample[places.astype(np.intp)].reshape(count, -1).mean(axis=1)
    return means
