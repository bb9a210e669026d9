"""Insights are what a reader of the cards would count."""

from collections import Counter

import numpy as np

from gangoffour.catalogue import cards_of
from gangoffour.core import PLAYS
from gangoffour.encoding import ACTION_INSIGHTS, CARD_INSIGHTS, Insights, Lockstep, action_features, fields_of
from gangoffour.engine import PLAIN_COLOURS, RANKED, Card, Colour, Hand, Kind, Rank, classify

INSIGHTS = Insights(
    lambda array: array,
    lambda parts: np.concatenate(list(parts), axis=1, dtype=np.float32),
    lambda numbers: np.asarray(numbers, np.int64),
)


def of_rank(cards: Hand, rank: Rank) -> int:
    return sum(card.rank == rank for card in cards)


def straights(cards: Hand) -> list[bool]:
    """By lowest rank."""
    return [all(of_rank(cards, RANKED[rank]) for rank in range(first, first + 5)) for first in range(6)]


def flushes(cards: Hand) -> list[bool]:
    return [
        sum(card.is_ranked and card.colour in {colour, Colour.MULTI} for card in cards) >= 5 for colour in PLAIN_COLOURS
    ]


def about(cards: Hand) -> list[bool]:
    levels = [of_rank(cards, rank) >= level for level in (1, 2, 3, 4) for rank in RANKED]
    return [*levels, *flushes(cards), *straights(cards)]


def answers(play: Hand, unseen: Hand) -> int:
    """How many answers of the same kind are unseen; to straights and flushes higher ones too; gangs only to gangs."""
    combination = classify(play)
    if combination is None or (combination.kind is Kind.PAIR and not play[0].is_ranked):
        return 0
    triples = [rank for rank in RANKED if of_rank(unseen, rank) >= 3]
    match combination.kind:
        case Kind.SINGLE:
            return sum(card > play[0] for card in unseen)
        case Kind.PAIR | Kind.TRIPLE | Kind.GANG:
            least = min(len(play), 4)
            return sum(of_rank(unseen, rank) >= least for rank in RANKED if rank > play[0].rank)
        case Kind.FULL_HOUSE:
            most, _ = Counter(card.rank for card in play).most_common(1)[0]
            return sum(rank > most for rank in triples)
        case Kind.STRAIGHT:
            higher = straights(unseen)[RANKED.index(play[0].rank) + 1 :]
            return sum(higher) + sum(flushes(unseen)) + len(triples)
        case Kind.FLUSH:
            return len(triples)
        case _:
            return 0


def high_sets(left: Hand, unseen: Hand, size: int) -> int:
    return sum(
        of_rank(left, rank) >= size and not any(of_rank(unseen, other) >= size for other in RANKED if other > rank)
        for rank in RANKED
    )


def counted(hand: Hand, unseen: Hand, cards: Hand, play: Hand) -> list[bool]:
    rest = list(hand)
    for card in cards:
        rest.remove(card)
    left = tuple(rest)
    ranks = sum(of_rank(left, rank) > 0 for rank in RANKED)
    high = [sum(sum(other > card for other in unseen) <= most for card in left) for most in (0, 2, 5)]
    return [
        *about(left)[:43],
        *(len(left) <= size for size in range(16)),
        *straights(left),
        *(ranks <= turns for turns in range(1, 11)),
        *(answers(play, unseen) <= most for most in (0, 1, 2, 4, 8)),
        *(count >= some for count in high for some in (1, 2, 3, 4)),
        *(high_sets(left, unseen, size) >= some for size in (2, 3) for some in (1, 2)),
    ]


def test_they_are_what_a_reader_of_the_cards_would_count() -> None:
    lockstep, rng = Lockstep(deals=6, seed=2, skip_forced=True), np.random.default_rng(2)
    kinds: Counter[Kind] = Counter()
    for _ in range(60):
        rows = np.repeat(np.arange(len(lockstep)), np.diff(lockstep.starts))
        seen = INSIGHTS.seen(lockstep.observations.astype(np.float32))
        found = INSIGHTS.of_actions(seen, rows, lockstep.legal)
        assert found.shape == (len(rows), ACTION_INSIGHTS)
        for row, action, bits in zip(rows, map(int, lockstep.legal), found, strict=True):
            fields = fields_of(lockstep.packed[row].tobytes())
            hand, unseen, cards = cards_of(fields["hand"]), cards_of(fields["unseen"]), _cards(action)
            play = cards if action <= PLAYS else ()
            assert seen.unseen[row].tolist() == about(unseen)
            assert bits.tolist() == counted(hand, unseen, cards, play), (hand, action)
            combination = classify(play)
            kinds.update(() if combination is None else (combination.kind,))
        lockstep.step(lockstep.random_actions(rng))
    assert set(kinds) == set(Kind)


def test_a_set_of_cards_is_counted_by_rank_and_colour() -> None:
    cards = np.zeros((1, 64), np.float32)
    assert INSIGHTS.of_cards(cards).sum() == 0
    assert INSIGHTS.of_cards(cards).shape == (1, CARD_INSIGHTS)
    assert INSIGHTS.of_cards(cards + 1).all()


def _cards(action: int) -> tuple[Card, ...]:
    bits = action_features()[action, :64]
    return cards_of(int.from_bytes(np.packbits(bits, bitorder="little").tobytes(), "little"))
