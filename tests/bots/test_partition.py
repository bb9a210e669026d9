from functools import cache
from random import Random

import pytest

from gangoffour.bots.partition import Partitions
from gangoffour.engine import DECK, Hand, Kind, Rank, hand_without, held_combinations, parse_cards, sorted_hand


def each_counts_one(_kind: Kind, _rank: Rank, _size: int) -> float:
    return 1


def uneven(kind: Kind, rank: Rank, size: int) -> float:
    """A price that favours kinds and ranks unevenly, as a plan does."""
    return 1 - 0.13 * kind % 0.9 - 0.07 * rank - 0.01 * size


@cache
def fewest_plays(hand: Hand) -> int:
    """Try every play for the lowest card."""
    if not hand:
        return 0
    plays = [play for play in held_combinations(hand) if hand[0] in play.cards]
    return 1 + min(fewest_plays(hand_without(hand, play.cards)) for play in plays)


def random_hand(rng: Random, size: int) -> Hand:
    """Cards of few ranks and colours, so that combinations are many."""
    ranks = rng.sample(range(1, 13), 7)
    return sorted_hand(rng.sample([card for card in DECK if card.rank in ranks], size))


@pytest.mark.parametrize("size", [1, 2, 4, 6, 8, 9])
def test_no_partition_has_fewer_plays(size: int) -> None:
    rng = Random(size)
    for _ in range(40):
        hand = random_hand(rng, size)
        assert Partitions(hand, each_counts_one).price(hand) == fewest_plays(hand), hand


@pytest.mark.parametrize(
    "hand, plays",
    [
        ("1M 2G 3Y 4R 5G 6G 6Y 6R 9G 9R", 2),
        ("2G 2G 2Y 3G 3Y 4R 4G PG PY DR", 4),
        ("7G 7G 7Y 7Y 7R 7R 3G 3Y 5G 5Y", 2),
        ("1G 1G 2G 2G 3G 3G 4G 4G 5G 5G", 2),
        ("1M 1G 2R 4Y 7G 8R 10R 10Y PG DR", 8),
    ],
)
def test_known_hands_have_their_number_of_plays(hand: str, plays: int) -> None:
    cards = sorted_hand(parse_cards(hand))
    assert Partitions(cards, each_counts_one).price(cards) == plays


def test_what_is_left_of_a_hand_is_priced_as_a_hand_of_its_own() -> None:
    rng = Random(5)
    for _ in range(40):
        hand = random_hand(rng, 9)
        whole = Partitions(hand, uneven)
        for play in held_combinations(hand):
            rest = hand_without(hand, play.cards)
            assert whole.price(rest) == pytest.approx(Partitions(rest, uneven).price(rest))


@cache
def cheapest_partition(hand: Hand) -> float:
    """Try every play for the lowest card, at uneven prices."""
    if not hand:
        return 0.0
    plays = [play for play in held_combinations(hand) if hand[0] in play.cards]
    return min(
        uneven(play.kind, play.cards[2 if play.kind is Kind.FULL_HOUSE else -1].rank, len(play.cards))
        + cheapest_partition(hand_without(hand, play.cards))
        for play in plays
    )


@pytest.mark.parametrize("size", [1, 3, 5, 7, 8])
def test_no_partition_is_cheaper(size: int) -> None:
    rng = Random(size)
    for _ in range(25):
        hand = random_hand(rng, size)
        assert Partitions(hand, uneven).price(hand) == pytest.approx(cheapest_partition(hand)), hand


def test_a_pair_is_split_where_two_singles_are_cheaper() -> None:
    hand = parse_cards("PG PY")
    assert Partitions(hand, lambda kind, _rank, _size: -1.0 if kind is Kind.SINGLE else 0.0).price(hand) == -2


def test_nothing_costs_nothing() -> None:
    assert Partitions((), each_counts_one).price(()) == 0
