"""How many points an action lost, so that chance does not look like a mistake.

The best of several candidates always seems better than it is: among equals the luckiest is chosen. So the worlds are
cut into two halves. The best candidate by half A is valued by half B, and the other way; the loss is the mean of both.
Between actions that are equal it is zero on average.
"""

from math import hypot
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from gangoffour.bots import Thinking

Floats = NDArray[np.float64]


class Tried(NamedTuple):
    """What came of some actions in the same worlds."""

    logs: Floats
    """How likely each world is, as a logarithm."""
    worth: Floats
    """By action, then world."""
    opinions: Floats
    """What the network thinks of each action."""

    @property
    def world_count(self) -> int:
        """In how many worlds."""
        return len(self.logs)

    def half(self, first: int) -> "Tried":
        """Return every second world, from the first or from the second on."""
        return Tried(self.logs[first::2], self.worth[:, first::2], self.opinions)

    def of(self, actions: NDArray[np.int64]) -> "Tried":
        """Return some of the actions alone."""
        return Tried(self.logs, self.worth[actions], self.opinions[actions])

    def more(self, logs: Floats, worth: Floats) -> "Tried":
        """Return the same with more worlds."""
        return Tried(np.concatenate((self.logs, logs)), np.concatenate((self.worth, worth), axis=1), self.opinions)

    def weights(self, thinking: Thinking) -> Floats:
        """Return how much each world counts; together 1."""
        weights = np.exp(thinking.credence * (self.logs - self.logs.max()))
        shares: Floats = weights / weights.sum()
        return shares

    def values(self, thinking: Thinking) -> Floats:
        """Return what each action is worth by these worlds and by the network's own opinion."""
        by_worlds = self.worth @ self.weights(thinking)
        values: Floats = thinking.trust * by_worlds + (1 - thinking.trust) * self.opinions
        return values


class Loss(NamedTuple):
    """A loss in points, and its standard error."""

    points: float
    error: float


class Chosen(NamedTuple):
    """Two candidates: the best by half A of the worlds, and the best by half B."""

    by_first: int
    by_second: int


def chosen_by_halves(tried: Tried, thinking: Thinking) -> Chosen:
    """Return the best action by each half of the worlds."""
    return Chosen(*(int(np.argmax(tried.half(first).values(thinking))) for first in (0, 1)))


def cross_fitted(tried: Tried, chosen: Chosen, taken: int, thinking: Thinking) -> Loss:
    """Return the loss of the action that was taken: what each half chose is valued by the other one."""
    first, second = tried.half(0), tried.half(1)
    terms = (
        gap_between(second, chosen.by_first, taken, thinking),
        gap_between(first, chosen.by_second, taken, thinking),
    )
    points = sum(term.points for term in terms) / len(terms)
    return Loss(points, hypot(*(term.error for term in terms)) / len(terms))


def gap_between(tried: Tried, better: int, taken: int, thinking: Thinking) -> Loss:
    """Return by how much one action is better than another, and the standard error over the worlds."""
    values, weights = tried.values(thinking), tried.weights(thinking)
    differences = tried.worth[better] - tried.worth[taken]
    spread = weights**2 @ (differences - weights @ differences) ** 2
    scarce = max(1 - weights @ weights, np.finfo(np.float64).tiny)  # few worlds hide how far they lie apart
    return Loss(float(values[better] - values[taken]), thinking.trust * float(np.sqrt(spread / scarce)))
