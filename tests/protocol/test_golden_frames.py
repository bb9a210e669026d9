"""The format holds: what was written before reads as the same, and the same is written as before."""

from collections.abc import Iterable
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from gangoffour.protocol import (
    ClientMessage,
    LobbyMessage,
    ServerMessage,
    decode_client_message,
    decode_event,
    decode_lobby_message,
    decode_server_message,
    event_type,
)
from gangoffour.protocol import events as wire
from scripts.golden_frames import golden_frames
from tools.golden import frame_examples

GOLDEN = (Path(__file__).parents[1] / "golden" / "frames.jsonl").read_text(encoding="utf-8")
EVENTS = [*frame_examples.TABLE_EVENTS, *frame_examples.MATCH_EVENTS]


def types(values: Iterable[object]) -> set[type]:
    return {type(value) for value in values}


def test_every_event_and_message_has_an_example() -> None:
    assert types(frame_examples.TABLE_EVENTS) == set(get_args(wire.TableEvent))
    assert types(frame_examples.MATCH_EVENTS) == set(get_args(wire.MatchEvent))
    assert types(frame_examples.CLIENT_MESSAGES) == set(get_args(ClientMessage))
    assert types(frame_examples.SERVER_MESSAGES) == set(get_args(ServerMessage))
    assert types(frame_examples.LOBBY_MESSAGES) == set(get_args(LobbyMessage))


def test_the_examples_are_written_as_before() -> None:
    assert golden_frames() == GOLDEN, "if the format was changed on purpose: make golden, and read the difference"


def test_what_was_written_before_reads_as_the_same() -> None:
    lines = iter(GOLDEN.splitlines())
    for event in EVENTS:
        assert decode_event(event_type(event), 1, next(lines).encode()) == event
    for sent in frame_examples.CLIENT_MESSAGES:
        assert decode_client_message(next(lines)) == sent
    for told in frame_examples.SERVER_MESSAGES:
        assert decode_server_message(next(lines)) == told
    for shown in frame_examples.LOBBY_MESSAGES:
        assert decode_lobby_message(next(lines)) == shown
    assert next(lines, None) is None


@pytest.mark.parametrize("event", EVENTS, ids=event_type)
def test_an_event_travels_in_an_entry(event: wire.Event) -> None:
    entry = wire.Entry(seq=7, at_ms=8, event=event)
    assert msgspec.json.decode(msgspec.json.encode(entry), type=wire.Entry) == entry
