"""Whole matches to send over the wire: every preset, three and four seats, nearly all that can happen."""

from functools import cache
from random import Random

from gangoffour.bots import UniformBot
from gangoffour.engine import (
    DECK,
    PRESETS,
    Card,
    DealRitual,
    Declare,
    MatchState,
    Phase,
    Step,
    apply,
    legal_actions,
    start_deal,
    start_match,
    view,
)

MATCHES = [(name, seats) for name, rules in PRESETS.items() for seats in rules.players_allowed]
"""Presets with the seat counts they allow."""

_BOT = UniformBot()
_ATTENTION = 0.8
"""How often a player minds to declare its last card."""


@cache
def match_steps(preset: str, seat_count: int) -> tuple[Step, ...]:
    """Return every step of a match, always the same one."""
    rng = Random(f"{preset} {seat_count}")
    state = start_match(PRESETS[preset], seat_count)
    steps = []
    while state.public.phase is not Phase.OVER:
        if state.public.phase is Phase.READY:
            step = start_deal(state, rng.sample(range(64), 64), _cut_cards(state, rng))
        else:
            step = _next_step(state, rng)
        steps.append(step)
        state = step.after
    return tuple(steps)


def _next_step(state: MatchState, rng: Random) -> Step:
    """Let a seat with a last card to declare do so, unless it forgets; else the seat whose turn it is acts."""
    for seat in state.public.seats:
        if view(state, seat).may_declare and rng.random() < _ATTENTION:
            return apply(state, seat, Declare())
    actor = state.public.seat_to_act
    assert actor is not None
    if rng.random() < _ATTENTION:
        return apply(state, actor, _BOT.choose(view(state, actor), rng))
    return apply(state, actor, rng.choice(legal_actions(state, actor)))


def _cut_cards(state: MatchState, rng: Random) -> list[Card]:
    """Hold the dealing ritual before every other deal, if these rules have one."""
    if state.public.rules.deal_ritual is DealRitual.NONE or rng.random() < 0.5:
        return []
    cards = [rng.choice(DECK)]
    while not cards[-1].is_ranked:
        cards.append(rng.choice(DECK))
    return cards
