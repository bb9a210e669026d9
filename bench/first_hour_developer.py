"""The second stranger of the first hour: somebody who writes a bot and wants to know how good it is."""

import re
from typing import Final

from bench.first_hour_ground import Ground, Stranger
from tools.figures import Figure
from tools.login import Ran
from tools.pages import blocks_of
from tools.tree import ROOT

PAGE: Final = ROOT / "docs" / "guides" / "write-a-bot.md"
_ROW: Final = re.compile(r"^shedding\S*\s+greedy\s+\d+\s+[+-]\d", re.MULTILINE)


def developer(ground: Ground) -> None:
    """Save the files of the page under the names that it gives them, and type the rest."""
    ground.fetch("gangoffour", "pip", "setuptools", "wheel")
    seconds, printed = 0.0, ""
    with Stranger(ground, "developer") as stranger:
        for block in blocks_of(PAGE):
            if block.title:
                (stranger.home / block.title).write_text(block.text, encoding="utf-8")
            seconds += stranger.type_blocks([block])
            printed += stranger.printed if block.commands else ""
    if not _ROW.search(printed):
        ground.notes.fail(PAGE.name, Ran("the page", 0, printed, seconds), "the bot was not measured")
    ground.notes.figures.append(Figure("developer: from install to a bot that is measured and shared", seconds, "s"))
