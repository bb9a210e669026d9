"""Bodies of the HTTP interface about how people behave: reports, what follows from them, and the staff's own."""

from typing import Annotated, Literal, TypeAlias

import msgspec

from gangoffour.protocol.api import Body
from gangoffour.protocol.values import Count, Milliseconds, Shape

LONGEST_WORDS = 500
PlayerIdText = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Words = Annotated[str, msgspec.Meta(min_length=1, max_length=LONGEST_WORDS)]
Hours = Annotated[int, msgspec.Meta(ge=1, le=87_600)]

ReportReason: TypeAlias = Literal["abuse", "cheating", "stalling", "name"]
SanctionKind: TypeAlias = Literal["warn", "mute", "ban"]


class NewReport(Body):
    """Report somebody for a match that is over."""

    match_id: str
    player_id: PlayerIdText
    reason: ReportReason
    deal: Annotated[int, msgspec.Meta(ge=1)] | None = None
    """In which deal; null: in all of the match."""
    words: Words | None = None


class NewAppeal(Body):
    """Say once what speaks against a sanction, by its id."""

    case_id: str
    words: Words


class NewDecision(Body):
    """Decide a report."""

    act: Literal["dismiss", "warn", "mute", "ban"]
    hours: Hours = 24
    """How long a mute or a ban lasts."""


class NewSanction(Body):
    """Warn, mute or ban somebody without a report, or end it before its time."""

    player_id: PlayerIdText
    act: Literal["warn", "mute", "ban", "unmute", "unban"]
    reason: ReportReason = "abuse"
    hours: Hours = 24


class NewVerdict(Body):
    """Decide an appeal."""

    is_lifted: bool
    """Whether the sanction ends now."""


class OwnSanction(Shape):
    """A warning, a mute or a ban, as it is told to whom it is about."""

    case_id: str
    kind: SanctionKind
    reason: ReportReason
    until_ms: Milliseconds
    may_appeal: bool
    """Once is enough; another person of the staff looks at it."""


class OwnConduct(Shape):
    """How the asker stands after their last matches with other people, and what the staff has decided."""

    state: Literal["fine", "warned", "closed"]
    """`closed`: public tables are closed to them."""
    cause: Literal["left", "stalled", "never_started"] | None = None
    """How they behaved in the match that it is for."""
    until_ms: Milliseconds | None = None
    """Until when public tables are closed."""
    sanctions: tuple[OwnSanction, ...] = ()
    """In force."""
    is_staff: bool = False
    """Whether the asker looks at reports of others."""


class ReportCase(Shape):
    """A report that nobody has decided."""

    report_id: str
    match_id: str
    """Its record is at `/m/{match_id}`: the match is over."""
    player_id: str
    name: str
    reporter_id: str
    reporter: str
    reason: ReportReason
    deal: int | None
    words: str | None
    at_ms: Milliseconds
    weight: float


class AppealCase(Shape):
    """A sanction, and what somebody says against it."""

    case_id: str
    player_id: str
    name: str
    kind: SanctionKind
    reason: ReportReason
    until_ms: Milliseconds
    words: str
    is_own: bool
    """Whether the asker decided it: then somebody else has to look at it."""


class OwnVoice(Shape):
    """How somebody may speak at a table."""

    may_write: bool
    """Whether in their own words; otherwise in phrases, or not at all where the chat is off."""
    matches_left: Count
    """How many more matches they have to finish before they may. 0: that is not what is missing."""


class StaffAct(Shape):
    """What somebody of the staff did."""

    at_ms: Milliseconds
    staff_id: str
    kind: Literal["dismiss", "warn", "mute", "ban", "lift", "uphold", "appoint", "release"]
    player_id: str
    name: str
    reason: ReportReason | None
    until_ms: Milliseconds | None


class StaffDesk(Shape):
    """What waits for the staff, and what it did."""

    reports: tuple[ReportCase, ...]
    """The heaviest first: by reason, and by how often the reporter was right."""
    appeals: tuple[AppealCase, ...]
    """Oldest first."""
    acts: tuple[StaffAct, ...]
    """Newest first."""
