"""Deals of one seat that learns among bots: every decision of it is taught, with what came of its deal."""

from itertools import islice
from pathlib import Path

import numpy as np
import pytest

from gangoffour.bots import save_network
from gangoffour.encoding import fields_of
from gangoffour.training.answer_deals import DEALS_AT_ONCE, Answering
from gangoffour.training.selfplay import Lessons, joined
from tests.bots.networks import DESCRIPTION, any_weights


@pytest.fixture
def network(tmp_path: Path) -> Path:
    save_network(tmp_path / "network.npz", any_weights(3), DESCRIPTION)
    return tmp_path / "network.npz"


def taught(network: Path, *, seats: int = 4, chance: float = 0.0, tasks: int = 3) -> list[Lessons]:
    answering = Answering(rival="greedy", network=network, seats=seats, seed=1, chance=chance)
    found = answering.lessons(jobs=1)
    try:
        return [lessons for _, lessons in islice(found, tasks)]
    finally:
        found.close()


@pytest.mark.parametrize("seats", [3, 4])
def test_every_deal_of_a_task_has_one_outcome_for_the_seat_that_learns(network: Path, seats: int) -> None:
    for lessons in taught(network, seats=seats):
        rewards, wins, losses, goes_on = lessons.outcomes.T
        assert 1 < len({(*each,) for each in lessons.outcomes.tolist()}) <= DEALS_AT_ONCE
        assert not (wins * losses).any()
        assert (rewards[wins == 1] > 0).all()
        assert (rewards[losses == 1] < 0).all()
        assert goes_on.all()


def test_what_was_seen_and_done_is_a_decision_of_one_seat(network: Path) -> None:
    lessons = joined(taught(network), 10**6)
    assert len(lessons.packed) == len(lessons.actions) == len(lessons.hands) > 30
    for packed in lessons.packed:
        assert 1 <= fields_of(packed.tobytes())["hand"].bit_count() <= 17


def test_chance_leads_to_other_decisions_and_without_it_they_are_the_same_again(network: Path) -> None:
    never, again, always = (joined(taught(network, chance=chance), 10**6) for chance in (0.0, 0.0, 1.0))
    assert np.array_equal(never.packed, again.packed)
    assert np.array_equal(never.actions, again.actions)
    assert not np.array_equal(never.actions, always.actions)


def test_new_weights_are_played_with_as_soon_as_they_are_written(network: Path) -> None:
    with_the_old = taught(network, tasks=2)[1]
    found = Answering(rival="greedy", network=network, seats=4, seed=1, chance=0.0).lessons(jobs=1)
    next(found)
    save_network(network, any_weights(4), DESCRIPTION)
    _, with_the_new = next(found)
    found.close()
    assert not np.array_equal(with_the_new.actions, with_the_old.actions)
