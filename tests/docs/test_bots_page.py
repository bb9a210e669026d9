"""The page of the bots says what was measured, what was reached and what was not."""

import re
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest

from bench.bots_goals import LEGALITY_MATCHES, Goal, goals
from bench.bots_identity import weights_hash
from bench.bots_page import BOTS_PAGE, CALIBRATION_PICTURE, CURVE_PICTURE, LADDER_PICTURE
from bench.bots_plot import draw_calibration, draw_ladder
from bench.ladder_rows import HASTY, MIXED_FIELD, steps
from bench.legality import COUNTED
from gangoffour.bots import BOTS
from gangoffour.locales import REFERENCE, messages
from tools.tree import ROOT

TEXT = BOTS_PAGE.page_file.read_text(encoding="utf-8")
PLACES = re.findall(r"^<!-- (\w+) -->$", TEXT, re.MULTILINE)
PICTURES = {"ladder": LADDER_PICTURE, "calibration": CALIBRATION_PICTURE, "curve": CURVE_PICTURE}

WHERE = {"date": "2026-01-01", "machine": "a machine", "python": "3.11", "version": "0", "network": "abc" * 20}
TIMES = {"decisions": 1_000, "p50_ms": 1.0, "p95_ms": 2.0, "p99_ms": 4.0}


def margin(bot: str, against: str, seats: int, mean: float) -> dict[str, Any]:
    head = {"bot": bot, "against": against, "seats": seats, "deals": 500, "seed": "planted"}
    return {**head, "mean": mean, "low": mean - 0.25, "high": mean + 0.25, **TIMES}


def planted(step: float = 1.5) -> dict[str, Any]:
    """Parts in which every level is as many points above the one below."""
    levels = [*BOTS]
    ladder = [
        margin(lone, other, seats, sign * step * (levels.index(second) - levels.index(first)))
        for seats in (4, 3)
        for first, second in combinations(levels, 2)
        for lone, other, sign in ((second, first, 1), (first, second, -1))
    ]
    ladder += [margin(HASTY, "neural", 4, 0.4), margin(HASTY, "neural", 3, 0.4), margin("neural", "search-64", 4, 2.0)]
    share = {"seats": 4, "matches": 400, "won": 0.45, "won_low": 0.4, "won_high": 0.5, "seed": "planted"}
    matches = [{"bot": name, "against": "+".join(MIXED_FIELD), **share} for name in levels[-3:]]
    deciles = [{"predicted": float(number), "realised": number + 0.5} for number in range(10)]
    seats = {count: {"deals": 10, "decisions": 100, "difference": 0.5, "deciles": deciles} for count in ("4", "3")}
    return {
        "ladder": {**WHERE, "command": "make ladder", "rows": ladder},
        "matches": {
            **WHERE,
            "command": "make ladder-matches",
            "rows": [*matches, {"bot": "champion", "against": "planner", **share}],
        },
        "answers": {
            **WHERE,
            "command": "make answers",
            "rows": [
                {**margin(f"answer to {name}", name, 4, 1.0), "minutes": 30.0, "decisions_learned": 1_000}
                for name in levels[-3:]
            ],
        },
        "calibration": {**WHERE, "command": "make calibration", "seed": 1, "seats": seats},
        "quick": {**WHERE, "command": "make ladder-quick", "rows": 62, "missed": 0, "by_clock": 2, "seconds": 240},
        "curve": {
            "date": "2026-01-01",
            "command": "make learning-curve",
            "runs": [{"minutes": 125.0, "decisions": 9e7, "strengths": {"4": 4.0, "3": 5.0}}],
        },
        "legality": {
            **WHERE,
            "command": "make legality",
            "rows": [
                {"bot": name, **dict.fromkeys(COUNTED, 12_000), "matches": matches, "refused": []}
                for name, matches in LEGALITY_MATCHES.items()
            ],
        },
    }


def page_of(parts: dict[str, Any]) -> str:
    """The page with these parts, and with hyphens for minus signs."""
    return BOTS_PAGE.page_with(TEXT, parts).replace("\N{MINUS SIGN}", "-")


def goal(parts: dict[str, Any], name: str) -> Goal:
    return next(each for each in goals(parts) if each.name.startswith(name))


def test_the_page_says_what_was_measured() -> None:
    assert BOTS_PAGE.page_with(TEXT, BOTS_PAGE.kept()) == TEXT


def test_every_place_on_the_page_is_filled() -> None:
    assert sorted(BOTS_PAGE.sections({})) == sorted(PLACES)


def test_without_figures_the_page_says_so_everywhere() -> None:
    page = BOTS_PAGE.page_with(TEXT, {})
    assert page.lower().count("not measured yet") == len(goals({})) + len(PLACES) - 1
    assert "pictures/" not in page
    assert {each.is_reached for each in goals({})} == {None}


