"""Deck orders, dealers and cuts are permutations, in range, and as even as chance allows."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from math import sqrt

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gangoffour.fairness import cut_cards, dealt_faces, deck_order, first_dealer, match_key, seed_key, server_commitment

SEED = seed_key(b"uniformity")
DEAL_COUNT = 6_000
TOO_UNEVEN = 5.0  # standard deviations; the seed is fixed, so the test cannot fail by chance

Shuffle = Callable[[Iterator[int]], Sequence[int]]


def deviation(statistic: float, freedom: int) -> float:
    """How many standard deviations a chi-square statistic lies from its mean."""
    return (statistic - freedom) / sqrt(2 * freedom)


def chi_square(values: Iterable[int], size: int) -> float:
    counts = Counter(values)
    expected = counts.total() / size
    return sum((counts[value] - expected) ** 2 / expected for value in range(size))


def places_drawn(order: Sequence[int]) -> dict[int, int]:
    """Undo the swaps: the place drawn for every size from 64 down to 2."""
    deck = list(range(64))
    places = {}
    for size in range(64, 1, -1):
        places[size] = deck.index(order[size - 1])
        deck[places[size]], deck[size - 1] = deck[size - 1], deck[places[size]]
    return places


def unevenness(orders: Sequence[Sequence[int]]) -> float:
    """The worse of two measures: the places drawn for each size, and the table of position against card."""
    drawn = [places_drawn(order) for order in orders]
    places = sum(chi_square((place[size] for place in drawn), size) for size in range(2, 65))
    cells = chi_square((64 * position + card for order in orders for position, card in enumerate(order)), 64 * 64)
    return max(
        abs(deviation(places, sum(size - 1 for size in range(2, 65)))),
        # Rows and columns of the table are bound: 63 squared degrees of freedom, once the sum is scaled by 63/64.
        abs(deviation(cells * 63 / 64, 63 * 63)),
    )


def stream_of(index: int) -> Iterator[int]:
    for block in range(100):
        yield from seed_key(b"%d/%d" % (index, block))


def shuffle_with_rejection(stream: Iterator[int]) -> Sequence[int]:
    deck = list(range(64))
    for size in range(64, 1, -1):
        place = next(byte for byte in stream if byte < 256 - 256 % size) % size
        deck[size - 1], deck[place] = deck[place], deck[size - 1]
    return deck


def shuffle_with_modulo_bias(stream: Iterator[int]) -> Sequence[int]:
    deck = list(range(64))
    for size in range(64, 1, -1):
        place = next(stream) % size
        deck[size - 1], deck[place] = deck[place], deck[size - 1]
    return deck


def shuffle_with_naive_swaps(stream: Iterator[int]) -> Sequence[int]:
    deck = list(range(64))
    for at in range(64):
        place = next(stream) % 64
        deck[at], deck[place] = deck[place], deck[at]
    return deck


@given(st.binary(min_size=64, max_size=64), st.integers(0, 2**32 - 1))
def test_every_deck_order_is_a_permutation(key: bytes, deal_index: int) -> None:
    assert sorted(deck_order(key, deal_index)) == list(range(64))


@given(st.binary(min_size=64, max_size=64), st.integers(0, 2**32 - 1))
def test_cuts_go_on_until_a_card_with_a_rank(key: bytes, deal_index: int) -> None:
    *refused, last = cut_cards(key, deal_index)
    assert all(61 <= card <= 63 for card in refused)
    assert 0 <= last < 61


def test_some_cuts_are_repeated() -> None:
    lengths = Counter(len(cut_cards(SEED, index)) for index in range(1_000))
    assert 20 < lengths[2] < 80  # 3 of 64 cards ask for another cut: 45 expected


def test_places_drawn_can_be_read_back_from_a_deck_order() -> None:
    assert places_drawn(list(range(64))) == {size: size - 1 for size in range(2, 65)}


def test_deck_orders_are_even() -> None:
    assert unevenness([deck_order(SEED, index) for index in range(DEAL_COUNT)]) < TOO_UNEVEN


def test_first_dealers_are_even() -> None:
    for seat_count in (3, 4):
        dealers = [first_dealer(seed_key(b"%d" % index), seat_count) for index in range(DEAL_COUNT)]
        assert abs(deviation(chi_square(dealers, seat_count), seat_count - 1)) < TOO_UNEVEN


def test_first_cuts_are_even() -> None:
    cuts = [cut_cards(SEED, index)[0] for index in range(DEAL_COUNT)]
    assert abs(deviation(chi_square(cuts, 64), 63)) < TOO_UNEVEN


@pytest.mark.parametrize("shuffle", [shuffle_with_modulo_bias, shuffle_with_naive_swaps])
def test_the_measure_rejects_a_biased_shuffle(shuffle: Shuffle) -> None:
    assert unevenness([shuffle(stream_of(index)) for index in range(DEAL_COUNT)]) > 2 * TOO_UNEVEN


def test_the_measure_accepts_the_same_shuffle_without_the_bias() -> None:
    orders = [shuffle_with_rejection(stream_of(index)) for index in range(DEAL_COUNT)]
    assert unevenness(orders) < TOO_UNEVEN


def test_wrong_arguments_are_refused_at_once() -> None:
    for call in (
        lambda: deck_order(bytes(63), 0),
        lambda: deck_order(SEED, -1),
        lambda: deck_order(SEED, 2**32),
        lambda: cut_cards(SEED, -1),
        lambda: first_dealer(SEED, 2),
        lambda: dealt_faces(range(63), 4),
        lambda: dealt_faces(range(64), 5),
        lambda: match_key(bytes(32), bytes(32)),
        lambda: server_commitment(bytes(15), bytes(64)),
    ):
        with pytest.raises(ValueError, match=r"\d"):
            call()
