"""How finely bots tell values apart."""

from typing import Final, TypeVar

import numpy as np
from numpy.typing import NDArray

_DECIMALS: Final = 4

AnyFloat = TypeVar("AnyFloat", np.float32, np.float64)


def rounded(worth: NDArray[AnyFloat]) -> NDArray[AnyFloat]:
    """Return what actions are worth, to so few decimals that machines agree.

    A processor that adds up in another order comes to another last digit. Actions that are equally good are told apart
    by that alone; rounded they stay equal, and the order in which they are listed decides everywhere.
    """
    return np.round(worth, _DECIMALS)
