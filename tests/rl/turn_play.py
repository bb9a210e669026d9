"""Episodes played by chance, one decision at a time."""

from collections.abc import Iterator

import numpy as np

from gangoffour.engine import PRESETS
from gangoffour.rl import DealEnv, MatchEnv, TurnEnv

TABLES = [(name, seat_count) for name in PRESETS for seat_count in PRESETS[name].players_allowed]
"""Every preset with every number of seats."""

ENVIRONMENTS: tuple[type[DealEnv | MatchEnv], ...] = (DealEnv, MatchEnv)


def is_over(env: TurnEnv) -> bool:
    return any(env.terminations.values()) or any(env.truncations.values())


def decisions(env: TurnEnv, seed: int, most: int = 10_000) -> Iterator[str]:
    """Play an episode by chance; yield the agent before each of its decisions."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    for _ in range(most):
        if is_over(env):
            return
        agent = env.agent_selection
        yield agent
        env.step(int(rng.choice(env.infos[agent]["legal"])))
