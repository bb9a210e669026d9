"""One player on two devices: a link is shown on one and taken on the other; each can be signed out from the other."""

from collections.abc import Callable
from contextlib import AbstractContextManager

import pytest
from playwright.sync_api import expect

from tests.e2e.days import link_shown_to
from tests.e2e.looking import View, faults_seen
from tools.browser.chromium import PHONE, Person
from tools.browser.words import said, shape

pytestmark = pytest.mark.services("browser")
People = Callable[..., AbstractContextManager[Person]]

WHO = "async () => (await (await fetch('/api/session')).json()).me"


def test_a_guest_goes_on_with_a_phone_and_signs_it_out_again(person: People) -> None:
    with person(name="Ana") as ana, person(PHONE) as phone:
        settings = ana.visit("/settings")
        link = link_shown_to(settings)
        offered = phone.page
        offered.goto(link)
        offered.get_by_text(said("continue-offer", name="Ana")).wait_for()
        assert offered.evaluate(WHO) is None, "looking takes nothing"
        offered.get_by_role("button", name=said("continue-take", name="Ana"), exact=True).press("Enter")
        offered.get_by_role("button", name=said("home-play-now"), exact=True).wait_for()
        assert offered.evaluate(WHO) == settings.evaluate(WHO)
        assert "#" not in offered.url
        settings.reload()
        out = settings.get_by_role("button", name=said("devices-sign-out"), exact=True)
        out.press("Enter")
        expect(out).to_have_count(0)
        assert offered.evaluate(WHO) is None
        assert settings.evaluate(WHO)["name"] == "Ana"


@pytest.mark.nightly
def test_both_screens_have_no_barriers(every_view: tuple[View, ...], person: People) -> None:
    with person(name="Ana") as ana, person() as other:
        settings = ana.visit("/settings")
        link = link_shown_to(settings)
        assert faults_seen(settings, every_view) == []
        other.page.goto(link)
        other.page.get_by_role("button", name=shape("continue-take")).wait_for()
        assert faults_seen(other.page, every_view) == []


def test_a_link_that_was_taken_leads_nowhere(person: People) -> None:
    with person(name="Ana") as ana, person(name="Ben") as ben:
        link = link_shown_to(ana.visit("/settings"))
        page = ben.page
        page.goto(link)
        page.get_by_text(said("continue-instead", name="Ben")).wait_for()
        page.get_by_role("button", name=said("continue-take", name="Ana"), exact=True).click()
        page.get_by_role("button", name=said("home-play-now"), exact=True).wait_for()
        assert page.evaluate(WHO)["name"] == "Ana"
        ben.watch.expected.append("/api/link")
        page.goto(link)
        page.get_by_text(said("link-unknown")).wait_for()
        expect(page.get_by_role("button", name=shape("continue-take"))).to_have_count(0)
