"""A player that has learned and thinks ahead: the network names candidates, worlds tell which of them does best.

Each candidate is taken in the same worlds: hidden hands that the clues allow, drawn as often as the network thinks them
likely. In every world the network plays for all seats until the own seat decides for the second time or the deal ends;
what the network expects there is the worth of the candidate in that world. After half of the worlds the best two go on
alone.
"""

from random import Random
from time import monotonic
from typing import Final

import numpy as np
from numpy.typing import NDArray

from gangoffour.bots.clues import clues_of
from gangoffour.bots.network import Floats, Network
from gangoffour.core import (
    COMPILED,
    PLAYS,
    SIGNS,
    Study,
    Words,
    deal_rewards,
    hidden_cards,
)
from gangoffour.encoding import (
    SLOTS,
    ActionIndices,
    Lockstep,
    best,
    decode_action,
    encode_view,
    legal_indices,
    seen_in,
    some_lists,
    thinned,
    unpacked,
)
from gangoffour.engine import Action, PublicDeal, SeatView, seats_after

CHAMPION_WORLDS: Final = 48
"""In how many worlds candidates are tried."""

_HASTE: Final = 8
"""How many worlds are tried at a time with an eye on the clock."""

_CANDIDATES: Final = 4
"""How many actions are tried at most."""

_FINALISTS: Final = 2
"""How many of them are tried in the second half of the worlds."""

_HOPELESS: Final = 4.0
"""How many points an action may seem worse than the best and still be tried."""

_AHEAD: Final = 2
"""How many own decisions ahead a world is played."""

_TRUST: Final = 0.6
"""How much worlds count; the rest is the network's own opinion. Found by what came of candidates in true worlds."""

_TRIES: Final = 8
"""How many times a hand is drawn until it fits what the seat let pass."""

_SWAPS: Final = 250
"""How many times cards change hands until worlds are as likely as the network thinks: five for each hidden card."""

_WITHOUT_COMPILER: Final = 8
"""How many times fewer worlds are drawn where the core is not compiled."""


