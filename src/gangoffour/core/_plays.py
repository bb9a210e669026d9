# cython: language_level=3, cdivision=True, boundscheck=False, wraparound=False, initializedcheck=False
"""Which plays a hand holds, and which of them beat a top play: listed by shape, out of tables.

The tables come from the catalogue (`tables`), so no rule about combinations stands here. A play is its action number,
the id of the combination plus one; number 0 in a table means "no such play" and has strength 0, below everything.
Every candidate is written to the end of the list, and the list grows by one if it is strong enough: no jumps.

A hand is a mask of the catalogue. To look at all ranks at once its ranked cards are spread out into ten fields of six
bits, two for each colour; the multi-coloured one, the seventh card of its rank, is kept apart.
"""

from __future__ import annotations

from array import array
from typing import TYPE_CHECKING

try:
    import cython
except ImportError:  # neither compiled nor Cython installed
    from gangoffour.core import _cyshim as cython  # type: ignore[no-redef]

if TYPE_CHECKING:
    from gangoffour.core.tables import Tables

COMPILED = cython.compiled

if not cython.compiled:  # compiled, these stand in the .pxd, and the compiler knows them beforehand
    _RANKS, _SLOT, _STARTS = 10, 128, 5
    _SINGLES, _PAIRS, _TRIPLES, _GANGS, _END = range(5)
    _SINGLE, _PAIR, _TRIPLE, _STRAIGHT, _FLUSH, _FULL_HOUSE = range(1, 7)
    _GANG = 8
    _FIRST_PAIR, _PAIR_COUNT, _FIRST_TRIPLE = 35, 64, 99
    _RUNS, _RUN_CODES, _FIVE = 6, 324, 5
    _COLOURS = 3
    _HALF = 1 << 10  # the bits of one colour in five ranks
    _SIZES = 7  # a list for each of the sizes 0 to 5, and an end
    _HALVES = 2067  # ways to take five cards of one colour

_WORD = 0xFFFF_FFFF_FFFF_FFFF
_FIRSTS = sum(1 << 6 * rank for rank in range(10))  # the lowest bit of every field
_SECONDS = _FIRSTS << 1
_THIRDS = _FIRSTS << 2
_PAIRS_OF_BITS = _FIRSTS * 0b010101  # the lower bit of every colour in every field
_LOW_PAIRS = _FIRSTS * 0b11
_ADD_UP = _FIRSTS  # times this, the highest field is the sum of all fields


