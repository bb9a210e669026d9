"""The layout of an observation: every bit has one meaning, and keeps it as long as the version stays."""

from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from gangoffour.catalogue import load_catalogue
from gangoffour.encoding import BITS, FIELDS, OPTIONS, PASSED_ON, fields_of, pack_view, passed_on_bit
from gangoffour.engine import CLASSIC, OPTION_NAMES, Kind, Rank, RuleSet, Seat, option_values, rule_set, view
from scripts.golden_observations import golden_observations
from tools.matches.observation_words import PASSES, said_of
from tools.matches.positions import position

GOLDEN = Path(__file__).parents[1] / "golden" / "observations.jsonl"

NOT_SHOWN = {
    "players_allowed": "the seats are there to be counted",
    "match_limit": "scores are told as parts of it",
    "match_deals": "an observation is about a deal",
    "match_limit_test": "the same",
    "winner_tie": "the same",
    "deal_ritual": "it moves no card",
    "ritual_count_direction": "the same",
    "discard_face": "for display only",
    "discard_info": "the same",
}
"""The options that an observation does not tell, and why."""


def options_said(rules: RuleSet) -> set[str]:
    state = position("3G 3Y", "4G 5Y", "6G 7G", "2G 7Y", rules=rules)
    names = said_of("options", fields_of(pack_view(view(state, Seat(0))))["options"])
    assert isinstance(names, list)
    return set(names)


def test_the_fields_cover_every_bit_once() -> None:
    assert FIELDS[0].start == 0
    assert all(field.start + field.width == following.start for field, following in pairwise(FIELDS))
    assert FIELDS[-1].start + FIELDS[-1].width == BITS
    assert len({field.name for field in FIELDS}) == len(FIELDS)


def test_every_field_has_a_meaning() -> None:
    assert [field.name for field in FIELDS if not field.meaning] == []


def test_no_bit_means_something_else_without_a_new_version() -> None:
    text = GOLDEN.read_text(encoding="utf-8")
    assert golden_observations() == text, "a bit moved: raise ENCODING_VERSION, make golden, and read the difference"


def test_the_golden_observations_have_every_field_at_work() -> None:
    rows = [bytes.fromhex(line.split('"bits": "')[1].split('"')[0]) for line in GOLDEN.read_text().splitlines()]
    for field in FIELDS:
        values = {fields_of(row)[field.name] for row in rows}
        assert len(values) > 1 or field.name == "spare", field.name


@pytest.mark.parametrize("name", OPTION_NAMES)
def test_every_option_that_bears_on_a_deal_shows(name: str) -> None:
    default = option_values(CLASSIC)[name]
    others: dict[str, list[object]] = {"opening_max_cards": [None, 1, 2, 3, 4, 6, 7], "match_limit": [50]}
    others |= {"match_deals": [4], "players_allowed": [[4]]}
    if isinstance(default, bool):
        values: list[object] = [not default]
    elif isinstance(default, str):
        values = [value.value for value in type(getattr(CLASSIC, name)) if value.value != default]
    else:
        values = others[name]
    said = [options_said(rule_set({name: value})) for value in values]
    if name in NOT_SHOWN:
        assert said == [options_said(CLASSIC)] * len(values)
        return
    assert options_said(CLASSIC) not in said
    # No limit and a limit of seven cards come to the same: there is no larger combination.
    assert len({frozenset(each) for each in said}) == len(values) - (name == "opening_max_cards")
    for each in said:
        assert all(words.startswith(name) for words in each ^ options_said(CLASSIC))


def test_an_opening_limit_above_the_largest_combination_is_none() -> None:
    assert options_said(replace(CLASSIC, opening_max_cards=64)) == options_said(
        replace(CLASSIC, opening_max_cards=None)
    )
    assert set(OPTIONS) >= options_said(CLASSIC)


def test_a_pass_on_any_combination_has_its_bit() -> None:
    catalogue, used = load_catalogue(), set()
    for combination_id in range(len(catalogue)):
        combination = catalogue.combination(combination_id)
        kind, _, rank = PASSES[passed_on_bit(combination)].partition(" ")
        assert kind == combination.kind.name.lower()
        used.add(passed_on_bit(combination))
        if combination.kind in {Kind.STRAIGHT_FLUSH, Kind.GANG}:
            assert rank == "any"
        elif combination.kind is Kind.FULL_HOUSE:
            assert [card.rank for card in combination.cards].count(Rank(int(rank))) == 3
        else:
            assert combination.cards[-1].rank == int(rank)
    unused = set(range(len(PASSES))) - used
    assert [PASSES[bit] for bit in unused] == ["flush 2"]  # such cards make a full house or a gang


def test_the_kinds_of_passes_stand_in_the_order_of_strength() -> None:
    assert [kind for kind, _, _ in PASSED_ON] == list(Kind)
    assert len(PASSES) <= 64
