"""The field of a day: bots at one board need not think twice, and do what they do when each plays alone."""

from datetime import date
from random import Random

import pytest

from gangoffour.bots import Bot, bot
from gangoffour.daily import Ghost, GhostPlay, making, new_season, played
from gangoffour.engine import Action, SeatView

SECRET = new_season(date(2026, 11, 16), 7, bytes(range(64)))
GHOSTS = [Ghost(1, board, level) for board in (1, 2) for level in ("random", "greedy", "planner")]


class Counting:
    """A bot, and how often it was asked."""

    asked = 0

    def __init__(self, thinking: Bot) -> None:
        self.name = thinking.name
        self._thinking = thinking

    def choose(self, view: SeatView, rng: Random) -> Action:
        Counting.asked += 1
        return self._thinking.choose(view, rng)


def play(*ghosts: Ghost) -> tuple[list[GhostPlay], int]:
    """What they make of their boards in one go, and how often a bot had to think."""
    Counting.asked = 0
    return [made for _, made in played(SECRET, ghosts, 1)], Counting.asked


@pytest.fixture(autouse=True)
def counting(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(making, "_bot", lambda level: Counting(bot(level)))


def test_a_field_that_plays_together_does_what_each_does_alone() -> None:
    alone = [play(ghost) for ghost in GHOSTS]
    together, asked = play(*GHOSTS)
    assert together == [made for (made,), _ in alone]
    assert asked < sum(count for _, count in alone)


def test_whoever_does_as_somebody_did_before_meets_bots_that_need_not_think() -> None:
    _, once = play(GHOSTS[0])
    (first, second), twice = play(GHOSTS[0], GHOSTS[0])
    assert (first, twice) == (second, once)
