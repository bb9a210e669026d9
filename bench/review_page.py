"""The page of the review: what was measured stands in `docs/review.json`, and in `docs/review.md` as tables."""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

from bench.bots_goals import NOT_MEASURED, Goal, signed
from bench.kept_parts import KeptPage, Part, when

_LEAST_SHARES: Final = {"neural": 0.5, "mixed": 0.25}
_ZERO: Final = 0.05
_WORLDS_S: Final = 45
_QUICK_S: Final = 1
_PAIRS: Final = 200
_LEVEL_DEALS: Final = 300


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    lines = [head, ["---"] * len(head), *rows]
    return [f"| {' | '.join(cells)} |".replace("  ", " ") for cells in lines]


def _missing(name: str) -> list[str]:
    return [f"{NOT_MEASURED.capitalize()}: `make review-figures PARTS={name}`."]


def goals(parts: Mapping[str, Part]) -> list[Goal]:
    """Return what the review is meant to reach, and whether it does."""
    return [_order(parts), _zero(parts), _hidden(parts), *_shares(parts), *_times(parts)]


def _order(parts: Mapping[str, Part]) -> Goal:
    name, wanted = "points lost fall from level to level", f"clear of each other in {_LEVEL_DEALS} deals"
    if "levels" not in parts:
        return Goal(name, wanted)
    rows = parts["levels"]["levels"]
    falls = all(rows[weak]["lost"] > rows[strong]["lost"] for weak, strong in pairwise(rows))
    clear = all(rows[weak]["low"] > rows[strong]["high"] for weak, strong in pairwise(rows))
    words = "they fall, and all intervals are apart" if clear else "they fall" if falls else "they do not fall"
    deals = parts["levels"]["deals"]
    return Goal(name, wanted, f"{words} ({deals} deals)", clear and deals >= _LEVEL_DEALS)


def _zero(parts: Mapping[str, Part]) -> Goal:
    name, wanted = "mean loss between actions that differ in nothing", f"within ±{_ZERO}"
    if "twins" not in parts:
        return Goal(name, wanted)
    part = parts["twins"]
    measured = f"{signed(part['mean'])} ({signed(part['low'])} to {signed(part['high'])})"
    return Goal(name, wanted, measured, abs(part["mean"]) <= _ZERO)


def _hidden(parts: Mapping[str, Part]) -> Goal:
    name, wanted = "verdicts that change with cards the seat did not see", f"none of {_PAIRS}"
    if "hidden" not in parts:
        return Goal(name, wanted)
    part = parts["hidden"]
    is_reached = part["differ"] == 0 and part["pairs"] >= _PAIRS
    return Goal(name, wanted, f"{part['verdicts_differ']} of {part['pairs']}", is_reached)


def _shares(parts: Mapping[str, Part]) -> list[Goal]:
    found = []
    for table, least in _LEAST_SHARES.items():
        name, wanted = f"variance of margins that cards explain, {table} tables", f"≥ {least:.0%}"
        share = parts.get("luck", {}).get(table, {}).get("share")
        found.append(Goal(name, wanted) if share is None else Goal(name, wanted, f"{share:.0%}", share >= least))
    return found


def _times(parts: Mapping[str, Part]) -> list[Goal]:
    found = []
    for key, most, words in (("worlds", _WORLDS_S, "in worlds"), ("quick", _QUICK_S, "quick")):
        name, wanted = f"processor time for 14 deals, {words}", f"≤ {most} s"
        spent = parts.get("times", {}).get(key)
        found.append(Goal(name, wanted) if spent is None else Goal(name, wanted, f"{spent:.1f} s", spent <= most))
    return found


def _goals(parts: Mapping[str, Part]) -> list[str]:
    rows = [(goal.name, goal.wanted, goal.measured, goal.verdict) for goal in goals(parts)]
    return _table(("What", "Goal", "Measured", ""), rows)


def _levels(parts: Mapping[str, Part]) -> list[str]:
    part = parts.get("levels")
    if part is None:
        return _missing("levels")
    rows = [
        (f"`{level}`", f"{row['lost']:.2f} ({signed(row['low'])} to {signed(row['high'])})", f"{row['decisions']:,}")
        for level, row in part["levels"].items()
    ]
    size = f"{part['deals']} deals, {part['decisions']:,} decisions, {part['seconds_a_deal']} s of a processor a deal"
    naive = f"By the plain maximum, decisions of `neural` would seem to lose {part['naive']:.2f}."
    return [f"{when(part)}: {size}.", "", *_table(("Level", "Points lost", "Decisions"), rows), "", naive]


def _proofs(parts: Mapping[str, Part]) -> list[str]:
    lines = []
    if "twins" in parts:
        part = parts["twins"]
        lines.append(
            f"- **An honest zero.** {when(part)}: the same action as seven candidates, each in worlds of its own, "
            f"{part['decisions']:,} decisions: mean loss {signed(part['mean'])} "
            f"({signed(part['low'])} to {signed(part['high'])}); by the plain maximum {signed(part['naive'])}."
        )
    if "hidden" in parts:
        part = parts["hidden"]
        lines.append(
            f"- **No hidden card.** {when(part)}: {part['pairs']} pairs of worlds that look the same from the seat: "
            f"{part['verdicts_differ']} verdicts and {part['differ']} judgements differ."
        )
    if "coverage" in parts:
        part = parts["coverage"]
        lines.append(
            f"- **Intervals.** {when(part)}: {part['decisions']} decisions of `greedy`, judged again in "
            f"{part['worlds']} other worlds: {part['inside']:.0%} of the 95 % intervals hold the second loss, and "
            f"{part['same_verdict']:.0%} of the verdicts are the same."
        )
    return lines or _missing("twins hidden coverage")


def _luck(parts: Mapping[str, Part]) -> list[str]:
    part = parts.get("luck")
    if part is None:
        return _missing("luck")
    rows = [
        (table, f"{part[table]['share']:.0%}", f"{part[table]['slope']:.2f}", f"{part[table]['sd']:.1f}")
        for table in _LEAST_SHARES
    ]
    size = f"{part['deals']} deals, {part['par_seconds']} s of a processor for each par"
    return [f"{when(part)}: {size}.", "", *_table(("Table", "Explained", "Slope", "Spread of margins"), rows)]


def _sections(parts: Mapping[str, Part]) -> dict[str, list[str]]:
    return {"goals": _goals(parts), "levels": _levels(parts), "proofs": _proofs(parts), "luck": _luck(parts)}


REVIEW_PAGE: Final = KeptPage("review", _sections)
