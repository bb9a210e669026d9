"""Views to ask bots about: every turn of two deals, the exchange between them included."""

from collections.abc import Iterator
from random import Random

from gangoffour.bots import GreedyBot
from gangoffour.engine import CLASSIC, MatchState, Phase, SeatView, apply, start_deal, start_match, view
from gangoffour.fairness import deck_order, seed_key
from gangoffour.server.ports import Cause

CAUSE = Cause("198.51.100.1", "guest-ana")
"""Who lets them think, where it does not matter."""


def turns(seed: str = "turns", deals: int = 2) -> Iterator[tuple[MatchState, SeatView]]:
    """Yield the state before every turn, and the view of the seat that has to act."""
    key, greedy, state = seed_key(seed.encode()), GreedyBot(), start_match(CLASSIC, 4)
    for deal in range(deals):
        state = start_deal(state, deck_order(key, deal)).after
        while state.public.phase in {Phase.PLAY, Phase.RETURN}:
            seat = state.public.seat_to_act
            assert seat is not None
            seen = view(state, seat)
            yield state, seen
            state = apply(state, seat, greedy.choose(seen, Random(0))).after


def first_view() -> SeatView:
    """Return the view of the seat that leads the first deal."""
    _, seen = next(turns())
    return seen
