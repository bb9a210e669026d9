"""The pages around the tables: home, the bots, settings, the rules, and the page that is none."""

from collections.abc import Callable
from contextlib import AbstractContextManager

import pytest
from playwright.sync_api import Route

from tools.browser.chromium import Person
from tools.browser.words import said

pytestmark = pytest.mark.services("browser")
People = Callable[..., AbstractContextManager[Person]]


def test_a_newcomer_plays_at_once(person: People) -> None:
    with person() as ana:
        page = ana.visit("/")
        page.get_by_role("button", name=said("home-play-now"), exact=True).click()
        page.wait_for_url("**/t/*")


def test_a_guest_keeps_a_name(person: People) -> None:
    with person() as ana:
        page = ana.visit("/settings")
        field = page.get_by_label(said("name-label"), exact=True)
        field.fill("Zoë")
        field.press("Enter")
        page.get_by_text(said("name-saved", name="Zoë")).wait_for()
        page.reload()
        page.wait_for_function(
            "(name) => [...document.querySelectorAll('input')].some((each) => each.value === name)", arg="Zoë"
        )


def test_a_name_that_is_typed_before_the_server_has_answered_stays(person: People) -> None:
    with person() as ana:
        held: list[Route] = []
        ana.page.route("**/api/session", lambda route: held.append(route))  # noqa: PLW0108  Playwright asks for a function
        page = ana.visit("/settings")
        field = page.get_by_label(said("name-label"), exact=True)
        field.fill("Zoë")
        with page.expect_response("**/api/session"):
            held[0].continue_()
        field.press("Enter")
        page.get_by_text(said("name-saved", name="Zoë")).wait_for()


def test_a_language_is_chosen_and_kept(person: People) -> None:
    with person() as ana:
        page = ana.visit("/settings")
        page.get_by_label(said("settings-language"), exact=True).select_option("pl")
        page.wait_for_function("() => document.documentElement.lang === 'pl'")
        page.reload()
        page.wait_for_function("() => document.documentElement.lang === 'pl'")


def test_a_guest_signs_out_and_is_told_before_what_is_lost(person: People) -> None:
    with person() as ana:
        page = ana.visit("/settings")
        field = page.get_by_label(said("name-label"), exact=True)
        field.fill("Zoë")
        field.press("Enter")
        page.get_by_text(said("name-saved", name="Zoë")).wait_for()
        out = page.get_by_role("button", name=said("sign-out"), exact=True)
        out.click()
        dialog = page.get_by_role("dialog", name=said("sign-out-question"))
        dialog.get_by_text(said("sign-out-lost", name="Zoë")).wait_for()
        dialog.get_by_role("button", name=said("sign-out-stay")).click()
        dialog.wait_for(state="hidden")
        assert page.evaluate("async () => (await (await fetch('/api/session')).json()).me.name") == "Zoë"
        out.click()
        dialog.get_by_role("button", name=said("sign-out"), exact=True).click()
        page.get_by_text(said("sign-out-done")).wait_for()
        assert page.evaluate("async () => (await (await fetch('/api/session')).json()).me") is None
        assert not page.context.cookies()


def test_an_address_without_a_page_shows_the_way_home(person: People) -> None:
    with person() as ana:
        ana.watch.expected.append("/nothing/here")
        page = ana.visit("/nothing/here")
        page.get_by_role("link", name=said("site-lost-home")).click()
        page.get_by_role("button", name=said("home-play-now"), exact=True).wait_for()
