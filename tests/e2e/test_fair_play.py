"""The page checks the deals itself, also over plain http, and says so: by name if something was swapped."""

import re
from collections.abc import Callable
from contextlib import AbstractContextManager

import pytest

from tests.e2e.gates import Bend, Gate
from tools.browser.chromium import Person
from tools.browser.players import MousePlayer
from tools.browser.words import inside
from tools.leaks.truth import Json
from tools.servers.site import Site

pytestmark = pytest.mark.services("browser")
People = Callable[..., AbstractContextManager[Person]]

UNFAIR = re.compile("|".join(inside(message) for message in ("fairness-wrong", "screen-unfair-start")))


def events(message: Json) -> list[Json]:
    return [entry["event"] for entry in message.get("entries", [])]


def other_digit(text: str) -> str:
    return ("0" if text[0] != "0" else "1") + text[1:]


def swap_secret(message: Json) -> Json:
    """The server tells another S than the one it committed itself to."""
    for event in events(message):
        if event["type"] == "match_ended":
            event["secret"] = other_digit(event["secret"])
    return message


def swap_commitment(message: Json) -> Json:
    """The server tells another h of the last seat when the match begins than when all had committed."""
    for event in events(message):
        if event["type"] == "match_started":
            event["client_commitments"][-1] = other_digit(event["client_commitments"][-1])
    return message


def swap_deal(message: Json) -> Json:
    """The hands shown after the deal are not those that were dealt: two players change a card."""
    for event in events(message):
        if event["type"] == "hands_shown":
            first, second, *_ = [hand for hand in event["hands"] if hand]
            first[0], second[0] = second[0], first[0]
    return message


def play_one_deal(ana: Person, bend: Bend) -> None:
    gate = Gate(ana.page)
    gate.bend = bend
    page = ana.visit(ana.open_table(*["greedy"] * 3, length="one_deal"))
    assert page.evaluate("() => window.isSecureContext") is False
    MousePlayer(ana).play_match()


def test_an_honest_match_is_verified_without_a_secure_context(person: People, site: Site) -> None:
    with person(name="Ana", url=site.plain_url) as ana:
        play_one_deal(ana, lambda message: message)
        ana.page.get_by_text(re.compile(inside("fairness-verified"))).first.wait_for()


@pytest.mark.nightly
@pytest.mark.parametrize(
    "bend, field",
    [
        (swap_secret, "S"),
        (swap_commitment, "h of seat 3"),
        (swap_deal, "deal 1: (hand|plays) of seat"),
    ],
)
def test_a_swap_is_reported_by_the_first_wrong_field(bend: Bend, field: str, person: People, site: Site) -> None:
    with person(name="Ana", url=site.plain_url) as ana:
        play_one_deal(ana, bend)
        sentence = ana.page.get_by_text(UNFAIR).first
        sentence.wait_for()
        assert re.search(rf"\b{field}\b", sentence.inner_text())
