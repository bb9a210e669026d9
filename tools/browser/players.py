"""People who play whole matches through the screen: by mouse, by touch, by keys alone, by typed words alone.

They find everything by its role and its name, as a person does, and choose what the page itself suggests.
"""

import json
import re
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable
from contextlib import suppress
from random import Random
from time import monotonic
from typing import ClassVar

from playwright.sync_api import Locator, Page
from playwright.sync_api import TimeoutError as TooLate

from gangoffour.bots import GreedyBot
from gangoffour.client import TableFold, told, welcomed
from gangoffour.engine import Action, Pass, Play, ReturnCard, SeatView
from gangoffour.protocol import decode_server_message, messages
from tools.browser.chromium import Person
from tools.browser.words import any_shape, inside, said, shape
from tools.patience import PATIENCE_S

SHORTLY_MS = 400
FIELD_MS = 10_000
TURNS = 1500
TABS = 120

WANTED = """(wishes) => {
    const shown = (each) => each.checkVisibility({ visibilityProperty: true });
    const nameOf = (each) => (each.getAttribute("aria-label") ?? each.textContent ?? "").replace(/\\s+/g, " ").trim();
    for (const [wish, selector, pattern] of wishes) {
        const fits = new RegExp(pattern, "s");
        for (const each of document.querySelectorAll(selector))
            if (shown(each) && each.ariaDisabled !== "true" && fits.test(nameOf(each))) return wish;
    }
    return "";
}"""
"""Which of the wishes the screen fulfils: the first that has something shown, usable, with a fitting name.
One without a name is a screen on which nothing is wanted yet."""

STILL_WANTED = f"([wishes, wish]) => ({WANTED})(wishes) !== wish"
TEXT, BUTTON = "main p, main h1, main h2", "button"


class Player(ABC):
    """Somebody who plays at the table on the page."""

    wishes: ClassVar[tuple[tuple[str, str, str], ...]] = (
        ("", TEXT, shape("seating-title").pattern),
        ("over", BUTTON, shape("match-over-rematch").pattern),
        ("ready", BUTTON, shape("deal-over-ready").pattern),
        ("declare", BUTTON, shape("hand-declare").pattern),
        ("return", TEXT, shape("status-your-return").pattern),
        ("turn", TEXT, any_shape("status-your-lead", "status-your-turn").pattern),
    )

    def __init__(self, person: Person) -> None:
        self.person = person
        self.turns = 0

    @property
    def page(self) -> Page:
        return self.person.page

    def button(self, name: re.Pattern[str] | str) -> Locator:
        """A button by its name."""
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str))

    def wanted(self) -> str:
        """Wait until the screen wants something of the person; say what."""
        handle = self.page.wait_for_function(WANTED, arg=self._wishes, timeout=PATIENCE_S * 1000)
        return str(handle.json_value())

    def wanted_now(self) -> str:
        """Say what the screen wants of the person at this moment; empty if nothing."""
        return str(self.page.evaluate(WANTED, self._wishes))

    @property
    def _wishes(self) -> list[list[str]]:
        return [list(wish) for wish in self.wishes]

    def play_match(self, stop: Callable[[], bool] = lambda: False) -> str:
        """Play until the match is over, or until a moment that is waited for; say what is wanted then."""
        for _ in range(TURNS):
            wish = self.wanted()
            if wish == "over" or stop():
                return wish
            self.do(wish)
        raise AssertionError("the match does not end")

    def do(self, wish: str) -> None:
        """Do what the screen wants."""
        if wish == "turn":
            self.turns += 1
            self.take_turn()
        elif wish == "return":
            self.return_card()
        else:
            names = {
                "ready": shape("deal-over-ready"),
                "declare": shape("hand-declare"),
                "over": shape("match-over-rematch"),
            }
            self.press(names[wish])
            self.settle(wish)

    def settle(self, wish: str) -> None:
        """Wait until the screen does not want this any more: unlike a play, it is shown when the server tells it."""
        self.page.wait_for_function(STILL_WANTED, arg=[self._wishes, wish], timeout=PATIENCE_S * 1000)

    @abstractmethod
    def press(self, name: re.Pattern[str]) -> None:
        """Press a button."""

    @abstractmethod
    def take_turn(self) -> None:
        """Play or pass."""

    @abstractmethod
    def return_card(self) -> None:
        """Return a card in the exchange."""


class MousePlayer(Player):
    """Clicks a suggestion, then the button that says what it will play."""

    def click(self, what: Locator, patience_ms: float | None = None) -> None:
        what.click(timeout=patience_ms)

    def press(self, name: re.Pattern[str]) -> None:
        self.click(self.button(name).first)

    def take_turn(self) -> None:
        suggestions = self.page.get_by_role("group", name=said("hand-suggestions"), exact=True)
        chips = suggestions.get_by_role("button")
        cards = self.page.get_by_role("group", name=said("hand-name"), exact=True).get_by_role("button", pressed=True)
        while cards.count() > 0:
            self.click(cards.first)
        # The server passes for whoever can do nothing else, so all of it may be gone already.
        with suppress(TooLate):
            chips.or_(suggestions.get_by_role("paragraph")).first.wait_for(timeout=SHORTLY_MS)
            if chips.count() == 0:
                self.click(self.button(shape("hand-pass")), SHORTLY_MS)
        if chips.count() == 0:
            return
        with suppress(TooLate):
            self.click(chips.first, SHORTLY_MS)
            toggle = self.button(shape("hand-last-card"))
            if toggle.count() > 0:
                self.click(toggle, SHORTLY_MS)
            self.click(self.button(shape("hand-play")), SHORTLY_MS)

    def return_card(self) -> None:
        self.click(self.page.get_by_role("group", name=said("hand-name"), exact=True).get_by_role("button").first)
        self.press(shape("hand-return-card"))


