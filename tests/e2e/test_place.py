"""The place around the table: who is met there, what there is to do, and that it can be read and hit everywhere."""

import json
import re
from collections.abc import Callable
from contextlib import AbstractContextManager

import pytest
from playwright.sync_api import Page, Route, WebSocketRoute, expect

from gangoffour.bots import BOTS, CHARACTERS
from tests.cases import nightly_but
from tests.e2e.looking import shifted_on_the_way, texts_too_wide
from tools.browser.chromium import Person
from tools.browser.screens import show
from tools.browser.words import inside, said
from tools.patience import blocked_until

pytestmark = pytest.mark.services("browser")
People = Callable[..., AbstractContextManager[Person]]

PLACES = ("home", "bots", "new table", "settings", "lessons", "pad", "replay", "verify", "nowhere")
NARROW_PHONE, PHONE = (320, 640), (390, 844)
SMALLEST_TEXT_PX = 13
SMALLEST_TARGET_PX = 44
MATCH = {"match_id": "01a1de02-dd68-7000-a4c7-fb0ac65caa53", "table_id": "t", "ended_at_ms": 0, "deals": 4}
MATCH |= {"place": 2, "people": [{"player_id": "gof-ben", "name": "Ben", "bot": None}], "bots": 2, "day": None}

SMALL_TEXTS = """(least) => [...document.body.querySelectorAll("*")]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest(".visually-hidden, svg"))
    .filter((each) => [...each.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim() !== ""))
    .filter((each) => parseFloat(getComputedStyle(each).fontSize) < least)
    .map((each) => `${each.textContent.trim().slice(0, 40)}: ${getComputedStyle(each).fontSize}`)"""

LOW_TARGETS = """(least) => [...document.querySelectorAll("a, button, summary, select, label:has(input)")]
    .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.closest("p, .visually-hidden"))
    .filter((each) => getComputedStyle(each, "::after").position !== "absolute")
    .filter((each) => each.getBoundingClientRect().height < least - 0.5)
    .map((each) => `${each.textContent.trim().slice(0, 40)}: ${each.getBoundingClientRect().height}`)"""
"""Where a link covers the whole of its card, the card is what is hit."""

BARE_IDS = """() => [...document.body.querySelectorAll("*")]
    .filter((each) => each.checkVisibility() && each.children.length === 0)
    .map((each) => (each.textContent ?? "").trim())
    .filter((text) => /^[a-z]+(-[a-z0-9]+)+$/.test(text))"""
"""Messages whose words the screen does not have."""

CLOTHS = """() => [...document.querySelectorAll("body *")]
    .filter((each) => each.checkVisibility())
    .filter((each) => /\\bcloth\\b/.test(each.className)).length"""

FACES = """() => [...document.querySelectorAll("img.face")].map((face) => ({
    name: face.alt,
    isBot: face.classList.contains("bot"),
    isRound: getComputedStyle(face).borderRadius === "50%",
    ratio: face.getBoundingClientRect().width / face.getBoundingClientRect().height,
}))"""


def finish_matches(page: Page) -> None:
    """Let the server say that a match was finished."""

    def tell(route: Route) -> None:
        route.fulfill(status=200, content_type="application/json", body=json.dumps({"records": [MATCH]}))

    page.route("**/api/me/records*", tell)


@pytest.mark.parametrize("screen", PLACES)
def test_a_screen_is_readable_and_has_one_thing_to_do_next(screen: str, person: People) -> None:
    with person(PHONE, name="Ana") as ana:
        ana.watch.expected.append("/no/such/page")
        page = show(ana, screen, "networkidle")
        assert page.evaluate(SMALL_TEXTS, SMALLEST_TEXT_PX) == []
        assert page.evaluate(LOW_TARGETS, SMALLEST_TARGET_PX) == []
        assert page.evaluate(BARE_IDS) == []
        assert page.locator(".button.primary:visible").count() <= 1
        assert page.evaluate(CLOTHS) <= 1


