"""The page stays small: what a first visit costs, counted in the browser, packed as the server sends it."""

import pytest
from playwright.sync_api import Browser

from bench.page_transfer import (
    FAIR_DEAL,
    OTHER_SCREENS,
    Transfer,
    budget,
    visit_of_home,
    visit_of_screen,
    visit_of_table,
)
from gangoffour.locales import languages
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


def test_scripts_of_a_table_until_cards_are_in_the_hand(table: Transfer) -> None:
    assert_within("scripts of the table", table.kb("*.js") - table.kb(FAIR_DEAL))


def test_scripts_of_the_fair_deal(table: Transfer) -> None:
    assert_within("scripts of the fair deal", table.kb(FAIR_DEAL))


def test_styles_of_a_table(table: Transfer) -> None:
    assert_within("styles", table.kb("*.css"))


def test_the_catalogue(table: Transfer) -> None:
    assert_within("catalogue", table.kb("*.bin"))


def test_the_faces_of_all_cards(table: Transfer) -> None:
    assert_within("faces of the cards", table.kb("faces-*"))


def test_the_words_of_a_table(table: Transfer) -> None:
    assert_within("words of the table", table.kb("*-table-*.ftl"))


@pytest.mark.parametrize("name", OTHER_SCREENS)
def test_other_screens(name: str, chromium: Browser, site: Site) -> None:
    visit = visit_of_screen(chromium, site, *OTHER_SCREENS[name])
    assert_within(name, visit.kb("*.js"))
    assert_within("first visit of another screen", visit.all_kb)


@pytest.mark.parametrize("language", languages())
def test_the_words_of_home(language: str, chromium: Browser, site: Site) -> None:
    shown, _ahead = visit_of_home(chromium, site, language=language)
    assert [path for path in shown.contents if path.startswith(f"/assets/{language}-")]
    assert_within("words of home", shown.kb("*.ftl"))
