"""The guide to a first agent works as it is written, and the agent learns; here with small numbers."""

import re
from typing import Any

import pytest

from gangoffour.core import COMPILED
from tools.pages import blocks_of
from tools.tree import ROOT

GUIDE = ROOT / "docs" / "guides" / "train-your-first-agent.md"
SMALL = {"first_agent.py": {"DEALS": 5_000, "MEASURED": 40, "WATCHED": 1}, "ppo_agent.py": {"STEPS": 4_096}}


def run(program: str) -> dict[str, Any]:
    """Run a program of the guide with smaller numbers."""
    text = "\n".join(block.text for block in blocks_of(GUIDE, "python") if block.title == program)
    for name, value in SMALL[program].items():
        text, count = re.subn(rf"^{name} = [\d_]+", f"{name} = {value}", text, flags=re.MULTILINE)
        assert count == 1, name
    names: dict[str, Any] = {}
    exec(compile(text, program, "exec"), names)  # noqa: S102  our own guide
    return names


def test_every_block_belongs_into_a_program() -> None:
    assert {block.title for block in blocks_of(GUIDE, "python")} == {*SMALL}


@pytest.mark.skipif(not COMPILED, reason="without the compiled core it takes minutes")
def test_after_few_deals_the_agent_of_the_guide_beats_chance() -> None:
    names = run("first_agent.py")
    assert names["deals"] >= SMALL["first_agent.py"]["DEALS"]
    reward, _ = names["results"]["chance"]
    assert reward > 0.8
    assert len(names["by_cards"]) == SMALL["first_agent.py"]["WATCHED"]


@pytest.mark.nightly
def test_the_library_learns_and_is_measured_with_an_interval(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("sb3_contrib", reason="needs sb3_contrib: pip install 'gangoffour[sb3]'")
    run("ppo_agent.py")
    speed, measured = capsys.readouterr().out.splitlines()
    assert re.fullmatch(r"[\d,]+ steps a second of processor time", speed)
    assert re.match(r"[+-][\d.]+ points a deal \(95 %: [+-][\d.]+ … [+-][\d.]+, 500 sets of cards\)", measured)
