"""Cards as a mask of 64 bits, so that "held" is one subset test.

Bit *i* stands for the *i*-th card of `DECK`. Copies of a face are alike: one copy is its lower bit, two copies are
both, so a mask depends on the cards alone.
"""

from collections.abc import Iterable, Mapping
from typing import Final

from gangoffour.engine import COPIES, DECK, Card, Hand

_LOWEST_BIT: Final[Mapping[Card, int]] = {card: 1 << DECK.index(card) for card in COPIES}


def mask_of(cards: Iterable[Card]) -> int:
    """Return the mask of cards, in any order; no more copies of a face than the deck has."""
    mask = 0
    for card in cards:
        bit = _LOWEST_BIT[card]
        if mask & bit and COPIES[card] > 1:
            bit <<= 1
        if mask & bit:
            raise ValueError(f"more copies of {card} than the deck has")
        mask |= bit
    return mask


def cards_of(mask: int) -> Hand:
    """Return the cards of a mask, in rising card order."""
    return tuple(card for position, card in enumerate(DECK) if mask >> position & 1)
