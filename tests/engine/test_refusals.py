"""Every refusal has its own code: one situation for each."""

from collections.abc import Callable
from dataclasses import replace

import pytest

from gangoffour.engine import (
    CLASSIC,
    PRESETS,
    Code,
    GangOfFourError,
    InvalidSetup,
    Pass,
    Seat,
    apply,
    parse_action,
    parse_card,
    parse_cards,
    preset,
    rule_set,
    set_up_position,
    start_deal,
    start_match,
)
from tests.engine.table import after, play_out, position, refusal

LOW = ("2G 3Y 4R", "2Y 3R 4G", "2R 3G 4Y")
AUTOMATIC = rule_set({"declaration": "automatic"})
NO_GANG = rule_set({"duty_gang": "forbidden"})
KEEP_TRIBUTE = rule_set({"exchange_return_same": False})
OUT_OF_TRICK = rule_set({"passing": "out_of_trick"})
IN_ORDER = range(64)

ILLEGAL: dict[Code, Callable[[], str | None]] = {
    Code.MATCH_OVER: lambda: refusal(play_out(position("9R", *LOW, rules=rule_set({"match_deals": 1}))), "pass", 0),
    Code.DEAL_NOT_STARTED: lambda: refusal(start_match(), "pass", 0),
    Code.TURN_NOT_YOURS: lambda: refusal(position("9R 9G 5G", *LOW), "2Y", 2),
    Code.TURN_DISQUALIFIED: lambda: refusal(after(position("9R 9G", *LOW), "9R", "pass"), "9G", 0),
    Code.TURN_RETURN_FIRST: lambda: refusal(position("9R 9G 5G", *LOW, deal_loser=1), "9R"),
    Code.PLAY_NOT_HELD: lambda: refusal(position("9R 9G 5G", *LOW), "9R 9R"),
    Code.PLAY_NOT_A_COMBINATION: lambda: refusal(position("9R 9G 5G", *LOW), "9R 5G"),
    Code.PLAY_WRONG_CARD_COUNT: lambda: refusal(after(position("2R 5Y 6Y", "9R 9G 5G", *LOW[:2]), "2R"), "9R 9G"),
    Code.PLAY_ONLY_HIGHER_GANG: lambda: refusal(
        after(position("3G 3G 3Y 3R 6Y 7Y", "DR 9G 5G", "2G 4Y 5R", "2Y 4R 4G"), "3G 3G 3Y 3R"), "DR"
    ),
    Code.PLAY_DOES_NOT_BEAT: lambda: refusal(after(position("9R 5Y 6Y", "9R 9G 5G", *LOW[:2]), "9R"), "9R"),
    Code.PLAY_DECLARE_FIRST: lambda: refusal(
        after(position("4G 9R 2G", "5G 5Y", "7G 7Y", "6G 3G", rules=OUT_OF_TRICK), "4G", "pass", "pass", "6G", "9R"),
        "2G",
    ),
    Code.PLAY_MUST_CONTAIN_MULTI_ONE: lambda: refusal(position("1M 9G 5G", *LOW, deal_number=1), "9G"),
    Code.PLAY_OPENING_TOO_MANY_CARDS: lambda: refusal(
        position("1M 1G 1G 1Y 1Y 1R 5G", *LOW, deal_number=1), "1M 1G 1G 1Y 1Y 1R"
    ),
    Code.PLAY_DUTY_HIGHEST_SINGLE: lambda: refusal(position("5G 6Y 9R", "7G", *LOW[:2]), "6Y"),
    Code.PLAY_DUTY_MULTI_CARD: lambda: refusal(position("5G 5Y 9R", "7G", *LOW[:2]), "9R"),
    Code.PLAY_DUTY_GANG_BARRED: lambda: refusal(
        after(position("8Y 4G 4Y", "5G 5G 5Y 5R 9R", "7G", "2G 3Y 6R", rules=NO_GANG), "8Y"), "5G 5G 5Y 5R"
    ),
    Code.PASS_ON_LEAD: lambda: refusal(position("5G 6Y 9R", *LOW), "pass"),
    Code.PASS_DUTY_HIGHEST_SINGLE: lambda: refusal(
        after(position("8Y 4G 4Y", "5G 5G 9R", "7G", "2G 3Y 6R"), "8Y"), "pass"
    ),
    Code.PASS_DUTY_GANG: lambda: refusal(
        after(position("PG 4G 4Y", "5G 5G 5Y 5R 9R", "7G", "2G 3Y 6R", rules=PRESETS["german"]), "PG"), "pass"
    ),
    Code.DECLARE_AUTOMATIC: lambda: refusal(position("5G 6Y 9R", *LOW, rules=AUTOMATIC), "declare"),
    Code.DECLARE_NOT_LAST_CARD: lambda: refusal(position("5G 6Y 9R", *LOW), "declare"),
    Code.DECLARE_ALREADY_DECLARED: lambda: refusal(after(position("5G 9R", *LOW), "5G declare"), "declare", 0),
    Code.RETURN_NOT_DUE: lambda: refusal(position("5G 6Y 9R", *LOW), "return 5G"),
    Code.RETURN_NOT_HELD: lambda: refusal(position("5G 6Y 9R", *LOW, deal_loser=1), "return 10R"),
    Code.RETURN_SAME_FACE: lambda: refusal(position("5G 6Y 9R", *LOW, deal_loser=1, rules=KEEP_TRIBUTE), "return 4R"),
}


