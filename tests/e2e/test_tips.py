"""The pages to read, rules and tips: without a script, and with their exercises played."""

import json
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from dataclasses import dataclass
from html.parser import HTMLParser
from itertools import chain, combinations
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from gangoffour.engine import DECK, MatchState, format_cards, parse_card, parse_cards
from gangoffour.locales import languages
from tests.cases import nightly_but
from tests.e2e.looking import NARROW, View, barriers, enlarge_text, faults_seen, texts_too_wide
from tools.browser.chromium import PHONE, Person
from tools.browser.words import said
from tools.matches.positions import after, position, refusal
from tools.servers.site import Site

pytestmark = pytest.mark.services("browser")
People = Callable[..., AbstractContextManager[Person]]

PAGES = ("rules", "tips")
EXERCISES = {"rules": 3, "tips": 6}
READER = 0
TOP_PLAYER = 3

OPEN_ALL = "() => document.querySelectorAll('details').forEach((each) => { each.open = true; })"
ASK_FOR_ALL = "() => document.querySelectorAll('[data-part=check]').forEach((each) => each.click())"


@dataclass(frozen=True)
class Exercise:
    """An exercise as it stands in a page."""

    anchor: str
    hand: list[str]
    top_play: list[str] | None
    is_before_last_card: bool
    answers: dict[str, Any]

    def grade(self, cards: tuple[str, ...]) -> str:
        """How the page judges a choice of cards."""
        answer = self.answers["byCards"].get(" ".join(cards), self.answers["noCombination"])
        return str(answer["grade"])

    def state(self) -> MatchState:
        """The same position in the engine: the reader is on turn, and the others hold what they may."""
        used = [*self.hand, *(self.top_play or [])]
        left = list(DECK)
        for card in used:
            left.remove(parse_card(card))
        rest = iter(left)
        others = [[str(next(rest)) for _ in range(2)] for _ in range(3)]
        if self.is_before_last_card:
            others[0].pop()
        if self.top_play is None:
            return position(" ".join(self.hand), *map(" ".join, others), leader=READER)
        others[-1] += self.top_play
        return after(position(" ".join(self.hand), *map(" ".join, others), leader=TOP_PLAYER), " ".join(self.top_play))


