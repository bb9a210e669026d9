# cython: language_level=3, cdivision=True, boundscheck=False, wraparound=False, initializedcheck=False
"""Deals side by side in flat arrays: ask, act, and play to the end by chance.

A deal is `words[7 * place : 7 * place + 7]`. One croupier serves one thread; while it plays deals out, other threads
run. Chance here is for self-play and search only: splitmix64, from a seed. Fair deals come from `fairness`.
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
    from gangoffour.core.options import ActionNumbers, Starts, Words

COMPILED = cython.compiled
"""Whether the core is compiled: without, it is the same Python, and slow."""

if not cython.compiled:  # compiled, these stand in the .pxd, and the compiler knows them beforehand
    _WORDS, _CARDS, _HAND_SIZE, _SEATS = 7, 64, 16, 4
    _OVER = 2

_WORD = 0xFFFF_FFFF_FFFF_FFFF
_GOLDEN, _MIX_1, _MIX_2 = 0x9E37_79B9_7F4A_7C15, 0xBF58_476D_1CE4_E5B9, 0x94D0_49BB_1331_11EB
_MULTI_ONE = 1 << 6
_ONE = 1


class Croupier:
    """Carries out deals under one rule set."""

    def __init__(self, deal: Deal) -> None:
        """Work with this deal as the one at hand."""
        self.at_hand = deal
        self.chance = 0
        self.deck = memoryview(bytearray(_CARDS))
        self.numbers = memoryview(array("H", (0,)))
        self.starts = memoryview(array("q", (0,)))

    def legal(self, words: Words, place: cython.Py_ssize_t, seat: cython.int = -1) -> list[int]:
        """Return the actions that a seat may take, by default the seat to act; in no special order."""
        i: cython.int  # noqa: F842  it types the index below
        self._list(words, place, seat)
        return [self.at_hand.plays.listed[i] for i in range(self.at_hand.plays.count)]

    def apply(self, words: Words, place: cython.Py_ssize_t, action: cython.int, seat: cython.int = -1) -> None:
        """Carry out an action of a seat, by default the seat to act; a ValueError refuses an illegal one."""
        if action not in self.legal(words, place, seat):
            raise ValueError(action)
        self.at_hand.act(self.at_hand.seat if seat < 0 else seat, action)
        self.at_hand.store(place)

    def play_forced(self, words: Words, place: cython.Py_ssize_t) -> int:
        """Take every action that is the only one, until a seat has a choice; return how many they were."""
        count: cython.int
        self._take_up(words, place)
        self.at_hand.forgets = True
        count = self._play_forced()
        self.at_hand.store(place)
        return count

    def list_all(self, words: Words, listed: ActionNumbers, starts: Starts, *, forgets: bool = False) -> int:
        """List what the seat to act may do in every deal, one list behind the other; return how many in all.

        The list of deal `i` is `listed[starts[i] : starts[i + 1]]`; that of a deal which is over is empty. Unless
        `forgets` is set a play always declares where it is due.
        """
        deals: cython.Py_ssize_t = len(words) // _WORDS
        total: cython.Py_ssize_t
        if len(starts) != deals + 1:
            raise ValueError("`starts` has to hold one number more than there are deals")
        self.at_hand.words = words.data
        self.at_hand.forgets = forgets
        self.numbers = listed.data
        self.starts = starts.data
        with cython.nogil:
            total = self._list_all(deals)
        if total < 0:
            raise ValueError("`listed` is too short")
        return total

    def apply_all(self, words: Words, actions: ActionNumbers, *, forgets: bool = False) -> int:
        """Carry out an action in every deal and then all that are forced; return how many that were together.

        A deal that is over is left alone. A ValueError refuses an action that `list_all` would not list; the deals
        before it have gone on by then.
        """
        deals: cython.Py_ssize_t = len(words) // _WORDS
        count: cython.Py_ssize_t
        if len(actions) != deals:
            raise ValueError("there has to be an action for every deal")
        self.at_hand.words = words.data
        self.at_hand.forgets = forgets
        self.numbers = actions.data
        with cython.nogil:
            count = self._apply_all(deals)
        if count < 0:
            raise ValueError(f"illegal action in deal {-1 - count}")
        return count

    def playouts(self, words: Words, seed: int, *, forgets: bool = False) -> int:
        """Play every deal to its end by uniform chance and return how many actions that took.

        Unless `forgets` is set a play always declares where it is due.
        """
        place: cython.Py_ssize_t
        deals: cython.Py_ssize_t = len(words) // _WORDS
        count: cython.ulonglong = 0
        self.at_hand.words = words.data
        self.at_hand.forgets = forgets
        self.chance = seed & _WORD
        with cython.nogil:
            for place in range(deals):
                self.at_hand.load(place)
                count += self._play_out()
                self.at_hand.store(place)
        return count

    def deal(self, words: Words, place: cython.Py_ssize_t, seed: int, number: int, first_dealer: int = 0) -> None:
        """Shuffle and deal anew: the first deal of a match, or the next one after the deal that lies there.

        In the first deal the holder of 1M leads, or the seat to the right of the dealer; later the winner does, who
        gets the tribute and returns a card before.
        """
        self._take_up(words, place)
        self.chance = seed & _WORD
        self._deal(number, first_dealer)
        self.at_hand.store(place)

    def deal_all(self, words: Words, seed: int, number: cython.int, first_dealer: cython.int = 0) -> None:
        """Deal anew in every place, as `deal` does."""
        place: cython.Py_ssize_t
        deals: cython.Py_ssize_t = len(words) // _WORDS
        self.at_hand.words = words.data
        self.chance = seed & _WORD
        with cython.nogil:
            for place in range(deals):
                self.at_hand.load(place)
                self._deal(number, first_dealer)
                self.at_hand.store(place)

    def read(self, words: Words, place: cython.Py_ssize_t) -> tuple[int, ...]:
        """Return everything that a deal holds, in the order of `DealState`."""
        self._take_up(words, place)
        return self.at_hand.values()

    def write(self, words: Words, place: cython.Py_ssize_t, values: tuple[int, ...]) -> None:
        """Put a deal down; the values are those of `read`."""
        self._lay_out(words, place)
        self.at_hand.take(values)
        self.at_hand.store(place)

    def _lay_out(self, words: Words, place: cython.Py_ssize_t) -> None:
        if not 0 <= place < len(words) // _WORDS:
            raise IndexError(place)
        self.at_hand.words = words.data

    def _take_up(self, words: Words, place: cython.Py_ssize_t) -> None:
        self._lay_out(words, place)
        self.at_hand.load(place)

    def _list(self, words: Words, place: cython.Py_ssize_t, seat: cython.int) -> None:
        self._take_up(words, place)
        self.at_hand.forgets = True
        self.at_hand.list_actions(self.at_hand.seat if seat < 0 else seat)

    def _below(self, limit: cython.int) -> cython.int:
        """Return a number below the limit by chance: the next one of splitmix64, scaled down."""
        mixed: cython.ulonglong
        self.chance = (self.chance + _GOLDEN) & _WORD
        mixed = ((self.chance ^ (self.chance >> 30)) * _MIX_1) & _WORD
        mixed = ((mixed ^ (mixed >> 27)) * _MIX_2) & _WORD
        return (((mixed ^ (mixed >> 31)) >> 32) * limit) >> 32

    def _shuffle(self) -> None:
        """Deal sixteen cards to each seat; with three seats the rest lies aside."""
        i: cython.int
        seat: cython.int
        other: cython.int
        hand: cython.ulonglong
        for i in range(_CARDS):
            self.deck[i] = i
        for i in range(self.at_hand.seats * _HAND_SIZE):
            other = i + self._below(_CARDS - i)
            self.deck[i], self.deck[other] = self.deck[other], self.deck[i]
        for seat in range(_SEATS):
            hand = 0
            if seat < self.at_hand.seats:
                for i in range(seat * _HAND_SIZE, (seat + 1) * _HAND_SIZE):
                    hand |= _ONE << self.deck[i]
            self.at_hand.hands[seat] = hand
        self.at_hand.settle_hands()

    def _deal(self, number: cython.int, first_dealer: cython.int) -> None:
        seat: cython.int
        self._shuffle()
        self.at_hand.begin(number)
        if number == 1:
            self.at_hand.leader = first_dealer + 1 if first_dealer + 1 < self.at_hand.seats else 0
            self.at_hand.scores = 0
            for seat in range(self.at_hand.seats):
                if self.at_hand.hands[seat] & _MULTI_ONE:
                    self.at_hand.leader = seat
            self.at_hand.seat = self.at_hand.leader

    def _play_out(self) -> cython.int:
        pick: cython.int
        count: cython.int = 0
        while self.at_hand.phase != _OVER:
            self.at_hand.list_actions(self.at_hand.seat)
            if self.at_hand.plays.count == 0:  # no deal lies here
                break
            pick = self._below(self.at_hand.plays.count) if self.at_hand.plays.count > 1 else 0
            self.at_hand.act(self.at_hand.seat, self.at_hand.plays.listed[pick])
            count += 1
        return count

    def _play_forced(self) -> cython.int:
        count: cython.int = 0
        self.at_hand.list_actions(self.at_hand.seat)
        while self.at_hand.plays.count == 1:
            self.at_hand.act(self.at_hand.seat, self.at_hand.plays.listed[0])
            self.at_hand.list_actions(self.at_hand.seat)
            count += 1
        return count

    def _list_all(self, deals: cython.Py_ssize_t) -> cython.Py_ssize_t:
        """Return how many actions were listed, or -1 if there was no room for them."""
        i: cython.int
        place: cython.Py_ssize_t
        total: cython.Py_ssize_t = 0
        for place in range(deals):
            self.starts[place] = total
            self.at_hand.load(place)
            self.at_hand.list_actions(self.at_hand.seat)
            if total + self.at_hand.plays.count > len(self.numbers):
                return -1
            for i in range(self.at_hand.plays.count):
                self.numbers[total + i] = self.at_hand.plays.listed[i]
            total += self.at_hand.plays.count
        self.starts[deals] = total
        return total

    def _apply_all(self, deals: cython.Py_ssize_t) -> cython.Py_ssize_t:
        """Return how many actions were taken; or, below zero, -1 less the deal whose action is illegal."""
        i: cython.int
        place: cython.Py_ssize_t
        count: cython.Py_ssize_t = 0
        for place in range(deals):
            self.at_hand.load(place)
            if self.at_hand.phase == _OVER:
                continue
            self.at_hand.list_actions(self.at_hand.seat)
            i = 0
            while i < self.at_hand.plays.count and self.at_hand.plays.listed[i] != self.numbers[place]:
                i += 1
            if i == self.at_hand.plays.count:
                return -1 - place
            self.at_hand.act(self.at_hand.seat, self.numbers[place])
            count += 1 + self._play_forced()
            self.at_hand.store(place)
        return count
