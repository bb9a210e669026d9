"""Who decides in self-play: it needs torch."""

import numpy as np
import pytest

from gangoffour.bots import Values, worth_of
from gangoffour.encoding import best, some_lists, thinned
from gangoffour.engine import CLASSIC
from gangoffour.training import Configuration, Share
from gangoffour.training.players import Players, by_network, decisions_of, greedily
from gangoffour.training.selfplay import SelfPlay

pytest.importorskip("torch", reason="needs torch: pip install 'gangoffour[train]'")

SMALL = Configuration(width=32, threads=1)


def test_the_learner_decides_in_its_own_seats_and_the_others_in_theirs() -> None:
    from gangoffour.training.network import Learner  # noqa: PLC0415  it needs torch

    learner, selfplay = Learner(SMALL), SelfPlay(Share(places=64, others="greedy"), 3, one_learns=True)
    players = Players(learner, selfplay, greedily(CLASSIC), np.random.default_rng(1))
    lockstep, roles = selfplay.lockstep, selfplay.role_values.values()
    legal, starts = lockstep.legal, lockstep.starts
    actions, expected = players.choose(lockstep)
    learns = selfplay.learns
    own, own_starts = thinned(*some_lists(learns, legal, starts))
    values = learner.values(lockstep.packed[learns], own, own_starts)
    chosen = best(worth_of(Values(*values.T), roles.tolist()), own_starts)
    assert 0 < learns.sum() < 64
    assert np.array_equal(actions[learns], own[chosen])
    assert np.allclose(expected[learns], values[chosen], atol=0.1)
    assert np.array_equal(actions[~learns], greedily(CLASSIC)(decisions_of(lockstep, ~learns, roles)))
    assert not expected[~learns].any()


def test_chance_is_for_the_learner_alone() -> None:
    from gangoffour.training.network import Learner  # noqa: PLC0415  it needs torch

    learner, selfplay = Learner(SMALL), SelfPlay(Share(places=256), 3, one_learns=True)
    players = Players(learner, selfplay, by_network(learner), np.random.default_rng(1))
    lockstep, learns = selfplay.lockstep, selfplay.learns
    sure, _ = players.choose(lockstep)
    players.chance = 1.0
    tried, _ = players.choose(lockstep)
    assert np.array_equal(sure[~learns], tried[~learns])
    assert (sure[learns] != tried[learns]).mean() > 0.3
