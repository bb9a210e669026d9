"""A frame from a stranger is a message or is refused with a code; nothing else happens, whatever it holds."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gangoffour.protocol import (
    ClientMessage,
    MalformedMessage,
    MessageCode,
    decode_client_message,
    decode_lobby_message,
    decode_server_message,
    encode_client_message,
    messages,
)
from tests.protocol.broken_frames import BAD_FIELD, NO_JSON, NO_TYPE

H = "0" * 64


def refused(data: bytes | str) -> MalformedMessage:
    with pytest.raises(MalformedMessage) as caught:
        decode_client_message(data)
    return caught.value


def name_of(data: object) -> str:
    return repr(data)[:60]


@pytest.mark.parametrize("data", NO_JSON, ids=name_of)
def test_what_is_not_json_is_malformed(data: bytes | str) -> None:
    assert refused(data).code is MessageCode.MALFORMED


@pytest.mark.parametrize("data", NO_TYPE, ids=name_of)
def test_what_has_no_known_type_is_refused_as_such(data: bytes | str) -> None:
    assert refused(data).code is MessageCode.UNKNOWN_TYPE


@pytest.mark.parametrize("data, place", BAD_FIELD.items(), ids=name_of)
def test_a_wrong_field_is_refused_with_its_place(data: bytes, place: str) -> None:
    error = refused(data)
    assert error.code is MessageCode.BAD_FIELD
    assert error.facts["at"] == place


@pytest.mark.parametrize(
    "data, fault",
    [
        (b'{"type":"take_seat","id":"1"}', "missing"),
        (b'{"type":"pass","id":"1","nom":1}', "unknown"),
        (b'{"type":"take_seat","id":"1","seat":"two"}', "wrong"),
    ],
)
def test_it_is_said_whether_a_field_is_missing_unknown_or_wrong(data: bytes, fault: str) -> None:
    assert refused(data).facts["fault"] == fault


def test_what_was_sent_does_not_stand_in_the_error() -> None:
    for data in (
        b'{"type":"canary","id":"1"}',
        b'{"type":"play","id":"1","cards":["canary"]}',
        b'{"type":"pass","id":"1","canary":1}',
        b'{"type":"change_options","id":"1","options":{"rules":{"canary":1.5}}}',
        b'{"type":"pass","id":"canary!"}',
        b'{"type":"pass","canary',
    ):
        error = refused(data)
        assert "canary" not in str(error)
        assert error.__cause__ is None
        assert error.__suppress_context__


def test_the_id_of_a_command_is_known_though_another_field_is_wrong() -> None:
    assert refused(b'{"type":"play","id":"c-7","cards":["ZZ"]}').command_id == "c-7"
    assert refused(b'{"id":"c-7","type":"pas"}').command_id == "c-7"
    assert refused(b'{"type":"play","id":"c 7","cards":["ZZ"]}').command_id is None
    assert refused(b'{"type":"play","cards":["ZZ"]}').command_id is None
    assert refused(b'{"type":"play","id":"c-7","cards":["ZZ"').command_id is None
    assert refused(b"[]").command_id is None


def test_a_doubled_key_counts_once_the_last_time() -> None:
    assert decode_client_message(b'{"type":"pass","id":"1","id":"2"}') == messages.Pass(id="2")


def test_a_frame_may_come_as_text() -> None:
    say = messages.Say(id="1", text="déjà vu 🀄")
    assert decode_client_message(encode_client_message(say).decode()) == say


def test_a_client_refuses_nonsense_too() -> None:
    for data in (*NO_JSON, *NO_TYPE):
        with pytest.raises(MalformedMessage):
            decode_server_message(data)
        with pytest.raises(MalformedMessage):
            decode_lobby_message(data)


def test_a_client_leaves_aside_fields_it_does_not_know() -> None:
    assert decode_server_message(b'{"type":"ack","id":"1","seq":3,"lag":9}') == messages.Ack(id="1", seq=3)


def decoded(data: bytes | str) -> ClientMessage | None:
    """Decode, and let nothing but the one error pass."""
    try:
        return decode_client_message(data)
    except MalformedMessage:
        return None


@given(st.binary(max_size=200))
def test_any_bytes_are_a_message_or_refused(data: bytes) -> None:
    assert decoded(data) is None


@given(st.text(alphabet=st.characters(), max_size=200))
def test_any_text_is_a_message_or_refused(data: str) -> None:
    assert decoded(data) is None


VALID = [
    b'{"type":"hello","version":1,"last_seq":7,"invite":"k"}',
    b'{"type":"play","id":"c-1","cards":["7G","7R"],"declare":false}',
    b'{"type":"ready","id":"c-2","match_id":"m","commitment":"' + H.encode() + b'"}',
    b'{"type":"change_options","id":"c-3","options":{"preset":"german","rules":{"match_limit":50}}}',
]


@given(st.sampled_from(VALID), st.data())
def test_a_message_with_changed_bytes_is_a_message_or_refused(frame: bytes, data: st.DataObject) -> None:
    at = data.draw(st.integers(0, len(frame) - 1))
    length = data.draw(st.integers(0, 4))
    changed = frame[:at] + data.draw(st.binary(max_size=6)) + frame[at + length :]
    message = decoded(changed)
    if message is not None:
        assert decode_client_message(encode_client_message(message)) == message


def test_the_messages_that_are_changed_are_valid() -> None:
    assert None not in map(decoded, VALID)
