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
