"""Who decides in self-play: the network that learns and, where one seat alone learns, those who have the others."""

from collections.abc import Callable
from typing import TypeAlias

import numpy as np
from numpy.typing import NDArray

from gangoffour.bots import Values, worth_of
from gangoffour.encoding import ActionIndices, best, some_lists, thinned
from gangoffour.engine import preset
from gangoffour.training.choosing import left_to_chance
from gangoffour.training.greedy import GreedyPlayer
from gangoffour.training.network import Learner
from gangoffour.training.selfplay import OUTCOMES, Floats, SelfPlay

Policy: TypeAlias = Callable[[NDArray[np.uint8], ActionIndices, NDArray[np.int64], NDArray[np.float64]], ActionIndices]
"""From packed observations, lists of legal actions and the worth of the roles: an action for each list."""


def by_network(learner: Learner) -> Policy:
    """Return the policy of a network that tries nothing else."""

    def policy(
        packed: NDArray[np.uint8], legal: ActionIndices, starts: NDArray[np.int64], role_values: NDArray[np.float64]
    ) -> ActionIndices:
        legal, starts = thinned(legal, starts)
        return legal[_best(learner.values(packed, legal, starts), starts, role_values)]

    return policy


def greedily(rules: str) -> Policy:
    """Return the policy of the bot `greedy` under the rules of a preset."""
    player = GreedyPlayer(preset(rules))

    def policy(
        packed: NDArray[np.uint8], legal: ActionIndices, starts: NDArray[np.int64], _role_values: NDArray[np.float64]
    ) -> ActionIndices:
        return legal[player.choose(packed, legal, starts)]

    return policy


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

    def choose(
        self, packed: NDArray[np.uint8], legal: ActionIndices, starts: NDArray[np.int64]
    ) -> tuple[ActionIndices, Floats]:
        """Return an action for every place, and what the learner expects of its own."""
        role_values = self._selfplay.role_values.values()
        learns = self._selfplay.learns
        actions = np.zeros(len(packed), np.uint16)
        expected = np.zeros((len(packed), OUTCOMES), np.float32)
        if learns.any():
            own, own_starts = thinned(*some_lists(learns, legal, starts))
            values = self._learner.values(packed[learns], own, own_starts)
            chosen = _best(values, own_starts, role_values)
            chosen = left_to_chance(chosen, own_starts, self.chance, self._rng)
            actions[learns], expected[learns] = own[chosen], values[chosen]
        if self._others is not None and not learns.all():
            actions[~learns] = self._others(packed[~learns], *some_lists(~learns, legal, starts), role_values)
        return actions, expected
