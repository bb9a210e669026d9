"""The page of the review says what was measured and what was not reached; the formats are described field by field."""

import json
import re
from itertools import pairwise
from typing import Any

import pytest

from bench.review import LEVELS, PARTS
from bench.review_page import REVIEW_PAGE, goals
from gangoffour.analysis import level_figures
from tools.tree import ROOT

TEXT = REVIEW_PAGE.page_file.read_text(encoding="utf-8")
WHERE = {"date": "2026-01-01", "command": "make review-figures", "machine": "a machine"}
LEVELS_IN_ORDER = ("random", "greedy", "planner", "search", "neural", "champion")


def planted(*steps: float) -> dict[str, Any]:
    """Parts in which everything is reached, unless the levels lie otherwise apart."""
    rows = {name: {"lost": 1.0, "low": 0.5, "high": 1.5, "decisions": 100} for name in LEVELS_IN_ORDER}
    differences = [
        {"weaker": weaker, "stronger": stronger, "mean": step, "low": step - 0.1, "high": step + 0.1}
        for (weaker, stronger), step in zip(pairwise(LEVELS_IN_ORDER), steps or (2.0, 0.5, 0.5, 0.3, 0.0), strict=True)
    ]
    parts: dict[str, dict[str, Any]] = {
        "levels": {
            "deals": 300,
            "decisions": 400,
            "levels": rows,
            "differences": differences,
            "naive": 0.5,
            "seconds_a_deal": 2.0,
        },
        "twins": {"decisions": 100, "mean": 0.01, "low": -0.02, "high": 0.04, "naive": 1.0},
        "hidden": {"pairs": 200, "differ": 0, "verdicts_differ": 0},
        "coverage": {"decisions": 500, "times": 10, "inside": 0.95, "inside_alone": 0.94, "same_verdict": 0.9},
        "puzzles": {"puzzles": 506, "shipped": 506, "worlds": 1_000, "same": 1.0, "clearly": 0.99},
        "proofs": {"endings": 1_000, "differ": 0, "winning": 300},
        "luck": {"deals": 100, "par_seconds": 0.1, **{table: {"share": 0.6, "slope": 1, "sd": 15} for table in TABLES}},
        "times": {"worlds": 40.0, "quick": 0.5, "quick_cold": 0.9},
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
        ("levels", {"differences": planted(2.0, 0.05, 0.5, 0.3, 0.0)["levels"]["differences"]}),
        ("levels", {"differences": planted(2.0, 0.5, 0.5, 0.3, -0.1)["levels"]["differences"]}),
        ("levels", {"deals": 60}),
        ("twins", {"mean": 0.06}),
        ("hidden", {"differ": 1}),
        ("luck", {"neural": {"share": 0.49, "slope": 1, "sd": 15}}),
        ("times", {"worlds": 46.0}),
        ("times", {"quick_cold": 1.1}),
        ("coverage", {"inside": 0.89}),
        ("coverage", {"inside": 0.995}),
        ("coverage", {"decisions": 60}),
        ("puzzles", {"same": 0.94}),
        ("proofs", {"differ": 1}),
    ],
)
def test_a_goal_that_is_missed_is_said_to_be(part: str, change: dict[str, Any]) -> None:
    parts = planted()
    parts[part] |= change
    assert [goal.verdict for goal in goals(parts) if goal.is_reached is False] == ["**not reached**"]


def test_what_was_not_measured_is_said_to_be() -> None:
    page = REVIEW_PAGE.page_with(TEXT, {})
    assert page.count("Not measured yet: `make review-figures") == 4
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
