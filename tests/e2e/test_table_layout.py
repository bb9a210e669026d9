"""The table in every window: no index cut, nothing over anything else, nothing outside, and nothing moves by itself."""

import json
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager
from dataclasses import dataclass
from itertools import product

import pytest
from playwright.sync_api import Page

from bench.page_transfer import HOLD_BACK
from gangoffour.protocol import decode_server_message
from tests.cases import nightly_but
from tests.e2e.looking import DRAWN, NARROW, enlarge_text, texts_too_wide
from tools.browser.chromium import Person
from tools.browser.players import MousePlayer
from tools.browser.scenes import KeptScene, kept_scenes
from tools.browser.screens import show
from tools.browser.words import said

pytestmark = pytest.mark.services("browser")
People = Callable[..., AbstractContextManager[Person]]

WINDOWS: Mapping[int, int] = {
    320: 640,
    360: 640,
    390: 844,
    820: 1180,
    1024: 768,
    1280: 800,
    1440: 900,
    1920: 1080,
    2560: 1440,
    3840: 2160,
}
"""Heights by widths."""
TURNED: Mapping[int, int] = {
    568: 320,
    640: 360,
    844: 390,
    1180: 820,
    768: 1024,
    800: 1280,
    900: 1440,
    1080: 1920,
    1440: 2560,
    2160: 3840,
}
"""The same screens, turned by a quarter."""
LOW = 560
"""In windows less high the table has a form of its own, which is fetched when it is first wanted."""
LANGUAGES = ("en", "de", "fi", "pl")
FULL = ("1G", "1M", "2Y", "3G", "3R", "4R", "5Y", "6Y", "6R", "6R", "7R", "8G", "9Y", "10Y", "10Y", "10R", "DR")
NAMES = ("Stammgast 12", "Kartenhai", "Hidden Otter", "Ülo Õunapuu")
FEWEST_CARDS_MOST = 17
TURNS = 6

FAULTS = """() => {
    const found = [];
    const width = document.documentElement.clientWidth;
    const shown = (each) =>
        each.checkVisibility({ visibilityProperty: true }) && !each.closest(".visually-hidden, .quiet");
    const all = (selector) => [...document.querySelectorAll(selector)].filter(shown);
    const box = (each) => each.getBoundingClientRect();
    const named = (each) => `${each.className} ${(each.textContent ?? "").trim().slice(0, 30)}`;
    const page = document.documentElement;
    if (page.scrollWidth > width) found.push(`scrolls sideways: ${page.scrollWidth}`);
    if (page.scrollHeight > innerHeight + 1) found.push(`scrolls down: ${page.scrollHeight}`);
    const cards = all("[data-key] button").map(box);
    for (const [index, card] of cards.entries()) {
        const next = cards[index + 1];
        if (card.left < -0.5 || card.right > width + 0.5) found.push(`card ${index} outside`);
        if (next && Math.abs(next.top - card.top) < card.height / 2 && next.left - card.left < 0.655 * card.width)
            found.push(`index of card ${index} cut: ${(next.left - card.left) / card.width}`);
        if (card.width < 29.5) found.push(`card ${index} is ${card.width} wide`);
    }
    const parts = all(".cloth > .seat, .cloth .pile, .cloth .beaten, .cloth .tag, .cloth .passed");
    for (const [index, one] of parts.entries())
        for (const other of parts.slice(index + 1)) {
            const [a, b] = [box(one), box(other)];
            const x = Math.min(a.right, b.right) - Math.max(a.left, b.left);
            const y = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
            if (x > 1 && y > 1) found.push(`over each other: ${named(one)} | ${named(other)}`);
        }
    for (const each of all(".name, .tag, .duty, .own button, .count, .points"))
        if (each.scrollWidth > each.clientWidth + 1 && getComputedStyle(each).display !== "inline")
            found.push(`cut: ${named(each)} ${each.scrollWidth} of ${each.clientWidth}`);
    const least = width < 344 ? 41.5 : 43.5;
    for (const each of all("button:not([data-key] button, .pile), header a"))
        if (box(each).width < least || box(each).height < least)
            found.push(`small: ${named(each)} ${box(each).width} by ${box(each).height}`);
    for (const each of all("main *, header *"))
        if (
            [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim())
            && parseFloat(getComputedStyle(each).fontSize) < 12.9
        )
            found.push(`letters too small: ${named(each)}`);
    return found;
}"""
"""Of all that is looked for: what is wrong with the table on the page."""

