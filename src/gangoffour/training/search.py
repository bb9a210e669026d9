"""The bot `search` over arrays: some hundred of its decisions at once, for a network that learns while it meets it."""

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from gangoffour.bots import candidates_of, role_worth
from gangoffour.core import WORDS_PER_DEAL, ActionNumbers, Study, Words, deal_rewards, ends_of
from gangoffour.encoding import SLOTS, best
from gangoffour.engine import RuleSet
from gangoffour.training.others import hidden_hands

_CANDIDATES: Final = 12
"""Candidates at most."""
_FINALISTS: Final = 3
"""How many of them are tried in all worlds, and not in the first few alone."""
_FIRST_PART: Final = 4
"""The part of the worlds in which all candidates are tried: one in so many."""
_TRIES: Final = 4
"""How many times a hand is drawn until it fits what the seat let pass."""

_Floats: TypeAlias = NDArray[np.float64]
_Numbers: TypeAlias = NDArray[np.int64]


class SearchPlayer:
    """Decides in many places, by so many worlds each."""

    def __init__(self, rules: RuleSet, seat_count: int, worlds: int, rng: np.random.Generator) -> None:
        self._study = Study(rules)
        self._seat_count = seat_count
        self._worlds = worlds
        self._rng = rng

    def choose(self, packed: NDArray[np.uint8], deals: Words, seats: NDArray[np.integer]) -> ActionNumbers:
        """Return an action for each place. `deals` has a row each; the hands of others in it are not looked at."""
        words = np.ascontiguousarray(packed).view(np.uint64)
        roots, places = deals.copy(), np.arange(len(deals))
        own = roots[places, seats]
        roots[:, :SLOTS] = 0
        roots[places, seats] = own
        rated = [self._study.playouts.rated(roots.reshape(-1), place) for place in range(len(deals))]
        lists = [candidates_of(each, int(own[place]).bit_count(), _CANDIDATES) for place, each in enumerate(rated)]
        actions, worth = (np.concatenate(each) for each in zip(*lists, strict=True))
        counts = np.array([len(each) for each, _ in lists])
        is_open = counts > 1  # elsewhere there is nothing to try
        if is_open.any():
            rows, owners = np.repeat(is_open, counts), np.repeat(places[: is_open.sum()], counts[is_open])
            drawn = self._drawn(roots[is_open], words[is_open], seats[is_open])
            worth[rows] = self._worth(drawn, actions[rows], worth[rows], owners, seats[is_open])
        chosen: ActionNumbers = actions[best(worth.astype(np.float32), np.concatenate(([0], np.cumsum(counts))))]
        return chosen

    def _worth(
        self, drawn: Words, actions: ActionNumbers, sense: _Floats, owners: _Numbers, seats: NDArray[np.integer]
    ) -> _Floats:
        """Return what candidates are worth: of each list, whose place stands in `owners`, the best are tried on."""
        first = -(-self._worlds // _FIRST_PART)
        tried = self._tried(drawn[owners, :first], actions, seats[owners])
        last = _ranks(tried / first + sense, owners) < _FINALISTS
        worth = np.full(len(actions), -np.inf)
        tried[last] += self._tried(drawn[owners[last], first:], actions[last], seats[owners[last]])
        worth[last] = tried[last] / self._worlds + sense[last]
        return worth

    def _drawn(self, roots: Words, words: Words, seats: NDArray[np.integer]) -> Words:
        """Return the worlds of each place."""
        drawn = np.repeat(roots, self._worlds, axis=0)
        seeds = self._rng.integers(0, 1 << 63, len(roots)).tolist()
        for place, (row, seat, seed) in enumerate(zip(words.tolist(), seats.tolist(), seeds, strict=True)):
            portion = drawn[place * self._worlds : (place + 1) * self._worlds].reshape(-1)
            self._study.worlds(hidden_hands(row, seat, self._seat_count)).draw(portion, seed, _TRIES)
        return drawn.reshape(len(roots), self._worlds, WORDS_PER_DEAL)

    def _tried(self, worlds: Words, actions: ActionNumbers, seats: NDArray[np.integer]) -> _Floats:
        """Return the sum of what each action brings in its worlds."""
        count = worlds.shape[1]
        if not count:
            return np.zeros(len(actions))
        tables = worlds.reshape(-1)
        self._study.croupier.apply_all(tables, np.repeat(actions, count))
        self._study.playouts.play_out(tables)
        ends, of_seats = ends_of(tables), np.repeat(seats.astype(np.int64), count)
        rewards = deal_rewards(ends.points[:, : self._seat_count])[np.arange(len(of_seats)), of_seats]
        sums: _Floats = (rewards + role_worth(ends, of_seats)).reshape(-1, count).sum(axis=1)
        return sums


def _ranks(worth: _Floats, owners: _Numbers) -> _Numbers:
    """Return the rank of each candidate in its list, the best 0; lists stand one behind the other."""
    order = np.lexsort((-worth, owners))
    ranks = np.empty(len(worth), np.int64)
    ranks[order] = np.arange(len(worth)) - np.searchsorted(owners, owners)
    return ranks