class Plays:
    """Lists plays. The list is `listed`, as far as `count`; it holds until the next one is made."""

    def __init__(self, tables: Tables) -> None:
        """Take the tables of an order."""
        self.masks = memoryview(tables.masks)
        self.strengths = memoryview(tables.strengths)
        self.sizes = memoryview(tables.sizes)
        self.kinds = memoryview(tables.kinds)
        self.ranks = memoryview(tables.ranks)
        self.faces = memoryview(tables.faces)
        self.starts = memoryview(tables.starts)
        self.of_rank = memoryview(tables.of_rank)
        self.full_houses = memoryview(tables.full_houses)
        self.low_run_starts = memoryview(tables.low_run_starts)
        self.low_runs = memoryview(tables.low_runs)
        self.high_run_starts = memoryview(tables.high_run_starts)
        self.high_runs = memoryview(tables.high_runs)
        self.straights = memoryview(tables.straights)
        self.straight_flushes = memoryview(tables.straight_flushes)
        self.low_set_starts = memoryview(tables.low_set_starts)
        self.low_sets = memoryview(tables.low_sets)
        self.high_set_starts = memoryview(tables.high_set_starts)
        self.high_sets = memoryview(tables.high_sets)
        self.flushes = memoryview(tables.flushes)
        self.lower = tables.lower
        self.de_bruijn = tables.de_bruijn
        self.listed = memoryview(array("H", bytes(2 * (2 * len(tables.masks) + 64))))
        self.pairs = memoryview(array("H", bytes(2 * (_PAIR_COUNT + 1))))
        self.count = 0
        self.hand = self.spread = self.twos = self.counts = 0

    def add(self, action: cython.int) -> None:
        """Put one more action on the list."""
        self.listed[self.count] = action
        self.count += 1

    def face_at(self, bit: cython.ulonglong) -> cython.int:
        """Return the face whose bit this is: a multiplication moves a pattern of its own to the highest six bits."""
        return self.faces[((bit * self.de_bruijn) & _WORD) >> 58]

    def higher(self, hand: cython.ulonglong, top: cython.int) -> cython.ulonglong:
        """Return the faces in the hand, each as its lower bit, that are higher than a single."""
        return hand & self.lower & ~((self.masks[top] << 1) - 1)

    def lead(self, hand: cython.ulonglong, least: cython.int) -> None:
        """List all plays of the hand that have at least one card, or at least two."""
        i: cython.int
        rank: cython.int
        slot: cython.int
        count: cython.int = 0
        self._look_at(hand)
        for rank in range(_RANKS + 1):
            slot = self._slot(rank)
            for i in range(self.starts[slot + least - 1], self.starts[slot + _END]):
                self.listed[count] = self.of_rank[i]
                count += 1
        self.count = count
        self._fives(_STRAIGHT, 0)

    def follow(self, hand: cython.ulonglong, top: cython.int) -> None:
        """Put on the list what beats the top play."""
        kind: cython.int = self.kinds[top]
        need: cython.int = self.strengths[top]
        if kind == _SINGLE:
            self.singles_of(self.higher(hand, top), 1)
        self._look_at(hand)
        if kind == _PAIR:
            self._of_rank(_PAIRS, self.ranks[top], need)
        elif kind == _TRIPLE:
            self._of_rank(_TRIPLES, self.ranks[top], need)
        elif _STRAIGHT <= kind < _GANG:
            self._fives(kind, need)
        self._gangs(need)

    def gangs_of(self, hand: cython.ulonglong, top: cython.int) -> None:
        """Put the gangs that beat the top play on the list."""
        self._look_at(hand)
        self._gangs(self.strengths[top])

    def singles_of(self, hand: cython.ulonglong, first: cython.int) -> None:
        """Put every face on the list, counted from `first`."""
        bits: cython.ulonglong = hand & self.lower
        while bits:
            self.add(first + self.face_at(bits & (0 - bits)))
            bits &= bits - 1

    def _look_at(self, hand: cython.ulonglong) -> None:
        """Spread a hand out: how many cards of each rank and colour, and of each rank."""
        twos: cython.ulonglong
        self.hand = hand
        self.spread = (((hand >> 7) << 6) | (hand & 63)) & (_FIRSTS * 63)
        twos = self.spread - ((self.spread >> 1) & _PAIRS_OF_BITS)
        self.twos = twos
        self.counts = (twos & _LOW_PAIRS) + ((twos >> 2) & _LOW_PAIRS) + ((twos >> 4) & _LOW_PAIRS) + ((hand >> 6) & 1)

    def _slot(self, rank: cython.int) -> cython.int:
        """Return where the plays of equal rank begin in `starts`, for the cards held of it; rank 10: P and D."""
        if rank == 0:
            return (self.hand & 127) * _STARTS
        return (rank * _SLOT + ((self.hand >> (6 * rank + 1)) & 63)) * _STARTS

    def _of_rank(self, kind: cython.int, rank: cython.int, need: cython.int) -> None:
        """List the pairs, or triples, of a rank and all above it."""
        i: cython.int
        slot: cython.int
        count: cython.int = self.count
        while rank <= _RANKS:
            slot = self._slot(rank) + kind
            for i in range(self.starts[slot], self.starts[slot + 1]):
                self.listed[count] = self.of_rank[i]
                count += self.strengths[self.of_rank[i]] > need
            rank += 1
        self.count = count

    def _gangs(self, need: cython.int) -> None:
        """List the gangs: a rank has four cards or more if the third bit of its count is set."""
        i: cython.int
        rank: cython.int = 0
        slot: cython.int
        count: cython.int = self.count
        ranks: cython.ulonglong = self.counts & _THIRDS
        while ranks:
            if ranks & 63:
                slot = self._slot(rank) + _GANGS
                for i in range(self.starts[slot], self.starts[slot + 1]):
                    self.listed[count] = self.of_rank[i]
                    count += self.strengths[self.of_rank[i]] > need
            ranks >>= 6
            rank += 1
        self.count = count

    def _fives(self, kind: cython.int, need: cython.int) -> None:
        """List the five-card kinds from one on."""
        if kind <= _STRAIGHT:
            self._straights(need)
        if kind <= _FLUSH:
            self._flushes(need)
        if kind <= _FULL_HOUSE:
            self._full_houses(need)
        self._straight_flushes(need)

    def _straights(self, need: cython.int) -> None:
        """List the straights: the colours held in the two low ranks of a run, times those in the three high ones."""
        i: cython.int
        j: cython.int
        run: cython.int
        low: cython.int
        high: cython.int
        base: cython.int
        action: cython.int
        count: cython.int = self.count
        held: cython.ulonglong = (self.counts | (self.counts >> 1) | (self.counts >> 2)) & _FIRSTS
        runs: cython.ulonglong = held & (held >> 6) & (held >> 12) & (held >> 18) & (held >> 24)
        if runs == 0:
            return
        held = (self.spread & _FIRSTS) | ((self.spread >> 1) & _SECONDS) | ((self.spread >> 2) & _THIRDS)
        held |= (self.hand & 64) >> 3
        for run in range(_RUNS):
            if (runs >> (6 * run)) & 1:
                low = ((held >> (6 * run)) & 15) | (((held >> (6 * run + 6)) & 7) << 4)
                high = (held >> (6 * run + 12)) & 7
                high |= ((held >> (6 * run + 18)) & 7) << 3
                high |= ((held >> (6 * run + 24)) & 7) << 6
                for i in range(self.low_run_starts[low], self.low_run_starts[low + 1]):
                    base = run * _RUN_CODES + self.low_runs[i]
                    for j in range(self.high_run_starts[high], self.high_run_starts[high + 1]):
                        action = self.straights[base + self.high_runs[j]]
                        self.listed[count] = action
                        count += self.strengths[action] > need
        self.count = count

    def _straight_flushes(self, need: cython.int) -> None:
        """List the runs within a colour; the last three of the table begin with the multi-coloured one."""
        run: cython.int
        colour: cython.int
        held: cython.ulonglong
        action: cython.int
        for colour in range(_COLOURS):
            held = (self.spread >> (2 * colour)) & _FIRSTS
            held = (held >> 6) & (held >> 12) & (held >> 18) & (held >> 24) & (held | ((self.hand >> 6) & 1))
            if held == 0:
                continue
            for run in range(_RUNS):
                if (held >> (6 * run)) & 1:
                    if run or (self.spread >> (2 * colour)) & 1:
                        action = self.straight_flushes[run * _COLOURS + colour]
                        if self.strengths[action] > need:
                            self.add(action)
                    if run == 0 and self.hand & 64:
                        action = self.straight_flushes[_RUNS * _COLOURS + colour]
                        if self.strengths[action] > need:
                            self.add(action)

    def _full_houses(self, need: cython.int) -> None:
        """List every triple with every pair; a pair of the same rank gives no play."""
        i: cython.int
        j: cython.int
        rank: cython.int
        row: cython.int
        action: cython.int
        slot: cython.int
        pairs: cython.int = 0
        count: cython.int = self.count
        threes: cython.ulonglong = ((self.counts >> 2) | ((self.counts >> 1) & self.counts)) & _FIRSTS
        if threes == 0:
            return
        for rank in range(_RANKS + 1):
            slot = self._slot(rank) + _PAIRS
            for i in range(self.starts[slot], self.starts[slot + 1]):
                self.pairs[pairs] = self.of_rank[i] - _FIRST_PAIR
                pairs += 1
        for rank in range(_RANKS):
            if (threes >> (6 * rank)) & 1:
                slot = self._slot(rank) + _TRIPLES
                for i in range(self.starts[slot], self.starts[slot + 1]):
                    row = (self.of_rank[i] - _FIRST_TRIPLE) * _PAIR_COUNT
                    for j in range(pairs):
                        action = self.full_houses[row + self.pairs[j]]
                        self.listed[count] = action
                        count += self.strengths[action] > need
        self.count = count

    def _flushes(self, need: cython.int) -> None:
        """List the flushes of every colour that has five cards, the multi-coloured one counted in each."""
        colour: cython.int
        low: cython.int
        high: cython.int
        multi: cython.ulonglong = (self.hand >> 6) & 1
        held: cython.ulonglong
        for colour in range(_COLOURS):
            held = (self.twos >> (2 * colour)) & _LOW_PAIRS
            if (((held * _ADD_UP) >> 54) & 63) + multi < _FIVE:
                continue
            held = self.spread >> (2 * colour)
            low = (held & 3) | ((held >> 4) & 12) | ((held >> 8) & 48) | ((held >> 12) & 192) | ((held >> 16) & 768)
            held >>= 30
            high = (held & 3) | ((held >> 4) & 12) | ((held >> 8) & 48) | ((held >> 12) & 192) | ((held >> 16) & 768)
            if multi:
                low |= _HALF
            self._flushes_of(colour, low, high, need)

    def _flushes_of(self, colour: cython.int, low: cython.int, high: cython.int, need: cython.int) -> None:
        """List what k cards of the five low ranks and 5 - k of the five high ones make."""
        i: cython.int
        j: cython.int
        size: cython.int
        base: cython.int
        first: cython.int
        last: cython.int
        action: cython.int
        count: cython.int = self.count
        for size in range(_FIVE + 1):
            first = self.high_set_starts[high * _SIZES + _FIVE - size]
            last = self.high_set_starts[high * _SIZES + _FIVE - size + 1]
            for i in range(self.low_set_starts[low * _SIZES + size], self.low_set_starts[low * _SIZES + size + 1]):
                base = colour * _HALVES + self.low_sets[i]
                for j in range(first, last):
                    action = self.flushes[base + self.high_sets[j]]
                    self.listed[count] = action
                    count += self.strengths[action] > need
        self.count = count
