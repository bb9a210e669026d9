"""How smoothly cards move: the time between frames while a hand is dealt, and while it is sorted."""

from statistics import median
from typing import Final

from playwright.sync_api import Browser, Page

from bench.page_goals import Goals
from tools.browser.chromium import PHONE, Person, person
from tools.browser.players import MousePlayer
from tools.browser.words import any_shape, shape
from tools.figures import Figure, quantile
from tools.servers.site import Site

BOTS: Final = ("planner",) * 2
TIMES: Final = 3
DEAL_MS: Final = 700
SORT_MS: Final = 350
RATES: Final = (1, 4)
WATCH: Final = """
window.frameTimes = [];
window.dealtAt = null;
window.clickedAt = null;
const tick = (now) => { window.frameTimes.push(now); requestAnimationFrame(tick); };
requestAnimationFrame(tick);
addEventListener("click", () => (window.clickedAt = performance.now()), { capture: true });
new MutationObserver((_changes, itself) => {
    if (document.querySelector("[data-key]") === null) return;
    window.dealtAt = performance.now();
    itself.disconnect();
}).observe(document, { childList: true, subtree: true });
"""
GAPS: Final = """([begin, span]) => {
    const times = window.frameTimes;
    return times.slice(1).map((time, place) => [time, time - times[place]])
        .filter(([time, gap]) => time > begin && time - gap < begin + span).map(([_time, gap]) => gap);
}"""
IS_OVER: Final = "([begin, span]) => window.frameTimes.at(-1) > begin + span"


def gaps_ms(page: Page, moment: str, span_ms: float) -> list[float]:
    """Wait until a span after a moment is over; return the times between its frames."""
    begin = page.wait_for_function(f"() => window.{moment}").json_value()
    page.wait_for_function(IS_OVER, arg=[begin, span_ms])
    return [float(gap) for gap in page.evaluate(GAPS, [begin, span_ms])]


def dealt(somebody: Person, rate: int) -> tuple[list[float], list[float]] | None:
    """Be dealt a hand at a new table, then sort it; return the times between frames of both.

    None if the first play is bound: on a phone that is said where the tools are else, and nothing can be sorted.
    """
    page = somebody.page
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script(WATCH)
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    somebody.visit(somebody.open_table(*BOTS))
    player = MousePlayer(somebody)
    # With a free seat the match does not begin by itself, so the page is at rest when the cards come.
    player.press(shape("seating-bot-label"))
    player.button(shape("seating-be-ready")).wait_for()
    page.wait_for_timeout(500)
    session.send("Emulation.setCPUThrottlingRate", {"rate": rate})
    player.press(shape("seating-be-ready"))
    deal = gaps_ms(page, "dealtAt", DEAL_MS)
    if page.locator(".duty").count() > 0:
        return None
    page.evaluate("() => { window.clickedAt = null; }")
    player.press(any_shape("hand-sort-next"))
    sort = gaps_ms(page, "clickedAt", SORT_MS)
    session.send("Emulation.setCPUThrottlingRate", {"rate": 1})
    return deal, sort


def measure_frames(started: Browser, site: Site, goals: Goals) -> list[Figure]:
    """Measure deals and sorts, at the speed of the machine and slowed down."""
    figures = []
    for rate in RATES:
        runs = list[tuple[list[float], list[float]]]()
        while len(runs) < TIMES:
            with person(started, site, PHONE, name="Ana", has_touch=True, motion="normal", vibrate=False) as somebody:
                if (run := dealt(somebody, rate)) is not None:
                    runs.append(run)
        goal = goals.frame_p95_ms if rate == 1 else goals.slow_frame_p95_ms
        for name, found in (("deal", [run[0] for run in runs]), ("sort", [run[1] for run in runs])):
            title = f"{name} at {rate}x, median of {TIMES}: frame"
            figures += [
                Figure(f"{title}, 50 %", median(quantile(gaps, 0.5) for gaps in found), "ms"),
                Figure(f"{title}, 95 %", median(quantile(gaps, 0.95) for gaps in found), "ms", goal),
                Figure(f"{title}, the longest of all", max(map(max, found)), "ms"),
            ]
    return figures
