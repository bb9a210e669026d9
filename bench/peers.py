"""The same for a peer: RLCard's dou dizhu, a climbing game of the same family."""

import random
from time import process_time

import rlcard
from rlcard.agents import RandomAgent


def bare_loop(seed: int, seconds: float) -> float:
    """Step its environment in the leanest loop there is, choosing by chance; return decisions per second."""
    chance = random.Random(seed)
    environment = rlcard.make("doudizhu", config={"seed": seed})
    decisions = 0
    begin = process_time()
    while process_time() - begin < seconds:
        state, _ = environment.reset()
        while not environment.is_over():
            state, _ = environment.step(chance.choice(list(state["legal_actions"])))
            decisions += 1
    return decisions / (process_time() - begin)


def own_loop(seed: int, seconds: float) -> float:
    """Let its own random agents play by its own `run`; return decisions per second."""
    environment = rlcard.make("doudizhu", config={"seed": seed})
    environment.set_agents([RandomAgent(environment.num_actions) for _ in range(environment.num_players)])
    decisions = 0
    begin = process_time()
    while process_time() - begin < seconds:
        trajectories, _ = environment.run(is_training=False)
        # A trajectory alternates states and actions, and ends with a state.
        decisions += sum(len(trajectory) // 2 for trajectory in trajectories)
    return decisions / (process_time() - begin)
