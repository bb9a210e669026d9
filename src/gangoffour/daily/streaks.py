"""Streaks: days in a row, with two days off in every month."""

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Final

FREEZES: Final = 2
"""How many days of a month may be missed without ending a streak."""

_LONGEST: Final = 3_660


@dataclass(frozen=True, slots=True)
class Streak:
    """Days in a row on which somebody finished all deals."""

    days: int
    freezes_left: int
    """Days of this month that may still be missed."""


def streak_of(finished: Collection[date], today: date) -> Streak:
    """Return the streak that ends today, or yesterday if today is not finished yet.

    A day that was missed is bridged by a freeze of its month, if there was one left and the streak goes on behind it.
    """
    known = frozenset(finished)
    used: Counter[tuple[int, int]] = Counter()
    bridged: Counter[tuple[int, int]] = Counter()
    days = 0
    day = today if today in known else today - timedelta(days=1)
    for _ in range(_LONGEST):
        month = (day.year, day.month)
        if day in known:
            days += 1
            used += bridged
            bridged.clear()
        else:
            bridged[month] += 1
            if used[month] + bridged[month] > FREEZES:
                break
        day -= timedelta(days=1)
    return Streak(days, FREEZES - used[today.year, today.month])
