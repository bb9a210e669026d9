"""Which combination beats which, and why."""

from dataclasses import replace
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gangoffour.engine import (
    CLASSIC,
    PRESETS,
    Combination,
    Kind,
    Reason,
    RuleSet,
    beats,
    classify,
    compare,
    parse_cards,
    rule_set,
    strength,
)
from tests.properties.all_combinations import all_combinations

RANKS_FIRST = rule_set({"tiebreak_order": "ranks_first"})
ORDERS = [
    rule_set({"tiebreak_order": order, "full_house_tiebreak": tiebreak, "multi_one_in_flush": worth})
    for order, tiebreak, worth in product(
        ("card_by_card", "ranks_first"), ("triple_then_pair", "triple_only"), ("highest", "as_colour")
    )
]
COMBINATIONS = st.sampled_from(range(12_352)).map(lambda number: all_combinations()[number])


def combination(text: str) -> Combination:
    found = classify(parse_cards(text))
    assert found is not None
    return found


@pytest.mark.rule("R27", "R28", "R33", "R34")
@given(COMBINATIONS, COMBINATIONS, COMBINATIONS, st.sampled_from(ORDERS))
def test_beating_is_a_strict_order(first: Combination, second: Combination, third: Combination, rules: RuleSet) -> None:
    assert not beats(first, first, rules)
    assert not (beats(first, second, rules) and beats(second, first, rules))
    if beats(first, second, rules) and beats(second, third, rules) and len(first.cards) == len(third.cards):
        assert beats(first, third, rules)


@pytest.mark.rule("R31")
@pytest.mark.parametrize("kind", list(Kind))
def test_in_classic_no_two_combinations_that_can_meet_are_equal_but_gangs_of_one_rank(kind: Kind) -> None:
    alike = [held for held in all_combinations() if held.kind is kind]
    strengths = {strength(held, CLASSIC) for held in alike}
    assert len(strengths) == (31 if kind is Kind.GANG else len(alike))


@pytest.mark.rule("R30")
def test_ranks_first_changes_only_flushes_and_full_houses_with_triples_of_one_rank() -> None:
    for kind in Kind:
        alike = [held for held in all_combinations() if held.kind is kind]
        by_card = sorted(alike, key=lambda held: strength(held, CLASSIC))
        by_rank = sorted(alike, key=lambda held: strength(held, RANKS_FIRST))
        assert (by_card == by_rank) == (kind not in (Kind.FLUSH, Kind.FULL_HOUSE))


@pytest.mark.rule("R32")
def test_triple_only_makes_full_houses_with_the_same_triple_equal() -> None:
    gang = PRESETS["gang"]
    first, second = combination("6G 6Y 6R 9G 9Y"), combination("6G 6Y 6R 3G 3R")
    assert not beats(first, second, gang)
    assert not beats(second, first, gang)
    assert beats(first, second, CLASSIC)


@pytest.mark.rule("R35")
def test_the_multi_coloured_one_lifts_a_flush_only_in_the_last_tie_break() -> None:
    multi, plain = combination("1M 3R 5R 7R 9R"), combination("1R 3R 5R 7R 9R")
    assert beats(multi, plain, CLASSIC)
    assert not beats(multi, plain, PRESETS["french"])
    assert not beats(combination("1M 3Y 5Y 7Y 9Y"), plain, CLASSIC)


@given(COMBINATIONS, COMBINATIONS, st.sampled_from(ORDERS))
def test_the_explanation_agrees_with_the_verdict(first: Combination, second: Combination, rules: RuleSet) -> None:
    comparison = compare(first, second, rules)
    assert comparison.beats == beats(first, second, rules)
    assert comparison.reason is compare(second, first, rules).reason
    neither = not beats(first, second, rules) and not beats(second, first, rules)
    assert neither == (comparison.reason in (Reason.EQUAL, Reason.CARD_COUNT))


@pytest.mark.parametrize(
    "first, second, reason, options",
    [
        ("2G 2G 2Y 2Y", "DR", Reason.GANG_BEATS_ALL, {}),
        ("2G 2G 2Y 2Y 2R", "10G 10G 10Y 10R", Reason.GANG_SIZE, {}),
        ("3G 3G 3Y 3Y", "2G 2G 2Y 2Y", Reason.GANG_RANK, {}),
        ("2G 2Y", "3G", Reason.CARD_COUNT, {}),
        ("1G 1Y 1R 2G 2Y", "2R 7R 8R 9R 10R", Reason.KIND, {}),
        ("9Y 2Y 3Y 4Y 6Y", "7R 2R 3R 4R 6R", Reason.RANK, {}),
        ("3R 3G", "3Y 3Y", Reason.COLOUR, {}),
        ("3R 3R", "3R 3G", Reason.FURTHER_CARD, {}),
        ("1R 2R 3R 10R 10R", "1R 2R 3R 9R 10R", Reason.FURTHER_CARD, {}),
        ("4G 6G 7G 9G 10G", "2R 3R 4R 5R 10R", Reason.RANK, {"tiebreak_order": "ranks_first"}),
        ("4G 4Y 4R 1G 1Y", "3G 3Y 3R PG PY", Reason.TRIPLE, {}),
        ("6R 6R 6G 2G 2Y", "6Y 6Y 6G 9G 9Y", Reason.TRIPLE, {}),
        ("6Y 6Y 6G 9G 9Y", "6R 6R 6G 2G 2Y", Reason.PAIR_OF_FULL_HOUSE, {"tiebreak_order": "ranks_first"}),
        ("6G 6Y 6R 9G 9Y", "6G 6Y 6R 3G 3R", Reason.PAIR_OF_FULL_HOUSE, {}),
        ("1M 1G", "1R 1R", Reason.MULTI_ONE, {}),
        ("1M", "1R", Reason.MULTI_ONE, {}),
        ("9R", "9R", Reason.EQUAL, {}),
    ],
)
def test_the_reason_names_what_decides(first: str, second: str, reason: Reason, options: dict[str, object]) -> None:
    rules = rule_set(options)
    assert compare(combination(first), combination(second), rules).reason is reason
    assert compare(combination(first), combination(second), rules).clause.startswith("R")


def test_an_option_that_does_not_concern_comparison_changes_no_verdict() -> None:
    other = replace(CLASSIC, match_limit=50)
    assert beats(combination("7G 7Y"), combination("5R 5G"), other)
