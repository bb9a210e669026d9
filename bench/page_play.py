"""How quickly play goes on: from one's own play to the next turn, and back to the table after the network was away."""

import json
from statistics import median
from time import monotonic
from typing import Final

from playwright.sync_api import Browser, Page
from playwright.sync_api import TimeoutError as TooLate

from bench.page_goals import Goals
from tools.browser.chromium import Person, person
from tools.browser.players import WANTED, MousePlayer
from tools.browser.words import said, shape
from tools.figures import Figure, quantile
from tools.servers.site import Site

BOTS: Final = ("planner",) * 3
RETURNS: Final = 5
AWAY_MS: Final = 5000
SHORTLY_MS: Final = 2000
MS: Final = 1000
TURNS: Final = """
window.turns = [];
window.note = (what) => window.turns.push([what, performance.now()]);
addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest("button") : null;
    if (new RegExp(PLAY, "s").test((button?.ariaLabel ?? button?.textContent ?? "").trim())) window.note("play");
}, { capture: true });
let wasTurn = false;
new MutationObserver(() => {
    const isTurn = document.title === TITLE;
    if (isTurn !== wasTurn) window.note(isTurn ? "begin" : "end");
    wasTurn = isTurn;
}).observe(document, { childList: true, subtree: true, characterData: true });
"""
RETURN: Final = """([wishes, lost]) => {
    const fulfils = WANTED;
    window.cameBack = null;
    addEventListener("online", () => {
        const begin = performance.now();
        const look = () => {
            const isLost = document.body.innerText.includes(lost);
            if (!isLost && fulfils(wishes)) window.cameBack = performance.now() - begin;
            else requestAnimationFrame(look);
        };
        look();
    }, { once: true });
}"""


class PacedPlayer(MousePlayer):
    """Plays what is suggested first, at once; where nothing can be played, waits until the table passes by itself."""

    @property
    def _turn(self) -> str:
        return said("screen-title-turn")

    def watch_turns(self) -> None:
        """From the next visit on note when turns begin and end."""
        names = {"TITLE": self._turn, "PLAY": shape("hand-play").pattern}
        script = TURNS
        for name, text in names.items():
            script = script.replace(name, json.dumps(text))
        self.page.add_init_script(script)

    def take_turn(self) -> None:
        """Play if something can be played."""
        suggestions = self.page.get_by_role("group", name=said("hand-suggestions"), exact=True)
        chips = suggestions.get_by_role("button")
        chips.or_(suggestions.get_by_role("paragraph")).first.wait_for()
        # The table passes by itself for whoever cannot beat, so the turn may be over before anything is done.
        try:
            if chips.count() == 0:
                self.page.wait_for_function("(turn) => document.title !== turn", arg=self._turn, timeout=SHORTLY_MS)
            else:
                self.click(chips.first, SHORTLY_MS)
                self.click(self.button(shape("hand-play")), SHORTLY_MS)
        except TooLate:
            self.page.keyboard.press("Escape")

    def do(self, wish: str) -> None:
        """Do what the screen wants; what is no turn ends a deal, so no turn is waited for across it."""
        if wish != "turn":
            self.page.evaluate("() => window.note('pause')")
        super().do(wish)


def waits_s(turns: list[tuple[str, float]]) -> tuple[list[float], list[float]]:
    """Return the waits from one's own plays to the next turn, and those after passes."""
    after_plays: list[float] = []
    after_passes: list[float] = []
    ended_at: float | None = None
    has_played = False
    for what, at_ms in turns:
        if what == "begin":
            if ended_at is not None:
                (after_plays if has_played else after_passes).append((at_ms - ended_at) / MS)
            has_played = False
        elif what == "play":
            has_played = True
        else:
            ended_at = at_ms if what == "end" else None
    return after_plays, after_passes


def measure_pace(started: Browser, site: Site, goals: Goals) -> list[Figure]:
    """Play a whole match against three bots at normal speed."""
    with person(started, site, name="Ana", motion="normal", vibrate=False) as somebody:
        somebody.page.emulate_media(reduced_motion="no-preference")
        player = PacedPlayer(somebody)
        player.watch_turns()
        begin_s = monotonic()
        somebody.visit(somebody.open_table(*BOTS))
        player.play_match()
        lasted_s = monotonic() - begin_s
        after_plays, after_passes = waits_s(somebody.page.evaluate("() => window.turns"))
    both = after_plays + after_passes
    return [
        Figure(f"own play to next turn, {len(after_plays)} times, 50 %", median(after_plays), "s", goals.pace_s),
        Figure("own play to next turn, 90 %", quantile(after_plays, 0.9), "s"),
        Figure(f"own play or pass to next turn, {len(both)} times, 50 %", median(both), "s"),
        Figure("the match", lasted_s / 60, "min"),
    ]


def return_s(somebody: Person, player: PacedPlayer, page: Page) -> float:
    """Play, lose the network while bots play, get it again; return how long the page took to be right."""
    while (wish := player.wanted()) != "turn":
        player.do(wish)
    player.take_turn()
    somebody.context.set_offline(offline=True)
    somebody.site.cut_sockets()
    page.get_by_text(said("status-lost")).first.wait_for()
    page.wait_for_timeout(AWAY_MS)
    wishes = [list(wish) for wish in player.wishes]
    page.evaluate(RETURN.replace("WANTED", WANTED), [wishes, said("status-lost")])
    somebody.context.set_offline(offline=False)
    return float(page.wait_for_function("() => window.cameBack").json_value()) / MS


def measure_return(started: Browser, site: Site, goals: Goals) -> list[Figure]:
    """Lose the network some times."""
    with person(started, site, name="Ana", vibrate=False) as somebody:
        somebody.watch.expected += ["WebSocket connection", "ERR_INTERNET_DISCONNECTED"]
        player = PacedPlayer(somebody)
        player.watch_turns()
        page = somebody.visit(somebody.open_table(*BOTS))
        times = [return_s(somebody, player, page) for _ in range(RETURNS)]
    return [
        Figure(f"network back to the right state, {RETURNS} times, 50 %", median(times), "s", goals.return_s),
        Figure("network back to the right state, the longest", max(times), "s", goals.return_s),
    ]
