"""The guide for writing a client works as it is written."""

import asyncio
import re
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from gangoffour import client as sdk
from gangoffour.fairness import Transcript, parse_transcript
from gangoffour.protocol import TableOptions
from tools.pages import blocks_of
from tools.servers.party import HANG_S, Site
from tools.tree import ROOT

pytestmark = pytest.mark.anyio

GUIDE = ROOT / "docs" / "guides" / "write-a-client.md"
TEXT = GUIDE.read_text(encoding="utf-8")


@pytest.fixture
def names() -> dict[str, Any]:
    """What the blocks of the guide define, one after the other."""
    defined: dict[str, Any] = {"__name__": "guide"}
    for block in blocks_of(GUIDE, "python"):
        exec(compile(block.text, str(GUIDE), "exec"), defined)  # noqa: S102  our own guide
    return defined


async def test_the_program_of_the_guide_plays_a_match_and_verifies_it(
    names: dict[str, Any], site: Site, capsys: pytest.CaptureFixture[str]
) -> None:
    async with asyncio.timeout(HANG_S):
        await names["main"](site.url)
    printed = capsys.readouterr().out
    assert re.search(r"^scores:( \d+){4}$", printed, re.MULTILINE)
    assert re.search(r"^fingerprint: [0-9A-Z-]{23}$", printed, re.MULTILINE)


async def test_the_loop_of_the_guide_plays_a_deal(names: dict[str, Any], site: Site, stack: AsyncExitStack) -> None:
    client = await site.guest("Ana", stack)
    opened = await client.open_table(TableOptions(length="one_deal"), ["random"] * 3)
    async with client.table(opened.table_id) as table, asyncio.timeout(HANG_S):
        await names["play_one_deal"](table)
        assert table.known.public is not None
        assert table.known.public.winners


async def test_the_transcript_of_the_guide_is_written_down(
    names: dict[str, Any], site: Site, stack: AsyncExitStack, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    client = await site.guest("Ana", stack)
    opened = await client.open_table(TableOptions(length="one_deal"), ["random"] * 3)
    await names["be_ready"](client, opened.table_id)
    assert [transcript.transcript_hash is not None for transcript in transcripts_in(tmp_path)] == [True]


def transcripts_in(folder: Path) -> list[Transcript]:
    return [parse_transcript(path.read_text(encoding="utf-8")) for path in folder.glob("*.json")]


def test_every_command_that_the_guide_names_exists() -> None:
    commands = TEXT.partition("## Commands")[2].partition("Each returns")[0]
    named = set(re.findall(r"`(\w+)\(", commands))
    assert len(named) > 15
    assert [name for name in sorted(named) if not hasattr(sdk.TableConnection, name)] == []


def test_every_error_that_the_guide_names_exists() -> None:
    named = set(re.findall(r"^\| `(\w+)` \|", TEXT.partition("Each returns")[2], re.MULTILINE))
    assert len(named) == 4
    assert [name for name in sorted(named) if not hasattr(sdk, name)] == []
