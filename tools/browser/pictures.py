"""The pictures of the documentation: what each shows, and how to come there."""

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from playwright.sync_api import Page

from gangoffour.bots import PlannerBot
from gangoffour.engine import Limits, Phase, PublicDeal, Seat, legal_plays, view
from gangoffour.protocol import TableOptions
from gangoffour.server.tables.state import TableState
from tools.browser.chromium import DESKTOP, LANDSCAPE, PHONE, SETTINGS_KEY, Person
from tools.browser.scenes import Scene
from tools.browser.screens import ACTS, ANSWERS, PAGES, begin_sheet, show_replay, show_verdict
from tools.browser.words import said
from tools.servers.party import Site as ClientSite
from tools.servers.party import party
from tools.servers.site import Site

Step = Callable[[Page], None]
FULL_HAND: Final = 16
MATCHES: Final = 6
STEPS_BACK: Final = 12
SETTLE_MS: Final = 800
"""Even without motion some things fade in."""


@dataclass(frozen=True)
class Picture:
    """One picture, named as its file."""

    name: str
    place: str
    """A moment of a match, or the address of a page."""
    viewport: tuple[int, int] = DESKTOP
    theme: str = "dark"
    language: str = "en"
    is_text: bool = False
    step: Step | None = None
    """What is done before the picture is taken."""
    told: Step | None = None
    """What the server is made to say, where it would take many matches to come to a screen."""

    @property
    def is_phone(self) -> bool:
        return self.viewport in (PHONE, LANDSCAPE)

    @property
    def scale(self) -> float:
        """Phones have fine screens; the file stays below 200 kB."""
        return 1.5 if self.viewport == PHONE else 1


def show_code(page: Page) -> None:
    page.get_by_role("button", name=said("seating-code-show"), exact=True).click()
    page.get_by_role("img", name=said("seating-code"), exact=True).wait_for()


def choose_play(page: Page) -> None:
    page.get_by_role("group", name=said("hand-suggestions"), exact=True).get_by_role("button").nth(1).click()


PLAYERS: Final = ("Ana", "Mei", "Tomek", "Bao")
DEALS: Final = ((0, (4, 8, 3)), (2, (1, 6, 11)), (0, (2, 5, 9)), (1, (7, 3, 8)))
"""Who won a deal on paper, and the cards left with the others."""


def write_deals(page: Page) -> None:
    for number, name in enumerate(PLAYERS, start=1):
        page.get_by_label(said("pad-name", number=number), exact=True).fill(name)
    begin_sheet(page)
    for number, (winner, left) in enumerate(DEALS, start=1):
        page.get_by_role("button", name=said("pad-write", number=number), exact=True).click()
        page.get_by_role("button", name=PLAYERS[winner], exact=True).click()
        others = (name for seat, name in enumerate(PLAYERS) if seat != winner)
        for name, count in zip(others, left, strict=True):
            page.get_by_role("button", name=said("pad-left", name=name, count=count), exact=True).click()


def write_half_a_deal(page: Page) -> None:
    write_deals(page)
    page.get_by_role("button", name=said("pad-write", number=len(DEALS) + 1), exact=True).click()
    page.get_by_role("button", name=PLAYERS[3], exact=True).click()
    page.get_by_role("button", name=said("pad-left", name=PLAYERS[0], count=5), exact=True).click()


def show_exercise(page: Page) -> None:
    exercise = page.locator(".exercise").nth(3)
    exercise.evaluate("(element) => element.scrollIntoView()")
    for card in ("6G", "6Y"):
        exercise.locator(f'button[data-card="{card}"]').first.click()


def look_back(page: Page) -> None:
    show_replay(page)
    for _ in range(STEPS_BACK):
        page.keyboard.press("ArrowRight")


def of_screen(name: str, screen: str, viewport: tuple[int, int] = DESKTOP, theme: str = "dark") -> Picture:
    """A picture of a screen as the tests look at it."""
    return Picture(name, PAGES[screen], viewport, theme, step=ACTS.get(screen), told=ANSWERS.get(screen))


HOME, RULES, SEATING = "/", "/rules/en/", "seating"
FOLLOW, DUTY, EXCHANGE, DEAL_OVER, MATCH_OVER = "follow", "duty", "exchange", "deal over", "match over"

