"""The page of the review says what was measured and what was not reached; the formats are described field by field."""

import json
import re
from typing import Any

import pytest

from bench.review import LEVELS, PARTS
from bench.review_page import REVIEW_PAGE, goals
from gangoffour.analysis import level_figures
from tools.tree import ROOT

TEXT = REVIEW_PAGE.page_file.read_text(encoding="utf-8")
WHERE = {"date": "2026-01-01", "command": "make review-figures", "machine": "a machine"}
ROW = {"low": 0.0, "high": 0.0, "decisions": 100}


def planted(lost: tuple[float, ...] = (1.5, 1.0, 0.5, 0.2)) -> dict[str, Any]:
    """Parts in which everything is reached."""
    names = ("greedy", "planner", "search", "neural")
    rows = {
        name: {**ROW, "lost": each, "low": each - 0.1, "high": each + 0.1}
        for name, each in zip(names, lost, strict=True)
    }
    parts: dict[str, dict[str, Any]] = {
        "levels": {"deals": 300, "decisions": 400, "levels": rows, "naive": 0.5, "seconds_a_deal": 2.0},
        "twins": {"decisions": 100, "mean": 0.01, "low": -0.02, "high": 0.04, "naive": 1.0},
        "hidden": {"pairs": 200, "differ": 0, "verdicts_differ": 0},
        "coverage": {"decisions": 50, "worlds": 576, "inside": 0.95, "same_verdict": 0.9},
        "luck": {"deals": 100, "par_seconds": 0.1, **{table: {"share": 0.6, "slope": 1, "sd": 15} for table in TABLES}},
        "times": {"worlds": 40.0, "quick": 0.9},
    }
    return {name: {**WHERE, **part} for name, part in parts.items()}


TABLES = ("neural", "mixed")


def test_the_page_shows_what_is_kept() -> None:
    assert REVIEW_PAGE.page_with(TEXT, REVIEW_PAGE.kept()) == TEXT


def test_all_goals_are_reached_where_everything_is_as_wanted() -> None:
    assert [goal.name for goal in goals(planted()) if not goal.is_reached] == []


@pytest.mark.parametrize(
    "part, change",
    [
        ("levels", {"levels": planted((1.5, 1.6, 0.5, 0.2))["levels"]["levels"]}),
        ("levels", {"deals": 60}),
        ("twins", {"mean": 0.06}),
        ("hidden", {"differ": 1}),
        ("luck", {"neural": {"share": 0.49, "slope": 1, "sd": 15}}),
        ("times", {"worlds": 46.0}),
    ],
)
def test_a_goal_that_is_missed_is_said_to_be(part: str, change: dict[str, Any]) -> None:
    parts = planted()
    parts[part] |= change
    assert [goal.verdict for goal in goals(parts) if goal.is_reached is False] == ["**not reached**"]


def test_what_was_not_measured_is_said_to_be() -> None:
    page = REVIEW_PAGE.page_with(TEXT, {})
    assert page.count("Not measured yet: `make review-figures") == 3
    assert {goal.is_reached for goal in goals({})} == {None}


def test_the_package_knows_the_levels_as_they_were_measured() -> None:
    kept = REVIEW_PAGE.kept()["levels"]
    assert {level: row["lost"] for level, row in kept["levels"].items()} == dict(level_figures())
    assert json.loads(LEVELS.read_text(encoding="utf-8"))["deals"] == kept["deals"]


def test_every_part_that_is_kept_can_be_measured_again() -> None:
    assert set(REVIEW_PAGE.kept()) <= set(PARTS)


@pytest.mark.parametrize("page, code", [("gof-analysis", "json_format.py"), ("gof-puzzles", "puzzle_files.py")])
def test_the_reference_names_every_field(page: str, code: str) -> None:
    source = (ROOT / "src" / "gangoffour" / "analysis" / code).read_text(encoding="utf-8")
    fields = set(re.findall(r'^ +"(\w+)": ', source, re.MULTILINE))
    text = (ROOT / "docs" / "reference" / f"{page}.md").read_text(encoding="utf-8")
    assert len(fields) > 8
    assert sorted(field for field in fields if f'"{field}"' not in text and f"`{field}`" not in text) == []
