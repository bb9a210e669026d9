# cython: language_level=3, cdivision=True, boundscheck=False, wraparound=False, initializedcheck=False
"""Proofs: is a seat out first for certain, however the hidden cards lie and whatever the others do?

A position is a set of worlds that look alike to the seat. Where the seat decides, one action has to win in all of them,
for it cannot tell them apart. Where another decides, every action counts that is legal in some of the worlds, and leads
on to these alone: by what is done the seat learns which worlds are left. Everybody declares a last card.
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
    from gangoffour.core.options import Words

if not cython.compiled:  # compiled, these stand in the .pxd, and the compiler knows them beforehand
    _WORDS, _OVER = 7, 2
    _LEVELS = 48  # how many turns ahead there is room for all worlds; they become fewer from turn to turn
    _LISTED = 65_536  # room for the actions of all turns on the way
    _NO, _YES, _UNKNOWN = range(3)


class Prover:
    """Looks through everything that can happen, as far as its effort goes."""

    def __init__(self, deal: Deal) -> None:
        """Work with this deal as the one at hand."""
        self.at_hand = deal
        self.actions = memoryview(array("H", bytes(2 * _LISTED)))
        self.seat = 0
        self.effort = 0

    def verdicts(self, words: Words, effort: int) -> list[tuple[int, int]]:
        """Return the actions of the seat to act, each with 1 if it is out first then for certain, 0 if not.

        2 means that it took more than the effort, which is counted in steps of a world, for each action anew. The
        worlds are equal but for the hands of others.
        """
        i: cython.int
        verdict: cython.int
        count: cython.Py_ssize_t = len(words) // _WORDS
        room = array("Q", bytes(8 * _LEVELS * len(words)))
        room[: len(words)] = array("Q", words.tolist())
        self.at_hand.words = memoryview(room)
        self.at_hand.forgets = False
        self.at_hand.load(0)
        self.seat = self.at_hand.seat
        self.at_hand.list_actions(self.seat)
        actions = [self.at_hand.plays.listed[i] for i in range(self.at_hand.plays.count)]
        found = []
        for action in actions:
            i = action
            self.effort = effort
            with cython.nogil:
                verdict = self._after(0, count, i, 0)
            found.append((action, verdict))
        return found

    def _wins(self, start: cython.Py_ssize_t, count: cython.Py_ssize_t, listed: cython.int) -> cython.int:
        """Say whether the seat is out first in all worlds that lie there; `listed` is where actions may be kept."""
        self.at_hand.load(start)
        if self.at_hand.phase == _OVER:
            return _YES if self.at_hand.winner == self.seat else _NO
        if self.at_hand.seat == self.seat:
            return self._own_turn(start, count, listed)
        return self._turn_of_another(start, count, listed)

    def _own_turn(self, start: cython.Py_ssize_t, count: cython.Py_ssize_t, listed: cython.int) -> cython.int:
        """One action has to win in all worlds; they have the same ones."""
        end: cython.int
        verdict: cython.int
        best: cython.int = _NO
        self.at_hand.list_actions(self.seat)
        end = self._add_actions(listed, listed)
        if end < 0:
            return _UNKNOWN
        while end > listed:  # combinations of many cards stand last
            end -= 1
            verdict = self._after(start, count, self.actions[end], end)
            if verdict == _YES:
                return _YES
            if verdict == _UNKNOWN:
                best = _UNKNOWN
        return best

    def _turn_of_another(self, start: cython.Py_ssize_t, count: cython.Py_ssize_t, listed: cython.int) -> cython.int:
        """Every action that is legal in a world has to come to nothing in the worlds in which it is legal."""
        end: cython.int = listed
        place: cython.Py_ssize_t
        verdict: cython.int
        worst: cython.int = _YES
        for place in range(start, start + count):
            self.at_hand.load(place)
            self.at_hand.list_actions(self.at_hand.seat)
            if self._goes_out():
                return _NO
            end = self._add_actions(listed, end)
            if end < 0:
                return _UNKNOWN
        while end > listed:
            end -= 1
            verdict = self._after(start, count, self.actions[end], end)
            if verdict == _NO:
                return _NO
            if verdict == _UNKNOWN:
                worst = _UNKNOWN
        return worst

    def _goes_out(self) -> cython.bint:
        """True if an action on the list empties the hand of the seat to act."""
        i: cython.int
        size: cython.int = self.at_hand.sizes[self.at_hand.seat]
        for i in range(self.at_hand.plays.count):
            if self.at_hand.plays.sizes[self.at_hand.plays.listed[i]] == size:
                return True
        return False

    def _add_actions(self, start: cython.int, end: cython.int) -> cython.int:
        """Keep the actions on the list that are not kept yet; return where they end, or -1 if there is no room."""
        i: cython.int
        j: cython.int
        action: cython.int
        for i in range(self.at_hand.plays.count):
            action = self.at_hand.plays.listed[i]
            j = start
            while j < end and self.actions[j] != action:
                j += 1
            if j == end:
                if end >= _LISTED:
                    return -1
                self.actions[end] = action
                end += 1
        return end

    def _after(
        self, start: cython.Py_ssize_t, count: cython.Py_ssize_t, action: cython.int, listed: cython.int
    ) -> cython.int:
        """Take an action in the worlds in which it is legal, which go behind the others, and say who wins there."""
        place: cython.Py_ssize_t
        target: cython.Py_ssize_t = start + count
        self.effort -= count
        if self.effort < 0 or (target + count) * _WORDS > len(self.at_hand.words):
            return _UNKNOWN
        for place in range(start, start + count):
            self.at_hand.load(place)
            self.at_hand.list_actions(self.at_hand.seat)
            if self._lists(action):
                self.at_hand.act(self.at_hand.seat, action)
                self.at_hand.store(target)
                target += 1
        return self._wins(start + count, target - start - count, listed)

    def _lists(self, action: cython.int) -> cython.bint:
        """True if an action is on the list."""
        i: cython.int = 0
        while i < self.at_hand.plays.count and self.at_hand.plays.listed[i] != action:
            i += 1
        return i < self.at_hand.plays.count
