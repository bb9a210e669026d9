"""Environments for learning programs: deals and matches for PettingZoo, one agent or many deals at once for Gymnasium.

`deal_v0` and `match_v0` ask one agent at a time, over the readable engine; `SoloEnv` is the same for one agent among
bots. `DealVectorEnv` runs on the core. Importing this room registers both with Gymnasium, as `GangOfFour/Solo-v0` and
`GangOfFour/Deal-v0`. `evaluate` says how strong a policy is. The room needs the extra `gangoffour[rl]`.
"""

from typing import Final

from gangoffour.extras import ExtraCode, MissingExtra

try:
    import gymnasium
    import pettingzoo  # noqa: F401  the environments need it; here it can still be said what to do
except ModuleNotFoundError as error:
    raise MissingExtra(ExtraCode.MISSING, extra="rl", package=error.name or "gymnasium") from error

from gangoffour.core import deal_rewards
from gangoffour.rl import deal_v0, match_v0
from gangoffour.rl.deal_v0 import DealEnv, DealOptions
from gangoffour.rl.evaluation import Evaluation, evaluate
from gangoffour.rl.match_v0 import MatchEnv, MatchOptions
from gangoffour.rl.policies import POLICY_NAMES, Places, Policy, play_uniformly, policy_named
from gangoffour.rl.rewards import ILLEGAL_REWARD, match_rewards
from gangoffour.rl.solo import Opponent, SoloEnv
from gangoffour.rl.turns import MaskedObservation, TurnEnv, TurnOptions
from gangoffour.rl.vector import OWN_SEAT, DealVectorEnv, VectorSnapshot

__all__ = [
    "ILLEGAL_REWARD",
    "OWN_SEAT",
    "POLICY_NAMES",
    "SOLO_ID",
    "VECTOR_ID",
    "DealEnv",
    "DealOptions",
    "DealVectorEnv",
    "Evaluation",
    "MaskedObservation",
    "MatchEnv",
    "MatchOptions",
    "Opponent",
    "Places",
    "Policy",
    "SoloEnv",
    "TurnEnv",
    "TurnOptions",
    "VectorSnapshot",
    "deal_rewards",
    "deal_v0",
    "evaluate",
    "match_rewards",
    "match_v0",
    "play_uniformly",
    "policy_named",
]

SOLO_ID: Final = "GangOfFour/Solo-v0"
"""The name of `SoloEnv` for `gymnasium.make`."""

VECTOR_ID: Final = "GangOfFour/Deal-v0"
"""The name of `DealVectorEnv` for `gymnasium.make_vec`."""

gymnasium.register(id=SOLO_ID, entry_point="gangoffour.rl:SoloEnv")
gymnasium.register(id=VECTOR_ID, vector_entry_point="gangoffour.rl:DealVectorEnv")
