"""Which combinations a hand holds, and which of them beat a top play (R18-R35)."""

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Sequence
from itertools import combinations as subsets
from itertools import groupby, product
from operator import attrgetter
from typing import Final, TypeAlias

from gangoffour.engine.cards import (
    GREEN_PHOENIX,
    PHOENIX_PAIR,
    PLAIN_COLOURS,
    RANKED,
    YELLOW_PHOENIX,
    Card,
    Colour,
    Hand,
    Rank,
)
from gangoffour.engine.combinations import (
    FIVE,
    SMALLEST_GANG,
    Combination,
    Kind,
    is_flush,
    is_full_house,
    is_straight,
    strength,
)
from gangoffour.engine.rules import RuleSet

_ByRank: TypeAlias = dict[Rank, list[Card]]

STRAIGHT_RUNS: Final = tuple(RANKED[low : low + FIVE] for low in range(len(RANKED) - FIVE + 1))
"""The six runs of five ranks, from 1-5 to 6-10 (R21)."""

_PAIR_SIZE: Final = 2
_TRIPLE_SIZE: Final = 3


def held_combinations(hand: Hand) -> list[Combination]:
    """Return every combination the hand holds: what a seat on lead may choose from."""
    by_rank = _by_rank(_ranked(hand))
    return [
        *_singles(hand),
        *_pairs(by_rank, hand),
        *_triples(by_rank),
        *_five_card_kinds(by_rank, hand, Kind.STRAIGHT),
        *_gangs(by_rank),
    ]


def beating_combinations(hand: Hand, top_play: Combination, rules: RuleSet) -> list[Combination]:
    """Return every combination the hand holds that beats the top play."""
    by_rank = _by_rank(_ranked(hand))
    match top_play.kind:
        case Kind.SINGLE:
            higher = _singles(hand[bisect_right(hand, top_play.cards[0]) :])
        case Kind.PAIR:
            higher = _stronger(_pairs(by_rank, hand), top_play, rules)
        case Kind.TRIPLE:
            higher = _stronger(_triples(by_rank), top_play, rules)
        case Kind.GANG:
            return _stronger(_gangs(by_rank), top_play, rules)
        case kind:
            higher = _stronger(_five_card_kinds(by_rank, hand, kind), top_play, rules)
    return higher + _gangs(by_rank)


def holds_multi_card_combination(hand: Hand) -> bool:
    """True if the hand holds a combination of two or more cards (R50)."""
    by_rank = _by_rank(_ranked(hand))
    if any(len(cards) > 1 for cards in by_rank.values()) or _holds_phoenix_pair(hand):
        return True
    return bool(_runs(by_rank)) or bool(_by_colour(hand))


def holds_gang(hand: Hand) -> bool:
    """True if the hand holds a gang."""
    return any(len(cards) >= SMALLEST_GANG for cards in _by_rank(_ranked(hand)).values())


def _stronger(candidates: list[Combination], top_play: Combination, rules: RuleSet) -> list[Combination]:
    kind, to_beat = top_play.kind, strength(top_play, rules)
    return [candidate for candidate in candidates if candidate.kind > kind or strength(candidate, rules) > to_beat]


def _by_rank(cards: Sequence[Card]) -> _ByRank:
    """Group ranked cards, given in card order, by rank."""
    return {rank: list(group) for rank, group in groupby(cards, key=attrgetter("rank"))}


def _by_colour(hand: Hand) -> list[list[Card]]:
    """Return the ranked cards of each colour that has enough of them for a flush; 1M takes on any colour (R15)."""
    ranked = _ranked(hand)
    colours = [[card for card in ranked if card.colour in (colour, Colour.MULTI)] for colour in PLAIN_COLOURS]
    return [cards for cards in colours if len(cards) >= FIVE]


def _ranked(hand: Hand) -> Hand:
    """Return the cards of ranks 1-10: in card order they come before the phoenixes."""
    return hand[: bisect_left(hand, GREEN_PHOENIX)]


def _distinct(cards: Sequence[Card], count: int) -> Iterable[tuple[Card, ...]]:
    """Return the different ways to take `count` of the cards; copies of a face are alike."""
    return dict.fromkeys(subsets(cards, count))


def _singles(hand: Hand) -> list[Combination]:
    return [Combination(Kind.SINGLE, (card,)) for card in dict.fromkeys(hand)]


def _pairs(by_rank: _ByRank, hand: Hand) -> list[Combination]:
    pairs = _of_rank(by_rank, _PAIR_SIZE, Kind.PAIR)
    return [*pairs, Combination(Kind.PAIR, PHOENIX_PAIR)] if _holds_phoenix_pair(hand) else pairs


def _triples(by_rank: _ByRank) -> list[Combination]:
    return _of_rank(by_rank, _TRIPLE_SIZE, Kind.TRIPLE)


def _of_rank(by_rank: _ByRank, count: int, kind: Kind) -> list[Combination]:
    groups = [group for group in by_rank.values() if len(group) >= count]
    return [Combination(kind, cards) for group in groups for cards in _distinct(group, count)]


def _holds_phoenix_pair(hand: Hand) -> bool:
    return GREEN_PHOENIX in hand and YELLOW_PHOENIX in hand


def _gangs(by_rank: _ByRank) -> list[Combination]:
    groups = [group for group in by_rank.values() if len(group) >= SMALLEST_GANG]
    return [
        Combination(Kind.GANG, cards)
        for group in groups
        for size in range(SMALLEST_GANG, len(group) + 1)
        for cards in _distinct(group, size)
    ]


def _five_card_kinds(by_rank: _ByRank, hand: Hand, at_least: Kind) -> list[Combination]:
    """Return the held five-card kinds that are not below the given kind (R28)."""
    by_colour = _by_colour(hand)
    found = _straight_flushes(by_colour)
    if at_least <= Kind.FULL_HOUSE:
        found += _full_houses(_triples(by_rank), _pairs(by_rank, hand))
    if at_least <= Kind.FLUSH:
        found += _flushes(by_colour)
    if at_least <= Kind.STRAIGHT:
        found += _straights(by_rank)
    return found


def _straights(by_rank: _ByRank) -> list[Combination]:
    """Return straights that are nothing stronger (R21, R26)."""
    return [Combination(Kind.STRAIGHT, cards) for cards in _runs(by_rank) if not is_flush(cards)]


def _flushes(by_colour: list[list[Card]]) -> list[Combination]:
    """Return flushes that are nothing stronger (R22, R26)."""
    return [
        Combination(Kind.FLUSH, cards)
        for of_colour in by_colour
        for cards in _distinct(of_colour, FIVE)
        if not is_straight(cards) and not is_full_house(cards)
    ]


def _full_houses(triples: list[Combination], pairs: list[Combination]) -> list[Combination]:
    """Return every triple with every pair of another rank (R23)."""
    return [
        Combination(Kind.FULL_HOUSE, triple + pair if triple < pair else pair + triple)
        for _, triple in triples
        for _, pair in pairs
        if triple[0].rank != pair[0].rank
    ]


def _straight_flushes(by_colour: list[list[Card]]) -> list[Combination]:
    """Return runs within one colour (R24)."""
    return [Combination(Kind.STRAIGHT_FLUSH, cards) for of_colour in by_colour for cards in _runs(_by_rank(of_colour))]


def _runs(by_rank: _ByRank) -> list[tuple[Card, ...]]:
    """Return all choices of five cards of consecutive ranks."""
    return [
        cards
        for run in STRAIGHT_RUNS
        if by_rank.keys() >= set(run)
        for cards in product(*(dict.fromkeys(by_rank[rank]) for rank in run))
    ]
