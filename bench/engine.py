"""The readable engine in random play."""

import random

from bench.pace import Lots
from gangoffour.engine import CLASSIC, Phase, apply, legal_actions, start_deal, start_match


def random_play(seed: int) -> Lots:
    """Play random matches, deal by deal, all legal actions generated at every decision."""
    chance = random.Random(seed)
    order = list(range(64))
    state = start_match(CLASSIC, 4)
    while True:
        decisions = 0
        if state.public.phase is Phase.OVER:
            state = start_match(CLASSIC, 4)
        chance.shuffle(order)
        state = start_deal(state, order).after
        while (seat := state.public.seat_to_act) is not None:
            state = apply(state, seat, chance.choice(legal_actions(state, seat))).after
            decisions += 1
        yield decisions
