"""Moments of a match: they are seen, they keep still for whoever wants that, and they keep nobody from anything."""

import json
from collections.abc import Callable
from contextlib import AbstractContextManager

import pytest
from playwright.sync_api import Page, expect

from tools.browser.chromium import Person
from tools.browser.scenes import KeptScene, kept_scenes
from tools.browser.words import said

pytestmark = pytest.mark.services("browser")
People = Callable[..., AbstractContextManager[Person]]

PIPS = 64
PLUM, LACQUER = "rgb(68, 34, 85)", "rgb(119, 17, 34)"
COLOURS = """() => ["--cloth", "--back"].map((name) => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = `var(${name})`;
    return getComputedStyle(probe).color;
})"""
MOVING = """() => document.querySelector("[data-moment]").getAnimations({ subtree: true })
    .filter((each) => each.effect.getComputedTiming().activeDuration > 100).length"""


def match_over(*, is_mine: bool) -> KeptScene:
    """The end of a match as its winner sees it, or somebody else."""
    welcome = json.loads(kept_scenes()["match over"].welcome())
    match, mine = welcome["snapshot"]["match"], welcome["seat"]
    match["winners"] = [mine if is_mine else (mine + 1) % match["seat_count"]]
    return KeptScene("match over", json.dumps(welcome))


def slow_down(page: Page) -> None:
    """Let motions last twenty times as long: none is over before it is looked at, however busy the machine is."""
    tools = page.context.new_cdp_session(page)
    tools.send("Animation.enable")
    tools.send("Animation.setPlaybackRate", {"playbackRate": 0.05})


def look_at(somebody: Person, scene: KeptScene, *, moves: bool) -> Page:
    page = somebody.page
    slow_down(page)
    page.emulate_media(reduced_motion="no-preference" if moves else "reduce")
    scene.replay(page)
    page.goto(f"{somebody.url}{scene.address}")
    page.locator("[data-moment]").wait_for(state="attached")
    return page


@pytest.mark.parametrize("is_mine", [True, False])
def test_the_end_of_a_match_is_a_moment(is_mine: bool, person: People) -> None:  # noqa: FBT001  a case of the test
    with person(name="Ana", motion="normal") as ana:
        page = look_at(ana, match_over(is_mine=is_mine), moves=True)
        assert page.locator("[data-moment]").get_attribute("data-moment") == f"match-{'won' if is_mine else 'lost'}"
        assert page.locator("[data-moment] .pip").count() == (PIPS if is_mine else 0)
        assert page.evaluate(MOVING) > 0
        # The way home is open while everything falls: a click that something else takes would never arrive.
        page.get_by_role("link", name=said("match-over-home"), exact=True).click()
        page.wait_for_url(f"{ana.url}/")


@pytest.mark.parametrize("is_mine", [True, False])
def test_the_end_of_a_match_keeps_still_for_whoever_wants_that(
    is_mine: bool,  # noqa: FBT001  a case of the test
    person: People,
) -> None:
    with person(name="Ana", motion="normal") as ana:
        page = look_at(ana, match_over(is_mine=is_mine), moves=False)
        assert page.evaluate(MOVING) == 0
        expect(page.locator("[data-moment] .crown")).to_be_visible()


def test_cloth_and_backs_are_chosen_and_seen_at_the_table(person: People) -> None:
    with person(name="Ana") as ana:
        page = ana.page
        page.goto(f"{ana.url}/settings")
        for choice in ("settings-cloth-plum", "settings-back-red"):
            page.get_by_text(said(choice), exact=True).click()
        scene = kept_scenes()["follow"]
        scene.replay(page)
        page.goto(f"{ana.url}{scene.address}")
        page.locator("#card-back rect").first.wait_for(state="attached")
        cloth, back = page.evaluate(COLOURS)
        assert cloth == PLUM
        assert back == LACQUER
