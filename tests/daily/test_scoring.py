"""Cross points, places and streaks."""

import doctest
from datetime import date, timedelta
from fractions import Fraction
from random import Random
from types import ModuleType

import pytest

from gangoffour.daily import (
    LEVELS,
    MOST,
    SQUARES,
    Entry,
    Field,
    Mark,
    Score,
    Standing,
    level_beaten,
    margin_of,
    scoring,
    seasons,
    streak_of,
)

TODAY = date(2026, 11, 18)


def points(rng: Random) -> tuple[int, ...]:
    drawn = [rng.choice((1, 2, 4, 7, 16, 33)) for _ in range(4)]
    drawn[rng.randrange(4)] = 0
    return tuple(drawn)


def boards(rng: Random) -> list[tuple[int, ...] | None]:
    return [points(rng) for _ in range(8)]


def field(rng: Random) -> dict[str, list[tuple[int, ...] | None]]:
    return {level: boards(rng) for level in LEVELS}


def by_definition(margin: int, others: list[int], ghosts: list[int]) -> int:
    """x = clip(y - D, 20 either way), with fractions."""
    weight = max(Fraction(1, 10), 1 - Fraction(len(others), 30))
    expected = (sum(others) + weight * sum(ghosts)) / (len(others) + len(ghosts) * weight)
    difference = margin - expected
    return max(-2000, min(2000, (2 * difference.numerator + difference.denominator) // (2 * difference.denominator)))


@pytest.mark.parametrize("count", [0, 1, 5, 29, 40])
def test_cross_points_are_what_the_definition_says(count: int) -> None:
    rng = Random(count)
    people = [rng.randrange(-3000, 3000) for _ in range(count)]
    ghosts = [rng.randrange(-3000, 3000) for _ in LEVELS]
    field = Field(count, sum(people), len(ghosts), sum(ghosts))
    for _ in range(50):
        margin = rng.randrange(-4000, 4000)
        assert field.cross(margin) == by_definition(margin, people, ghosts)


def test_a_margin_is_the_mean_of_the_others_less_ones_own() -> None:
    assert margin_of((0, 10, 5, 5)) == 667
    assert margin_of((80, 0, 1)) == -7950


def test_nobody_is_compared_with_themselves() -> None:
    rng = Random(1)
    people = {"ana": boards(rng), "ben": boards(rng)}
    ghosts = field(rng)
    standing = Standing(people, ghosts, is_closed=False)
    ana = next(entry for entry in standing.entries if entry.who == "ana")
    first = ana.scores[0]
    assert first is not None
    others = [margin_of(each[0] or ()) for each in (people["ben"],)]
    assert first.cross == by_definition(first.margin, others, [margin_of(each[0] or ()) for each in ghosts.values()])


def test_whoever_has_gone_on_since_is_compared_as_if_worked_out_anew() -> None:
    rng = Random(2)
    people = {f"p{number}": boards(rng) for number in range(20)}
    ghosts = field(rng)
    before = {**people, "p3": [*people["p3"][:5], None, None, None]}
    fresh = Standing(before, ghosts, is_closed=False).entry_of("p3", people["p3"])
    anew = next(each for each in Standing(people, ghosts, is_closed=False).entries if each.who == "p3")
    assert [score and score.cross for score in fresh.scores] == [score and score.cross for score in anew.scores]
    assert (fresh.total, fresh.place) == (anew.total, anew.place)


def test_a_deal_that_was_not_finished_costs_the_most_there_is_when_the_day_is_over() -> None:
    rng = Random(3)
    played = boards(rng)
    people = {"ana": [*played[:7], None], "ben": boards(rng)}
    ghosts = field(rng)
    open_, closed = (Standing(people, ghosts, is_closed=is_closed) for is_closed in (False, True))
    ana = {is_closed: next(e for e in s.entries if e.who == "ana") for is_closed, s in ((False, open_), (True, closed))}
    assert ana[False].place is None
    assert ana[True].total == ana[False].total - MOST
    assert ana[True].place is not None
    assert (open_.people, closed.people) == (1, 2)


def test_equal_totals_share_a_place_and_bots_have_none() -> None:
    rng = Random(4)
    same = boards(rng)
    standing = Standing({"ana": same, "ben": same, "cleo": boards(rng)}, field(rng), is_closed=False)
    places = {entry.who: entry.place for entry in standing.entries}
    assert places["ana"] == places["ben"]
    assert places["cleo"] in (1, 3)
    assert [places[level] for level in LEVELS] == [None] * 6


def test_the_strongest_level_with_fewer_points_is_named() -> None:
    totals = {"random": 900, "greedy": -100, "planner": 100, "search": 300}
    entries = [Entry(level, is_bot=True, scores=(), total=total, place=None) for level, total in totals.items()]
    own = Entry("ana", is_bot=False, scores=(), total=200, place=1)
    assert level_beaten(own, entries, LEVELS) == "planner"
    assert level_beaten(Entry("ben", is_bot=False, scores=(), total=-200, place=2), entries, LEVELS) is None


@pytest.mark.parametrize(
    "cross, is_best, mark",
    [
        (MOST, False, "above"),
        (201, False, "above"),
        (200, False, "level"),
        (-200, False, "level"),
        (-201, False, "below"),
        (-MOST, False, "below"),
        (201, True, "best"),
        (200, True, "level"),
        (-201, True, "below"),
    ],
)
def test_a_square_is_level_within_two_points_and_a_star_is_the_best_beyond_them(
    cross: int, mark: Mark, *, is_best: bool
) -> None:
    score = Score((0, 1, 2, 3), 200, cross, is_best)
    assert score.mark == mark
    assert SQUARES[mark] == {"best": "⭐", "above": "🟩", "level": "⬜", "below": "🔻"}[mark]


@pytest.mark.parametrize("module", [scoring, seasons], ids=lambda module: module.__name__)
def test_the_examples_of_a_module_come_out_as_written(module: ModuleType) -> None:
    failed, tried = doctest.testmod(module)
    assert (failed, tried > 0) == (0, True)


def days(*ago: int) -> set[date]:
    return {TODAY - timedelta(days=past) for past in ago}


@pytest.mark.parametrize(
    "ago, expected, left",
    [
        ((), 0, 2),
        ((0,), 1, 2),
        ((1, 2, 3), 3, 2),
        ((0, 1, 3, 4), 4, 1),
        ((0, 2, 4), 3, 0),
        ((0, 2, 4, 6), 3, 0),
        ((3,), 1, 0),
        ((4,), 0, 2),
        ((0, 1, 20), 2, 2),
    ],
)
def test_a_streak_goes_on_over_two_days_off_in_a_month(ago: tuple[int, ...], expected: int, left: int) -> None:
    streak = streak_of(days(*ago), TODAY)
    assert (streak.days, streak.freezes_left) == (expected, left)


def test_every_month_has_its_own_days_off() -> None:
    first = date(2026, 11, 2)
    played = {first, first - timedelta(days=1), first - timedelta(days=4), first - timedelta(days=5)}
    assert streak_of(played, first).days == 4
