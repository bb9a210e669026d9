"""People who take the lessons through the screen: by mouse, by touch, by keys alone, by typed words alone.

What they do and what they have to see comes from the lessons themselves. At every task they try something first that
the lesson declines, and something that the rules forbid.
"""

import json
import re
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from itertools import islice
from typing import Any, ClassVar, Final

from playwright.sync_api import Locator, Page

from gangoffour.engine import Declare, Pass, Play, ReturnCard, parse_action
from tools.browser.chromium import Person
from tools.browser.players import NAME_OF_FOCUS, TABS, typed
from tools.browser.words import any_shape, said, shape
from tools.tree import ROOT

LESSONS: Final = ROOT / "web" / "src" / "learn" / "lessons.json"
CORNER: Final[Any] = {"x": 12, "y": 12}
"""Where a card is seen, however many lie over it."""
DOUBLE_CLICK_MS: Final = 350
PLAY = any_shape(
    "hand-play",
    "hand-return-card",
    *(f"hand-why-play-{why}" for why in ("not-a-combination", "wrong-card-count", "does-not-beat", "only-higher-gang")),
    *(f"hand-why-play-{why}" for why in ("must-contain-multi-one", "duty-highest-single", "duty-multi-card")),
    *(f"hand-why-play-{why}" for why in ("opening-too-many-cards", "duty-gang-barred", "declare-first")),
)
"""The button that plays, whatever it says."""

HELD = """() => [...document.querySelectorAll("[data-key]")].map((place) => [
    place.dataset.key, place.querySelector("button").ariaPressed === "true"])"""
"""The cards of the hand, two copies of one told apart by a number, and which of them are chosen."""

REACHED = "() => document.activeElement?.closest('[data-key]')?.dataset.key ?? ''"
"""The card that has the focus."""

Json = dict[str, Any]


@dataclass(frozen=True)
class Try:
    """An action that a lesson does not carry out, and the sentence that it answers."""

    action: str
    answer: re.Pattern[str]


@cache
def lessons() -> list[Json]:
    """Return all lessons as the page has them."""
    found: list[Json] = json.loads(LESSONS.read_text(encoding="utf-8"))["lessons"]
    return found


def tries(step: Json) -> Iterator[Try]:
    """Yield what a step does not accept, turn about: what it declines and what the rules forbid.

    No two in a row have the same answer, so that each can be seen to have come.
    """
    declined = [Try(each["action"], _exactly(said(each["say"]))) for each in step["wrong"]]
    forbidden = [Try(each["action"], shape(_message(each["code"]))) for each in step["refused"]]
    ordered = [each for pair in zip(declined, forbidden, strict=False) for each in pair]
    shorter = min(len(declined), len(forbidden))
    before = None
    for each in [*ordered, *declined[shorter:], *forbidden[shorter:]]:
        if each.answer != before:
            before = each.answer
            yield each


def _exactly(text: str) -> re.Pattern[str]:
    return re.compile(f"^{re.escape(text)}$")


def _message(code: str) -> str:
    return code.replace("/", "-").replace("_", "-")


class Learner(ABC):
    """Somebody who takes a lesson on the page."""

    tries: ClassVar[int] = 2
    """How many wrong things to try at each task."""

    def __init__(self, person: Person) -> None:
        self.person = person

    @property
    def page(self) -> Page:
        return self.person.page

    @property
    def coach(self) -> Locator:
        return self.page.get_by_role("region", name=said("learn-coach"), exact=True)

    def button(self, name: re.Pattern[str] | str) -> Locator:
        """A button by its name."""
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str))

    def take(self, lesson: Json, *, tries_in_vain: bool = True) -> None:
        """Take a whole lesson, by the first answer to every step."""
        place, seen = 0, 0
        while True:
            step = lesson["steps"][place]
            self.coach.get_by_text(said(step["say"]), exact=True).wait_for()
            answer = step["answers"][0]
            if answer["next"] is None:
                return
            if answer["action"] is None:
                self.press(said("learn-go-on"))
            else:
                if tries_in_vain:
                    self.try_in_vain(step)
                self.act(answer["action"])
                if answer["praise"] is not None:
                    self.coach.get_by_text(said(answer["praise"]), exact=True).wait_for()
            place, seen = answer["next"], seen + 1
            assert seen <= len(lesson["steps"]), "the lesson goes round and round"

    def try_in_vain(self, step: Json) -> None:
        """Try what the lesson does not accept; see the reason, and that nothing else happens."""
        before = self.hand()
        assert before
        for each in islice(tries(step), self.tries):
            self.act(each.action)
            self.answers().filter(has_text=each.answer).wait_for()
            assert self.hand() == before

    def hand(self) -> list[str]:
        """The cards of the hand."""
        return [key.split("#")[0] for key, _is_chosen in self.page.evaluate(HELD)]

    def answers(self) -> Locator:
        """Where an answer to a try in vain stands."""
        return self.coach.get_by_role("paragraph")

    @abstractmethod
    def act(self, text: str) -> None:
        """Try an action."""

    @abstractmethod
    def press(self, name: str) -> None:
        """Press a button."""


