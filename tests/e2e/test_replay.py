"""Looking back in a browser: at every step the page shows the position of the engine, from a link and from a file."""

import json
import re
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from itertools import pairwise
from pathlib import Path
from secrets import token_bytes
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from gangoffour.engine import PRESETS, DealStarted, Step
from gangoffour.locales import message_id, messages
from gangoffour.records import parse_record, replay_steps
from gangoffour.server.ids import new_id
from tests.cases import nightly_but
from tests.e2e.looking import View, faults_seen, laid
from tests.locales.record_refusals import REFUSED_TEXTS
from tests.records.matches import with_line
from tests.server.web.test_replays import played_text
from tools.browser.chromium import Person
from tools.browser.words import said, shape
from tools.golden.replays import record_texts
from tools.matches.finished import finished_match
from tools.servers.site import Site

pytestmark = pytest.mark.services("browser")
People = Callable[..., AbstractContextManager[Person]]

GOLDEN = record_texts()
FAIR = GOLDEN["fair"]
SEATINGS = [(name, seats) for name, rules in PRESETS.items() for seats in rules.players_allowed]

READ = """() => {
    const cardsIn = (element) =>
        [...element.querySelectorAll("use")].map((use) => use.getAttribute("href").slice("#card-".length));
    const text = (element) => (element?.textContent ?? "").replace(/\\s+/g, " ").trim();
    const turns = [...document.querySelectorAll(".beside .trick li")];
    return {
        seats: [...document.querySelectorAll("[data-seat]")].map((seat) => ({
            cards: cardsIn(seat), said: text(seat.querySelector("header")), isTurn: seat.matches(".turn"),
        })),
        turns: turns.map((turn) => ({ cards: cardsIn(turn), said: text(turn) })),
        exchange: [...document.querySelectorAll(".middle figure")].map(cardsIn),
        middle: text(document.querySelector(".middle h2")),
        aside: [...document.querySelectorAll(".aside")].map(cardsIn),
        pad: [...document.querySelectorAll(".pad tbody tr")].map((row) =>
            [...row.querySelectorAll("td:not([colspan])")].map((cell) => Number(text(cell).match(/\\d+$/)?.[0] ?? -1))),
        scores: [...document.querySelectorAll(".pad tfoot td")].map((cell) => Number(text(cell))),
    };
}"""
READ_ALL = f"""async (count) => {{
    const found = [];
    for (let step = 0; step < count; step += 1) {{
        found.push(({READ})());
        document.body.dispatchEvent(new KeyboardEvent("keydown", {{ key: "ArrowRight", bubbles: true }}));
        await new Promise((done) => queueMicrotask(() => queueMicrotask(done)));
    }}
    return found;
}}"""

Shown = dict[str, Any]


def kept(site: Site, text: str) -> str:
    """Keep a record as if its match had been played here; return the address of its replay."""
    match_id = new_id(0, token_bytes(8))
    site.run(site.server.services.for_matches.history.matches.put(finished_match(match_id, text, "player-0")))
    return f"/m/{match_id}"


def opened(page: Page) -> Page:
    page.locator("[data-seat]").first.wait_for()
    return page


def steps_of(text: str) -> list[Step]:
    return list(replay_steps(parse_record(text)))


def words(cards: Sequence[object]) -> list[str]:
    return list(map(str, cards))


def expected(step: Step, names: Sequence[str]) -> Shown:
    """What the page has to show after a step, by the engine."""
    state = step.after
    public, deal = state.public, state.public.deal
    assert deal is not None
    trick = deal.trick if deal.trick.turns or not deal.tricks else deal.tricks[-1]
    seat_to_act = public.seat_to_act
    before_lead = not deal.trick.turns and not deal.tricks
    exchange = deal.exchange if before_lead else None
    return {
        "hands": [words(hand) for hand in state.hands],
        "turn": [seat == seat_to_act for seat in range(public.seat_count)],
        "turns": [
            (names[turn.seat], [] if turn.combination is None else words(laid(turn.combination)))
            for turn in trick.turns
        ],
        "exchange": []
        if exchange is None
        else [[str(exchange.tribute)], [] if exchange.returned_card is None else [str(exchange.returned_card)]],
        "direction": said("header-direction", direction=deal.trick.direction.value),
        "declared": [seat in deal.declared and deal.deal_winner is None for seat in range(public.seat_count)],
        "out": [seat in deal.disqualified for seat in range(public.seat_count)],
        "aside": [words(state.dummy_hands[-1])] if state.dummy_hands else [],
        "pad": [list(result.points) for result in public.results],
        "scores": list(public.scores),
    }


