"""Who sits where."""

import pytest

from gangoffour.arena import ArenaCode, ArenaError, lineup, pairings
from gangoffour.bots import UnknownBot
from tests.arena.players import FIRST, PASSING, SECOND


def test_the_lone_bot_sits_in_every_seat_once() -> None:
    who = lineup(FIRST, [PASSING], 4)
    seatings = [[each.name for each in who.seating(seat, 0)] for seat in range(4)]
    assert seatings == [
        ["first", "passing", "passing", "passing"],
        ["passing", "first", "passing", "passing"],
        ["passing", "passing", "first", "passing"],
        ["passing", "passing", "passing", "first"],
    ]


def test_the_field_follows_the_lone_bot_in_its_order() -> None:
    who = lineup("planner", ["greedy", "random", FIRST], 4)
    assert who.against == "greedy+random+first"
    assert [each.name for each in who.seating(2, 0)] == ["random", "first", "planner", "greedy"]


@pytest.mark.parametrize("lone_seat", range(4))
def test_in_a_mixed_field_the_lone_bot_has_every_neighbour_equally_often(lone_seat: int) -> None:
    who = lineup("planner", ["greedy", "random", FIRST], 4)
    neighbours = [who.seating(lone_seat, shift)[(lone_seat + 1) % 4].name for shift in range(6)]
    assert neighbours == ["greedy", "random", "first"] * 2


def test_all_pairs_are_formed_both_ways() -> None:
    lineups = pairings([FIRST, SECOND, PASSING], 3)
    assert [(who.lone.name, who.against, len(who.field)) for who in lineups] == [
        ("first", "second", 2),
        ("second", "first", 2),
        ("first", "passing", 2),
        ("passing", "first", 2),
        ("second", "passing", 2),
        ("passing", "second", 2),
    ]


def test_a_name_makes_that_bot() -> None:
    assert lineup("planner", ["greedy"], 3).lone.make().name == "planner"


def test_a_name_that_no_bot_has_is_refused_before_anything_is_played() -> None:
    with pytest.raises(UnknownBot):
        lineup("oracle", ["greedy"], 4)
    with pytest.raises(UnknownBot):
        pairings(["greedy", "oracle"], 4)


def test_a_field_that_does_not_fill_the_seats_is_refused() -> None:
    with pytest.raises(ArenaError) as refusal:
        lineup(FIRST, [PASSING, PASSING], 4)
    assert (refusal.value.code, refusal.value.facts) == (ArenaCode.FIELD_SIZE, {"count": 2, "needed": 3})
    with pytest.raises(ArenaError):
        lineup(FIRST, [], 4)


def test_one_bot_makes_no_pair() -> None:
    with pytest.raises(ArenaError) as refusal:
        pairings([FIRST], 4)
    assert refusal.value.code is ArenaCode.TOO_FEW_BOTS