class CardLearner(Learner):
    """Chooses cards in the hand, and plays them by a button."""

    def act(self, text: str) -> None:
        """Try an action."""
        match parse_action(text):
            case Pass():
                self.do_pass()
            case Declare():
                self.press(said("hand-declare"))
            case ReturnCard(card=card):
                self.play([str(card)], declare=False)
            case Play(cards=cards, declare=declare):
                self.play([str(card) for card in cards], declare=declare)

    @abstractmethod
    def do_pass(self) -> None:
        """Try to pass."""

    @abstractmethod
    def play(self, cards: list[str], *, declare: bool) -> None:
        """Choose exactly these cards, and try to play them."""

    def changes(self, cards: list[str]) -> list[str]:
        """The cards to choose, or to let go of, so that exactly these are chosen."""
        wanted, held = Counter(cards), dict(self.page.evaluate(HELD))
        chosen: set[str] = set()
        # Of two copies the one that is chosen already stays so.
        for key in sorted(held, key=lambda each: not held[each]):
            card = key.split("#")[0]
            if wanted[card] > 0:
                wanted[card] -= 1
                chosen.add(key)
        assert wanted.total() == 0, f"not in the hand: {wanted}"
        return [key for key, is_chosen in held.items() if is_chosen != (key in chosen)]


class MouseLearner(CardLearner):
    """Clicks cards and buttons."""

    clicked: str | None = None
    """The card that was clicked last."""

    def click(self, what: Locator, position: Any = None) -> None:  # noqa: ANN401  Playwright's own type is private
        # A button that says why it does nothing can be pressed all the same: it answers.
        what.click(force=True, position=position)

    def press(self, name: str) -> None:
        self.click(self.button(name))

    def do_pass(self) -> None:
        self.press(said("hand-pass"))

    def play(self, cards: list[str], *, declare: bool) -> None:
        for key in self.changes(cards):
            if key == self.clicked:
                self.page.wait_for_timeout(DOUBLE_CLICK_MS)  # else it would mean all cards of the rank
            self.click(self.page.locator(f"[data-key='{key}'] button"), CORNER)
            self.clicked = key
        if declare:
            self.press(said("hand-last-card"))
        self.click(self.button(PLAY))


class TouchLearner(MouseLearner):
    """The same with a finger on a phone."""

    def click(self, what: Locator, position: Any = None) -> None:  # noqa: ANN401  the same
        what.scroll_into_view_if_needed()
        what.tap(force=True, position=position)


class KeyLearner(CardLearner):
    """Touches nothing but the keyboard."""

    def keys(self, *names: str) -> None:
        for name in names:
            self.page.keyboard.press(name)

    def press(self, name: str) -> None:
        self.walk(_exactly(name))

    def walk(self, name: re.Pattern[str]) -> None:
        """Walk to a button with Tab and press it."""
        for _ in range(TABS):
            if name.search(self.page.evaluate(NAME_OF_FOCUS)):
                self.keys("Enter")
                return
            self.keys("Tab")
        raise AssertionError(f"Tab never comes to {name.pattern}")

    def do_pass(self) -> None:
        self.keys("p")

    def play(self, cards: list[str], *, declare: bool) -> None:
        self.come_to_hand()
        for key in self.changes(cards):
            self.come_to_card(key)
            self.keys("Space")
        if declare:
            self.press(said("hand-last-card"))
            self.walk(PLAY)
        else:
            self.keys("Enter")

    def come_to_hand(self) -> None:
        """Walk to the cards with Tab."""
        for _ in range(TABS):
            if self.page.evaluate(REACHED):
                return
            self.keys("Tab")
        raise AssertionError("Tab never comes to the hand")

    def come_to_card(self, key: str) -> None:
        """Walk to a card from the first one on; the one that was just received may lie apart."""
        self.keys("Home")
        for _ in self.hand():
            if self.page.evaluate(REACHED) == key:
                return
            self.keys("ArrowRight")
        raise AssertionError(f"no arrow comes to {key}")


class TextLearner(Learner):
    """Types everything in text mode, and tries a good deal."""

    tries: ClassVar[int] = 4

    @property
    def field(self) -> Locator:
        return self.page.get_by_role("textbox", name=said("text-input"), exact=True)

    def act(self, text: str) -> None:
        self.field.fill(typed(parse_action(text)))
        self.field.press("Enter")

    def hand(self) -> list[str]:
        title = self.page.get_by_role("heading", name=said("text-hand"), exact=True)
        title.wait_for()
        return title.locator("xpath=following-sibling::ul[1]").get_by_role("listitem").all_inner_texts()

    def answers(self) -> Locator:
        return self.page.locator("form").get_by_role("paragraph")

    def press(self, name: str) -> None:
        self.button(name).press("Enter")
