"""A peer: PettingZoo's Leduc hold'em. Of its card environments it is the quickest; they are RLCard's underneath."""

import random

import numpy as np
from pettingzoo.classic import leduc_holdem_v4

from bench.pace import Lots


def leduc_holdem(seed: int) -> Lots:
    """Play by the loop of its documentation, through the wrappers that it comes with."""
    chance = random.Random(seed)
    environment = leduc_holdem_v4.env()  # type: ignore[no-untyped-call]
    environment.reset(seed=seed)
    while True:
        decisions = 0
        environment.reset()
        for _ in environment.agent_iter():
            observation, _, is_terminated, is_truncated, _ = environment.last()
            if is_terminated or is_truncated:
                environment.step(None)
            else:
                environment.step(chance.choice(np.flatnonzero(observation["action_mask"])))
                decisions += 1
        yield decisions
