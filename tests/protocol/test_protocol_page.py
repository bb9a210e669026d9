"""The page about the wire protocol says what the code does: its frames are real, its tables complete."""

import json
import re
from typing import get_args

import pytest

from gangoffour.protocol import (
    PROTOCOL_VERSION,
    ClientMessage,
    Farewell,
    LobbyMessage,
    MalformedMessage,
    MessageCode,
    ServerMessage,
    decode_client_message,
    decode_lobby_message,
    decode_server_message,
    encode_client_message,
    encode_lobby_message,
    encode_server_message,
    snake_case,
)
from scripts.protocol_types import SCHEMA
from tools.pages import blocks_of

PAGE = SCHEMA.with_name("protocol.md").read_text(encoding="utf-8")
FRAMES = [block.text for block in blocks_of(SCHEMA.with_name("protocol.md"), "json")]


def written_by_a_server(frame: str) -> bytes | None:
    """Return the frame as the server would write it, or None if it is none of the server's."""
    try:
        return encode_server_message(decode_server_message(frame))
    except MalformedMessage:
        pass
    try:
        return encode_lobby_message(decode_lobby_message(frame))
    except MalformedMessage:
        return None


def test_the_page_shows_frames() -> None:
    assert len(FRAMES) > 10


@pytest.mark.parametrize("frame", FRAMES, ids=lambda frame: str(json.loads(frame)["type"]))
def test_a_frame_on_the_page_is_a_message(frame: str) -> None:
    written = written_by_a_server(frame)
    if written is not None:
        assert json.loads(frame) == json.loads(written), "the server writes every field and no other"
    else:
        message = decode_client_message(frame)
        assert decode_client_message(encode_client_message(message)) == message


def test_the_page_names_every_message() -> None:
    for message in (*get_args(ClientMessage), *get_args(ServerMessage), *get_args(LobbyMessage)):
        name = snake_case(message.__name__)
        assert f"`{name}`" in PAGE or f'"{name}"' in PAGE


def test_the_page_names_every_reason_to_close_with_its_code() -> None:
    rows = re.findall(r"^\| (\d{4}) \| `([a-z_/]+)` \|", PAGE, re.MULTILINE)
    assert {reason: int(code) for code, reason in rows} == {each.code: each.number for each in Farewell}


def test_the_page_names_every_code_of_a_message_that_is_not_understood() -> None:
    for code in MessageCode:
        assert f"| `{code.value}` |" in PAGE


def test_the_page_is_about_this_version() -> None:
    assert f"The version described here is **{PROTOCOL_VERSION}**." in PAGE
