"""Events as they are kept: JSON, with the name of the type and the version of the schema beside it."""

from collections.abc import Callable, Mapping
from typing import Any, Final, TypeAlias, get_args

import msgspec

from gangoffour.protocol import events as wire
from gangoffour.protocol.errors import EventCode, MalformedEvent, UnknownEvent
from gangoffour.protocol.values import snake_case

Upcast: TypeAlias = Callable[[dict[str, Any]], dict[str, Any]]
"""Turns the payload of one version into that of the next."""

UPCASTS: Final[Mapping[int, Mapping[str, Upcast]]] = {}
"""By version, then by type: how a payload is lifted to the next version. A type that is not named did not change.

There is an entry for every version before `SCHEMA_VERSION`, and none is ever removed.
"""

_ENCODER: Final = msgspec.json.Encoder()
_RAW: Final = msgspec.json.Decoder(dict[str, Any])
_DECODERS: Final[Mapping[str, msgspec.json.Decoder[wire.Event]]] = {
    snake_case(event.__name__): msgspec.json.Decoder(event) for event in get_args(wire.Event)
}


def encode_event(event: wire.Event) -> bytes:
    """Return an event as the JSON that is kept."""
    return _ENCODER.encode(event)


def decode_event(event_type: str, schema_version: int, payload: bytes) -> wire.Event:
    """Return the event that was kept, lifted to the newest version."""
    if schema_version != wire.SCHEMA_VERSION:
        event_type, payload = _lifted(event_type, schema_version, payload)
    decoder = _DECODERS.get(event_type)
    if decoder is None:
        raise UnknownEvent(EventCode.UNKNOWN_TYPE, type=event_type)
    try:
        return decoder.decode(payload)
    except (msgspec.DecodeError, RecursionError, ValueError) as error:
        raise MalformedEvent(EventCode.MALFORMED, type=event_type) from error


def _lifted(event_type: str, schema_version: int, payload: bytes) -> tuple[str, bytes]:
    """Return type and payload in the newest version; an upcast may give the event another type."""
    versions = range(schema_version, wire.SCHEMA_VERSION)
    if not versions or any(version not in UPCASTS for version in versions):
        raise UnknownEvent(EventCode.UNKNOWN_VERSION, type=event_type, found=schema_version, known=wire.SCHEMA_VERSION)
    try:
        raw = _RAW.decode(payload)
    except (msgspec.DecodeError, RecursionError, ValueError) as error:
        raise MalformedEvent(EventCode.MALFORMED, type=event_type) from error
    for version in versions:
        upcast = UPCASTS[version].get(event_type)
        if upcast is not None:
            raw = upcast(raw)
            event_type = str(raw["type"])
    return event_type, _ENCODER.encode(raw)
