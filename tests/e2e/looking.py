"""Ways to look at a screen: for barriers, for controls that sound alike, for texts that run off or are not ours."""

import re
from collections import Counter
from collections.abc import Collection, Iterable
from contextlib import suppress
from functools import cache
from itertools import product
from typing import Any

from playwright.sync_api import Error, Page, Route

from gangoffour.engine import Card, Combination, Kind
from tests.cases import nightly_but
from tools.browser.chromium import DESKTOP, LANDSCAPE, PHONE
from tools.browser.words import Change, rewritten, said
from tools.tree import ROOT

Size = tuple[int, int]
View = tuple[Size, str]
NARROW = (320, 640)
SIZES = (DESKTOP, LANDSCAPE, PHONE, NARROW)
VIEWS: tuple[View, ...] = tuple(product(SIZES, ("dark", "light")))
"""Every sort of device in both themes."""

MAIN_SCREENS = ("home", "seating", "follow", "deal over", "match over", "settings", "follow as text")

DEVICE = r"Chrome, \w+"
"""What the browser of the tests is called where devices are listed."""

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

RUN_AXE = "(levels) => axe.run(document, { runOnly: levels, resultTypes: ['violations'] })"

SHIFTS = """window.shifts = [];
new PerformanceObserver((list) => {
    for (const each of list.getEntries())
        for (const { node } of each.sources)
            window.shifts.push(`${each.value}: ${(node?.outerHTML ?? node?.textContent ?? "").slice(0, 80)}`);
}).observe({ type: "layout-shift", buffered: true });"""
"""Notes, from the beginning of a page, what moves without anybody having touched it."""

DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))))"
"""Returns when a page has drawn itself anew."""

TOO_WIDE = """() => {
    const width = document.documentElement.clientWidth;
    if (document.documentElement.scrollWidth <= width) return [];
    return [...document.body.querySelectorAll("*")]
        .filter((each) => each.getBoundingClientRect().right > width + 0.5)
        .map((each) => `${each.tagName.toLowerCase()}.${each.className}: ${(each.textContent ?? "").slice(0, 40)}`)
        .slice(0, 5)
        .concat(`${document.documentElement.scrollWidth} of ${width}`);
}"""

SHOWN_TEXTS = """() => {
    const texts = [document.title];
    const isShown = (element) => element.checkVisibility({ visibilityProperty: true });
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
        const parent = walker.currentNode.parentElement;
        if (parent && !["NOSCRIPT", "SCRIPT", "STYLE"].includes(parent.tagName) && isShown(parent))
            texts.push(walker.currentNode.data);
    }
    for (const name of ["aria-label", "aria-description", "aria-roledescription", "title", "alt", "placeholder"])
        for (const element of document.body.querySelectorAll(`[${name}]`))
            if (isShown(element)) texts.push(element.getAttribute(name));
    return texts.map((text) => text.trim()).filter((text) => text !== "");
}"""


def shifted_on_the_way(page: Page, address: str, sign: str, *, late: str) -> list[str]:
    """Come to an address until a sign of it is there, where some answers come late; return what moved."""
    held, is_late = list[Route](), True

    def answer(route: Route) -> None:
        if is_late:
            held.append(route)
        else:
            route.continue_()

    page.route(late, answer)
    page.add_init_script(SHIFTS)
    page.goto(address)
    page.locator("h1").wait_for()
    page.evaluate(DRAWN)
    is_late = False
    for each in held:
        each.continue_()
    page.locator(sign).first.wait_for()
    page.wait_for_load_state("networkidle")
    assert held != []
    found: list[str] = page.evaluate("() => window.shifts")
    return found


def each_screen(screens: Iterable[str]) -> list[object]:
    """Return screens as parameters: every push looks at the main ones, the night at all of them.

    What is on a screen, and in which words, is held by its golden tree on every push.
    """
    return nightly_but(MAIN_SCREENS, screens)


@cache
def _axe() -> str:
    return AXE.read_text(encoding="utf-8")


def barriers(page: Page) -> list[str]:
    """Return what axe finds wrong with a page: rule, where, and why."""
    page.evaluate(_axe())
    found: dict[str, Any] = page.evaluate(RUN_AXE, LEVELS)
    return [
        f"{violation['id']}: {node['target']} {node['failureSummary']}"
        for violation in found["violations"]
        for node in violation["nodes"]
    ]


