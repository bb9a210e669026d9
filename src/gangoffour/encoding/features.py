"""What an action is, apart from where it is taken: a row of bits for every index."""

from functools import cache
from typing import Final

import numpy as np
from numpy.typing import NDArray

from gangoffour.catalogue import load_catalogue, mask_of
from gangoffour.core import DECLARE, FIRST_RETURN, PASS, PLAYS
from gangoffour.encoding.actions import ACTION_COUNT, UNDECLARED_PLAYS
from gangoffour.engine import FACES, LARGEST_GANG, Kind

_CARDS: Final = 64
_KINDS: Final = _CARDS
_SIZES: Final = _KINDS + len(Kind)
_FLAGS: Final = _SIZES + LARGEST_GANG

FEATURE_BITS: Final = 96
"""The length of a row: 64 for the cards, eight for the kind, a scale of seven for the number of cards, and flags."""


@cache
def action_features() -> NDArray[np.uint8]:
    """Return a row for every action index; the last columns say pass, declare, return, undeclared, and are spare."""
    catalogue = load_catalogue()
    masks = np.zeros(ACTION_COUNT, np.uint64)
    masks[1 : 1 + PLAYS] = masks[UNDECLARED_PLAYS.start : UNDECLARED_PLAYS.stop] = catalogue.masks
    masks[FIRST_RETURN:] = [mask_of((face,)) for face in FACES]
    rows = np.zeros((ACTION_COUNT, FEATURE_BITS), np.uint8)
    rows[:, :_CARDS] = np.unpackbits(masks.view(np.uint8).reshape(-1, 8), axis=1, bitorder="little")
    sizes = rows[:, :_CARDS].sum(axis=1)
    for first in (1, UNDECLARED_PLAYS.start):
        plays = np.arange(first, first + PLAYS)
        rows[plays, _KINDS + np.array(catalogue.kinds) - 1] = 1
        rows[plays, _SIZES : _SIZES + LARGEST_GANG] = np.arange(LARGEST_GANG) < sizes[plays, None]
    flagged = (range(PASS, 1), range(DECLARE, FIRST_RETURN), range(FIRST_RETURN, ACTION_COUNT), UNDECLARED_PLAYS)
    for column, indices in enumerate(flagged):
        rows[indices.start : indices.stop, _FLAGS + column] = 1
    rows.flags.writeable = False
    return rows
