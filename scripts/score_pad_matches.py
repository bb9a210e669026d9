"""Matches as people with real cards would write them down, and what the engine says after each of their deals.

A pad that says the same from the winners and the cards left has the rules of the engine.
"""

import json
import random
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from gangoffour.engine import (
    DECK,
    PRESETS,
    Direction,
    Hand,
    MatchState,
    OptionValue,
    Phase,
    RuleSet,
    Seat,
    apply,
    deal_direction,
    deal_loser,
    deal_points,
    legal_actions,
    match_winners,
    option_values,
    rule_set,
    seats_after,
    sorted_hand,
    start_deal,
    start_match,
)
from tools.matches.lengths import LENGTHS, rules_of_length

PAD_OPTIONS: Final = ("loser_tiebreak", "match_limit", "match_deals", "match_limit_test", "winner_tie")
"""The options that what the pad says depends on."""

LOW_CARDS: Final = DECK[:6]
"""Three cards, each of them twice: hands of one or two of them are often equal."""

TIED_SIZES: Final = ((1, 1, 1), (1, 1, 2), (2, 2, 2), (2, 2, 1), (2, 1, 1))
FULL_SIZES: Final = ((11, 11, 4), (16, 16, 9), (8, 8, 8), (14, 15, 13), (5, 7, 5), (10, 10, 2))
OTHER_RULES: Final = (
    {"match_limit_test": "exceed", "match_limit": 4},
    {"match_deals": 2},
    {"match_deals": 2, "winner_tie": "last_deal_winner"},
    {"match_deals": 2, "winner_tie": "extra_deal"},
    {"loser_tiebreak": "highest_leftover_card", "match_limit": 30},
)
"""Beyond the presets: other values of what the pad needs; after two deals the lowest scores are often equal."""
MADE_MATCHES: Final = 4
OTHER_MATCHES: Final = 8
MOST_DEALS: Final = 14


def pad_options(rules: RuleSet) -> dict[str, OptionValue]:
    """Return the options that the pad needs."""
    options = option_values(rules)
    return {name: options[name] for name in PAD_OPTIONS}


def format_matches() -> str:
    """Return all matches as JSON, a line each."""
    chance = random.Random("score pad")
    lines = ",\n".join(json.dumps(match, separators=(",", ":")) for match in _matches(chance))
    return f"[\n{lines}\n]\n"


def _matches(chance: random.Random) -> Iterator[dict[str, object]]:
    for name, rules in PRESETS.items():
        for seat_count in rules.players_allowed:
            for length in LENGTHS:
                played = _played(rules_of_length(name, length), seat_count, chance)
                yield _told(f"{name}, {length}, {seat_count} seats, played", played)
            for number in range(MADE_MATCHES):
                made = _made(rules, seat_count, chance)
                yield _told(f"{name}, {seat_count} seats, made {number}", made)
    for options in OTHER_RULES:
        for seat_count in (3, 4):
            for number in range(OTHER_MATCHES):
                made = _made(rule_set(options), seat_count, chance)
                yield _told(f"{' '.join(map(str, options.values()))}, {seat_count} seats, made {number}", made)


@dataclass(frozen=True)
class _Deal:
    """What people see when a deal is over, and what the engine makes of it."""

    winner: Seat
    hands: tuple[Hand, ...]
    points: tuple[int, ...]
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]
    next_deal: dict[str, object] | None


@dataclass(frozen=True)
class _Match:
    rules: RuleSet
    seat_count: int
    deals: list[_Deal]


# --- two ways to a match ---------------------------------------------------------------------------------------------


def _played(rules: RuleSet, seat_count: int, chance: random.Random) -> _Match:
    """Play a match by chance. All that is told is read from the states of the engine."""
    state = start_match(rules, seat_count)
    ends: list[MatchState] = []
    starts: list[MatchState] = []
    while state.public.phase is not Phase.OVER:
        state = start_deal(state, chance.sample(range(len(DECK)), len(DECK))).after
        starts.append(state)
        while (seat := state.public.seat_to_act) is not None:
            state = apply(state, seat, chance.choice(legal_actions(state, seat))).after
        ends.append(state)
    nexts = [*map(_next_of, starts[1:]), None]
    return _Match(rules, seat_count, [_deal_of(end, following) for end, following in zip(ends, nexts, strict=True)])


