"""Hidden hands: what is known about them, in words of the engine and as the numbers that `Worlds` draws by."""

from array import array
from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import accumulate
from typing import Final, NamedTuple

from gangoffour.core.actions import number_of
from gangoffour.core.options import Numbers
from gangoffour.engine import COPIES, DECK, Card, Combination, Hand, Play, Seat

_PLACES: Final = {card: DECK.index(card) for card in COPIES}
"""The place of a face in a mask; its second copy has the next one."""

_NO_GANG: Final = 1
_NO_COMBINATION: Final = 2


class HiddenHand(NamedTuple):
    """What is certain about a hand that others hold."""

    seat: Seat
    size: int
    kept: Hand = ()
    """Cards it holds for certain."""
    highest: Card | None = None
    """Beside those it holds no card above this one."""
    had_no_gang: Hand | None = None
    """It had no gang when it still held these cards as well, which it has laid since; None: that was never shown."""
    had_no_combination: Hand | None = None
    """The same for combinations of two cards or more."""


class SeenPass(NamedTuple):
    """A pass that no rule compelled."""

    seat: Seat
    top_play: Combination
    laid_since: Hand
    """What the seat still held then beside its hand of today."""


class Hidden(NamedTuple):
    """Hidden hands as numbers. Seats stand in the order in which they draw: who may hold the fewest cards, first."""

    cards: Numbers
    """The cards to draw from, a bit each, in rising order."""
    seats: bytes
    needs: bytes
    """How many cards each of them draws."""
    reaches: bytes
    """How many of the cards, from the lowest, it may draw from."""
    kept: Numbers
    """The mask of the cards it holds for certain."""
    lacks: bytes
    """What it showed that it did not have: 1 for gangs, 2 for combinations of two cards or more, 3 for both."""
    laid_since_gang: Numbers
    laid_since_combination: Numbers
    pass_seats: bytes
    """For each pass, the place of the seat in `seats`."""
    pass_tops: Numbers
    """The top play, as an action."""
    pass_laid: Numbers


def hidden_cards(unseen: Iterable[Card], hands: Sequence[HiddenHand], passes: Iterable[SeenPass] = ()) -> Hidden:
    """Return hidden hands as numbers. What of the unseen cards is in none of them lies aside.

    Where a seat is said to hold none of the cards that are left for it, it draws from all the same: no world is
    impossible.
    """
    copies = Counter(unseen)
    left = Counter(copies)
    kept = {hand.seat: sum(_take(left, card) for card in hand.kept) for hand in hands}
    cards = sorted(left.elements())
    reaches = {hand.seat: _reach(cards, hand.highest) for hand in hands}
    drawing = sorted(hands, key=lambda hand: reaches[hand.seat])
    needs = [hand.size - len(hand.kept) for hand in drawing]
    order = [hand.seat for hand in drawing]
    passes = tuple(passes)
    return Hidden(
        cards=array("Q", (1 << _PLACES[card] + copy for card in sorted(left) for copy in range(left[card]))),
        seats=bytes(order),
        needs=bytes(needs),
        reaches=bytes(max(reaches[seat], least) for seat, least in zip(order, accumulate(needs), strict=True)),
        kept=array("Q", (kept[seat] for seat in order)),
        lacks=bytes(_lack(hand) for hand in drawing),
        laid_since_gang=array("Q", (_laid(hand.had_no_gang or (), copies) for hand in drawing)),
        laid_since_combination=array("Q", (_laid(hand.had_no_combination or (), copies) for hand in drawing)),
        pass_seats=bytes(order.index(each.seat) for each in passes),
        pass_tops=array("H", (number_of(Play(each.top_play.cards)) for each in passes)),
        pass_laid=array("Q", (_laid(each.laid_since, copies) for each in passes)),
    )


def _take(left: Counter[Card], card: Card) -> int:
    """Take a card out of those that are left and return its bit; the lower places stay with the rest."""
    left[card] -= 1
    return 1 << _PLACES[card] + left[card]


def _reach(cards: Sequence[Card], highest: Card | None) -> int:
    return len(cards) if highest is None else sum(card <= highest for card in cards)


def _lack(hand: HiddenHand) -> int:
    return (hand.had_no_gang is not None) * _NO_GANG + (hand.had_no_combination is not None) * _NO_COMBINATION


def _laid(cards: Hand, unseen: Counter[Card]) -> int:
    """Return the mask of cards that were laid, in places that no unseen copy has."""
    return sum(((1 << count) - 1) << _PLACES[card] + unseen[card] for card, count in Counter(cards).items())
