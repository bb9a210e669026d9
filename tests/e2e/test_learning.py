"""The tutorial: ten lessons at a table, by every way to play, up to the first seat among bots."""

from collections.abc import Callable
from contextlib import AbstractContextManager

import pytest
from playwright.sync_api import Page

from gangoffour.engine import SeatView
from tests.cases import nightly_but
from tests.e2e.looking import NARROW, barriers, cards_cut_off, enlarge_text, like_sounding_buttons, texts_too_wide
from tools.browser.chromium import DESKTOP, LANDSCAPE, PHONE, Person
from tools.browser.learners import KeyLearner, Learner, MouseLearner, TextLearner, TouchLearner, lessons
from tools.browser.players import known_to
from tools.browser.words import said
from tools.patience import blocked_until

pytestmark = pytest.mark.services("browser")
People = Callable[..., AbstractContextManager[Person]]

FULL_HAND = 16
SEATS = 4
FOCUS = "() => document.activeElement?.id || document.activeElement?.textContent?.trim()"
NEEDED = ("catalogue-", "faces-", "DealOver-", "ScorePad-", "Exchange-", "TextTable-")
"""What comes later than the screen, by the beginning of its name."""
HAS_COME = """(names) => {
    const come = performance.getEntriesByType("resource").map(({ name }) => name);
    return names.every((name) => come.some((each) => each.includes(`/assets/${name}`)));
}"""
ALL_SAID = """(sentence) => [...document.querySelectorAll("[aria-live=polite]")]
    .some((region) => region.textContent.includes(sentence))"""


def take_all(learner: Learner) -> None:
    """Take all lessons one after the other, from the list to a table of bots; see them sit there with cards."""
    page = learner.person.visit("/learn")
    page.get_by_role("link", name=said("learn-begin"), exact=True).press("Enter")
    for number, lesson in enumerate(lessons(), start=1):
        page.wait_for_url(f"**/learn/{number}")
        learner.take(lesson)
        if number < len(lessons()):
            learner.coach.get_by_text(said("learn-done", number=number), exact=True).wait_for()
            learner.press(said("learn-next"))
    sit_down(learner)


def sit_down(learner: Learner) -> None:
    """Go on from the last lesson to a table of bots."""
    learner.coach.get_by_text(said("learn-done-last"), exact=True).wait_for()
    learner.press(said("learn-play-bots"))
    learner.person.page.wait_for_url("**/t/*")
    wait_for_cards(learner.person)


def wait_for_cards(person: Person) -> None:
    """The person sits among bots and holds a full hand."""

    def has_cards() -> bool:
        known = known_to(person)
        return known is not None and isinstance(known.view, SeatView) and len(known.view.hand) == FULL_HAND

    blocked_until(has_cards, person.page)
    known = known_to(person)
    assert known is not None
    bots = [info.player.bot for info in known.table.seats if info.player is not None]
    assert bots.count("greedy") == SEATS - 1


@pytest.mark.parametrize(
    "learner, settings",
    [
        pytest.param(MouseLearner, {}, marks=pytest.mark.nightly),
        pytest.param(KeyLearner, {}, marks=pytest.mark.nightly),
        pytest.param(TextLearner, {"textMode": True}, marks=pytest.mark.nightly),
    ],
    ids=["mouse", "keys", "text"],
)
def test_all_lessons_lead_to_a_seat_among_gentle_bots(
    learner: type[Learner], settings: dict[str, object], person: People
) -> None:
    with person(**settings) as ana:
        take_all(learner(ana))


def test_lessons_lead_on_to_each_other_and_the_last_to_a_seat(person: People) -> None:
    with person() as ana:
        learner = MouseLearner(ana)
        ana.visit(f"/learn/{len(lessons()) - 1}")
        learner.take(lessons()[-2])
        learner.press(said("learn-next"))
        ana.page.wait_for_url(f"**/learn/{len(lessons())}")
        learner.take(lessons()[-1])
        sit_down(learner)


@pytest.mark.parametrize("number", nightly_but((3, 4), range(1, 11)))
def test_a_lesson_by_keys_or_typed_words(number: int, person: People) -> None:
    """Turn about: every push two of them, every night all; then both take all lessons in one go as well."""
    by_keys = number % 2 == 0
    with person(textMode=not by_keys) as ana:
        ana.visit(f"/learn/{number}")
        (KeyLearner if by_keys else TextLearner)(ana).take(lessons()[number - 1])


@pytest.mark.parametrize("number", nightly_but((9,), (2, 9)))
def test_lessons_on_a_phone(number: int, person: People) -> None:
    with person(PHONE) as ana:
        page = ana.visit(f"/learn/{number}")
        finger = TouchLearner(ana)
        finger.take(lessons()[number - 1])
        finger.press(said("learn-next"))
        page.wait_for_url(f"**/learn/{number + 1}")


def first_try(page: Page) -> str:
    """Try what lesson 1 declines first; return the reason."""
    step = lessons()[0]["steps"][0]
    page.get_by_role("group", name=said("hand-name"), exact=True).wait_for()
    assert step["wrong"][-1]["action"] == "pass"
    page.keyboard.press("p")
    return said(step["wrong"][-1]["say"])


def test_a_reason_is_read_out_and_moves_neither_focus_nor_selection(person: People) -> None:
    with person() as ana:
        page = ana.visit("/learn/1")
        page.locator("[data-key] button").first.press("Space")
        focus = page.evaluate(FOCUS)
        sentence = first_try(page)
        page.wait_for_function(ALL_SAID, arg=sentence)
        assert page.evaluate(FOCUS) == focus
        assert page.locator("[data-key] button[aria-pressed=true]").count() == 1


