from random import Random

import pytest

from gangoffour.arena import Conditions, compare
from gangoffour.bots import PlannerBot
from gangoffour.bots.testing import check_bot
from gangoffour.engine import CLASSIC, Phase, Seat, apply, parse_cards, set_up_position, start_deal, start_match, view
from gangoffour.fairness import deck_order, seed_key
from tests.bots.bot_play import answer, dealt_anew, position

PLANNER = PlannerBot()
FILL = ("3G 3Y 6G 6Y 8Y", "3R 3R 6R 6R 8R")
"""Hands of others that nothing depends on."""


def test_it_keeps_the_contract() -> None:
    check_bot(PLANNER)


def test_it_goes_out_when_it_can() -> None:
    assert answer(PLANNER, position("2G 3Y 4R 5G 6Y", *FILL)) == "2G 3Y 4R 5G 6Y"
    state = position("4G 4R 9Y", "3G 3Y", "6G 6R", plays=["4G 4R declare"])
    assert answer(PLANNER, state) == "6G 6R"


def test_it_lays_its_winners_before_the_play_that_is_none() -> None:
    assert answer(PLANNER, position("2G 2R DR", "4G 9Y 10Y", "5G 9G 10G", "6G 9R 10R")) == "DR"


def test_it_keeps_its_winner_while_more_than_one_play_would_be_left() -> None:
    assert answer(PLANNER, position("2G 4Y DR", "5G 9Y 10Y", "5Y 9G 10G", "5R 9R 10R")) == "2G"


def test_it_takes_the_trick_with_a_winner_when_one_play_would_be_left() -> None:
    state = position("9G 2Y 3G", "8G 8R 2R", "4G 4Y DR", plays=["9G"])
    assert answer(PLANNER, state) == "DR"


def test_it_does_not_split_a_gang_to_follow() -> None:
    others = "6G 9R 9Y 10G 10Y 8G 8Y 3G 3Y", "3G 3R 8G 5G 5Y 9Y 9G 6R"
    state = position(*others, "7G 7G 7Y 7R 1G 2Y 4G", plays=["6G"])
    assert answer(PLANNER, state) in ("pass", "7G 7G 7Y 7R")


def test_it_spends_a_gang_to_get_rid_of_expensive_cards_before_it_is_too_late() -> None:
    state = position("6G 9R 9Y", "3G 3Y 8G", "7G 7G 7Y 7R 1G 2Y 3R 4G", plays=["6G"])
    assert answer(PLANNER, state) == "7G 7G 7Y 7R"


def test_it_does_not_split_a_gang_to_lead() -> None:
    assert answer(PLANNER, position("7G 7G 7Y 7R 2G 3Y 5R", *FILL)) == "2G"


@pytest.mark.rule("R42")
def test_it_declares_its_last_card_with_the_play() -> None:
    assert answer(PLANNER, position("2G 2Y 9R", *FILL)) == "2G 2Y declare"


@pytest.mark.rule("R61")
def test_it_returns_the_card_whose_loss_costs_least() -> None:
    hands = [parse_cards(hand) for hand in ("2G 3G 3Y 4R 5G 6Y 7R 9R", "3G 10Y", "5G 5Y")]
    assert answer(PLANNER, set_up_position(hands, deal_loser=Seat(1))) == "return 3G"
    hands = [parse_cards(hand) for hand in ("2G 3Y 4R 5G 6Y 8G 9R 9R", "3G 10Y", "5G 5Y")]
    assert answer(PLANNER, set_up_position(hands, deal_loser=Seat(1))) == "return 8G"


def test_equal_views_give_equal_actions_whatever_the_others_hold_and_whatever_chance_says() -> None:
    rng = Random(3)
    asked = 0
    for deal in range(4):
        state = start_deal(start_match(CLASSIC, 4), deck_order(seed_key(b"hidden %d" % deal), 0)).after
        while state.public.phase is Phase.PLAY:
            seat = state.public.seat_to_act
            assert seat is not None
            action = PLANNER.choose(view(state, seat), Random(0))
            swapped = dealt_anew(state, seat, rng)
            assert PLANNER.choose(view(swapped, seat), Random(1)) == action
            asked += swapped != state
            state = apply(state, seat, action).after
    assert asked > 50


@pytest.mark.nightly
@pytest.mark.parametrize("seat_count", [3, 4])
def test_it_beats_greedy_with_the_same_cards_in_every_seat(seat_count: int) -> None:
    both = compare("planner", "greedy", Conditions("planner", seat_count), deals=60, jobs=2)
    assert both.first.interval.mean > 0
    assert both.second.interval.mean < 0