@pytest.mark.parametrize("page", nightly_but(("rules",), ("rules", "tips")))
def test_a_page_to_read_has_the_words_of_its_frame(page: str, person: People) -> None:
    with person() as ana:
        assert show(ana, page).evaluate(BARE_IDS) == []


@pytest.mark.parametrize(
    "size",
    [pytest.param(NARROW_PHONE, id="narrow"), pytest.param(PHONE, id="phone", marks=pytest.mark.nightly)],
)
@pytest.mark.parametrize("language", nightly_but(["fi"], ["de", "fi", "pl"]))
def test_long_words_do_not_push_a_screen_sideways(language: str, size: tuple[int, int], person: People) -> None:
    found = []
    with person(size, name="Ana", language=language) as ana:
        ana.watch.expected.append("/no/such/page")
        finish_matches(ana.page)
        for screen in PLACES:
            found += [f"{screen}: {each}" for each in texts_too_wide(show(ana, screen))]
    assert found == []


def test_whoever_has_not_finished_a_match_can_be_taught(person: People) -> None:
    with person() as ana:
        page = ana.visit("/")
        page.get_by_role("link", name=said("home-teach"), exact=True).wait_for()
        expect(page.locator(".button.primary")).to_have_count(1)


def test_whoever_is_in_a_first_match_goes_on_with_it_and_can_still_be_taught(person: People) -> None:
    with person(name="Ana") as ana:
        ana.open_table("planner", "planner", "planner", visibility="private")
        page = ana.visit("/")
        page.get_by_role("link", name=said("home-resume")).wait_for()
        expect(page.get_by_role("heading", name=said("home-headline"), exact=True)).to_have_count(0)
        expect(page.get_by_role("link", name=said("home-teach"))).to_have_count(1)
        page.get_by_role("button", name=said("home-end")).click()
        page.get_by_role("group", name=said("home-end-sure", people=0)).get_by_role(
            "button", name=said("home-end"), exact=True
        ).click()
        blocked_until(lambda: is_new_again(page), page)


def is_new_again(page: Page) -> bool:
    """The list follows the tables a moment later, and a page asks for it when it is opened."""
    page.reload()
    page.wait_for_load_state("networkidle")
    return page.get_by_role("heading", name=said("home-headline"), exact=True).count() > 0


def test_after_a_finished_match_nobody_offers_to_teach(person: People) -> None:
    with person(name="Ana") as ana:
        finish_matches(ana.page)
        page = ana.visit("/")
        page.get_by_role("heading", name=said("home-last"), exact=True).wait_for()
        company = said("home-company", names="Ben", bots=2)
        row = page.get_by_role("listitem").filter(has=page.get_by_role("link", name=f"{said('home-replay')} {company}"))
        expect(row).to_contain_text(said("home-place", place=2, seats=4))
        expect(page.get_by_role("link", name=said("home-teach"))).to_have_count(0)
        page.unroute("**/api/me/records*")
        page.route("**/api/me/records*", lambda route: route.abort())
        ana.watch.expected.append("/api/me/records")
        page.reload()
        page.get_by_role("heading", name=said("home-back"), exact=True).wait_for()
        expect(page.get_by_role("link", name=said("home-teach"))).to_have_count(0)


def test_one_match_is_to_be_resumed_and_the_older_ones_are_behind_a_word(person: People) -> None:
    with person(name="Ana") as ana:
        for _ in range(3):
            ana.open_table("planner", "planner", "planner", visibility="private")
        page = ana.visit("/")
        ways = page.get_by_role("link", name=said("home-resume"))
        expect(ways).to_have_count(1)
        page.get_by_text(said("home-older", count=2), exact=True).click()
        expect(ways).to_have_count(3)


def older_is_listed(page: Page) -> bool:
    """The list follows the tables a moment later, and a page asks for it when it is opened."""
    page.reload()
    page.get_by_role("link", name=said("home-resume")).wait_for()
    return page.get_by_text(said("home-older", count=1), exact=True).count() > 0