PLACES = """() => {
    window.places = {};
    const note = () => {
        const count = document.querySelectorAll("[data-key]").length;
        const parts = [...document.querySelectorAll(".hand .cards, .acts, .rail, .tabs, header")];
        const boxes = parts.map((each) => each.getBoundingClientRect()).map(({ x, y, width, height }) =>
            [x, y, width, height].map(Math.round).join(" "));
        const deal = document.querySelector("h1")?.textContent;
        if (count > 0 && parts.length > 0) (window.places[`${deal}/${count}`] ??= new Set()).add(boxes.join(" | "));
        requestAnimationFrame(note);
    };
    note();
}"""
"""Notes in every frame where hand, buttons and rail are, by the deal and the number of cards in the hand."""
SEEN = "() => Object.values(window.places).map((seen) => [...seen])"


SHIFTS = """() => {
    window.shifts = [];
    const element = ({ node }) => (node instanceof Element ? node : node?.parentElement);
    const stays = (each) => each != null && each.isConnected && each.closest(".spot, .held") === null;
    const observer = new PerformanceObserver((list) => {
        if (document.querySelector(".held") === null) observer.disconnect();
        else
            for (const each of list.getEntries())
                for (const one of each.sources.map(element).filter(stays))
                    window.shifts.push(`${each.value}: ${one.className}`);
    });
    observer.observe({ type: "layout-shift" });
}"""
"""Notes what moves without anybody having touched the page, but for the trick and the fans of backs that shrink.

It ends with the deal: the leftovers lie open then, and whoever has won is shown."""


@dataclass(frozen=True)
class Case:
    """Who sits there, how many cards are in the hand, in which language."""

    seats: int
    cards: int
    language: str


def moment(case: Case) -> KeptScene:
    """A moment of a real match, bent: with so many seats and cards, and with long names."""
    welcome = json.loads(kept_scenes()["follow"].text)
    snapshot = welcome["snapshot"]
    table, match = snapshot["table"], snapshot["match"]
    deal = match["deal"]
    mine = welcome["seat"]
    kept = [mine, *(seat for seat in range(4) if seat != mine)][: case.seats]
    seat_of = {seat: index for index, seat in enumerate(sorted(kept))}
    table["seats"] = [table["seats"][seat] for seat in sorted(kept)]
    table["options"]["seat_count"] = match["seat_count"] = case.seats
    for index, seat in enumerate(table["seats"]):
        seat["player"]["name"] = NAMES[index]
    match["scores"] = match["scores"][: case.seats]
    deal["hand_sizes"] = deal["hand_sizes"][: case.seats]
    deal["trick"]["turns"] = [
        {**turn, "seat": seat_of[turn["seat"]]} for turn in deal["trick"]["turns"] if turn["seat"] in seat_of
    ]
    for field in ("dealer", "seat_to_act"):
        deal[field] = seat_of.get(deal[field], 0)
    deal["trick"]["leader"] = deal["trick"]["turns"][0]["seat"]
    match["first_dealer"] = deal["dealer"]
    welcome["seat"] = seat_of[mine]
    snapshot["own"]["hand"] = list(FULL[: case.cards])
    deal["hand_sizes"][welcome["seat"]] = case.cards
    text = json.dumps(welcome)
    decode_server_message(text)
    return KeptScene("follow", text)


def shown(person: Person, scene: KeptScene) -> Page:
    scene.replay(person.page)
    person.page.add_init_script(HOLD_BACK)  # what was bent is no fair deal any more, and would be called so
    return person.visit(scene.address)


def table_of(person: Person, case: Case) -> Page:
    page = shown(person, moment(case))
    page.locator("[data-key]").nth(case.cards - 1).wait_for()
    page.wait_for_load_state("networkidle")
    return page


def faults(page: Page, widths: Mapping[int, int]) -> Iterator[str]:
    for width, height in widths.items():
        page.set_viewport_size({"width": width, "height": height})
        if height < LOW:
            page.locator(".face.low").wait_for()
        page.evaluate(DRAWN)
        page.wait_for_load_state("networkidle")
        yield from (f"{width}: {fault}" for fault in page.evaluate(FAULTS))


