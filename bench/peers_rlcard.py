"""A peer: RLCard's dou dizhu, a climbing game of the same family."""

import random

import rlcard
from rlcard.agents import RandomAgent

from bench.pace import Lots


def bare_loop(seed: int) -> Lots:
    """Step its environment in the leanest loop there is, choosing by chance."""
    chance = random.Random(seed)
    environment = rlcard.make("doudizhu", config={"seed": seed})
    while True:
        decisions = 0
        state, _ = environment.reset()
        while not environment.is_over():
            state, _ = environment.step(chance.choice(list(state["legal_actions"])))
            decisions += 1
        yield decisions


def own_loop(seed: int) -> Lots:
    """Let its own random agents play by its own `run`."""
    environment = rlcard.make("doudizhu", config={"seed": seed})
    environment.set_agents([RandomAgent(environment.num_actions) for _ in range(environment.num_players)])
    while True:
        trajectories, _ = environment.run(is_training=False)
        # A trajectory alternates states and actions, and ends with a state.
        yield sum(len(trajectory) // 2 for trajectory in trajectories)
