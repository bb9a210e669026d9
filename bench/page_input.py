"""How soon a tap or a key is seen: measured by the browser itself (Event Timing), until the frame is painted."""

from typing import Final

from playwright.sync_api import Browser, Page

from bench.page_goals import Goals
from tools.browser.chromium import DESKTOP, PHONE, Person, person
from tools.browser.players import MousePlayer
from tools.browser.words import said
from tools.figures import Figure, quantile
from tools.servers.site import Site

BOTS: Final = ("planner",) * 3
INPUTS: Final = 60
PAUSE_MS: Final = 120
SHORTEST_MS: Final = 16
"""The browser tells nothing of what took less."""
KEYS: Final = ("ArrowRight", "Space", "]", "Escape")
"""Each of them changes something that is seen."""
WATCH: Final = """(shortest) => {
    window.inputs = {};
    const note = ({ interactionId: id, duration }) => {
        if (id > 0) window.inputs[id] = Math.max(window.inputs[id] ?? 0, duration);
    };
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe(
        { type: "event", durationThreshold: shortest });
}"""


def at_turn(somebody: Person) -> Page:
    """Bring somebody to a table where it is their turn and a play is suggested."""
    page = somebody.visit(somebody.open_table(*BOTS))
    player = MousePlayer(somebody)
    chip = page.get_by_role("group", name=said("hand-suggestions"), exact=True).get_by_role("button").first
    while player.wanted() != "turn":
        player.do(player.wanted())
    chip.wait_for()
    page.evaluate(WATCH, SHORTEST_MS)
    return page


def seen_after_ms(page: Page) -> list[float]:
    """Return how long each input took; those that the browser does not tell took less than it tells."""
    page.wait_for_timeout(10 * PAUSE_MS)
    told = [float(each) for each in page.evaluate("() => Object.values(window.inputs)")]
    return told + [float(SHORTEST_MS)] * (INPUTS - len(told))


def taps_ms(started: Browser, site: Site) -> list[float]:
    """Tap cards on a phone."""
    with person(started, site, PHONE, name="Ana", has_touch=True, vibrate=False) as somebody:
        page = at_turn(somebody)
        cards = page.get_by_role("group", name=said("hand-name"), exact=True).get_by_role("button").all()
        for number in range(INPUTS):
            cards[number % len(cards)].tap()
            page.wait_for_timeout(PAUSE_MS)
        return seen_after_ms(page)


def keys_ms(started: Browser, site: Site) -> list[float]:
    """Move and choose by keys on a desktop."""
    with person(started, site, DESKTOP, name="Ana", vibrate=False) as somebody:
        page = at_turn(somebody)
        page.keyboard.press("ArrowRight")
        for number in range(INPUTS):
            page.keyboard.press(KEYS[number % len(KEYS)])
            page.wait_for_timeout(PAUSE_MS)
        return seen_after_ms(page)


def measure_input(started: Browser, site: Site, goals: Goals) -> list[Figure]:
    """Measure taps and keys."""
    taps, keys = taps_ms(started, site), keys_ms(started, site)
    both = taps + keys
    return [
        Figure(f"input to paint, {len(both)} taps and keys, 50 %", quantile(both, 0.5), "ms", goals.input_p50_ms),
        Figure("input to paint, 95 %", quantile(both, 0.95), "ms", goals.input_p95_ms),
        Figure("input to paint, taps alone, 95 %", quantile(taps, 0.95), "ms"),
        Figure("input to paint, keys alone, 95 %", quantile(keys, 0.95), "ms"),
        Figure("input to paint, the longest", max(both), "ms"),
    ]
