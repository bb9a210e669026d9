"""Play counts: how many sequences of legal actions there are from a position, as chess programs count moves.

A program for this game that counts the same numbers from the same positions has the same rules.
"""

import random
from dataclasses import dataclass

from gangoffour.engine import (
    MatchState,
    Phase,
    Seat,
    apply,
    format_action,
    legal_actions,
    parse_action,
    preset,
    start_deal,
    start_match,
)
from gangoffour.fairness import deck_order, first_dealer, seed_key

DEPTHS = (1, 2, 3)


@dataclass(frozen=True)
class Position:
    """A position reached from a seeded deck by so many actions; the golden file keeps the actions as text."""

    preset: str
    seat_count: int
    seed: str
    action_count: int


POSITIONS = [
    Position(name, seat_count, f"play counts {name} {seat_count}", action_count)
    for name, seat_count in [("classic", 4), ("classic", 3), ("german", 4), ("french", 3), ("gang", 4)]
    for action_count in (0, 7, 24, 60, 95)
]


def start(position: Position) -> MatchState:
    """The first deal of a seeded match."""
    key = seed_key(position.seed.encode())
    state = start_match(preset(position.preset), position.seat_count, Seat(first_dealer(key, position.seat_count)))
    return start_deal(state, deck_order(key, 0)).after


def reached(position: Position, actions: list[str]) -> MatchState:
    """The position after these actions."""
    state = start(position)
    key = seed_key(position.seed.encode())
    for number, text in enumerate(actions):
        if text == "deal":
            state = start_deal(state, deck_order(key, actions[:number].count("deal") + 1)).after
            continue
        seat = state.public.seat_to_act
        assert seat is not None
        state = apply(state, seat, parse_action(text)).after
    return state


def actions_by_chance(position: Position) -> list[str]:
    """Choose the actions that lead to the position."""
    chance = random.Random(position.seed)
    actions: list[str] = []
    while len(actions) < position.action_count:
        state = reached(position, actions)
        if state.public.phase is Phase.READY:
            actions.append("deal")
            continue
        seat = state.public.seat_to_act
        assert seat is not None
        actions.append(format_action(chance.choice(legal_actions(state, seat))))
    return actions


def count(state: MatchState, depth: int) -> int:
    """How many sequences of so many legal actions there are; a deal that ends earlier ends the sequence."""
    if depth == 0 or state.public.seat_to_act is None:
        return 1
    actions = legal_actions(state, state.public.seat_to_act)
    if depth == 1:
        return len(actions)
    return sum(count(apply(state, state.public.seat_to_act, action).after, depth - 1) for action in actions)


def golden_entry(position: Position) -> dict[str, object]:
    """What the golden file says of a position."""
    actions = actions_by_chance(position)
    state = reached(position, actions)
    return {
        "preset": position.preset,
        "seats": position.seat_count,
        "seed": position.seed,
        "actions": actions,
        "counts": [count(state, depth) for depth in DEPTHS],
    }
