"""Partitions: a hand as the plays it will be laid in.

The price of a partition is the sum of the prices of its plays; with a price of 1 for every play, the cheapest
partition has the fewest plays. A price goes by kind, deciding rank and number of cards. So colours matter to flushes
only: these are chosen first, then straights and full houses by how many cards of each rank are left, and what
they leave goes rank by rank.
"""

from collections.abc import Callable, Iterable
from itertools import combinations as subsets
from typing import Final, TypeAlias

from gangoffour.engine import (
    FIVE,
    PLAIN_COLOURS,
    SMALLEST_GANG,
    STRAIGHT_RUNS,
    Card,
    Colour,
    Hand,
    Kind,
    Rank,
    classify,
)

Price: TypeAlias = Callable[[Kind, Rank, int], float]
"""What it costs to lay a play of this kind, with this deciding rank and so many cards."""

_Plays: TypeAlias = list[tuple[int, int, float]]
"""Plays with their cards as faces, their cards as ranks, and their price."""

_BITS: Final = 4
"""Bits for each rank: a count of up to seven cards, and a free bit that catches a borrow."""

_COUNT: Final = 7
_GUARD: Final = sum(8 << _BITS * rank for rank in Rank)

_FACE_BITS: Final = 3
"""The same for each face of the hand, of which there are two copies at most."""

_MOST_FLUSHES: Final = 20
"""More are not tried: of a long colour, those which leave the cheapest ranks will do."""

_PAIR: Final = 2
_TRIPLE: Final = 3


class Partitions:
    """The cheapest partitions of a hand and of the hands that remain of it."""

    def __init__(self, hand: Hand, price: Price) -> None:
        self._price = price
        self._places = {card: _FACE_BITS * place for place, card in enumerate(dict.fromkeys(hand))}
        self._guard = sum(4 << place for place in self._places.values())
        self._units = {card: (1 << place, 1 << _BITS * card.rank) for card, place in self._places.items()}
        _, ranks = self._codes(hand)
        self._of_ranks = [(_BITS * rank, self._prices_of(rank, _count(ranks, rank))) for rank in _present(ranks)]
        self._prices: dict[int, float] = {}
        self._plays_by_rank = [*self._straights(ranks), *self._full_houses(ranks)]
        self._flush_prices: dict[int, float] = {}
        self._flushes = self._cheapest_flushes(hand, ranks)

    def price(self, hand: Hand) -> float:
        """Return the price of the cheapest partition of what is left of the hand."""
        return self._with_flushes(*self._codes(hand), self._flushes)

    def _codes(self, cards: Iterable[Card]) -> tuple[int, int]:
        """Return the cards as two numbers, in which every face and every rank has a digit; sets subtract as numbers."""
        faces = ranks = 0
        for card in cards:
            face, rank = self._units[card]
            faces += face
            ranks += rank
        return faces, ranks

    def _with_flushes(self, faces: int, ranks: int, flushes: _Plays) -> float:
        if not flushes:
            return self._by_ranks(ranks, self._plays_by_rank)
        known = self._flush_prices.get(faces)
        if known is not None:
            return known
        guard = self._guard
        guarded = faces | guard
        held = [play for play in flushes if (guarded - play[0]) & guard == guard]
        cheapest = self._by_ranks(ranks, self._plays_by_rank)
        for flush_faces, flush_ranks, price in held:
            cheapest = min(cheapest, price + self._with_flushes(faces - flush_faces, ranks - flush_ranks, held))
        self._flush_prices[faces] = cheapest
        return cheapest

    def _by_ranks(self, ranks: int, plays: list[tuple[int, float]]) -> float:
        """Return the price without flushes."""
        known = self._prices.get(ranks)
        if known is not None:
            return known
        guarded = ranks | _GUARD
        held = [play for play in plays if (guarded - play[0]) & _GUARD == _GUARD]
        cheapest = self._rank_by_rank(ranks)
        for play, price in held:
            cheapest = min(cheapest, price + self._by_ranks(ranks - play, held))
        self._prices[ranks] = cheapest
        return cheapest

    def _rank_by_rank(self, ranks: int) -> float:
        total = 0.0
        for shift, prices in self._of_ranks:
            total += prices[ranks >> shift & _COUNT]
        return total

    def _prices_of(self, rank: Rank, most: int) -> list[float]:
        """Return the price of laying no card of a rank, one card, and so on: together, or in two parts."""
        prices = [0.0]
        for count in range(1, most + 1):
            together = [self._price(_kind(count), rank, count)]
            parts = [prices[part] + prices[count - part] for part in range(1, count // 2 + 1)]
            prices.append(min(together + parts))
        return prices

    def _straights(self, ranks: int) -> list[tuple[int, float]]:
        return [
            (sum(1 << _BITS * rank for rank in run), self._price(Kind.STRAIGHT, run[-1], FIVE))
            for run in STRAIGHT_RUNS
            if all(_count(ranks, rank) for rank in run)
        ]

    def _full_houses(self, ranks: int) -> list[tuple[int, float]]:
        triples = [rank for rank in _present(ranks) if _count(ranks, rank) >= _TRIPLE]
        pairs = [rank for rank in _present(ranks) if _count(ranks, rank) >= _PAIR]
        return [
            ((_TRIPLE << _BITS * triple) + (_PAIR << _BITS * pair), self._price(Kind.FULL_HOUSE, triple, FIVE))
            for triple in triples
            for pair in pairs
            if pair != triple
        ]

    def _cheapest_flushes(self, hand: Hand, ranks: int) -> _Plays:
        """Return the flushes and straight flushes of the hand; if they are many, those that leave the least."""
        found: dict[int, tuple[int, int, float]] = {}
        for colour in PLAIN_COLOURS:
            of_colour = [card for card in hand if card.is_ranked and card.colour in (colour, Colour.MULTI)]
            for cards in dict.fromkeys(subsets(of_colour, FIVE)):
                play = classify(cards)
                if play is not None and play.kind in (Kind.FLUSH, Kind.STRAIGHT_FLUSH):
                    flush_faces, flush_ranks = self._codes(cards)
                    found[flush_faces] = flush_faces, flush_ranks, self._price(play.kind, cards[-1].rank, FIVE)
        flushes = list(found.values())
        if len(flushes) > _MOST_FLUSHES:
            flushes.sort(key=lambda play: play[2] + self._rank_by_rank(ranks - play[1]))
        return flushes[:_MOST_FLUSHES]


def _kind(count: int) -> Kind:
    """Return the kind of so many cards of one rank."""
    return Kind(count) if count < SMALLEST_GANG else Kind.GANG


def _count(ranks: int, rank: Rank) -> int:
    return ranks >> _BITS * rank & _COUNT


def _present(ranks: int) -> list[Rank]:
    return [rank for rank in Rank if _count(ranks, rank)]
