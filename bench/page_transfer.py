"""How many bytes a page costs: counted in the browser, request by request, as they come over the wire."""

import re
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, replace
from pathlib import PurePosixPath
from typing import Any, Final
from urllib.parse import urlsplit

from playwright.sync_api import Browser, Page

from bench.page_goals import BUDGETS_KB
from tools.browser.chromium import DESKTOP, PHONE, Person, person
from tools.figures import Figure
from tools.servers.site import Site

KB: Final = 1000
QUIET_MS: Final = 500
BOTS: Final = ("planner",) * 3
HAND: Final = "[data-key]"
"""The place of a card in the hand."""
FAIR_DEAL: Final = "fair_play*.js"
"""Hashing and what it is for: a part of its own, which a table waits for only before the first deal."""
DISPLAY_FACE: Final = "*.woff2"
"""The face of titles. It is kept for all screens once it came, so it has a budget of its own."""
NAMED: Final = re.compile(r'/assets/[^"]+\.(?:js|css)')
"""What a page names in its text. In its document, what it fetches later adds more."""
HOLD_BACK: Final = """
window.heldBack = [];
const atOnce = window.setTimeout.bind(window);
window.setTimeout = (work, ms, ...facts) =>
    ms >= 1000 ? window.heldBack.push(() => work(...facts)) : atOnce(work, ms, ...facts);
"""
"""What a page means to do a second later is done when it is told to, however slow the machine is."""
RELEASE: Final = "() => { for (const work of window.heldBack.splice(0)) work(); }"


@dataclass(frozen=True, slots=True)
class Transfer:
    """What came over the wire, in bytes by path; what sockets told has the path "socket"."""

    contents: Mapping[str, int]
    headers: Mapping[str, int]
    first: frozenset[str] = frozenset()
    """What the page itself names: all that it needs before anything else is fetched."""

    def kb(self, pattern: str) -> float:
        """Return how much came in files with such names, packed."""
        return sum(size for path, size in self.contents.items() if PurePosixPath(path).match(pattern)) / KB

    def first_kb(self, pattern: str) -> float:
        """Return how much of that came before anything else."""
        paths = (path for path in self.first if PurePosixPath(path).match(pattern))
        return sum(self.contents.get(path, 0) for path in paths) / KB

    @property
    def all_kb(self) -> float:
        """How much came at all."""
        return (sum(self.contents.values()) + sum(self.headers.values())) / KB


