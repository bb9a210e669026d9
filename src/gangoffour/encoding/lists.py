"""Lists of actions, one for each of many places, all in one array: `starts` says where each of them begins."""

from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from gangoffour.catalogue import load_catalogue
from gangoffour.core import PLAYS
from gangoffour.encoding.actions import ACTION_COUNT, ActionIndices

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
    _, firsts = np.unique(places * ACTION_COUNT + alike()[legal], return_index=True)
    kept[firsts] = True
    return legal[kept], np.concatenate(([0], np.cumsum(np.bincount(places[kept], minlength=len(counts)))))


@cache
def alike() -> NDArray[np.int64]:
    """Return for each action the first that has the same kind and ranks."""
    catalogue = load_catalogue()
    firsts: dict[tuple[int, ...], int] = {}
    alike = np.arange(ACTION_COUNT)
    for number in range(PLAYS):
        kind, cards = catalogue.combination(number)
        alike[1 + number] = firsts.setdefault((kind, *(card.rank for card in cards)), 1 + number)
    return alike
