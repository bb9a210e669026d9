"""Signs: what is to be seen in a hand, each there or not. How likely a hand is, is said by how much each speaks for it.

The signs of a hand are its cards; whether it has at least one, two, three, four of each rank; five of a colour; and the
ranks of each straight.
"""

from typing import Final

from gangoffour.engine import DECK, PLAIN_COLOURS, RANKED, Card, Colour

_NO_RANK: Final = len(RANKED)
_LEVELS: Final = 4
_STRAIGHT: Final = 5

SIGNS: Final = len(DECK) + _LEVELS * len(RANKED) + len(PLAIN_COLOURS) + len(RANKED) - _STRAIGHT + 1
"""How many there are."""

SIGN_RANKS: Final = bytes(RANKED.index(card.rank) if card.is_ranked else _NO_RANK for card in DECK)
"""The rank of the card in each place, as a number; one more than there are for cards that are in no straight."""


def _colours(card: Card) -> int:
    return sum(
        1 << number
        for number, colour in enumerate(PLAIN_COLOURS)
        if card.is_ranked and card.colour in {colour, Colour.MULTI}
    )


SIGN_COLOURS: Final = bytes(map(_colours, DECK))
"""The colours in which it counts, a bit each."""
