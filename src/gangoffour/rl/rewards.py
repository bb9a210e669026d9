"""What an agent gets for winning, and for an illegal action; for points it gets `deal_rewards`.

In every deal and every match the rewards sum to zero.
"""

from collections.abc import Collection
from typing import Final

import numpy as np
from numpy.typing import NDArray

from gangoffour.engine import HAND_SIZE, Seat, points_for

ILLEGAL_REWARD: Final = -float(points_for(HAND_SIZE))
"""What an illegal action costs where it ends the episode: as much as the worst deal."""


def match_rewards(winners: Collection[Seat], seat_count: int) -> NDArray[np.float64]:
    """Return by seat what the end of a match is worth: the winners share 1, the others share -1."""
    has_won = np.isin(np.arange(seat_count), list(winners))
    if has_won.all():
        return np.zeros(seat_count)
    winner_count = int(has_won.sum())
    return np.where(has_won, np.float64(1 / winner_count), np.float64(-1 / (seat_count - winner_count)))
