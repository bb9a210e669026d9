"""Why today's deals are refused."""

from enum import StrEnum, unique

from gangoffour.engine import CodedError


@unique
class DailyCode(StrEnum):
    """Stable codes."""

    UNKNOWN = "daily/unknown"
    """There are no deals on that date, or not yet. Facts: date."""
    NOT_MADE = "daily/not_made"
    """The deals of that date are still being made. Facts: date."""
    FINISHED = "daily/finished"
    """The player has finished all deals of that date. Facts: date."""
    SEALED = "daily/sealed"
    """Until the day closes, only those see how others played a deal who have finished it themselves."""
    NOT_REVEALED = "daily/not_revealed"
    """The sheet of a day is published half an hour after its close. Facts: date."""


class DailyError(CodedError):
    """Today's deals are not to be had so."""

    code: DailyCode


@unique
class ContestCode(StrEnum):
    """Stable codes."""

    UNKNOWN = "contest/unknown"
    """There is no such contest."""
    NOT_EIGHT = "contest/not_eight"
    """A challenge has eight different boards, each finished by who makes it."""
    FINISHED = "contest/finished"
    """The player has finished all boards of it."""
    NONE_LEFT = "contest/none_left"
    """There are no eight stored boards that the player has not seen."""


class ContestError(CodedError):
    """A contest is not to be had so."""

    code: ContestCode
