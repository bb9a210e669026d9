"""Sheets of days that are over, drawn by chance: honest ones, to be verified here and by clients in other languages."""

from datetime import date
from random import Random
from typing import Any, Final

import msgspec

from gangoffour.daily import BOARD_COUNT, LEVELS, Sheet, Standing, new_season, sheet_of
from gangoffour.engine import points_for

FIRST_DAY: Final = date(2026, 11, 16)
SECRET: Final = new_season(FIRST_DAY, 30, bytes(range(64)))
PEOPLE: Final = 5
SUNDAY: Final = 6
SEEDS: Final = range(1, 7)
"""Of the sheets that are kept; a Sunday is among them."""


def played(rng: Random, seat_count: int) -> tuple[int, ...]:
    """Return points that somebody might have made of a deal."""
    left = [points_for(rng.randint(1, 16)) for _ in range(seat_count)]
    left[rng.randrange(seat_count)] = 0
    return tuple(left)


def honest_sheet(rng: Random) -> Sheet:
    """Return the sheet of any day of the season, with some people, some of whom did not finish."""
    number = rng.randint(1, 30)
    day = SECRET.season.day_at(number)
    seats = 3 if day.weekday() == SUNDAY else 4
    names = [f"guest-{rng.getrandbits(40):x}" for _ in range(PEOPLE)]
    people = {name: [played(rng, seats) if rng.random() < 0.9 else None for _ in range(BOARD_COUNT)] for name in names}
    bots = {level: [played(rng, seats) for _ in range(BOARD_COUNT)] for level in LEVELS}
    standing = Standing(people, bots, is_closed=True)
    return sheet_of(SECRET.season, day, SECRET.link(number), "0123456789abcdef", standing.entries)


def kept_sheets() -> list[Any]:
    """Return the sheets that are kept, as JSON has them."""
    return [msgspec.to_builtins(honest_sheet(Random(seed))) for seed in SEEDS]
