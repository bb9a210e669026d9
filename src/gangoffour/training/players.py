"""Who decides in self-play: the network that learns and, where one seat alone learns, those who have the others."""

from collections.abc import Callable
from typing import NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from gangoffour.bots import GreedyPlayer, Values, worth_of
from gangoffour.core import WORDS_PER_DEAL, Words
from gangoffour.encoding import ActionIndices, Lockstep, best, some_lists, thinned
from gangoffour.engine import RuleSet, preset
from gangoffour.training.choices import left_to_chance
from gangoffour.training.configuration import Share
from gangoffour.training.network import Learner
from gangoffour.training.search import SearchPlayer
from gangoffour.training.selfplay import OUTCOMES, Floats, SelfPlay


class Decisions(NamedTuple):
    """What some places of a lockstep wait for."""

    packed: NDArray[np.uint8]
    legal: ActionIndices
    starts: NDArray[np.int64]
    seats: NDArray[np.uint8]
    deals: Words
    """A row each, hidden cards and all: only for those who draw them anew."""
    role_values: NDArray[np.float64]


Policy: TypeAlias = Callable[[Decisions], ActionIndices]
"""Returns an action for each place."""


def decisions_of(lockstep: Lockstep, places: NDArray[np.bool_], role_values: NDArray[np.float64]) -> Decisions:
    """Return the decisions of some places."""
    return Decisions(
        lockstep.packed[places],
        *some_lists(places, lockstep.legal, lockstep.starts),
        lockstep.seats[places],
        lockstep.words.reshape(-1, WORDS_PER_DEAL)[places],
        role_values,
    )


def by_network(learner: Learner) -> Policy:
    """Return the policy of a network that tries nothing else."""

    def policy(decisions: Decisions) -> ActionIndices:
        legal, starts = thinned(decisions.legal, decisions.starts)
        return legal[_best(learner.values(decisions.packed, legal, starts), starts, decisions.role_values)]

    return policy


def greedily(rules: RuleSet) -> Policy:
    """Return the policy of the bot `greedy`."""
    player = GreedyPlayer(rules)

    def policy(decisions: Decisions) -> ActionIndices:
        return decisions.legal[player.choose(decisions.packed, decisions.legal, decisions.starts)]

    return policy


def searching(rules: RuleSet, seat_count: int, worlds: int, rng: np.random.Generator) -> Policy:
    """Return the policy of the bot `search` with so many worlds."""
    player = SearchPlayer(rules, seat_count, worlds, rng)

    def policy(decisions: Decisions) -> ActionIndices:
        return player.choose(decisions.packed, decisions.deals, decisions.seats)

    return policy


def others_of(share: Share, rng: np.random.Generator) -> Policy | None:
    """Return the policy of the bot that has the other seats of a share; None if no bot has."""
    if not share.others:
        return None
    rules, (name, _, worlds) = preset(share.rules), share.others.partition("-")
    if share.others == "greedy":
        return greedily(rules)
    if name == "search" and worlds.isdecimal() and int(worlds):
        return searching(rules, share.seats, int(worlds), rng)
    raise ValueError(f"the other seats of a share can be those of greedy or search-8, not of {share.others}")


def _best(values: Floats, starts: NDArray[np.int64], role_values: NDArray[np.float64]) -> NDArray[np.int64]:
    """Return where in all lists the action stands that is worth most; the columns of both rooms are the same."""
    return best(worth_of(Values(*values.T), role_values.tolist()), starts)


class Players:
    """Those at the tables of one share."""

    def __init__(self, learner: Learner, selfplay: SelfPlay, others: Policy | None, rng: np.random.Generator) -> None:
        """Let the learner decide in the seats that learn, and the others, if there are any, in the rest."""
        self._learner = learner
        self._selfplay = selfplay
        self._others = others
        self._rng = rng
        self.chance = 0.0
        """The share of the learner's decisions that is left to chance."""

    def choose(self, lockstep: Lockstep) -> tuple[ActionIndices, Floats]:
        """Return an action for every place, and what the learner expects of its own."""
        role_values = self._selfplay.role_values.values()
        learns = self._selfplay.learns
        actions = np.zeros(len(learns), np.uint16)
        expected = np.zeros((len(learns), OUTCOMES), np.float32)
        if learns.any():
            own, own_starts = thinned(*some_lists(learns, lockstep.legal, lockstep.starts))
            values = self._learner.values(lockstep.packed[learns], own, own_starts)
            chosen = _best(values, own_starts, role_values)
            chosen = left_to_chance(chosen, own_starts, self.chance, self._rng)
            actions[learns], expected[learns] = own[chosen], values[chosen]
        if self._others is not None and not learns.all():
            actions[~learns] = self._others(decisions_of(lockstep, ~learns, role_values))
        return actions, expected
