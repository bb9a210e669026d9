"""Actions as numbers: the language of the core.

| Number | Action |
|---|---|
| 0 | pass |
| 1 to 12,352 | play the combination with this id plus one; it declares where a declaration is due |
| 12,353 to 24,704 | the same plays without the declaration; only listed where one is due |
| 24,705 | declare |
| 24,706 to 24,739 | return the face |
"""

from typing import Final

from gangoffour.catalogue import load_catalogue
from gangoffour.engine import FACES, Action, Declare, Pass, Play, ReturnCard

PASS: Final = 0
"""The index of a pass."""
PLAYS: Final = 12_352
"""How many combinations there are."""
DECLARE: Final = 2 * PLAYS + 1
"""The index of a declaration."""
FIRST_RETURN: Final = DECLARE + 1
"""The index of returning the lowest face; the other faces follow."""
ACTIONS: Final = FIRST_RETURN + len(FACES)
"""How many numbers there are."""
WAIT: Final = 0xFFFF
"""No action at all: in lockstep, this place waits while others go on."""


def action_of_play(combination_id: int, *, declare: bool = True) -> int:
    """Return the number of playing a combination, declaring where it is due or not."""
    return 1 + combination_id + (0 if declare else PLAYS)


def number_of(action: Action, *, is_due: bool = False) -> int:
    """Return the number of an action; `is_due` says whether a play calls for a declaration by the seat itself."""
    match action:
        case Pass():
            return PASS
        case Declare():
            return DECLARE
        case ReturnCard(card=card):
            return FIRST_RETURN + FACES.index(card)
        case Play(cards=cards, declare=declare):
            combination_id = load_catalogue().id_of(cards)
            if combination_id is None:
                raise ValueError(action)
            return action_of_play(combination_id, declare=declare or not is_due)


def action_of(number: int, *, is_due: bool = False) -> Action:
    """Return the action with this number, in the engine's own form."""
    if number == PASS:
        return Pass()
    if number == DECLARE:
        return Declare()
    if number >= FIRST_RETURN:
        return ReturnCard(FACES[number - FIRST_RETURN])
    combination = load_catalogue().combination((number - 1) % PLAYS)
    return Play(combination.cards, declare=is_due and number <= PLAYS)
