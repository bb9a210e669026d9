"""What the bots are meant to reach, and whether they do, computed from what was measured."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from bench.kept_parts import Part
from bench.ladder_rows import HASTY, MIXED_FIELD, SEAT_COUNTS, STRONG_SEARCH, row_of, steps
from gangoffour.bots import BOTS

SMALLEST_STEP: Final = 0.6
LARGEST_STEP: Final = 2.5
"""In points a deal: the next level has to stay within reach."""

NOT_MEASURED: Final = "not measured yet"
_QUICK_MINUTES: Final = 5

_AMONG: Final = (("neural", "greedy", 4.5), ("neural", STRONG_SEARCH, 0.7), ("champion", "neural", 0.5))
"""The lone bot, the field, and the margin that is wanted, with four seats."""
_TIMES: Final = (("neural", "p99_ms", 5), ("champion", "p95_ms", 400))
LEGALITY_MATCHES: Final[Mapping[str, int]] = {
    "random": 10_000,
    "greedy": 10_000,
    "planner": 10_000,
    "neural": 10_000,
    "search-2": 200,
    "champion-29": 200,
}
"""How many matches each bot plays before the eyes of the engine; slow ones with a tenth of their worlds or trials."""
_WON: Final = 0.5
_DIFFERENCE: Final = 1.0

Rows = Sequence[Mapping[str, Any]]


@dataclass(frozen=True, slots=True)
class Goal:
    """Something to be reached."""

    name: str
    wanted: str
    """In words; empty if it is only reported."""
    measured: str = NOT_MEASURED
    is_reached: bool | None = None
    """None: it was not measured, or nothing is wanted."""

    @property
    def verdict(self) -> str:
        """Whether it is reached, in words."""
        return "" if self.is_reached is None else "reached" if self.is_reached else "**not reached**"


def rows_of(parts: Mapping[str, Part], name: str) -> Rows:
    """Return the rows of a part; none if it was not measured."""
    rows: Rows = parts.get(name, {}).get("rows", ())
    return rows


def signed(number: float) -> str:
    """Return a margin with its sign."""
    return f"{number:+.2f}".replace("-", "\N{MINUS SIGN}")


def unsigned(number: float) -> str:
    """Return a number that has a sign only if it is negative."""
    return f"{number:.2f}".replace("-", "\N{MINUS SIGN}")


def between(row: Mapping[str, Any]) -> str:
    """Return a margin and its interval."""
    return f"{signed(row['mean'])} ({signed(row['low'])} to {signed(row['high'])})"


def slowest(rows: Rows, bot: str, time: str) -> float | None:
    """Return the longest of a bot's times over its rows."""
    return max((row[time] for row in rows if row["bot"] == bot), default=None)


def goals(parts: Mapping[str, Part]) -> list[Goal]:
    """Return all goals but the steps, which have a table of their own."""
    ladder = rows_of(parts, "ladder")
    return [
        *_steps_together(ladder),
        *(_among(ladder, *each) for each in _AMONG),
        _above_zero(ladder),
        *(_time(ladder, *each) for each in _TIMES),
        *_matches(rows_of(parts, "matches")),
        *(_reported(ladder, HASTY, "neural", seats) for seats in SEAT_COUNTS),
        *(_answer(rows_of(parts, "answers"), name) for name in [*BOTS][-3:]),
        *(_calibration(parts.get("calibration"), seats) for seats in SEAT_COUNTS),
        _legality(rows_of(parts, "legality")),
        *_quick(parts.get("quick")),
    ]


# --- the steps -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Step:
    """Two levels next to each other, both ways."""

    lower: str
    higher: str
    seats: int
    up: Mapping[str, Any] | None
    """One of the higher among the lower."""
    down: Mapping[str, Any] | None
    """One of the lower among the higher."""

    @property
    def is_clear(self) -> bool | None:
        """Whether the higher one is better both ways, beyond the intervals; None if that was not measured."""
        if self.up is None or self.down is None:
            return None
        return bool(self.up["low"] > 0 > self.down["high"])

    @property
    def is_a_step(self) -> bool | None:
        """Whether both ways lie within the wanted distance; None if that was not measured."""
        if self.up is None or self.down is None:
            return None
        return all(SMALLEST_STEP <= margin <= LARGEST_STEP for margin in (self.up["mean"], -self.down["mean"]))


def all_steps(rows: Rows) -> list[Step]:
    """Return the steps of the ladder, for both numbers of seats."""
    return [
        Step(lower, higher, seats, row_of(rows, higher, lower, seats), row_of(rows, lower, higher, seats))
        for seats in SEAT_COUNTS
        for lower, higher in steps()
    ]


