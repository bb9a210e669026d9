"""How many decisions the readable engine makes in a second of random play."""

import random
from time import process_time

from gangoffour.engine import CLASSIC, Phase, apply, legal_actions, start_deal, start_match


def random_play(seed: int, seconds: float) -> float:
    """Play random matches, all legal actions generated at every decision; return decisions per second."""
    chance = random.Random(seed)
    order = list(range(64))
    decisions = 0
    state = start_match(CLASSIC, 4)
    begin = process_time()
    while process_time() - begin < seconds:
        if state.public.phase is Phase.OVER:
            state = start_match(CLASSIC, 4)
        chance.shuffle(order)
        state = start_deal(state, order).after
        while (seat := state.public.seat_to_act) is not None:
            state = apply(state, seat, chance.choice(legal_actions(state, seat))).after
            decisions += 1
    return decisions / (process_time() - begin)