class Exercises(HTMLParser):
    """Finds the exercises of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[Exercise] = []

    def handle_starttag(self, _tag: str, attrs: list[tuple[str, str | None]]) -> None:
        facts = dict(attrs)
        if (answers := facts.get("data-answers")) is None:
            return
        there = json.loads(facts["data-position"] or "")
        self.found.append(
            Exercise(str(facts["id"]), there["hand"], there["topPlay"], there["isBeforeLastCard"], json.loads(answers))
        )


def exercises_of(client: Path, page: str) -> list[Exercise]:
    parser = Exercises()
    parser.feed((client / page / "en" / "index.html").read_text(encoding="utf-8"))
    return parser.found


def choices(hand: list[str]) -> Iterator[tuple[str, ...]]:
    return chain.from_iterable(combinations(hand, count) for count in range(1, len(hand) + 1))


def exercise_in(page: Page, anchor: str) -> Locator:
    return page.locator(f"#{anchor}")


def card(page: Page, rank: int, colour: str, number: int) -> Locator:
    name = said("try-card", card=said("card", rank=rank, colour=colour), number=number)
    return page.get_by_role("button", name=name, exact=True)


def check(page: Page, number: int) -> Locator:
    return page.get_by_role("button", name=said("try-check-name", number=number), exact=True)


@pytest.mark.parametrize("page", PAGES)
def test_the_engine_judges_every_choice_as_the_page_does(page: str, client: Path) -> None:
    exercises = exercises_of(client, page)
    assert len(exercises) == EXERCISES[page]
    for exercise in exercises:
        state = exercise.state()
        assert state.public.seat_to_act == READER
        for cards in choices(exercise.hand):
            text = format_cards(parse_cards(" ".join(cards)))
            is_refused = refusal(state, text) is not None
            assert (exercise.anchor, text, exercise.grade(cards) == "refused") == (exercise.anchor, text, is_refused)
        if exercise.top_play is not None:
            is_refused = refusal(state, "pass") is not None
            assert (exercise.answers["pass"]["grade"] == "refused") is is_refused


@pytest.mark.parametrize("page", PAGES)
def test_a_page_can_be_read_without_a_script(page: str, chromium: Browser, site: Site) -> None:
    context = chromium.new_context(java_script_enabled=False, locale="en")
    try:
        shown = context.new_page()
        shown.goto(f"{site.url}/{page}")
        assert shown.url == f"{site.url}/{page}/en/"
        shown.get_by_role("heading", level=1, name=said(f"{page}-title")).wait_for()
        links = shown.get_by_role("navigation", name=said("rules-contents")).get_by_role("link").all()
        chapters = [link.inner_text() for link in links]
        assert len(chapters) == 11
        assert [each.inner_text() for each in shown.get_by_role("heading", level=2).all()] == chapters
        assert shown.get_by_role("button").count() == 0
        for number in range(1, EXERCISES[page] + 1):
            solution = shown.locator("details", has_text=said("try-solution", number=number))
            assert not solution.locator("p").first.is_visible()
            solution.locator("summary").click()
            assert solution.locator("p").first.is_visible()
            assert solution.get_by_role("img").first.is_visible()
    finally:
        context.close()


def test_an_exercise_is_solved_with_the_mouse(person: People) -> None:
    with person() as ana:
        page = ana.visit("/tips/en/")
        card(page, 12, "red", 2).click()
        check(page, 2).click()
        status = exercise_in(page, "exercise-for-certain").get_by_role("status")
        expect(status).to_have_text(f"{said('try-right')} {said('tips-try-last-dragon')}", use_inner_text=True)


def test_an_exercise_is_solved_with_a_finger(person: People) -> None:
    with person(PHONE) as ana:
        page = ana.visit("/rules/en/")
        for rank, colour in ((1, "multi"), (2, "red"), (5, "red"), (8, "red"), (10, "red")):
            card(page, rank, colour, 1).tap()
        check(page, 1).tap()
        expect(exercise_in(page, "exercise-flush").get_by_role("status")).to_contain_text(said("rules-try-flush-right"))


def test_an_exercise_is_solved_with_the_keyboard_alone(person: People) -> None:
    with person() as ana:
        page = ana.visit("/tips/en/")
        hand = page.get_by_role("group", name=said("try-choose-from", number=4), exact=True)
        hand.get_by_role("button").first.focus()
        page.keyboard.press("Space")
        for _ in range(3):
            page.keyboard.press("ArrowRight")
            page.keyboard.press("Space")
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        status = exercise_in(page, "exercise-on-the-dragon").get_by_role("status")
        expect(status).to_have_text(f"{said('try-right')} {said('tips-try-gang-gang')}", use_inner_text=True)
        page.keyboard.press("Shift+Tab")
        page.keyboard.press("Space")
        expect(status).to_have_text("", use_inner_text=True)
        page.keyboard.press("Tab")
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        expect(status).to_have_text(f"{said('try-allowed')} {said('tips-try-gang-pass')}", use_inner_text=True)


def test_a_wrong_choice_is_told_its_reason(person: People) -> None:
    with person() as ana:
        page = ana.visit("/rules/en/")
        status = exercise_in(page, "exercise-duty").get_by_role("status")
        check(page, 3).click()
        expect(status).to_have_text(said("try-choose"), use_inner_text=True)
        card(page, 10, "green", 3).click()
        check(page, 3).click()
        phoenix = said("card", rank=11, colour="green")
        expect(status).to_have_text(
            f"{said('try-refused')} {said('play-duty-highest-single', highest=phoenix)}", use_inner_text=True
        )
        card(page, 6, "green", 3).click()
        check(page, 3).click()
        names = f"{said('card', rank=6, colour='green')}, {said('card', rank=10, colour='green')}"
        reason = said("play-not-a-combination", cards=names.capitalize())
        expect(status).to_have_text(f"{said('try-refused')} {reason}", use_inner_text=True)


def test_a_choice_that_is_allowed_but_not_best_is_told_what_is_wrong_with_it(person: People) -> None:
    with person() as ana:
        page = ana.visit("/tips/en/")
        card(page, 10, "red", 6).click()
        check(page, 6).click()
        status = exercise_in(page, "exercise-no-help").get_by_role("status")
        expect(status).to_have_text(f"{said('try-allowed')} {said('tips-try-one-ten')}", use_inner_text=True)


@pytest.mark.nightly
@pytest.mark.parametrize("path", PAGES)
def test_a_page_has_no_barriers(path: str, every_view: tuple[View, ...], person: People) -> None:
    with person(theme="auto") as ana:
        page = ana.visit(f"/{path}/en/")
        found = faults_seen(page, every_view)
        page.evaluate(OPEN_ALL)
        page.locator("[data-card]").first.click()
        page.evaluate(ASK_FOR_ALL)
        found += [f"answered: {each}" for each in barriers(page)]
        assert "\n".join(found) == ""


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize("language", nightly_but(["de", "fi"], languages()))
def test_nothing_of_a_page_runs_off_a_narrow_screen(path: str, language: str, person: People) -> None:
    with person(NARROW) as ana:
        page = ana.visit(f"/{path}/{language}/")
        page.evaluate(OPEN_ALL)
        page.evaluate(ASK_FOR_ALL)
        found = texts_too_wide(page)
        enlarge_text(page)
        found += [f"large: {each}" for each in texts_too_wide(page)]
        assert "\n".join(found) == ""


def test_rules_tips_and_lessons_lead_to_each_other(person: People) -> None:
    with person() as ana:
        page = ana.visit("/rules/en/")
        article = page.get_by_role("article")
        assert article.get_by_role("link", name=said("rules-learn")).get_attribute("href") == "/learn"
        article.get_by_role("link", name=said("rules-tips")).click()
        page.get_by_role("heading", level=1, name=said("tips-title")).wait_for()
        assert article.get_by_role("link", name=said("tips-learn")).get_attribute("href") == "/learn"
        article.get_by_role("link", name=said("tips-rules")).click()
        page.get_by_role("heading", level=1, name=said("rules-title")).wait_for()
