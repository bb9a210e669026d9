"""What is no action, card, event or rule set is refused in words, and never taken in silence."""

import pytest

from gangoffour.engine import (
    MatchState,
    Play,
    ReturnCard,
    Seat,
    apply,
    canonical_action,
    evolve,
    format_action,
    parse_cards,
    set_up_position,
    start_deal,
    start_match,
    view,
)


def dealt() -> MatchState:
    return start_deal(start_match(), range(64)).after


def acting(state: MatchState) -> Seat:
    assert state.public.seat_to_act is not None
    return state.public.seat_to_act


@pytest.mark.parametrize("value", [42, None, "pass", ("7G",), Play])
def test_what_is_no_action_is_refused_and_said_to_be_none(value: object) -> None:
    state = dealt()
    with pytest.raises(TypeError, match=r"is no action: .* parse_action"):
        apply(state, acting(state), value)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="is no action"):
        canonical_action(value, view(state, acting(state)))  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="is no action"):
        format_action(value)  # type: ignore[arg-type]


@pytest.mark.parametrize("cards", ["7G 7Y", ("7G", "7Y"), (7,)])
def test_texts_in_the_place_of_cards_are_not_called_cards_that_are_not_held(cards: object) -> None:
    state = dealt()
    with pytest.raises(TypeError, match="parse_cards"):
        apply(state, acting(state), Play(cards))  # type: ignore[arg-type]


def test_a_text_in_the_place_of_a_returned_card_is_refused_as_such() -> None:
    hands = [parse_cards(hand) for hand in ("3G 4G", "7G 7R", "9G DR", "10R 10Y")]
    state = set_up_position(hands, deal_loser=Seat(2))
    with pytest.raises(TypeError, match="parse_cards"):
        apply(state, Seat(0), ReturnCard("3G"))  # type: ignore[arg-type]


def test_an_event_that_does_not_exist_is_refused() -> None:
    with pytest.raises(TypeError, match="is no event"):
        evolve(dealt(), 42)  # type: ignore[arg-type]


@pytest.mark.parametrize("value", [4, "german", None])
def test_rules_that_are_none_are_answered_with_what_to_write(value: object) -> None:
    with pytest.raises(TypeError, match=r"are no rules: write start_match\(preset\('german'\)\)"):
        start_match(value)  # type: ignore[arg-type]
