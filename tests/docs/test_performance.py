"""The page of speeds says what was measured, and nothing else."""

import json
import re
from typing import Any

import pytest

from bench.performance import PERFORMANCE, PICTURE, ratios
from tools.tree import ROOT

TEXT = PERFORMANCE.page_file.read_text(encoding="utf-8")
PARTS = re.findall(r"^<!-- (\w+) -->$", TEXT, re.MULTILINE)


def changed(parts: dict[str, Any]) -> dict[str, Any]:
    """A copy that can be changed."""
    copy: dict[str, Any] = json.loads(json.dumps(parts))
    return copy


def test_every_part_of_the_page_was_measured() -> None:
    assert sorted(PERFORMANCE.kept()) == sorted(PARTS)


def test_the_page_says_what_was_measured() -> None:
    assert PERFORMANCE.page_with(TEXT, PERFORMANCE.kept()) == TEXT


def test_another_measurement_makes_another_page() -> None:
    parts = changed(PERFORMANCE.kept())
    parts["start"]["core_ms"] = 51
    assert "| ≤ 50 ms | **51 ms** |" in PERFORMANCE.page_with(TEXT, parts)


def test_a_part_without_a_place_is_noticed() -> None:
    with pytest.raises(ValueError, match="wheel"):
        PERFORMANCE.page_with(TEXT.replace("<!-- wheel -->", ""), PERFORMANCE.kept())


def test_ratios_are_those_of_one_turn() -> None:
    part = {"contenders": [{"name": "core", "rates": [100, 50, 10]}, {"name": "peer", "rates": [10, 5, 5]}]}
    assert ratios(part, "core") == {"core": 1, "peer": 10}


def test_the_picture_shows_everybody_who_was_measured() -> None:
    picture = PICTURE.read_text(encoding="utf-8")
    titles = [each["title"].replace("`", "") for each in PERFORMANCE.kept()["peers"]["contenders"]]
    assert [title for title in titles if title not in picture] == []
    assert "prefers-color-scheme: dark" in picture


def test_every_command_on_the_page_exists() -> None:
    makefile = (ROOT / "Makefile").read_text(encoding="utf-8")
    targets = set(re.findall(r"[`\"]make ([a-z-]+)[`\"]", TEXT + PERFORMANCE.kept_file.read_text(encoding="utf-8")))
    assert len(targets) > len(PARTS)
    assert [target for target in sorted(targets) if f"\n{target}:" not in makefile] == []
