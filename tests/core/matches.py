"""Whole matches played by chance in the engine, one step at a time."""

import random
from collections.abc import Iterator
from enum import StrEnum
from typing import NamedTuple

from gangoffour.engine import (
    CLASSIC,
    DECK,
    MULTI_ONE,
    OPTION_NAMES,
    PRESETS,
    Action,
    Card,
    MatchState,
    Phase,
    RuleSet,
    Seat,
    apply,
    legal_actions,
    rule_set,
    set_up_position,
    start_deal,
    start_match,
)


class Decision(NamedTuple):
    """A seat that may act, all it may do, and what it did."""

    before: MatchState
    seat: Seat
    action: Action
    after: MatchState


def any_rule_set(chance: random.Random) -> RuleSet:
    """A preset, or any value for every option that bears on play."""
    if chance.random() < 0.4:
        return PRESETS[chance.choice(sorted(PRESETS))]
    return rule_set({name: _any_value(name, chance) for name in OPTION_NAMES if name != "players_allowed"})


def _any_value(name: str, chance: random.Random) -> object:
    default = getattr(CLASSIC, name)
    if isinstance(default, StrEnum):
        return chance.choice([value.value for value in type(default)])
    if isinstance(default, bool):
        return chance.random() < 0.5
    return {
        "opening_max_cards": chance.choice([None, *range(1, 8)]),
        "match_limit": chance.choice([50, 100, 200]),
        "match_deals": chance.choice([None, 4]),
    }[name]


def new_match(rules: RuleSet, seat_count: int, chance: random.Random) -> MatchState:
    """A match from its first deal."""
    return start_match(rules, seat_count, Seat(chance.randrange(seat_count)))


def late_position(rules: RuleSet, seat_count: int, chance: random.Random) -> MatchState:
    """Few cards of few ranks in every hand: last cards, duties and gangs, which are rare in a whole match."""
    ranks = {1, *chance.sample(range(2, 13), chance.randint(3, 6))}
    cards = [card for card in DECK if card.rank in ranks]
    chance.shuffle(cards)
    deal_loser = chance.choice([None, None, *range(1, seat_count)])
    sizes = [chance.choice([1, 2, 3, 6, 7, 8]) for _ in range(seat_count)]
    if deal_loser is not None or chance.random() < 0.4:
        sizes = [chance.randint(3, 6)] * seat_count
    hands: list[list[Card]] = []
    for size in sizes:
        most = max(1, len(cards) // (seat_count - len(hands)))
        hands.append([cards.pop() for _ in range(min(size, most))])
    leader = next((seat for seat, hand in enumerate(hands) if MULTI_ONE in hand), 0)
    return set_up_position(
        hands,
        rules=rules,
        leader=Seat(leader if deal_loser is None else 0),
        deal_number=chance.choice([1, 2, 3]) if deal_loser is None else 2,
        deal_loser=None if deal_loser is None else Seat(deal_loser),
        scores=[chance.randrange(3) for _ in range(seat_count)],
    )


def decisions(state: MatchState, chance: random.Random) -> Iterator[Decision]:
    """Play a match to its end; now and then a seat out of turn declares in its window."""
    while state.public.phase is not Phase.OVER:
        if state.public.phase is Phase.READY:
            state = start_deal(state, chance.sample(range(64), 64)).after
        seats = [seat for seat in state.public.seats if legal_actions(state, seat)]
        seat = chance.choice(seats)
        action = chance.choice(legal_actions(state, seat))
        after = apply(state, seat, action).after
        yield Decision(state, seat, action, after)
        state = after
