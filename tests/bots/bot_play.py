"""Deals among bots, and positions to ask them about."""

from collections.abc import Sequence
from random import Random

from gangoffour.bots import Bot
from gangoffour.engine import (
    CLASSIC,
    MatchState,
    Phase,
    RuleSet,
    Seat,
    apply,
    format_action,
    start_deal,
    start_match,
    view,
)
from gangoffour.fairness import deck_order, seed_key
from tools.matches import positions


def dealt_anew(state: MatchState, seat: Seat, rng: Random) -> MatchState:
    """The same state, but the cards of the other seats lie otherwise; the seat cannot tell."""
    others = [hand for other, hand in enumerate(state.hands) if other != seat]
    cards = rng.sample(sum(others, ()), sum(map(len, others)))
    hands = [
        tuple(sorted(cards.pop() for _ in hand)) if other != seat else hand for other, hand in enumerate(state.hands)
    ]
    return state._replace(hands=tuple(hands))


def points_of_a_deal(bots: Sequence[Bot], seed: str, rules: RuleSet = CLASSIC) -> tuple[int, ...]:
    """The points of a first deal that follows from the seed alone."""
    key = seed_key(seed.encode())
    state = start_deal(start_match(rules, len(bots)), deck_order(key, 0)).after
    rngs = [Random(f"{seed} {seat}") for seat in range(len(bots))]
    while state.public.phase is Phase.PLAY:
        seat = state.public.seat_to_act
        assert seat is not None
        state = apply(state, seat, bots[seat].choose(view(state, seat), rngs[seat])).after
    return state.public.results[-1].points


def lone_score(lone: Bot, others: Bot, seat_count: int, deals: int, seed: str = "duplicate") -> float:
    """The mean points of the others less those of the lone bot, with the same cards in every seat."""
    scores: list[float] = []
    for deal in range(deals):
        for seat in range(seat_count):
            bots = [others] * seat_count
            bots[seat] = lone
            points = points_of_a_deal(bots, f"{seed} {deal}")
            scores.append((sum(points) - points[seat]) / (seat_count - 1) - points[seat])
    return sum(scores) / len(scores)


def position(*hands: str, plays: Sequence[str] = (), rules: RuleSet = CLASSIC) -> MatchState:
    """A second deal with these hands, after these actions of the seats whose turn it was. It runs clockwise."""
    return positions.after(positions.position(*hands, rules=rules, deal_number=2), *plays)


def answer(bot: Bot, state: MatchState, seed: int = 0) -> str:
    """What the bot does on its turn, as text."""
    seat = state.public.seat_to_act
    assert seat is not None
    return format_action(bot.choose(view(state, Seat(seat)), Random(seed)))
