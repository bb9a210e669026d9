"""The page of the review: what was measured stands in `docs/review.json`, and in `docs/review.md` as tables."""

from collections.abc import Mapping, Sequence
from typing import Final

from bench.bots_goals import NOT_MEASURED, Goal, between, signed, unsigned
from bench.kept_parts import KeptPage, Part, when
from tools.matches.endings import MOST_ACTIONS

_LEAST_SHARES: Final = {"neural": 0.5, "mixed": 0.25}
_ZERO: Final = 0.05
_WORLDS_S: Final = 45
_QUICK_S: Final = 1
_TIMES: Final = (
    ("worlds", _WORLDS_S, "in worlds"),
    ("quick", _QUICK_S, "quick"),
    ("quick_cold", _QUICK_S, "quick, with everything to be loaded"),
)
_PAIRS: Final = 200
_LEVEL_DEALS: Final = 300
_ORDERED: Final = (("greedy", "planner"), ("planner", "search"), ("search", "neural"))
_HELD: Final = (0.9, 0.99)
_HELD_DECISIONS: Final = 500
_PUZZLES: Final = 0.95
_ENDINGS: Final = 1_000


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    lines = [head, ["---"] * len(head), *rows]
    return [f"| {' | '.join(cells)} |".replace("  ", " ") for cells in lines]


def _missing(name: str) -> list[str]:
    return [f"{NOT_MEASURED.capitalize()}: `make review-figures PARTS={name}`."]


def goals(parts: Mapping[str, Part]) -> list[Goal]:
    """Return what the review is meant to reach, and whether it does."""
    return [
        _order(parts),
        _champion(parts),
        _zero(parts),
        _hidden(parts),
        _coverage(parts),
        *_shares(parts),
        _puzzles(parts),
        _endings(parts),
        *_times(parts),
    ]


def _differences(parts: Mapping[str, Part]) -> dict[tuple[str, str], Part]:
    """Return by how much levels next to each other differ, by the weaker and the stronger one."""
    rows = parts.get("levels", {}).get("differences", ())
    return {(row["weaker"], row["stronger"]): row for row in rows}


def _order(parts: Mapping[str, Part]) -> Goal:
    name = "points lost fall from `greedy` to `neural`"
    wanted = f"each difference clear of 0 in {_LEVEL_DEALS} deals"
    differences = _differences(parts)
    if any(pair not in differences for pair in _ORDERED):
        return Goal(name, wanted)
    rows = [differences[pair] for pair in _ORDERED]
    deals, is_clear = parts["levels"]["deals"], all(row["low"] > 0 for row in rows)
    words = f"{', '.join(between(row) for row in rows)} ({deals} deals)"
    return Goal(name, wanted, words, is_clear and deals >= _LEVEL_DEALS)


def _champion(parts: Mapping[str, Part]) -> Goal:
    name, wanted = "points that `champion` loses less than `neural`", "≥ 0"
    row = _differences(parts).get(("neural", "champion"))
    if row is None:
        return Goal(name, wanted)
    return Goal(name, wanted, f"{between(row)} ({parts['levels']['deals']} deals)", row["mean"] >= 0)


def _coverage(parts: Mapping[str, Part]) -> Goal:
    least, most = _HELD
    name, wanted = "95 % intervals that hold the loss in ten times as many worlds", f"{least:.0%} to {most:.0%}"
    if "coverage" not in parts:
        return Goal(name, wanted)
    part = parts["coverage"]
    is_reached = least <= part["inside"] <= most and part["decisions"] >= _HELD_DECISIONS
    return Goal(name, wanted, f"{part['inside']:.1%} of {part['decisions']}", is_reached)


def _puzzles(parts: Mapping[str, Part]) -> Goal:
    name, wanted = "judgement puzzles with the same answer in 1,000 fresh worlds", f"≥ {_PUZZLES:.0%}"
    if "puzzles" not in parts:
        return Goal(name, wanted)
    part = parts["puzzles"]
    return Goal(name, wanted, f"{part['same']:.1%} of {part['puzzles']}", part["same"] >= _PUZZLES)


