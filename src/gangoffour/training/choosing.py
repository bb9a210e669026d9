"""One action out of each list: the best, now and then any, or what a plain player would do."""

from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from gangoffour.catalogue import load_catalogue
from gangoffour.core import FIRST_RETURN, PASS, PLAYS
from gangoffour.encoding import ACTION_COUNT, ActionIndices
from gangoffour.engine import Kind

_LONG: Final = 16
"""Longer lists of actions are thinned."""


def best(worth: NDArray[np.float32], starts: NDArray[np.int64]) -> NDArray[np.int64]:
    """Return where in all lists the most worthy action of each place stands; of equals the first."""
    counts = np.diff(starts)
    highest = np.repeat(np.maximum.reduceat(worth, starts[:-1]), counts)
    found = np.flatnonzero(worth == highest)
    places = np.repeat(np.arange(len(counts)), counts)[found]
    chosen = np.empty(len(counts), np.int64)
    chosen[places[::-1]] = found[::-1]  # the first of equals is written last
    return chosen


def left_to_chance(
    chosen: NDArray[np.int64], starts: NDArray[np.int64], share: float, rng: np.random.Generator
) -> NDArray[np.int64]:
    """Replace a share of the choices by any action of the same list."""
    counts = np.diff(starts)
    anything = starts[:-1] + (rng.random(len(counts)) * counts).astype(np.int64)
    return np.where(rng.random(len(counts)) < share, anything, chosen)


def some_lists(
    places: NDArray[np.bool_], legal: ActionIndices, starts: NDArray[np.int64]
) -> tuple[ActionIndices, NDArray[np.int64]]:
    """Return the lists of some places alone."""
    counts = np.diff(starts)
    return legal[np.repeat(places, counts)], np.concatenate(([0], np.cumsum(counts[places])))


def thinned(legal: ActionIndices, starts: NDArray[np.int64]) -> tuple[ActionIndices, NDArray[np.int64]]:
    """Leave plays out of long lists that differ from another one in colours only; return the lists that are left.

    The weakest of them stays. Most legal actions are in long lists, and looking at them takes most of the time.
    """
    counts = np.diff(starts)
    places = np.repeat(np.arange(len(counts)), counts)
    kept = counts[places] <= _LONG
    _, firsts = np.unique(places * ACTION_COUNT + _alike()[legal], return_index=True)
    kept[firsts] = True
    return legal[kept], np.concatenate(([0], np.cumsum(np.bincount(places[kept], minlength=len(counts)))))


@cache
def _alike() -> NDArray[np.int64]:
    """Return for each action the first that has the same kind and ranks."""
    catalogue = load_catalogue()
    firsts: dict[tuple[int, ...], int] = {}
    alike = np.arange(ACTION_COUNT)
    for number in range(PLAYS):
        kind, cards = catalogue.combination(number)
        alike[1 + number] = firsts.setdefault((kind, *(card.rank for card in cards)), 1 + number)
    return alike


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
