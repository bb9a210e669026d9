"""How the network does against plain players, quickly: a figure for the learning curve, not for a ladder."""

from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from gangoffour.core import deal_rewards
from gangoffour.encoding import Lockstep
from gangoffour.engine import CLASSIC
from gangoffour.training.choices import PlainPlayer
from gangoffour.training.network import Learner
from gangoffour.training.players import by_network, decisions_of

_PLACES = 1024


class Strength(NamedTuple):
    """Mean reward for each deal, and its standard error."""

    mean: float
    error: float


def strength(
    learner: Learner, role_values: NDArray[np.float64], *, seat_count: int, deals_per_place: int, seed: int
) -> Strength:
    """Let one seat of each place be the network's and the others plain players'; every place plays as many deals."""
    lockstep = Lockstep(CLASSIC, seat_count=seat_count, deals=_PLACES, seed=seed, skip_forced=True, columns=False)
    plain, policy = PlainPlayer(), by_network(learner)
    own = np.arange(_PLACES) % seat_count
    played = np.zeros(_PLACES, np.int64)
    rewards = np.zeros(_PLACES)
    while played.min() < deals_per_place:
        actions = lockstep.legal[plain.choose(lockstep.legal, lockstep.starts)]
        is_own = lockstep.seats == own
        if is_own.any():
            actions[is_own] = policy(decisions_of(lockstep, is_own, role_values))
        lockstep.step(actions)
        counted = (lockstep.ended > 0) & (played < deals_per_place)
        reward = deal_rewards(lockstep.points[:, :seat_count])[np.arange(_PLACES), own]
        rewards += np.where(counted, reward, 0)
        played += lockstep.ended > 0
    means = rewards / deals_per_place
    return Strength(float(means.mean()), float(means.std() / np.sqrt(_PLACES)))