def _endings(parts: Mapping[str, Part]) -> Goal:
    name, wanted = "endings that come out otherwise than it was proved", f"none of {_ENDINGS:,}"
    if "proofs" not in parts:
        return Goal(name, wanted)
    part = parts["proofs"]
    is_reached = part["differ"] == 0 and part["endings"] >= _ENDINGS
    return Goal(name, wanted, f"{part['differ']} of {part['endings']:,}", is_reached)


def _zero(parts: Mapping[str, Part]) -> Goal:
    name, wanted = "mean loss between actions that differ in nothing", f"within ±{_ZERO}"
    if "twins" not in parts:
        return Goal(name, wanted)
    part = parts["twins"]
    return Goal(name, wanted, between(part), abs(part["mean"]) <= _ZERO)


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
    for key, most, words in _TIMES:
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
        (
            f"`{level}`",
            f"{unsigned(row['lost'])} ({signed(row['low'])} to {signed(row['high'])})",
            f"{row['decisions']:,}",
        )
        for level, row in part["levels"].items()
    ]
    size = f"{part['deals']} deals, {part['decisions']:,} decisions, {part['seconds_a_deal']} s of a processor a deal"
    naive = f"By the plain maximum, decisions of `neural` would seem to lose {part['naive']:.2f}."
    table = _table(("Level", "Points lost", "Decisions"), rows)
    return [f"{when(part)}: {size}.", "", *table, "", *_pairs(parts), naive]


def _pairs(parts: Mapping[str, Part]) -> list[str]:
    """Show by how much levels differ, if they played the same deals."""
    differences = _differences(parts)
    if not differences:
        return []
    rows = [(f"`{weaker}` and `{stronger}`", between(row)) for (weaker, stronger), row in differences.items()]
    how = "Each level had the same seat of the same deals, among the same others; differences are taken deal by deal."
    return [how, "", *_table(("Levels", "Points lost more by the first"), rows), ""]


def _proofs(parts: Mapping[str, Part]) -> list[str]:
    lines = []
    if "twins" in parts:
        part = parts["twins"]
        lines.append(
            f"- **An honest zero.** {when(part)}: the same action as seven candidates, each in worlds of its own, "
            f"{part['decisions']:,} decisions: mean loss {between(part)}; by the plain maximum {signed(part['naive'])}."
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
            f"{part['times']} times as many other worlds: {part['inside']:.1%} of the 95 % intervals hold the second "
            f"loss, whose own error counts too; {part['inside_alone']:.1%} without that. {part['same_verdict']:.1%} of "
            "the verdicts are the same."
        )
    if "proofs" in parts:
        part = parts["proofs"]
        lines.append(
            f"- **Proofs.** {when(part)}: {part['endings']:,} endings under four sets of rules, played through in "
            f"every way that is possible: {part['differ']} come out otherwise than it was proved. Endings with "
            f"more than {MOST_ACTIONS:,} actions to be carried out are left out."
        )
    return lines or _missing("twins hidden coverage proofs")


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


def _held(parts: Mapping[str, Part]) -> list[str]:
    part = parts.get("puzzles")
    if part is None:
        return _missing("puzzles")
    again = f"{part['puzzles']} of the {part['shipped']} judgement puzzles, judged again in {part['worlds']:,} worlds"
    held = f"the same action is best in {part['same']:.1%}, and by at least 1.5 points in {part['clearly']:.1%}"
    return [f"{when(part)}: {again} of another seed each: {held}."]


def _sections(parts: Mapping[str, Part]) -> dict[str, list[str]]:
    return {
        "goals": _goals(parts),
        "levels": _levels(parts),
        "proofs": _proofs(parts),
        "luck": _luck(parts),
        "puzzles": _held(parts),
    }


REVIEW_PAGE: Final = KeptPage("review", _sections)
