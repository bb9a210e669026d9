import pytest

from gangoffour.bots import GreedyBot, NoviceBot, UniformBot
from gangoffour.bots.testing import check_bot
from gangoffour.engine import Seat, parse_cards, set_up_position
from tests.bots.bot_play import answer, lone_score, position

SEEDS = range(200)


def test_it_keeps_the_contract() -> None:
    check_bot(NoviceBot())


def test_it_follows_by_chance_and_mostly_low() -> None:
    state = position("2G 9R 9Y", "3G 3Y", "5G 5Y", "4G 6Y 8R", plays=["2G"])
    answers = [answer(NoviceBot(), state, seed) for seed in SEEDS]
    assert set(answers) <= {"4G", "6Y", "8R"}
    assert answers.count("4G") > answers.count("6Y") > 0


def test_it_mostly_leads_many_cards() -> None:
    state = position("2G 5Y 5R 9G 10R", "3G 3Y", "6G 6Y")
    answers = [answer(NoviceBot(), state, seed) for seed in SEEDS]
    assert answers.count("5Y 5R") > max(answers.count(card) for card in ("2G", "5Y", "5R", "9G", "10R")) > 0


def test_it_keeps_a_gang_while_it_sees_another_play() -> None:
    state = position("7G 7G 7Y 7R 2G", "3G 3Y", "6G 6Y")
    answers = [answer(NoviceBot(), state, seed) for seed in SEEDS]
    assert answers.count("7G 7G 7Y 7R declare") < len(SEEDS) / 20


def test_it_passes_when_it_has_to() -> None:
    state = position("10R 9R 9Y", "3G 3Y", "5G 5Y", plays=["10R"])
    assert {answer(NoviceBot(), state, seed) for seed in SEEDS} == {"pass"}


@pytest.mark.rule("R42")
def test_it_never_forgets_its_last_card() -> None:
    state = position("4G 9R", "3G 3Y", "5G 5Y")
    assert {answer(NoviceBot(), state, seed) for seed in SEEDS} == {"4G declare", "9R declare"}


@pytest.mark.rule("R61")
def test_it_returns_any_card_but_rather_a_low_one() -> None:
    hands = [parse_cards(hand) for hand in ("4G 9R", "3G 10Y", "5G 5Y")]
    state = set_up_position(hands, deal_loser=Seat(1))
    answers = [answer(NoviceBot(), state, seed) for seed in SEEDS]
    assert answers.count("return 4G") > answers.count("return 9R") > 0


@pytest.mark.parametrize("seat_count", [3, 4])
def test_it_has_more_sense_than_pure_chance(seat_count: int) -> None:
    assert lone_score(NoviceBot(), UniformBot(), seat_count, deals=20) > 1


@pytest.mark.parametrize("seat_count", [3, 4])
def test_greedy_is_a_step_above_it_and_no_wall(seat_count: int) -> None:
    assert 0 < lone_score(GreedyBot(), NoviceBot(), seat_count, deals=40) < 4
