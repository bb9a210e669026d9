"""The page of the bots: what was measured stands in `docs/bots.json`, and in `docs/bots.md` as tables and pictures.

A place whose part was not measured yet says so, and by which command it will be.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bench.bots_goals import NOT_MEASURED, all_steps, between, goals, rows_of, signed, slowest, won
from bench.kept_parts import DOCS, KeptPage, Part, when
from bench.ladder_rows import HASTY, SEAT_COUNTS, row_of
from gangoffour.bots import BOTS

LADDER_PICTURE: Final = DOCS / "pictures" / "ladder.svg"
CALIBRATION_PICTURE: Final = DOCS / "pictures" / "calibration.svg"
CURVE_PICTURE: Final = DOCS / "pictures" / "learning-curve.svg"

_HASH_DIGITS: Final = 12


def _missing(command: str) -> list[str]:
    return [f"{NOT_MEASURED.capitalize()}: `{command}`."]


def _table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> list[str]:
    lines = [head, ["---"] * len(head), *rows]
    return [f"| {' | '.join(cells)} |".replace("  ", " ") for cells in lines]


def _picture(words: str, name: str) -> str:
    return f"[![{words}](pictures/{name})](pictures/{name})"


def _measured_with(part: Part) -> str:
    network = f"network `{part['network'][:_HASH_DIGITS]}`"
    return f"{when(part)}; Python {part['python']}, gangoffour {part['version']}, {network}"


# --- goals and steps -------------------------------------------------------------------------------------------------


def _goals(parts: Mapping[str, Part]) -> list[str]:
    rows = [(goal.name, goal.wanted, goal.measured, goal.verdict) for goal in goals(parts)]
    return _table(("What", "Goal", "Measured", ""), rows)


def _steps(parts: Mapping[str, Part]) -> list[str]:
    found = all_steps(rows_of(parts, "ladder"))
    if all(each.up is None and each.down is None for each in found):
        return _missing("make ladder")
    words = (
        "Margins of levels next to each other, both ways, with their intervals; the figures stand in the table below"
    )
    rows = [
        (
            f"`{each.lower}` to `{each.higher}`",
            str(each.seats),
            NOT_MEASURED if each.up is None else between(each.up),
            NOT_MEASURED if each.down is None else between(each.down),
            _yes(is_so=each.is_clear),
            _yes(is_so=each.is_a_step),
        )
        for each in found
    ]
    head = ("Step", "Seats", "One higher among lower", "One lower among higher", "Clear of 0", "0.6 to 2.5 apart")
    return [_picture(words, LADDER_PICTURE.name), "", *_table(head, rows)]


def _yes(*, is_so: bool | None) -> str:
    return "" if is_so is None else "yes" if is_so else "**no**"


# --- the ladder ------------------------------------------------------------------------------------------------------


def _ladder(parts: Mapping[str, Part]) -> list[str]:
    part = parts.get("ladder")
    if part is None:
        return _missing("make ladder")
    rows = rows_of(parts, "ladder")
    counts = sorted({row["deals"] for row in rows})
    seeds = ", ".join(f"`{seed}`" for seed in sorted({row["seed"] for row in rows}))
    lines = [f"{_measured_with(part)}; seed {seeds}; {counts[0]:,} to {counts[-1]:,} deals a row."]
    for seats in SEAT_COUNTS:
        lines += ["", f"With {seats} seats:", "", *_matrix(rows, seats)]
    others = [row for row in rows if not {row["bot"], row["against"]} <= BOTS.keys()]
    if others:
        cells = [(f"`{row['bot']}`", f"`{row['against']}`", str(row["seats"]), between(row)) for row in others]
        lines += ["", "And some more:", "", *_table(("Lone bot", "Among", "Seats", "Margin"), cells)]
    return lines


def _matrix(rows: Sequence[Mapping[str, Any]], seats: int) -> list[str]:
    head = ["One of these", *(f"among `{name}`" for name in BOTS)]
    body = [[f"`{lone}`", *(_cell(rows, lone, other, seats) for other in BOTS)] for lone in BOTS]
    return _table(head, body)


def _cell(rows: Sequence[Mapping[str, Any]], lone: str, other: str, seats: int) -> str:
    row = row_of(rows, lone, other, seats)
    if lone == other:
        return ""
    return "…" if row is None else f"{signed(row['mean'])} ± {(row['high'] - row['low']) / 2:.2f}"


def _latency(parts: Mapping[str, Part]) -> list[str]:
    rows = rows_of(parts, "ladder")
    cells = []
    for name in (*BOTS, HASTY):
        times = [slowest(rows, name, time) for time in ("p50_ms", "p95_ms", "p99_ms")]
        count = sum(row["decisions"] for row in rows if row["bot"] == name)
        if count:
            cells.append([f"`{name}`", *(f"{time:.2f}" for time in times if time is not None), f"{count:,}"])
    if not cells:
        return _missing("make ladder")
    return _table(("Bot", "p50 ms", "p95 ms", "p99 ms", "Decisions"), cells)


# --- matches, calibration, learning ----------------------------------------------------------------------------------


def _matches(parts: Mapping[str, Part]) -> list[str]:
    part = parts.get("matches")
    if part is None:
        return _missing("make ladder-matches")
    rows = [
        (f"`{row['bot']}`", ", ".join(f"`{name}`" for name in row["against"].split("+")), str(row["matches"]), won(row))
        for row in part["rows"]
    ]
    seed = f"seed `{part['rows'][0]['seed']}`"
    return [f"{_measured_with(part)}; {seed}.", "", *_table(("Lone bot", "Among", "Matches", "Won"), rows)]


def _answers(parts: Mapping[str, Part]) -> list[str]:
    part = parts.get("answers")
    if part is None:
        return _missing("make answers")
    rows = [
        (
            f"`{row['against']}`",
            f"{row['minutes']:g}",
            f"{row['decisions_learned']:,}",
            f"{row['deals']:,}",
            between(row),
        )
        for row in part["rows"]
    ]
    head = ("Against", "Minutes", "Decisions learned from", "Deals measured", "Margin of the answer")
    return [f"{_measured_with(part)}; seed `{part['rows'][0]['seed']}`.", "", *_table(head, rows)]


def _legality(parts: Mapping[str, Part]) -> list[str]:
    part = parts.get("legality")
    if part is None:
        return _missing("make legality")
    counted = ("matches", "deals", "actions", "exchanges", "declarations")
    rows = [
        (f"`{row['bot']}`", *(f"{row[name]:,}" for name in counted), str(len(row["refused"]))) for row in part["rows"]
    ]
    head = ("Bot", "Matches", "Deals", "Actions", "Cards returned", "Declarations", "Illegal actions")
    return [f"{_measured_with(part)}.", "", *_table(head, rows)]


def _calibration(parts: Mapping[str, Part]) -> list[str]:
    part = parts.get("calibration")
    if part is None:
        return _missing("make calibration")
    words = (
        "Realised points over predicted points by decile, close to the diagonal where the network knows what to expect"
    )
    lines = [_picture(words, CALIBRATION_PICTURE.name), "", f"{_measured_with(part)}; seed {part['seed']}."]
    for seats, found in part["seats"].items():
        cells = [
            (str(number), signed(each["predicted"]), signed(each["realised"]))
            for number, each in enumerate(found["deciles"], 1)
        ]
        count = f"{found['deals']:,} deals, {found['decisions']:,} decisions"
        mean = f"mean difference {found['difference']:.2f}"
        lines += ["", f"With {seats} seats, {count}, {mean}:", "", *_table(("Decile", "Predicted", "Realised"), cells)]
    return lines


def _curve(parts: Mapping[str, Part]) -> list[str]:
    part = parts.get("curve")
    if part is None:
        return _missing("make learning-curve")
    words = "Strength against plain players and losses, over the decisions of all runs, a line between one and the next"
    rows = [
        (
            str(number),
            f"{run['minutes']:.0f}",
            f"{run['decisions'] / 1e6:,.0f} million",
            *(signed(run["strengths"][str(seats)]) for seats in SEAT_COUNTS),
        )
        for number, run in enumerate(part["runs"], 1)
    ]
    head = ("Run", "Minutes", "Decisions", *(f"At the end, {seats} seats" for seats in SEAT_COUNTS))
    return [_picture(words, CURVE_PICTURE.name), "", f"{when(part)}:", "", *_table(head, rows)]


def _quick(parts: Mapping[str, Part]) -> list[str]:
    part = parts.get("quick")
    if part is None:
        return _missing("make ladder-quick")
    same = f"{part['rows'] - part['missed']} of {part['rows']} rows were the same to the last digit"
    left_out = f"{part['by_clock']} follow the clock and were left out"
    return [f"{_measured_with(part)}: {same}, in {part['seconds'] / 60:.1f} minutes; {left_out}."]


def _sections(parts: Mapping[str, Part]) -> dict[str, list[str]]:
    return {
        "goals": _goals(parts),
        "steps": _steps(parts),
        "ladder": _ladder(parts),
        "quick": _quick(parts),
        "matches": _matches(parts),
        "answers": _answers(parts),
        "legality": _legality(parts),
        "latency": _latency(parts),
        "calibration": _calibration(parts),
        "curve": _curve(parts),
    }


BOTS_PAGE: Final = KeptPage("bots", _sections)
"""The page."""
