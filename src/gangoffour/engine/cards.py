"""The 64 cards and their order (R1, R12-R17).

A card is a *face*: rank and colour. The deck holds two copies of each ranked face; the copies are equal,
and nothing in the rules ever tells them apart.
"""

from collections import Counter
from collections.abc import Iterable
from enum import IntEnum
from typing import Final, NamedTuple, TypeAlias


class Rank(IntEnum):
    """The ranks in order of strength (R12)."""

    ONE = 1
    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    PHOENIX = 11
    DRAGON = 12


class Colour(IntEnum):
    """The colours in order of strength (R13); the multi-coloured one stands above the red one (R15)."""

    GREEN = 0
    YELLOW = 1
    RED = 2
    MULTI = 3


class Card(NamedTuple):
    """A face. Cards compare by rank, then colour, which is the card order of R14."""

    rank: Rank
    colour: Colour

    @property
    def is_ranked(self) -> bool:
        """True for ranks 1-10: all cards but phoenixes and dragon."""
        return self.rank <= Rank.TEN

    def __str__(self) -> str:
        return _RANK_TEXT[self.rank] + _COLOUR_TEXT[self.colour]

    def __repr__(self) -> str:
        return f"<{self}>"


Hand: TypeAlias = tuple[Card, ...]
"""The cards a seat holds now, in rising card order."""

_COLOUR_TEXT: Final = {Colour.GREEN: "G", Colour.YELLOW: "Y", Colour.RED: "R", Colour.MULTI: "M"}
_RANK_TEXT: Final = {rank: str(rank.value) for rank in Rank if rank <= Rank.TEN} | {Rank.PHOENIX: "P", Rank.DRAGON: "D"}

PLAIN_COLOURS: Final = (Colour.GREEN, Colour.YELLOW, Colour.RED)
"""The three colours that every ranked card but the multi-coloured one has."""
RANKED: Final = tuple(rank for rank in Rank if rank <= Rank.TEN)
"""The ranks from one to ten."""

MULTI_ONE: Final = Card(Rank.ONE, Colour.MULTI)
"""The multi-coloured one, which leads the first deal (R8)."""
GREEN_PHOENIX: Final = Card(Rank.PHOENIX, Colour.GREEN)
"""The lower of the two phoenixes."""
YELLOW_PHOENIX: Final = Card(Rank.PHOENIX, Colour.YELLOW)
"""The higher of the two phoenixes."""
DRAGON: Final = Card(Rank.DRAGON, Colour.RED)
"""The highest card (R12)."""
PHOENIX_PAIR: Final = (GREEN_PHOENIX, YELLOW_PHOENIX)

_PAIRED_FACES: Final = tuple(Card(rank, colour) for rank in RANKED for colour in PLAIN_COLOURS)

FACES: Final = tuple(sorted((*_PAIRED_FACES, MULTI_ONE, *PHOENIX_PAIR, DRAGON)))
"""The 34 faces in card order (R14)."""

DECK: Final = tuple(sorted((*_PAIRED_FACES, *_PAIRED_FACES, MULTI_ONE, *PHOENIX_PAIR, DRAGON)))
"""The 64 cards in canonical order: faces in card order, copies adjacent (R1)."""

COPIES: Final = Counter(DECK)
"""How often each face occurs in the deck."""

HAND_SIZE: Final = 16
"""Cards dealt to each seat, with three seats as with four (R3, R4)."""


def sorted_hand(cards: Iterable[Card]) -> Hand:
    """Return the cards as a hand, in rising card order."""
    return tuple(sorted(cards))


def holds(hand: Hand, cards: Iterable[Card]) -> bool:
    """True if the hand has all these cards, copies counted."""
    missing = list(hand)
    for card in cards:
        if card not in missing:
            return False
        missing.remove(card)
    return True


def missing_cards(hand: Hand, cards: Iterable[Card]) -> tuple[Card, ...]:
    """Return those of the cards that the hand does not have, copies counted."""
    left, missing = list(hand), list[Card]()
    for card in cards:
        if card in left:
            left.remove(card)
        else:
            missing.append(card)
    return tuple(missing)


def hand_without(hand: Hand, cards: Iterable[Card]) -> Hand:
    """Return the hand less one copy of each of these cards, all of which it must hold."""
    left = list(hand)
    for card in cards:
        left.remove(card)
    return tuple(left)


def hand_with(hand: Hand, card: Card) -> Hand:
    """Return the hand with one more card."""
    return tuple(sorted((*hand, card)))