PICTURES: Final = (
    Picture("home-dark", HOME),
    Picture("home-light", HOME, theme="light"),
    Picture("home-phone", HOME, PHONE),
    Picture("bots", "/bots"),
    Picture("new-table", "/new", theme="light"),
    Picture("settings", "/settings", theme="light"),
    Picture("seating", SEATING, (1280, 900), step=show_code),
    Picture("table-dark", FOLLOW),
    Picture("table-light", FOLLOW, theme="light"),
    Picture("table-phone-dark", FOLLOW, PHONE),
    Picture("table-phone-light", FOLLOW, PHONE, theme="light"),
    Picture("table-landscape", FOLLOW, LANDSCAPE),
    Picture("suggestions", FOLLOW, step=choose_play),
    Picture("last-card", DUTY),
    Picture("exchange", EXCHANGE),
    Picture("deal-over", DEAL_OVER),
    Picture("match-over", MATCH_OVER, theme="light"),
    Picture("text-mode", FOLLOW, is_text=True),
    Picture("rules", RULES, theme="light"),
    Picture("rules-phone", RULES, PHONE),
    Picture("lessons", "/learn", PHONE, theme="light"),
    Picture("lesson", "/learn/7"),
    Picture("lesson-phone", "/learn/2", PHONE),
    Picture("lesson-text", "/learn/7", theme="light", is_text=True),
    Picture("tips", "/tips/en/"),
    Picture("exercise", "/tips/en/", PHONE, theme="light", step=show_exercise),
    Picture("replay", "/replay", step=look_back),
    Picture("replay-phone", "/replay", PHONE, theme="light", step=look_back),
    Picture("verified", "/verify", (1280, 1000), step=show_verdict),
    of_screen("day", "day finished", (1280, 1000)),
    of_screen("day-phone", "day", PHONE, theme="light"),
    of_screen("deal-of-a-day", "deal of a day", theme="light"),
    of_screen("review", "review", (1280, 1000)),
    of_screen("review-phone", "review", PHONE, theme="light"),
    of_screen("puzzle", "puzzle", theme="light"),
    of_screen("profile", "profile in use", (1280, 1000), theme="light"),
    Picture("pad", "/pad", PHONE, theme="light", step=write_deals),
    Picture("pad-entry", "/pad", PHONE, step=write_half_a_deal),
    Picture("table-polish", FOLLOW, language="pl"),
    Picture("table-finnish", FOLLOW, PHONE, theme="light", language="fi"),
)

Wish = Callable[[TableState], list[bool]]
"""What a state should be; the first has to hold, the others as far as can be had, the earlier before the later."""


def _deal(state: TableState) -> PublicDeal:
    assert state.match is not None
    assert state.match.public.deal is not None
    return state.match.public.deal


def _follow(state: TableState) -> list[bool]:
    """The middle of a deal: much lies on the table, and there is something to choose."""
    seat = state.seat_to_act
    if state.phase is not Phase.PLAY or seat is None or state.match is None:
        return [False]
    deal, plays = _deal(state), legal_plays(view(state.match, seat))
    turns = deal.trick.turns
    return [
        len(plays) > 1 and len(turns) > 1,
        1 < deal.number < 6,
        4 <= len(plays) <= 12,
        any(turn.combination is None for turn in turns) and len(turns) > 3,
        deal.trick.top_play is not None and len(deal.trick.top_play.cards) == 5,
        min(deal.hand_sizes) < 8 and 1 not in deal.hand_sizes,
        9 <= deal.hand_sizes[seat] < FULL_HAND,
    ]


def _duty(state: TableState) -> list[bool]:
    """The player after the one on turn has one card left."""
    seat = state.seat_to_act
    if state.phase is not Phase.PLAY or seat is None or state.match is None:
        return [False]
    deal, limits = _deal(state), view(state.match, seat).limits
    binds = limits is not None and (limits.single_only or limits.min_cards > 1)
    return [
        bool(deal.declared) and binds,
        isinstance(limits, Limits) and limits.single_only,
        deal.hand_sizes[seat] > 4,
    ]


MOMENTS: Final[Mapping[str, Wish]] = {
    FOLLOW: _follow,
    DUTY: _duty,
    EXCHANGE: lambda state: [state.phase is Phase.RETURN],
    DEAL_OVER: lambda state: [
        state.phase is Phase.READY and state.match is not None and len(state.match.public.results) > 0,
        state.match is not None and len(state.match.public.results) > 2,
    ],
}


async def _states(site: Site) -> list[TableState]:
    async with party(ClientSite(site.url, site.server.services), TableOptions()) as made:
        await made.play([PlannerBot()] * 4)
        return [made.states[seq] for seq in sorted(made.states)]


def moments(site: Site) -> dict[str, Scene]:
    """Let four people play until every moment that is worth a picture was there; return the best of each."""
    states: list[TableState] = []
    for _ in range(MATCHES):
        states += site.run(_states(site))
        best = {name: max(states, key=wish) for name, wish in MOMENTS.items()}
        if all(MOMENTS[name](state)[0] for name, state in best.items()):
            return {name: Scene(name, state, state.seat_to_act or Seat(0)) for name, state in best.items()}
    raise AssertionError("the matches lack a moment")


def take(somebody: Person, picture: Picture, place: Scene | str) -> bytes:
    """Look at a place as somebody, in a browser such as the picture wants; return the picture."""
    browser = somebody.context.browser
    assert browser is not None
    context = browser.new_context(
        viewport={"width": picture.viewport[0], "height": picture.viewport[1]},
        device_scale_factor=picture.scale,
        has_touch=picture.is_phone,
        is_mobile=picture.is_phone,
        locale=picture.language,
        color_scheme="light" if picture.theme == "light" else "dark",
        reduced_motion="reduce",
        storage_state=somebody.context.storage_state(),
    )
    choices = {"motion": "off", "language": picture.language, "textMode": picture.is_text}
    try:
        context.add_init_script(f"localStorage.setItem({SETTINGS_KEY!r}, {json.dumps(choices)!r});")
        page = context.new_page()
        if isinstance(place, Scene):
            place.replay(page)
        if picture.told is not None:
            picture.told(page)
        page.goto(f"{somebody.url}{place.address if isinstance(place, Scene) else place}")
        page.locator("main h1, main h2").first.wait_for(state="attached")
        page.wait_for_load_state("networkidle")
        if picture.step is not None:
            picture.step(page)
        page.wait_for_timeout(SETTLE_MS)
        return page.screenshot(animations="disabled")
    finally:
        context.close()
