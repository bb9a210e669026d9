"""Log lines without secrets: whatever stands under a telling name is struck out, whatever is no plain value too.

A line is a fixed event text with named values: `log.info("socket closed", table_id=..., reason=...)`. Only plain values
are written; of an object only the name of its class, since its text might show a hand. Of an exception the classes and
the places are written, never its text: a database quotes the values it was given.
"""

import logging
import re
import secrets
import sys
import traceback
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from enum import Enum
from types import TracebackType
from typing import Any, Final, Literal, TextIO
from uuid import UUID

import structlog
from structlog.stdlib import ProcessorFormatter
from structlog.typing import EventDict, Processor, WrappedLogger

STRUCK: Final = "[struck out]"

_SECRET_NAMES: Final = frozenset({"card", "cards", "hand", "hands", "number"})
_SECRET_WORDS: Final = frozenset(
    {"authorization", "cookie", "cookies", "password", "secret", "secrets", "seed", "seeds", "token", "tokens"}
)
"""A name that holds one of these words is secret as well, such as `session_token`."""
_SECRET_TEXTS: Final = re.compile(
    r"\bgof[a-z]_[A-Za-z0-9_-]{16,}|\b[0-9a-fA-F]{64}\b"
    r"|(?<=://)[^/@\s]*:[^@\s]*(?=@)|(?<=nats://)[^/@\s]+(?=@)|(?<=tls://)[^/@\s]+(?=@)"
)
"""Tokens, 32 bytes in hexadecimal digits, and passwords or tokens in addresses, wherever they stand."""
_CONTROLS: Final = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029]")

_TALKATIVE: Final = ("aiosqlite", "alembic", "httpcore2", "httpx2")
"""Libraries that tell every step, some with the values: only their warnings are written."""

_DEEPEST: Final = 6
_OWN_LINES: Final = frozenset({"exception"})
"""Values of ours that run over several lines."""


def configure_logs(format_name: Literal["console", "json"], level: str, stream: TextIO | None = None) -> None:
    """Write all log lines of the process, also those of libraries, in one form to one stream (standard error)."""
    renderer: Processor = (
        structlog.processors.JSONRenderer(ensure_ascii=False)
        if format_name == "json"
        else structlog.dev.ConsoleRenderer(colors=False, exception_formatter=structlog.dev.plain_traceback)
    )
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_logger_name,
        structlog.stdlib.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(
        ProcessorFormatter(
            foreign_pre_chain=shared,
            processors=[ProcessorFormatter.remove_processors_meta, show_exception, strike_out_secrets, renderer],
        )
    )
    logging.basicConfig(handlers=[handler], level=level.upper(), force=True)
    for name in _TALKATIVE:
        logging.getLogger(name).setLevel(logging.WARNING)
    structlog.configure(
        processors=[structlog.stdlib.filter_by_level, *shared, ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
        cache_logger_on_first_use=False,
    )


def logger(name: str) -> structlog.stdlib.BoundLogger:
    """Return the logger of a module."""
    bound: structlog.stdlib.BoundLogger = structlog.stdlib.get_logger(name)
    return bound


@contextmanager
def connection(kind: str) -> Iterator[str]:
    """Give a request or a socket an id that stands in all log lines written meanwhile; yield the id."""
    connection_id = new_connection_id()
    with structlog.contextvars.bound_contextvars(connection=kind, connection_id=connection_id):
        yield connection_id


def new_connection_id() -> str:
    """Return an id for a request, a socket or a failure."""
    return secrets.token_hex(8)


def strike_out_secrets(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    """Strike out what must not be read in a log, and whatever could pass for a second log line."""
    return {
        name: STRUCK if _is_secret(name) else _plain(value, keep_lines=name in _OWN_LINES)
        for name, value in event.items()
    }


def show_exception(_logger: WrappedLogger, _method: str, event: EventDict) -> EventDict:
    """Replace the exception of a line by where it happened."""
    match event.pop("exc_info", None):
        case BaseException() as error:
            event["exception"] = traced(error)
        case (type(), BaseException() as error, TracebackType() | None):
            event["exception"] = traced(error)
        case None | False | (None, None, None):
            pass
        case _:
            current = sys.exc_info()[1]
            event["exception"] = "none" if current is None else traced(current)
    return event


def traced(error: BaseException) -> str:
    """Return the classes of an exception and its causes, and the places they went through, without their texts."""
    lines: list[str] = []
    seen: set[int] = set()
    current: BaseException | None = error
    while current is not None and id(current) not in seen:
        seen.add(id(current))
        reason = f": {current.strerror}" if isinstance(current, OSError) and current.strerror else ""
        lines.append(f"{type(current).__module__}.{type(current).__qualname__}{reason}")
        lines += [
            f"  {frame.filename}:{frame.lineno} in {frame.name}"
            for frame in traceback.extract_tb(current.__traceback__)
        ]
        if isinstance(current, BaseExceptionGroup):
            lines += [f"  | {line}" for part in current.exceptions for line in traced(part).splitlines()]
        current = current.__cause__ or (None if current.__suppress_context__ else current.__context__)
    return "\n".join(lines)


def _is_secret(name: str) -> bool:
    lowered = name.lower()
    return lowered in _SECRET_NAMES or not _SECRET_WORDS.isdisjoint(re.split(r"[^a-z0-9]+", lowered))


def _plain(value: object, *, keep_lines: bool = False, depth: int = 0) -> Any:  # noqa: ANN401  a value for JSON
    match value:
        case Enum():
            return _plain(value.value, depth=depth)
        case None | bool() | int() | float():
            return value
        case str():
            struck = _SECRET_TEXTS.sub(STRUCK, value)
            return struck if keep_lines else _CONTROLS.sub(lambda found: f"\\x{ord(found[0]):02x}", struck)
        case UUID():
            return str(value)
        case Mapping() if depth < _DEEPEST:
            return {
                _plain(str(name)): STRUCK if _is_secret(str(name)) else _plain(each, depth=depth + 1)
                for name, each in value.items()
            }
        case list() | tuple() | set() | frozenset() if depth < _DEEPEST:
            return [_plain(each, depth=depth + 1) for each in value]
        case _:
            return f"<{type(value).__name__}>"
