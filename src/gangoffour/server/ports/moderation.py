"""Reports, what the staff did about them, and what follows for those they were about."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum, unique
from typing import NamedTuple, Protocol
from uuid import UUID

from gangoffour.server.ports.ids import MatchId, PlayerId


@unique
class Role(StrEnum):
    """What somebody of the staff may do."""

    MODERATOR = "moderator"
    """Look at reports and appeals, and decide them."""
    ADMIN = "admin"
    """The same, and act without a report."""


@unique
class ReportReason(StrEnum):
    """Why somebody reports another."""

    ABUSE = "abuse"
    """Insults or threats."""
    CHEATING = "cheating"
    """Playing together, or with help from outside."""
    STALLING = "stalling"
    """Letting others wait on purpose."""
    NAME = "name"
    """A name that nobody should have to read."""


@unique
class ActKind(StrEnum):
    """What somebody of the staff did."""

    DISMISS = "dismiss"
    WARN = "warn"
    MUTE = "mute"
    BAN = "ban"
    LIFT = "lift"
    """Ended a warning, a mute or a ban before its time."""
    UPHOLD = "uphold"
    """Looked at an appeal, and left things as they were."""
    APPOINT = "appoint"
    """Gave somebody a role."""
    RELEASE = "release"
    """Took somebody's role away."""


@dataclass(frozen=True, slots=True)
class Report:
    """One person reports another, in a match that is over."""

    report_id: UUID
    match_id: MatchId
    reporter_id: PlayerId
    player_id: PlayerId
    """Who is reported."""
    reason: ReportReason
    deal: int | None
    """In which deal; None: in all of the match."""
    words: str | None
    at_ms: int


@dataclass(frozen=True, slots=True)
class Act:
    """What somebody of the staff did. It is never changed and never removed."""

    act_id: UUID
    at_ms: int
    staff_id: str
    """The player; or who sat at the command line."""
    kind: ActKind
    player_id: PlayerId
    """To whom."""
    reason: ReportReason | None = None
    until_ms: int | None = None
    report_id: UUID | None = None
    """The report that it decides, with all others about the same person in the same match."""
    about: UUID | None = None
    """The act that it ends or leaves as it is."""


@dataclass(frozen=True, slots=True)
class Sanction:
    """A warning, a mute or a ban."""

    act_id: UUID
    """The act that it follows from."""
    player_id: PlayerId
    kind: ActKind
    reason: ReportReason
    from_ms: int
    until_ms: int
    staff_id: str
    """Who decided."""
    appeal: str | None = None
    """What the person says against it; None if they said nothing, or somebody has looked at it."""
    is_appealed: bool = False
    """Whether they ever did: once is enough."""


class Accuracy(NamedTuple):
    """What became of the reports of somebody."""

    upheld: int
    dismissed: int


class Moderation(Protocol):
    """Reports, acts of the staff, and sanctions.

    Reports and sanctions go with the people they are about and from (`Players`). Acts stay.
    """

    async def role_of(self, player_id: PlayerId) -> Role | None:
        """Return the role of somebody; None: they are not of the staff."""

    async def put_role(self, role: Role | None, act: Act) -> None:
        """Give somebody a role, or take it away, by an act."""

    async def add_report(self, report: Report) -> bool:
        """Keep a report; return False if the same person reported the same one in the same match before."""

    async def report(self, report_id: UUID) -> Report | None:
        """Return a report that nobody has decided."""

    async def reports_by(self, reporter_id: PlayerId) -> list[Report]:
        """Return all reports that somebody made, oldest first."""

    async def open_reports(self, limit: int) -> list[Report]:
        """Return reports that nobody has decided, oldest first."""

    async def accuracies(self, reporter_ids: Iterable[PlayerId]) -> dict[PlayerId, Accuracy]:
        """Return what became of the reports of people; whoever has none that was decided is left out."""

    async def act(self, act: Act, sanction: Sanction | None = None) -> bool:
        """Keep an act, and what follows from it, at once; return False if somebody was quicker, and nothing is kept.

        A decision of a report decides all about the same person in the same match. `LIFT` ends the sanction it is
        about at its moment, and its appeal; `UPHOLD` ends the appeal.
        """

    async def sanctions_of(self, player_id: PlayerId, now_ms: int) -> list[Sanction]:
        """Return the sanctions of somebody that are in force, the one that ends last first."""

    async def sanction(self, act_id: UUID) -> Sanction | None:
        """Return the sanction that followed from an act."""

    async def add_appeal(self, act_id: UUID, words: str, now_ms: int) -> bool:
        """Keep what somebody says against a sanction in force; return False if they did before, or there is none."""

    async def appeals(self, limit: int) -> list[Sanction]:
        """Return the sanctions whose appeals nobody has looked at, oldest first."""

    async def acts(self, limit: int) -> list[Act]:
        """Return the last acts, newest first."""
