"""What can go wrong for a client.

Refusal                   the server says no; `code` and `facts` are the server's
├── ServerRefused         to a request over HTTP
├── CommandRefused        to a command at a table: it had no effect
└── SocketRefused         to the socket itself: it is closed, and will not be opened again

CodedError
└── ClientError           the client itself says so
    ├── Unreachable       no answer from the server for as long as the client's patience lasts
    ├── OutcomeUnknown    a command was not answered in time; it may have taken effect
    ├── ConnectionClosed  the connection to the table was closed by this program
    ├── ViewMismatch      the server's word and the client's own fold differ
    └── UnfairStart       the fair deal was not kept to
"""

from collections.abc import Mapping
from enum import StrEnum, unique

from gangoffour.engine import CodedError


class Refusal(Exception):
    """The server says no."""

    def __init__(self, code: str, facts: Mapping[str, str | int] | None = None) -> None:
        """Keep the server's code and facts."""
        self.code = code
        self.facts = dict(facts or {})
        super().__init__(code + "".join(f" {name}={value}" for name, value in self.facts.items()))


class ServerRefused(Refusal):
    """The server refused a request over HTTP."""

    def __init__(self, code: str, sentence: str, facts: Mapping[str, str | int], status: int) -> None:
        """Keep the code, the facts, the sentence for people and the HTTP status."""
        super().__init__(code, facts)
        self.sentence = sentence
        self.status = status


class CommandRefused(Refusal):
    """A command had no effect."""


class SocketRefused(Refusal):
    """The server closed the socket for good, or did not open it. The code says why, such as `table/closed`."""


@unique
class ClientCode(StrEnum):
    """Why the client gave up."""

    UNREACHABLE = "client/unreachable"
    """Facts: url."""
    OUTCOME_UNKNOWN = "client/outcome_unknown"
    """Facts: command (its type)."""
    CONNECTION_CLOSED = "client/connection_closed"
    VIEW_MISMATCH = "client/view_mismatch"
    """Facts: seq."""
    UNFAIR_START = "client/unfair_start"
    """Facts: field (what is wrong)."""
    NO_MATCH = "client/no_match"
    """There is no finished match to verify."""


class ClientError(CodedError):
    """The client gave up."""

    code: ClientCode


class Unreachable(ClientError):
    """No server answers there."""


class OutcomeUnknown(ClientError):
    """A command was not answered in time. Whether it took effect is to be seen at the table."""


class ConnectionClosed(ClientError):
    """The connection to the table was closed by this program."""


class ViewMismatch(ClientError):
    """The client's own fold differs from what the server sent for the seat."""


class UnfairStart(ClientError):
    """What the server told of the fair deal does not fit together, or not with what this client sent."""
