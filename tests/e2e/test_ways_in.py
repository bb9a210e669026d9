"""A guest keeps a match, and comes back in another browser: by a passkey, by a password, by a recovery code."""

from collections.abc import Callable
from contextlib import AbstractContextManager
from typing import Any

import pytest
from playwright.sync_api import CDPSession, Page, Route, expect

from tests.e2e.looking import View, faults_seen
from tools.browser.chromium import PHONE, Person
from tools.browser.players import MousePlayer
from tools.browser.screens import show
from tools.browser.words import said
from tools.servers.site import Site

pytestmark = pytest.mark.services("browser")
People = Callable[..., AbstractContextManager[Person]]

WHO = "async () => (await (await fetch('/api/session')).json()).me"
MATCHES = "async () => (await (await fetch('/api/me/records')).json()).records.map((record) => record.match_id)"
OPTIONS = "**/api/sign-in/passkey/options"
GOOD = "seven owls at noon"
DEVICE = {
    "protocol": "ctap2",
    "transport": "internal",
    "hasResidentKey": True,
    "hasUserVerification": True,
    "isUserVerified": True,
    "automaticPresenceSimulation": True,
}


class Authenticator:
    """The device with a person's passkeys, in a browser of theirs."""

    def __init__(self, person: Person) -> None:
        self._session: CDPSession = person.context.new_cdp_session(person.page)
        self._session.send("WebAuthn.enable")
        self._id = self._session.send("WebAuthn.addVirtualAuthenticator", {"options": DEVICE})["authenticatorId"]

    def let_answer(self, *, is_touched: bool) -> None:
        """Touch the device whenever it asks, or never."""
        self._session.send(
            "WebAuthn.setAutomaticPresenceSimulation", {"authenticatorId": self._id, "enabled": is_touched}
        )

    def passkeys(self) -> list[dict[str, Any]]:
        return list(self._session.send("WebAuthn.getCredentials", {"authenticatorId": self._id})["credentials"])

    def take(self, passkeys: list[dict[str, Any]]) -> None:
        """Have the same passkeys as another device, as people have whose devices share them."""
        for passkey in passkeys:
            self._session.send("WebAuthn.addCredential", {"authenticatorId": self._id, "credential": passkey})


def button(page: Page, message: str) -> Any:  # noqa: ANN401  a locator
    return page.get_by_role("button", name=said(message), exact=True)


def signed_in(page: Page) -> None:
    page.get_by_role("heading", name=said("ways-title"), exact=True).wait_for()


def test_a_guest_keeps_the_first_match_by_a_passkey_and_finds_it_in_a_second_browser(
    person: People, site: Site
) -> None:
    with person(name="Ana", url=site.named_url) as ana, person(PHONE, url=site.named_url) as phone:
        first = Authenticator(ana)
        ana.visit(ana.open_table("random", "random", "random", length="one_deal"))
        MousePlayer(ana).play_match()
        guest, matches = ana.page.evaluate(WHO), ana.page.evaluate(MATCHES)
        assert guest["is_guest"]
        assert len(matches) == 1
        button(ana.page, "keep-passkey").click()
        button(ana.page, "recovery-done").click()
        assert ana.page.evaluate(WHO) == {**guest, "is_guest": False}

        second = Authenticator(phone)
        second.take(first.passkeys())
        second.let_answer(is_touched=False)
        page = phone.visit("/settings")
        with page.expect_response(OPTIONS):  # a name field that offers passkeys asks as well, and is not answered
            page.get_by_role("link", name=said("sign-in-title"), exact=True).click()

        def touched(route: Route) -> None:
            # A device that is asked while nobody touches it asks no more; so it is touched before it is asked again.
            second.let_answer(is_touched=True)
            route.continue_()

        page.route(OPTIONS, touched)
        button(page, "sign-in-passkey").click()
        signed_in(page)
        assert page.evaluate(WHO) == ana.page.evaluate(WHO)
        assert page.evaluate(MATCHES) == matches


