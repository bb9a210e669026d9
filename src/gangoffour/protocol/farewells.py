"""How sockets are closed: the code that a client is told in words, and the number that the socket ends with."""

from enum import Enum


class Farewell(Enum):
    """Why the server closes a socket."""

    STOPPING = "server/stopping", 1012
    """The client may come back at once: another node, or the same one, goes on where this one stopped."""
    UNAVAILABLE = "table/unavailable", 1013
    """The store does not answer; the client may come back in a moment."""
    FAILED = "server/error", 1011
    """Something broke here; the client may come back."""
    MALFORMED = "protocol/malformed", 4400
    VERSION = "protocol/version", 4400
    """The client speaks another version of the protocol."""
    SESSION_ENDED = "session/ended", 4401
    NOT_WELCOME = "table/not_welcome", 4403
    BANNED = "table/banned", 4423
    """The host has removed the person from the table."""
    UNKNOWN_TABLE = "table/unknown", 4404
    NO_HELLO = "protocol/no_hello", 4408
    """The first message did not come in time."""
    TABLE_CLOSED = "table/closed", 4410
    FLOOD = "protocol/flood", 4008
    SLOW_READER = "protocol/slow_reader", 4013
    TOO_MANY_SOCKETS = "protocol/too_many_sockets", 4029

    def __init__(self, code: str, number: int) -> None:
        self.code = code
        self.number = number