class Meter:
    """Counts what a page is sent."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._contents: Counter[str] = Counter()
        self._headers: Counter[str] = Counter()
        self._under_way: dict[str, tuple[str, int]] = {}
        """Path and size of the headers of each request that is not answered in full."""
        session = page.context.new_cdp_session(page)
        session.on("Network.requestWillBeSent", self._ask)
        session.on("Network.responseReceived", self._begin)
        session.on("Network.loadingFinished", self._finish)
        session.on("Network.loadingFailed", self._fail)
        session.on("Network.webSocketFrameReceived", self._hear)
        session.send("Network.enable")

    def settled(self) -> Transfer:
        """Wait until nothing more comes; return what came since the page was opened."""
        before: Counter[str] | None = None
        while self._under_way or before != self._contents:
            before = self._contents.copy()
            self._page.wait_for_timeout(QUIET_MS)
        return Transfer(self._contents.copy(), self._headers.copy())

    def _ask(self, event: dict[str, Any]) -> None:
        self._under_way[event["requestId"]] = urlsplit(event["request"]["url"]).path, 0

    def _begin(self, event: dict[str, Any]) -> None:
        path, _ = self._under_way[event["requestId"]]
        self._under_way[event["requestId"]] = path, int(event["response"]["encodedDataLength"])

    def _finish(self, event: dict[str, Any]) -> None:
        path, headers = self._under_way.pop(event["requestId"])
        self._contents[path] += int(event["encodedDataLength"]) - headers
        self._headers[path] += headers

    def _fail(self, event: dict[str, Any]) -> None:
        self._under_way.pop(event["requestId"], None)

    def _hear(self, event: dict[str, Any]) -> None:
        self._contents["socket"] += len(event["response"]["payloadData"])


@contextmanager
def metered(
    started: Browser,
    site: Site,
    viewport: tuple[int, int] = PHONE,
    *,
    name: str | None = None,
    language: str = "en",
) -> Iterator[tuple[Person, Meter]]:
    """Give somebody a browser with nothing in its cache, and count what they are sent."""
    with person(started, site, viewport, name=name, language=language, vibrate=False) as somebody:
        somebody.page.add_init_script(HOLD_BACK)
        yield somebody, Meter(somebody.page)


def visit_of_home(started: Browser, site: Site, language: str = "en") -> tuple[Transfer, Transfer]:
    """Come to the start page for the first time; say what it cost, and what with the table that is fetched ahead."""
    with metered(started, site, language=language) as (somebody, meter):
        page = somebody.visit("/")
        page.locator("h1").wait_for()
        shown = meter.settled()
        page.evaluate(RELEASE)
        return shown, meter.settled()


def visit_of_table(started: Browser, site: Site, viewport: tuple[int, int] = PHONE) -> Transfer:
    """Come to a table for the first time, until there are cards in the hand; say what it cost."""
    with metered(started, site, viewport, name="Ana") as (somebody, meter):
        address = somebody.open_table(*BOTS)
        page = somebody.visit(address)
        first = named_in(somebody, site.url + address)
        page.locator(HAND).first.wait_for()
        return replace(meter.settled(), first=first)


def named_in(somebody: Person, address: str) -> frozenset[str]:
    """Return the scripts and styles that a page names itself: it has them before it fetches anything else."""
    return frozenset(NAMED.findall(somebody.page.request.get(address).text()))


def after_cards(table: Transfer) -> float:
    """Return how much in scripts comes when a card can be played already, but for the fair deal."""
    return table.kb("*.js") - table.kb(FAIR_DEAL) - table.first_kb("*.js")


def visit_of_screen(started: Browser, site: Site, address: str, sign: str) -> Transfer:
    """Come to a screen for the first time, until a sign of it is there; say what it cost."""
    with metered(started, site) as (somebody, meter):
        page = somebody.visit(address)
        first = named_in(somebody, site.url + address)
        page.locator(sign).first.wait_for()
        return replace(meter.settled(), first=first)


def budget(name: str, kb: float) -> Figure:
    """Set a size beside its budget."""
    return Figure(name, kb, "kB", BUDGETS_KB[name])


LESSON: Final = ("/learn/1", HAND)
"""A table as well: what it needs before its cards can be played counts apart from what comes after them."""
OTHER_SCREENS: Final[Mapping[str, tuple[str, str]]] = {
    "scripts of the replay": ("/replay", "input[type=file]"),
    "scripts of the verification": ("/verify", "input[type=file]"),
    "scripts of the pad": ("/pad", "form"),
}
"""Screens beside home and table: their addresses, and by what one sees that they are there."""


def measure_transfer(started: Browser, site: Site) -> list[Figure]:
    """Measure everything that has a budget."""
    home, ahead = visit_of_home(started, site)
    table = visit_of_table(started, site)
    wide = visit_of_table(started, site, DESKTOP)
    lesson = visit_of_screen(started, site, *LESSON)
    return [
        budget("scripts of home", home.kb("*.js")),
        budget("first visit", home.all_kb),
        Figure("first visit, with the table fetched ahead", ahead.all_kb, "kB"),
        budget("scripts of the table", table.first_kb("*.js")),
        budget("scripts of the table after the cards", after_cards(table)),
        Figure("scripts of the table, with the panel of a wide window", wide.kb("*.js") - wide.kb(FAIR_DEAL), "kB"),
        budget("scripts of the fair deal", table.kb(FAIR_DEAL)),
        budget("styles", table.first_kb("*.css")),
        budget("words of home", home.kb("*.ftl")),
        budget("words of the table", table.kb("*-table-*.ftl")),
        budget("catalogue", table.kb("*.bin")),
        budget("faces of the cards", table.kb("faces-*")),
        Figure("first visit of a table, everything", table.all_kb, "kB"),
        budget("scripts of a lesson", lesson.first_kb("*.js")),
        budget("first visit of a lesson", lesson.all_kb - lesson.kb(DISPLAY_FACE)),
        budget("display face", lesson.kb(DISPLAY_FACE)),
        *(budget(name, visit_of_screen(started, site, *where).kb("*.js")) for name, where in OTHER_SCREENS.items()),
    ]
