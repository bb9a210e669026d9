"""What a seat cannot see, and what follows: which plays nobody can beat, and about how likely the others hold.

The unseen cards are the deck less the own hand and all that was played. Which of them lie in which hand is not known,
and with three seats some lie in none. So "unbeatable" means: no choice of unseen cards would beat the play.
"""

from collections import Counter
from collections.abc import Sequence
from functools import cached_property
from math import comb, exp, prod
from typing import Final

from gangoffour.engine import (
    COPIES,
    FIVE,
    PLAIN_COLOURS,
    SMALLEST_GANG,
    STRAIGHT_RUNS,
    Card,
    Colour,
    Combination,
    Hand,
    Kind,
    Rank,
    RuleSet,
    SeatView,
    Strength,
    classify,
    strength,
)

_PAIR: Final = 2
_TRIPLE: Final = 3

_SPENT: Final = 0.35
"""The share of combinations which beat a play that is spent on it: high cards and gangs are kept, and many overlap."""

_SPENT_GANGS: Final = 0.35
"""The same for gangs."""

_ALMOST_SURE: Final = 0.95
"""The most for a play that can be beaten: the estimate goes by ranks, and a higher colour may beat it still."""


def unseen_cards(view: SeatView) -> Hand:
    """Return the deck less the seat's hand and the cards played in this deal."""
    seen = Counter(view.hand)
    if view.public.deal is not None:
        for trick in (*view.public.deal.tricks, view.public.deal.trick):
            for _, combination in trick.turns:
                seen.update(() if combination is None else combination.cards)
    return tuple((COPIES - seen).elements())


def opposing_sizes(view: SeatView) -> tuple[int, ...]:
    """Return the hand sizes of the other seats that are not disqualified."""
    deal = view.public.deal
    if deal is None:
        return ()
    return tuple(
        size for seat, size in enumerate(deal.hand_sizes) if seat != view.seat and seat not in deal.disqualified
    )


class Unseen:
    """Unseen cards, spread over hands of these sizes."""

    def __init__(self, cards: Hand, hand_sizes: Sequence[int], rules: RuleSet) -> None:
        self._cards = cards
        self._hand_sizes = hand_sizes
        self._largest = max(hand_sizes, default=0)
        self._rules = rules
        self._by_rank = _by_rank(cards)
        self._counts = {rank: len(group) for rank, group in self._by_rank.items()}
        self._chances: dict[tuple[Kind, Rank, int], float] = {}

    def is_unbeatable(self, play: Combination) -> bool:
        """True if no combination of unseen cards that fits into a hand beats the play."""
        own = strength(play, self._rules)
        if play.kind is Kind.GANG:
            return self._strongest_gang <= own
        return not self._strongest_gang and self._strongest.get(len(play.cards), ()) <= own

    def chance_to_hold(self, play: Combination) -> float:
        """Return about how likely nobody beats the play."""
        if self.is_unbeatable(play):
            return 1.0
        # The middle card of a full house belongs to its triple, which decides; else the highest card does.
        deciding = play.cards[2 if play.kind is Kind.FULL_HOUSE else -1].rank
        return min(_ALMOST_SURE, self.chance_of(play.kind, deciding, len(play.cards)))

    def chance_of(self, kind: Kind, rank: Rank, size: int) -> float:
        """Return about how likely nobody beats a play of this kind, deciding rank and number of cards."""
        key = (kind, rank, size)
        if key not in self._chances:
            self._chances[key] = exp(-self._expected_beating(kind, rank, size))
        return self._chances[key]

    @cached_property
    def _strongest(self) -> dict[int, Strength]:
        """The strength of the strongest unseen combination for each number of cards, gangs left out."""
        strongest: dict[int, Strength] = {}
        for cards in _candidates_for_strongest(self._cards, self._by_rank):
            play = classify(cards)
            if play is not None and len(cards) <= self._largest:
                strongest[len(cards)] = max(strongest.get(len(cards), ()), strength(play, self._rules))
        return strongest

    @cached_property
    def _strongest_gang(self) -> Strength:
        """The strength of the strongest unseen gang that fits into a hand; empty if there is none."""
        groups = (classify(group[: self._largest]) for group in self._by_rank.values())
        gangs = (group for group in groups if group is not None and group.kind is Kind.GANG)
        return max((strength(gang, self._rules) for gang in gangs), default=())

    def _expected_beating(self, kind: Kind, rank: Rank, size: int) -> float:
        """Return about how many combinations would be spent to beat such a play."""
        if kind is Kind.GANG:
            beating = self._expected(self._sets_of_one_rank(size, rank), size)
            beating += self._expected(self._sets_of_one_rank(size + 1, 0), size + 1)
            return _SPENT_GANGS * beating
        gangs = self._expected_gangs
        if kind <= Kind.TRIPLE:
            beating = self._expected(self._sets_of_one_rank(size, rank), size)
        else:
            beating = self._expected(self._five_card_sets(kind, rank), FIVE)
        return _SPENT * beating + _SPENT_GANGS * gangs

    @cached_property
    def _expected_gangs(self) -> float:
        return self._expected(self._sets_of_one_rank(SMALLEST_GANG, 0), SMALLEST_GANG)

    def _expected(self, sets: int, size: int) -> float:
        """Return how many of so many sets of unseen cards, all of this size, are expected to lie whole in a hand."""
        ways = comb(len(self._cards), size)
        return sets * sum(comb(hand_size, size) for hand_size in self._hand_sizes) / ways if ways else 0.0

    def _sets_of_one_rank(self, size: int, above: int) -> int:
        return sum(comb(count, size) for rank, count in self._counts.items() if rank > above)

    def _five_card_sets(self, kind: Kind, above: int) -> int:
        """Return how many sets of five unseen cards are of a higher kind, or of this kind with a higher rank."""
        sets = 0
        if kind <= Kind.STRAIGHT:
            sets += _run_count(self._counts, above)
        if kind <= Kind.FLUSH:
            sets += self._flush_count(above if kind is Kind.FLUSH else 0)
        if kind <= Kind.FULL_HOUSE:
            sets += self._full_house_count(above if kind is Kind.FULL_HOUSE else 0)
        above = above if kind is Kind.STRAIGHT_FLUSH else 0
        return sets + sum(_run_count(Counter(card.rank for card in cards), above) for cards in self._of_colour)

    @cached_property
    def _of_colour(self) -> list[Hand]:
        return [_of_colour(self._cards, colour) for colour in PLAIN_COLOURS]

    def _flush_count(self, above: int) -> int:
        return sum(
            comb(len(cards), FIVE) - comb(sum(card.rank <= above for card in cards), FIVE) for cards in self._of_colour
        )

    def _full_house_count(self, above: int) -> int:
        pairs = {rank: comb(count, _PAIR) for rank, count in self._counts.items()}
        all_pairs = sum(pairs.values())
        return sum(
            comb(count, _TRIPLE) * (all_pairs - pairs[rank]) for rank, count in self._counts.items() if rank > above
        )


