"""Stored events are read back, also those of older versions; what is unknown is refused by name."""

from typing import Any

import pytest

from gangoffour.protocol import MalformedEvent, UnknownEvent, decode_event, encode_event, stored_events
from gangoffour.protocol import events as wire

PASSED = wire.Passed(seat=1, next_seat=2)


def test_an_event_is_stored_with_its_type() -> None:
    assert encode_event(PASSED) == b'{"type":"passed","seat":1,"next_seat":2}'
    assert decode_event("passed", wire.SCHEMA_VERSION, encode_event(PASSED)) == PASSED


def test_an_unknown_type_is_refused() -> None:
    with pytest.raises(UnknownEvent) as caught:
        decode_event("gambled", wire.SCHEMA_VERSION, b'{"type":"gambled"}')
    assert caught.value.code == "event/unknown_type"
    assert caught.value.facts == {"type": "gambled"}


@pytest.mark.parametrize("version", [-1, 0, wire.SCHEMA_VERSION + 1, 99])
def test_an_unknown_version_is_refused(version: int) -> None:
    with pytest.raises(UnknownEvent) as caught:
        decode_event("passed", version, encode_event(PASSED))
    assert caught.value.code == "event/unknown_version"
    assert caught.value.facts == {"type": "passed", "found": version, "known": wire.SCHEMA_VERSION}


@pytest.mark.parametrize("payload", [b"", b"[]", b"\xff", b'{"type":"passed"}', b'{"type":"deal_won","seat":1}'])
def test_a_payload_that_is_not_of_its_type_is_refused(payload: bytes) -> None:
    with pytest.raises(MalformedEvent) as caught:
        decode_event("passed", wire.SCHEMA_VERSION, payload)
    assert caught.value.code == "event/malformed"


def test_there_is_a_way_up_from_every_older_version() -> None:
    assert set(stored_events.UPCASTS) == set(range(1, wire.SCHEMA_VERSION))


def renamed(payload: dict[str, Any]) -> dict[str, Any]:
    return {"type": "passed", "seat": payload["by"]}


def with_next_seat(payload: dict[str, Any]) -> dict[str, Any]:
    return payload | {"next_seat": None}


@pytest.fixture
def newer_schema(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if this were the third version: a rename in the second, a new field in the third."""
    monkeypatch.setattr(wire, "SCHEMA_VERSION", 3)
    monkeypatch.setattr(stored_events, "UPCASTS", {1: {"knocked": renamed}, 2: {"passed": with_next_seat}})


@pytest.mark.usefixtures("newer_schema")
def test_an_older_event_is_lifted_from_version_to_version() -> None:
    assert decode_event("knocked", 1, b'{"type":"knocked","by":3}') == wire.Passed(seat=3, next_seat=None)
    assert decode_event("passed", 2, b'{"type":"passed","seat":3}') == wire.Passed(seat=3, next_seat=None)
    assert decode_event("passed", 3, encode_event(PASSED)) == PASSED


@pytest.mark.usefixtures("newer_schema")
def test_an_older_event_that_did_not_change_is_read_as_it_is() -> None:
    assert decode_event("deal_won", 1, b'{"type":"deal_won","seat":2}') == wire.DealWon(seat=2)


@pytest.mark.usefixtures("newer_schema")
def test_an_older_event_that_is_no_json_is_refused() -> None:
    with pytest.raises(MalformedEvent):
        decode_event("passed", 2, b"{")
