"""Conformance vectors for readers of the catalogue: positions, what is legal in them, and why the rest is not.

The engine answers every question; the catalogue is not asked. A program that gives the same answers from the hand,
the top play, the limits and the rules of a vector has read the catalogue rightly.
"""

import json
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from gangoffour.catalogue import ORDER_OPTIONS, ORDERS, build_catalogue
from gangoffour.engine import (
    CLASSIC,
    COPIES,
    DECK,
    FACES,
    PRESETS,
    Card,
    Combination,
    IllegalAction,
    Kind,
    MatchState,
    Phase,
    Play,
    RuleSet,
    Seat,
    SeatView,
    apply,
    beats,
    classify,
    format_cards,
    held_combinations,
    legal_actions,
    legal_plays,
    option_values,
    parse_cards,
    rule_set,
    set_up_position,
    start_deal,
    start_match,
    strength,
    view,
)
from gangoffour.protocol import limits_view
from tools.matches.refusals import on_lead_with_undeclared_last_card

LONGEST_LIST: Final = 30
"""A longer list of legal plays is given by its length and a digest."""

DEALS_BY_CHANCE: Final = 3
SEARCHED_HANDS: Final = 150
SHARP_PAIRS: Final = 5

NO_GANG_RULES: Final = rule_set({"duty_gang": "forbidden"})
PHOENIX_HANDS: Final = (
    ("10Y 10R", "3G 3G PG PY"),
    ("PG PY", "4G 4G 4Y 4R 10R 10R"),
    ("10G 10G 10R PG PY", "2G 2Y 10Y 10Y 10R"),
    ("8G 8Y 8R 10R 10R", "8G 8Y 8R 9G 9Y 9R PG PY DR"),
)
"""Top plays, and hands that face them."""
DUTY_RULES: Final = (*(rules for rules in PRESETS.values() if rules.last_card_duty), NO_GANG_RULES)


def format_vectors() -> str:
    """Return all vectors as JSON, a line each."""
    chance = random.Random("conformance vectors")
    lines = ",\n".join(
        json.dumps(_vector(name, state, chance), separators=(",", ":")) for name, state in _situations(chance)
    )
    return f"[\n{lines}\n]\n"


# --- situations ------------------------------------------------------------------------------------------------------


def _situations(chance: random.Random) -> Iterator[tuple[str, MatchState]]:
    """Return positions of many sorts with their names; in each of them a seat is on turn to play."""
    yield "an undeclared last card on lead", on_lead_with_undeclared_last_card()
    for rules in PRESETS.values():
        for seat_count in rules.players_allowed:
            label = f"{rules.name}, {seat_count} seats"
            yield from _first_of_each_sort(label, _by_chance(rules, seat_count, chance))
    for rules in DUTY_RULES:
        for seat_count in rules.players_allowed:
            label = f"{rules.name}, duty, {seat_count} seats"
            yield from _first_of_each_sort(label, _under_duty(rules, seat_count, chance))
    for rules in (CLASSIC, rule_set({"opening_max_cards": None})):
        yield from _first_of_each_sort(f"{rules.name}, seven ones", [_opening_with_ones(rules)])
    for rules in PRESETS.values():
        for top_play, hand in PHOENIX_HANDS:
            yield f"{rules.name}, phoenixes", _on(parse_cards(top_play), parse_cards(hand), rules)
    for top_combination, better in _sharp_pairs(chance):
        for order, rules in enumerate(ORDERS):
            yield f"order {order}", _facing(top_combination, better, rules, chance)


def _first_of_each_sort(
    label: str, states: Iterator[MatchState] | list[MatchState]
) -> Iterator[tuple[str, MatchState]]:
    """Keep the first position of each sort: what leads or lies on top, and what binds the seat."""
    found = set()
    for state in states:
        on_turn = _view_on_turn(state)
        top_play = _top_play(on_turn)
        sort = (top_play and top_play.kind, _sort_of_limits(on_turn))
        if sort not in found:
            found.add(sort)
            yield f"{label}: {'lead' if top_play is None else top_play.kind.name.lower()}", state


def _sort_of_limits(on_turn: SeatView) -> tuple[object, ...]:
    limits = on_turn.limits
    if limits is None:
        raise ValueError(on_turn)
    holds_gang = any(kind is Kind.GANG for kind, _ in held_combinations(on_turn.hand))
    is_bound = limits.must_contain is not None, limits.single_only, limits.min_cards, limits.max_cards
    return limits.may_pass, *is_bound, limits.gang, holds_gang


def _by_chance(rules: RuleSet, seat_count: int, chance: random.Random) -> Iterator[MatchState]:
    """Play deals by chance and return every position in which a seat is on turn to play."""
    state = start_match(rules, seat_count)
    for _ in range(DEALS_BY_CHANCE):
        if state.public.phase is Phase.OVER:
            return
        state = start_deal(state, chance.sample(range(len(DECK)), len(DECK))).after
        while (seat := state.public.seat_to_act) is not None:
            if state.public.phase is Phase.PLAY:
                yield state
            state = apply(state, seat, chance.choice(legal_actions(state, seat))).after


def _under_duty(rules: RuleSet, seat_count: int, chance: random.Random) -> Iterator[MatchState]:
    """Return positions of seat 1 under the last-card duty: on lead, or after a lead of seat 0; often with a gang."""
    for _ in range(SEARCHED_HANDS):
        cards = chance.sample(DECK, len(DECK))
        rank = chance.randrange(1, 21)  # up to 12, the cards of a rank come first
        cards.sort(key=lambda card: card.rank != rank)
        size = chance.randrange(2, 11)
        hands = [cards[size : size + 6], cards[:size], cards[20:21], cards[21:25]][:seat_count]
        yield set_up_position(hands, rules=rules, leader=Seat(1), deal_number=3)
        state = set_up_position(hands, rules=rules, leader=Seat(0), deal_number=3)
        leads = [action for action in legal_actions(state, Seat(0)) if isinstance(action, Play)]
        yield apply(state, Seat(0), chance.choice(leads)).after


