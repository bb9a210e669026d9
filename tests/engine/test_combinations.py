"""What is a combination, and which combinations a hand holds."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gangoffour.engine import (
    CLASSIC,
    DECK,
    Combination,
    Kind,
    beating_combinations,
    beats,
    classify,
    held_combinations,
    parse_cards,
    sorted_hand,
)
from tests.properties.all_combinations import all_combinations, held_by_brute_force

HANDS = st.lists(st.sampled_from(range(64)), min_size=1, max_size=16, unique=True).map(
    lambda positions: sorted_hand(DECK[position] for position in positions)
)


def kind_of(text: str) -> Kind | None:
    combination = classify(parse_cards(text))
    return None if combination is None else combination.kind


@pytest.mark.rule("R18", "R19", "R20", "R21", "R22", "R23", "R24", "R25")
def test_there_are_12352_combinations() -> None:
    counts = Counter(
        (combination.kind, len(combination.cards) if combination.kind is Kind.GANG else 0)
        for combination in all_combinations()
    )
    assert counts == {
        (Kind.SINGLE, 0): 34,
        (Kind.PAIR, 0): 64,
        (Kind.TRIPLE, 0): 76,
        (Kind.STRAIGHT, 0): 1518,
        (Kind.FLUSH, 0): 6153,
        (Kind.FULL_HOUSE, 0): 4369,
        (Kind.STRAIGHT_FLUSH, 0): 21,
        (Kind.GANG, 4): 67,
        (Kind.GANG, 5): 36,
        (Kind.GANG, 6): 13,
        (Kind.GANG, 7): 1,
    }
    assert counts.total() == 12_352


def test_the_whole_deck_holds_every_combination_once() -> None:
    held = held_combinations(DECK)
    assert len(held) == len(set(held))
    assert set(held) == set(all_combinations())


@given(HANDS)
def test_a_hand_holds_what_brute_force_finds(hand: tuple[()]) -> None:
    assert sorted(held_combinations(hand)) == sorted(held_by_brute_force(hand))


@given(HANDS, st.sampled_from(range(12_352)))
def test_the_combinations_that_beat_are_those_held_that_beat(hand: tuple[()], number: int) -> None:
    top_play = all_combinations()[number]
    expected = [held for held in held_by_brute_force(hand) if beats(held, top_play, CLASSIC)]
    assert sorted(beating_combinations(hand, top_play, CLASSIC)) == sorted(expected)


@pytest.mark.rule("R26")
def test_27_sets_are_flush_and_full_house_at_once_and_count_as_full_houses() -> None:
    both = [
        combination
        for combination in all_combinations()
        if combination.kind is Kind.FULL_HOUSE
        and len({card.colour for card in combination.cards if str(card) != "1M"}) == 1
        and all(card.is_ranked for card in combination.cards)
    ]
    assert len(both) == 27
    assert Combination(Kind.FULL_HOUSE, parse_cards("1M 1R 1R 5R 5R")) in both


@pytest.mark.rule("R15", "R16", "R17", "R19", "R21", "R23", "R26")
@pytest.mark.parametrize(
    "text, kind",
    [
        ("1M 2R", None),
        ("PG PY", Kind.PAIR),
        ("PG 10R", None),
        ("DR PY", None),
        ("3G 3Y 3R PG PY", Kind.FULL_HOUSE),
        ("8G 9Y 10R 1G 2Y", None),
        ("7G 8G 9G 10G PG", None),
        ("1M 2G 3Y 4R 5G", Kind.STRAIGHT),
        ("1M 2R 3R 4R 5R", Kind.STRAIGHT_FLUSH),
        ("1M 3G 6G 8G 9G", Kind.FLUSH),
        ("1M 1G 1Y 1R 1R", Kind.GANG),
        ("1M 1G 1G 1Y 1Y 1R 1R", Kind.GANG),
        ("2G 2Y 3G 3Y", None),
        ("2G 2Y 2R 3G", None),
        ("2G 2Y 2R 3G 3Y 3R", None),
        ("2G 3G 4G 5G", None),
        ("2G 3G 4G 5G 6G 7G", None),
        ("", None),
    ],
)
def test_cards_have_the_strongest_kind_that_fits_or_none(text: str, kind: Kind | None) -> None:
    assert kind_of(text) is kind
