# cython: language_level=3, cdivision=True, boundscheck=False, wraparound=False, initializedcheck=False
"""Worlds: ways in which the hidden cards may lie, drawn by chance.

What is certain about the hidden hands (`Hidden`) is kept: each seat draws from the cards it may hold, the seat with the
fewest of those first, so that nobody takes what another needs and every world is as likely. What is not certain is
weighed: a seat that passed had no answer, as a rule. Who can say how likely hands are tells it by favours (`favour`):
then cards change hands many times after a world is drawn, and worlds come to be as likely as that says. As in the
croupier, chance is splitmix64, from a seed.
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
    from gangoffour.core.options import Floats, Words

_WORD = 0xFFFF_FFFF_FFFF_FFFF
_GOLDEN, _MIX_1, _MIX_2 = 0x9E37_79B9_7F4A_7C15, 0xBF58_476D_1CE4_E5B9, 0x94D0_49BB_1331_11EB
_CERTAIN = 1 << 40
_SMALLEST = 2.0**-53

if not cython.compiled:  # compiled, these stand in the .pxd, and the compiler knows them beforehand
    _WORDS, _CARDS, _SEATS = 7, 64, 4
    _SINGLE, _GANG = 1, 8
    _NO_GANG, _NO_COMBINATION = 1, 2
    _CARELESS, _CHECKING, _PICKING = range(3)
    _PLAIN_ATTEMPTS, _ATTEMPTS = 40, 400
    _LIKELY = 40  # out of 256: how often bots pass that have an answer, which hardly depends on its kind
    _RANKS, _LEVELS, _COLOURS, _FIVE = 10, 4, 3, 5
    _SIGNS = 113
    from math import exp


class Worlds:
    """Draws the hidden hands of deals."""

    def __init__(self, deal: Deal, hidden: Hidden, ranks: bytes, colours: bytes) -> None:
        """Work with this deal as the one at hand; `hidden` says what is known.

        The rest says of which rank and in which colours the card of each place counts.
        """
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
        self.ranks = memoryview(ranks)
        self.colours = memoryview(colours)
        self.favours = memoryview(bytearray(8 * _SEATS * _SIGNS)).cast("d")
        self.favour_of = memoryview(bytearray(8 * _SEATS)).cast("d")
        self.owners = memoryview(bytearray(_CARDS))
        self.counts = memoryview(bytearray(_CARDS))

    def favour(self, favours: Floats) -> None:
        """Say how much each sign speaks for a hand, a row for each of four seats: as the logarithm of a likelihood."""
        self.favours = memoryview(bytearray(favours.tobytes())).cast("d")

    def draw(self, words: Words, seed: int, tries: cython.int = 1, swaps: cython.int = 0) -> int:
        """Draw the hidden hands of every deal, and return in how many not everything certain could be kept.

        Every hand is drawn so many times at most, and one of them taken by weight; with one try nothing is weighed.
        Then so many times two cards may change places, as the favours say.
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
                if self._draw(tries):
                    self._mix(swaps)
                else:
                    failures += 1
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

    def _mix(self, swaps: cython.int) -> None:
        """Let cards of the world change places by Metropolis' rule, which leads to worlds as likely as is said."""
        i: cython.int
        place: cython.int = 0
        _swap: cython.int
        _card: cython.int
        one: cython.int
        two: cython.int
        if swaps <= 0:
            return
        for i in range(len(self.seats)):
            self.favour_of[i] = self._favour(i, self.drawn[i])
            for _card in range(self.needs[i]):
                self.owners[place] = i
                place += 1
        while place < len(self.cards):
            self.owners[place] = _SEATS  # these lie aside
            place += 1
        for _swap in range(swaps):
            one = self._below(place)  # one after the other: C calls in an order of its own
            two = self._below(place)
            self._swap_by_favour(one, two)

    def _swap_by_favour(self, one: cython.int, two: cython.int) -> None:
        """Let two cards of the deck change places if that may be, by chance if it makes the world less likely."""
        first: cython.int = self.owners[one]
        second: cython.int = self.owners[two]
        both: cython.ulonglong = self.deck[one] | self.deck[two]
        of_first: cython.double
        of_second: cython.double
        gain: cython.double
        if first == second or not (
            self._may_take(first, self.deck[two], both) and self._may_take(second, self.deck[one], both)
        ):
            return
        of_first = 0 if first == _SEATS else self._favour(first, self.drawn[first] ^ both)
        of_second = 0 if second == _SEATS else self._favour(second, self.drawn[second] ^ both)
        gain = of_first + of_second
        gain -= 0 if first == _SEATS else self.favour_of[first]
        gain -= 0 if second == _SEATS else self.favour_of[second]
        if gain < 0 and (self._next() >> 11) * _SMALLEST >= exp(gain):
            return
        self.deck[one], self.deck[two] = self.deck[two], self.deck[one]
        if first != _SEATS:
            self.drawn[first] ^= both
            self.favour_of[first] = of_first
        if second != _SEATS:
            self.drawn[second] ^= both
            self.favour_of[second] = of_second

    def _may_take(self, i: cython.int, card: cython.ulonglong, both: cython.ulonglong) -> cython.bint:
        """True if a seat may hold a card in exchange for another."""
        if i == _SEATS:
            return True
        return card <= self.cards[self.reaches[i] - 1] and self._may_be(i, self.drawn[i] ^ both)

    def _favour(self, i: cython.int, hand: cython.ulonglong) -> cython.double:
        """Return how much speaks for a hand of a seat."""
        place: cython.int
        rank: cython.int
        colour: cython.int
        run: cython.int = 0
        row: cython.Py_ssize_t = self.seats[i] * _SIGNS
        favour: cython.double = 0
        for rank in range(_RANKS + 1 + _COLOURS):
            self.counts[rank] = 0
        hand = self._settled(hand)
        for place in range(_CARDS):
            if not (hand >> place) & 1:
                continue
            favour += self.favours[row + place]
            rank = self.ranks[place]
            if rank < _RANKS and self.counts[rank] < _LEVELS:
                favour += self.favours[row + _CARDS + self.counts[rank] * _RANKS + rank]
            self.counts[rank] += 1
            for colour in range(_COLOURS):
                if (self.colours[place] >> colour) & 1:
                    self.counts[_RANKS + 1 + colour] += 1
        row += _CARDS + _LEVELS * _RANKS
        for colour in range(_COLOURS):
            if self.counts[_RANKS + 1 + colour] >= _FIVE:
                favour += self.favours[row + colour]
        row += _COLOURS
        for rank in range(_RANKS):
            run = run + 1 if self.counts[rank] else 0
            if run >= _FIVE:
                favour += self.favours[row + rank - _FIVE + 1]
        return favour

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