def test_with_all_figures_nothing_is_missing() -> None:
    page = page_of(planted())
    assert "not measured yet" not in page.lower()
    assert "| `greedy` to `planner` | 4 | +1.50 (+1.25 to +1.75) | -1.50 (-1.75 to -1.25) | yes | yes |" in page
    assert "| `random` | | -1.50 ± 0.25 | -3.00 ± 0.25 | -4.50 ± 0.25 | -6.00 ± 0.25 | -7.50 ± 0.25 |" in page


def test_what_is_not_reached_is_said_plainly() -> None:
    parts = planted(0.2)
    page = page_of(parts)
    assert "| `greedy` to `planner` | 4 | +0.20 (-0.05 to +0.45) | -0.20 (-0.45 to +0.05) | **no** | **no** |" in page
    assert (
        "| one `neural` among three `greedy` | ≥ +4.50 points a deal | +0.60 (+0.35 to +0.85) | **not reached** |"
        in page
    )
    assert goal(parts, "every level").measured == "0 of 10 steps"


def test_a_single_wall_between_two_levels_is_enough_to_miss_the_goal() -> None:
    parts = planted()
    assert goal(parts, "levels next").is_reached
    next(row for row in parts["ladder"]["rows"] if (row["bot"], row["against"]) == ("random", "greedy"))["mean"] = -2.6
    assert goal(parts, "levels next").is_reached is False
    assert goal(parts, "every level").is_reached


@pytest.mark.parametrize(
    "name, part, figure, value",
    [
        ("decisions of `neural`", "ladder", "p99_ms", 5.1),
        ("decisions of `champion`", "ladder", "p95_ms", 401),
        ("one `neural` among three `search`", "ladder", "low", -0.1),
        ("matches that one `champion` wins among three `planner`", "matches", "won", 0.49),
    ],
)
def test_the_worst_row_decides(name: str, part: str, figure: str, value: float) -> None:
    parts = planted()
    for row in parts["matches"]["rows"]:
        row["won"] = 0.5
    assert goal(parts, name).is_reached
    bot = re.findall(r"`([\w-]+)`", name)
    rows = [row for row in parts[part]["rows"] if [row["bot"], row["against"]][: len(bot)] == bot and row["seats"] == 4]
    rows[-1][figure] = value
    assert goal(parts, name).is_reached is False


def test_calibration_and_the_quick_ladder_have_goals() -> None:
    parts = planted()
    assert goal(parts, "predicted less realised").is_reached
    parts["calibration"]["seats"]["4"]["difference"] = 1.01
    assert goal(parts, "the first deals").is_reached
    assert goal(parts, "rows of it").is_reached
    parts["quick"].update(seconds=301, missed=1)
    assert goal(parts, "predicted less realised").is_reached is False
    assert goal(parts, "the first deals").is_reached is False
    assert goal(parts, "rows of it").is_reached is False
    assert "61 of 62 rows were the same to the last digit, in 5.0 minutes; 2 follow the clock" in page_of(parts)


def test_the_levels_stand_there_weakest_first_by_the_names_that_people_see() -> None:
    texts = messages(REFERENCE)
    named = re.findall(r"^\| ([A-Z][a-z]+) \| `(\w+)` \|", TEXT, re.MULTILINE)
    assert named == [(texts.format(f"level-{name}"), name) for name in BOTS]


def test_the_figures_are_those_of_the_network_that_is_shipped() -> None:
    taken_with = {name: part["network"] for name, part in BOTS_PAGE.kept().items() if name != "curve"}
    parts = ("ladder", "quick", "matches", "answers", "legality", "calibration")
    assert taken_with == dict.fromkeys(parts, weights_hash())


def test_what_was_measured_has_its_picture() -> None:
    assert [name for name in BOTS_PAGE.kept() if name in PICTURES and not PICTURES[name].exists()] == []


def test_the_pictures_show_every_step_and_both_numbers_of_seats(tmp_path: Path) -> None:
    parts, file = planted(), tmp_path / "picture.svg"
    draw_ladder(parts["ladder"]["rows"], file)
    drawn = file.read_text(encoding="utf-8")
    labels = [f"one {higher} among {lower}, {seats} seats" for lower, higher in steps() for seats in (3, 4)]
    assert [label for label in labels if label not in drawn] == []
    draw_calibration(parts["calibration"]["seats"], file)
    assert "3 seats" in file.read_text(encoding="utf-8")


def test_every_command_on_the_page_exists() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"`make ([a-z-]+)`", TEXT))
    assert {"ladder", "ladder-quick", "ladder-matches", "calibration", "learning-curve", "legality"} <= targets
    assert [target for target in sorted(targets) if f"\n{target}:" not in makefile] == []
