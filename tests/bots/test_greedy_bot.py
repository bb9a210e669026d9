import pytest

from gangoffour.bots import GreedyBot, NoviceBot
from gangoffour.bots.testing import check_bot
from gangoffour.engine import Seat, parse_cards, rule_set, set_up_position
from tests.bots.bot_play import answer, lone_score, position

GREEDY = GreedyBot()
FILL = ("3G 3Y 6G 6Y", "3R 3R 6R 6R")
"""Hands of others that nothing depends on."""


def test_it_keeps_the_contract() -> None:
    check_bot(GREEDY)


def test_it_leads_the_combination_that_sheds_most_cards() -> None:
    assert answer(GREEDY, position("1G 4G 4Y 5R 6Y 7R 8G 10R", *FILL)) == "4G 5R 6Y 7R 8G"


def test_it_leads_the_lowest_of_the_largest() -> None:
    assert answer(GREEDY, position("2G 5G 5Y 8R 8Y 10R", *FILL)) == "5G 5Y"


def test_it_follows_with_the_lowest_play_that_beats() -> None:
    assert answer(GREEDY, position("4G 9R 9Y", "3G 3Y", "5G 7Y 9G", plays=["4G"])) == "5G"


def test_it_follows_with_a_higher_play_rather_than_split_a_pair() -> None:
    assert answer(GREEDY, position("4G 9R 9Y", "3G 3Y", "5G 5Y 9G", plays=["4G"])) == "9G"


def test_it_leads_the_straight_that_splits_no_pair() -> None:
    assert answer(GREEDY, position("1G 1R 2Y 3G 4G 5Y 6G", *FILL)) == "2Y 3G 4G 5Y 6G"


def test_it_passes_rather_than_split_a_gang() -> None:
    state = position("5G 9R 9Y 9G 8G", "3G 3Y 6G 6Y", "7G 7G 7Y 7R 2G 2Y 4G", plays=["5G"])
    assert answer(GREEDY, state) == "pass"


def test_it_does_not_notice_that_a_seat_has_few_cards_left() -> None:
    state = position("5G 9R 9Y", "3G 3Y 6G 6Y", "7G 7G 7Y 7R 2G 2Y 4G", plays=["5G"])
    assert answer(GREEDY, state) == "pass"


def test_it_does_not_lead_a_gang_while_it_has_something_else() -> None:
    assert answer(GREEDY, position("7G 7G 7Y 7R 2G 3Y 5R", *FILL)) == "2G"


def test_it_spends_a_gang_that_leads_to_the_end() -> None:
    assert answer(GREEDY, position("7G 7G 7Y 7R 2G 2Y", *FILL)) == "7G 7G 7Y 7R"
    state = position("5G 9R 9Y", "3G 3Y", "7G 7G 7Y 7R 2G 2Y", plays=["5G"])
    assert answer(GREEDY, state) == "7G 7G 7Y 7R"


def test_it_stops_a_last_card_with_a_gang() -> None:
    state = position("DR 9R", "3G 3Y", "7G 7G 7Y 7R 2G 3Y 4G", plays=["DR declare"])
    assert answer(GREEDY, state) == "7G 7G 7Y 7R"


@pytest.mark.rule("R42")
def test_it_declares_its_last_card_with_the_play() -> None:
    assert answer(GREEDY, position("2G 2Y 9R", *FILL)) == "2G 2Y declare"


def test_it_goes_out_when_it_can() -> None:
    assert answer(GREEDY, position("2G 3Y 4R 5G 6Y", *FILL)) == "2G 3Y 4R 5G 6Y"


def test_it_leads_its_highest_single_against_a_last_card_where_no_duty_binds() -> None:
    rules = rule_set({"last_card_duty": False})
    state = position("2G 9R", "4G 6Y 8R", "3G 4Y 10R", plays=["2G declare", "10R", "pass", "pass"], rules=rules)
    assert answer(GREEDY, state) == "4Y declare"


def test_it_follows_with_its_highest_single_against_a_last_card() -> None:
    state = position("4G 9R", "3G 3Y", "5G 7Y 9G", plays=["4G declare"], rules=rule_set({"last_card_duty": False}))
    assert answer(GREEDY, state) == "9G"


@pytest.mark.rule("R61")
def test_it_returns_its_lowest_useless_card() -> None:
    hands = [parse_cards(hand) for hand in ("1G 1Y 4R 9R", "3G 10Y", "5G 5Y")]
    assert answer(GREEDY, set_up_position(hands, deal_loser=Seat(1))) == "return 4R"


@pytest.mark.rule("R61")
def test_it_returns_its_lowest_card_if_all_are_useful() -> None:
    hands = [parse_cards(hand) for hand in ("2G 2Y 9R 9R", "3G 9Y", "5G 5Y")]
    assert answer(GREEDY, set_up_position(hands, deal_loser=Seat(1))) == "return 2G"


@pytest.mark.parametrize("seat_count", [3, 4])
def test_it_beats_random_with_the_same_cards_in_every_seat(seat_count: int) -> None:
    assert lone_score(GREEDY, NoviceBot(), seat_count, deals=30) > 0.6
    assert lone_score(NoviceBot(), GREEDY, seat_count, deals=30) < -0.6
