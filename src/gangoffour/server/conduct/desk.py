"""Where people report others, and the staff decides: the page and the command line come here alike.

A report is about a match that is over, so nobody at this desk sees a hand that is played. Every act is kept, and an
appeal goes to another person than the one who decided.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final, NamedTuple
from uuid import UUID

from gangoffour.server.conduct.errors import ConductCode, ConductError
from gangoffour.server.ids import RANDOM_SIZE, new_id
from gangoffour.server.matches import History
from gangoffour.server.people.names import new_name
from gangoffour.server.ports import (
    Accuracy,
    Act,
    ActKind,
    ApiTokens,
    Clock,
    MatchId,
    Moderation,
    PlayerId,
    Players,
    Report,
    ReportReason,
    Role,
    Sanction,
    Secrets,
    Sessions,
)

SHOWN: Final = 200
"""How many reports, appeals and acts are shown at once."""
HOUR_MS: Final = 3_600_000
WARNING_HOURS: Final = 30 * 24
"""How long a warning is told."""
LONGEST_HOURS: Final = 10 * 365 * 24
SANCTIONS: Final = frozenset({ActKind.WARN, ActKind.MUTE, ActKind.BAN})
DECISIONS: Final = SANCTIONS | {ActKind.DISMISS}
WEIGHTS: Final = {
    ReportReason.ABUSE: 3.0,
    ReportReason.CHEATING: 3.0,
    ReportReason.STALLING: 1.0,
    ReportReason.NAME: 2.0,
}
"""How soon somebody should look at a report, by its reason."""
NOBODY_KNOWS: Final = Accuracy(1, 1)
"""What is added to what became of somebody's reports: without any, half of them are taken to be right."""


@dataclass(frozen=True, slots=True)
class DeskPorts:
    """What the desk needs of the outside."""

    moderation: Moderation
    players: Players
    sessions: Sessions
    tokens: ApiTokens
    clock: Clock
    secrets: Secrets


class Case(NamedTuple):
    """A report as the staff sees it."""

    report: Report
    weight: float
    """The heaviest is looked at first: the reason, times how often its reporter was right before."""


class Decision(NamedTuple):
    """What somebody of the staff decides."""

    kind: ActKind
    reason: ReportReason
    hours: int = WARNING_HOURS


