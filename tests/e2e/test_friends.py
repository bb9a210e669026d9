"""Friends: one finds another by a link, sees where they are, and comes to their table; whoever is blocked is gone."""

from collections.abc import Callable
from contextlib import AbstractContextManager

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.looking import View, faults_seen
from tools.browser.chromium import PHONE, Person
from tools.browser.words import said, shape

pytestmark = pytest.mark.services("browser")
People = Callable[..., AbstractContextManager[Person]]


def link_shown_to(page: Page) -> str:
    """Ask for a link to be sent to friends, by keys alone."""
    page.get_by_role("button", name=said("friends-link-make"), exact=True).press("Enter")
    field = page.get_by_role("textbox", name=said("friends-link"), exact=True)
    field.wait_for()
    return field.input_value()


def test_a_link_makes_friends_who_meet_at_a_table_and_part_again(views: tuple[View, ...], person: People) -> None:
    with person(name="Ana") as ana, person(PHONE, name="Ben") as ben:
        link = link_shown_to(ana.visit("/friends"))
        ben.page.goto(link)
        ben.page.get_by_role("button", name=said("friends-take", name="Ana"), exact=True).press("Enter")
        ben.page.get_by_text(said("friends-away")).wait_for()
        assert "#" not in ben.page.url

        ana.visit(ana.open_table(visibility="private"))
        ana.page.get_by_role("textbox", name=said("seating-link"), exact=True).wait_for()
        table = ana.page.url.partition("/t/")[2].partition("#")[0]
        ana.visit("/friends")
        ana.page.get_by_role("button", name=said("friends-invite", name="Ben"), exact=True).press("Enter")
        ana.page.get_by_text(said("friends-invited", name="Ben"), exact=True).wait_for()
        assert faults_seen(ana.page, views) == []

        ben.page.reload()
        come = ben.page.get_by_role("link", name=said("friends-come"), exact=True)
        come.wait_for()
        assert faults_seen(ben.page, views) == []
        come.press("Enter")
        ben.page.get_by_role("button", name=shape("seating-sit-label")).first.wait_for()
        assert table in ben.page.url, "the key of the table came along"

        ben.visit("/friends").get_by_role("button", name=f"{said('friends-block')}: Ana", exact=True).press("Enter")
        ben.page.get_by_text(said("friends-blocked-hint"), exact=True).wait_for()
        ana.page.reload()
        ana.page.get_by_text(said("friends-none"), exact=True).wait_for()
        expect(ana.page.get_by_text("Ben")).to_have_count(0)
