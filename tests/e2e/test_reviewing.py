"""The review in a browser: a match is looked back at, its costliest moment tried again, and puzzles are solved."""

import re
from collections.abc import Callable
from contextlib import AbstractContextManager
from functools import cache
from random import Random
from secrets import token_bytes
from uuid import UUID

import pytest
from playwright.sync_api import Locator, Page, expect

from gangoffour.analysis import Practice, Puzzle, PuzzleKind, SearchedMatch, shipped_puzzles
from gangoffour.bots import GreedyBot
from gangoffour.engine import MatchStarted, Play, Seat, format_action, legal_actions_in, rule_set, view
from gangoffour.fairness import deck_order, seed_key
from gangoffour.records import MatchRecord, Recorder, SeatRecord, format_record, parse_record
from gangoffour.server.ids import new_id
from gangoffour.server.ports import Mistake, MistakePlace, PlayerId
from tests.cases import nightly_but
from tests.e2e.looking import View, faults_seen
from tools.browser.chromium import PHONE, Person
from tools.browser.players import KeyPlayer, MousePlayer, TextPlayer, typed
from tools.browser.words import inside, said, said_in, shape
from tools.matches.finished import finished_match
from tools.servers.site import Site

pytestmark = pytest.mark.services("browser")
People = Callable[..., AbstractContextManager[Person]]

FACE_OF_FOCUS = "document.activeElement?.querySelector('use')?.getAttribute('href') ?? ''"

REVIEW_MS = 600_000
"""How long a review may take on a busy machine."""


@cache
def puzzle_of(kind: PuzzleKind) -> tuple[SearchedMatch, Puzzle]:
    """A puzzle whose answer is a play of several cards, so that it is no accident to find it."""
    return next(
        (match, puzzle)
        for match in shipped_puzzles().matches
        for puzzle in match.puzzles
        if puzzle.kind is kind and all(isinstance(answer, Play) and not answer.declare for answer in puzzle.answers)
    )


def one_deal() -> MatchRecord:
    """A match of a single deal among greedy bots."""
    seats = [SeatRecord(f"bot-greedy-{seat}", "Greedy") for seat in range(4)]
    recorder = Recorder(MatchStarted(rule_set({"match_deals": 1}), 4, Seat(0)), seats)
    recorder.start_deal(deck_order(seed_key(b"one deal"), 0))
    while (seat := recorder.state.public.seat_to_act) is not None:
        recorder.apply(seat, GreedyBot().choose(view(recorder.state, seat), Random(1)))
    return recorder.record()


def played_by(ana: Person, site: Site) -> UUID:
    """Keep a match of bots in which one of them was Ana; return its id."""
    text = puzzle_of(PuzzleKind.JUDGEMENT)[0].record
    me = ana.page.request.get(f"{site.url}/api/me").json()["player_id"]
    own, match_id = re.sub(r"bot-[a-z]+-0", me, text), new_id(0, token_bytes(8))
    site.run(site.server.services.for_matches.history.matches.put(finished_match(match_id, own, me, None, None, None)))
    return match_id


def reviewed(ana: Person, site: Site) -> Page:
    """Look back at such a match until its review is there."""
    page = ana.visit(f"/m/{played_by(ana, site)}")
    moments(page).first.wait_for(timeout=REVIEW_MS)
    return page


def moments(page: Page) -> Locator:
    return page.get_by_role("region", name=said("review-page-title"), exact=True).get_by_role("listitem")


def asked(page: Page, kind: PuzzleKind | None) -> Locator:
    question = said("puzzle-ask-match") if kind is None else said(f"puzzle-ask-{kind}")
    return page.get_by_role("region", name=question, exact=True)


def cards(page: Page) -> Locator:
    return page.get_by_role("group", name=said("hand-name"), exact=True).get_by_role("button")


def chosen_by_mouse(page: Page, action: Play) -> None:
    """Click the cards of an action, and then the button that plays them."""
    left = [str(card) for card in action.cards]
    for place in range(cards(page).count()):
        face = cards(page).nth(place).locator("use").first.get_attribute("href") or ""
        name = face.removeprefix("#card-")
        if name in left:
            left.remove(name)
            cards(page).nth(place).click()
    page.get_by_role("button", name=shape("hand-play")).click()


