"""The options of a rule set as numbers, for the compiled core."""

from array import array
from functools import cache
from typing import Final, NamedTuple, TypeAlias

import numpy as np
from numpy.typing import NDArray

from gangoffour.engine import (
    DECK,
    Declaration,
    DeclarationWindow,
    DirectionChange,
    DutyGang,
    LoserTiebreak,
    Passing,
    RuleSet,
    UndeclaredPoints,
    points_for,
)

Words: TypeAlias = NDArray[np.uint64]
"""Deals side by side, seven words each."""

ActionNumbers: TypeAlias = NDArray[np.uint16]
"""Actions of many deals."""

Floats: TypeAlias = NDArray[np.float64]
"""Numbers with a fraction."""

Starts: TypeAlias = NDArray[np.int64]
"""Where in such an array the list of each deal begins."""

Numbers: TypeAlias = "array[int]"
"""A table of numbers."""

_DUTY_GANG: Final = (DutyGang.ALLOWED, DutyGang.REQUIRED, DutyGang.FORBIDDEN)


class Options(NamedTuple):
    """What of a rule set bears on a deal, apart from which combination beats which."""

    opening_max_cards: int
    duty_gang: int
    undeclared_extra: int
    reenter: bool
    flips: bool
    manual: bool
    with_play: bool
    duty: bool
    duty_lead_highest: bool
    leftover_tiebreak: bool
    return_same: bool
    points_for: Numbers
    """The points for so many cards left."""


@cache
def options_of(rules: RuleSet) -> Options:
    """Return the options of a rule set; nobody changes them."""
    return Options(
        opening_max_cards=rules.opening_max_cards or len(DECK),
        duty_gang=_DUTY_GANG.index(rules.duty_gang),
        undeclared_extra=int(rules.undeclared_points is UndeclaredPoints.CARDS_PLUS_ONE),
        reenter=rules.passing is Passing.REENTER,
        flips=rules.direction_change is DirectionChange.TRICK,
        manual=rules.declaration is Declaration.MANUAL,
        with_play=rules.declaration_window is DeclarationWindow.WITH_PLAY,
        duty=rules.last_card_duty,
        duty_lead_highest=rules.duty_lead_highest_single,
        leftover_tiebreak=rules.loser_tiebreak is LoserTiebreak.HIGHEST_LEFTOVER_CARD,
        return_same=rules.exchange_return_same,
        points_for=array("H", (points_for(size) for size in range(len(DECK) + 1))),
    )
