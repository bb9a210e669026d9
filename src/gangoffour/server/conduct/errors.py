"""Why something is refused because of how somebody behaved, or of who may judge it."""

from enum import StrEnum, unique

from gangoffour.engine import CodedError


@unique
class ConductCode(StrEnum):
    """Stable codes."""

    CLOSED = "conduct/closed"
    """Public tables with other people are closed to the player. Facts: cause (`left`, `stalled` or `never_started`),
    minutes (until they are open again), until_ms."""
    BANNED = "sanction/banned"
    """The player may not come in. Facts: reason, until (a date), until_ms, case (the id to appeal with)."""
    UNKNOWN_REPORT = "report/unknown"
    """There is no such match that is over in which both sat, or no such report, or somebody has decided it."""
    UNKNOWN_PERSON = "person/unknown"
    """Nobody is called so, or has such an id."""
    UNKNOWN_APPEAL = "appeal/unknown"
    """There is no such sanction in force, or it was appealed against before, or somebody has looked at it."""
    STAFF_ONLY = "staff/forbidden"
    """The asker is not of the staff, or their role does not go so far."""
    OWN_CASE = "staff/own_case"
    """Somebody else of the staff has to decide: the asker is in the case, or decided it before."""


class ConductError(CodedError):
    """Something that is refused because of how somebody behaved, or of who may judge it."""

    code: ConductCode
