"""A whole match as an environment of PettingZoo: `gang_of_four_match_v0`.

With `reward="points"` every deal is rewarded when it ends: the mean points of the others less one's own. With
`reward="win"` only the end of the match is: the winners share 1, the others share -1.
"""

from typing import Any, Literal, Unpack

import numpy as np
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from gangoffour.core import deal_rewards
from gangoffour.engine import MatchState, Phase, Seat, start_deal, start_match
from gangoffour.fairness import deck_order, first_dealer, seed_key
from gangoffour.rl.rewards import ILLEGAL_REWARD, match_rewards
from gangoffour.rl.turns import MaskedObservation, TurnEnv, TurnOptions, with_checks


class MatchOptions(TurnOptions, total=False):
    """What the environment of matches can be told."""

    reward: Literal["points", "win"]
    """What is rewarded: the points of every deal, or the end of the match."""


class MatchEnv(TurnEnv):
    """A match; an illegal action raises a ValueError."""

    metadata: dict[str, Any] = {  # noqa: RUF012  PettingZoo has it so
        "name": "gang_of_four_match_v0",
        "render_modes": ["human", "ansi"],
        "is_parallelizable": False,
    }

    def __init__(self, *, reward: Literal["points", "win"] = "points", **options: Unpack[TurnOptions]) -> None:
        """Lay out the spaces; `reset` deals."""
        super().__init__(**options)
        if reward not in ("points", "win"):
            raise ValueError(f"unknown reward {reward!r}, known are: points, win")
        self._rewards_points = reward == "points"

    def _new_match(self, rng: np.random.Generator) -> MatchState:
        self._key = seed_key(rng.bytes(32))
        dealer = Seat(first_dealer(self._key, self.seat_count))
        return start_deal(start_match(self.rules, self.seat_count, dealer), deck_order(self._key, 0)).after

    def _after_deal(self, state: MatchState) -> MatchState | None:
        public = state.public
        if self._rewards_points:
            self._reward(deal_rewards(public.results[-1].points))
        elif public.phase is Phase.OVER:
            self._reward(match_rewards(public.winners, self.seat_count))
        if public.phase is Phase.OVER or public.deal is None:
            return None
        return start_deal(state, deck_order(self._key, public.deal.number)).after


raw_env = MatchEnv


def env(**options: Unpack[MatchOptions]) -> OrderEnforcingWrapper[str, MaskedObservation, int | None]:
    """Return the environment with PettingZoo's usual checks; an illegal action ends the match and costs its agent."""
    return with_checks(MatchEnv(**options), -1.0 if options.get("reward") == "win" else ILLEGAL_REWARD)
