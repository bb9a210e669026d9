"""Errors with stable codes.

    RecordError
    ├── UnknownVersion        a record of a version, or with a rules format, that this program does not know
    ├── MalformedRecord       a text or JSON value that is no record
    ├── IllegalRecord         a well-formed record of a match that the rules refuse
    ├── ContradictoryRecord   a record that says something else than its own deals and actions lead to
    └── UnverifiableRecord    a record without the values that a fairness check needs

Programs read `code`, `facts` and, where the engine refused something, `refusal`; people read a sentence that is made
of them elsewhere. A code never changes its meaning. `TooManySteps` stands apart: nothing is wrong with such a record.
"""

from enum import StrEnum, unique
from typing import Self

from gangoffour.engine import CodedError, GangOfFourError


@unique
class RecordCode(StrEnum):
    """Why a record was refused."""

    UNKNOWN_VERSION = "record/unknown_version"
    """The record is of a version that this program does not read. Facts: found, known."""
    UNKNOWN_RULES = "record/unknown_rules"
    """The rules are written in a format that this program does not read. Facts: found, known."""

    NOT_A_RECORD = "record/not_a_record"
    """The text or JSON value does not say that it is a record."""
    LINE = "record/line"
    """The line is no statement of the format. Facts: text."""
    MISPLACED = "record/misplaced"
    """The statement cannot stand here. Facts: text."""
    DUPLICATE = "record/duplicate"
    """The field stands there already. Facts: field."""
    MISSING = "record/missing"
    """A field is missing; the line is that of the deal, if it belongs to one. Facts: field."""
    VALUE = "record/value"
    """The field does not take this value. Facts: field."""
    SEAT = "record/seat"
    """The table has no such seat. Facts: seat."""

    BAD_MATCH = "record/bad_match"
    """The match cannot be started."""
    BAD_DEAL = "record/bad_deal"
    """The deal cannot be started here. Facts: deal."""
    BAD_HANDS = "record/bad_hands"
    """The hands of the deal are not the 64 cards, sixteen each. Facts: deal."""
    ILLEGAL_ACTION = "record/illegal_action"
    """The rules refuse the action. Facts: deal, action_number (from 1 within the deal), seat, action."""

    CONTRADICTION = "record/contradiction"
    """The record says something that does not follow from its deals and actions. Facts: found and expected, both
    empty if nothing stands, or should stand, there; if a field and not a line is wrong, also field and deal."""

    NOT_VERIFIABLE = "record/not_verifiable"
    """The record lacks what a fairness check needs. Facts: missing."""


class RecordError(CodedError):
    """Anything that is wrong with a record."""

    code: RecordCode

    def __init__(
        self, code: RecordCode, *, line: int | None = None, refusal: GangOfFourError | None = None, **facts: str | int
    ) -> None:
        """Keep the code, the facts a sentence about it needs, the line (from 1) and what the engine refused."""
        if refusal is not None:
            facts["reason"] = refusal.code.value
        if line is not None:
            facts["line"] = line
        super().__init__(code, **facts)
        self.line = line
        self.refusal = refusal

    def at(self, line: int) -> Self:
        """Return the same error with the line it belongs to."""
        return type(self)(self.code, line=line, refusal=self.refusal, **self.facts)


class TooManySteps(Exception):
    """A record of a longer match than the reader takes."""


class UnknownVersion(RecordError):
    """A record of a version, or with a rules format, that this program does not know."""


class MalformedRecord(RecordError):
    """A text or JSON value that is no record."""


class IllegalRecord(RecordError):
    """A record of a match that the rules refuse."""


class ContradictoryRecord(RecordError):
    """A record that says something else than its own deals and actions lead to."""


class UnverifiableRecord(RecordError):
    """A record without the values that a fairness check needs."""
