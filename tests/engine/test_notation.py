"""Cards and actions as text."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gangoffour.engine import (
    DECK,
    FACES,
    Action,
    Card,
    Code,
    Declare,
    MalformedText,
    Pass,
    Play,
    ReturnCard,
    format_action,
    format_card,
    format_cards,
    parse_action,
    parse_card,
    parse_cards,
)

CARD_SETS = st.lists(st.sampled_from(range(64)), min_size=1, max_size=16, unique=True).map(
    lambda positions: tuple(sorted(DECK[position] for position in positions))
)
ACTIONS: st.SearchStrategy[Action] = st.one_of(
    st.just(Pass()),
    st.just(Declare()),
    st.sampled_from(FACES).map(ReturnCard),
    st.builds(Play, CARD_SETS, st.booleans()),
)


@pytest.mark.parametrize("card", FACES, ids=str)
def test_every_card_is_read_as_it_is_written(card: Card) -> None:
    assert parse_card(format_card(card)) == card
    assert parse_card(format_card(card).lower()) == card


@given(CARD_SETS)
def test_cards_are_read_as_they_are_written(cards: tuple[Card, ...]) -> None:
    assert parse_cards(format_cards(cards)) == cards
    assert parse_cards(", ".join(map(str, reversed(cards)))) == cards


@given(ACTIONS)
def test_actions_are_read_as_they_are_written(action: Action) -> None:
    assert parse_action(format_action(action)) == action


@pytest.mark.parametrize("text", ["", "0G", "11R", "2M", "PR", "DG", "7", "G", "77G", "1 M"])
def test_what_is_no_card_is_refused(text: str) -> None:
    with pytest.raises(MalformedText) as refused:
        parse_card(text)
    assert refused.value.code is Code.TEXT_CARD


@pytest.mark.parametrize(
    "text, code",
    [
        ("", Code.TEXT_ACTION),
        ("return", Code.TEXT_ACTION),
        ("return 3G 4G", Code.TEXT_ACTION),
        ("declare 9R", Code.TEXT_ACTION),
        ("fold", Code.TEXT_CARD),
        ("pass 3G", Code.TEXT_CARD),
        ("7G 7G 7G", Code.TEXT_TOO_MANY_COPIES),
        ("1M 1M", Code.TEXT_TOO_MANY_COPIES),
    ],
)
def test_what_is_no_action_is_refused(text: str, code: Code) -> None:
    with pytest.raises(MalformedText) as refused:
        parse_action(text)
    assert refused.value.code is code


def test_a_refused_word_is_quoted_as_it_was_typed() -> None:
    with pytest.raises(MalformedText) as refused:
        parse_action("7G 7Q")
    assert refused.value.facts == {"text": "7Q"}