def test_a_match_that_nobody_wants_to_resume_is_ended_for_good(person: People) -> None:
    with person(name="Ana") as ana:
        for _ in range(2):
            ana.open_table("planner", "planner", "planner", visibility="private")
        page = ana.visit("/")
        rows = page.get_by_role("listitem").filter(has=page.get_by_role("link", name=said("home-resume")))
        expect(rows).to_have_count(1)
        end = rows.get_by_role("button", name=said("home-end"))
        end.click()
        page.get_by_role("button", name=said("home-end-not"), exact=True).click()
        expect(end).to_be_focused()
        end.click()
        with page.expect_response(lambda answer: answer.request.method == "DELETE") as ended:
            page.get_by_role("group", name=said("home-end-sure", people=0)).get_by_role(
                "button", name=said("home-end"), exact=True
            ).click()
        assert ended.value.status == 204
        expect(page.get_by_text(said("home-older", count=1), exact=True)).to_have_count(0)
        expect(rows).to_have_count(1)
        blocked_until(lambda: not older_is_listed(page), page)
        expect(rows).to_have_count(1)


def test_a_table_with_a_free_seat_says_so_and_a_full_one_is_watched(person: People) -> None:
    with person(name="Ana") as ana, person(name="Ben") as ben, person() as cleo:
        ana.visit(ana.open_table("planner", "planner"))
        ben.visit(ben.open_table("planner", "planner", "planner"))
        for somebody in (ana, ben):
            somebody.page.locator("main").wait_for()
        page = cleo.visit("/")
        page.get_by_role("link", name=f"{said('home-sit')} {said('home-company', names='Ana', bots=2)}").wait_for()
        page.get_by_role("link", name=f"{said('home-watch')} {said('home-company', names='Ben', bots=3)}").wait_for()
        assert said("level-planner") + " 1" not in page.locator("main").inner_text()


def keep_first_list(page: Page) -> None:
    """Let the tables stay as they are listed first: a list moves when somebody comes or goes, at any time."""

    def meet(page_end: WebSocketRoute) -> None:
        server_end = page_end.connect_to_server()
        server_end.on_message(lambda text: None if "lobby_changed" in str(text) else page_end.send(text))

    page.route_web_socket(re.compile("/ws/lobby"), meet)


def test_nothing_moves_while_home_finds_out_who_plays(person: People) -> None:
    with person(name="Ana") as ana, person() as cleo, person(PHONE) as ben:
        ana.visit(ana.open_table("planner", "planner")).locator("main").wait_for()
        cleo.visit("/").get_by_role("link", name=re.compile(inside("home-sit"))).first.wait_for()
        keep_first_list(ben.page)
        assert shifted_on_the_way(ben.page, ben.url, ".bots", late="**/api/about") == []
        ben.page.get_by_role("link", name=re.compile(inside("home-sit"))).first.wait_for()


@pytest.mark.nightly
def test_home_says_how_many_play_and_leads_to_the_friends_who_do(person: People) -> None:
    with person(name="Ana") as ana, person(name="Ben") as ben:
        ana.visit(ana.open_table("planner", "planner"))
        ana.page.locator("main").wait_for()
        friend = {"player_id": "gof-ana", "name": "Ana", "is_guest": False}
        way = {"table_id": "01890000-0000-7000-8000-000000000001", "way": "watch"}
        there = [friend | {"table": way}, friend | {"player_id": "gof-cy", "name": "Cy", "table": None}]
        told = {"friends": there, "asking": [], "asked": [], "blocked": [], "calls": []}
        ben.page.route("**/api/me/friends", lambda route: route.fulfill(json=told))
        finish_matches(ben.page)
        page = ben.visit("/")
        online = page.get_by_role("region", name=said("friends-online"), exact=True)
        ways = online.get_by_role("link", name=f"{said('friends-watch')}: Ana", exact=True)
        expect(ways).to_have_attribute("href", f"/t/{way['table_id']}")
        expect(online.get_by_text("Cy")).to_have_count(0)
        page.get_by_text(said("home-people", count=1), exact=True).wait_for()
        ways = page.get_by_role("navigation", name=said("site-navigation"), exact=True).get_by_role("link")
        assert [each.get_attribute("href") for each in ways.all()] == ["/", "/d", "/puzzles", "/learn"]


