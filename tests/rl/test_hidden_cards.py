"""What an agent is told does not depend on cards that its seat cannot see."""

import random

import numpy as np
import pytest

from gangoffour.rl import TurnEnv
from tests.properties.referee import with_hidden_cards_moved
from tests.rl.turn_play import ENVIRONMENTS, decisions


@pytest.mark.parametrize("kind", ENVIRONMENTS)
@pytest.mark.parametrize("seat_count", [3, 4])
def test_moving_hidden_cards_changes_no_observation_and_no_info(kind: type[TurnEnv], seat_count: int) -> None:
    chance = random.Random(seat_count)
    env, other = kind(seat_count=seat_count), kind(seat_count=seat_count)
    moved = 0
    for _ in decisions(env, seat_count, 120):
        for seat in env.match_state.public.seats:
            state = with_hidden_cards_moved(env.match_state, seat, [chance.randrange(64) for _ in range(48)])
            other.reset(seed=1, options={"state": state})
            agent = env.possible_agents[seat]
            assert np.asarray(env.observe(agent)).tolist() == np.asarray(other.observe(agent)).tolist()
            assert env.infos[agent]["legal"].tolist() == other.infos[agent]["legal"].tolist()
            moved += state != env.match_state
    assert moved > 100
