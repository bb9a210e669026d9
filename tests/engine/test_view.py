"""The one door for hidden cards."""

import dataclasses
import typing

import pytest

from gangoffour.engine import (
    DECK,
    PRESETS,
    SPECTATOR,
    CombinationPlayed,
    DealEvent,
    DummyHandDealt,
    DummyHandsShown,
    HandDealt,
    HandsShown,
    HiddenEvent,
    Passed,
    PublicEvent,
    Seat,
    fold,
    rule_set,
    seen,
    start_deal,
    start_match,
    view,
)
from tools.matches.positions import after, deal_of, play_out, position

THREE = start_deal(start_match(seat_count=3), range(64))


@pytest.mark.rule("R4", "R5")
def test_a_seat_sees_its_own_hand_being_dealt_and_no_other() -> None:
    for seat in THREE.after.public.seats:
        hands = [event for event in seen(THREE.events, seat) if isinstance(event, HandDealt | DummyHandDealt)]
        assert hands == [HandDealt(seat, THREE.after.hands[seat])]


@pytest.mark.rule("R5")
def test_a_spectator_sees_no_hand_being_dealt() -> None:
    assert not [event for event in seen(THREE.events, SPECTATOR) if isinstance(event, HandDealt | DummyHandDealt)]


def test_an_event_of_an_unknown_type_is_hidden() -> None:
    @dataclasses.dataclass
    class Whisper:
        card: str

    assert seen([typing.cast("DealEvent", Whisper("DR"))], Seat(0)) == ()


def test_every_event_is_either_public_or_hidden() -> None:
    public, hidden = set(typing.get_args(PublicEvent)), set(typing.get_args(HiddenEvent))
    assert not public & hidden
    assert hidden == {HandDealt, DummyHandDealt}
    assert CombinationPlayed in public
    assert Passed in public


@pytest.mark.rule("R5")
def test_cards_left_are_shown_when_a_deal_is_over_and_the_dummy_hands_only_after_the_match() -> None:
    first = play_out(start_deal(start_match(rule_set({"match_deals": 2}), 3), DECK_ORDER).after)
    assert deal_of(first).shown_hands == first.hands
    assert first.public.dummy_hands is None
    second = play_out(start_deal(first, DECK_ORDER[::-1]).after)
    assert second.public.winners
    assert second.public.dummy_hands == second.dummy_hands
    assert len(second.dummy_hands) == 2


@pytest.mark.rule("R62", "R63", "R65")
def test_a_spectator_sees_exchange_hand_sizes_and_every_play_and_pass() -> None:
    state = position("9R 9G 5G", "2G 3Y DR", "2Y 3R 4G", "2R 3G 4Y", deal_loser=1)
    state = after(state, "return 5G", "9R", "pass", "pass", "pass", "DR declare")
    deal = view(state, SPECTATOR).deal
    assert deal is not None
    assert deal.exchange is not None
    assert (str(deal.exchange.tribute), str(deal.exchange.returned_card)) == ("DR", "5G")
    assert deal.hand_sizes == (1, 3, 3, 3)
    assert [len(trick.turns) for trick in (*deal.tricks, deal.trick)] == [4, 1]


@pytest.mark.rule("R65")
def test_discard_info_changes_no_view() -> None:
    plain, history = (
        after(position("9R 9G 5G 6G", "2G 3Y 4R", "2Y 3R 4G", "2R 3G 4Y", rules=rules), "9R 9G", "pass", "pass", "pass")
        for rules in (PRESETS["classic"], rule_set({"discard_info": "full_history"}))
    )
    assert plain.public.deal == history.public.deal
    assert len(deal_of(plain).tricks[0].turns) == 4


def test_a_view_brought_up_to_date_equals_the_new_view() -> None:
    before = start_match(seat_count=3)
    step = start_deal(before, range(64))
    for seat in before.public.seats:
        assert fold(view(before, seat), seen(step.events, seat)) == view(step.after, seat)
    assert fold(view(before, SPECTATOR), seen(step.events, SPECTATOR)) == view(step.after, SPECTATOR)


def test_no_event_carries_a_view_or_a_list_of_plays() -> None:
    allowed = {HandsShown, DummyHandsShown, HandDealt, DummyHandDealt}
    for event_type in (*typing.get_args(PublicEvent), *typing.get_args(HiddenEvent)):
        for field in dataclasses.fields(event_type):
            assert "View" not in str(field.type)
            assert "Hand" not in str(field.type) or event_type in allowed


DECK_ORDER = [*range(0, len(DECK), 2), *range(1, len(DECK), 2)]