def shown(found: Shown, names: Sequence[str]) -> Shown:
    """What the page shows, in the same terms."""
    seats = found["seats"]
    for seat, name, score in zip(seats, names, found["scores"], strict=True):
        assert seat["said"].startswith(name)
        assert said("tile-score", score=score) in seat["said"]
        assert said("tile-cards", count=len(seat["cards"])) in seat["said"] or not any(s["isTurn"] for s in seats)
    return {
        "hands": [seat["cards"] for seat in seats],
        "turn": [seat["isTurn"] for seat in seats],
        "turns": [(re.split(":| passes", turn["said"])[0], turn["cards"]) for turn in found["turns"]],
        "exchange": found["exchange"],
        "direction": found["middle"].removeprefix(said("replay-on-table")).strip(),
        "declared": [said("tile-last-card") in seat["said"] for seat in seats],
        "out": [said("tile-disqualified") in seat["said"] for seat in seats],
        "aside": found["aside"],
        "pad": [row for row in found["pad"] if row],
        "scores": found["scores"],
    }


def assert_shows_every_step(page: Page, text: str) -> None:
    """From the first step to the last the page shows what the engine says."""
    names = [seat.name for seat in parse_record(text).seats]
    steps = steps_of(text)
    page.locator("body").press("Home")
    found = page.evaluate(READ_ALL, len(steps))
    for number, (step, seen) in enumerate(zip(steps, found, strict=True)):
        assert (number, shown(seen, names)) == (number, expected(step, names))


def choose_file(page: Page, text: str, name: str = "match.gof") -> None:
    page.get_by_label(said("replay-choose"), exact=True).set_input_files(
        {"name": name, "mimeType": "text/plain", "buffer": text.encode()}
    )


# --- every step ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "preset_name, seat_count",
    [
        seating if seating == ("classic", 4) else pytest.param(*seating, marks=pytest.mark.nightly)
        for seating in SEATINGS
    ],
)
def test_a_match_of_this_server_is_shown_step_by_step(
    preset_name: str, seat_count: int, person: People, site: Site
) -> None:
    text = played_text(preset_name, seat_count)
    with person() as ana:
        assert_shows_every_step(opened(ana.visit(kept(site, text))), text)


@pytest.mark.parametrize(
    "name", nightly_but(("automatic", "sole-survivor"), (name for name in GOLDEN if name != "not-started"))
)
def test_a_match_from_a_file_is_shown_step_by_step(name: str, person: People) -> None:
    with person() as ana:
        page = ana.visit("/replay")
        choose_file(page, GOLDEN[name])
        assert_shows_every_step(opened(page), GOLDEN[name])
        assert page.get_by_text(said("replay-no-link")).is_visible()
        assert page.get_by_text(said("replay-cut-off")).count() == (0 if name not in UNFINISHED else 1)


UNFINISHED = ("classic", "french", "gang", "german")


def test_a_match_that_was_never_dealt_is_empty(person: People) -> None:
    with person() as ana:
        page = ana.visit("/replay")
        choose_file(page, GOLDEN["not-started"])
        page.get_by_text(said("replay-empty")).wait_for()


def test_a_match_that_was_just_played_is_replayed_from_its_end(person: People, site: Site) -> None:
    with person() as ana:
        address = kept(site, FAIR)
        page = opened(ana.visit(f"{address}#d3.9999"))
        names = [seat.name for seat in parse_record(FAIR).seats]
        assert shown(page.evaluate(READ), names) == expected(steps_of(FAIR)[-1], names)


# --- links, keys, hidden hands ---------------------------------------------------------------------------------------