def play_something(page: Page) -> None:
    """Play what is suggested first. Nobody else acts here meanwhile, so that it can take its time."""
    page.get_by_role("group", name=said("hand-suggestions"), exact=True).get_by_role("button").first.click()
    page.get_by_role("button", name=shape("hand-play")).click()


def test_the_costliest_moment_is_found_and_played_otherwise(person: People, site: Site) -> None:
    with person(name="Ana") as ana:
        page = reviewed(ana, site)
        bars = page.get_by_role("region", name=said("review-page-curve"), exact=True).get_by_role("button")
        assert bars.count() > 5
        moments(page).first.get_by_role("button").click()
        expect(bars.and_(page.locator("[aria-current]"))).to_have_count(1)
        expect(page.get_by_text(said("review-page-best"), exact=True)).to_be_visible()
        expect(page.get_by_text(said("review-page-taken"), exact=True)).to_be_visible()
        page.get_by_role("link", name=said("review-page-try"), exact=True).click()
        asked(page, None).wait_for()
        play_something(page)
        expect(page.get_by_role("heading", name=said("puzzle-verdict"), exact=True)).to_be_visible()
        expect(page.get_by_text(said("review-page-taken"))).to_be_visible()


@pytest.mark.nightly
def test_a_match_that_has_just_been_finished_is_reviewed_tried_and_a_puzzle_solved(person: People, site: Site) -> None:
    with person(name="Ana") as ana:
        ana.visit(ana.open_table(*["greedy"] * 3, length="short"))
        MousePlayer(ana).play_match()
        match_id = ana.page.request.get(f"{site.url}/api/me/records").json()["records"][0]["match_id"]
        page = ana.visit(f"/m/{match_id}")
        page.get_by_role("region", name=said("review-page-curve"), exact=True).wait_for(timeout=REVIEW_MS)
        moments(page).first.get_by_role("button").click()
        page.get_by_role("link", name=said("review-page-try"), exact=True).click()
        cards(page).first.wait_for()
        play_something(page)
        expect(page.get_by_role("heading", name=said("puzzle-verdict"), exact=True)).to_be_visible()
        figure = page.request.get(f"{site.url}/api/me/figure").json()
        assert figure["matches"][0]["match_id"] == match_id
        ana.visit("/puzzles")
        cards(page).first.wait_for()
        page.get_by_role("button", name=said("puzzle-show"), exact=True).click()
        expect(page.get_by_text(re.compile(inside("puzzle-answer")))).to_be_visible()
        _, puzzle = puzzle_of(PuzzleKind.JUDGEMENT)
        ana.visit(f"/puzzles/{puzzle.puzzle_id}")
        cards(page).first.wait_for()
        answer = puzzle.answers[0]
        assert isinstance(answer, Play)
        chosen_by_mouse(page, answer)
        expect(page.get_by_text(said("puzzle-right"))).to_be_visible()
        expect(page.get_by_text(shape("puzzle-rated"))).to_be_visible()
        assert puzzle.puzzle_id in page.request.get(f"{site.url}/api/me/practice").json()["solved"]


def test_an_own_mistake_comes_back_and_is_put_right(person: People, site: Site) -> None:
    _, puzzle = puzzle_of(PuzzleKind.JUDGEMENT)
    answer = puzzle.answers[0]
    assert isinstance(answer, Play)
    with person(name="Ana") as ana:
        match_id = played_by(ana, site)
        me = PlayerId(ana.page.request.get(f"{site.url}/api/me").json()["player_id"])
        place = MistakePlace(match_id, puzzle.deal_number, puzzle.turn)
        mistake = Mistake(me, place, str(puzzle.theme), 7.0, (format_action(answer),))
        store = site.server.services.for_matches.practice.store
        site.run(store.put_mistakes(match_id, [mistake], 0, is_deep=True))
        page = ana.visit(f"/puzzles/{puzzle.puzzle_id}")
        page.get_by_role("link", name=said("puzzle-own", count=1), exact=True).click()
        question = page.get_by_role("region", name=said("puzzle-ask-own", points="7.0"), exact=True)
        question.wait_for()
        cards(page).first.wait_for()
        chosen_by_mouse(page, answer)
        expect(question.get_by_role("status")).to_have_text(re.compile(re.escape(said("puzzle-own-again", days=4))))
        practice = page.request.get(f"{site.url}/api/me/practice").json()
        assert (practice["due"], practice["waiting"]) == ([], 1)


