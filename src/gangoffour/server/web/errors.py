"""Why a request or a socket is refused at the door, before anybody asks what it wants."""

from enum import StrEnum, unique

from gangoffour.engine import CodedError
from gangoffour.protocol import FieldFault


@unique
class WebCode(StrEnum):
    """Stable codes."""

    FOREIGN_ORIGIN = "request/foreign_origin"
    """A page of another site, or a browser that does not say which page, asks in somebody's name."""
    NOT_JSON = "request/not_json"
    """The content type is not JSON. Forms of other sites cannot send it."""
    NOT_TEXT = "request/not_text"
    """The content type is not plain text, where a record is wanted."""
    MALFORMED = "request/malformed"
    """The body, a parameter or a header is not what it should be. Facts: at (a path such as `$.options.length`, or the
    name of a parameter), fault (see `FieldFault`)."""
    UNKNOWN_PATH = "request/unknown_path"
    WRONG_METHOD = "request/wrong_method"
    TOO_LARGE = "request/too_large"
    HEAD_TOO_LONG = "request/head_too_long"
    """The headers are too long. Facts: most, in bytes."""
    TOO_MANY = "request/too_many"
    """The client asks too often. Facts: wait_s."""
    REPLAY_TOO_LONG = "replay/too_long"
    """The match takes too long to be replayed here. Facts: most, in steps, and seconds of processor time."""
    REPLAY_BUSY = "replay/busy"
    """Others wait for their replays. Facts: wait_s."""
    FAILED = "server/failed"
    """Something broke here. Facts: id, which stands in the log too."""
    UNAVAILABLE = "server/unavailable"
    """The store cannot be reached. Whether the request took effect is unknown. Facts: wait_s."""
    BUSY = "server/busy"
    """Too many wait for the store already. Nothing happened. Facts: wait_s."""

    CHAT_TOO_MANY = "chat/too_many"
    """The player talks too much. Facts: wait_s."""
    FLOOD = "protocol/flood"
    """The socket sends too often, and is closed."""
    SLOW_READER = "protocol/slow_reader"
    """The client does not read what is sent to it. The socket is closed; it may come back."""
    TOO_MANY_SOCKETS = "protocol/too_many_sockets"
    """Too many sockets are open for this player or address. Facts: limit."""


class WebError(CodedError):
    """A request or a socket that is refused at the door."""

    code: WebCode


def malformed(at: str = "$", fault: FieldFault = FieldFault.UNREADABLE) -> WebError:
    """Return the refusal of a request of which this field is wrong; without a field, of one that says nothing."""
    return WebError(WebCode.MALFORMED, at=at, fault=fault)
