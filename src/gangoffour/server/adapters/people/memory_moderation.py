"""Reports, acts of the staff and sanctions, in memory."""

from collections.abc import Iterable
from dataclasses import replace
from uuid import UUID

from gangoffour.server.adapters.people.memory_people import MemoryPlayers
from gangoffour.server.ports import Accuracy, Act, ActKind, MatchId, PlayerId, Report, Role, Sanction


class MemoryModeration:
    """Reports, acts and sanctions in memory: all but the acts go with the people."""

    def __init__(self, players: MemoryPlayers) -> None:
        self._roles: dict[PlayerId, Role] = {}
        self._reports: dict[tuple[PlayerId, PlayerId, MatchId], Report] = {}
        self._outcomes: dict[UUID, bool] = {}
        self._sanctions: dict[UUID, Sanction] = {}
        self._acts: list[Act] = []
        players.forgotten.append(self._forget)

    def _forget(self, player_id: PlayerId) -> None:
        self._roles.pop(player_id, None)
        self._reports = {key: each for key, each in self._reports.items() if player_id not in key}
        self._sanctions = {key: each for key, each in self._sanctions.items() if each.player_id != player_id}

    async def role_of(self, player_id: PlayerId) -> Role | None:
        """Return the role of somebody."""
        return self._roles.get(player_id)

    async def put_role(self, role: Role | None, act: Act) -> None:
        """Give somebody a role, or take it away."""
        self._acts.append(act)
        if role is None:
            self._roles.pop(act.player_id, None)
        else:
            self._roles[act.player_id] = role

    async def add_report(self, report: Report) -> bool:
        """Keep a report, once."""
        key = report.reporter_id, report.player_id, report.match_id
        return self._reports.setdefault(key, report) is report

    async def report(self, report_id: UUID) -> Report | None:
        """Return a report that nobody has decided."""
        return next((each for each in self._open() if each.report_id == report_id), None)

    async def reports_by(self, reporter_id: PlayerId) -> list[Report]:
        """Return all reports that somebody made."""
        found = [each for each in self._reports.values() if each.reporter_id == reporter_id]
        return sorted(found, key=lambda each: (each.at_ms, each.report_id))

    async def open_reports(self, limit: int) -> list[Report]:
        """Return reports that nobody has decided, oldest first."""
        return sorted(self._open(), key=lambda each: (each.at_ms, each.report_id))[:limit]

    def _open(self) -> list[Report]:
        return [each for each in self._reports.values() if each.report_id not in self._outcomes]

    async def accuracies(self, reporter_ids: Iterable[PlayerId]) -> dict[PlayerId, Accuracy]:
        """Return what became of the reports of people."""
        found: dict[PlayerId, Accuracy] = {}
        wanted = set(reporter_ids)
        for each in self._reports.values():
            is_upheld = self._outcomes.get(each.report_id)
            if each.reporter_id in wanted and is_upheld is not None:
                upheld, dismissed = found.get(each.reporter_id, Accuracy(0, 0))
                found[each.reporter_id] = Accuracy(upheld + is_upheld, dismissed + (not is_upheld))
        return found

    async def act(self, act: Act, sanction: Sanction | None = None) -> bool:
        """Keep an act, and what follows from it."""
        if act.report_id is not None:
            decided = await self.report(act.report_id)
            if decided is None:
                return False
            for each in self._open():
                if (each.player_id, each.match_id) == (decided.player_id, decided.match_id):
                    self._outcomes[each.report_id] = act.kind is not ActKind.DISMISS
        if act.about is not None:
            before = self._sanctions.get(act.about)
            if before is None or before.until_ms <= act.at_ms or (act.kind is ActKind.UPHOLD and before.appeal is None):
                return False
            until_ms = act.at_ms if act.kind is ActKind.LIFT else before.until_ms
            self._sanctions[act.about] = replace(before, until_ms=until_ms, appeal=None)
        self._acts.append(act)
        if sanction is not None:
            self._sanctions[sanction.act_id] = sanction
        return True

    async def sanctions_of(self, player_id: PlayerId, now_ms: int) -> list[Sanction]:
        """Return the sanctions of somebody that are in force."""
        own = [each for each in self._sanctions.values() if each.player_id == player_id and each.until_ms > now_ms]
        return sorted(own, key=lambda each: (-each.until_ms, each.act_id))

    async def sanction(self, act_id: UUID) -> Sanction | None:
        """Return the sanction that followed from an act."""
        return self._sanctions.get(act_id)

    async def add_appeal(self, act_id: UUID, words: str, now_ms: int) -> bool:
        """Keep what somebody says against a sanction."""
        found = self._sanctions.get(act_id)
        if found is None or found.is_appealed or found.until_ms <= now_ms:
            return False
        self._sanctions[act_id] = replace(found, appeal=words, is_appealed=True)
        return True

    async def appeals(self, limit: int) -> list[Sanction]:
        """Return the sanctions whose appeals nobody has looked at."""
        found = [each for each in self._sanctions.values() if each.appeal is not None]
        return sorted(found, key=lambda each: (each.from_ms, each.act_id))[:limit]

    async def acts(self, limit: int) -> list[Act]:
        """Return the last acts, newest first."""
        return sorted(self._acts, key=lambda each: (each.at_ms, each.act_id), reverse=True)[:limit]