@pytest.mark.nightly
def test_the_deep_review_is_asked_for_and_says_what_was_in_the_cards(person: People, site: Site) -> None:
    with person(name="Ana") as ana:
        # One deal, since each takes seconds of a processor.
        text = format_record(one_deal())
        me = ana.page.request.get(f"{site.url}/api/me").json()["player_id"]
        match_id = new_id(0, token_bytes(8))
        own = finished_match(match_id, re.sub(r"bot-greedy-0", me, text), me, None, None, None)
        site.run(site.server.services.for_matches.history.matches.put(own))
        page = ana.visit(f"/m/{match_id}")
        deeper = page.get_by_role("button", name=said("review-page-deep"), exact=True)
        deeper.wait_for(timeout=REVIEW_MS)
        deeper.click()
        page.get_by_role("heading", name=shape("review-page-luck")).wait_for(timeout=REVIEW_MS)
        luck = page.get_by_role("listitem")
        for part in ("cards", "plays", "rest"):
            expect(luck.get_by_text(said(f"review-page-{part}"), exact=True)).to_be_visible()
        expect(deeper).to_have_count(0)
        review = page.request.get(f"{site.url}/api/matches/{match_id}/review").json()
        assert (review["is_deep"], review["deep"], review["deals_done"]) == (True, "done", 1)
        assert any(decision["worlds"] for decision in review["analysis"]["deals"][0]["decisions"])


@pytest.mark.parametrize("kind", PuzzleKind)
def test_a_puzzle_is_solved_by_mouse_and_only_by_its_answer(kind: PuzzleKind, person: People, site: Site) -> None:
    _, puzzle = puzzle_of(kind)
    with person(name="Ana") as ana:
        page = ana.visit(f"/puzzles/{puzzle.puzzle_id}")
        asked(page, kind).wait_for()
        cards(page).first.wait_for()
        answer = puzzle.answers[0]
        assert isinstance(answer, Play)
        chosen_by_mouse(page, answer)
        expect(asked(page, kind).get_by_text(said("puzzle-right"))).to_be_visible()
        expect(asked(page, kind).get_by_text(shape("puzzle-rated"))).to_be_visible()
        practice = page.request.get(f"{site.url}/api/me/practice").json()
        assert (practice["solved"], practice["tries"]) == ([puzzle.puzzle_id], 1)


@pytest.mark.nightly
def test_a_puzzle_is_solved_by_keys_alone(person: People, site: Site) -> None:
    _, puzzle = puzzle_of(PuzzleKind.JUDGEMENT)
    answer = puzzle.answers[0]
    assert isinstance(answer, Play)
    with person(name="Ana") as ana:
        page = ana.visit(f"/puzzles/{puzzle.puzzle_id}")
        cards(page).first.wait_for()
        keys, left = KeyPlayer(ana), [str(card) for card in answer.cards]
        for _ in range(cards(page).count()):
            keys.keys("ArrowRight")
            face = str(page.evaluate(FACE_OF_FOCUS)).removeprefix("#card-")
            if face in left:
                left.remove(face)
                keys.keys("Space")
        assert left == []
        keys.keys("Enter")
        expect(asked(page, PuzzleKind.JUDGEMENT).get_by_text(said("puzzle-right"))).to_be_visible()
        expect(asked(page, PuzzleKind.JUDGEMENT).get_by_text(shape("puzzle-rated"))).to_be_visible()
        assert page.request.get(f"{site.url}/api/me/practice").json()["solved"] == [puzzle.puzzle_id]


