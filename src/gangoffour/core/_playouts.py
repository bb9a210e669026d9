# cython: language_level=3, cdivision=True, boundscheck=False, wraparound=False, initializedcheck=False
"""Playouts by sense instead of chance: a policy so plain that it plays a deal in about ten microseconds.

It looks at what an action leaves of the hand, and counts a turn for every rank in it. What a turn, a card and a rank
are worth was found by letting such policies play each other. It leaves nothing to chance: of equals the weakest play
is taken, which does better than any of them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from gangoffour.core.actions import FIRST_RETURN

try:
    import cython
except ImportError:  # neither compiled nor Cython installed
    from gangoffour.core import _cyshim as cython  # type: ignore[no-redef]

if TYPE_CHECKING:
    from gangoffour.core._deals import Deal
    from gangoffour.core.options import Words

_FIRSTS = sum(1 << 6 * rank for rank in range(10))  # ranks in fields of six bits, as `_plays` spreads them out
_PAIRS_OF_BITS = _FIRSTS * 0b010101
_LOW_PAIRS = _FIRSTS * 0b11
_FIELDS = _FIRSTS * 63

if not cython.compiled:  # compiled, these stand in the .pxd, and the compiler knows them beforehand
    _WORDS, _OVER = 7, 2
    _FIRST_RETURN = FIRST_RETURN
    _GANG = 8
    _TURN = 16  # the unit of all these: a sixteenth of a turn
    _JOINED = 4  # a triple and a pair may go together: a quarter of a turn
    _CARD = 4
    _KEPT_GANG = 25
    _PASS = -40  # so a pass is seldom worth it
    _BEST = 1_000_000


class Playouts:
    """Plays deals to their end with one policy in every seat, and tells what the policy thinks of actions."""

    def __init__(self, deal: Deal) -> None:
        """Work with this deal as the one at hand."""
        self.at_hand = deal
        self.price = 0

    def play_out(self, words: Words) -> int:
        """Play every deal to its end and return how many actions that took; equal deals end alike.

        A play always declares where it is due.
        """
        place: cython.Py_ssize_t
        deals: cython.Py_ssize_t = len(words) // _WORDS
        count: cython.ulonglong = 0
        self.at_hand.words = words.data
        self.at_hand.forgets = False
        with cython.nogil:
            for place in range(deals):
                self.at_hand.load(place)
                count += self._play_out()
                self.at_hand.store(place)
        return count

    def rated(self, words: Words, place: cython.Py_ssize_t) -> list[tuple[int, int]]:
        """Return the actions of the seat to act, each with its worth: sixteen for every turn that it saves.

        A play always declares where it is due.
        """
        i: cython.int  # noqa: F842  it types the index below
        if not 0 <= place < len(words) // _WORDS:
            raise IndexError(place)
        self.at_hand.words = words.data
        self.at_hand.forgets = False
        self.at_hand.load(place)
        self._look()
        return [
            (self.at_hand.plays.listed[i], self._worth(self.at_hand.plays.listed[i]))
            for i in range(self.at_hand.plays.count)
        ]

    def _play_out(self) -> cython.int:
        count: cython.int = 0
        while self.at_hand.phase != _OVER:
            self._look()
            if self.at_hand.plays.count == 0:  # no deal lies here
                break
            self.at_hand.act(self.at_hand.seat, self._choice())
            count += 1
        return count

    def _look(self) -> None:
        """See what the seat to act may do, and what its hand costs now."""
        self.at_hand.list_actions(self.at_hand.seat)
        self.price = self._price_of(self.at_hand.hands[self.at_hand.seat])

    def _choice(self) -> cython.int:
        """Return the action of most worth; of equals the weakest play."""
        i: cython.int
        action: cython.int
        worth: cython.int
        best: cython.int = self.at_hand.plays.listed[0]
        most: cython.int = -_BEST
        if self.at_hand.plays.count == 1:
            return best
        for i in range(self.at_hand.plays.count):
            action = self.at_hand.plays.listed[i]
            worth = self._worth(action)
            if worth < most:
                continue
            if worth > most or self._strength(action) < self._strength(best):
                most = worth
                best = action
        return best

    def _strength(self, action: cython.int) -> cython.int:
        return self.at_hand.plays.strengths[action if action < _FIRST_RETURN else action - _FIRST_RETURN + 1]

    def _worth(self, action: cython.int) -> cython.int:
        """Return what an action is worth: turns it saves and cards it sheds, less for high cards and gangs."""
        hand: cython.ulonglong = self.at_hand.hands[self.at_hand.seat]
        price: cython.int
        worth: cython.int
        if action == 0:
            return _PASS
        if action >= _FIRST_RETURN:
            action -= _FIRST_RETURN - 1  # the single with this face
            return self.price - self._price_of(hand & ~self.at_hand.plays.masks[action]) - self._rank(action)
        price = self._price_of(hand & ~self.at_hand.plays.masks[action])
        if price == 0:
            return _BEST
        worth = self.price - price - _TURN + _CARD * self.at_hand.plays.sizes[action]
        if price > _TURN:  # with one turn to go, high cards need not be kept
            worth -= self._rank(action)
        if self.at_hand.plays.kinds[action] == _GANG:
            worth -= _KEPT_GANG
        return worth

    def _rank(self, action: cython.int) -> cython.int:
        """Return the lowest rank in a play."""
        return self.at_hand.plays.ranks[action]

    def _price_of(self, hand: cython.ulonglong) -> cython.int:
        """Return what it takes to lay a hand: a turn for every rank; a triple and a pair are a little cheaper."""
        spread: cython.ulonglong = (((hand >> 7) << 6) | (hand & 63)) & _FIELDS
        twos: cython.ulonglong = spread - ((spread >> 1) & _PAIRS_OF_BITS)
        counts: cython.ulonglong
        turns: cython.int
        triples: cython.int
        pairs: cython.int
        counts = (twos & _LOW_PAIRS) + ((twos >> 2) & _LOW_PAIRS) + ((twos >> 4) & _LOW_PAIRS) + ((hand >> 6) & 1)
        turns = self._fields((counts | (counts >> 1) | (counts >> 2)) & _FIRSTS)
        turns += (1 if (hand >> 61) & 3 else 0) + (hand >> 63)  # phoenixes, dragon
        triples = self._fields(counts & (counts >> 1) & ~(counts >> 2) & _FIRSTS)
        if triples == 0:
            return _TURN * turns
        pairs = self._fields((counts >> 1) & ~counts & ~(counts >> 2) & _FIRSTS) + ((hand >> 61) & (hand >> 62) & 1)
        return _TURN * turns - _JOINED * min(triples, pairs)

    def _fields(self, bits: cython.ulonglong) -> cython.int:
        """Count bits that each stand lowest in a field: a multiplication adds them up in the highest."""
        return ((bits * _FIRSTS) >> 54) & 63
