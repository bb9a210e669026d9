"""Every refusal has its own code, and changes nothing."""

from dataclasses import replace

import pytest

from gangoffour.engine import (
    CLASSIC,
    Code,
    GangOfFourError,
    InvalidSetup,
    Seat,
    apply,
    parse_action,
    start_deal,
    start_match,
)
from tools.matches.positions import play_out, position, refusal
from tools.matches.refusals import IN_ORDER, REFUSALS

LOW = ("2G 3Y 4R", "2Y 3R 4G", "2R 3G 4Y")


@pytest.mark.rule("R52", "R64")
@pytest.mark.parametrize("code", Code, ids=str)
def test_what_is_refused_is_refused_with_the_code_that_says_why(code: Code) -> None:
    with pytest.raises(GangOfFourError) as refused:
        REFUSALS[code]()
    assert refused.value.code is code


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
