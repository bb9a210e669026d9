"""What it is worth to begin the next deal as the winner or the loser of this one, in points, found by playing.

The deal winner leads and gets the best card of the deal loser; so a deal is played for its points and for the role it
leaves. The worth of a role is the mean reward of the deals begun in it, plus the worth of the roles these lead to.
"""

from collections.abc import Sequence
from typing import Final

import numpy as np
from numpy.typing import NDArray

WINNER, LOSER, OTHER = range(3)
ROLES: Final = 3
_FIRST_GUESS: Final = (4.0, -2.4, -0.8)
_MEMORY: Final = 20_000
"""About how many deals the means look back."""


class RoleValues:
    """The running estimate for one rule set and number of seats."""

    def __init__(self, seat_count: int, discount: float) -> None:
        self._seat_count = seat_count
        self._discount = discount
        self._rewards = np.array(_FIRST_GUESS)
        self._ways = np.full((ROLES, ROLES), 1 / ROLES)
        """From each role, how often it leads to each."""

    def begin_with(self, values: Sequence[float]) -> None:
        """Take the worth of each role from elsewhere, as if nothing came after the next deal."""
        self._rewards = np.array(values)
        self._ways = np.zeros((ROLES, ROLES))

    def learn(self, before: NDArray[np.int8], after: NDArray[np.int8], rewards: NDArray[np.float64]) -> None:
        """Take in finished deals: the roles of all seats before and after, and their rewards, a row for each deal."""
        seen = min(1.0, len(before) / _MEMORY)
        for role in range(ROLES):
            there = before == role
            if not there.any():
                continue
            self._rewards[role] += seen * (rewards[there].mean() - self._rewards[role])
            for next_role in range(ROLES):
                share = (after[there] == next_role).mean()
                self._ways[role, next_role] += seen * (share - self._ways[role, next_role])

    def values(self) -> NDArray[np.float64]:
        """Return the worth of each role; over the seats of a table they sum to zero."""
        worth = np.linalg.solve(np.eye(ROLES) - self._discount * self._ways, self._rewards)
        mean = (worth[WINNER] + worth[LOSER] + (self._seat_count - 2) * worth[OTHER]) / self._seat_count
        return np.asarray(worth - mean, np.float64)

    def state(self) -> dict[str, list[float] | list[list[float]]]:
        """Return what a checkpoint has to keep."""
        return {"rewards": self._rewards.tolist(), "ways": self._ways.tolist()}

    def restore(self, state: dict[str, list[float] | list[list[float]]]) -> None:
        """Take up what a checkpoint kept."""
        self._rewards = np.array(state["rewards"])
        self._ways = np.array(state["ways"])


def roles_of(winners: NDArray[np.integer], losers: NDArray[np.integer], seat_count: int) -> NDArray[np.int8]:
    """Return the role of every seat, a row for each deal."""
    roles = np.full((len(winners), seat_count), OTHER, np.int8)
    roles[np.arange(len(winners)), losers] = LOSER
    roles[np.arange(len(winners)), winners] = WINNER
    return roles
