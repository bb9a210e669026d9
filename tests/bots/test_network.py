"""The trained network in NumPy: what it says, and the file it comes in."""

import random
from pathlib import Path

import numpy as np
import pytest

from gangoffour.bots import Values, load_network, save_network, worth_of
from gangoffour.core import SIGNS
from gangoffour.encoding import Lockstep, encode_view, legal_indices
from gangoffour.engine import CLASSIC, Seat, SeatView, start_deal, start_match, view
from tests.bots.networks import DESCRIPTION, any_network, any_weights


def first_view(seed: int = 1) -> SeatView:
    order = random.Random(seed).sample(range(64), 64)
    state = start_deal(start_match(CLASSIC, 4, Seat(0)), order).after
    seat = state.public.seat_to_act
    assert seat is not None
    return view(state, seat)


def test_a_network_read_from_its_file_says_the_same(tmp_path: Path) -> None:
    save_network(tmp_path / "network.npz", any_weights(3), DESCRIPTION)
    network, seat_view = load_network(tmp_path / "network.npz"), first_view()
    found = network.values(encode_view(seat_view), legal_indices(seat_view))
    expected = any_network(3).values(encode_view(seat_view), legal_indices(seat_view))
    for ours, theirs in zip(found, expected, strict=True):
        assert np.array_equal(ours, theirs)
    assert network.role_values(4) == (4.0, -2.0, -1.0)


def test_a_file_keeps_eight_significant_bits(tmp_path: Path) -> None:
    weights = any_weights(1)
    weights["state"] = np.random.default_rng(1).standard_normal(weights["state"].shape).astype(np.float32)
    save_network(tmp_path / "network.npz", weights, DESCRIPTION)
    with np.load(tmp_path / "network.npz") as archive:
        kept = archive["state"].astype(np.float32)
    assert np.abs(kept - weights["state"]).max() > 0
    assert np.all(np.abs(kept - weights["state"]) <= np.abs(weights["state"]) / 220 + 1e-6)


def test_chances_are_chances_and_every_action_has_its_value() -> None:
    seat_view = first_view()
    legal = legal_indices(seat_view)
    points, wins, losses, goes_on = any_network().values(encode_view(seat_view), legal)
    assert points.shape == wins.shape == losses.shape == goes_on.shape == legal.shape
    assert wins.min() > 0
    assert wins.max() < 1
    assert len(set(points.tolist())) > 1


def test_a_guess_depends_on_what_is_seen_and_on_the_action() -> None:
    network, one, two = any_network(), first_view(1), first_view(2)
    first, second, *_ = legal_indices(one).tolist()
    guess = network.favours(encode_view(one), first)
    assert guess.shape == (3, SIGNS)
    assert not np.array_equal(guess, network.favours(encode_view(one), second))
    assert not np.array_equal(guess, network.favours(encode_view(two), first))


def test_many_positions_at_once_are_valued_as_one_by_one() -> None:
    lockstep, network = Lockstep(deals=6, seed=4), any_network()
    rows = np.repeat(np.arange(6), np.diff(lockstep.starts))
    together = network.values_of_many(lockstep.observations, rows, lockstep.legal)
    for place in range(6):
        own = slice(lockstep.starts[place], lockstep.starts[place + 1])
        alone = network.values(lockstep.observations[place], lockstep.legal[own])
        for ours, theirs in zip(together, alone, strict=True):
            assert np.allclose(ours[own], theirs, atol=1e-4)


def test_what_an_action_is_worth_counts_the_role_that_it_leaves_if_the_match_goes_on() -> None:
    network = any_network()
    values = network.values(encode_view(first_view()), legal_indices(first_view()))
    expected = values.points + values.goes_on * (5.0 * values.wins - 1.0 * values.losses - 1.0)
    assert np.allclose(network.worth(values, 4), expected, atol=1e-4)


def test_a_file_that_is_no_network_is_refused(tmp_path: Path) -> None:
    np.savez(tmp_path / "other.npz", something=np.zeros(3))
    with pytest.raises(ValueError, match="no network"):
        load_network(tmp_path / "other.npz")


def test_a_network_for_another_encoding_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("gangoffour.bots.network.ENCODING_VERSION", 99)
    save_network(tmp_path / "network.npz", any_weights(3), DESCRIPTION)
    monkeypatch.undo()
    with pytest.raises(ValueError, match="encoding 99"):
        load_network(tmp_path / "network.npz")


def test_outcomes_are_worth_their_points_and_the_role_if_the_match_goes_on() -> None:
    outcomes = np.array([[8, 1, 0, 1], [8, 1, 0, 0], [-3, 0, 1, 1], [-1, 0, 0, 1], [2, 0.5, 0, 0.5]], np.float32)
    assert worth_of(Values(*outcomes.T), (10.0, -6.0, -4.0)).tolist() == [18, 8, -9, -5, 3.5]
