from collections import Counter

import pytest

from gangoffour.bots import BOTS, UniformBot
from gangoffour.bots.testing import check_bot
from gangoffour.engine import Seat, parse_cards, set_up_position
from tests.bots.bot_play import answer, position


def test_it_keeps_the_contract() -> None:
    check_bot(UniformBot())


def test_people_cannot_choose_it() -> None:
    assert UniformBot.name not in BOTS


def test_every_legal_action_is_about_as_likely() -> None:
    state = position("2G 9R 9Y", "3G 3Y", "5G 5Y", "4G 6Y 8R", plays=["2G"])
    answers = Counter(answer(UniformBot(), state, seed) for seed in range(2_000))
    assert set(answers) == {"4G", "6Y", "8R", "pass"}
    assert min(answers.values()) > 400


@pytest.mark.rule("R42")
def test_it_never_forgets_its_last_card() -> None:
    state = position("4G 9R", "3G 3Y", "5G 5Y")
    assert {answer(UniformBot(), state, seed) for seed in range(50)} == {"4G declare", "9R declare"}


@pytest.mark.rule("R61")
def test_it_returns_any_card() -> None:
    hands = [parse_cards(hand) for hand in ("4G 9R", "3G 10Y", "5G 5Y")]
    state = set_up_position(hands, deal_loser=Seat(1))
    assert {answer(UniformBot(), state, seed) for seed in range(50)} == {"return 4G", "return 9R", "return 10Y"}
