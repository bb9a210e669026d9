"""Environments for learning programs: deals and matches for PettingZoo, many deals at once for Gymnasium.

`deal_v0` and `match_v0` ask one agent at a time, over the readable engine. `DealVectorEnv` runs on the core; importing
this room registers it with Gymnasium as `GangOfFour/Deal-v0`. It needs the extra `gangoffour[rl]`.
"""

from typing import Final

try:
    import gymnasium
    import pettingzoo  # noqa: F401  the environments need it; here it can still be said what to do
except ModuleNotFoundError as error:
    raise ImportError(f"gangoffour.rl needs {error.name}: pip install 'gangoffour[rl]'") from error

from gangoffour.core import deal_rewards
from gangoffour.rl import deal_v0, match_v0
from gangoffour.rl.deal_v0 import DealEnv, DealOptions
from gangoffour.rl.match_v0 import MatchEnv, MatchOptions
from gangoffour.rl.rewards import ILLEGAL_REWARD, match_rewards
from gangoffour.rl.turns import MaskedObservation, TurnEnv, TurnOptions
from gangoffour.rl.vector import OWN_SEAT, DealVectorEnv, Places, Policy, play_uniformly

__all__ = [
    "ILLEGAL_REWARD",
    "OWN_SEAT",
    "VECTOR_ID",
    "DealEnv",
    "DealOptions",
    "DealVectorEnv",
    "MaskedObservation",
    "MatchEnv",
    "MatchOptions",
    "Places",
    "Policy",
    "TurnEnv",
    "TurnOptions",
    "deal_rewards",
    "deal_v0",
    "match_rewards",
    "match_v0",
    "play_uniformly",
]

VECTOR_ID: Final = "GangOfFour/Deal-v0"
"""The name of `DealVectorEnv` for `gymnasium.make_vec`."""

gymnasium.register(id=VECTOR_ID, vector_entry_point="gangoffour.rl:DealVectorEnv")
