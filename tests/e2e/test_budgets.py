"""The page stays small: what a first visit costs, counted in the browser, packed as the server sends it."""

from pathlib import PurePosixPath
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Route, expect

from bench.page_transfer import (
    DISPLAY_FACE,
    FAIR_DEAL,
    LESSON,
    OTHER_SCREENS,
    Transfer,
    after_cards,
    budget,
    named_in,
    visit_of_home,
    visit_of_screen,
    visit_of_table,
)
from gangoffour.locales import languages
from tests.cases import nightly_but
from tools.browser.chromium import person
from tools.browser.scenes import kept_scenes
from tools.browser.words import said
from tools.servers.site import Site

pytestmark = pytest.mark.services("browser")


@pytest.fixture(scope="module")
def home(chromium: Browser, site: Site) -> tuple[Transfer, Transfer]:
    return visit_of_home(chromium, site)


@pytest.fixture(scope="module")
def table(chromium: Browser, site: Site) -> Transfer:
    return visit_of_table(chromium, site)


def assert_within(name: str, kb: float) -> None:
    """Something was sent at all, and not too much of it."""
    figure = budget(name, kb)
    assert kb > 0
    assert figure.is_met, str(figure)


def test_scripts_of_home(home: tuple[Transfer, Transfer]) -> None:
    assert_within("scripts of home", home[0].kb("*.js"))


def test_the_whole_first_visit(home: tuple[Transfer, Transfer]) -> None:
    assert_within("first visit", home[0].all_kb)


def test_the_table_is_fetched_ahead_and_not_at_once(home: tuple[Transfer, Transfer]) -> None:
    shown, ahead = home
    assert shown.kb("*.js") < ahead.kb("*.js")


def test_scripts_of_a_table_until_a_card_can_be_played(table: Transfer) -> None:
    assert_within("scripts of the table", table.first_kb("*.js"))


def test_scripts_of_a_table_after_that(table: Transfer) -> None:
    assert_within("scripts of the table after the cards", after_cards(table))


def test_a_card_can_be_played_before_anything_else_has_come(chromium: Browser, site: Site) -> None:
    with person(chromium, site, name="Ana") as ana:
        moment = kept_scenes()["follow"]  # bots might end the deal before the card is touched
        moment.replay(ana.page)
        named = named_in(ana, site.url + moment.address)

        def hold(route: Route) -> None:
            path = urlsplit(route.request.url).path
            if path in named or PurePosixPath(path).match(FAIR_DEAL):
                route.continue_()

        ana.page.route("**/*.js", hold)
        ana.page.goto(site.url + moment.address, wait_until="commit")
        cards = ana.page.get_by_role("group", name=said("hand-name"), exact=True).get_by_role("button")
        cards.first.click()
        expect(cards.first).to_have_attribute("aria-pressed", "true")
        expect(ana.page.get_by_role("button", name=said("hand-pass"), exact=True)).to_be_visible()


def test_scripts_of_the_fair_deal(table: Transfer) -> None:
    assert_within("scripts of the fair deal", table.kb(FAIR_DEAL))


def test_styles_of_a_table(table: Transfer) -> None:
    assert_within("styles", table.first_kb("*.css"))


def test_the_catalogue(table: Transfer) -> None:
    assert_within("catalogue", table.kb("*.bin"))


def test_the_faces_of_all_cards(table: Transfer) -> None:
    assert_within("faces of the cards", table.kb("faces-*"))


def test_the_words_of_a_table(table: Transfer) -> None:
    assert_within("words of the table", table.kb("*-table-*.ftl"))


def test_a_lesson(chromium: Browser, site: Site) -> None:
    visit = visit_of_screen(chromium, site, *LESSON)
    assert_within("scripts of a lesson", visit.first_kb("*.js"))
    assert_within("scripts of the table after the cards", visit.kb("*.js") - visit.first_kb("*.js"))
    assert_within("first visit of a lesson", visit.all_kb - visit.kb(DISPLAY_FACE))


@pytest.mark.parametrize("name", OTHER_SCREENS)
def test_other_screens(name: str, chromium: Browser, site: Site) -> None:
    visit = visit_of_screen(chromium, site, *OTHER_SCREENS[name])
    assert_within(name, visit.kb("*.js"))
    assert_within("first visit of another screen", visit.all_kb - visit.kb(DISPLAY_FACE))
    assert_within("display face", visit.kb(DISPLAY_FACE))


@pytest.mark.parametrize("language", nightly_but(("de", "pl"), languages()))
def test_the_words_of_home(language: str, chromium: Browser, site: Site) -> None:
    shown, _ahead = visit_of_home(chromium, site, language=language)
    assert [path for path in shown.contents if path.startswith(f"/assets/{language}-")]
    assert_within("words of home", shown.kb("*.ftl"))
