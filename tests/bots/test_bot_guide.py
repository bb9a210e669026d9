"""The guide for writing a bot works as it is written."""

import re
from typing import Any

from gangoffour import engine
from gangoffour.bots import Bot
from gangoffour.bots.testing import check_bot
from tools.pages import blocks_of
from tools.tree import ROOT

GUIDE = ROOT / "docs" / "guides" / "write-a-bot.md"


def test_the_bot_of_the_guide_keeps_the_contract() -> None:
    blocks = [block.text for block in blocks_of(GUIDE, "python")]
    names: dict[str, Any] = {}
    for block in blocks:
        exec(compile(block, str(GUIDE), "exec"), names)  # noqa: S102  our own guide
    bot: Bot = names["SheddingBot"]()
    assert bot.name == "shedding"
    assert "check_bot(SheddingBot())" in blocks[-1]
    assert "check_bot(SheddingBot(), factory=SheddingBot)" in GUIDE.read_text(encoding="utf-8")
    check_bot(bot, factory=names["SheddingBot"], seed="guide")


def test_what_the_guide_reads_from_a_view_exists() -> None:
    text = GUIDE.read_text(encoding="utf-8")
    functions = re.findall(r"`(legal_\w+|beats|strength|classify|held_combinations)", text)
    assert len({*functions}) > 2
    assert [name for name in functions if not hasattr(engine, name)] == []
