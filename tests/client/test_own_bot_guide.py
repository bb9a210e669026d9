"""The guide for entering a bot works as it is written: its programs run in processes of their own."""

import asyncio
import os
import re
import sys
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random
from typing import Any

import pytest

from gangoffour.bots import PlannerBot
from gangoffour.client import play_with
from gangoffour.protocol import TableOptions
from gangoffour.records import verify_record
from tools.pages import blocks_of
from tools.servers.party import HANG_S, Site
from tools.tree import ROOT

pytestmark = pytest.mark.anyio

GUIDE = ROOT / "docs" / "guides" / "enter-your-own-bot.md"
PROGRAM = "\n".join(block.text for block in blocks_of(GUIDE, "python"))
PASSWORD = "seven owls at noon"


@pytest.fixture
async def token(site: Site, stack: AsyncExitStack) -> str:
    """The token of a bot, got as the guide gets it."""
    owner = await site.guest("Ana", stack)
    await owner.set_password(PASSWORD, "Annabella")
    defined: dict[str, Any] = {"__name__": "guide"}
    exec(compile(PROGRAM, str(GUIDE), "exec"), defined)  # noqa: S102  our own guide
    return str(await defined["enter"](site.url, "Annabella", PASSWORD, "Robbie"))


async def run(folder: Path, *command: str, **environment: str) -> tuple[int | None, str, str]:
    """Run a program in the folder; return its exit code and what it said."""
    process = await asyncio.create_subprocess_exec(
        *command,
        cwd=folder,
        env={**os.environ, "GOF_LANG": "en", **environment},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    async with asyncio.timeout(HANG_S):
        said, faults = await process.communicate()
    return process.returncode, said.decode(), faults.decode()


@pytest.mark.parametrize("count", [2, pytest.param(100, marks=pytest.mark.nightly)])
async def test_the_program_of_the_guide_plays_matches_that_verify(
    site: Site, token: str, stack: AsyncExitStack, tmp_path: Path, count: int
) -> None:
    (tmp_path / "shedding.py").write_text(PROGRAM, encoding="utf-8")
    environment = {"GOF_SERVER": site.url, "GOF_TOKEN": token, "GOF_MATCHES": str(count)}
    code, said, faults = await run(tmp_path, sys.executable, "shedding.py", **environment)
    assert (code, faults) == (0, "")
    assert len(re.findall(r"^scores:( \d+){4} fingerprint: [0-9A-Z-]{23}$", said, re.MULTILINE)) == count
    bot = await stack.enter_async_context(site.client(token))
    for listing in (await bot.my_records()).records:
        record = await bot.record(listing.match_id)
        verify_record(record)
        assert record.seats[0].name == "Robbie"


async def test_a_level_plays_by_the_command_line_and_the_token_is_not_said(
    site: Site, token: str, tmp_path: Path
) -> None:
    program = str(Path(sys.executable).with_name("gangoffour"))
    wishes = ("--level", "random", "--length", "one_deal", "--matches", "2")
    code, said, faults = await run(tmp_path, program, "bot", "run", "--url", site.url, *wishes, GOF_TOKEN=token)
    assert (code, faults) == (0, "")
    assert said.startswith(f"Robbie plays at {site.url}.\n")
    assert len(re.findall(r"^Match [12]:( \d+){4}$", said, re.MULTILINE)) == 2
    assert token not in said


async def test_an_own_bot_sits_down_at_the_table_of_a_person(
    site: Site, token: str, stack: AsyncExitStack, tmp_path: Path
) -> None:
    (tmp_path / "shedding.py").write_text(PROGRAM, encoding="utf-8")
    person = await site.guest("Ben", stack)
    options = TableOptions(length="one_deal", visibility="private", seat_count=3)
    opened = await person.open_table(options, ["random"])
    table = await stack.enter_async_context(person.table(opened.table_id))
    link = f"{site.url}/t/{opened.table_id}#key={opened.invite}"
    program = str(Path(sys.executable).with_name("gangoffour"))
    wishes = ("--bot", "shedding:SheddingBot", "--table", link)
    running = asyncio.create_task(run(tmp_path, program, "bot", "run", "--url", site.url, *wishes, GOF_TOKEN=token))
    await play_with(table, PlannerBot(), Random(1))
    code, said, faults = await running
    assert (code, faults) == (0, "")
    assert "Match 1:" in said
    assert "Robbie" in [info.player.name for info in table.table.seats if info.player is not None]


async def test_a_wrong_token_is_refused_in_a_sentence_that_does_not_repeat_it(site: Site, tmp_path: Path) -> None:
    program = str(Path(sys.executable).with_name("gangoffour"))
    wrong = "gofp_" + "x" * 43
    code, said, faults = await run(tmp_path, program, "bot", "run", "--url", site.url, GOF_TOKEN=wrong)
    assert (code, said) == (2, "")
    assert "[account/not_signed_in]" in faults
    assert wrong not in faults