def _by_rank(cards: Hand) -> dict[Rank, Hand]:
    """Group cards, given in card order, by rank."""
    groups: dict[Rank, list[Card]] = {}
    for card in cards:
        groups.setdefault(card.rank, []).append(card)
    return {rank: tuple(group) for rank, group in groups.items()}


def _of_colour(cards: Hand, colour: Colour) -> Hand:
    return tuple(card for card in cards if card.is_ranked and card.colour in (colour, Colour.MULTI))


def _run_count(counts: dict[Rank, int], above: int) -> int:
    """Return how many choices of five consecutive ranks end above a rank."""
    return sum(prod(counts.get(rank, 0) for rank in run) for run in STRAIGHT_RUNS if run[-1] > above)


def _candidates_for_strongest(cards: Hand, by_rank: dict[Rank, Hand]) -> list[tuple[Card, ...]]:
    """Return card sets among which is the strongest combination of one, two, three and five cards.

    The highest cards of the highest rank, run or colour that has enough of them: in every tie-break, higher cards
    in the same places never make a combination weaker.
    """
    of_rank = {
        size: max((group[-size:] for rank, group in by_rank.items() if len(group) >= size), default=())
        for size in (1, _PAIR, _TRIPLE)
    }
    triple = of_rank[_TRIPLE]
    pairs = [group[-_PAIR:] for group in by_rank.values() if len(group) >= _PAIR and group[-1:] != triple[-1:]]
    found = [*of_rank.values(), triple + max(pairs, default=()), _highest_run(by_rank)]
    for colour in PLAIN_COLOURS:
        of_colour = _of_colour(cards, colour)
        found += [of_colour[-FIVE:], _highest_run(_by_rank(of_colour))]
    return found


def _highest_run(by_rank: dict[Rank, Hand]) -> tuple[Card, ...]:
    for run in reversed(STRAIGHT_RUNS):
        if all(rank in by_rank for rank in run):
            return tuple(by_rank[rank][-1] for rank in run)
    return ()
