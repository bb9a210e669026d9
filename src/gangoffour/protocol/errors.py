"""Errors with stable codes.

    CodedError
    ├── MalformedMessage      a frame that is no message, or a message with a wrong field
    ├── UnknownEvent          a stored event of a type or version that this program does not know
    └── MalformedEvent        a stored event that is not what its type says

What a stranger sent never stands in the facts; they name the place in the message alone.
"""

from enum import StrEnum, unique

from gangoffour.engine import CodedError


@unique
class MessageCode(StrEnum):
    """Why a message was not understood."""

    MALFORMED = "protocol/malformed"
    """The frame is not JSON text."""
    UNKNOWN_TYPE = "protocol/unknown_type"
    """The frame is no object, or its type is missing or unknown."""
    BAD_FIELD = "protocol/bad_field"
    """A field is missing, unknown, or does not take this value. Facts: at (a path such as `$.cards[0]`), fault (see
    `FieldFault`)."""


@unique
class EventCode(StrEnum):
    """Why a stored event was not understood."""

    UNKNOWN_TYPE = "event/unknown_type"
    """Facts: type."""
    UNKNOWN_VERSION = "event/unknown_version"
    """Facts: type, found, known (the newest version)."""
    MALFORMED = "event/malformed"
    """The payload is not an event of its type. Facts: type."""


class MalformedMessage(CodedError):
    """A frame that is no message."""

    code: MessageCode

    def __init__(self, code: MessageCode, *, command_id: str | None = None, **facts: str | int) -> None:
        """Keep the code, the facts, and the id of the command if that much could be read, for the answer."""
        super().__init__(code, **facts)
        self.command_id = command_id


class UnknownEvent(CodedError):
    """A stored event of an unknown type or version."""

    code: EventCode


class MalformedEvent(CodedError):
    """A stored event that is not what its type says."""

    code: EventCode