def _deal_of(end: MatchState, next_deal: dict[str, object] | None) -> _Deal:
    public = end.public
    if public.deal is None or public.deal.shown_hands is None:
        raise ValueError(end)
    result = public.results[-1]
    hands = public.deal.shown_hands
    return _Deal(result.deal_winner, hands, result.points, result.scores, public.winners, next_deal)


def _next_of(start: MatchState) -> dict[str, object]:
    """Return what is to be known of a deal that was just dealt."""
    deal = start.public.deal
    if deal is None or deal.exchange is None:
        raise ValueError(start)
    exchange = deal.exchange
    return {
        "number": deal.number,
        "direction": deal.direction,
        "dealer": deal.dealer,
        "order": [deal.trick.leader, *seats_after(deal.trick.leader, deal.direction, start.public.seat_count)],
        "giver": exchange.deal_loser,
        "receiver": exchange.deal_winner,
    }


def _made(rules: RuleSet, seat_count: int, chance: random.Random) -> _Match:
    """Make a match up in which seats often tie; the engine scores it."""
    scores: tuple[int, ...] = (0,) * seat_count
    deals: list[_Deal] = []
    while len(deals) < MOST_DEALS and not (deals and deals[-1].winners):
        winner = Seat(chance.randrange(seat_count))
        hands = _hands_left(winner, seat_count, chance)
        number = len(deals) + 1
        points = deal_points([*map(len, hands)], winner, frozenset(), rules)
        scores = tuple(map(sum, zip(scores, points, strict=True)))
        winners = match_winners(scores, number, winner, rules)
        direction = deal_direction(number + 1)
        next_deal: dict[str, object] = {
            "number": number + 1,
            "direction": direction,
            "dealer": winner,
            "order": [winner, *seats_after(winner, direction, seat_count)],
            "giver": deal_loser(winner, hands, scores, rules),
            "receiver": winner,
        }
        deals.append(_Deal(winner, hands, points, scores, winners, None if winners else next_deal))
    return _Match(rules, seat_count, deals)


def _hands_left(winner: Seat, seat_count: int, chance: random.Random) -> tuple[Hand, ...]:
    """Return the cards left by seat: few and low ones, or many."""
    deck, all_sizes = chance.choice(((LOW_CARDS, TIED_SIZES), (LOW_CARDS, TIED_SIZES), (DECK, FULL_SIZES)))
    sizes = chance.choice(all_sizes)
    cards = chance.sample(deck, len(deck))
    hands: list[Hand] = [()] * seat_count
    others = list(seats_after(winner, Direction.COUNTER_CLOCKWISE, seat_count))
    chance.shuffle(others)
    for seat, size in zip(others, sizes, strict=False):
        hands[seat] = sorted_hand([cards.pop() for _ in range(size)])
    return tuple(hands)


# --- how it is told --------------------------------------------------------------------------------------------------


def _told(name: str, match: _Match) -> dict[str, object]:
    return {
        "name": name,
        "seats": match.seat_count,
        "rules": pad_options(match.rules),
        "deals": [_deal_told(deal) for deal in match.deals],
    }


def _deal_told(deal: _Deal) -> dict[str, object]:
    # A winner who still holds cards, because all others were disqualified, is not asked for them.
    left = [0 if seat == deal.winner else len(hand) for seat, hand in enumerate(deal.hands)]
    return {
        "winner": deal.winner,
        "left": left,
        "strongest": _strongest(deal.hands, left),
        "points": deal.points,
        "scores": deal.scores,
        "winners": deal.winners,
        "next": deal.next_deal,
    }


def _strongest(hands: Sequence[Hand], left: Sequence[int]) -> list[int]:
    """Return what people see who compare the cards of those with most cards left: the highest, then the next."""
    most = [seat for seat, size in enumerate(left) if size == max(left)]
    best = max(hands[seat][::-1] for seat in most)
    return [seat for seat in most if hands[seat][::-1] == best]
