"""The core plays as the engine does: the same actions at every decision, the same state after every action."""

import os
import random

import pytest

from gangoffour.core import (
    Croupier,
    DealState,
    Words,
    croupier_for,
    deal_state,
    new_deals,
    number_of,
    read_deal,
    write_deal,
)
from gangoffour.engine import PRESETS, Declaration, MatchState, Play, Seat, legal_actions
from tests.core.matches import Decision, any_rule_set, decisions, late_position, new_match

FEW = 2_000
MANY = int(os.environ.get("GOF_DIFFERENTIAL_DECISIONS", "100_000"))
"""How many decisions under random rule sets are compared every night; `make differential` takes a million."""
SEED = int(os.environ.get("GOF_DIFFERENTIAL_SEED", "64"))


def is_due(state: MatchState, seat: Seat, card_count: int) -> bool:
    """True if a play of so many cards leaves a last card that the seat has to declare itself."""
    return state.public.rules.declaration is Declaration.MANUAL and len(state.hands[seat]) - card_count == 1


def numbers(state: MatchState, seat: Seat) -> list[int]:
    """What the engine lets a seat do, as numbers."""
    return sorted(
        number_of(action, is_due=isinstance(action, Play) and is_due(state, seat, len(action.cards)))
        for action in legal_actions(state, seat)
    )


def compare(croupier: Croupier, words: Words, decision: Decision, state: DealState | None) -> DealState:
    """Compare one decision and what came of it; return the core's state after it."""
    before, seat, action, after = decision
    begun = deal_state(before)
    if state is None or state.phase == 2:  # a new deal was dealt
        write_deal(croupier, words, begun)
    for each in before.public.seats:
        assert sorted(croupier.legal(words, 0, each)) == numbers(before, each), (before, each)
    due = isinstance(action, Play) and is_due(before, seat, len(action.cards))
    croupier.apply(words, 0, number_of(action, is_due=due), seat)
    now = read_deal(croupier, words)
    expected = deal_state(after)
    if expected.top == 0:  # between tricks nobody has made the top play; the core leaves the last name standing
        now = now._replace(top_seat=0)
    assert now == expected, (decision, now, expected)
    return now


def play_and_compare(begun: MatchState, chance: random.Random, most: int, *, one_deal: bool = False) -> int:
    """Compare a whole match, or as many decisions of it as are wanted; return how many there were."""
    croupier, words = croupier_for(begun.public.rules), new_deals(1)
    state: DealState | None = None
    count = 0
    for decision in decisions(begun, chance):
        state = compare(croupier, words, decision, state)
        count += 1
        if count == most or (one_deal and state.phase == 2):
            break
    return count


sizes = pytest.mark.parametrize("size", [FEW, pytest.param(MANY, marks=pytest.mark.nightly)])


@sizes
@pytest.mark.parametrize("preset,seat_count", [(name, n) for name in PRESETS for n in PRESETS[name].players_allowed])
def test_the_core_plays_every_preset_as_the_engine_does(preset: str, seat_count: int, size: int) -> None:
    chance = random.Random(f"{SEED} {preset} {seat_count}")
    begun = new_match(PRESETS[preset], seat_count, chance)
    assert play_and_compare(begun, chance, max(200, size // 50)) > 0


@sizes
def test_the_core_plays_any_rule_set_as_the_engine_does(size: int) -> None:
    chance = random.Random(SEED)
    left = size
    while left > 0:
        rules = any_rule_set(chance)
        seat_count = chance.choice(rules.players_allowed)
        left -= play_and_compare(new_match(rules, seat_count, chance), chance, min(left, 100))
        for _ in range(10):
            begun = late_position(rules, seat_count, chance)
            left -= play_and_compare(begun, chance, max(left, 1), one_deal=True)
