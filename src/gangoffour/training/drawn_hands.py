"""Hands to tell apart: those that the others had, and others they might have had as far as sizes go.

Who can tell the true hands from drawn ones knows how much more likely they were: that is how guessing is learned.
"""

from typing import Final

import numpy as np
from numpy.typing import NDArray

from gangoffour.encoding import FIELDS, unpacked
from gangoffour.engine import DECK
from gangoffour.training.selfplay import Lessons

_UNSEEN: Final = next(slice(each.start, each.start + each.width) for each in FIELDS if each.name == "unseen")
_PAIRED: Final = np.array([place for place in range(len(DECK) - 1) if DECK[place] == DECK[place + 1]])
"""The lower places of the faces that have two copies."""


def hands_among_others(lessons: Lessons, others: int, rng: np.random.Generator) -> NDArray[np.uint8]:
    """Return hands by decision, world, slot and card. The first world is the true one; the others are drawn."""
    true = np.unpackbits(lessons.hands.view(np.uint8).reshape(len(lessons.hands), -1, 8), axis=2, bitorder="little")
    unseen = unpacked(lessons.packed)[:, _UNSEEN]
    # Cards in an order by chance, the unseen ones first: the first so many are for the first slot, and so on.
    order = np.argsort(rng.random((len(true), others, len(DECK)), np.float32) - unseen[:, None], axis=2)
    ends = np.cumsum(true.sum(axis=2), axis=1)
    hands = np.zeros((len(true), 1 + others, true.shape[1], len(DECK)), np.uint8)
    hands[:, 0] = true
    numbers = np.arange(len(DECK))
    for slot in range(true.shape[1]):
        begin = ends[:, slot - 1] if slot else np.zeros(len(true), np.int64)
        is_dealt = (numbers >= begin[:, None]) & (numbers < ends[:, slot, None])
        np.put_along_axis(hands[:, 1:, slot], order, is_dealt[:, None].astype(np.uint8), axis=2)
    return _settled(hands)


def _settled(hands: NDArray[np.uint8]) -> NDArray[np.uint8]:
    """Let one copy of a face be its lower bit."""
    both = hands[..., _PAIRED] + hands[..., _PAIRED + 1]
    hands[..., _PAIRED], hands[..., _PAIRED + 1] = both > 0, both > 1
    return hands
