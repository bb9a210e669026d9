"""How often do the eight deals of a day, and the days of a week, put the stronger of two bots first?

    python -m bench.daily_power --days 14

All six levels play the seat on every day, as `gangoffour daily make` lets them, from a public seed. Weeks are drawn
with replacement from the days that were played.
"""

import argparse
import hashlib
import sys
from collections.abc import Mapping, Sequence
from datetime import date
from random import Random
from typing import Final

from gangoffour.arena import cores
from gangoffour.cli.language import spoken
from gangoffour.cli.progress import progress
from gangoffour.daily import LEVELS, Ghost, SecretSeason, Standing, ghosts_of, new_season, played

FIRST_DAY: Final = date(2026, 11, 16)
WEEK: Final = 7
WEEKS: Final = 10_000


def totals_by_day(secret: SecretSeason, days: int, jobs: int) -> list[dict[str, int]]:
    """Return the totals of all levels on every day."""
    ghosts = ghosts_of(range(1, days + 1))
    found: dict[Ghost, tuple[int, ...]] = {}
    with progress(spoken(), "daily-progress") as show:
        for ghost, play in played(secret, ghosts, jobs):
            found[ghost] = play.points
            show(len(found), len(ghosts))
    return [_totals(found, number) for number in range(1, days + 1)]


def _totals(found: Mapping[Ghost, tuple[int, ...]], number: int) -> dict[str, int]:
    field = {
        level: [points for ghost, points in sorted(found.items()) if (ghost.number, ghost.level) == (number, level)]
        for level in LEVELS
    }
    return {entry.who: entry.total for entry in Standing({}, field, is_closed=True).entries}


def share_before(better: str, other: str, spans: Sequence[Sequence[Mapping[str, int]]]) -> float:
    """Return in which part of some spans of days one level had more than another; a tie counts half."""
    differences = [sum(day[better] - day[other] for day in span) for span in spans]
    return sum(1.0 if each > 0 else 0.5 if each == 0 else 0.0 for each in differences) / len(differences)


def main() -> None:
    """Play, and say how often."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--days", type=int, default=14)
    parser.add_argument("--jobs", type=int, default=cores())
    wanted = parser.parse_args()
    secret = new_season(FIRST_DAY, wanted.days, hashlib.sha512(b"daily power").digest())
    days = totals_by_day(secret, wanted.days, wanted.jobs)
    rng = Random("weeks")
    weeks = [rng.choices(days, k=WEEK) for _ in range(WEEKS)]
    for better, other in (("neural", "planner"), ("champion", "planner"), ("planner", "greedy")):
        day, week = share_before(better, other, [[each] for each in days]), share_before(better, other, weeks)
        sys.stdout.write(f"{better} before {other}: {day:.0%} of {wanted.days} days, {week:.0%} of weeks\n")


if __name__ == "__main__":
    main()
