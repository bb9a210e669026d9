"""A saved vector environment goes on to the last byte as the one that was saved."""

import copy
import pickle
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from gangoffour.encoding import Lockstep
from gangoffour.engine import preset
from gangoffour.rl import DealVectorEnv, play_uniformly

STEPS = 60


def first_listed(env: DealVectorEnv, steps: int) -> list[bytes]:
    """Take the first legal action in every place, again and again; return all that is told."""
    told = []
    for _ in range(steps):
        lockstep = env.lockstep
        observations, rewards, ends, _, infos = env.step(lockstep.legal[lockstep.starts[:-1]].copy())
        arrays: list[NDArray[Any]] = [observations, rewards, ends, *infos.values()]
        told += [array.tobytes() for array in arrays]
    return told


def restored(env: DealVectorEnv) -> DealVectorEnv:
    other = DealVectorEnv(5, opponents=play_uniformly, seat_count=3)
    other.reset(seed=99)
    other.restore(env.snapshot())
    return other


def in_a_new_one(env: DealVectorEnv) -> DealVectorEnv:
    other = DealVectorEnv(5, opponents=play_uniformly, seat_count=3)
    other.restore(env.snapshot())
    return other


@pytest.mark.parametrize(
    "saved",
    [copy.deepcopy, lambda env: pickle.loads(pickle.dumps(env)), restored, in_a_new_one],  # noqa: S301  our own
)
def test_it_goes_on_alike(saved: Callable[[DealVectorEnv], DealVectorEnv]) -> None:
    env = DealVectorEnv(5, opponents=play_uniformly, seat_count=3)
    env.reset(seed=3)
    first_listed(env, STEPS)
    other = saved(env)
    expected = first_listed(env, STEPS)
    assert first_listed(other, STEPS) == expected


def test_a_snapshot_stays_what_it_was_while_the_environment_goes_on() -> None:
    env = DealVectorEnv(4, opponents="greedy")
    env.reset(seed=3)
    snapshot = env.snapshot()
    played = first_listed(env, STEPS)
    observations, infos = env.restore(snapshot)
    assert (observations == env.lockstep.observations).all()
    assert (infos["legal"] == env.lockstep.legal).all()
    assert first_listed(env, STEPS) == played


def test_a_lockstep_counts_on_how_many_turns_it_took_without_asking() -> None:
    lockstep, rng = Lockstep(deals=8, seed=1, skip_forced=True), np.random.default_rng(1)
    for _ in range(20):
        lockstep.step(lockstep.random_actions(rng))
    assert lockstep.forced > 0
    again = pickle.loads(pickle.dumps(lockstep))  # noqa: S301  our own
    assert again.forced == lockstep.forced


def test_a_snapshot_of_another_table_is_refused() -> None:
    snapshot = Lockstep(deals=4).snapshot()
    for other in (Lockstep(deals=5), Lockstep(preset("german"), deals=4)):
        with pytest.raises(ValueError, match="other options"):
            other.restore(snapshot)


@pytest.mark.parametrize("name", ["uniform", "greedy"])
def test_opponents_can_be_named(name: str) -> None:
    env = DealVectorEnv(4, opponents=name)
    env.reset(seed=1)
    assert len(first_listed(env, 5)) > 0


def test_a_name_that_nobody_has_is_refused_with_those_there_are() -> None:
    with pytest.raises(ValueError, match="known are: uniform, greedy"):
        DealVectorEnv(4, opponents="champion")
