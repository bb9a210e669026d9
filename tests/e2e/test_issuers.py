"""A guest keeps a match by an account elsewhere, and comes back by it in another browser."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.e2e.looking import View, faults_seen
from tools.browser.chromium import PHONE, Person
from tools.browser.players import MousePlayer
from tools.browser.words import said
from tools.servers.issuer import SmallIssuer, small_issuer
from tools.servers.site import Site, serving

pytestmark = pytest.mark.services("browser")
People = Callable[..., AbstractContextManager[Person]]

WHO = "async () => (await (await fetch('/api/session')).json()).me"
MATCHES = "async () => (await (await fetch('/api/me/records')).json()).records.map((record) => record.match_id)"


@pytest.fixture(scope="module")
def issuer() -> Iterator[SmallIssuer]:
    """An issuer at another site: browsers count this machine's name and its address as two."""
    with small_issuer("localhost") as running:
        yield running


@pytest.fixture(scope="module")
def site(client: Path, issuer: SmallIssuer, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    folder = tmp_path_factory.mktemp("site")
    with serving(folder, client, issuers=(issuer.setting(folder),)) as running:
        yield running


def knows(person: Person, issuer: SmallIssuer) -> Person:
    """Let the pages of somebody go to the issuer, and nowhere else."""
    person.watch.hosts |= {urlsplit(issuer.url).netloc}
    return person


def by_issuer(page: Page, message: str) -> None:
    page.get_by_role("button", name=said(message, issuer="School"), exact=True).click()


def tell(page: Page, subject: str) -> None:
    """Say at the issuer who one is."""
    page.get_by_label("Who are you?").fill(subject)
    page.keyboard.press("Enter")


def kept(person: Person, subject: str) -> Page:
    """Let somebody keep what they have by their account; return the settings."""
    page = person.visit("/settings")
    page.get_by_role("button", name=said("keep-account"), exact=True).click()
    by_issuer(page, "keep-issuer")
    tell(page, subject)
    page.get_by_role("button", name=said("recovery-done"), exact=True).click()
    page.goto(f"{person.url}/settings")
    page.get_by_role("heading", name=said("ways-title"), exact=True).wait_for()
    return page


@pytest.mark.nightly
def test_a_guest_keeps_the_first_match_by_an_account_elsewhere_and_finds_it_in_a_second_browser(
    person: People, issuer: SmallIssuer
) -> None:
    with person(name="Ana") as ana, person(PHONE) as phone:
        page = knows(ana, issuer).visit(ana.open_table("random", "random", "random", length="one_deal"))
        MousePlayer(ana).play_match()
        guest, matches = page.evaluate(WHO), page.evaluate(MATCHES)
        assert guest["is_guest"]
        assert len(matches) == 1
        by_issuer(page, "keep-issuer")
        tell(page, "ana")
        page.get_by_role("button", name=said("recovery-done"), exact=True).click()
        assert page.evaluate(WHO) == {**guest, "is_guest": False}
        assert page.evaluate("location.href") == f"{ana.url}/"

        other = knows(phone, issuer).visit("/continue")
        by_issuer(other, "sign-in-issuer")
        tell(other, "ana")
        other.get_by_role("heading", name=said("ways-title"), exact=True).wait_for()
        assert other.evaluate(WHO) == page.evaluate(WHO)
        assert other.evaluate(MATCHES) == matches


def test_an_account_is_removed_and_added_among_the_ways_in_but_not_as_the_last(
    person: People, issuer: SmallIssuer
) -> None:
    with person(name="Bea") as bea:
        page = kept(knows(bea, issuer), "bea")
        row = page.get_by_role("listitem").filter(has_text="School")
        bea.watch.expected.append("/api/me/issuers/school")
        row.get_by_role("button", name=said("ways-passkey-remove"), exact=True).click()
        page.get_by_text(said("account-last-way-in")).wait_for()
        page.get_by_role("button", name=said("ways-password-add"), exact=True).click()
        page.get_by_label(said("keep-password"), exact=True).fill("seven owls at noon")
        page.keyboard.press("Enter")
        page.get_by_text(said("ways-saved")).wait_for()
        row.get_by_role("button", name=said("ways-passkey-remove"), exact=True).click()
        row.get_by_role("button", name=said("ways-issuer-add", issuer="School"), exact=True).click()
        # The browser is signed in there: nobody has to say again who they are.
        row.get_by_role("button", name=said("ways-passkey-remove"), exact=True).wait_for()
        assert urlsplit(page.url).path == "/settings"


@pytest.mark.nightly
def test_a_second_proof_is_asked_for_at_the_issuer(person: People, issuer: SmallIssuer) -> None:
    with person(name="Dan") as dan:
        page = kept(knows(dan, issuer), "dan")
        page.goto(f"{dan.url}/continue")
        by_issuer(page, "sign-in-issuer")
        tell(page, "dan")
        page.get_by_role("heading", name=said("ways-title"), exact=True).wait_for()
        issuer.knobs.tells_time = False
        try:
            page.goto(f"{dan.url}/continue")
            by_issuer(page, "sign-in-issuer")
            tell(page, "dan")
            page.get_by_text(said("sign-in-no-proof")).wait_for()
        finally:
            issuer.knobs.tells_time = True


@pytest.mark.nightly
def test_the_screens_have_no_barriers(every_view: tuple[View, ...], person: People, issuer: SmallIssuer) -> None:
    with person(name="Eva") as eva, person() as other:
        page = knows(eva, issuer).visit("/settings")
        page.get_by_role("button", name=said("keep-account"), exact=True).click()
        page.get_by_role("button", name=said("keep-issuer", issuer="School"), exact=True).wait_for()
        assert faults_seen(page, every_view) == []
        kept(eva, "eva").get_by_role("listitem").filter(has_text="School").wait_for()
        assert faults_seen(page, every_view) == []
        back = other.visit("/continue")
        back.get_by_role("button", name=said("sign-in-issuer", issuer="School"), exact=True).wait_for()
        assert faults_seen(back, every_view) == []


def test_whoever_turns_back_at_the_issuer_is_who_they_were(person: People, issuer: SmallIssuer) -> None:
    with person(name="Cleo") as cleo:
        page = knows(cleo, issuer).visit("/continue/school?error=access_denied&state=x")
        page.get_by_text(said("sign-in-stopped")).wait_for()
        expect(page.get_by_role("button", name=said("sign-in-issuer", issuer="School"), exact=True)).to_have_count(1)
        assert page.evaluate("location.href") == f"{cleo.url}/continue"
        cleo.watch.expected.append("/api/arrivals")
        page.goto(f"{cleo.url}/continue/school?code=of-another-browser&state={'x' * 32}")
        page.get_by_text(said("issuer-refused")).wait_for()
        assert page.evaluate(WHO)["name"] == "Cleo"
