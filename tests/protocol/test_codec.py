"""Events, actions and rules on the wire are those of the engine, both ways."""

from typing import get_args

import pytest

from gangoffour import engine
from gangoffour.engine import (
    FACES,
    PRESETS,
    Card,
    DealEvent,
    DeckCut,
    InvalidSetup,
    Kind,
    MatchStarted,
    Play,
    Seat,
    legal_actions,
    parse_cards,
    restore,
)
from gangoffour.protocol import (
    CardName,
    KindName,
    action_command,
    decode_client_message,
    decode_event,
    encode_client_message,
    encode_event,
    engine_action,
    engine_event,
    event_type,
    messages,
    rules_of,
    rules_values,
    wire_event,
)
from gangoffour.protocol import events as wire
from tests.protocol.matches import MATCHES, match_steps


def stored_and_read(event: DealEvent) -> DealEvent:
    sent = wire_event(event)
    back = decode_event(event_type(sent), wire.SCHEMA_VERSION, encode_event(sent))
    assert back == sent
    assert isinstance(back, wire.MATCH_EVENTS)
    return engine_event(back)


@pytest.mark.parametrize("preset, seat_count", MATCHES)
def test_every_event_of_a_match_comes_back_from_the_wire(preset: str, seat_count: int) -> None:
    for step in match_steps(preset, seat_count):
        for event in step.events:
            assert stored_and_read(event) == event


@pytest.mark.parametrize("preset, seat_count", MATCHES)
def test_the_events_that_came_back_restore_the_match(preset: str, seat_count: int) -> None:
    steps = match_steps(preset, seat_count)
    events = [stored_and_read(event) for step in steps for event in step.events]
    assert restore(MatchStarted(PRESETS[preset], seat_count, Seat(0)), events) == steps[-1].after


def test_the_matches_hold_every_event_of_the_rules() -> None:
    happened = {type(event) for match in MATCHES for step in match_steps(*match) for event in step.events}
    assert happened == set(get_args(DealEvent))


def test_every_event_of_the_rules_has_its_namesake_on_the_wire() -> None:
    assert {event.__name__ for event in get_args(DealEvent)} == {event.__name__ for event in wire.MATCH_EVENTS}


def test_an_event_comes_back_with_values_of_the_engines_own_types() -> None:
    step = match_steps("classic", 3)[0]
    for event in map(stored_and_read, step.events):
        assert repr(event) in map(repr, step.events)


def test_a_cut_without_a_seat_to_deal_to_comes_back() -> None:
    event = DeckCut(parse_cards("PG 7R"), None)
    assert stored_and_read(event) == event


def test_the_wire_knows_the_cards_and_kinds_of_the_engine() -> None:
    assert get_args(CardName) == tuple(map(str, FACES))
    assert get_args(KindName) == tuple(kind.name.lower() for kind in Kind)


@pytest.mark.parametrize("preset, seat_count", MATCHES)
def test_every_legal_action_comes_back_from_the_wire(preset: str, seat_count: int) -> None:
    for step in match_steps(preset, seat_count)[:200]:
        seat = step.after.public.seat_to_act
        if seat is None:
            continue
        for action in legal_actions(step.after, seat):
            command = action_command(action, "c-1")
            assert decode_client_message(encode_client_message(command)) == command
            assert engine_action(command) == action


def test_the_cards_of_a_play_are_put_in_order() -> None:
    command = messages.Play(id="1", cards=("7R", "3G", "7G"), declare=True)
    assert engine_action(command) == Play(parse_cards("3G 7G 7R"), declare=True)


def test_a_declaration_comes_back_from_the_wire() -> None:
    assert engine_action(action_command(engine.Declare(), "1")) == engine.Declare()
    assert engine_action(action_command(engine.Pass(), "1")) == engine.Pass()
    card: Card = FACES[0]
    assert engine_action(action_command(engine.ReturnCard(card), "1")) == engine.ReturnCard(card)


@pytest.mark.parametrize("preset", PRESETS)
def test_rules_come_back_from_the_wire(preset: str) -> None:
    assert rules_of(rules_values(PRESETS[preset])) == PRESETS[preset]


def test_an_unknown_option_is_refused() -> None:
    with pytest.raises(InvalidSetup, match="rules/unknown_option"):
        rules_of({"jackpot": 1})