class ChampionBot:
    """Takes the candidate that does best in worlds and in the network's own opinion.

    Equal views and an equal generator give equal actions, unless a budget in milliseconds cuts the thinking short.
    """

    def __init__(
        self,
        network: Network,
        worlds: int = CHAMPION_WORLDS,
        *,
        name: str = "champion",
        budget_ms: float | None = None,
    ) -> None:
        self._network = network
        self._worlds = worlds if COMPILED else max(1, worlds // _WITHOUT_COMPILER)
        self._name = name
        self._budget_ms = budget_ms

    @property
    def name(self) -> str:
        """The name by which people choose the bot."""
        return self._name

    def choose(self, view: SeatView, rng: Random) -> Action:
        """Return the action; where the network sees one way only, it is taken at once."""
        deadline = None if self._budget_ms is None else monotonic() + self._budget_ms / 1_000
        legal = legal_indices(view)
        opinions = self._network.worth(self._network.values(encode_view(view), legal), view.public.seat_count)
        order = np.argsort(-opinions, kind="stable")[:_CANDIDATES]
        order = order[opinions[order] > opinions[order[0]] - _HOPELESS]
        if len(order) == 1 or view.public.deal is None or not 0 <= int(legal[order].max()) <= PLAYS:
            return decode_action(int(legal[order[0]]), view)
        thought = _Thought(self._network, view, view.public.deal, int(legal[order[0]]), rng)
        return decode_action(thought.best(legal[order], opinions[order], self._worlds, deadline), view)


class _Thought:
    """One decision between plays, or a play and a pass."""

    def __init__(self, network: Network, view: SeatView, deal: PublicDeal, likely_action: int, rng: Random) -> None:
        self._network = network
        self._view = view
        self._deal = deal
        self._rng = rng
        study = Study(view.public.rules)
        self._root = study.seen_by(view)
        self._drawing = study.worlds(hidden_cards(*clues_of(view)))
        self._drawing.favour(favours_by_seat(network, view, deal, likely_action))
        self._seen = np.array(seen_in(view), np.uint64)

    def best(self, actions: ActionIndices, opinions: Floats, worlds: int, deadline: float | None) -> int:
        """Return the action that does best in so many worlds, or in as many as there is time for."""
        worth = np.zeros((len(actions), 0))
        portions = _portions(worlds, deadline)
        for number, size in enumerate(portions):
            if number == len(portions) // 2 > 0:
                left = np.argsort(-_judged(worth, opinions), kind="stable")[:_FINALISTS]
                actions, opinions, worth = actions[left], opinions[left], worth[left]
            worth = np.concatenate((worth, self._tried(actions, size)), axis=1)
            if deadline is not None and monotonic() > deadline:
                break
        return int(actions[np.argmax(_judged(worth, opinions))])

    def _tried(self, actions: ActionIndices, size: int) -> NDArray[np.float64]:
        """Take all actions in so many worlds; return what came of it, a row for each action."""
        words = np.tile(self._root, size)
        self._drawing.draw(words, self._rng.getrandbits(64), _TRIES, _SWAPS)
        worth = self._worth_of(np.tile(words, len(actions)), np.repeat(actions, size))
        return worth.reshape(len(actions), size)

    def _worth_of(self, words: Words, actions: ActionIndices) -> NDArray[np.float64]:
        """Return what actions are worth to the own seat, each in its own deal."""
        public, seat = self._view.public, self._view.seat
        lockstep = Lockstep(
            public.rules, seat_count=public.seat_count, deals=len(actions), skip_forced=True, columns=False
        )
        lockstep.take_up(words, np.tile(self._seen, len(actions)), self._deal.number)
        lockstep.step(actions)
        worth, own_decisions = np.zeros(len(actions)), np.zeros(len(actions), np.int64)
        going_on = np.ones(len(actions), bool)
        while True:
            ended = going_on & (lockstep.ended > 0)
            worth[ended] = self._ends(lockstep, ended)
            going_on &= ~ended
            if not going_on.any():
                return worth
            chosen, values = self._choices(lockstep, going_on)
            own_decisions[going_on] += lockstep.seats[going_on] == seat
            places = np.flatnonzero(going_on)
            stops = own_decisions[going_on] == _AHEAD
            worth[places[stops]] = values[stops]
            going_on[places[stops]] = False
            lockstep.step_in(places[~stops], chosen[~stops])

    def _ends(self, lockstep: Lockstep, ended: NDArray[np.bool_]) -> NDArray[np.float64]:
        """Return what the deals that ended are worth: the points, and the role unless the match is over as well."""
        seat, seat_count = self._view.seat, self._view.public.seat_count
        worth = deal_rewards(lockstep.points[ended, :seat_count])[:, seat]
        winner, loser, other = self._network.role_values(seat_count)
        is_winner, is_loser = lockstep.deal_winners[ended] == seat, lockstep.deal_losers[ended] == seat
        role = np.where(is_winner, winner, np.where(is_loser, loser, other))
        total: NDArray[np.float64] = worth + np.where(lockstep.ended[ended] == 1, role, 0)
        return total

    def _choices(self, lockstep: Lockstep, places: NDArray[np.bool_]) -> tuple[ActionIndices, Floats]:
        """Return what the network does in these places, and what it expects of it."""
        legal, starts = thinned(*some_lists(places, lockstep.legal, lockstep.starts))
        rows = np.repeat(np.arange(len(starts) - 1), np.diff(starts))
        values = self._network.values_of_many(unpacked(lockstep.packed[places]), rows, legal)
        worth = self._network.worth(values, self._view.public.seat_count)
        chosen = best(worth, starts)
        return legal[chosen], worth[chosen]


def _portions(worlds: int, deadline: float | None) -> list[int]:
    """Return in what portions worlds are tried: in two halves, or few by few with an eye on the clock."""
    if deadline is None:
        return [half for half in ((worlds + 1) // 2, worlds // 2) if half]
    return [min(worlds, _HASTE)] * max(1, worlds // _HASTE)


def _judged(worth: NDArray[np.float64], opinions: Floats) -> NDArray[np.float64]:
    """Return what actions are worth, by the worlds that were tried and by the network's own opinion."""
    judged: NDArray[np.float64] = _TRUST * worth.mean(axis=1) + (1 - _TRUST) * opinions
    return judged


def favours_by_seat(network: Network, view: SeatView, deal: PublicDeal, action: int) -> NDArray[np.float64]:
    """Return how much each sign speaks for the hand of each seat, in the network's opinion."""
    favours = np.zeros((SLOTS, SIGNS))
    seats = list(seats_after(view.seat, deal.direction, view.public.seat_count))
    favours[seats] = network.favours(encode_view(view), action)[: len(seats)]
    return favours
