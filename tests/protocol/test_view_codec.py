"""Views on the wire are those of the engine, both ways; the bots' workers get the very same."""

from collections.abc import Iterator

import msgspec
import pytest

from gangoffour.engine import (
    PRESETS,
    SPECTATOR,
    Audience,
    GangLimit,
    Limits,
    SeatView,
    SeenEvent,
    Step,
    fold,
    legal_actions_in,
    parse_card,
    seen,
    start_match,
    view,
)
from gangoffour.protocol import (
    MalformedMessage,
    MatchView,
    OwnView,
    decode_action,
    decode_seat_view,
    encode_action,
    encode_seat_view,
    engine_event,
    limits_of,
    limits_view,
    match_view,
    own_view,
    public_view,
    seat_view,
    wire_event,
)
from tests.protocol.matches import MATCHES, match_steps

EVERY = 9
"""Every so many steps all seats are looked at; the seat that acts always is."""


def sent_and_received(seen_view: SeatView, *, auto_pass: bool = False) -> SeatView:
    """Send both parts of a view as JSON."""
    match = msgspec.json.decode(msgspec.json.encode(match_view(seen_view.public)), type=MatchView)
    own = msgspec.json.decode(msgspec.json.encode(own_view(seen_view, auto_pass=auto_pass)), type=OwnView)
    assert own.auto_pass is auto_pass
    assert own.may_declare is seen_view.may_declare
    return seat_view(match, own)


def views_of(steps: tuple[Step, ...]) -> Iterator[SeatView]:
    for number, step in enumerate(steps):
        public = step.after.public
        for seat in public.seats if number % EVERY == 0 or public.winners else [public.seat_to_act]:
            if seat is not None:
                yield view(step.after, seat)


def received_events(step: Step, audience: Audience) -> tuple[SeenEvent, ...]:
    """Send what the audience sees of a step."""
    return seen([engine_event(wire_event(event)) for event in seen(step.events, audience)], audience)


@pytest.mark.parametrize("preset, seat_count", MATCHES)
def test_a_seats_view_comes_back_from_the_wire(preset: str, seat_count: int) -> None:
    for seen_view in views_of(match_steps(preset, seat_count)):
        assert sent_and_received(seen_view) == seen_view


@pytest.mark.parametrize("preset, seat_count", MATCHES)
def test_a_spectators_view_comes_back_from_the_wire(preset: str, seat_count: int) -> None:
    for step in match_steps(preset, seat_count):
        public = view(step.after, SPECTATOR)
        assert public_view(match_view(public)) == public


@pytest.mark.parametrize("preset", PRESETS)
def test_a_match_before_its_first_deal_comes_back_from_the_wire(preset: str) -> None:
    public = start_match(PRESETS[preset]).public
    assert public_view(match_view(public)) == public


@pytest.mark.parametrize("preset, seat_count", MATCHES)
def test_a_received_view_folds_received_events_as_the_engine_folds_its_own(preset: str, seat_count: int) -> None:
    for step in match_steps(preset, seat_count)[::EVERY]:
        public = public_view(match_view(step.before.public))
        assert fold(public, received_events(step, SPECTATOR)) == view(step.after, SPECTATOR)
        for seat in public.seats:
            before = sent_and_received(view(step.before, seat), auto_pass=True)
            assert fold(before, received_events(step, seat)) == view(step.after, seat)


@pytest.mark.parametrize("preset, seat_count", MATCHES)
def test_a_bots_worker_gets_the_view_and_its_answer_comes_back(preset: str, seat_count: int) -> None:
    for step in match_steps(preset, seat_count)[::EVERY]:
        seat = step.after.public.seat_to_act
        if seat is None:
            continue
        seen_view = view(step.after, seat)
        received = decode_seat_view(encode_seat_view(seen_view))
        assert received == seen_view
        assert repr(received) == repr(seen_view)
        for action in legal_actions_in(received)[:20]:
            assert decode_action(encode_action(action)) == action


@pytest.mark.parametrize("gang", GangLimit)
def test_limits_come_back_from_the_wire(gang: GangLimit) -> None:
    limits = Limits(
        may_pass=True,
        min_cards=2,
        max_cards=5,
        must_contain=parse_card("1M"),
        single_only=True,
        gang=gang,
        must_declare_first=True,
    )
    assert limits_of(limits_view(limits)) == limits
    assert limits_of(limits_view(Limits())) == Limits()


@pytest.mark.parametrize("data", [b"", b"{}", b"[]", b"null", b'{"match":{},"own":{}}', b"\xff", b'"pass"'])
def test_what_is_no_view_is_refused(data: bytes) -> None:
    with pytest.raises(MalformedMessage):
        decode_seat_view(data)


@pytest.mark.parametrize("data", [b"", b"{}", b"7", b'"7X"', b'""', b'"return"', b"\xff", b'"DR DR"', b"pass"])
def test_what_is_no_action_is_refused(data: bytes) -> None:
    with pytest.raises(MalformedMessage):
        decode_action(data)