def _opening_with_ones(rules: RuleSet) -> MatchState:
    """Return the first lead of a match with all seven 1s in hand."""
    hands = [parse_cards(text) for text in ("1G 1G 1Y 1Y 1R 1R 1M 2G 2R", "3G 4G 5G", "6Y 7Y 8Y")]
    return set_up_position(hands, rules=rules, deal_number=1)


def _sharp_pairs(chance: random.Random) -> Iterator[tuple[Combination, Combination]]:
    """For each option that changes comparison, return two combinations about which its values disagree."""
    catalogue = build_catalogue()
    for option in ORDER_OPTIONS:
        changed = next(rules for rules in ORDERS[1:] if _changes(rules) == [option])
        found = 0
        while found < SHARP_PAIRS:
            place = chance.randrange(len(catalogue) - 100)
            low, high = (catalogue.combination(each) for each in (place, place + chance.randrange(1, 100)))
            one, other = chance.sample([low, high], 2)
            is_dealt = not Counter(one.cards + other.cards) - COPIES
            if is_dealt and one.kind is not Kind.GANG and beats(one, other, CLASSIC) != beats(one, other, changed):
                found += 1
                yield other, one


def _changes(rules: RuleSet) -> list[str]:
    return [name for name in ORDER_OPTIONS if getattr(rules, name) is not getattr(CLASSIC, name)]


def _facing(top_play: Combination, better: Combination, rules: RuleSet, chance: random.Random) -> MatchState:
    """Return the position of a seat that holds one combination, and cards by chance, while another lies on top."""
    left = list((COPIES - Counter(top_play.cards + better.cards)).elements())
    return _on(top_play.cards, (*better.cards, *chance.sample(left, 6)), rules)


def _on(top_play: tuple[Card, ...], hand: tuple[Card, ...], rules: RuleSet) -> MatchState:
    """Return the position of seat 1 with this hand, after seat 0 led the top play."""
    left = list((COPIES - Counter(top_play + hand)).elements())
    hands = [[*top_play, *left[:2]], hand, left[2:4], left[4:6]]
    return apply(set_up_position(hands, rules=rules, deal_number=3), Seat(0), Play(top_play)).after


# --- answers ---------------------------------------------------------------------------------------------------------


def _view_on_turn(state: MatchState) -> SeatView:
    seat = state.public.seat_to_act
    if seat is None:
        raise ValueError(state)
    return view(state, seat)


def _top_play(on_turn: SeatView) -> Combination | None:
    return None if on_turn.public.deal is None else on_turn.public.deal.trick.top_play


def _vector(name: str, state: MatchState, chance: random.Random) -> dict[str, object]:
    on_turn = _view_on_turn(state)
    rules, top_play = on_turn.public.rules, _top_play(on_turn)
    if on_turn.limits is None:
        raise ValueError(state)
    legal = sorted(legal_plays(on_turn), key=lambda each: (strength(each, rules), strength(each, CLASSIC), each))
    options = option_values(rules)
    return {
        "name": name,
        "hand": format_cards(on_turn.hand),
        "top_play": None if top_play is None else format_cards(top_play.cards),
        "rules": {option: options[option] for option in ORDER_OPTIONS},
        "limits": msgspec.to_builtins(limits_view(on_turn.limits)),
        "legal": _listed([format_cards(combination.cards) for combination in legal]),
        "selections": [_judged(cards, state, on_turn.seat) for cards in _selections(state, on_turn, legal, chance)],
    }


def _listed(plays: Sequence[str]) -> dict[str, object]:
    """Return the plays, the weakest first and gangs last; of many only the number and a digest."""
    if len(plays) <= LONGEST_LIST:
        return {"plays": plays}
    return {"count": len(plays), "digest": _digest(", ".join(plays))}


def _digest(text: str) -> int:
    """Return FNV-1a with 32 bits: a digest that any language computes in three lines."""
    digest = 0x811C9DC5
    for byte in text.encode("ascii"):
        digest = (digest ^ byte) * 0x01000193 % (1 << 32)
    return digest


def _selections(
    state: MatchState, on_turn: SeatView, legal: Sequence[Combination], chance: random.Random
) -> Iterator[tuple[Card, ...]]:
    """Return selections to be judged: legal plays, one for each reason to refuse a held combination, and nonsense."""
    hand = on_turn.hand
    yield from (combination.cards for combination in chance.sample(legal, min(2, len(legal))))
    reasons: dict[Any, tuple[Card, ...]] = {}
    held = held_combinations(hand)
    for _, cards in chance.sample(held, min(60, len(held))):
        reasons.setdefault(_refusal(cards, state, on_turn.seat), cards)
    yield from (cards for reason, cards in reasons.items() if reason is not None)
    yield tuple(chance.sample(hand, min(len(hand), chance.randrange(6))))
    lacking = chance.choice([card for card in FACES if hand.count(card) < COPIES[card]])
    yield (lacking,) * (hand.count(lacking) + 1)


def _judged(cards: tuple[Card, ...], state: MatchState, seat: Seat) -> list[str | None]:
    combination = classify(cards)
    kind = None if combination is None else combination.kind.name.lower()
    return [format_cards(cards), kind, _refusal(cards, state, seat)]


def _refusal(cards: tuple[Card, ...], state: MatchState, seat: Seat) -> str | None:
    try:
        apply(state, seat, Play(cards))
    except IllegalAction as illegal:
        return illegal.code.value
    return None
