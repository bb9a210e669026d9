"""The mean of networks, weight by weight. Where one run went on from another, it may play better than either."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from gangoffour.bots import Network, load_network, save_network
from gangoffour.core import deal_rewards
from gangoffour.encoding import ActionIndices, Lockstep, best, thinned, unpacked
from gangoffour.training.roles import ROLES, WINNER, RoleValues, roles_of

_PLACES: Final = 256
_NO_ROLE: Final = -1
"""In the first deal of a match."""


def save_mean(paths: Sequence[Path], target: Path, *, deals: int, seed: int = 0) -> dict[str, Any]:
    """Write the mean of networks, weight by weight, and return how it describes itself.

    The description is that of the last one, but what roles are worth is found anew: the mean plays so many deals with
    itself at tables of each size.
    """
    networks = [load_network(path) for path in paths]
    weights = mean_weights(networks)
    described = {**networks[-1].description, "mean_of_runs": len(networks)}
    mean = Network(weights, described)
    described["role_values"] = {
        seats: [round(float(each), 2) for each in found_role_values(mean, int(seats), deals, seed)]
        for seats in described["role_values"]
    }
    save_network(target, weights, described)
    return described


def mean_weights(networks: Sequence[Network]) -> dict[str, NDArray[np.floating]]:
    """Return the mean of each weight; a ValueError says that networks are not of one kind."""
    kinds = {(each.description["points_scale"], tuple(sorted(_shapes(each).items()))) for each in networks}
    if len(kinds) != 1:
        raise ValueError("these networks are not of one kind: their weights or their points are of different sizes")
    return {name: np.mean([each.weights[name] for each in networks], axis=0) for name in networks[0].weights}


def found_role_values(network: Network, seat_count: int, deals: int, seed: int) -> NDArray[np.float64]:
    """Return what it brings in the next deal to begin it as winner, as loser and as neither."""
    lockstep = Lockstep(seat_count=seat_count, deals=min(_PLACES, deals), seed=seed, skip_forced=True, columns=False)
    roles = np.full((len(lockstep), seat_count), _NO_ROLE, np.int8)
    totals, counts = np.zeros(ROLES), np.zeros(ROLES)
    while counts[WINNER] < deals:
        lockstep.step(_choice(network, lockstep, seat_count))
        ended = np.flatnonzero(lockstep.ended)
        began, rewards = roles[ended], deal_rewards(lockstep.points[ended, :seat_count])
        for role in range(ROLES):
            totals[role] += rewards[began == role].sum()
            counts[role] += (began == role).sum()
        after = roles_of(lockstep.deal_winners[ended], lockstep.deal_losers[ended], seat_count)
        roles[ended] = np.where(lockstep.ended[ended, None] > 1, np.int8(_NO_ROLE), after)
    found = RoleValues(seat_count, discount=0)
    found.begin_with((totals / counts).tolist())
    return found.values()


def _choice(network: Network, lockstep: Lockstep, seat_count: int) -> ActionIndices:
    legal, starts = thinned(lockstep.legal, lockstep.starts)
    rows = np.repeat(np.arange(len(lockstep)), np.diff(starts))
    values = network.values_of_many(unpacked(lockstep.packed), rows, legal)
    return legal[best(network.worth(values, seat_count), starts)]


def _shapes(network: Network) -> dict[str, tuple[int, ...]]:
    return {name: weight.shape for name, weight in network.weights.items()}
