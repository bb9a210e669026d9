"""Partitions: a hand as the plays it will be laid in.

The price of a partition is the sum of the prices of its plays; with a price of 1 for every play, the cheapest
partition has the fewest plays. The search chooses the five-card kinds; what they leave goes by rank, where the choice
is small: all cards of a rank together, or some of them one by one.
"""

from collections.abc import Callable
from itertools import groupby
from typing import Final

from gangoffour.engine import Card, Combination, Hand, Kind, classify, held_combinations

_BITS: Final = 3
"""Bits for each face of the hand: a count of up to two copies, and a free bit that catches a borrow."""


class Partitions:
    """The cheapest partitions of a hand and of the hands that remain of it."""

    def __init__(self, hand: Hand, price: Callable[[Combination], float]) -> None:
        self._places = {card: _BITS * place for place, card in enumerate(dict.fromkeys(hand))}
        self._guard = sum(1 << place + _BITS - 1 for place in self._places.values())
        self._price = price
        self._five_card_plays = [
            (self._code(play.cards), price(play))
            for play in held_combinations(hand)
            if Kind.STRAIGHT <= play.kind <= Kind.STRAIGHT_FLUSH
        ]
        self._rank_masks = [
            sum(3 << self._places[card] for card in faces)
            for _, faces in groupby(self._places, key=lambda card: card.rank)
        ]
        self._rank_prices: dict[int, float] = {0: 0.0}
        self._prices: dict[int, float] = {}

    def price(self, hand: Hand) -> float:
        """Return the price of the cheapest partition of what is left of the hand."""
        return self._cheapest(self._code(hand), self._five_card_plays)

    def _code(self, cards: tuple[Card, ...]) -> int:
        """Return the cards as a number in which every face has its own digit; sets add and subtract as numbers."""
        return sum(1 << self._places[card] for card in cards)

    def _cheapest(self, code: int, plays: list[tuple[int, float]]) -> float:
        known = self._prices.get(code)
        if known is not None:
            return known
        guard = self._guard
        guarded = code | guard
        held = [play for play in plays if (guarded - play[0]) & guard == guard]
        cheapest = sum(self._price_of_rank(code & mask) for mask in self._rank_masks)
        for play, price in held:
            cheapest = min(cheapest, price + self._cheapest(code - play, held))
        self._prices[code] = cheapest
        return cheapest

    def _price_of_rank(self, code: int) -> float:
        """Return the price of laying cards of one rank: all together, or one alone and then the rest."""
        known = self._rank_prices.get(code)
        if known is not None:
            return known
        cards = [card for card, place in self._places.items() for _ in range(code >> place & 3)]
        together = classify(cards)
        prices = [] if together is None else [self._price(together)]
        if len(cards) > 1:
            for card in dict.fromkeys(cards):
                alone = self._code((card,))
                prices.append(self._price_of_rank(alone) + self._price_of_rank(code - alone))
        self._rank_prices[code] = min(prices)
        return self._rank_prices[code]
