"""Combinations: what cards may be played together, and which beats which (R18-R35)."""

from collections.abc import Iterable
from enum import IntEnum
from itertools import chain
from typing import Final, NamedTuple, TypeAlias

from gangoffour.engine.cards import MULTI_ONE, PHOENIX_PAIR, Card, Rank
from gangoffour.engine.rules import FullHouseTiebreak, MultiOneInFlush, RuleSet, TiebreakOrder


class Kind(IntEnum):
    """The kinds of combination; the five-card kinds in their order of strength (R28), the gang above all (R33)."""

    SINGLE = 1
    PAIR = 2
    TRIPLE = 3
    STRAIGHT = 4
    FLUSH = 5
    FULL_HOUSE = 6
    STRAIGHT_FLUSH = 7
    GANG = 8


class Combination(NamedTuple):
    """Cards that may be played together, in rising card order, with the strongest kind that fits them (R26)."""

    kind: Kind
    cards: tuple[Card, ...]


Strength: TypeAlias = tuple[int, ...]
"""Compares as tuples do, item by item: the kind first."""

FIVE: Final = 5
"""Number of cards in every five-card kind."""

SMALLEST_GANG: Final = 4
"""Cards in the smallest gang (R25)."""
LARGEST_GANG: Final = 7
"""All seven 1s: the largest combination there is (R25)."""

_ONE_COLOUR: Final = (Kind.FLUSH, Kind.STRAIGHT_FLUSH)
_KIND_OF_EQUAL_RANKS: Final = {2: Kind.PAIR, 3: Kind.TRIPLE, 4: Kind.GANG, 5: Kind.GANG, 6: Kind.GANG, 7: Kind.GANG}


def classify(cards: Iterable[Card]) -> Combination | None:
    """Return the combination these cards form, or None if they form none (R26)."""
    ordered = tuple(sorted(cards))
    kind = _kind(ordered)
    return None if kind is None else Combination(kind, ordered)


def _kind(cards: tuple[Card, ...]) -> Kind | None:
    count = len(cards)
    if count == 1:
        return Kind.SINGLE
    if count > 1 and cards[0].rank == cards[-1].rank and cards[0].is_ranked:
        return _KIND_OF_EQUAL_RANKS.get(count)
    if cards == PHOENIX_PAIR:
        return Kind.PAIR
    return _five_card_kind(cards) if count == FIVE else None


def _five_card_kind(cards: tuple[Card, ...]) -> Kind | None:
    straight, flush = is_straight(cards), is_flush(cards)
    if straight and flush:
        return Kind.STRAIGHT_FLUSH
    if is_full_house(cards):
        return Kind.FULL_HOUSE
    if flush:
        return Kind.FLUSH
    return Kind.STRAIGHT if straight else None


def is_straight(cards: tuple[Card, ...]) -> bool:
    """True if five cards in rising order have consecutive ranks within 1-10 (R21)."""
    low, high = cards[0].rank, cards[-1].rank
    return high - low == FIVE - 1 and len({card.rank for card in cards}) == FIVE and cards[-1].is_ranked


def is_flush(cards: tuple[Card, ...]) -> bool:
    """True if five cards in rising order are ranked and of one colour, which 1M takes on (R22)."""
    return cards[-1].is_ranked and len({card.colour for card in cards if card != MULTI_ONE}) == 1


def is_full_house(cards: tuple[Card, ...]) -> bool:
    """True if five cards in rising order are a triple and a pair of another rank, maybe the phoenixes (R23)."""
    triple, pair = full_house_parts(cards)
    return triple[0].rank == triple[-1].rank != pair[0].rank and triple[0].is_ranked and _kind(pair) is Kind.PAIR


def full_house_parts(cards: tuple[Card, ...]) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Split the five cards of a full house, in rising order, into triple and pair."""
    if cards[0].rank == cards[2].rank:
        return cards[:3], cards[3:]
    return cards[2:], cards[:2]


def beats(combination: Combination, top_play: Combination, rules: RuleSet) -> bool:
    """True if the combination may be played on the top play: it is strictly higher (R27-R35)."""
    is_gang, on_gang = combination.kind is Kind.GANG, top_play.kind is Kind.GANG
    if is_gang != on_gang:
        return is_gang
    if not is_gang and len(combination.cards) != len(top_play.cards):
        return False
    return strength(combination, rules) > strength(top_play, rules)


def strength(combination: Combination, rules: RuleSet) -> Strength:
    """Return what orders combinations that can meet: gangs, or other combinations of one count."""
    kind, cards = combination
    if kind is Kind.GANG:
        return kind, len(cards), cards[0].rank
    if kind is Kind.FULL_HOUSE:
        return kind, *_full_house_strength(cards, rules)
    if kind in _ONE_COLOUR and rules.multi_one_in_flush is MultiOneInFlush.AS_COLOUR:
        cards = _with_assumed_colour(cards)
    if rules.tiebreak_order is TiebreakOrder.CARD_BY_CARD:
        return kind, *_card_by_card(cards)
    return kind, *_ranks(cards), *_colours(cards)


def _full_house_strength(cards: tuple[Card, ...], rules: RuleSet) -> Strength:
    """Triple before pair (R32); with `ranks_first` both ranks before any colour (R30)."""
    triple, pair = full_house_parts(cards)
    if rules.full_house_tiebreak is FullHouseTiebreak.TRIPLE_ONLY:
        return _card_by_card(triple)
    if rules.tiebreak_order is TiebreakOrder.CARD_BY_CARD:
        return *_card_by_card(triple), *_card_by_card(pair)
    return triple[0].rank, pair[0].rank, *_colours(triple), *_colours(pair)


def _with_assumed_colour(cards: tuple[Card, ...]) -> tuple[Card, ...]:
    """Return the cards of a flush with 1M as a plain one of the flush's colour (R35)."""
    colour = cards[-1].colour
    return tuple(sorted(Card(Rank.ONE, colour) if card == MULTI_ONE else card for card in cards))


def _card_by_card(cards: tuple[Card, ...]) -> Strength:
    return tuple(chain.from_iterable(cards[::-1]))


def _ranks(cards: tuple[Card, ...]) -> Strength:
    return tuple(card.rank for card in reversed(cards))


def _colours(cards: tuple[Card, ...]) -> Strength:
    return tuple(card.colour for card in reversed(cards))
