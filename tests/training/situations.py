"""Situations that come up in matches."""

from collections.abc import Iterator
from random import Random

from gangoffour.bots import GreedyBot, NoviceBot
from gangoffour.encoding import legal_indices
from gangoffour.engine import DECK, MatchState, Phase, Seat, apply, preset, start_deal, start_match, view


def choices(rules: str, seat_count: int, deals: int) -> Iterator[tuple[MatchState, Seat]]:
    """Where a seat has a choice, in matches where chance decides now and then."""
    rng, greedy, other = Random(f"{rules} {seat_count}"), GreedyBot(), NoviceBot()
    state = start_match(preset(rules), seat_count)
    for _ in range(deals):
        if state.public.phase is Phase.OVER:
            state = start_match(preset(rules), seat_count)
        state = start_deal(state, rng.sample(range(len(DECK)), len(DECK))).after
        while state.public.phase in {Phase.PLAY, Phase.RETURN} and (seat := state.public.seat_to_act) is not None:
            seen = view(state, seat)
            if len(legal_indices(seen)) > 1:
                yield state, seat
            state = apply(state, seat, (other if rng.random() < 0.3 else greedy).choose(seen, rng)).after
