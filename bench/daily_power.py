"""How often do the eight deals of a day, and the days of a week, put the stronger of two bots first?

    python -m bench.daily_power --days 200 --keep runs/daily-power.jsonl

All six levels play the seat on every day, as `gangoffour daily make` lets them, from a public seed. A week is that of
the ranking: its best five days, each with the bots and the seats of its weekday. Weeks are drawn with replacement, each
of their days from those of its weekday that were played. Beside it stands how often the same number of deals would do
so if each of the two had played its own: by the margins of the one on a day, and of the other a week or more later.

A run takes half an hour. With `--keep` every deal is written down when it was played, and the next run goes on there.
"""

import argparse
import hashlib
import json
import sys
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from random import Random
from typing import Final, TextIO, TypeAlias

from gangoffour.arena import cores
from gangoffour.boards import engine_hash
from gangoffour.cli.language import spoken
from gangoffour.cli.progress import progress
from gangoffour.daily import (
    LEVELS,
    Ghost,
    SecretSeason,
    Standing,
    best_days,
    ghosts_of,
    margin_of,
    new_season,
    played,
)
from tools.figures import Figure, show

FIRST_DAY: Final = date(2026, 11, 16)
"""A Monday."""
SEASON_DAYS: Final = 999
"""The season is as long as can be, so that runs of any length play the same days."""
WEEK: Final = 7
WEEKS: Final = 10_000
PAIRS: Final[Mapping[tuple[str, str], tuple[float | None, float | None]]] = {
    ("neural", "planner"): (70, 90),
    ("champion", "planner"): (None, None),
    ("planner", "greedy"): (None, None),
}
"""The better and the other, with the least percentage of days and of weeks, if there is a goal."""

Found: TypeAlias = dict[Ghost, tuple[int, ...]]
"""Points by seat."""
Field: TypeAlias = Mapping[str, Sequence[tuple[int, ...]]]
"""Points by level, board by board."""
Totals: TypeAlias = Mapping[str, int]
"""By level."""


def kept(path: Path | None) -> Found:
    """Return what earlier runs of the same engine have played."""
    if path is None or not path.exists():
        return {}
    rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    engine = engine_hash()
    return {
        Ghost(row["day"], row["board"], row["level"]): tuple(row["points"]) for row in rows if row["engine"] == engine
    }


@contextmanager
def _appending(path: Path | None) -> Iterator[TextIO | None]:
    if path is None:
        yield None
        return
    path.parent.mkdir(parents=True, exist_ok=True)
    with path.open("a", encoding="utf-8") as file:
        yield file


def play_days(secret: SecretSeason, days: int, jobs: int, path: Path | None) -> Found:
    """Return what all levels made of all boards; those that are kept are not played again."""
    found, engine = kept(path), engine_hash()
    ghosts = [ghost for ghost in ghosts_of(range(1, days + 1)) if ghost not in found]
    with progress(spoken(), "daily-progress") as show, _appending(path) as file:
        for done, (ghost, play) in enumerate(played(secret, ghosts, jobs), start=1):
            found[ghost] = play.points
            if file is not None:
                row = {"day": ghost.number, "board": ghost.board, "level": ghost.level, "points": play.points}
                file.write(json.dumps({**row, "engine": engine}) + "\n")
                file.flush()
            show(done, len(ghosts))
    return found


def fields_by_day(found: Found, days: int) -> list[Field]:
    """Return what all levels made of every day."""
    return [
        {level: [found[ghost] for ghost in ghosts_of([number]) if ghost.level == level] for level in LEVELS}
        for number in range(1, days + 1)
    ]


def crosses(field: Field) -> Totals:
    """Return the cross points of all levels on a day."""
    return {entry.who: entry.total for entry in Standing({}, field, is_closed=True).entries}


def margins(field: Field) -> Totals:
    """Return the margins of all levels on a day."""
    return {level: sum(map(margin_of, boards)) for level, boards in field.items()}


def share_before(differences: Sequence[int]) -> float:
    """Return in which part of all cases one had more than another; a tie counts half."""
    return sum(1.0 if each > 0 else 0.5 if each == 0 else 0.0 for each in differences) / len(differences)


def unrelated(better: str, other: str, days: Sequence[Totals]) -> list[int]:
    """Return by how much one had more than the other had with other cards, on every later day of the same weekday."""
    return [day[better] - later[other] for at, day in enumerate(days) for later in days[at + WEEK :: WEEK]]


def drawn_week(days: Sequence[Totals], rng: Random) -> Totals:
    """Return what all levels come to in a week: a Monday that was played, a Tuesday and so on; the best days count."""
    week = [rng.choice(days[weekday::WEEK]) for weekday in range(WEEK)]
    return {level: best_days([day[level] for day in week]) for level in LEVELS}


def figures_of(fields: Sequence[Field]) -> list[Figure]:
    """Return how often days and weeks put the better of two first, and how often unrelated deals would."""
    days, own = [crosses(field) for field in fields], [margins(field) for field in fields]
    rng = Random("weeks")
    weeks = [drawn_week(days, rng) for _ in range(WEEKS)]
    found = []
    for (better, other), (of_days, of_weeks) in PAIRS.items():
        who = f"{better} before {other}"
        by_day, by_week = ([each[better] - each[other] for each in totals] for totals in (days, weeks))
        found += [
            Figure(f"{who}, of {len(days)} days", 100 * share_before(by_day), "%", of_days, "least"),
            Figure(f"{who}, of weeks", 100 * share_before(by_week), "%", of_weeks, "least"),
        ]
        if apart := unrelated(better, other, own):
            found.append(Figure(f"{who}, of days with unrelated deals", 100 * share_before(apart), "%"))
    return found


def main() -> None:
    """Play, and say how often; end with 1 if a goal is missed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--days", type=int, default=2 * WEEK)
    parser.add_argument("--jobs", type=int, default=cores())
    parser.add_argument("--keep", type=Path)
    wanted = parser.parse_args()
    if not WEEK <= wanted.days <= SEASON_DAYS:
        parser.error(f"--days: {WEEK} to {SEASON_DAYS}, so that every weekday has been played")
    secret = new_season(FIRST_DAY, SEASON_DAYS, hashlib.sha512(b"daily power").digest())
    figures = figures_of(fields_by_day(play_days(secret, wanted.days, wanted.jobs, wanted.keep), wanted.days))
    show("daily power", figures)
    sys.exit(not all(figure.is_met for figure in figures))


if __name__ == "__main__":
    main()