def test_a_hint_comes_when_it_is_asked_for(person: People) -> None:
    with person() as ana:
        page = ana.visit("/learn/1")
        learner = MouseLearner(ana)
        learner.press(said("learn-hint"))
        hint = said(lessons()[0]["steps"][0]["hint"])
        learner.coach.get_by_text(hint, exact=True).wait_for()
        page.wait_for_function(ALL_SAID, arg=hint)


def test_a_lesson_goes_on_where_it_was_and_starts_again_on_request(person: People) -> None:
    first, second = lessons()[0]["steps"][:2]
    with person() as ana:
        page = ana.visit("/learn/1")
        learner = MouseLearner(ana)
        learner.coach.get_by_text(said(first["say"]), exact=True).wait_for()
        learner.act(first["answers"][0]["action"])
        learner.coach.get_by_text(said(second["say"]), exact=True).wait_for()
        left = learner.hand()
        page.reload()
        learner.coach.get_by_text(said(second["say"]), exact=True).wait_for()
        assert learner.hand() == left
        learner.press(said("learn-start-again"))
        learner.coach.get_by_text(said(first["say"]), exact=True).wait_for()
        assert len(learner.hand()) == len(left) + 1


def test_the_list_tells_what_is_done_and_leads_on(person: People) -> None:
    with person() as ana:
        page = ana.visit("/learn/1")
        learner = MouseLearner(ana)
        learner.take(lessons()[0], tries_in_vain=False)
        page.get_by_role("link", name=said("learn-all"), exact=True).click()
        page.get_by_text(said("learn-tally", done=1, count=len(lessons())), exact=True).wait_for()
        done, *others = page.get_by_role("listitem").all()
        assert said("learn-state", state="done") in done.inner_text()
        assert not any(said("learn-state", state="done") in other.inner_text() for other in others)
        page.get_by_role("link", name=said("learn-continue", number=2), exact=True).click()
        page.get_by_role("link", name=said("learn-skip"), exact=True).click()
        page.wait_for_url("**/learn/3")


def test_text_mode_is_the_first_thing_that_can_be_reached(person: People) -> None:
    with person() as ana:
        page = ana.visit("/learn/1")
        page.get_by_role("group", name=said("hand-name"), exact=True).wait_for()
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        page.get_by_role("textbox", name=said("text-input"), exact=True).wait_for()


def test_a_lesson_needs_no_network_once_it_is_there(person: People) -> None:
    with person() as ana:
        ana.watch.expected.append("ERR_INTERNET_DISCONNECTED")
        page = ana.visit(f"/learn/{len(lessons())}")
        page.wait_for_function(HAS_COME, arg=list(NEEDED))
        ana.context.set_offline(True)
        learner = MouseLearner(ana)
        learner.take(lessons()[-1], tries_in_vain=False)
        learner.press(said("learn-play-bots"))
        learner.coach.get_by_text(said("site-failed", why=said("network-away")), exact=True).wait_for()


def test_a_lesson_that_is_none_shows_the_way_home(person: People) -> None:
    with person() as ana:
        page = ana.visit("/learn/77")
        page.get_by_role("link", name=said("site-lost-home")).wait_for()


@pytest.mark.parametrize(
    "theme, viewport",
    [
        ("dark", DESKTOP),
        pytest.param("light", PHONE, marks=pytest.mark.nightly),
        pytest.param("dark", LANDSCAPE, marks=pytest.mark.nightly),
        pytest.param("dark", PHONE, marks=pytest.mark.nightly),
        pytest.param("light", DESKTOP, marks=pytest.mark.nightly),
        pytest.param("light", LANDSCAPE, marks=pytest.mark.nightly),
    ],
)
def test_nobody_meets_a_barrier(theme: str, viewport: tuple[int, int], person: People) -> None:
    with person(viewport, theme=theme) as ana:
        page = ana.visit("/learn")
        page.get_by_role("listitem").first.wait_for()
        assert barriers(page) == []
        assert texts_too_wide(page) == []
        page = ana.visit("/learn/1")
        MouseLearner(ana).coach.get_by_text(first_try(page), exact=True).wait_for()
        assert barriers(page) == []
        assert like_sounding_buttons(page) == []
        assert texts_too_wide(page) == []
        assert cards_cut_off(page) == []
        if theme == "light":  # where colours are harder to tell from the ground
            learner = TouchLearner(ana) if viewport == PHONE else MouseLearner(ana)
            learner.take(lessons()[0], tries_in_vain=False)
            assert barriers(page) == []


def test_no_barrier_in_words(person: People) -> None:
    with person(textMode=True) as ana:
        page = ana.visit("/learn/1")
        page.get_by_role("textbox", name=said("text-input"), exact=True).wait_for()
        assert barriers(page) == []
        assert like_sounding_buttons(page) == []


@pytest.mark.parametrize("is_text", [False, True], ids=["pictures", "text"])
def test_the_narrowest_phone_with_large_letters_does_not_scroll_sideways(is_text: bool, person: People) -> None:  # noqa: FBT001
    with person(NARROW, textMode=is_text) as ana:
        for address, number in (("/learn", 0), *((f"/learn/{number}", number) for number in (1, 6, len(lessons())))):
            page = ana.visit(address)
            if number > 0:
                say = said(lessons()[number - 1]["steps"][0]["say"])
                MouseLearner(ana).coach.get_by_text(say, exact=True).wait_for()
            else:
                page.get_by_role("listitem").first.wait_for()
            assert texts_too_wide(page) == []
            enlarge_text(page)
            assert texts_too_wide(page) == []
