"""Somebody looks back at their matches, chooses a face, and says what others may see of them."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from datetime import UTC, datetime
from pathlib import Path
from secrets import token_bytes

import pytest
from playwright.sync_api import Locator, Page, expect

from gangoffour.server.ids import new_id
from tests.e2e.looking import View, faults_seen
from tools.browser.chromium import PHONE, Person
from tools.browser.words import said
from tools.matches.finished import finished_match
from tools.servers.site import Site

pytestmark = pytest.mark.services("browser")
People = Callable[..., AbstractContextManager[Person]]

NOVEMBER = int(datetime(2026, 11, 3, 12, tzinfo=UTC).timestamp() * 1000)
DECEMBER = int(datetime(2026, 12, 3, 12, tzinfo=UTC).timestamp() * 1000)
PAGE = 20


def user(person: Person, name: str) -> str:
    """Become a user of this name; return one's id."""
    body = {"password": "seven owls at noon", "name": name}
    answer = person.page.request.put(f"{person.url}/api/me/password", data=body, headers={"Origin": person.url})
    assert answer.ok, answer.text()
    return str(answer.json()["player_id"])


def keep(site: Site, at_ms: int, text: str, *player_ids: str | None) -> None:
    """Keep a match as if these players had played it."""
    match_id = new_id(at_ms, token_bytes(8))
    site.run(
        site.server.services.for_matches.history.matches.put(
            finished_match(match_id, text, *player_ids, ended_at_ms=at_ms)
        )
    )


def rows(page: Page) -> Locator:
    return page.get_by_role("list", name=said("profile-matches"), exact=True).get_by_role("listitem")


def button(page: Page, message: str) -> Locator:
    return page.get_by_role("button", name=said(message), exact=True)


@pytest.mark.nightly
def test_somebody_looks_back_and_says_what_others_see(every_view: tuple[View, ...], person: People, site: Site) -> None:
    with person(name="Xaveria") as xaveria, person(PHONE, name="Benedikt") as benedikt:
        me, other = user(xaveria, "Xaveria Lin"), user(benedikt, "Benedikt Lin")
        keep(site, NOVEMBER, "a record", me, other, None)
        for number in range(PAGE):
            keep(site, DECEMBER + number, "another", me, None, None, None)
        page = xaveria.visit("/settings")
        page.get_by_role("link", name=said("site-me", name="Xaveria Lin"), exact=True).press("Enter")
        turn_pages(page)
        search(page)
        with page.expect_download() as download:
            rows(page).locator("a[download]").click()
        assert Path(download.value.path()).read_text(encoding="utf-8") == "a record"
        choose(page)
        assert faults_seen(page, every_view) == []

        page = benedikt.visit("/p/Xaveria%20Lin")
        page.get_by_text(said("profile-hides", name="Xaveria Lin"), exact=True).wait_for()
        expect(page.locator("main img[src$='#fox-gold']")).to_be_visible()
        expect(page.get_by_role("heading", name=said("profile-totals", seats=4), exact=True)).to_be_visible()
        expect(button(page, "profile-edit")).to_have_count(0)
        assert faults_seen(page, every_view) == []
        page = benedikt.visit("/p")
        expect(rows(page)).to_have_count(1)  # a match belongs to all who sat there
        expect(rows(page).locator("img[src$='#fox-gold']")).to_be_visible()
        benedikt.visit(xaveria.open_table())
        expect(page.locator("img[src$='#fox-gold']").first).to_be_visible()

        benedikt.watch.expected.append("/api/players/")
        benedikt.visit("/p/Nobody").get_by_text(said("player-unknown"), exact=True).wait_for()


def turn_pages(page: Page) -> None:
    expect(rows(page)).to_have_count(PAGE)
    button(page, "profile-older").press("Enter")
    expect(rows(page)).to_have_count(1)
    expect(button(page, "profile-older")).to_have_count(0)
    button(page, "profile-newer").press("Enter")
    expect(rows(page)).to_have_count(PAGE)


def search(page: Page) -> None:
    """Look for what there is not, then for the one match with somebody else."""
    page.locator("summary").press("Enter")
    page.get_by_label(said("profile-month"), exact=True).fill("2026-12")
    page.get_by_label(said("seats"), exact=True).select_option("3")
    button(page, "profile-search").press("Enter")
    page.get_by_text(said("profile-none-found"), exact=True).wait_for()
    button(page, "profile-clear").press("Enter")
    expect(rows(page)).to_have_count(PAGE)
    page.get_by_label(said("profile-opponent"), exact=True).fill("benedikt lin")
    button(page, "profile-search").press("Enter")
    expect(rows(page)).to_have_count(1)
    page.reload()
    expect(rows(page)).to_have_count(1)  # the address says what is looked for


def choose(page: Page) -> None:
    """Choose a face by keys alone; hide the matches, and show the statistics."""
    button(page, "profile-edit").press("Enter")
    page.get_by_role("radio", name=said("profile-animal-fox"), exact=True).press("Space")
    page.get_by_role("radio", name=said("profile-colour-gold"), exact=True).press("Space")
    page.get_by_role("checkbox", name=said("profile-part-matches"), exact=True).press("Space")
    page.get_by_role("checkbox", name=said("profile-part-statistics"), exact=True).press("Space")
    button(page, "profile-save").press("Enter")
    page.get_by_text(said("profile-saved"), exact=True).wait_for()
    expect(page.locator("header img[src$='#fox-gold']")).to_be_visible()


def test_whoever_never_played_is_told_where_matches_will_stand(person: People) -> None:
    with person() as nobody:
        page = nobody.visit("/p")
        page.get_by_text(said("profile-nobody"), exact=True).wait_for()
        assert faults_seen(page, ()) == []
