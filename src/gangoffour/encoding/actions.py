"""Actions as indices: encoding version 1, the same for all rule sets.

| Index | Action |
|---|---|
| 0 | pass |
| 1 to 12,352 | play the combination with this id plus one; it declares where a declaration is due |
| 12,353 to 24,704 | the same plays without the declaration, with manual declaration only |
| 24,705 | declare |
| 24,706 to 24,739 | return the face |
"""

from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from gangoffour.core import ACTIONS, PLAYS, Study, action_of, number_of
from gangoffour.engine import Action, Phase, Play, SeatView, must_declare_itself

ActionIndices: TypeAlias = NDArray[np.uint16]
"""Actions as numbers from 0 to `ACTION_COUNT` - 1."""

ACTION_COUNT: Final = ACTIONS
"""How many indices there are."""

UNDECLARED_PLAYS: Final = range(1 + PLAYS, 1 + 2 * PLAYS)
"""The indices of plays that leave out a declaration that is due."""

_DECIDING: Final = (Phase.RETURN, Phase.PLAY)
"""The phases in which a seat may do something."""


def encode_action(action: Action, view: SeatView) -> int:
    """Return the index of an action by the seat of this view."""
    is_due = isinstance(action, Play) and _is_due(len(action.cards), view)
    return number_of(action, is_due=is_due)


def decode_action(index: int, view: SeatView) -> Action:
    """Return the action that an index means for the seat of this view; a ValueError says that it means none."""
    if not 0 <= index < ACTION_COUNT:
        raise ValueError(f"no action has the index {index}")
    action = action_of(index)
    if isinstance(action, Play):
        if _is_due(len(action.cards), view):
            return action_of(index, is_due=True)
        if index > PLAYS:
            raise ValueError(f"index {index} leaves out a declaration where none is due")
    return action


def legal_indices(view: SeatView, *, undeclared: bool = False) -> ActionIndices:
    """Return the indices of all legal actions in rising order; only on request also plays that forget to declare.

    The core lists them: the engine takes almost four times as long, which a bot would notice.
    """
    if view.public.phase not in _DECIDING:
        return np.zeros(0, np.uint16)
    study = Study(view.public.rules)
    listed = study.croupier.legal(study.seen_by(view), 0, view.seat)
    return np.array(sorted(i for i in listed if undeclared or i not in UNDECLARED_PLAYS), dtype=np.uint16)


def _is_due(card_count: int, view: SeatView) -> bool:
    return must_declare_itself(len(view.hand) - card_count, view.public.rules)
