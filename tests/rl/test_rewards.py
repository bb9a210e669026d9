"""Rewards are what others have more than oneself, and sum to zero."""

import numpy as np
import pytest

from gangoffour.engine import Seat
from gangoffour.rl import ILLEGAL_REWARD, deal_rewards, match_rewards


def test_the_reward_of_a_deal_is_the_mean_of_the_others_less_the_own_points() -> None:
    assert deal_rewards((0, 3, 6, 9)).tolist() == [6, 2, -2, -6]
    assert deal_rewards((0, 4, 8)).tolist() == [6, 0, -6]


def test_many_deals_are_rewarded_at_once() -> None:
    points = np.array([[0, 3, 6, 9], [80, 0, 80, 80]], dtype=np.int32)
    rewards = deal_rewards(points)
    assert rewards.tolist() == [deal_rewards(row).tolist() for row in points]
    assert rewards.sum(axis=1) == pytest.approx(0)


def test_no_deal_costs_more_than_an_illegal_action() -> None:
    assert deal_rewards((0, 0, 0, 80))[3] == ILLEGAL_REWARD


@pytest.mark.parametrize(
    "winners,rewards",
    [
        ([0], [1, -1 / 3, -1 / 3, -1 / 3]),
        ([1, 3], [-1 / 2, 1 / 2, -1 / 2, 1 / 2]),
        ([0, 1, 2], [1 / 3, 1 / 3, 1 / 3, -1]),
        ([0, 1, 2, 3], [0, 0, 0, 0]),
    ],
)
def test_the_winners_of_a_match_share_one_and_the_others_lose_it(winners: list[int], rewards: list[float]) -> None:
    assert match_rewards([Seat(winner) for winner in winners], 4) == pytest.approx(rewards)
