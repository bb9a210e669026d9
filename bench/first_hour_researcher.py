"""The third stranger of the first hour: somebody who trains an agent and wants to know how good it is."""

import re
from typing import Final

from bench.first_hour_ground import Ground, Stranger
from tools.figures import Figure
from tools.login import Ran
from tools.pages import blocks_of
from tools.tree import ROOT

PAGE: Final = ROOT / "docs" / "guides" / "train-your-first-agent.md"
GOAL_PER_S: Final = 1000.0
_SPEED: Final = re.compile(r"^([\d,]+) steps a second", re.MULTILINE)
_INTERVAL: Final = re.compile(r"^[+-][\d.]+ points a deal \(95 %: [+-][\d.]+ … [+-][\d.]+", re.MULTILINE)


def researcher(ground: Ground) -> None:
    """Put the blocks of the page together into the files that it names, and type the rest."""
    ground.fetch("gangoffour[rl,sb3]", "pip", "setuptools", "wheel", ground.torch)
    seconds, printed = 0.0, ""
    with Stranger(ground, "researcher") as stranger:
        for block in blocks_of(PAGE):
            if block.title:
                with (stranger.home / block.title).open("a", encoding="utf-8") as program:
                    program.write(f"{block.text}\n")
            seconds += stranger.type_blocks([block])
            printed += stranger.printed if block.commands else ""
    speed, interval = _SPEED.search(printed), _INTERVAL.search(printed)
    if speed is None or interval is None:
        ground.notes.fail(PAGE.name, Ran("the page", 0, printed, seconds), "no agent was trained and measured")
        return
    print(f"  {interval[0]}", flush=True)
    ground.notes.figures += [
        Figure("researcher: all of the page", seconds, "s"),
        Figure(
            "researcher: MaskablePPO against greedy, one core",
            float(speed[1].replace(",", "")),
            "steps/s",
            GOAL_PER_S,
            "least",
        ),
    ]