def test_a_link_to_a_moment_opens_it_and_the_address_follows(person: People, site: Site) -> None:
    steps, names = steps_of(FAIR), [seat.name for seat in parse_record(FAIR).seats]
    starts = [place for place, step in enumerate(steps) if isinstance(step.events[0], DealStarted)]
    with person() as ana:
        address = kept(site, FAIR)
        page = opened(ana.visit(f"{address}#d2.17"))
        assert shown(page.evaluate(READ), names) == expected(steps[starts[1] + 17], names)
        link = page.get_by_label(said("replay-link"), exact=True)
        expect(link).to_have_value(f"{site.url}{address}#d2.17")
        page.get_by_role("button", name=said("replay-forward"), exact=True).click()
        page.wait_for_url(f"**{address}#d2.18")
        expect(link).to_have_value(f"{site.url}{address}#d2.18")
        page.get_by_role("button", name=said("replay-copy"), exact=True).click()
        page.get_by_text(said("replay-copied")).first.wait_for()
        page.evaluate("() => { location.hash = '#d3'; }")
        page.wait_for_function("(name) => document.querySelector('select').selectedOptions[0].text === name", arg="3")
        assert shown(page.evaluate(READ), names) == expected(steps[starts[2]], names)
        page.reload()
        assert shown(opened(page).evaluate(READ), names) == expected(steps[starts[2]], names)


def test_everything_is_done_by_keys_and_read_out(person: People, site: Site) -> None:
    heard = "() => document.querySelector('main [aria-live=polite]').textContent"
    with person() as ana:
        page = opened(ana.visit(kept(site, FAIR)))
        assert page.evaluate(heard) == ""
        moments = []
        for key in ("ArrowRight", "ArrowUp", "End", "ArrowDown", "Home"):
            before = page.evaluate(heard)
            page.keyboard.press(key)
            page.wait_for_function(f"(before) => ({heard})() !== before", arg=before)
            moments.append(page.evaluate(heard))
        assert all(shape("replay-moment").match(each) or shape("replay-moment-start").match(each) for each in moments)
        assert len(set(moments)) == len(moments)
        slider = page.get_by_role("slider", name=said("replay-timeline"), exact=True)
        for _ in range(60):
            page.keyboard.press("Tab")
            if slider.evaluate("(element) => element === document.activeElement"):
                break
        page.keyboard.press("ArrowRight")
        assert slider.input_value() == "1"
        assert shape("replay-moment").match(slider.get_attribute("aria-valuetext") or "")
        assert page.evaluate(heard) == ""  # the slider itself has said it
        for _ in range(3):  # to the beginning, back, play
            page.keyboard.press("Tab")
        page.keyboard.press("Space")
        page.wait_for_function("() => Number(document.querySelector('input[type=range]').value) > 2")
        assert page.evaluate(heard) == ""  # nobody did that by hand
        page.keyboard.press("Space")
        page.get_by_role("button", name=said("replay-play"), exact=True).wait_for()


def test_hidden_hands_are_nowhere_in_the_page(person: People, site: Site) -> None:
    text = played_text("classic", 3)
    steps = steps_of(text)
    with person() as ana:
        page = opened(ana.visit(kept(site, text)))
        choice = page.get_by_label(said("replay-hands"), exact=True)
        choice.select_option("hidden")
        found = page.evaluate(READ_ALL, len(steps))
        for step, seen in zip(steps, found, strict=True):
            deal = step.after.public.deal
            assert deal is not None
            if deal.deal_winner is None:
                assert {card for seat in seen["seats"] for card in seat["cards"]} == {"back"}
            assert seen["aside"] == []
        page.locator("body").press("Home")
        for seat in range(3):
            choice.select_option(str(seat))
            seats = page.evaluate(READ)["seats"]
            hands = [set(seat["cards"]) == {"back"} for seat in seats]
            assert hands == [other != seat for other in range(3)]
            labels = page.locator("[data-seat] [aria-label]").evaluate_all(
                "(found) => found.map((each) => each.getAttribute('aria-label'))"
            )
            assert len(labels) == 1


def test_deals_and_tricks_are_chosen_from_lists(person: People, site: Site) -> None:
    steps, names = steps_of(FAIR), [seat.name for seat in parse_record(FAIR).seats]
    with person() as ana:
        page = opened(ana.visit(kept(site, FAIR)))
        page.get_by_label(said("replay-deal"), exact=True).select_option(label="2")
        page.get_by_label(said("replay-trick"), exact=True).select_option(label="3")
        lead = next(
            after for before, after in pairwise(steps)
            if (deal := after.after.public.deal) is not None and deal.number == 2 and len(deal.tricks) == 2
            and len(deal.trick.turns) == 1
        )  # fmt: skip
        assert shown(page.evaluate(READ), names) == expected(lead, names)