def _started_twice() -> None:
    start_deal(start_deal(start_match(), IN_ORDER).after, IN_ORDER)


OTHERS: dict[Code, Callable[[], object]] = {
    Code.TEXT_CARD: lambda: parse_card("11G"),
    Code.TEXT_ACTION: lambda: parse_action("return"),
    Code.TEXT_TOO_MANY_COPIES: lambda: parse_cards("1M 1M"),
    Code.RULES_UNKNOWN_PRESET: lambda: preset("bridge"),
    Code.RULES_UNKNOWN_OPTION: lambda: rule_set({"trumps": True}),
    Code.RULES_BAD_OPTION: lambda: rule_set({"passing": "never"}),
    Code.MATCH_SEAT_COUNT: lambda: start_match(PRESETS["gang"], 3),
    Code.MATCH_UNKNOWN_SEAT: lambda: apply(start_match(), Seat(4), Pass()),
    Code.DEAL_IN_PROGRESS: _started_twice,
    Code.DEAL_BAD_DECK: lambda: start_deal(start_match(), [0] * 64),
    Code.DEAL_BAD_HANDS: lambda: set_up_position([parse_cards("1M")] * 4),
    Code.DEAL_BAD_CUT: lambda: start_deal(start_match(PRESETS["gang"]), IN_ORDER, parse_cards("3G")),
}


@pytest.mark.rule("R52", "R64")
@pytest.mark.parametrize("code", ILLEGAL, ids=str)
def test_an_illegal_action_is_refused_with_the_code_that_says_why(code: Code) -> None:
    assert ILLEGAL[code]() == code


@pytest.mark.parametrize("code", OTHERS, ids=str)
def test_what_cannot_be_started_or_read_is_refused_with_its_code(code: Code) -> None:
    with pytest.raises(GangOfFourError) as refused:
        OTHERS[code]()
    assert refused.value.code is code


def test_every_code_has_a_situation() -> None:
    assert set(Code) == {*ILLEGAL, *OTHERS}


def test_a_refused_action_changes_nothing() -> None:
    state = position("5G 6Y 9R", *LOW)
    assert refusal(state, "5G 6Y") is not None
    assert state == position("5G 6Y 9R", *LOW)


def test_a_first_dealer_without_a_seat_is_refused() -> None:
    with pytest.raises(InvalidSetup):
        start_match(CLASSIC, 3, Seat(3))


def test_facts_of_a_refusal_name_the_cards() -> None:
    with pytest.raises(GangOfFourError) as refused:
        apply(position("5G 6Y 9R", *LOW), Seat(0), parse_action("5G 6Y"))
    assert refused.value.facts == {"cards": "5G 6Y"}
    assert str(refused.value) == "play/not_a_combination cards=5G 6Y"


def test_a_match_that_is_over_takes_no_further_deal() -> None:
    over = play_out(position("9R", *LOW, rules=replace(CLASSIC, match_deals=1)))
    with pytest.raises(InvalidSetup) as refused:
        start_deal(over, IN_ORDER)
    assert refused.value.code is Code.MATCH_OVER