def _steps_together(rows: Rows) -> list[Goal]:
    found = all_steps(rows)
    return [
        _counted("every level beats the one below, both ways", "all intervals clear of 0", [s.is_clear for s in found]),
        _counted(
            "levels next to each other, both ways",
            f"{SMALLEST_STEP} to {LARGEST_STEP} points a deal apart",
            [each.is_a_step for each in found],
        ),
    ]


def _counted(name: str, wanted: str, answers: Sequence[bool | None]) -> Goal:
    if None in answers:
        return Goal(name, wanted)
    return Goal(name, wanted, f"{sum(map(bool, answers))} of {len(answers)} steps", all(answers))


# --- the others ------------------------------------------------------------------------------------------------------


def _among(rows: Rows, bot: str, against: str, least: float) -> Goal:
    name, wanted = f"one `{bot}` among three `{against}`", f"≥ {signed(least)} points a deal"
    row = row_of(rows, bot, against, 4)
    return Goal(name, wanted) if row is None else Goal(name, wanted, between(row), row["mean"] >= least)


def _above_zero(rows: Rows) -> Goal:
    name, wanted = "one `neural` among three `search`", "interval above 0"
    row = row_of(rows, "neural", "search", 4)
    return Goal(name, wanted) if row is None else Goal(name, wanted, between(row), row["low"] > 0)


def _reported(rows: Rows, bot: str, against: str, seats: int) -> Goal:
    name = f"one `{bot}` among `{against}`, {seats} seats"
    row = row_of(rows, bot, against, seats)
    return Goal(name, "") if row is None else Goal(name, "", between(row))


def _time(rows: Rows, bot: str, time: str, most_ms: float) -> Goal:
    name, wanted = f"decisions of `{bot}` on one core, {time.removesuffix('_ms')}", f"≤ {most_ms:g} ms"
    found = slowest(rows, bot, time)
    return Goal(name, wanted) if found is None else Goal(name, wanted, f"{found:.1f} ms", found <= most_ms)


def won(row: Mapping[str, Any]) -> str:
    """Return a share of matches and its interval."""
    return f"{row['won']:.1%} ({row['won_low']:.1%} to {row['won_high']:.1%})"


def _matches(rows: Rows) -> list[Goal]:
    among_planners = row_of(rows, "champion", "planner", 4)
    name, wanted = "matches that one `champion` wins among three `planner`", f"≥ {_WON:.0%}"
    found = [
        Goal(name, wanted)
        if among_planners is None
        else Goal(name, wanted, won(among_planners), among_planners["won"] >= _WON)
    ]
    for bot in [*BOTS][-3:]:
        row = row_of(rows, bot, "+".join(MIXED_FIELD), 4)
        name = f"matches that one `{bot}` wins in the mixed field"
        found.append(Goal(name, "") if row is None else Goal(name, "", won(row)))
    return found


def _answer(rows: Rows, rival: str) -> Goal:
    name = f"one network that learned against `{rival}` alone for half an hour, among three of them"
    row = row_of(rows, f"answer to {rival}", rival, 4)
    return Goal(name, "") if row is None else Goal(name, "", between(row))


def _calibration(part: Part | None, seats: int) -> Goal:
    name, wanted = f"predicted less realised points by decile, mean, {seats} seats", f"≤ {_DIFFERENCE:g}"
    if part is None:
        return Goal(name, wanted)
    difference = part["seats"][str(seats)]["difference"]
    return Goal(name, wanted, f"{difference:.2f}", difference <= _DIFFERENCE)


def _legality(rows: Rows) -> Goal:
    name, wanted = "illegal actions of any bot, the engine being the judge", "none"
    played = {row["bot"]: row["matches"] for row in rows}
    if any(played.get(bot, 0) < matches for bot, matches in LEGALITY_MATCHES.items()):
        return Goal(name, wanted)
    refused, actions = sum(len(row["refused"]) for row in rows), sum(row["actions"] for row in rows)
    return Goal(name, wanted, f"{refused} of {actions:,} in {sum(played.values()):,} matches", not refused)


def _quick(part: Part | None) -> list[Goal]:
    time, sameness = "the first deals of the ladder, played again", "rows of it that are the same to the last digit"
    wanted = f"< {_QUICK_MINUTES} minutes"
    if part is None:
        return [Goal(time, wanted), Goal(sameness, "all")]
    minutes = part["seconds"] / 60
    return [
        Goal(time, wanted, f"{minutes:.1f} minutes", minutes < _QUICK_MINUTES),
        Goal(sameness, "all", f"{part['rows'] - part['missed']} of {part['rows']}", not part["missed"]),
    ]
