"""`gangoffour daily`: what it says of days to come, of a sheet that is right, and of one that is not."""

import asyncio
import re
from datetime import date
from pathlib import Path

import pytest

from gangoffour.boards import play_board
from gangoffour.bots import UniformBot, bot
from gangoffour.daily import (
    BOARD_COUNT,
    Ghost,
    SecretSeason,
    Sheet,
    Standing,
    format_sheet,
    new_season,
    sheet_of,
)
from gangoffour.server.adapters.stores import open_stores
from gangoffour.server.ports import GhostResult
from tools.terminal import run

SECRET = new_season(date(2026, 11, 16), 7, bytes(range(64)))
LEVELS = ("random", "greedy")


def sheet(engine: str = "another") -> Sheet:
    bots = {level: bot(level) for level in (*LEVELS, "planner")}
    field = {
        level: [play_board(SECRET.board(1, board), level, bots) for board in range(1, BOARD_COUNT + 1)]
        for level in LEVELS
    }
    people = {"guest-1": [(0, 1, 2, 3)] * BOARD_COUNT}
    entries = Standing(people, field, is_closed=True).entries
    return sheet_of(SECRET.season, SECRET.season.first_day, SECRET.link(1), engine, entries)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "sheet.json"
    path.write_text(format_sheet(sheet()), encoding="utf-8")
    return path


def test_a_sheet_that_is_right_is_told_so_with_what_that_says(file: Path) -> None:
    result = run("daily", "verify", str(file))
    assert result.exit_code == 0
    assert "The sheet of 2026-11-16 is right" in result.stdout
    assert "1 person has a place." in result.stdout
    assert SECRET.season.anchor.hex() in result.stdout
    known = run("daily", "verify", str(file), "--anchor", SECRET.season.anchor.hex())
    assert SECRET.season.anchor.hex() not in known.stdout


def test_bots_of_another_engine_do_not_play_again(file: Path) -> None:
    assert "have not played again" in run("daily", "verify", str(file), "--play").stdout


def test_bots_of_the_same_engine_play_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gangoffour.cli.daily_tasks.engine_hash", lambda: "another")
    path = tmp_path / "sheet.json"
    path.write_text(format_sheet(sheet()), encoding="utf-8")
    assert "all came out the same" in run("daily", "verify", str(path), "--play").stdout


def test_a_sheet_that_was_changed_ends_with_1_and_the_field(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace(SECRET.link(1).hex(), SECRET.link(2).hex()), encoding="utf-8")
    result = run("daily", "verify", str(file))
    assert result.exit_code == 1
    assert 'Not fair: "link" is wrong' in result.stderr


@pytest.mark.parametrize("text, anchor", [("{}", None), (None, "xyz")])
def test_what_is_no_sheet_or_no_anchor_ends_with_2(file: Path, text: str | None, anchor: str | None) -> None:
    if text is not None:
        file.write_text(text, encoding="utf-8")
    result = run("daily", "verify", str(file), *([] if anchor is None else ["--anchor", anchor]))
    assert result.exit_code == 2
    assert "[daily/malformed]" in result.stderr


async def kept(url: str) -> tuple[list[SecretSeason], dict[Ghost, GhostResult]]:
    """The seasons in a database, and what bots have made of the first day."""
    async with open_stores([url]) as stores:
        seasons = await stores.daily.seasons()
        return seasons, await stores.daily.ghosts(seasons[0].season.name, [1])


def test_days_that_are_made_are_told_by_their_dates_and_by_the_anchor_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gangoffour.daily.making._bot", lambda _level: UniformBot())  # whose play takes no time
    monkeypatch.setattr("gangoffour.daily.ghosts.LEVELS", LEVELS)
    monkeypatch.setattr("gangoffour.server.workers.daily_making.STOCK_AHEAD", 0)
    url = f"sqlite:///{tmp_path / 'server.sqlite'}"
    result = run("daily", "make", "--days", "1", "--jobs", "1", "--database", url)
    assert result.exit_code == 0
    (secret,), ghosts = asyncio.run(kept(url))
    assert len(ghosts) == len(LEVELS) * BOARD_COUNT
    season = secret.season
    first, last = season.first_day.isoformat(), season.last_day.isoformat()
    assert result.stdout.splitlines() == [
        f"Season {season.name}: {first} to {last}",
        f"Anchor, to be published before the first day: {season.anchor.hex()}",
        f"Ready: the bots have played every deal from {first} to {first}.",
    ]
    progress = r"\d+ of 16 deals played"
    assert [line for line in result.stderr.splitlines() if not re.fullmatch(progress, line)] == []