@pytest.mark.nightly
def test_a_puzzle_is_solved_on_a_phone(person: People, site: Site) -> None:
    _, puzzle = puzzle_of(PuzzleKind.JUDGEMENT)
    answer = puzzle.answers[0]
    assert isinstance(answer, Play)
    with person(PHONE, name="Ana") as ana:
        page = ana.visit(f"/puzzles/{puzzle.puzzle_id}")
        cards(page).first.wait_for()
        chosen_by_mouse(page, answer)
        expect(asked(page, PuzzleKind.JUDGEMENT).get_by_text(said("puzzle-right"))).to_be_visible()
        expect(asked(page, PuzzleKind.JUDGEMENT).get_by_text(shape("puzzle-rated"))).to_be_visible()
        assert page.request.get(f"{site.url}/api/me/practice").json()["solved"] == [puzzle.puzzle_id]


def test_a_puzzle_refuses_what_is_not_its_answer_and_is_solved_in_words(person: People) -> None:
    match, puzzle = puzzle_of(PuzzleKind.PROOF)
    with person(name="Ana", textMode=True) as ana:
        page = ana.visit(f"/puzzles/{puzzle.puzzle_id}")
        asked(page, PuzzleKind.PROOF).wait_for()
        right = {typed(answer) for answer in puzzle.answers}
        practice = Practice(parse_record(match.record), puzzle.deal_number, puzzle.turn)
        legal = legal_actions_in(view(practice.start, practice.seat))
        wrong = next(action for action in legal if isinstance(action, Play) and typed(action) not in right)
        TextPlayer(ana).type(typed(wrong))
        expect(asked(page, PuzzleKind.PROOF).get_by_text(said("puzzle-wrong"))).to_be_visible()
        TextPlayer(ana).type(typed(puzzle.answers[0]))
        expect(asked(page, PuzzleKind.PROOF).get_by_text(said("puzzle-right"))).to_be_visible()


def test_the_answer_of_a_puzzle_is_shown_and_the_next_one_opened_by_keys_alone(person: People) -> None:
    with person(name="Ana") as ana:
        page = ana.visit("/puzzles")
        cards(page).first.wait_for()
        keys, before = KeyPlayer(ana), page.url
        keys.press(re.compile(f"^{said('puzzle-show')}$"))
        expect(page.get_by_text(re.compile(inside("puzzle-answer")))).to_be_visible()
        expect(page.get_by_text(said("puzzle-right"))).to_have_count(0)
        assert "solved" not in str(page.evaluate("localStorage.getItem('gangoffour.puzzles.1')"))
        keys.press(re.compile(f"^{said('puzzle-forward')}$"))
        page.wait_for_url(lambda url: url != before)
        cards(page).first.wait_for()


def test_a_position_that_is_not_there_is_said_so(person: People) -> None:
    with person(name="Ana") as ana:
        ana.watch.expected.append("404")
        for address in ("/puzzles/0000000000000000", f"/q/{new_id(0, bytes(8))}/1.1", "/q/x/y"):
            page = ana.visit(address)
            expect(page.get_by_role("alert").filter(has_text=said("puzzle-unknown"))).to_be_visible()


@pytest.mark.nightly
@pytest.mark.parametrize("what", nightly_but(("review", "puzzle"), ("review", "puzzle", "puzzle in words")))
def test_review_and_puzzles_have_no_barriers(
    what: str, person: People, site: Site, every_view: tuple[View, ...]
) -> None:
    with person(name="Ana", textMode=what.endswith("words")) as ana:
        if what == "review":
            page = reviewed(ana, site)
            moments(page).first.get_by_role("button").click()
        else:
            page = ana.visit("/puzzles")
            page.get_by_role("button", name=said("puzzle-show"), exact=True).wait_for()
        assert "\n".join(faults_seen(page, every_view)) == ""


@pytest.mark.parametrize("language", nightly_but(("fi",), ("de", "fi", "pl")))
def test_a_puzzle_fits_a_phone_in_long_languages(language: str, person: People) -> None:
    with person(PHONE, name="Ana", language=language) as ana:
        page = ana.visit("/puzzles")
        page.get_by_role("button", name=said_in(language, "puzzle-show"), exact=True).wait_for()
        cards_there = page.locator(".hand use, .hand svg")
        cards_there.first.wait_for()
        assert page.evaluate("document.documentElement.scrollWidth <= document.documentElement.clientWidth")