class Desk:
    """Reports, and what is done about them."""

    def __init__(self, ports: DeskPorts, history: History) -> None:
        self._ports = ports
        self._moderation = ports.moderation
        self._history = history

    # --- people ------------------------------------------------------------------------------------------------------

    async def report(
        self,
        reporter_id: PlayerId,
        match_id: MatchId,
        player_id: PlayerId,
        reason: ReportReason,
        *,
        deal: int | None = None,
        words: str | None = None,
    ) -> None:
        """Report somebody for a match that is over; the same again changes nothing.

        Raises:
            ConductError: There is no such match, or not both of them sat in it.
        """
        is_over = await self._history.text(match_id) is not None
        seated = {seat.player_id for seat in await self._history.matches.seats(match_id)} if is_over else set()
        noted = {note.player_id for note in await self._history.notes_of(player_id) if note.match_id == match_id}
        if reporter_id == player_id or reporter_id not in seated or player_id not in seated | noted:
            raise ConductError(ConductCode.UNKNOWN_REPORT)
        report_id, at_ms = self._new_id(), self._ports.clock.now_ms()
        await self._moderation.add_report(
            Report(report_id, match_id, reporter_id, player_id, reason, deal, words, at_ms)
        )

    async def sanctions_of(self, player_id: PlayerId) -> list[Sanction]:
        """Return what is in force against somebody."""
        return await self._moderation.sanctions_of(player_id, self._ports.clock.now_ms())

    async def appeal(self, act_id: UUID, words: str) -> None:
        """Say once what speaks against a sanction. Whoever knows its id may: a banned person has no session.

        Raises:
            ConductError: There is no such sanction in force, or it was appealed against before.
        """
        if not await self._moderation.add_appeal(act_id, words, self._ports.clock.now_ms()):
            raise ConductError(ConductCode.UNKNOWN_APPEAL)

    # --- the staff ---------------------------------------------------------------------------------------------------

    async def demand(self, player_id: PlayerId, role: Role = Role.MODERATOR) -> None:
        """Refuse whoever is not of the staff, or whose role does not go so far.

        Raises:
            ConductError: They are not.
        """
        own = await self._moderation.role_of(player_id)
        if own is not Role.ADMIN and own is not role:
            raise ConductError(ConductCode.STAFF_ONLY)

    async def is_staff(self, player_id: PlayerId) -> bool:
        """Return whether somebody is of the staff."""
        return await self._moderation.role_of(player_id) is not None

    async def cases(self) -> list[Case]:
        """Return the reports that nobody has decided, the heaviest first."""
        reports = await self._moderation.open_reports(SHOWN)
        known = await self._moderation.accuracies({each.reporter_id for each in reports})
        cases = [Case(each, _weight(each, known.get(each.reporter_id, Accuracy(0, 0)))) for each in reports]
        return sorted(cases, key=lambda case: (-case.weight, case.report.at_ms, case.report.report_id))

    async def appeals(self) -> list[Sanction]:
        """Return the sanctions whose appeals nobody has looked at, oldest first."""
        return await self._moderation.appeals(SHOWN)

    async def acts(self) -> list[Act]:
        """Return what the staff did, newest first."""
        return await self._moderation.acts(SHOWN)

    async def names(self, player_ids: Iterable[PlayerId]) -> dict[PlayerId, str]:
        """Return what people are called; those who are gone are left out."""
        found = await self._ports.players.by_ids(set(player_ids))
        return {each: person.name for each, person in found.items() if person.name}

    async def find(self, who: str) -> PlayerId:
        """Return the id of a player, by that or by the name of a user.

        Raises:
            ConductError: Nobody is called so, or has such an id.
        """
        player_id = PlayerId(who)
        if await self.names([player_id]):
            return player_id
        found = await self._ports.players.by_name(new_name(who), self._ports.clock.now_ms())
        if found is None:
            raise ConductError(ConductCode.UNKNOWN_PERSON)
        return found.player_id

    async def decide(self, staff_id: str, report_id: UUID, kind: ActKind, hours: int = WARNING_HOURS) -> list[bytes]:
        """Decide a report, and all about the same person in the same match; return the tokens that ended with it.

        Raises:
            ConductError: There is no such report any more, or the decision is for somebody else.
        """
        report = await self._moderation.report(report_id)
        if report is None:
            raise ConductError(ConductCode.UNKNOWN_REPORT)
        if staff_id in {report.player_id, report.reporter_id}:
            raise ConductError(ConductCode.OWN_CASE)
        return await self._put(staff_id, report.player_id, Decision(kind, report.reason, hours), report_id)

    async def sanction(self, staff_id: str, player_id: PlayerId, decision: Decision) -> list[bytes]:
        """Warn, mute or ban somebody without a report; return the tokens that ended with it.

        Raises:
            ConductError: There is nobody with this id, or it is oneself.
        """
        if staff_id == player_id:
            raise ConductError(ConductCode.OWN_CASE)
        await self.find(player_id)
        return await self._put(staff_id, player_id, decision)

    async def lift(self, staff_id: str, player_id: PlayerId, kind: ActKind) -> int:
        """End all mutes or bans of somebody before their time; return how many there were."""
        found = [each for each in await self.sanctions_of(player_id) if each.kind is kind]
        for each in found:
            await self._moderation.act(self._act(staff_id, ActKind.LIFT, player_id, each.reason, about=each.act_id))
        return len(found)

    async def settle(self, staff_id: str, act_id: UUID, *, is_lifted: bool) -> None:
        """Decide an appeal: end the sanction, or leave it as it is.

        Raises:
            ConductError: There is no such appeal, or the asker decided the sanction, or is the one it is about.
        """
        found = await self._moderation.sanction(act_id)
        if found is None or found.appeal is None:
            raise ConductError(ConductCode.UNKNOWN_APPEAL)
        if staff_id in {found.staff_id, found.player_id}:
            raise ConductError(ConductCode.OWN_CASE)
        kind = ActKind.LIFT if is_lifted else ActKind.UPHOLD
        if not await self._moderation.act(self._act(staff_id, kind, found.player_id, found.reason, about=act_id)):
            raise ConductError(ConductCode.UNKNOWN_APPEAL)

    async def appoint(self, staff_id: str, player_id: PlayerId, role: Role | None) -> None:
        """Give somebody a role, or take it away."""
        kind = ActKind.RELEASE if role is None else ActKind.APPOINT
        await self._moderation.put_role(role, self._act(staff_id, kind, player_id))

    # --- inside ------------------------------------------------------------------------------------------------------

    async def _put(
        self, staff_id: str, player_id: PlayerId, decision: Decision, report_id: UUID | None = None
    ) -> list[bytes]:
        kind, reason, hours = decision
        act = self._act(staff_id, kind, player_id, reason, report_id=report_id)
        sanction = None
        if kind in SANCTIONS:
            lasting = WARNING_HOURS if kind is ActKind.WARN else min(hours, LONGEST_HOURS)
            until_ms = act.at_ms + lasting * HOUR_MS
            act = replace(act, until_ms=until_ms)
            sanction = Sanction(act.act_id, player_id, kind, reason, act.at_ms, until_ms, staff_id)
        if not await self._moderation.act(act, sanction):
            raise ConductError(ConductCode.UNKNOWN_REPORT)
        # The ban stands before the sessions end: none can begin in between.
        return await self._end_sessions(player_id) if kind is ActKind.BAN else []

    async def _end_sessions(self, player_id: PlayerId) -> list[bytes]:
        ended = [session.token_hash for session in await self._ports.sessions.of_player(player_id)]
        for token_hash in ended:
            await self._ports.sessions.end(token_hash)
        for token in await self._ports.tokens.of_owner(player_id):
            await self._ports.tokens.revoke(token.token_hash)
            ended.append(token.token_hash)
        return ended

    def _act(
        self,
        staff_id: str,
        kind: ActKind,
        player_id: PlayerId,
        reason: ReportReason | None = None,
        *,
        report_id: UUID | None = None,
        about: UUID | None = None,
    ) -> Act:
        at_ms = self._ports.clock.now_ms()
        return Act(self._new_id(), at_ms, staff_id, kind, player_id, reason, None, report_id, about)

    def _new_id(self) -> UUID:
        return new_id(self._ports.clock.now_ms(), self._ports.secrets.token(RANDOM_SIZE))


def _weight(report: Report, known: Accuracy) -> float:
    """Return how heavy a report is: its reason, times the share of its reporter's reports that were right."""
    upheld, all_decided = known.upheld + NOBODY_KNOWS.upheld, sum(known) + sum(NOBODY_KNOWS)
    return WEIGHTS[report.reason] * upheld / all_decided
