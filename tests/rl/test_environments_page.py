"""The page about environments: its blocks run, and its table has every argument."""

import re
from typing import Any

import pytest

from gangoffour.rl import DealOptions, MatchOptions
from tools.pages import blocks_of
from tools.tree import ROOT

PAGE = ROOT / "docs" / "reference" / "environments.md"
TEXT = PAGE.read_text(encoding="utf-8")
BLOCKS = [block.text for block in blocks_of(PAGE, "python")]
OTHERS = {"pyspiel": "open_spiel"}
"""What some blocks import that the checks do without, and its package."""


def run(blocks: list[str]) -> dict[str, Any]:
    names: dict[str, Any] = {}
    for block in blocks:
        exec(compile(block, "environments.md", "exec"), names)  # noqa: S102  our own page
    return names


def test_the_blocks_of_the_page_run() -> None:
    blocks = [block for block in BLOCKS if not any(each in block for each in OTHERS)]
    assert len(blocks) == 4
    names = run(blocks)
    assert names["terminated"]
    assert names["rewards"].shape == (64,)


@pytest.mark.nightly
@pytest.mark.parametrize("module", OTHERS)
def test_the_blocks_with_other_libraries_run_where_they_are_installed(module: str) -> None:
    pytest.importorskip(module, reason=f"needs {OTHERS[module]}")
    blocks = [block for block in BLOCKS if module in block]
    assert len(blocks) == 1
    run(blocks)


def test_the_page_names_every_argument_of_the_environments_of_turns() -> None:
    part = TEXT.partition("## PettingZoo")[2].partition("**Observation.**")[0]
    named = re.findall(r"^\| `(\w+)`", part, re.MULTILINE)
    assert set(named) == {*DealOptions.__annotations__, *MatchOptions.__annotations__}
