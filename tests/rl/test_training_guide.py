"""The guide to a first agent works as it is written, and the agent learns; here with small numbers."""

import re
from typing import Any

import pytest

from gangoffour.core import COMPILED
from tools.tree import ROOT

GUIDE = ROOT / "docs" / "guides" / "train-your-first-agent.md"
SMALL = {"DEALS": 5_000, "MEASURED": 40, "WATCHED": 1}
_PYTHON = re.compile(r"^```python\n(.*?)^```$", re.DOTALL | re.MULTILINE)


@pytest.mark.skipif(not COMPILED, reason="without the compiled core it takes minutes")
def test_after_few_deals_the_agent_of_the_guide_beats_chance() -> None:
    text = GUIDE.read_text(encoding="utf-8")
    for name, value in SMALL.items():
        text, count = re.subn(rf"^{name} = [\d_]+", f"{name} = {value}", text, flags=re.MULTILINE)
        assert count == 1, name
    names: dict[str, Any] = {}
    for block in _PYTHON.findall(text):
        exec(compile(block, str(GUIDE), "exec"), names)  # noqa: S102  our own guide
    assert names["deals"] >= SMALL["DEALS"]
    reward, _ = names["results"]["chance"]
    assert reward > 0.8
    assert len(names["by_cards"]) == SMALL["WATCHED"]
