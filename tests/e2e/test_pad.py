"""The score pad for people with real cards: taps, digits, reloads, no server, and what it gives away."""

import base64
import json
import re
import struct
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from gangoffour.engine import points_for
from tests.cases import nightly_but
from tests.e2e.looking import SIZES, View, faults_seen
from tests.promises import Promises
from tools.browser.chromium import PHONE, Person
from tools.browser.words import said

pytestmark = pytest.mark.services("browser")
People = Callable[..., AbstractContextManager[Person]]
Deal = tuple[int, tuple[int, ...]]

KEY = "gangoffour.pad.1"
NAMES = ("Ana", "Ben", "Cleo", "Dan")
FOURTEEN: tuple[Deal, ...] = (*((number % 3, (1, 2, 7)) for number in range(13)), (0, (3, 1, 8)))
"""Dan wins none and reaches the limit in the last deal: thirteen times 7 points, then 16."""
MOST_TAPS = 75
SMALLEST_TARGET = 44
PAPER, INK = (0xFD, 0xF9, 0xEC), (0x1C, 0x31, 0x60)

COLOUR_SHARES = """async ([data, colours]) => {
    const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
    const pen = new OffscreenCanvas(picture.width, picture.height).getContext("2d");
    pen.drawImage(picture, 0, 0);
    const { data: dots } = pen.getImageData(0, 0, picture.width, picture.height);
    const counts = colours.map(() => 0);
    for (let place = 0; place < dots.length; place += 4)
        colours.forEach(([r, g, b], each) => {
            if (dots[place] === r && dots[place + 1] === g && dots[place + 2] === b) counts[each] += 1;
        });
    return counts.map((count) => count / (dots.length / 4));
}"""

CAN_SEND = """navigator.canShare = ({ files }) => files.length === 1;
navigator.share = async ({ files }) => { globalThis.sent = files[0]; };"""

SMALL_TARGETS = """(smallest) => [...document.querySelectorAll("main :is(button, select, .field)")]
    .filter((each) => each.checkVisibility())
    .map((each) => [each.textContent.trim(), each.getBoundingClientRect()])
    .filter(([, box]) => box.width < smallest || box.height < smallest)
    .map(([text, box]) => `${text}: ${box.width} x ${box.height}`)"""


