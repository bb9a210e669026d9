"""One action out of each list: any, now and then, or what a plain player would do."""

import numpy as np
from numpy.typing import NDArray

from gangoffour.catalogue import load_catalogue
from gangoffour.core import FIRST_RETURN, PASS, PLAYS
from gangoffour.encoding import ACTION_COUNT, ActionIndices, best
from gangoffour.engine import Kind


def left_to_chance(
    chosen: NDArray[np.int64], starts: NDArray[np.int64], share: float, rng: np.random.Generator
) -> NDArray[np.int64]:
    """Replace a share of the choices by any action of the same list."""
    counts = np.diff(starts)
    anything = starts[:-1] + (rng.random(len(counts)) * counts).astype(np.int64)
    return np.where(rng.random(len(counts)) < share, anything, chosen)


class PlainPlayer:
    """Leads the most cards, lowest first; answers with the lowest play, and keeps gangs while there is another way."""

    def __init__(self) -> None:
        kinds = np.zeros(ACTION_COUNT, np.int64)
        kinds[1 : 1 + PLAYS] = load_catalogue().kinds
        sizes = np.zeros(ACTION_COUNT, np.int64)
        sizes[1 : 1 + PLAYS] = [mask.bit_count() for mask in load_catalogue().masks]
        sizes[kinds == Kind.GANG] = 0
        order = -np.arange(ACTION_COUNT, dtype=np.float32) / ACTION_COUNT
        self._leading = sizes + order
        self._following = order.copy()
        self._following[PASS] = -2
        self._following[kinds == Kind.GANG] -= 3
        self._leading[FIRST_RETURN:] = order[FIRST_RETURN:]

    def choose(self, legal: ActionIndices, starts: NDArray[np.int64]) -> NDArray[np.int64]:
        """Return where in all lists the choice of each place stands."""
        is_lead = np.repeat(legal[starts[:-1]] != PASS, np.diff(starts))
        worth = np.where(is_lead, self._leading[legal], self._following[legal])
        return best(worth.astype(np.float32), starts)
