"""What the roles of the next deal are worth."""

import numpy as np
import pytest

from gangoffour.training.roles import RoleValues, roles_of


def test_every_seat_has_a_role() -> None:
    assert roles_of(np.array([2, 0]), np.array([0, 3]), 4).tolist() == [[1, 2, 0, 2], [0, 2, 2, 1]]


@pytest.mark.parametrize("seat_count", [3, 4])
def test_what_one_seat_gains_the_others_lose(seat_count: int) -> None:
    winner, loser, other = RoleValues(seat_count, 0.9).values()
    assert winner + loser + (seat_count - 2) * other == pytest.approx(0)
    assert winner > other > loser


def test_the_worth_of_a_role_is_its_reward_and_that_of_the_roles_it_leads_to() -> None:
    values = RoleValues(3, 0.5)
    # Who wins a deal wins the next, too, and so on for all: the rewards of all deals to come add up to twice the first.
    roles = np.tile(np.array([[0, 1, 2]], np.int8), (20_000, 1))
    rewards = np.tile(np.array([[6.0, -4.0, -2.0]]), (20_000, 1))
    values.learn(roles, roles, rewards)
    assert values.values().tolist() == pytest.approx([12, -8, -4])


def test_what_was_learned_can_be_kept_and_taken_up() -> None:
    values, taken_up = RoleValues(4, 0.9), RoleValues(4, 0.9)
    roles = np.tile(np.array([[0, 1, 2, 2]], np.int8), (500, 1))
    values.learn(roles, roles[:, ::-1], np.tile(np.array([[6, -4, -1, -1]], np.float32), (500, 1)))
    taken_up.restore(values.state())
    assert taken_up.values().tolist() == values.values().tolist()


def test_values_from_elsewhere_hold_until_something_is_learned() -> None:
    values = RoleValues(3, 0.9)
    values.begin_with((9.0, -5.0, -4.0))
    assert values.values().tolist() == pytest.approx([9, -5, -4])
    roles = np.tile(np.array([[0, 1, 2]], np.int8), (10_000, 1))
    values.learn(roles, roles[:, ::-1], np.tile(np.array([[6, -4, -2]], np.float32), (10_000, 1)))
    assert values.values()[0] < 9