def test_where_there_are_no_passkeys_the_page_says_why_and_a_password_comes_first(person: People) -> None:
    with person(name="Ana") as ana, person() as other:
        page = ana.visit("/settings")
        button(page, "keep-account").press("Enter")
        page.get_by_text(said("keep-no-passkey")).wait_for()
        expect(button(page, "keep-passkey")).to_have_count(0)
        page.get_by_label(said("keep-name"), exact=True).fill("Ana Lin")
        page.get_by_label(said("keep-password"), exact=True).fill("password1")
        ana.watch.expected.append("/api/me/password")
        page.keyboard.press("Enter")
        page.get_by_text(said("account-common-password")).wait_for()
        page.get_by_label(said("keep-password"), exact=True).fill(GOOD)
        page.keyboard.press("Enter")
        codes = page.get_by_role("textbox", name=said("recovery-title"), exact=True)
        expect(codes).to_be_focused()
        code = codes.input_value().split()[0]
        button(page, "recovery-done").press("Enter")
        signed_in(page)

        back = other.visit("/continue")
        back.get_by_label(said("sign-in-name"), exact=True).fill("ana lin")
        back.get_by_label(said("sign-in-password"), exact=True).fill("wrong wrong")
        other.watch.expected.append("/api/sign-in")
        back.keyboard.press("Enter")
        back.get_by_text(said("account-wrong-password")).wait_for()
        back.get_by_label(said("sign-in-password"), exact=True).fill(GOOD)
        back.keyboard.press("Enter")
        signed_in(back)
        assert back.evaluate(WHO) == page.evaluate(WHO)
        button(back, "ways-sign-out-others").press("Enter")
        back.get_by_text(said("ways-signed-out-others")).wait_for()
        assert page.evaluate(WHO) is None

        button(back, "sign-out").click()
        back.get_by_text(said("sign-out-done")).wait_for()
        back.goto(f"{other.url}/continue")
        back.get_by_text(said("sign-in-recovery")).click()
        back.get_by_label(said("sign-in-code"), exact=True).fill(code.lower())
        back.keyboard.press("Enter")
        signed_in(back)
        back.get_by_text(said("ways-recovery-left", count=7)).wait_for()


def test_the_browser_offers_a_passkey_where_the_name_is_typed(person: People, site: Site) -> None:
    with person(name="Bea", url=site.named_url) as ana, person(url=site.named_url) as other:
        first, second = Authenticator(ana), Authenticator(other)
        page = ana.visit("/settings")
        button(page, "keep-account").click()
        button(page, "keep-passkey").click()
        button(page, "recovery-done").click()
        second.take(first.passkeys())
        signed_in(other.visit("/continue"))


COVERED = """(name) => {
    const asked = document.querySelector(`section[aria-label="${name}"]`).getBoundingClientRect();
    return [...document.querySelectorAll(".over .cloth, .over .cloth .button")]
        .map((each) => each.getBoundingClientRect())
        .filter((box) => box.bottom > asked.top && box.top < asked.bottom)
        .filter((box) => box.right > asked.left && box.left < asked.right).length;
}"""


@pytest.mark.parametrize("size", [(390, 844), (1440, 900)])
def test_the_question_covers_nothing_of_the_end_of_the_match(size: tuple[int, int], person: People) -> None:
    with person(size, name="Ana") as ana:
        page = show(ana, "match over")
        button(page, "keep-later").wait_for()
        assert page.evaluate(COVERED, said("keep-title")) == 0


@pytest.mark.nightly
def test_the_question_goes_with_the_next_match(person: People) -> None:
    with person(name="Ana") as ana:
        ana.visit(ana.open_table("random", "random", "random", length="one_deal"))
        player = MousePlayer(ana)
        player.play_match()
        button(ana.page, "keep-later").wait_for()
        player.do("over")
        expect(button(ana.page, "keep-later")).to_have_count(0)


@pytest.mark.nightly
def test_the_screens_have_no_barriers(every_view: tuple[View, ...], person: People, site: Site) -> None:
    with person(name="Cleo", url=site.named_url) as ana, person(url=site.named_url) as other:
        Authenticator(ana)
        page = ana.visit("/settings")
        button(page, "keep-account").click()
        button(page, "keep-password-choose").click()
        assert faults_seen(page, every_view) == []
        button(page, "keep-passkey").click()
        button(page, "recovery-done").wait_for()
        assert faults_seen(page, every_view) == []
        button(page, "recovery-done").click()
        signed_in(page)
        assert faults_seen(page, every_view) == []
        back = other.visit("/continue")
        back.get_by_text(said("sign-in-recovery")).click()
        assert faults_seen(back, every_view) == []
