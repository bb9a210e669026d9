"""The mean of networks, and what roles are worth to it."""

from pathlib import Path

import numpy as np
import pytest

from gangoffour.bots import Network, load_network, save_network
from gangoffour.training import save_mean
from gangoffour.training.means import found_role_values, mean_weights
from tests.bots.networks import DESCRIPTION, any_network, any_weights


def test_each_weight_is_the_mean_of_all() -> None:
    networks = [any_network(seed) for seed in (1, 2, 3)]
    mean = mean_weights(networks)
    assert mean.keys() == networks[0].weights.keys()
    for name, weight in mean.items():
        np.testing.assert_allclose(weight, sum(each.weights[name] for each in networks) / 3, atol=1e-6)


def test_networks_of_different_kinds_have_no_mean() -> None:
    other = Network(any_weights(2), {**DESCRIPTION, "points_scale": 8.0})
    with pytest.raises(ValueError, match="not of one kind"):
        mean_weights([any_network(1), other])


@pytest.mark.parametrize("seat_count", [3, 4])
def test_the_worth_of_roles_is_found_by_playing_and_sums_to_zero(seat_count: int) -> None:
    winner, loser, other = found_role_values(any_network(1), seat_count, deals=400, seed=1)
    assert (winner + loser + (seat_count - 2) * other) == pytest.approx(0, abs=1e-9)
    again = found_role_values(any_network(1), seat_count, deals=400, seed=2)
    assert again[0] != winner
    assert again[0] == pytest.approx(winner, abs=2)


def test_a_mean_is_a_network_that_says_what_it_is(tmp_path: Path) -> None:
    for seed in (1, 2):
        save_network(tmp_path / f"{seed}.npz", any_weights(seed), {**DESCRIPTION, "run": seed})
    said = save_mean([tmp_path / "1.npz", tmp_path / "2.npz"], tmp_path / "mean.npz", deals=40)
    mean = load_network(tmp_path / "mean.npz")
    assert mean.description["mean_of_runs"] == 2
    assert mean.description["run"] == 2
    assert mean.description["role_values"] == said["role_values"] != DESCRIPTION["role_values"]
