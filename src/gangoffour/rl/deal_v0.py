"""One deal as an environment of PettingZoo: `gang_of_four_deal_v0`.

The reward comes at the end of the deal: the mean points of the others less one's own. Of all deals a share are
later deals of a match: chance says who won and lost the deal before, and it begins with their exchange. The others are
first deals, with the multi-coloured one in the first lead.
"""

from typing import Any, Unpack

import numpy as np
from pettingzoo.utils.wrappers import OrderEnforcingWrapper

from gangoffour.core import deal_rewards
from gangoffour.engine import DECK, HAND_SIZE, MatchState, Seat, set_up_position, start_deal, start_match
from gangoffour.fairness import deck_order, first_dealer, seed_key
from gangoffour.rl.rewards import ILLEGAL_REWARD
from gangoffour.rl.turns import MaskedObservation, TurnEnv, TurnOptions, with_checks

LATER_DEALS = 0.9
"""The share of later deals that is usual in a match."""


class DealOptions(TurnOptions, total=False):
    """What the environment of deals can be told."""

    later_deals: float
    """The share of deals that begin with an exchange, from 0 to 1."""


class DealEnv(TurnEnv):
    """One deal; an illegal action raises a ValueError."""

    metadata: dict[str, Any] = {  # noqa: RUF012  PettingZoo has it so
        "name": "gang_of_four_deal_v0",
        "render_modes": ["human", "ansi"],
        "is_parallelizable": False,
    }

    def __init__(self, *, later_deals: float = LATER_DEALS, **options: Unpack[TurnOptions]) -> None:
        """Lay out the spaces; `reset` deals."""
        super().__init__(**options)
        if not 0 <= later_deals <= 1:
            raise ValueError(f"the share of later deals lies between 0 and 1, not at {later_deals}")
        self._later_deals = later_deals

    def _new_match(self, rng: np.random.Generator) -> MatchState:
        key = seed_key(rng.bytes(32))
        order = deck_order(key, 0)
        if rng.random() >= self._later_deals:
            dealer = Seat(first_dealer(key, self.seat_count))
            return start_deal(start_match(self.rules, self.seat_count, dealer), order).after
        winner, loser = rng.permutation(self.seat_count)[:2]
        deck = [DECK[position] for position in order]
        hands = [deck[start : start + HAND_SIZE] for start in range(0, len(deck), HAND_SIZE)]
        return set_up_position(
            hands[: self.seat_count],
            rules=self.rules,
            leader=Seat(int(winner)),
            deal_loser=Seat(int(loser)),
            deal_number=2 + int(rng.integers(2)),  # so that both directions occur
            dummy_hand=[card for hand in hands[self.seat_count :] for card in hand],
        )

    def _after_deal(self, state: MatchState) -> None:
        self._reward(deal_rewards(state.public.results[-1].points))


raw_env = DealEnv


def env(**options: Unpack[DealOptions]) -> OrderEnforcingWrapper[str, MaskedObservation, int | None]:
    """Return the environment with PettingZoo's usual checks; an illegal action ends the deal and costs its agent."""
    return with_checks(DealEnv(**options), ILLEGAL_REWARD)
