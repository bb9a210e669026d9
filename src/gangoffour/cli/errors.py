"""Errors as people meet them: one plain sentence, the code, an exit code, and never a traceback."""

from collections.abc import Mapping
from enum import StrEnum
from typing import Final, TypeAlias

import typer

from gangoffour.cli.language import spoken
from gangoffour.engine import CodedError
from gangoffour.fairness import MalformedTranscript, UnfairRecord
from gangoffour.locales import Messages, message_id
from gangoffour.records import (
    ContradictoryRecord,
    IllegalRecord,
    RecordError,
    UnverifiableRecord,
)

FAILED: Final = 1
"""The exit code if something was checked and is not right."""

REFUSED: Final = 2
"""The exit code for input that cannot be used."""


_UNFAIR_SHEET: Final = "daily/unfair"
"""Of the daily deals, by its text: an installation without the server has no room for them."""


class FileCode(StrEnum):
    """What can be wrong with a file that a command is given."""

    UNREADABLE = "file/unreadable"
    NOT_TEXT = "file/not_text"
    UNWRITABLE = "file/unwritable"
    EXISTS = "file/exists"
    NO_SUCH_DEAL = "file/no_such_deal"
    NO_SUCH_SEAT = "file/no_such_seat"


class FileError(CodedError):
    """A file that a command cannot use."""

    code: FileCode


OurError: TypeAlias = CodedError | MalformedTranscript | UnfairRecord
OUR_ERRORS: Final = (CodedError, MalformedTranscript, UnfairRecord)

_FAILED_CHECKS: Final = (ContradictoryRecord, IllegalRecord, UnfairRecord, UnverifiableRecord)


def end_with(error: Exception) -> None:
    """End the command with the sentence and the exit code of an error of ours; leave any other alone."""
    if isinstance(error, OUR_ERRORS):
        typer.echo(sentence(error, spoken()), err=True)
        raise typer.Exit(FAILED if _is_failed_check(error) else REFUSED) from error


def _is_failed_check(error: OurError) -> bool:
    """True if something was checked and is not right."""
    if error.code == _UNFAIR_SHEET:
        return True
    return isinstance(error, _FAILED_CHECKS)


def sentence(error: OurError, texts: Messages) -> str:
    """Return the sentence for an error, with its code."""
    return f"{_words(error, texts)} [{error.code}]"


def _words(error: OurError, texts: Messages) -> str:
    words = texts.format(message_id(error.code), **_facts(error))
    if not isinstance(error, RecordError):
        return words
    if error.refusal is not None:
        words = f"{words} {_words(error.refusal, texts)}"
    return words if error.line is None else texts.format("error-line", line=error.line, sentence=words)


def _facts(error: OurError) -> Mapping[str, str | int]:
    match error:
        case UnfairRecord(field=field, reason=reason):
            return {"field": field, "reason": reason}
        case MalformedTranscript():
            return {"reason": str(error)}
        case _:
            return error.facts
