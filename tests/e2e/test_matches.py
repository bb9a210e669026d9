"""Whole matches through the screen, in every way that a person can play one."""

from collections import Counter
from collections.abc import Callable
from contextlib import AbstractContextManager
from dataclasses import dataclass, field

import pytest

from tools.browser.chromium import DESKTOP, PHONE, Person
from tools.browser.players import KeyPlayer, MousePlayer, Player, TextPlayer, TouchPlayer

pytestmark = pytest.mark.services("browser")
People = Callable[..., AbstractContextManager[Person]]

NEEDED = frozenset({"tribute_given", "card_returned", "last_card_declared"})
"""What the matches of a night have to have had, so that they tried the screens for it."""
REMATCHES = 4
"""How many more matches that may take: what a deal brings is chance, and so is how long one match lasts."""


@dataclass(frozen=True)
class Plan:
    """A way to play, and the rules to play by."""

    way: Callable[[Person], Player]
    options: dict[str, object]
    viewport: tuple[int, int] = DESKTOP
    settings: dict[str, object] = field(default_factory=dict)


PLANS = {
    "by mouse, calling the last card": Plan(MousePlayer, {"preset": "classic", "declaration": "manual"}),
    "by keys alone": Plan(KeyPlayer, {"preset": "german"}),
    "by typed words alone, with three seats": Plan(
        TextPlayer, {"preset": "french", "seat_count": 3}, settings={"textMode": True}
    ),
    "by touch on a phone": Plan(TouchPlayer, {"preset": "gang"}, PHONE),
}


SLOWEST = ("by mouse, calling the last card", "by keys alone")
"""Every night. On every push the mouse plays a match that is verified, and keys take lessons and exercises."""


def happened(person: Person) -> Counter[str]:
    return Counter(event["type"] for event in person.watch.events())


@pytest.mark.nightly
def test_a_match_to_a_hundred_by_mouse(person: People) -> None:
    with person(name="Ana") as ana:
        ana.visit(ana.open_table(*["greedy"] * 3, length="full"))
        MousePlayer(ana).play_match()
        assert happened(ana)["match_won"] == 1
        assert ana.watch.judge().cards_seen > 100


@pytest.mark.parametrize(
    "plan",
    [pytest.param(plan, id=name, marks=pytest.mark.nightly if name in SLOWEST else ()) for name, plan in PLANS.items()],
)
@pytest.mark.parametrize("rematches", [0, pytest.param(REMATCHES, marks=pytest.mark.nightly)])
def test_a_short_match(plan: Plan, rematches: int, person: People) -> None:
    # How many deals it takes to a limit is chance; on every push it is two, so that cards are exchanged.
    rules = {"match_limit": 30} if rematches else {"match_deals": 2}
    options = {"rules": rules, "length": "full", **plan.options}
    bots = ["greedy"] * (int(str(options.get("seat_count", 4))) - 1)
    with person(plan.viewport, name="Ana", **plan.settings) as ana:
        ana.visit(ana.open_table(*bots, **options))
        player = plan.way(ana)
        player.play_match()
        for _ in range(rematches):
            if happened(ana).keys() >= NEEDED:
                break
            player.do("over")
            player.play_match()
        seen = happened(ana)
        assert seen["match_won"] > 0
        assert player.turns > 0
        if rematches:
            assert seen.keys() >= NEEDED
