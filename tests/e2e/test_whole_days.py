"""A whole day in the browser, every night: at a person's pace, by keys alone, and with a server that is killed."""

import os
import re
import signal
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from datetime import timedelta
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, cast

import httpx2
import pytest
from playwright.sync_api import Browser, expect

from bench.page_play import PacedPlayer
from gangoffour.bots import UniformBot
from gangoffour.client import Client, play_day
from gangoffour.daily import BOARD_COUNT, date_at, new_season
from gangoffour.server.adapters.databases.wall_time import wall_now_ms
from tests.e2e.days import ADDRESS, HAND, ON, TODAY, DayKeys, DayMouse, apart, finished_days
from tests.promises import Promises
from tools.browser.chromium import person
from tools.browser.players import NAME_OF_FOCUS, Player
from tools.browser.words import said, shape
from tools.patience import until
from tools.servers.daily_season import NOON_MS, open_season
from tools.servers.manual_time import another_time
from tools.servers.party import HANG_S
from tools.servers.site import AT_ONCE, Site, serving

if TYPE_CHECKING:
    from gangoffour.server.tables.owed_tasks import Pace

pytestmark = [pytest.mark.services("browser"), pytest.mark.nightly]

PROGRAM = Path(sys.executable).with_name("gangoffour")
WEEK_MS = 7 * 24 * 3600 * 1000
MOST_S = 360.0
CUT_OFF = ("WebSocket connection", "ERR_CONNECTION_REFUSED", "ERR_CONNECTION_RESET", "ERR_EMPTY_RESPONSE")


@contextmanager
def site_at_noon(client: Path, folder: Path, pace: "Pace | None") -> Iterator[Site]:
    """A site with a season, on whose second Monday Ben has played all deals before noon."""
    apart(open_season(folder))
    with another_time(NOON_MS + WEEK_MS - 3600_000), serving(folder, client) as earlier:
        apart(play_as("Ben", earlier.url))
    with another_time(NOON_MS + WEEK_MS), serving(folder, client, pace) as running:
        yield running


async def play_as(name: str, url: str) -> None:
    async with Client(url) as client:
        await client.register(name)
        await play_day(client, UniformBot(), Random(5), TODAY)


def play_boards(player: Player, go_on: Callable[[str], None]) -> None:
    """Play all deals, and go on after each."""
    for board in range(1, BOARD_COUNT + 1):
        assert player.play_match() == "over"
        go_on(said("day-result") if board == BOARD_COUNT else said("day-next", board=board + 1))
        player.page.wait_for_url(f"**{ADDRESS}" if board == BOARD_COUNT else f"**{ADDRESS}/{board + 1}")
        expect(player.page.get_by_role("heading", name=said("day-same-cards"), exact=True)).to_have_count(0)


class _Paced(PacedPlayer):
    wishes: ClassVar[tuple[tuple[str, str, str], ...]] = (ON, *PacedPlayer.wishes)


def test_a_first_visitor_is_compared_within_six_minutes(
    client: Path, tmp_path: Path, chromium: Browser, promises: Promises
) -> None:
    clicks = []
    with site_at_noon(client, tmp_path, None) as site, person(chromium, site, motion="normal") as ana:
        player = _Paced(ana)
        player.watch_turns()
        page = ana.visit("/")

        def click(name: str) -> None:
            clicks.append(name)
            page.get_by_role("link", name=name, exact=True).click()

        with promises.within(MOST_S, "first visit to the comparison, eight deals"):
            click(said("day-play-first"))
            page.locator(HAND).first.wait_for()
            assert len(clicks) <= 2
            play_boards(player, click)
            page.get_by_role("heading", name=said("day-share"), exact=True).wait_for()
        assert finished_days(ana) == ["finished"] * BOARD_COUNT


def test_a_day_is_played_from_home_to_the_comparison_by_keys_alone(
    client: Path, tmp_path: Path, chromium: Browser
) -> None:
    with site_at_noon(client, tmp_path, AT_ONCE) as site, person(chromium, site) as ana:
        keys = DayKeys(ana)
        page = ana.visit("/")
        page.get_by_role("link", name=said("day-play-first"), exact=True).wait_for()
        keys.press(shape("day-play-first"))
        play_boards(keys, lambda name: keys.press(re.compile(f"^{re.escape(name)}$")))
        page.get_by_role("heading", name=said("day-share"), exact=True).wait_for()
        page.get_by_role("link", name=shape("day-square-finished")).first.wait_for()
        keys.press(shape("day-square-finished"))
        page.get_by_role("button", name=f"{said('day-compare')}: Ben").wait_for()
        while not page.evaluate(NAME_OF_FOCUS).endswith(": Ben"):
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        page.get_by_role("heading", name=said("day-compare-title", name="Ben")).wait_for()
        page.get_by_text(said("day-part")).wait_for()


@contextmanager
def served(folder: Path, port: int) -> Iterator[None]:
    """A server in a process of its own, which gets no chance to put anything in order."""
    environment = {name: value for name, value in os.environ.items() if not name.startswith("GOF_")}
    environment |= {"GOF_DAILY_DAYS": "0", "GOF_LOG_LEVEL": "error"}
    command = [str(PROGRAM), "serve", "--port", str(port), "--database", str(folder / "server.sqlite")]
    process = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)

    def answers() -> bool:
        assert process.poll() is None
        with suppress(httpx2.TransportError):
            return httpx2.get(f"http://127.0.0.1:{port}/api/about", trust_env=False).is_success
        return False

    try:
        apart(until(answers, HANG_S))
        yield
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait()


def test_a_page_comes_back_to_its_deal_after_the_server_was_killed(tmp_path: Path, chromium: Browser) -> None:
    today = date_at(wall_now_ms())
    apart(open_season(tmp_path, new_season(today - timedelta(days=1), 3, bytes(range(64)))))
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    site = Site(port, cast("Any", None), cast("Any", None))  # it runs elsewhere
    with person(chromium, site) as ana:
        ana.watch.expected += CUT_OFF
        with served(tmp_path, port):
            page = ana.visit(f"/d/{today.isoformat()}/1")
            page.locator(HAND).first.wait_for()
            player = DayMouse(ana)
            while player.wanted() != "turn":
                player.do(player.wanted_now())
            player.take_turn()
        page.get_by_text(said("status-lost")).first.wait_for()
        tables = {where for how, where, _ in ana.watch.heard if how == "sent"}
        with served(tmp_path, port):
            player.play_match()
            assert finished_days(ana)[:2] == ["finished", "open"]
        assert {where for how, where, _ in ana.watch.heard if how == "sent"} == tables