class Pad:
    """The pad on a page, and how often it was tapped."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.taps = 0

    def button(self, message: str, **facts: str | int) -> Locator:
        return self.page.get_by_role("button", name=said(message, **facts), exact=True)

    def tap(self, target: Locator) -> None:
        self.taps += 1
        target.tap()

    def begin(self) -> None:
        for seat, name in enumerate(NAMES):
            self.page.get_by_label(said("pad-name", number=seat + 1), exact=True).fill(name)
        self.tap(self.button("pad-begin"))

    def open(self, number: int) -> None:
        self.tap(self.button("pad-write", number=number))

    def name(self, winner: int) -> None:
        self.tap(self.page.get_by_role("button", name=NAMES[winner], exact=True))

    def count(self, seat: int, cards: int) -> None:
        self.tap(self.button("pad-left", name=NAMES[seat], count=cards))

    def write(self, number: int, deal: Deal) -> None:
        winner, left = deal
        self.open(number)
        self.name(winner)
        for seat, cards in zip(_others(winner), left, strict=True):
            self.count(seat, cards)

    def shows(self, scores: Sequence[int]) -> None:
        """Wait for the sheet, which after a reload is drawn later than the page, and hold it to these scores."""
        expect(self.page.locator("tfoot td")).to_have_text([str(score) for score in scores])

    def heard(self, sentence: str) -> None:
        self.page.locator("[aria-live]").filter(has_text=sentence).wait_for(state="attached")


def _others(winner: int) -> list[int]:
    return [seat for seat in range(len(NAMES)) if seat != winner]


def _sums(deals: Sequence[Deal]) -> list[int]:
    sums = [0] * len(NAMES)
    for winner, left in deals:
        for seat, cards in zip(_others(winner), left, strict=True):
            sums[seat] += points_for(cards)
    return sums


def _entries(deals: Sequence[Deal], preset: str = "classic", *extra: dict[str, Any]) -> str:
    """What a browser keeps after these deals."""
    entries: list[dict[str, Any]] = [{"type": "begin", "names": NAMES, "preset": preset, "length": "full"}]
    for winner, left in deals:
        entries.append({"type": "winner", "seat": winner})
        pairs = zip(_others(winner), left, strict=True)
        entries += [{"type": "left", "seat": seat, "cards": cards} for seat, cards in pairs]
    return json.dumps({"entries": [*entries, *extra], "count": len(entries) + len(extra)})


def _with(person: Person, kept: str) -> Pad:
    """Open the pad in a browser that kept something."""
    person.visit("/robots.txt")
    person.page.evaluate("([key, kept]) => localStorage.setItem(key, kept)", [KEY, kept])
    return Pad(person.visit("/pad"))


def _share(pad: Pad) -> None:
    pad.tap(pad.button("pad-share"))
    pad.page.get_by_role("img", name=said("pad-picture"), exact=True).wait_for()


def _write_fourteen(pad: Pad) -> None:
    """Write down a whole match, and see each deal on the sheet, also after reloads."""
    pad.begin()
    for number, deal in enumerate(FOURTEEN, start=1):
        pad.write(number, deal)
        pad.shows(_sums(FOURTEEN[:number]))
        if number < len(FOURTEEN):
            expect(pad.button("pad-write", number=number + 1)).to_be_in_viewport(ratio=1)
            expect(pad.page.locator("tfoot")).to_be_in_viewport(ratio=1)
        if number in (1, 8):
            pad.page.reload()
            pad.shows(_sums(FOURTEEN[:number]))
    pad.page.get_by_role("heading", name=said("pad-over", count=1, names="Ana")).wait_for()


@pytest.mark.nightly
def test_fourteen_deals_are_written_down_by_few_taps(person: People) -> None:
    with person(PHONE) as ana:
        pad = Pad(ana.visit("/pad"))
        _write_fourteen(pad)
        assert pad.taps <= MOST_TAPS
        pad.tap(pad.button("pad-again"))
        pad.shows([0, 0, 0, 0])


@pytest.mark.nightly
def test_fourteen_deals_are_written_down_in_ninety_seconds(person: People, promises: Promises) -> None:
    with person(PHONE) as ana:
        pad = Pad(ana.visit("/pad"))
        with promises.within(90, "writing down fourteen deals on the score pad"):
            _write_fourteen(pad)


def test_a_reload_in_the_middle_of_a_deal_loses_nothing(person: People) -> None:
    with person(PHONE) as ana:
        pad = Pad(ana.visit("/pad"))
        pad.begin()
        pad.open(1)
        pad.name(2)
        pad.count(0, 16)
        pad.page.reload()
        pad.count(1, 11)
        pad.page.reload()
        pad.tap(pad.button("site-close"))
        pad.tap(pad.button("pad-write-on", number=1))
        pad.count(3, 1)
        pad.shows([80, 33, 0, 1])


def test_nothing_of_the_pad_needs_the_server(person: People) -> None:
    with person(PHONE) as ana:
        pad = Pad(ana.visit("/pad"))
        pad.page.wait_for_load_state("networkidle")
        ana.context.set_offline(True)
        pad.begin()
        pad.write(1, (0, (11, 4, 4)))
        pad.page.get_by_text(said("pad-sum", count=11, factor=3, points=33)).wait_for()
        pad.heard(said("pad-exchange", giver="Ben", receiver="Ana"))
        _share(pad)
        with pad.page.expect_download() as download:
            pad.tap(pad.button("pad-save-picture"))
        assert Path(download.value.path()).stat().st_size > 0
        assert [where for _how, where, _text in ana.watch.heard] == []


def test_the_picture_is_the_paper_with_the_match_on_it(person: People) -> None:
    with person(PHONE) as ana:
        pad = _with(ana, _entries(FOURTEEN))
        _share(pad)
        with pad.page.expect_download() as download:
            pad.tap(pad.button("pad-save-picture"))
        assert download.value.suggested_filename.endswith(".png")
        data = Path(download.value.path()).read_bytes()
        width, height = struct.unpack(">II", data[16:24])
        assert (width, height) == (1080, 1386)
        assert len(data) < 400_000
        picture = [base64.b64encode(data).decode(), [PAPER, INK]]
        paper, ink = pad.page.evaluate(COLOUR_SHARES, picture)
        assert paper > 0.7
        assert ink > 0.01


def test_the_picture_is_sent_where_the_device_can(person: People) -> None:
    with person(PHONE) as ana:
        ana.page.add_init_script(CAN_SEND)
        pad = _with(ana, _entries(FOURTEEN[:3]))
        _share(pad)
        pad.tap(pad.button("pad-share-picture"))
        pad.page.wait_for_function("() => globalThis.sent?.type === 'image/png' && globalThis.sent.size > 1000")


def test_the_text_is_copied_without_a_secure_context(person: People, site: Any) -> None:  # noqa: ANN401  a Site
    with person(PHONE, url=site.plain_url) as ana:
        pad = _with(ana, _entries(FOURTEEN))
        assert pad.page.evaluate("() => navigator.clipboard === undefined")
        _share(pad)
        pad.tap(pad.button("pad-copy"))
        pad.page.get_by_text(said("pad-copied"), exact=True).wait_for()
        text = pad.page.get_by_label(said("pad-text"), exact=True).input_value()
        lines = text.splitlines()
        assert [line.split() for line in lines if line.startswith(said("pad-sheet-score"))] == [
            [said("pad-sheet-score"), *map(str, _sums(FOURTEEN))]
        ]
        assert len({len(line) for line in lines[2:-2]}) == 1
        pad.tap(pad.button("site-close"))
        pad.tap(pad.button("pad-new"))
        field = pad.page.get_by_label(said("pad-name", number=1), exact=True)
        field.fill("")
        field.press("Control+V")
        expect(field).to_have_value(re.compile(f"^{re.escape(lines[0])}"))


def test_a_deal_is_written_down_by_digits_and_read_out(person: People) -> None:
    with person() as ana:
        pad = _with(ana, _entries([]))
        pad.button("pad-write", number=1).press("Enter")
        for key in "2", "1", "4", "7", "1", "Enter":
            pad.page.keyboard.press(key)
        pad.button("pad-write", number=2).wait_for()
        pad.shows([56, 0, 7, 1])
        pad.heard(said("pad-said-deal", number=1, name="Ben"))
        pad.heard(said("pad-said-points", name="Ana", points=56))
        pad.heard(said("pad-exchange", giver="Ana", receiver="Ben"))
        expect(pad.button("pad-write", number=2)).to_be_focused()
        pad.page.keyboard.press("Control+z")
        pad.shows([0, 0, 0, 0])
        pad.page.keyboard.press("Control+Shift+z")
        pad.shows([56, 0, 7, 1])


def test_the_keyboard_alone_goes_through_a_deal(person: People) -> None:
    with person(letterKeys=False) as ana:
        pad = _with(ana, _entries([]))
        pad.button("pad-write", number=1).press("Enter")
        pad.page.keyboard.press("2")
        expect(pad.page.get_by_text(said("pad-ask-winner"), exact=True)).to_be_focused()
        pad.page.keyboard.press("Tab")
        pad.page.keyboard.press("Enter")
        expect(pad.page.get_by_text(said("pad-ask-left", name="Ben"), exact=True)).to_be_focused()
        pad.page.keyboard.press("Tab")
        for name in ("Ben", "Cleo", "Dan"):
            expect(pad.button("pad-left", name=name, count=1)).to_be_focused()
            pad.page.keyboard.press("Enter")
        expect(pad.button("pad-write", number=2)).to_be_focused()
        pad.shows([0, 1, 1, 1])


def test_a_tap_on_a_row_changes_its_deal(person: People) -> None:
    with person(PHONE) as ana:
        pad = _with(ana, _entries(FOURTEEN[:3]))
        pad.tap(pad.page.get_by_role("row").nth(2))
        pad.tap(pad.button("pad-tile-left", name="Dan", count=7))
        pad.count(3, 16)
        pad.shows([score + (80 - 7 if seat == 3 else 0) for seat, score in enumerate(_sums(FOURTEEN[:3]))])
        pad.tap(pad.button("pad-undo"))
        pad.shows(_sums(FOURTEEN[:3]))
        pad.tap(pad.button("pad-sheet-change", number=1))
        pad.tap(pad.button("pad-keep"))
        pad.button("pad-write", number=4).wait_for()
        pad.shows(_sums(FOURTEEN[:3]))


def test_a_new_sheet_remembers_the_players_and_can_be_undone(person: People) -> None:
    with person(PHONE) as ana:
        pad = _with(ana, _entries(FOURTEEN[:3]))
        pad.tap(pad.button("pad-new"))
        expect(pad.page.get_by_label(said("pad-name", number=4), exact=True)).to_have_value("Dan")
        pad.tap(pad.button("pad-swap", number=3, other=4))
        expect(pad.page.get_by_label(said("pad-name", number=4), exact=True)).to_have_value("Cleo")
        pad.tap(pad.button("pad-last-sheet"))
        pad.shows(_sums(FOURTEEN[:3]))


def test_where_the_cards_left_break_a_tie_the_people_are_asked(person: People) -> None:
    with person(PHONE) as ana:
        pad = _with(ana, _entries([(0, (4, 9, 9))], "gang"))
        pad.tap(pad.page.get_by_role("button", name="Dan", exact=True))
        pad.page.get_by_text(said("pad-exchange", giver="Dan", receiver="Ana")).wait_for()
        pad.tap(pad.button("pad-tied-change"))
        pad.page.get_by_role("button", name="Cleo", exact=True).wait_for()


def test_a_browser_that_keeps_nothing_still_counts(person: People) -> None:
    with person(PHONE) as ana:
        ana.page.add_init_script("Storage.prototype.setItem = () => { throw new DOMException('full'); };")
        pad = Pad(ana.visit("/pad"))
        pad.begin()
        pad.write(1, (0, (16, 1, 1)))
        pad.shows([0, 80, 1, 1])


# --- every state of the pad ------------------------------------------------------------------------------------------


def _setup(person: Person) -> Pad:
    return Pad(person.visit("/pad"))


def _winner(person: Person) -> Pad:
    pad = _with(person, _entries(FOURTEEN[:3]))
    pad.button("pad-write", number=4).click()
    return pad


def _counts(person: Person) -> Pad:
    return _with(person, _entries(FOURTEEN[:3], "classic", {"type": "winner", "seat": 1}))


def _change(person: Person) -> Pad:
    return _with(person, _entries(FOURTEEN[:3], "classic", {"type": "change", "deal": 0}))


def _tied(person: Person) -> Pad:
    return _with(person, _entries([(0, (9, 9, 9))], "gang"))


def _over(person: Person) -> Pad:
    return _with(person, _entries([*FOURTEEN, FOURTEEN[0]]))


def _shared(person: Person) -> Pad:
    pad = _over(person)
    pad.button("pad-share").click()
    pad.page.get_by_role("img", name=said("pad-picture"), exact=True).wait_for()
    return pad


STATES = (_setup, _winner, _counts, _change, _tied, _over, _shared)


@pytest.mark.parametrize("state", nightly_but((_over,), STATES), ids=lambda state: state.__name__.strip("_"))
def test_the_pad_has_no_barriers(state: Callable[[Person], Pad], views: tuple[View, ...], person: People) -> None:
    with person(theme="auto") as ana:
        page = state(ana).page
        page.locator("h1").wait_for()
        found = []
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            found += [f"{width}: too small: {each}" for each in page.evaluate(SMALL_TARGETS, SMALLEST_TARGET)]
        assert "\n".join(found + faults_seen(page, views)) == ""
