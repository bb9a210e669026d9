"""Today's eight deals in the browser: from home to the first card, deal by deal, resumed, compared, shared, checked."""

import json
import re
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Route, expect

from gangoffour.bots import BOTS, UniformBot
from gangoffour.client import Client, play_day
from gangoffour.locales import languages
from tests.cases import nightly_but
from tests.e2e.days import (
    ADDRESS,
    HAND,
    TODAY,
    DayKeys,
    DayMouse,
    DayTouch,
    DayTyping,
    apart,
    finished_days,
    link_shown_to,
)
from tests.e2e.looking import View, faults_seen, texts_too_wide
from tools.browser.chromium import PHONE, Person
from tools.browser.players import Player
from tools.browser.words import said, said_in, shape
from tools.servers.daily_season import MONDAY, NOON_MS, open_season, play_field
from tools.servers.manual_time import another_time
from tools.servers.site import Site, serving

pytestmark = pytest.mark.services("browser")
People = Callable[..., AbstractContextManager[Person]]

NARROW = (320, 640)
WIDE = (1440, 900)


@pytest.fixture(scope="module")
def site(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A site with a season, at noon of its second Monday."""
    folder = tmp_path_factory.mktemp("daily")
    apart(open_season(folder))
    apart(play_field(folder, "planner", 1, number=8))
    with another_time(NOON_MS + 7 * 24 * 3600 * 1000), serving(folder, client) as running:
        yield running


async def played(url: str, token: str) -> None:
    async with Client(url, token) as client:
        await play_day(client, UniformBot(), Random(7), TODAY)


def finish_day(somebody: Person) -> None:
    """Let a program play all deals of the day for the person whose browser it is."""
    (cookie,) = [each for each in somebody.context.cookies() if each["value"].startswith("gof")]
    apart(played(somebody.url, cookie["value"]))


def test_a_newcomer_comes_to_the_first_card_with_one_click_and_is_compared_after_the_deal(person: People) -> None:
    with person() as ana:
        page = ana.visit("/")
        page.get_by_role("link", name=said("day-play-first"), exact=True).click()
        page.locator(HAND).first.wait_for()
        assert page.url.endswith(f"{ADDRESS}/1")
        DayMouse(ana).play_match()
        page.get_by_role("heading", name=said("day-same-cards"), exact=True).wait_for()
        page.get_by_role("link", name=shape("day-square-finished")).wait_for()
        assert finished_days(ana) == ["finished", *["open"] * 7]
        page.reload()
        page.get_by_role("link", name=said("day-next", board=2), exact=True).click()
        page.locator(HAND).first.wait_for()
        assert page.url.endswith(f"{ADDRESS}/2")


@pytest.mark.parametrize("player", nightly_but((DayKeys,), (DayKeys, DayTouch, DayTyping)))
def test_a_deal_is_played_by_keys_by_touch_and_by_words_alone(player: type[Player], person: People) -> None:
    size = PHONE if player is DayTouch else WIDE
    with person(size, textMode=player is DayTyping) as ana:
        ana.visit(f"{ADDRESS}/1")
        player(ana).play_match()
        ana.page.get_by_role("heading", name=said("day-same-cards"), exact=True).wait_for()


def test_a_deal_is_gone_on_with_after_a_reload_and_in_a_second_browser(person: People) -> None:
    with person(name="Ana") as ana:
        page = ana.visit(f"{ADDRESS}/1")
        page.locator(HAND).first.wait_for()
        player = DayMouse(ana)
        while player.wanted() != "turn":
            player.do(player.wanted_now())
        player.take_turn()
        tables = {where for how, where, _ in ana.watch.heard if how == "sent"}
        page.reload()
        page.locator(HAND).first.wait_for()
        assert len(tables) == 1
        assert {where for how, where, _ in ana.watch.heard if how == "sent"} == tables
        with person() as other:
            second = other.page
            second.goto(link_shown_to(ana.visit("/settings")))
            second.get_by_role("button", name=said("continue-take", name="Ana"), exact=True).click()
            second.get_by_role("link", name=said("day-play-first"), exact=True).click()
            second.locator(HAND).first.wait_for()
            assert finished_days(other)[:2] == ["begun", "open"]
            DayMouse(other).play_match()
            assert finished_days(other)[0] == "finished"


def test_the_deals_of_a_day_come_in_order(person: People) -> None:
    with person(name="Ana") as ana:
        page = ana.visit(f"{ADDRESS}/5")
        page.locator(HAND).first.wait_for()
        assert page.url.endswith(f"{ADDRESS}/1")


def test_home_shows_the_day_first_to_whoever_has_played(person: People) -> None:
    with person(name="Ana") as ana:
        ana.visit("/")
        finish_day(ana)
        page = ana.visit("/")
        page.get_by_role("heading", level=1, name=said("day-title"), exact=True).wait_for()
        left = page.get_by_text(said("day-left")).locator("strong").inner_text()
        assert re.fullmatch(r"1[01] h \d\d min", left), "it is noon at the server, whatever the device says"
        way_on = page.get_by_role("link", name=said("day-result"), exact=True)
        expect(page.locator(".button.primary")).to_have_count(1)
        page.get_by_role("button", name=said("home-play-now")).wait_for()
        expect(page.get_by_role("link", name=said("home-resume"))).to_have_count(0)
        assert page.get_by_role("link", name=shape("day-square-finished")).count() == 8
        way_on.click()
        page.get_by_role("heading", name=said("day-share"), exact=True).wait_for()


def test_a_day_that_was_finished_is_told_compared_and_shared_without_a_card(person: People) -> None:
    with person(name="Ana") as ana:
        ana.visit("/")
        finish_day(ana)
        page = ana.visit(ADDRESS)
        page.get_by_role("heading", name=said("day-share"), exact=True).wait_for()
        text = page.get_by_role("textbox", name=said("day-share"), exact=True).input_value().splitlines()
        assert len(text) == 4
        assert sum(text[1].count(mark) for mark in "🟩⬜🔻⭐") == 8
        assert text[3] == f"{ana.url}{ADDRESS}"
        for level in BOTS:
            page.get_by_text(said("bot-level", level=said(f"level-{level}"))).first.wait_for()
        for span in ("day-span-week", "day-span-season"):
            page.get_by_text(said(span), exact=True).click()
            page.get_by_text(said("day-guests-note")).wait_for()
        page.get_by_role("link", name=shape("day-square-finished")).first.click()
        page.get_by_role("heading", name=said("day-scores"), exact=True).wait_for()
        name = said("bot-named", name="Irma", level=said("level-planner"))
        page.get_by_role("button", name=f"{said('day-compare')}: {name}").click()
        page.get_by_role("heading", name=said("day-compare-title", name=name)).wait_for()
        page.get_by_text(said("day-part")).wait_for()
        page.get_by_role("link", name=said("day-look"), exact=True).click()
        page.wait_for_url("**/m/*")
        page.locator("[data-seat]").first.wait_for()


@pytest.mark.nightly
def test_eight_deals_are_dared_and_taken_up_by_somebody_else(every_view: tuple[View, ...], person: People) -> None:
    with person(name="Ana") as ana, person(name="Ben") as ben:
        ana.visit("/")
        finish_day(ana)
        page = ana.visit(ADDRESS)
        page.get_by_role("button", name=said("contest-challenge-do"), exact=True).click()
        link = page.get_by_role("textbox", name=said("contest-link"), exact=True).input_value()
        other = ben.visit(link.removeprefix(ana.url))
        other.get_by_role("heading", name=said("contest-dared", name="Ana"), exact=True).wait_for()
        assert faults_seen(other, every_view) == []
        assert other.get_by_role("link", name=shape("day-square-finished")).count() == 0
        other.get_by_role("link", name=said("day-play-first"), exact=True).click()
        other.locator(HAND).first.wait_for()
        DayMouse(ben).play_match()
        other.get_by_text(shape("contest-both")).wait_for()
        assert other.get_by_role("link", name=shape("day-square-finished")).count() == 1
        assert finished_days(ben) == ["finished", *["open"] * 7], "it is the first deal of today as well"


@pytest.mark.nightly
def test_eight_deals_that_are_new_to_somebody_are_there_at_once(person: People) -> None:
    with person() as ana:
        page = ana.visit(ADDRESS)
        page.get_by_role("link", name=said("contest-instant-do"), exact=True).click()
        page.get_by_role("heading", name=said("contest-instant-title"), exact=True).wait_for()
        address = page.url
        page.get_by_role("link", name=said("day-play-first"), exact=True).click()
        page.locator(HAND).first.wait_for()
        again = ana.visit("/d/instant")
        again.get_by_role("link", name=said("day-play-first"), exact=True).wait_for()
        assert again.url == address, "they are not finished"


def test_a_day_that_is_over_is_played_for_no_place_and_checked_by_the_page(person: People) -> None:
    old = f"/d/{MONDAY.isoformat()}"
    with person(name="Ana") as ana:
        page = ana.visit(old)
        page.get_by_text(said("day-over")).wait_for()
        check = page.get_by_role("button", name=said("day-check-do"), exact=True)
        check.click()
        page.locator("[data-right=true]").wait_for()

        def bend(route: Route) -> None:
            sheet = route.fetch().json()
            sheet["entries"][0]["points"][3][0] += 1
            route.fulfill(status=200, content_type="application/json", body=json.dumps(sheet))

        page.route("**/api/daily/*/sheet", bend)
        check.click()
        page.locator("[data-right=false]").wait_for()
        page.get_by_role("link", name=said("day-play-first"), exact=True).click()
        page.locator(HAND).first.wait_for()


@pytest.mark.nightly
def test_the_screens_of_a_day_have_no_barriers(every_view: tuple[View, ...], person: People) -> None:
    with person(name="Ana") as ana:
        page = ana.visit("/")
        page.get_by_role("heading", name=said("day-title"), exact=True).wait_for()
        assert faults_seen(page, every_view) == []
        finish_day(ana)
        for address, heading in (("/", "day-title"), (ADDRESS, "day-share"), (f"{ADDRESS}/1", "day-scores")):
            ana.visit(address)
            page.get_by_role("heading", name=said(heading), exact=True).wait_for()
            page.wait_for_load_state("networkidle")
            assert faults_seen(page, every_view) == [], address


@pytest.mark.nightly
@pytest.mark.parametrize("language", languages())
def test_every_language_has_the_words_of_a_day_and_room_for_them(language: str, person: People) -> None:
    with person(NARROW, name="Ana", language=language) as ana:
        ana.visit("/")
        finish_day(ana)
        for address, heading in (("/", "day-title"), (ADDRESS, "day-share"), (f"{ADDRESS}/1", "day-scores")):
            page = ana.visit(address)
            page.get_by_role("heading", name=said_in(language, heading), exact=True).wait_for()
            page.wait_for_load_state("networkidle")
            assert texts_too_wide(page) == [], address


def test_a_date_without_deals_says_so(person: People) -> None:
    with person() as ana:
        ana.watch.expected.append("/api/daily/2020-01-01")
        page = ana.visit("/d/2020-01-01")
        page.get_by_role("alert").get_by_text(said("daily-unknown", date="2020-01-01")).wait_for()