@pytest.mark.parametrize("case", [Case(4, 16, "en"), Case(3, 17, "de")], ids=str)
def test_the_table_fits_its_window(case: Case, person: People) -> None:
    widths = {width: WINDOWS[width] for width in (320, 390, 820, 1280, 2560)}
    with person(name="Ana", language=case.language, motion="off") as ana:
        assert "\n".join(faults(table_of(ana, case), widths)) == ""


@pytest.mark.nightly
@pytest.mark.parametrize("windows", [WINDOWS, TURNED], ids=["upright", "turned"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_fits_every_window(language: str, windows: Mapping[int, int], person: People) -> None:
    for seats, cards in product((3, 4), range(1, FEWEST_CARDS_MOST + 1)):
        with person(name="Ana", language=language, motion="off") as ana:
            case = Case(seats, cards, language)
            assert "\n".join(f"{case} {fault}" for fault in faults(table_of(ana, case), windows)) == ""


def last_cards(language: str) -> KeptScene:
    """Everybody else has a last card, and whoever is on turn a duty for it."""
    welcome = json.loads(moment(Case(4, 9, language)).text)
    deal = welcome["snapshot"]["match"]["deal"]
    deal["declared"] = [seat for seat in range(4) if seat != welcome["seat"]]
    for seat in deal["declared"]:
        deal["hand_sizes"][seat] = 1
    welcome["snapshot"]["own"]["limits"] |= {"may_pass": False, "single_only": True}
    text = json.dumps(welcome)
    decode_server_message(text)
    return KeptScene("follow", text)


@pytest.mark.parametrize("language", ["pl"])
def test_last_cards_fit_a_narrow_window_with_large_letters(language: str, person: People) -> None:
    with person(NARROW, name="Ana", language=language, motion="off") as ana:
        page = shown(ana, last_cards(language))
        page.locator(".seat.last strong").nth(2).wait_for()
        enlarge_text(page)
        assert texts_too_wide(page) == []


def test_cards_grow_with_the_window(person: People) -> None:
    with person(name="Ana", motion="off") as ana:
        page = table_of(ana, Case(4, 16, "en"))
        width = "() => document.querySelector('[data-key] button').getBoundingClientRect().width"
        sizes = []
        for window in (1440, 2560):
            page.set_viewport_size({"width": window, "height": WINDOWS[window]})
            sizes.append(page.evaluate(width))
        assert sizes[1] >= 1.5 * sizes[0]


@pytest.mark.parametrize("width", nightly_but((390,), (390, 1440)))
def test_hand_and_buttons_stay_where_they_are_while_others_play(width: int, person: People) -> None:
    with person((width, WINDOWS[width]), name="Ana", motion="off") as ana:
        ana.visit(ana.open_table(*["greedy"] * 3))
        player = MousePlayer(ana)
        assert player.wanted() == "turn"
        ana.page.wait_for_load_state("networkidle")
        if ana.page.locator(".rail").count() > 0:
            ana.page.locator(".rail .tabs").wait_for()
        ana.page.evaluate(PLACES)
        player.play_match(stop=lambda: player.turns >= TURNS)
        seen = ana.page.evaluate(SEEN)
        assert len(seen) > 1
        assert [places for places in seen if len(places) > 1] == []


def test_on_a_phone_the_way_to_the_next_deal_is_as_wide_as_the_hand(person: People) -> None:
    with person((390, 844), name="Ana") as ana:
        page = show(ana, "deal over")
        box = page.get_by_role("button", name=said("deal-over-ready")).bounding_box()
        assert box is not None
        assert box["width"] > 0.9 * 390


@pytest.mark.nightly
def test_nothing_shifts_for_whoever_looks_on_while_others_play(person: People) -> None:
    with person(name="Ana", motion="off") as ana, person((1440, 900), name="Ben", motion="off") as ben:
        address = ana.open_table(*["greedy"] * 3)
        ana.visit(address)
        player = MousePlayer(ana)
        assert player.wanted() == "turn"
        ben.visit(address).locator(".cloth").wait_for()
        ben.page.locator("header .watchers").wait_for(state="attached")
        ben.page.wait_for_load_state("networkidle")
        ben.page.evaluate(SHIFTS)
        player.play_match(stop=lambda: player.turns >= TURNS)
        ben.page.evaluate(DRAWN)
        assert ben.page.evaluate("() => window.shifts") == []
