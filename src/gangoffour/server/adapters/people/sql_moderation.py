"""Reports, acts of the staff and sanctions, in a database: all but the acts go with the people (`sql_people`)."""

from collections.abc import Iterable
from typing import Any
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from gangoffour.server.adapters.databases.database import Database
from gangoffour.server.adapters.databases.moderation_schema import reports, sanctions, staff_acts, staff_roles
from gangoffour.server.ports import Accuracy, Act, ActKind, PlayerId, Report, ReportReason, Role, Sanction


class SqlModeration:
    """Reports, acts and sanctions."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def role_of(self, player_id: PlayerId) -> Role | None:
        """Return the role of somebody."""
        query = sa.select(staff_roles.c.role).where(staff_roles.c.player_id == player_id)
        async with self._database.reading() as connection:
            role: str | None = (await connection.execute(query)).scalar_one_or_none()
        return None if role is None else Role(role)

    async def put_role(self, role: Role | None, act: Act) -> None:
        """Give somebody a role, or take it away."""
        async with self._database.writing() as connection:
            await connection.execute(sa.delete(staff_roles).where(staff_roles.c.player_id == act.player_id))
            if role is not None:
                await connection.execute(sa.insert(staff_roles).values(player_id=act.player_id, role=role))
            await connection.execute(sa.insert(staff_acts).values(_values(act)))

    async def add_report(self, report: Report) -> bool:
        """Keep a report, once."""
        insert = self._database.insert(reports).values(_values(report)).on_conflict_do_nothing()
        async with self._database.writing() as connection:
            return bool((await connection.execute(insert)).rowcount)

    async def report(self, report_id: UUID) -> Report | None:
        """Return a report that nobody has decided."""
        async with self._database.reading() as connection:
            return await _open_report(connection, report_id)

    async def reports_by(self, reporter_id: PlayerId) -> list[Report]:
        """Return all reports that somebody made."""
        query = sa.select(reports).where(reports.c.reporter_id == reporter_id)
        async with self._database.reading() as connection:
            rows = await connection.execute(query.order_by(reports.c.at_ms, reports.c.report_id))
            return [_report(row) for row in rows]

    async def open_reports(self, limit: int) -> list[Report]:
        """Return reports that nobody has decided, oldest first."""
        query = sa.select(reports).where(reports.c.is_upheld.is_(None)).order_by(reports.c.at_ms, reports.c.report_id)
        async with self._database.reading() as connection:
            return [_report(row) for row in await connection.execute(query.limit(limit))]

    async def accuracies(self, reporter_ids: Iterable[PlayerId]) -> dict[PlayerId, Accuracy]:
        """Return what became of the reports of people."""
        upheld = sa.func.sum(sa.case((reports.c.is_upheld, 1), else_=0))
        query = sa.select(reports.c.reporter_id, upheld.label("upheld"), sa.func.count().label("all"))
        decided = reports.c.reporter_id.in_(list(reporter_ids)), reports.c.is_upheld.is_not(None)
        async with self._database.reading() as connection:
            rows = (await connection.execute(query.where(*decided).group_by(reports.c.reporter_id))).all()
        return {PlayerId(each): Accuracy(upheld, count - upheld) for each, upheld, count in rows}

    async def act(self, act: Act, sanction: Sanction | None = None) -> bool:
        """Keep an act, and what follows from it."""
        async with self._database.writing() as connection:
            if act.report_id is not None and not await _decide(connection, act, act.report_id):
                return False
            if act.about is not None and not await _end(connection, act, act.about):
                return False
            await connection.execute(sa.insert(staff_acts).values(_values(act)))
            if sanction is not None:
                await connection.execute(sa.insert(sanctions).values(_values(sanction)))
        return True

    async def sanctions_of(self, player_id: PlayerId, now_ms: int) -> list[Sanction]:
        """Return the sanctions of somebody that are in force."""
        query = sa.select(sanctions).where(sanctions.c.player_id == player_id, sanctions.c.until_ms > now_ms)
        async with self._database.reading() as connection:
            rows = await connection.execute(query.order_by(sanctions.c.until_ms.desc(), sanctions.c.act_id))
            return [_sanction(row) for row in rows]

    async def sanction(self, act_id: UUID) -> Sanction | None:
        """Return the sanction that followed from an act."""
        async with self._database.reading() as connection:
            found = await connection.execute(sa.select(sanctions).where(sanctions.c.act_id == act_id))
            row = found.one_or_none()
        return None if row is None else _sanction(row)

    async def add_appeal(self, act_id: UUID, words: str, now_ms: int) -> bool:
        """Keep what somebody says against a sanction."""
        can_be = sanctions.c.act_id == act_id, sa.not_(sanctions.c.is_appealed), sanctions.c.until_ms > now_ms
        appealed = sa.update(sanctions).where(*can_be).values(appeal=words, is_appealed=True)
        async with self._database.writing() as connection:
            return bool((await connection.execute(appealed)).rowcount)

    async def appeals(self, limit: int) -> list[Sanction]:
        """Return the sanctions whose appeals nobody has looked at."""
        query = sa.select(sanctions).where(sanctions.c.appeal.is_not(None))
        async with self._database.reading() as connection:
            rows = await connection.execute(query.order_by(sanctions.c.from_ms, sanctions.c.act_id).limit(limit))
            return [_sanction(row) for row in rows]

    async def acts(self, limit: int) -> list[Act]:
        """Return the last acts, newest first."""
        query = sa.select(staff_acts).order_by(staff_acts.c.at_ms.desc(), staff_acts.c.act_id.desc())
        async with self._database.reading() as connection:
            return [_act(row) for row in await connection.execute(query.limit(limit))]


async def _open_report(connection: AsyncConnection, report_id: UUID) -> Report | None:
    query = sa.select(reports).where(reports.c.report_id == report_id, reports.c.is_upheld.is_(None))
    row = (await connection.execute(query)).one_or_none()
    return None if row is None else _report(row)


async def _decide(connection: AsyncConnection, act: Act, report_id: UUID) -> bool:
    """Decide a report, and all about the same person in the same match; of two who do so, one does."""
    report = await _open_report(connection, report_id)
    if report is None:
        return False
    same = reports.c.player_id == report.player_id, reports.c.match_id == report.match_id
    decided = sa.update(reports).where(*same, reports.c.is_upheld.is_(None))
    return bool((await connection.execute(decided.values(is_upheld=act.kind is not ActKind.DISMISS))).rowcount)


async def _end(connection: AsyncConnection, act: Act, about: UUID) -> bool:
    """End a sanction or its appeal, if it is in force."""
    ended = sa.update(sanctions).where(sanctions.c.act_id == about, sanctions.c.until_ms > act.at_ms)
    if act.kind is ActKind.UPHOLD:
        ended = ended.where(sanctions.c.appeal.is_not(None)).values(appeal=None)
    else:
        ended = ended.values(appeal=None, until_ms=act.at_ms)
    return bool((await connection.execute(ended)).rowcount)


def _values(kept: Report | Act | Sanction) -> dict[str, object]:
    return {name: getattr(kept, name) for name in kept.__dataclass_fields__}


def _report(row: Any) -> Report:  # noqa: ANN401  a row of the table
    people = PlayerId(row.reporter_id), PlayerId(row.player_id)
    return Report(row.report_id, row.match_id, *people, ReportReason(row.reason), row.deal, row.words, row.at_ms)


def _act(row: Any) -> Act:  # noqa: ANN401  a row of the table
    reason = None if row.reason is None else ReportReason(row.reason)
    player_id = PlayerId(row.player_id)
    followed = reason, row.until_ms, row.report_id, row.about
    return Act(row.act_id, row.at_ms, row.staff_id, ActKind(row.kind), player_id, *followed)


def _sanction(row: Any) -> Sanction:  # noqa: ANN401  a row of the table
    kind, reason = ActKind(row.kind), ReportReason(row.reason)
    times = row.from_ms, row.until_ms
    return Sanction(
        row.act_id, PlayerId(row.player_id), kind, reason, *times, row.staff_id, row.appeal, row.is_appealed
    )
