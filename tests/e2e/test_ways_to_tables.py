"""Every link of a table leads to play, to watching, or to a sentence with a next step that works."""

import json
import re
from collections.abc import Callable
from contextlib import AbstractContextManager

import pytest
from playwright.sync_api import expect

from gangoffour.protocol import decode_server_message
from gangoffour.server.tables import policies
from tests.e2e.test_company import cards_in, play_now
from tools.browser.chromium import Person
from tools.browser.players import MousePlayer, play_together
from tools.browser.scenes import KeptScene, kept_scenes
from tools.browser.words import inside, said, shape

pytestmark = pytest.mark.services("browser")
People = Callable[..., AbstractContextManager[Person]]

NEVER = "/t/01a1de02-dd68-7000-a4c7-fb0ac65caa53"


def sees(person: Person, message: str) -> None:
    """Wait for a sentence at the table."""
    expect(person.page.get_by_role("main").get_by_text(re.compile(inside(message))).first).to_be_visible()


def goes_home(person: Person) -> None:
    """Take the way home that stands beside the sentence, and find something to do there."""
    person.page.get_by_role("main").get_by_role("link", name=said("screen-to-home"), exact=True).click()
    person.page.get_by_role("button", name=said("home-play-now"), exact=True).wait_for()


def asks_for_a_seat(person: Person) -> None:
    """Take over from a bot."""
    person.page.get_by_role("button", name=shape("status-take-over")).click()


def sit_and_wait(ana: Person, cleo: Person, ben: Person) -> str:
    """Fill a private table before its match, and let somebody look on; return its address."""
    address = ana.open_table("greedy", "greedy", visibility="private")
    ana.visit(address)
    ben.visit(address.partition("#")[0])
    sees(ben, "table-not-welcome")
    goes_home(ben)
    ben.visit(address)
    sees(ben, "seating-choose-seat")
    cleo.visit(address).get_by_role("button", name=shape("seating-sit-label")).first.click()
    sees(ben, "seating-watching")
    return address


@pytest.mark.nightly
def test_every_kind_of_table_leads_somewhere(person: People, monkeypatch: pytest.MonkeyPatch) -> None:
    with person(name="Ana") as ana, person(name="Cleo") as cleo, person(name="Ben") as ben:
        for nowhere in (NEVER, "/t/nonsense"):
            ben.visit(nowhere)
            sees(ben, "table-unknown")
            goes_home(ben)

        address = sit_and_wait(ana, cleo, ben)
        for player in (ana, cleo):
            player.page.get_by_role("button", name=said("seating-be-ready"), exact=True).click()
        cards_in(ana.page).first.wait_for()
        sees(ben, "status-watching")
        with monkeypatch.context() as hasty:
            hasty.setattr(policies, "ADJOURN_MS", 0)
            for player in (ana, cleo):
                player.visit("/robots.txt")
            sees(ben, "status-adjourned")
            goes_home(ben)
            ben.visit(address)
            sees(ben, "status-adjourned")
        address = ana.open_table("greedy")
        ana.visit(address)
        ben.visit(address)
        sees(ben, "seating-choose-seat")
        with monkeypatch.context() as hasty:
            hasty.setattr(policies, "ADJOURN_MS", 0)
            ana.visit("/robots.txt")
            sees(ben, "match-over-closed")
        ben.page.reload()
        sees(ben, "match-over-closed")
        goes_home(ben)


def test_a_spectator_takes_over_from_a_bot_while_cards_are_played(person: People) -> None:
    with person(name="Ana") as ana, person(name="Ben") as ben:
        ben.visit(play_now(ana).url.removeprefix(ana.url))
        asks_for_a_seat(ben)
        sees(ben, "status-promised")
        ben.page.get_by_role("button", name=said("status-withdraw"), exact=True).click()
        sees(ben, "status-watching")
        ben.page.get_by_role("button", name=said("screen-text-mode"), exact=True).press("Enter")
        asks_for_a_seat(ben)
        sees(ben, "status-promised")


def test_a_spectator_takes_over_from_a_bot_when_the_match_is_over(person: People) -> None:
    welcome = json.loads(kept_scenes()["match over"].text)
    welcome |= {"seat": None, "player_id": "guest-eva"}
    welcome["snapshot"]["own"] = None
    table = welcome["snapshot"]["table"]
    table["is_quick"] = True
    table["seats"][1]["player"] = {"player_id": "bot-planner-1", "name": "Irma", "bot": "planner"}
    text = json.dumps(welcome)
    decode_server_message(text)
    with person(name="Eva") as eva:
        KeptScene("match over", text).replay(eva.page)
        eva.visit(f"/t/{table['table_id']}")
        eva.page.get_by_role("button", name=said("status-take-over", name="Irma"), exact=True).wait_for()
        eva.page.get_by_role("link", name=said("site-replay"), exact=True).wait_for()


@pytest.mark.nightly
def test_two_who_press_play_now_play_together_from_the_next_deal(person: People) -> None:
    with person(name="Ana", level="random") as ana, person(name="Ben", level="random") as ben:
        play_now(ana)
        first, second = MousePlayer(ana), MousePlayer(ben)
        assert first.wanted() == "turn"
        page = play_now(ben)
        assert page.url == ana.page.url
        sees(ben, "status-promised")
        expect(ana.page.get_by_text(said("status-joins", name="Ben"), exact=True).first).to_be_visible()
        # Ana alone plays on, as she would have done: nobody asks, and Ben does nothing until he is on turn.
        play_together([first], lambda: cards_in(page).count() > 0)
        for mine, other in ((ana, "Ben"), (ben, "Ana")):
            mine.page.get_by_role("heading", name=other, exact=True).wait_for()
        turns = first.turns
        play_together([first, second], lambda: first.turns > turns and second.turns > 0)
