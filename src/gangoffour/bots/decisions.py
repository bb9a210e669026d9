"""Decisions that deals of a lockstep wait for, set aside: the network is quicker if it is asked about many at once."""

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from gangoffour.bots.network import Floats, Network
from gangoffour.encoding import ActionIndices, Lockstep, some_lists, thinned, unpacked


class OpenDecisions(NamedTuple):
    """What is seen in some places, and what may be done there."""

    packed: NDArray[np.uint8]
    """The observations, a row for each place."""
    legal: ActionIndices
    """The legal actions of one place after the other; of those that differ in colours only, one if there are many."""
    starts: NDArray[np.int64]
    """Where those of each place begin."""

    @property
    def rows(self) -> NDArray[np.int64]:
        """To which place each action belongs."""
        return np.repeat(np.arange(len(self.packed)), np.diff(self.starts))

    def worth(self, network: Network, seat_count: int) -> Floats:
        """Return what the network says that each of these actions is worth."""
        return network.worth(network.values_of_many(unpacked(self.packed), self.rows, self.legal), seat_count)


def open_decisions(lockstep: Lockstep, places: NDArray[np.bool_]) -> OpenDecisions:
    """Return the decisions of some places; they stay as they are when the deals go on."""
    return OpenDecisions(lockstep.packed[places], *thinned(*some_lists(places, lockstep.legal, lockstep.starts)))


def joined(decisions: Sequence[OpenDecisions]) -> OpenDecisions:
    """Return all of them together; there has to be one."""
    counts = np.concatenate([np.diff(each.starts) for each in decisions])
    return OpenDecisions(
        np.concatenate([each.packed for each in decisions]),
        np.concatenate([each.legal for each in decisions]),
        np.concatenate(([0], np.cumsum(counts))),
    )
