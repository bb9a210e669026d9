# cython: language_level=3, cdivision=True, boundscheck=False, wraparound=False, initializedcheck=False
"""Worlds: ways in which the hidden cards may lie, drawn by chance.

What is certain about the hidden hands (`Hidden`) is kept: each seat draws from the cards it may hold, the seat with the
fewest of those first, so that nobody takes what another needs and every world is as likely. What is not certain is
weighed: a seat that passed had no answer, as a rule. As in the croupier, chance is splitmix64, from a seed.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

try:
    import cython
except ImportError:  # neither compiled nor Cython installed
    from gangoffour.core import _cyshim as cython  # type: ignore[no-redef]

if TYPE_CHECKING:
    from gangoffour.core._deals import Deal
    from gangoffour.core.hidden import Hidden
    from gangoffour.core.options import Words

_WORD = 0xFFFF_FFFF_FFFF_FFFF
_GOLDEN, _MIX_1, _MIX_2 = 0x9E37_79B9_7F4A_7C15, 0xBF58_476D_1CE4_E5B9, 0x94D0_49BB_1331_11EB
_CERTAIN = 1 << 40

if not cython.compiled:  # compiled, these stand in the .pxd, and the compiler knows them beforehand
    _WORDS, _CARDS, _SEATS = 7, 64, 4
    _SINGLE, _GANG = 1, 8
    _NO_GANG, _NO_COMBINATION = 1, 2
    _CARELESS, _CHECKING, _PICKING = range(3)
    _PLAIN_ATTEMPTS, _ATTEMPTS = 40, 400
    _LIKELY = 40  # out of 256: how often bots pass that have an answer, which hardly depends on its kind


class Worlds:
    """Draws the hidden hands of deals."""

    def __init__(self, deal: Deal, hidden: Hidden) -> None:
        """Work with this deal as the one at hand; `hidden` says what is known."""
        self.at_hand = deal
        self.chance = 0
        self.cards = memoryview(hidden.cards)
        self.seats = memoryview(hidden.seats)
        self.needs = memoryview(hidden.needs)
        self.reaches = memoryview(hidden.reaches)
        self.kept = memoryview(hidden.kept)
        self.lacks = memoryview(hidden.lacks)
        self.laid_since_gang = memoryview(hidden.laid_since_gang)
        self.laid_since_combination = memoryview(hidden.laid_since_combination)
        self.pass_seats = memoryview(hidden.pass_seats)
        self.pass_tops = memoryview(hidden.pass_tops)
        self.pass_laid = memoryview(hidden.pass_laid)
        self.deck = memoryview(array("Q", bytes(8 * _CARDS)))
        self.drawn = memoryview(array("Q", bytes(8 * _SEATS)))

    def draw(self, words: Words, seed: int, tries: cython.int = 1) -> int:
        """Draw the hidden hands of every deal, and return in how many not everything certain could be kept.

        Every hand is drawn so many times at most, and one of them taken by weight; with one try nothing is weighed.
        """
        i: cython.int
        place: cython.Py_ssize_t
        failures: cython.int = 0
        deals: cython.Py_ssize_t = len(words) // _WORDS
        self.at_hand.words = words.data
        self.chance = seed & _WORD
        with cython.nogil:
            for place in range(deals):
                self.at_hand.load(place)
                failures += 0 if self._draw(tries) else 1
                for i in range(len(self.seats)):
                    self.at_hand.hands[self.seats[i]] = self.drawn[i]
                self.at_hand.settle_hands()
                self.at_hand.store(place)
        return failures

    def _draw(self, tries: cython.int) -> cython.bint:
        """Draw one world into `drawn`; False if a seat has a gang or a combination there that it cannot have.

        A world that cannot be is given up and drawn anew: so those that can be stay as likely. Only where that comes to
        nothing, cards that cannot be are passed over one by one.
        """
        attempt: cython.int
        for attempt in range(_ATTEMPTS):
            if self._deal_out(tries, _CHECKING if attempt < _PLAIN_ATTEMPTS else _PICKING):
                return True
        self._deal_out(tries, _CARELESS)
        return False

    def _deal_out(self, tries: cython.int, care: cython.int) -> cython.bint:
        i: cython.int
        start: cython.int = 0
        for i in range(len(self.cards)):
            self.deck[i] = self.cards[i]
        for i in range(len(self.seats)):
            if not self._fill_likely(i, start, tries, care):
                return False
            if care and not self._may_be(i, self.drawn[i]):
                return False
            start += self.needs[i]
        return True

    def _fill_likely(self, i: cython.int, start: cython.int, tries: cython.int, care: cython.int) -> cython.bint:
        """Draw the hand of a seat some times, and keep one by weight; its cards go to the front of the deck."""
        _again: cython.int
        other: cython.int
        weight: cython.ulonglong
        total: cython.ulonglong
        hand: cython.ulonglong
        if not self._fill(i, start, care):
            return False
        if tries <= 1:
            return True
        hand = self.drawn[i]
        total = self._weight(i)
        for _again in range(tries - 1):
            if total >= _CERTAIN:
                break
            if not self._fill(i, start, care):
                return False
            weight = self._weight(i)
            total += weight
            if self._next() % total < weight:
                hand = self.drawn[i]
        self.drawn[i] = hand
        for other in range(start, self.reaches[i]):
            if self.deck[other] & hand:
                self.deck[start], self.deck[other] = self.deck[other], self.deck[start]
                start += 1
        return True

    def _fill(self, i: cython.int, start: cython.int, care: cython.int) -> cython.bint:
        """Draw the hand of a seat from the deck, from `start` as far as its cards reach; False if they run out."""
        end: cython.int = self.reaches[i]
        last: cython.int = start + self.needs[i]
        other: cython.int
        hand: cython.ulonglong = self.kept[i]
        while start < last:
            if start >= end:
                return False
            other = start + self._below(end - start)
            if care == _PICKING and not self._may_be(i, hand | self.deck[other]):
                end -= 1
                self.deck[end], self.deck[other] = self.deck[other], self.deck[end]
                continue
            self.deck[start], self.deck[other] = self.deck[other], self.deck[start]
            hand |= self.deck[start]
            start += 1
        self.drawn[i] = hand
        return True

    def _may_be(self, i: cython.int, hand: cython.ulonglong) -> cython.bint:
        """True if a seat with these cards had no gang, or no combination, when it showed that it had none."""
        if self.lacks[i] & _NO_GANG:
            self.at_hand.plays.count = 0
            self.at_hand.plays.gangs_of(self._settled(hand | self.laid_since_gang[i]), 0)
            if self.at_hand.plays.count:
                return False
        if self.lacks[i] & _NO_COMBINATION:
            self.at_hand.plays.lead(self._settled(hand | self.laid_since_combination[i]), 2)
            if self.at_hand.plays.count:
                return False
        return True

    def _weight(self, i: cython.int) -> cython.ulonglong:
        """Return how likely a seat passes where it did if it has the cards drawn for it; `_CERTAIN` is 1."""
        turn: cython.int
        weight: cython.ulonglong = _CERTAIN
        for turn in range(len(self.pass_seats)):
            if self.pass_seats[turn] == i and self._has_answer(
                self._settled(self.drawn[i] | self.pass_laid[turn]), self.pass_tops[turn]
            ):
                weight = (weight * _LIKELY) >> 8
        return weight + 1

    def _has_answer(self, hand: cython.ulonglong, top: cython.int) -> cython.bint:
        """True if the hand beats the top play; a gang counts only against a gang, for many are kept."""
        i: cython.int
        kind: cython.int = self.at_hand.plays.kinds[top]
        if kind == _SINGLE:
            return self.at_hand.plays.higher(hand, top) != 0
        self.at_hand.plays.count = 0
        self.at_hand.plays.follow(hand, top)
        for i in range(self.at_hand.plays.count):
            if kind == _GANG or self.at_hand.plays.kinds[self.at_hand.plays.listed[i]] != _GANG:
                return True
        return False

    def _settled(self, hand: cython.ulonglong) -> cython.ulonglong:
        """Let the copies of a face fill the lower place first: so `Plays` wants them."""
        return hand ^ (((hand >> 1) & ~hand & self.at_hand.paired) * 3)

    def _below(self, limit: cython.int) -> cython.int:
        """Return a number below the limit by chance."""
        return ((self._next() >> 32) * limit) >> 32

    def _next(self) -> cython.ulonglong:
        mixed: cython.ulonglong
        self.chance = (self.chance + _GOLDEN) & _WORD
        mixed = ((self.chance ^ (self.chance >> 30)) * _MIX_1) & _WORD
        mixed = ((mixed ^ (mixed >> 27)) * _MIX_2) & _WORD
        return mixed ^ (mixed >> 31)
