"""The page about environments: its blocks run, and its table has every argument."""

import re
from typing import Any

from gangoffour.rl import DealOptions, MatchOptions
from tools.tree import ROOT

TEXT = (ROOT / "docs" / "reference" / "environments.md").read_text(encoding="utf-8")
_PYTHON = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)


def test_the_blocks_of_the_page_run() -> None:
    names: dict[str, Any] = {}
    blocks = _PYTHON.findall(TEXT)
    assert len(blocks) == 2
    for block in blocks:
        exec(compile(block, "environments.md", "exec"), names)  # noqa: S102  our own page
    assert names["terminated"]
    assert names["rewards"].shape == (64,)


def test_the_page_names_every_argument_of_the_environments_of_turns() -> None:
    part = TEXT.partition("## PettingZoo")[2].partition("**Observation.**")[0]
    named = re.findall(r"^\| `(\w+)`", part, re.MULTILINE)
    assert set(named) == {*DealOptions.__annotations__, *MatchOptions.__annotations__}
