"""Messages as JSON text: what goes over a socket, and to the bots' workers.

A frame comes from anybody. Whatever it holds, decoding gives a message or raises `MalformedMessage`. Where a key
stands twice the last one counts, except that the type is settled by the first.
"""

from typing import Final, TypeVar

import msgspec

from gangoffour.engine import Action, MalformedText, SeatView, format_action, parse_action
from gangoffour.protocol.errors import MalformedMessage, MessageCode
from gangoffour.protocol.field_faults import FieldFault, faulty_field
from gangoffour.protocol.hints import HintedAction
from gangoffour.protocol.messages import ClientMessage, LobbyMessage, ServerMessage
from gangoffour.protocol.values import Identifier, Shape
from gangoffour.protocol.view_codec import match_view, own_view, seat_view
from gangoffour.protocol.views import MatchView, OwnView

_Message = TypeVar("_Message")


class _SeatPosition(Shape):
    """The view of a seat, as a bot's worker gets it."""

    match: MatchView
    own: OwnView


class _CommandHead(Shape):
    """What can be read of a command whose other fields are wrong."""

    id: Identifier | None = None


_ENCODER: Final = msgspec.json.Encoder()
_CLIENT: Final[msgspec.json.Decoder[ClientMessage]] = msgspec.json.Decoder(ClientMessage)
_SERVER: Final[msgspec.json.Decoder[ServerMessage]] = msgspec.json.Decoder(ServerMessage)
_LOBBY: Final[msgspec.json.Decoder[LobbyMessage]] = msgspec.json.Decoder(LobbyMessage)
_SEAT_POSITION: Final = msgspec.json.Decoder(_SeatPosition)
_TEXT: Final = msgspec.json.Decoder(str)
_HINTS: Final[msgspec.json.Decoder[tuple[HintedAction, ...]]] = msgspec.json.Decoder(tuple[HintedAction, ...])
_HEAD: Final = msgspec.json.Decoder(_CommandHead)

_UNREADABLE: Final = (msgspec.DecodeError, RecursionError, ValueError)
"""What decoding raises: besides msgspec's own, nesting too deep, and a text that is no UTF-8."""


def encode_client_message(message: ClientMessage) -> bytes:
    """Return the frame of a client's message."""
    return _ENCODER.encode(message)


def decode_client_message(data: bytes | str) -> ClientMessage:
    """Return the message in a frame from a client."""
    return _decoded(_CLIENT, data)


def encode_server_message(message: ServerMessage) -> bytes:
    """Return the frame of a server's message."""
    return _ENCODER.encode(message)


def decode_server_message(data: bytes | str) -> ServerMessage:
    """Return the message in a frame from the server of a table."""
    return _decoded(_SERVER, data)


def encode_lobby_message(message: LobbyMessage) -> bytes:
    """Return the frame of a message of the lobby."""
    return _ENCODER.encode(message)


def decode_lobby_message(data: bytes | str) -> LobbyMessage:
    """Return the message in a frame from the lobby."""
    return _decoded(_LOBBY, data)


def encode_seat_view(view: SeatView) -> bytes:
    """Return the view of a seat as JSON, for a bot's worker."""
    return _ENCODER.encode(_SeatPosition(match=match_view(view.public), own=own_view(view, auto_pass=False)))


def decode_seat_view(data: bytes) -> SeatView:
    """Return the view of a seat from JSON."""
    position = _decoded(_SEAT_POSITION, data)
    return seat_view(position.match, position.own)


def encode_action(action: Action) -> bytes:
    """Return an action as JSON: a string in the notation of the engine."""
    return _ENCODER.encode(format_action(action))


def decode_action(data: bytes) -> Action:
    """Return the action from JSON."""
    try:
        return parse_action(_decoded(_TEXT, data))
    except MalformedText as malformed:
        raise MalformedMessage(MessageCode.BAD_FIELD, at="$", fault=FieldFault.WRONG) from malformed


def encode_hints(hints: tuple[HintedAction, ...]) -> bytes:
    """Return hints as JSON, from a bot's worker."""
    return _ENCODER.encode(hints)


def decode_hints(data: bytes) -> tuple[HintedAction, ...]:
    """Return the hints from JSON."""
    return _decoded(_HINTS, data)


def _decoded(decoder: msgspec.json.Decoder[_Message], data: bytes | str) -> _Message:
    try:
        return decoder.decode(data)
    except msgspec.ValidationError as error:
        raise _refusal(str(error), data) from None
    except _UNREADABLE:
        raise MalformedMessage(MessageCode.MALFORMED) from None


def _refusal(text: str, data: bytes | str) -> MalformedMessage:
    """Say where the message is wrong, but not in msgspec's words: they quote what was sent."""
    at, fault = faulty_field(text)
    if at == "$.type" or fault is FieldFault.UNREADABLE:
        return MalformedMessage(MessageCode.UNKNOWN_TYPE, command_id=_command_id(data))
    return MalformedMessage(MessageCode.BAD_FIELD, command_id=_command_id(data), at=at, fault=fault)


def _command_id(data: bytes | str) -> str | None:
    try:
        return _HEAD.decode(data).id
    except _UNREADABLE:
        return None
