"""A player that has learned and thinks ahead: the network names candidates, worlds tell which of them does best.

A trial takes a candidate in a world: hidden hands that the clues allow, drawn as often as the network thinks them
likely. There a smaller, quick network plays for all seats until the own seat decides for the third time or the deal
ends; what the large one expects there is the worth of the candidate in that world. All candidates are tried in the same
worlds, which count the more the better they explain what the others did. After each stage the better half of the
candidates goes on alone: the trials go where the choice is hard.
"""

from random import Random
from time import monotonic
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from gangoffour.bots.clues import clues_of
from gangoffour.bots.decisions import OpenDecisions, joined, open_decisions
from gangoffour.bots.network import Floats, Network
from gangoffour.bots.recalling import log_likelihoods
from gangoffour.bots.rounding import rounded
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
    alike,
    best,
    decode_action,
    encode_view,
    legal_indices,
    seen_in,
)
from gangoffour.engine import Action, PublicDeal, SeatView, seats_after

CHAMPION_TRIALS: Final = 288
"""How many trials a decision has, all candidates together."""

_STAGES: Final = 3
"""In how many stages they are made at most, as many trials in each."""

_HASTE: Final = 24
"""How many trials are made at a time with an eye on the clock."""

CANDIDATES: Final = 6
"""How many actions are tried at most."""

_FINALISTS: Final = 2
"""How many of them are tried to the end at least."""

HOPELESS: Final = 6.0
"""How many points an action may seem worse than the best and still be tried."""

AHEAD: Final = 3
"""How many own decisions ahead a world is played."""

TRUST: Final = 0.7
"""How much worlds count; the rest is the network's own opinion."""

CREDENCE: Final = 0.3
"""The power of likelihoods by which worlds count: with all of it so few would decide that chance would."""

_DOUBTS: Final = {4: 0.5, 3: 1.0}
"""By how many points another action has to be better than the one that the network would take, by number of seats. With
three, sixteen cards more are hidden, and a deal is about more points."""

TRIES: Final = 8
"""How many times a hand is drawn until it fits what the seat let pass."""

SWAPS: Final = 250
"""How many times cards change hands until worlds are as likely as the network thinks: five for each hidden card."""

_WITHOUT_COMPILER: Final = 8
"""How many times fewer trials are made where the core is not compiled."""