def like_sounding_buttons(page: Page) -> list[str]:
    """Return the names that more than one button has."""
    lines = page.locator("body").aria_snapshot().splitlines()
    names = [match[1] for line in lines if (match := re.match(r'\s*- button "((?:[^"\\]|\\.)*)"', line))]
    nameless = sum(bool(re.match(r"\s*- button(?! \")", line)) for line in lines)
    return [name for name, count in Counter(names).items() if count > 1] + ["(no name)"] * nameless


def texts_too_wide(page: Page) -> list[str]:
    """Return what makes a page scroll sideways; empty if it does not."""
    return list(page.evaluate(TOO_WIDE))


def cards_cut_off(page: Page) -> list[str]:
    """Return the cards of the hand that are not wholly inside the window from left to right."""
    cards = page.get_by_role("group", name=said("hand-name"), exact=True).get_by_role("button")
    width = page.evaluate("() => document.documentElement.clientWidth")
    boxes = [(card.get_attribute("aria-label"), card.bounding_box()) for card in cards.all()]
    return [str(name) for name, box in boxes if box and not 0 <= box["x"] <= box["x"] + box["width"] <= width]


def enlarge_text(page: Page) -> None:
    """Let letters be twice as large, as people set it in their browser."""
    page.evaluate("() => document.documentElement.style.setProperty('font-size', '200%', 'important')")


def faults_seen(page: Page, views: Collection[View]) -> list[str]:
    """Return all that stands in somebody's way: on every device, and with large letters; barriers in some views."""
    found = []
    for size in SIZES:
        width, height = size
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(DRAWN)  # another size may be another part of the page
        found += [f"{width}: two buttons {name!r}" for name in like_sounding_buttons(page)]
        found += [f"{width}: cut off: {card}" for card in cards_cut_off(page)]
        found += [f"{width}: too wide: {each}" for each in texts_too_wide(page)]
        for theme in (theme for seen, theme in views if seen == size):
            page.emulate_media(color_scheme="dark" if theme == "dark" else "light")
            page.get_by_role("heading", level=1).first.wait_for()
            found += [f"{width} {theme}: {each}" for each in barriers(page)]
    enlarge_text(page)
    return found + [f"{NARROW[0]}, large letters: too wide: {each}" for each in texts_too_wide(page)]


def speak(page: Page, change: Change) -> None:
    """From the next visit on give the page its words changed."""

    def answer(route: Route) -> None:
        # A page that is being closed may still have asked for words that nobody will read.
        with suppress(Error):
            fetched = route.fetch()
            route.fulfill(response=fetched, body=rewritten(fetched.text(), change))

    page.route("**/*.ftl", answer)


def foreign_texts(page: Page, allowed: re.Pattern[str]) -> list[str]:
    """Return what is shown outside of brackets and is no allowed text."""
    rests = (_outside_brackets(text) for text in page.evaluate(SHOWN_TEXTS))
    return [rest for rest in rests if rest and not allowed.fullmatch(rest)]


def _outside_brackets(text: str) -> str:
    rest, depth = "", 0
    for letter in text:
        depth += {"⟦": 1, "⟧": -1}.get(letter, 0)
        if depth == 0 and letter != "⟧":
            rest += letter
    return rest.strip()


def outline(page: Page) -> str:
    """Return the tree that a screen reader sees, without numbers, and with runs of equal lines told once."""
    lines: list[str] = []
    for line in page.locator("body").aria_snapshot().splitlines():
        plain = re.sub(r"\d+", "N", line)
        plain = re.sub(r"/url: .*", lambda match: re.sub(r"[0-9a-fN-]{20,}\S*", "ID", match[0]), plain)
        if plain not in lines[-1:]:
            lines.append(plain)
    return "\n".join(lines) + "\n"


def laid(combination: Combination) -> list[Card]:
    """Return the cards of a combination as they lie on the table: of a full house the three first."""
    cards = list(combination.cards)
    if combination.kind is not Kind.FULL_HOUSE:
        return cards
    ranks = Counter(card.rank for card in cards)
    return sorted(cards, key=lambda card: -ranks[card.rank])
