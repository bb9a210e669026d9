# cython: language_level=3, cdivision=True, boundscheck=False, wraparound=False, initializedcheck=False
"""Many deals in lockstep: one action in each, and then for each what the seat to act may do and what it sees.

Beside its deal every place has eight words of what all seats have seen: the cards that each seat played, and what it
passed on. What the bits of an observation mean is written down in `encoding`, which also makes them the readable way.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gangoffour.core.actions import PLAYS, WAIT

try:
    import cython
except ImportError:  # neither compiled nor Cython installed
    from gangoffour.core import _cyshim as cython  # type: ignore[no-redef]

if TYPE_CHECKING:
    from gangoffour.core._croupier import Croupier
    from gangoffour.core.rows import Rows, Seeing

COMPILED = cython.compiled

if not cython.compiled:  # compiled, these stand in the .pxd, and the compiler knows them beforehand
    _PLAYS, _WAIT = PLAYS, WAIT
    _SEATS, _SEEN, _WORDS, _BYTES_PER_WORD = 4, 8, 14, 8
    _RETURN, _OVER = 1, 2
    _GANG, _SMALLEST_GANG = 8, 4
    _DEAL_ENDED, _MATCH_ENDED = 1, 2

_ONE = 1
_DECK = 0xFFFF_FFFF_FFFF_FFFF


class Stepper:
    """Takes deals forward side by side. The rows it reads and writes belong to the caller."""

    def __init__(self, croupier: Croupier, seeing: Seeing, rows: Rows) -> None:
        """Take what observations need to know, and the rows."""
        self.croupier = croupier
        self.at_hand = croupier.at_hand
        self.passed_on = memoryview(seeing.passed_on)
        self.slot_seats = memoryview(seeing.slot_seats)
        self.slot_sets = memoryview(seeing.slot_sets)
        self.size_scales = memoryview(seeing.size_scales)
        self.score_scales = memoryview(seeing.score_scales)
        self.highest_score = len(seeing.score_scales) - 1
        self.spread = memoryview(seeing.spread)
        self.options = seeing.options
        self.seat_count = seeing.seat_count
        self.match_limit = seeing.match_limit
        self.match_deals = seeing.match_deals
        self.exceeds = seeing.exceeds
        self.extra_deal = seeing.extra_deal
        self.skips_forced = seeing.skips_forced
        self.at_hand.words = rows.words.data
        self.at_hand.forgets = seeing.forgets
        self.seen = rows.seen.data
        self.chances = rows.chances.data
        self.numbers = rows.numbers.data
        self.listed = rows.listed.data
        self.starts = rows.starts.data
        self.packed = rows.packed.data
        self.packed_bytes = rows.packed.data.cast("B")
        self.columns = rows.columns.data
        self.seats = rows.seats.data
        self.ended = rows.ended.data
        self.deal_winners = rows.deal_winners.data
        self.deal_losers = rows.deal_losers.data
        self.points = rows.points.data
        self.scores = rows.scores.data
        self.actions = rows.actions.data
        self.forced = 0

    def start(self) -> int:
        """Begin a match in every place; return how many actions are listed."""
        place: cython.Py_ssize_t
        deals: cython.Py_ssize_t = len(self.chances)
        total: cython.Py_ssize_t = 0
        with cython.nogil:
            for place in range(deals):
                self.at_hand.seats = self.seat_count
                self._new_match(place)
                total = self._go_on(place, total)
        return total

    def take_up(self) -> int:
        """Go on from the deals that lie in the rows; return how many actions are listed."""
        place: cython.Py_ssize_t
        deals: cython.Py_ssize_t = len(self.chances)
        total: cython.Py_ssize_t = 0
        with cython.nogil:
            for place in range(deals):
                self.at_hand.load(place)
                total = self._go_on(place, total)
        return total

    def refused(self) -> int:
        """Return the first place whose action in `actions` is not listed there; -1 if all are."""
        deals: cython.Py_ssize_t = len(self.chances)
        return self._illegal(deals)

    def step(self) -> int:
        """Take the action in every place that does not wait, and go on; return how many are listed then."""
        place: cython.Py_ssize_t
        deals: cython.Py_ssize_t = len(self.chances)
        total: cython.Py_ssize_t = 0
        with cython.nogil:
            for place in range(deals):
                self.at_hand.load(place)
                if self.actions[place] != _WAIT:
                    self._take(place, self.actions[place])
                total = self._go_on(place, total)
        return total

    def _new_match(self, place: cython.Py_ssize_t) -> None:
        """Deal the first deal of a match; chance says who the first dealer is."""
        i: cython.int
        self.at_hand.winner = self.at_hand.loser = self.at_hand.giver = 0
        self.at_hand.points = 0
        self.croupier.chance = self.chances[place]
        self.croupier._deal(1, self.croupier._below(self.at_hand.seats))
        self.chances[place] = self.croupier.chance
        self.numbers[place] = 1
        for i in range(_SEEN):
            self.seen[place * _SEEN + i] = 0

    def _illegal(self, deals: cython.Py_ssize_t) -> cython.Py_ssize_t:
        place: cython.Py_ssize_t
        i: cython.Py_ssize_t
        for place in range(deals):
            if self.actions[place] == _WAIT:
                continue
            i = self.starts[place]
            while i < self.starts[place + 1] and self.listed[i] != self.actions[place]:
                i += 1
            if i == self.starts[place + 1]:
                return place
        return -1

    def _go_on(self, place: cython.Py_ssize_t, total: cython.Py_ssize_t) -> cython.Py_ssize_t:
        """Go on to the next decision and lay out what it is about; return where the next list begins."""
        self.ended[place] = 0
        self._advance(place)
        self.at_hand.store(place)
        self.seats[place] = self.at_hand.seat
        self._observe(place)
        self.starts[place] = total
        total = self._put_list(total)
        self.starts[place + 1] = total
        return total

    def _take(self, place: cython.Py_ssize_t, action: cython.int) -> None:
        """Carry out an action, and note what everybody sees of it."""
        at: cython.Py_ssize_t = place * _SEEN + self.at_hand.seat
        cards: cython.ulonglong
        if action == 0:
            self.seen[at + _SEATS] |= _ONE << self.passed_on[self.at_hand.top]
        elif action <= 2 * _PLAYS:
            cards = self.at_hand.plays.masks[action if action <= _PLAYS else action - _PLAYS]
            self.seen[at] |= cards | ((self.seen[at] & cards) << 1)  # a second copy of a face is its upper bit
        self.at_hand.act(self.at_hand.seat, action)

    def _advance(self, place: cython.Py_ssize_t) -> None:
        """Go on to the next decision, over the end of a deal and, if wished, over turns that leave no choice."""
        while True:
            if self.at_hand.phase == _OVER:
                self._end_deal(place)
            self.at_hand.list_actions(self.at_hand.seat)
            if self.at_hand.plays.count != 1 or not self.skips_forced:
                return
            self._take(place, self.at_hand.plays.listed[0])
            self.forced += 1

    def _end_deal(self, place: cython.Py_ssize_t) -> None:
        """Write down how the deal ended, and deal the next one, of this match or of a new one."""
        i: cython.int
        for i in range(_SEATS):
            self.points[place * _SEATS + i] = (self.at_hand.points >> (16 * i)) & 0xFFFF
            self.scores[place * _SEATS + i] = (self.at_hand.scores >> (16 * i)) & 0xFFFF
        self.deal_winners[place] = self.at_hand.winner
        self.deal_losers[place] = self.at_hand.loser
        if self._is_match_over(place):
            self.ended[place] = _MATCH_ENDED
            self._new_match(place)
            return
        self.ended[place] = _DEAL_ENDED
        self.numbers[place] += 1
        for i in range(_SEEN):
            self.seen[place * _SEEN + i] = 0
        self.croupier.chance = self.chances[place]
        self.croupier._deal(self.numbers[place], 0)
        self.chances[place] = self.croupier.chance

    def _is_match_over(self, place: cython.Py_ssize_t) -> cython.bint:
        """Say whether the match ends here (R55), which a tie for the lowest score may put off (R56)."""
        i: cython.Py_ssize_t
        first: cython.Py_ssize_t = place * _SEATS
        lowest: cython.int = self.scores[first]
        highest: cython.int = lowest
        ties: cython.int = 0
        for i in range(first, first + self.seat_count):
            lowest = min(lowest, self.scores[i])
            highest = max(highest, self.scores[i])
        if highest < self.match_limit + self.exceeds and not 0 < self.match_deals <= self.numbers[place]:
            return False
        for i in range(first, first + self.seat_count):
            ties += self.scores[i] == lowest
        return ties == 1 or not self.extra_deal

    def _put_list(self, total: cython.Py_ssize_t) -> cython.Py_ssize_t:
        """Put what may be done behind the lists of the other places, in rising order; return the new end."""
        i: cython.int
        action: cython.int
        at: cython.Py_ssize_t
        count: cython.int = self.at_hand.plays.count
        for i in range(count):  # each moves down to its place: the list comes nearly in order
            action = self.at_hand.plays.listed[i]
            at = total + i
            while at > total and self.listed[at - 1] > action:
                self.listed[at] = self.listed[at - 1]
                at -= 1
            self.listed[at] = action
        return total + count

    # --- what the seat to act sees -----------------------------------------------------------------------------------

    def _observe(self, place: cython.Py_ssize_t) -> None:
        """Write the observation, word by word."""
        slot: cython.int
        seat: cython.int
        score: cython.int
        scale: cython.ulonglong
        sizes: cython.ulonglong = 0
        scores: cython.ulonglong = 0
        turned: cython.int = self.at_hand.clockwise * _SEATS + self.at_hand.seat
        seen: cython.Py_ssize_t = place * _SEEN
        at: cython.Py_ssize_t = place * _WORDS
        for slot in range(_SEATS):  # with three seats the fourth has no cards and no score
            seat = self.slot_seats[turned * _SEATS + slot]
            scale = self.size_scales[self.at_hand.sizes[seat]]
            sizes |= scale << (16 * slot)
            score = (self.at_hand.scores >> (16 * seat)) & 0xFFFF
            scale = self.score_scales[min(score, self.highest_score)]
            scores |= scale << (16 * slot)
            self.packed[at + 1 + slot] = self.seen[seen + seat]
            self.packed[at + 5 + slot] = self.seen[seen + _SEATS + seat]
        self.packed[at] = self.at_hand.hands[self.at_hand.seat]
        self.packed[at + 1] = self._unseen(seen)
        self.packed[at + 5] = self.at_hand.plays.masks[self.at_hand.top]
        self.packed[at + 9] = sizes
        self.packed[at + 10] = scores
        self.packed[at + 11] = self._flags(seen, turned << 4)
        self.packed[at + 12] = self._more_flags()
        self.packed[at + 13] = self.options
        if len(self.columns):
            self._spread_out(at)

    def _unseen(self, seen: cython.Py_ssize_t) -> cython.ulonglong:
        """Return the deck less the own hand and all that was played."""
        seat: cython.int
        played: cython.ulonglong
        cards: cython.ulonglong = self.at_hand.hands[self.at_hand.seat]
        for seat in range(_SEATS):
            played = self.seen[seen + seat]
            cards |= played | ((cards & played) << 1)
        return self.at_hand._settled(_DECK & ~cards)

    def _flags(self, seen: cython.Py_ssize_t, turned: cython.int) -> cython.ulonglong:
        """Return the tribute, who is where with it, and where each seat stands; sets of seats as slots."""
        flags: cython.ulonglong = 0
        tribute: cython.int = self.at_hand.tribute
        returned: cython.int = self.at_hand.returned
        if tribute:
            flags = _ONE << (tribute - 1)
            flags |= self.slot_sets[turned | (1 << self.at_hand.giver)] << 34
            flags |= self.slot_sets[turned | (1 << self.at_hand.winner)] << 38
            if returned != tribute and not self.seen[seen + self.at_hand.winner] & self.at_hand.plays.masks[tribute]:
                flags |= _ONE << 42
            if returned and not self.seen[seen + self.at_hand.giver] & self.at_hand.plays.masks[returned]:
                flags |= _ONE << 43
        flags |= self.slot_sets[turned | self.at_hand.declared] << 44
        flags |= self.slot_sets[turned | self.at_hand.disqualified] << 48
        flags |= self.slot_sets[turned | ((1 << self.at_hand.window) >> 1)] << 52
        flags |= self.slot_sets[turned | self.at_hand.passed] << 56
        if self.at_hand.top:
            flags |= self.slot_sets[turned | (1 << self.at_hand.top_seat)] << 60
        return flags

    def _more_flags(self) -> cython.ulonglong:
        """Return the returned card and what kind of decision this is."""
        flags: cython.ulonglong = 0
        top: cython.int = self.at_hand.top
        kind: cython.int = self.at_hand.plays.kinds[top]
        if self.at_hand.returned:
            flags = _ONE << (self.at_hand.returned - 1)
        if self.at_hand.phase == _RETURN:
            flags |= _ONE << 34
        elif self.at_hand._has_duty(self.at_hand.seat):
            flags |= _ONE << 37
        if self.at_hand.opening:
            flags |= _ONE << 36
        if self.at_hand.seats == _SEATS:
            flags |= _ONE << 38
        if self.at_hand.clockwise:
            flags |= _ONE << 39
        if top == 0:
            return flags | (_ONE << 35)
        flags |= _ONE << (39 + kind)
        if kind == _GANG:
            flags |= ((_ONE << (self.at_hand.plays.sizes[top] - _SMALLEST_GANG)) - 1) << 48
        return flags

    def _spread_out(self, at: cython.Py_ssize_t) -> None:
        """Write the observation once more with one byte for each bit, eight at a time."""
        i: cython.Py_ssize_t
        j: cython.Py_ssize_t
        for i in range(at, at + _WORDS):
            for j in range(_BYTES_PER_WORD):
                self.columns[i * _BYTES_PER_WORD + j] = self.spread[self.packed_bytes[i * _BYTES_PER_WORD + j]]