# --- what cannot be shown --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "code",
    nightly_but(("record/contradiction",), ("record/illegal_action", "record/contradiction", "record/not_a_record")),
)
def test_a_broken_file_is_refused_in_words_with_the_line(code: str, person: People) -> None:
    text = next(make() for each, make in REFUSED_TEXTS.items() if each == code)
    with person() as ana:
        ana.watch.expected.append("400")
        page = ana.visit("/replay")
        choose_file(page, text)
        alert = page.get_by_role("alert").filter(has_text=said("replay-refused"))
        alert.wait_for()
        sentence = alert.inner_text().removeprefix(said("replay-refused")).strip()
        facts = json.loads(ana.watch.heard[-1][2])["facts"]
        why = messages().format(message_id(code), **facts)
        assert sentence == said("replay-refused-line", line=facts["line"], sentence=why)
        page.get_by_label(said("replay-paste"), exact=True).fill(FAIR)
        page.get_by_role("button", name=said("replay-show"), exact=True).click()
        opened(page)
        expect(page.get_by_role("heading", level=1)).to_be_focused()


def test_a_file_without_end_is_not_even_sent(person: People) -> None:
    with person() as ana:
        page = ana.visit("/replay")
        choose_file(page, "#" * (512 * 1024 + 1))
        page.get_by_text(said("replay-too-large", limit=512)).wait_for()
        assert not [where for _how, where, _text in ana.watch.heard if where == "/api/replays"]


def test_a_match_that_is_not_there_is_told_so(person: People) -> None:
    with person() as ana:
        ana.watch.expected.append("404")
        page = ana.visit(f"/m/{new_id(0, bytes(8))}")
        page.get_by_text(said("replay-unknown")).wait_for()
        page.get_by_role("button", name=said("replay-again"), exact=True).click()
        page.get_by_text(said("replay-unknown")).wait_for()


# --- what else can be done -------------------------------------------------------------------------------------------


def test_a_record_is_saved_and_handed_to_the_check(person: People, site: Site) -> None:
    with person() as ana:
        address = kept(site, FAIR)
        page = opened(ana.visit(address))
        with page.expect_download() as download:
            page.get_by_role("link", name=said("replay-download"), exact=True).click()
        assert Path(download.value.path()).read_text(encoding="utf-8") == FAIR
        page.get_by_role("link", name=said("replay-verify"), exact=True).click()
        page.wait_for_url(f"**/verify#m={address.removeprefix('/m/')}")
        page = ana.visit("/replay")
        choose_file(page, FAIR)
        opened(page).get_by_role("button", name=said("replay-verify"), exact=True).click()
        page.wait_for_url("**/verify")
        page.locator('[data-verdict="verified"]').wait_for()


def test_own_matches_are_listed(person: People, site: Site) -> None:
    with person(name="Ana") as ana:
        page = ana.visit("/replay")
        page.get_by_text(said("replay-mine-empty")).wait_for()
        me = page.evaluate("async () => (await (await fetch('/api/me')).json()).player_id")
        match_id = new_id(0, token_bytes(8))
        mine = finished_match(match_id, FAIR, me, ended_at_ms=1_760_000_000_000)
        site.run(site.server.services.for_matches.history.matches.put(mine))
        page.reload()
        page.get_by_role("link", name=shape("replay-mine-match")).click()
        page.wait_for_url(f"**/m/{match_id}")
        opened(page)


# --- for everybody ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "record, moment, mode",
    [
        ("fair", "#d2", "pictures"),
        pytest.param("three-seats", "#d1.12", "pictures", marks=pytest.mark.nightly),
        pytest.param("fair", "#d3.9999", "pictures", marks=pytest.mark.nightly),
        pytest.param("fair", "#d2.9", "text", marks=pytest.mark.nightly),
    ],
)
def test_a_replay_has_no_barriers(
    record: str, moment: str, mode: str, views: tuple[View, ...], person: People, site: Site
) -> None:
    with person(theme="auto", textMode=mode == "text") as ana:
        page = opened(ana.visit(f"{kept(site, GOLDEN[record])}{moment}"))
        assert "\n".join(faults_seen(page, views)) == ""


def test_opening_a_record_has_no_barriers(views: tuple[View, ...], person: People) -> None:
    with person(theme="auto", name="Ana") as ana:
        ana.watch.expected.append("400")
        page = ana.visit("/replay")
        choose_file(page, with_line(FAIR, 1, "gof-record 9"))
        page.get_by_role("alert").filter(has_text=said("replay-refused")).wait_for()
        assert "\n".join(faults_seen(page, views)) == ""
