"""The catalogue holds every combination once, under an id that rises with strength, and compares as the engine does."""

import random
from collections import Counter
from enum import StrEnum
from itertools import pairwise

import pytest

from gangoffour.catalogue import ORDER_OPTIONS, ORDERS, build_catalogue, cards_of, load_catalogue, mask_of, order_of
from gangoffour.engine import (
    CLASSIC,
    DECK,
    OPTION_NAMES,
    PRESETS,
    Kind,
    RuleSet,
    beats,
    option_values,
    parse_cards,
    rule_set,
    strength,
)
from tests.properties.all_combinations import all_combinations

CATALOGUE = load_catalogue()
COMBINATIONS = [CATALOGUE.combination(combination_id) for combination_id in range(len(CATALOGUE))]


def all_values_of_other_options() -> list[RuleSet]:
    """Rule sets that differ from classic in one option which is not said to change comparison."""
    changed = []
    for name in set(OPTION_NAMES) - set(ORDER_OPTIONS):
        match getattr(CLASSIC, name):
            case StrEnum() as value:
                values: list[object] = [each.value for each in type(value)]
            case bool():
                values = [True, False]
            case tuple():
                values = [[3], [4]]
            case _:
                values = [1, 6]
        changed += [rule_set({name: each}) for each in values]
    return changed


def test_the_catalogue_has_as_many_of_each_kind_as_the_rules_allow() -> None:
    assert dict(CATALOGUE.counts) == {
        Kind.SINGLE: 34,
        Kind.PAIR: 64,
        Kind.TRIPLE: 76,
        Kind.STRAIGHT: 1518,
        Kind.FLUSH: 6153,
        Kind.FULL_HOUSE: 4369,
        Kind.STRAIGHT_FLUSH: 21,
        Kind.GANG: 67 + 36 + 13 + 1,
    }
    assert Counter(len(cards) for kind, cards in COMBINATIONS if kind is Kind.GANG) == {4: 67, 5: 36, 6: 13, 7: 1}


def test_the_combinations_are_those_found_by_brute_force() -> None:
    assert tuple(sorted(COMBINATIONS)) == all_combinations()


def test_an_id_leads_to_cards_and_back() -> None:
    for combination_id, combination in enumerate(COMBINATIONS):
        assert CATALOGUE.id_of(combination.cards) == combination_id
        assert combination_id in CATALOGUE.ids_of(combination.kind)


def test_cards_that_form_no_combination_have_no_id() -> None:
    assert CATALOGUE.id_of(parse_cards("7G 8R")) is None
    assert CATALOGUE.id_of(()) is None


def test_masks_do_not_depend_on_the_order_of_cards_and_fill_the_lower_copy_first() -> None:
    assert mask_of(parse_cards("1G")) == 0b1
    assert mask_of(parse_cards("1G 1G")) == 0b11
    assert mask_of(DECK[::-1]) == (1 << 64) - 1
    assert cards_of(mask_of(parse_cards("DR 2Y 2Y 1M"))) == parse_cards("1M 2Y 2Y DR")


@pytest.mark.parametrize("text", ["1M", "7G 7G"])
def test_more_copies_than_the_deck_has_are_no_mask(text: str) -> None:
    cards = parse_cards(text)
    with pytest.raises(ValueError, match="more copies"):
        mask_of((*cards, cards[0]))


def test_ids_rise_with_strength_in_classic_and_only_gangs_are_equal() -> None:
    for (low_id, low), (high_id, high) in pairwise(enumerate(COMBINATIONS)):
        is_equal = CATALOGUE.strengths(CLASSIC)[low_id] == CATALOGUE.strengths(CLASSIC)[high_id]
        assert not beats(low, high, CLASSIC)
        assert not is_equal or low.kind is high.kind is Kind.GANG


def test_what_beats_a_top_play_in_classic_is_an_interval_of_ids_and_the_gangs() -> None:
    gangs = CATALOGUE.ids_of(Kind.GANG)
    for top_play_id in random.Random("intervals").sample(range(len(CATALOGUE)), 40):
        higher = [each for each in range(len(CATALOGUE)) if CATALOGUE.beats(each, top_play_id, CLASSIC)]
        of_its_size = [each for each in higher if each not in gangs]
        assert of_its_size == list(range(top_play_id + 1, top_play_id + 1 + len(of_its_size)))
        higher_gangs = [each for each in higher if each in gangs]
        assert higher_gangs == list(range(len(CATALOGUE) - len(higher_gangs), len(CATALOGUE)))


@pytest.mark.rule("R30", "R32", "R35")
@pytest.mark.parametrize("order", range(8))
def test_strength_numbers_order_each_kind_as_the_engine_does(order: int) -> None:
    numbers = CATALOGUE.strengths(ORDERS[order])
    in_order = sorted(zip(numbers, COMBINATIONS, strict=True))
    for (low_number, low), (high_number, high) in pairwise(in_order):
        below, above = strength(low, ORDERS[order]), strength(high, ORDERS[order])
        assert below <= above
        assert high_number - low_number == (0 if below == above else 1)


def test_every_order_is_another_one() -> None:
    assert len({tuple(CATALOGUE.strengths(rules)) for rules in ORDERS}) == len(ORDERS) == 8
    assert [order_of(rules) for rules in ORDERS] == list(range(8))


def test_no_other_option_changes_what_beats_what() -> None:
    some = COMBINATIONS[::23]
    for rules in all_values_of_other_options():
        assert order_of(rules) == 0
        changed = [each for each in some if strength(each, rules) != strength(each, CLASSIC)]
        assert changed == [], option_values(rules)


def test_the_catalogue_says_of_any_two_combinations_what_the_engine_says() -> None:
    chance = random.Random("pairs")
    for rules in (*PRESETS.values(), *ORDERS):
        for _ in range(2_000):
            one = chance.randrange(len(CATALOGUE))
            other = min(chance.choice([chance.randrange(len(CATALOGUE)), one + chance.randrange(30)]), 12_351)
            for high, low in ((one, other), (other, one)):
                assert CATALOGUE.beats(high, low, rules) == beats(COMBINATIONS[high], COMBINATIONS[low], rules)


def test_a_fresh_build_is_what_was_loaded() -> None:
    assert build_catalogue() == CATALOGUE