class TouchPlayer(MousePlayer):
    """The same with a finger on a phone."""

    def click(self, what: Locator, patience_ms: float | None = None) -> None:
        what.tap(timeout=patience_ms)


NAME_OF_FOCUS = """() => {
    const each = document.activeElement;
    if (each === null || each === document.body) return "";
    return (each.getAttribute("aria-label") ?? each.textContent ?? "").replace(/\\s+/g, " ").trim();
}"""


class KeyPlayer(Player):
    """Touches nothing but the keyboard."""

    def keys(self, *names: str) -> None:
        for name in names:
            self.page.keyboard.press(name)

    def press(self, name: re.Pattern[str]) -> None:
        """Walk there with Tab, as somebody does who cannot point."""
        for _ in range(TABS):
            if name.search(self.page.evaluate(NAME_OF_FOCUS)):
                self.keys("Enter")
                return
            self.keys("Tab")
        raise AssertionError(f"Tab never comes to {name.pattern}")

    def take_turn(self) -> None:
        self.keys("ArrowRight", "]")
        if self.button(shape("hand-play")).count() == 0:
            self.keys("p")
            return
        if self.button(shape("hand-last-card")).count() > 0:
            self.press(shape("hand-last-card"))
            self.keys("ArrowRight")
        self.keys("Enter")

    def return_card(self) -> None:
        self.keys("ArrowRight", "Space", "Enter")


class TextPlayer(Player):
    """Types everything in text mode, and thinks as a greedy bot does."""

    wishes: ClassVar[tuple[tuple[str, str, str], ...]] = (
        ("over", BUTTON, shape("text-does-rematch").pattern),
        ("ready", BUTTON, shape("text-does-ready").pattern),
        ("declare", BUTTON, shape("text-does-last-card").pattern),
        ("return", TEXT, inside("announce-turn-return")),
        ("turn", TEXT, f"{inside('announce-turn-lead')}|{inside('announce-turn-follow')}"),
    )

    def do(self, wish: str) -> None:
        words = {"ready": "ready", "declare": "last-card", "over": "rematch"}
        if wish in ("turn", "return"):
            self.turns += wish == "turn"
            self.take_turn()
        else:
            self.type(_word(words[wish]))
            self.settle(wish)

    def type(self, text: str) -> None:
        """Type a line into the only field there is; it goes with the table when a deal of a day has ended meanwhile."""
        field = self.page.get_by_role("textbox", name=said("text-input"), exact=True)
        try:
            field.fill(text, timeout=FIELD_MS)
            field.press("Enter", timeout=FIELD_MS)
        except TooLate:
            if self.wanted_now() != "over":
                raise

    def take_turn(self) -> None:
        known = known_to(self.person)
        assert known is not None
        assert isinstance(known.view, SeatView)
        self.type(typed(GreedyBot().choose(known.view, Random(self.turns))))

    def return_card(self) -> None:
        self.take_turn()

    def press(self, name: re.Pattern[str]) -> None:
        raise NotImplementedError(name)


def _word(command: str) -> str:
    """A word for a command; the first, where there are several."""
    return said(f"text-word-{command}").split(",")[0]


def typed(action: Action) -> str:
    match action:
        case Play(cards=cards, declare=declare):
            return " ".join([*map(str, cards), *([_word("last-card")] if declare else [])])
        case ReturnCard(card=card):
            return f"{_word('return')} {card}"
        case Pass():
            return _word("pass")
        case _:
            return _word("last-card")


def known_to(person: Person) -> TableFold | None:
    """What the page of a person was told of its table so far.

    A page that comes back says what it has: what was on its way when the socket broke never reached it.
    """
    known, known_at = None, dict[int, TableFold]()
    for how, _where, text in person.watch.heard:
        if how == "sent" and (hello := json.loads(text))["type"] == "hello":
            known = known_at.get(hello.get("last_seq"))
        message = decode_server_message(text.encode()) if how == "received" else None
        if isinstance(message, messages.Welcome):
            known = welcomed(known, message)
        elif isinstance(message, messages.Told) and known is not None:
            known = told(known, message)
        if known is not None:
            known_at[known.seq] = known
    return known


def own_plays(host: Person) -> list[list[str]]:
    """The cards of each play that the server told of the first seat, where the host of a table sits."""
    events = host.watch.events()
    return [
        event["combination"]["cards"]
        for event in events
        if event["type"] == "combination_played" and event["seat"] == 0
    ]


def play_together(players: Iterable[Player], is_over: Callable[[], bool]) -> None:
    """Let several people play at one table, each as soon as their own screen wants something."""
    everybody = list(players)
    end = monotonic() + 10 * PATIENCE_S
    while not is_over():
        if monotonic() > end:
            raise AssertionError("the match does not go on")
        for player in everybody:
            wish = player.wanted_now()
            if wish not in ("", "over"):
                player.do(wish)