@pytest.mark.parametrize("screen", nightly_but(("home",), ("home", "bots", "new table")))
def test_bots_are_square_and_named_and_people_are_round(screen: str, person: People) -> None:
    with person(name="Ana") as ana:
        faces = show(ana, screen, "networkidle").evaluate(FACES)
        assert [face for face in faces if face["isBot"] is face["isRound"]] == []
        assert [face for face in faces if abs(face["ratio"] - 1) > 0.02] == []
        named = {
            said("bot-named", name=name, level=said(f"level-{level}")) for level in BOTS for name in CHARACTERS[level]
        }
        assert {face["name"] for face in faces if face["isBot"]} <= named | {""}


def test_every_level_shows_its_three_characters(person: People) -> None:
    with person() as ana:
        page = show(ana, "bots")
        for names in CHARACTERS.values():
            for name in names:
                page.get_by_text(said(f"character-{name.lower()}")).wait_for()


def test_a_match_against_the_bots_of_a_level_is_opened(person: People) -> None:
    with person(name="Ana") as ana:
        page = show(ana, "bots")
        page.get_by_role("radio", name=said("level-champion"), exact=True).check()
        page.get_by_text(said("seats-three"), exact=True).click()
        page.get_by_role("button", name=said("bots-start"), exact=True).click()
        page.wait_for_url("**/t/*")
        page.get_by_role("heading", name="Alma").wait_for()
        page.get_by_role("heading", name="Ivo").wait_for()


def test_a_changed_preset_says_by_how_much(person: People) -> None:
    with person(name="Ana") as ana:
        page = show(ana, "new table")
        page.get_by_text(said("new-club"), exact=True).click()
        expect(page.get_by_role("radio", name=said("new-club"), exact=True)).to_be_checked()
        expect(page.get_by_text(said("new-changes", preset=said("new-club"), count=1))).to_have_count(0)
        page.get_by_text(said("seating-players-3"), exact=True).click()
        page.get_by_text(said("new-changes", preset=said("new-club"), count=1)).wait_for()
        page.get_by_role("button", name=said("new-open"), exact=True).click()
        page.wait_for_url("**/t/*")
        asked = "async () => (await fetch(location.pathname.replace('/t/', '/api/tables/'))).json()"
        options = page.evaluate(asked)["table"]["options"]
        assert options["seat_count"] == 3
        assert options["hints"] == "off"
        assert options["visibility"] == "private"


def test_a_code_that_somebody_says_leads_to_their_table(person: People) -> None:
    with person(name="Ana") as ana, person() as ben:
        address = ana.open_table(visibility="private")
        table_id, _, invite = address.removeprefix("/t/").partition("#key=")
        asked = """async ([table, invite]) => (await fetch(`/api/tables/${table}/code`, {
            method: "POST", body: "{}", headers: { "Content-Type": "application/json", "X-Invite": invite },
        })).json()"""
        ana.visit("/")
        code = ana.page.evaluate(asked, [table_id, invite])["words"]
        page = ben.visit("/")
        page.get_by_text(said("home-code"), exact=True).click()
        field = page.get_by_label(said("home-code-label"), exact=True)
        ben.watch.expected.append("/api/codes")
        field.fill("nobody nowhere 00")
        field.press("Enter")
        page.get_by_text(said("code-unknown")).wait_for()
        field.fill(code.upper())
        field.press("Enter")
        page.wait_for_url(f"**/t/{table_id}*")
