"""Rule sets: options, presets, and their one canonical text."""

from dataclasses import replace

import pytest
from hypothesis import given

from gangoffour.engine import (
    CLASSIC,
    OPTION_NAMES,
    PRESETS,
    Code,
    InvalidSetup,
    RuleSet,
    canonical_rules,
    option_values,
    preset,
    rule_set,
)
from tests.properties.rule_sets import RULE_SETS


@given(RULE_SETS)
def test_a_rule_set_is_read_as_it_is_written(rules: RuleSet) -> None:
    assert rule_set(option_values(rules)) == rules


@pytest.mark.parametrize("name", PRESETS)
def test_a_preset_knows_its_name(name: str) -> None:
    assert preset(name).name == name
    assert replace(preset(name), match_limit=50).name == "custom"


def test_the_canonical_text_names_every_option_in_order() -> None:
    text = canonical_rules(CLASSIC, 4)
    assert text == (
        'gof-rules-1 seats=4 deal_ritual="optional" declaration="manual" declaration_window="before_next_action" '
        'direction_change="deal" discard_face="up" discard_info="current_trick" duty_gang="allowed" '
        'duty_lead_highest_single=true exchange_return_same=true full_house_tiebreak="triple_then_pair" '
        'last_card_duty=true loser_tiebreak="score_then_ccw" match_deals=null match_limit=100 '
        'match_limit_test="reach" multi_one_in_flush="highest" opening_max_cards=5 passing="reenter" '
        'players_allowed=[3,4] ritual_count_direction="ccw" tiebreak_order="card_by_card" '
        'undeclared_points="cards" winner_tie="shared"'
    )
    assert len(text.split()) == 2 + len(OPTION_NAMES)


def test_two_rule_sets_with_one_text_are_equal() -> None:
    assert len({canonical_rules(rules, 4) for rules in PRESETS.values()}) == len(PRESETS)


@pytest.mark.parametrize(
    "options, code",
    [
        ({"no_such_option": 1}, Code.RULES_UNKNOWN_OPTION),
        ({"passing": "never"}, Code.RULES_BAD_OPTION),
        ({"passing": None}, Code.RULES_BAD_OPTION),
        ({"last_card_duty": 1}, Code.RULES_BAD_OPTION),
        ({"match_limit": True}, Code.RULES_BAD_OPTION),
        ({"match_limit": None}, Code.RULES_BAD_OPTION),
        ({"match_limit": 0}, Code.RULES_BAD_OPTION),
        ({"match_deals": 0}, Code.RULES_BAD_OPTION),
        ({"opening_max_cards": 0}, Code.RULES_BAD_OPTION),
        ({"players_allowed": []}, Code.RULES_BAD_OPTION),
        ({"players_allowed": [5]}, Code.RULES_BAD_OPTION),
        ({"players_allowed": 4}, Code.RULES_BAD_OPTION),
        ({"players_allowed": [4, 3]}, Code.RULES_BAD_OPTION),
    ],
)
def test_an_option_that_cannot_be_is_refused(options: dict[str, object], code: Code) -> None:
    with pytest.raises(InvalidSetup) as refused:
        rule_set(options)
    assert refused.value.code is code


def test_an_unknown_preset_is_refused() -> None:
    with pytest.raises(InvalidSetup) as refused:
        preset("bridge")
    assert refused.value.code is Code.RULES_UNKNOWN_PRESET
