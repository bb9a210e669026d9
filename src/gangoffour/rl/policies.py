"""Policies: who decides in many places of a lockstep at once."""

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from gangoffour.bots import GreedyPlayer
from gangoffour.encoding import ActionIndices, Lockstep, some_lists
from gangoffour.engine import RuleSet

Places: TypeAlias = NDArray[np.int64]
"""Numbers of places, rising."""

Policy: TypeAlias = Callable[[Lockstep, Places, np.random.Generator], ActionIndices]
"""A lockstep, some of its places and a generator of chance in, a legal action for each of these places out."""


def play_uniformly(lockstep: Lockstep, places: Places, rng: np.random.Generator) -> ActionIndices:
    """Return legal actions, each with the same chance."""
    first, end = lockstep.starts[places], lockstep.starts[places + 1]
    return lockstep.legal[first + (rng.random(len(places)) * (end - first)).astype(np.int64)]


@dataclass(frozen=True)
class PlayGreedily:
    """The bot `greedy` in many places at once; it leaves nothing to chance."""

    rules: RuleSet
    _player: GreedyPlayer = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Make the tables of the player once."""
        object.__setattr__(self, "_player", GreedyPlayer(self.rules))

    def __call__(self, lockstep: Lockstep, places: Places, _rng: np.random.Generator) -> ActionIndices:
        """Decide in these places."""
        is_asked = np.zeros(len(lockstep), np.bool_)
        is_asked[places] = True
        legal, starts = some_lists(is_asked, lockstep.legal, lockstep.starts)
        return legal[self._player.choose(lockstep.packed[places], legal, starts)]


_BY_NAME: Final[dict[str, Callable[[RuleSet], Policy]]] = {
    "uniform": lambda _rules: play_uniformly,
    "greedy": PlayGreedily,
}

POLICY_NAMES: Final = tuple(_BY_NAME)
"""The policies that have a name, weakest first. Other bots need views, which a lockstep has none of: see `SoloEnv`."""


def policy_named(name: str, rules: RuleSet) -> Policy:
    """Return a policy by name; raise a ValueError that lists the names if there is none."""
    if name not in _BY_NAME:
        raise ValueError(f"no policy is called {name!r}; known are: {', '.join(POLICY_NAMES)}")
    return _BY_NAME[name](rules)