class ChampionBot:
    """Takes the candidate that does best in worlds and in the network's own opinion.

    Equal views and an equal generator give equal actions, unless a budget in milliseconds cuts the thinking short.
    """

    def __init__(
        self,
        network: Network,
        quick: Network,
        trials: int = CHAMPION_TRIALS,
        *,
        name: str = "champion",
        budget_ms: float | None = None,
    ) -> None:
        """Take the network that judges and the one that plays in worlds, which may be the same."""
        self._network = network
        self._quick = quick
        self._trials = trials if COMPILED else max(1, trials // _WITHOUT_COMPILER)
        self._name = name
        self._budget_ms = budget_ms

    @property
    def name(self) -> str:
        """The name by which people choose the bot."""
        return self._name

    def choose(self, view: SeatView, rng: Random) -> Action:
        """Return the action; where the network sees one way only, it is taken at once."""
        begun_s = monotonic()
        legal = legal_indices(view)
        opinions = self._network.worth(self._network.values(encode_view(view), legal), view.public.seat_count)
        order = worth_trying(legal, opinions)
        if len(order) == 1 or view.public.deal is None or not 0 <= int(legal[order].max()) <= PLAYS:
            return decode_action(int(legal[order[0]]), view)
        thought = Thought((self._network, self._quick), view, view.public.deal, int(legal[order[0]]), rng)
        clock = None if self._budget_ms is None else _Clock(begun_s, self._budget_ms / 1_000)
        return decode_action(thought.best(legal[order], opinions[order], self._trials, clock), view)


def worth_trying(legal: ActionIndices, opinions: Floats) -> NDArray[np.int64]:
    """Return the places of the actions worth trying, best first; of those that differ in colours only, the best one."""
    order = np.argsort(-opinions, kind="stable")
    _, firsts = np.unique(alike()[legal[order]], return_index=True)
    order = order[np.sort(firsts)][:CANDIDATES]
    hopeful: NDArray[np.int64] = order[opinions[order] > opinions[order[0]] - HOPELESS]
    return hopeful


class _Clock(NamedTuple):
    """When the thinking began, and how long it may take."""

    begun_s: float
    budget_s: float

    def is_past(self, share: float) -> bool:
        """True if more than this share of the time has gone by."""
        return monotonic() > self.begun_s + self.budget_s * share


class Thought:
    """One decision between plays, or a play and a pass."""

    def __init__(
        self, networks: tuple[Network, Network], view: SeatView, deal: PublicDeal, likely_action: int, rng: Random
    ) -> None:
        self._network, self._quick = networks
        self._view = view
        self._deal = deal
        self._rng = rng
        study = Study(view.public.rules)
        self._root = study.seen_by(view)
        self._drawing = study.worlds(hidden_cards(*clues_of(view)))
        self._drawing.favour(favours_by_seat(self._network, view, deal, likely_action))
        self._seen = np.array(seen_in(view), np.uint64)

    def best(self, actions: ActionIndices, opinions: Floats, trials: int, clock: _Clock | None) -> int:
        """Return the action that does best in so many trials, or in as many as there is time for.

        Args:
            actions: What may be tried, the network's choice first.
            opinions: What the network thinks of them.
            trials: How many, all actions together.
            clock: When the time is over, if there is a limit.
        """
        doubts = np.where(np.arange(len(actions)) == 0, 0, _DOUBTS[self._view.public.seat_count])
        logs, worth = np.zeros(0), np.zeros((len(actions), 0))
        stages = max(1, min(_STAGES, trials // len(actions)))
        for stage in range(1, stages + 1):
            worlds = max(1, trials // (stages * len(actions)))
            at_once = worlds if clock is None else max(1, _HASTE // len(actions))
            for tried in range(0, worlds, at_once):
                more_logs, more_worth = self.in_worlds(actions, min(at_once, worlds - tried))
                logs, worth = np.concatenate((logs, more_logs)), np.concatenate((worth, more_worth), axis=1)
                if clock is not None and clock.is_past(stage / stages):
                    break
            order = np.lexsort((actions, rounded(doubts - _judged(logs, worth, opinions))))
            left = order[: max(_FINALISTS, (len(order) + 1) // 2)]
            actions, opinions, doubts, worth = actions[left], opinions[left], doubts[left], worth[left]
        return int(actions[0])

    def in_worlds(self, actions: ActionIndices, size: int) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        """Take all actions in so many worlds; return how likely these are, as logarithms, and what came of it."""
        words = np.tile(self._root, size)
        self._drawing.draw(words, self._rng.getrandbits(64), TRIES, SWAPS)
        logs = log_likelihoods(self._quick, self._view, self._deal, words)
        worth = self._worth_of(np.tile(words, len(actions)), np.repeat(actions, size))
        return logs, worth.reshape(len(actions), size)

    def _worth_of(self, words: Words, actions: ActionIndices) -> NDArray[np.float64]:
        """Return what actions are worth to the own seat, each in its own deal."""
        public, count = self._view.public, len(actions)
        lockstep = Lockstep(public.rules, seat_count=public.seat_count, deals=count, skip_forced=True, columns=False)
        lockstep.take_up(words, np.tile(self._seen, count), self._deal.number)
        lockstep.step(actions)
        worth, own_decisions, going_on = np.zeros(count), np.zeros(count, np.int64), np.ones(count, bool)
        places, decisions = list[NDArray[np.int64]](), list[OpenDecisions]()
        while True:
            ended = going_on & (lockstep.ended > 0)
            worth[ended] = self._ends(lockstep, ended)
            own_decisions += going_on & ~ended & (lockstep.seats == self._view.seat)
            seen_far = going_on & ~ended & (own_decisions == AHEAD)
            if seen_far.any():
                places.append(np.flatnonzero(seen_far))
                decisions.append(open_decisions(lockstep, seen_far))
            going_on &= ~ended & ~seen_far
            if not going_on.any():
                break
            lockstep.step_in(np.flatnonzero(going_on), self._moves(open_decisions(lockstep, going_on)))
        if decisions:
            worth[np.concatenate(places)] = self._expected(joined(decisions))
        return worth

    def _moves(self, decisions: OpenDecisions) -> ActionIndices:
        """Return what the quick network does."""
        return decisions.legal[best(decisions.worth(self._quick, self._view.public.seat_count), decisions.starts)]

    def _expected(self, decisions: OpenDecisions) -> Floats:
        """Return what the network expects where the own seat decides."""
        worth = decisions.worth(self._network, self._view.public.seat_count)
        return np.maximum.reduceat(worth, decisions.starts[:-1])

    def _ends(self, lockstep: Lockstep, ended: NDArray[np.bool_]) -> NDArray[np.float64]:
        """Return what the deals that ended are worth: the points, and the role unless the match is over as well."""
        seat, seat_count = self._view.seat, self._view.public.seat_count
        worth = deal_rewards(lockstep.points[ended, :seat_count])[:, seat]
        winner, loser, other = self._network.role_values(seat_count)
        is_winner, is_loser = lockstep.deal_winners[ended] == seat, lockstep.deal_losers[ended] == seat
        role = np.where(is_winner, winner, np.where(is_loser, loser, other))
        total: NDArray[np.float64] = worth + np.where(lockstep.ended[ended] == 1, role, 0)
        return total


def _judged(logs: NDArray[np.float64], worth: NDArray[np.float64], opinions: Floats) -> NDArray[np.float64]:
    """Return what actions are worth, by the worlds that were tried and by the network's own opinion."""
    weights = np.exp(CREDENCE * (logs - logs.max()))
    judged: NDArray[np.float64] = TRUST * (worth @ weights / weights.sum()) + (1 - TRUST) * opinions
    return judged


def favours_by_seat(network: Network, view: SeatView, deal: PublicDeal, action: int) -> NDArray[np.float64]:
    """Return how much each sign speaks for the hand of each seat, in the network's opinion."""
    favours = np.zeros((SLOTS, SIGNS))
    seats = list(seats_after(view.seat, deal.direction, view.public.seat_count))
    favours[seats] = network.favours(encode_view(view), action)[: len(seats)]
    return favours
