"""What `gangoffour admin` does, and what it says: lines of columns, the same in every language."""

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from typing import TYPE_CHECKING
from uuid import UUID

import typer

from gangoffour.cli.serve_tasks import host_settings

if TYPE_CHECKING:
    from gangoffour.server.operations import Desk, PlayerId

STAFF = "command line"
"""Who acts here: whoever may use this machine."""


def _at_desk(database: str | None, work: "Callable[[Desk], Awaitable[None]]") -> None:
    settings = host_settings("server", database_urls=database)
    from gangoffour.server.operations import open_desk  # noqa: PLC0415  it may be missing

    async def sit() -> None:
        async with open_desk(settings) as desk:
            await work(desk)

    asyncio.run(sit())


def give_role(who: str, rank: str, database: str | None) -> None:
    """Make somebody moderator or admin, or neither."""

    async def work(desk: "Desk") -> None:
        from gangoffour.server.operations import Role  # noqa: PLC0415  it may be missing

        await desk.appoint(STAFF, await desk.find(who), None if rank == "none" else Role(rank))

    _at_desk(database, work)


def list_reports(database: str | None) -> None:
    """List the reports that nobody has decided."""

    async def work(desk: "Desk") -> None:
        cases = await desk.cases()
        names = await desk.names({case.report.player_id for case in cases})
        for report, weight in cases:
            name = names.get(report.player_id, report.player_id)
            place = f"/m/{report.match_id}" + ("" if report.deal is None else f" #{report.deal}")
            _tell(f"{weight:.1f}", report.report_id, report.reason, name, place, report.words)

    _at_desk(database, work)


def decide_report(report: str, ruling: str, hours: int, database: str | None) -> None:
    """Decide a report."""

    async def work(desk: "Desk") -> None:
        from gangoffour.server.operations import ActKind  # noqa: PLC0415  it may be missing

        await desk.decide(STAFF, _known_id(report), ActKind(ruling), hours)

    _at_desk(database, work)


def sanction(who: str, kind: str, reason: str, hours: int, database: str | None) -> None:
    """Mute or ban somebody."""

    async def work(desk: "Desk") -> None:
        from gangoffour.server.operations import (  # noqa: PLC0415  as above
            ActKind,
            Decision,
            ReportReason,
        )

        await desk.sanction(STAFF, await desk.find(who), Decision(ActKind(kind), ReportReason(reason), hours))

    _at_desk(database, work)


def lift(who: str, kind: str, database: str | None) -> None:
    """End the mutes or bans of somebody."""

    async def work(desk: "Desk") -> None:
        from gangoffour.server.operations import ActKind  # noqa: PLC0415  it may be missing

        await desk.lift(STAFF, await desk.find(who), ActKind(kind))

    _at_desk(database, work)


def list_appeals(database: str | None) -> None:
    """List the appeals that nobody has looked at."""

    async def work(desk: "Desk") -> None:
        appeals = await desk.appeals()
        names = await desk.names({each.player_id for each in appeals})
        for each in appeals:
            name = names.get(each.player_id, each.player_id)
            _tell(each.act_id, each.kind, each.reason, name, each.staff_id, each.appeal)

    _at_desk(database, work)


def settle_appeal(case: str, database: str | None, *, is_lifted: bool) -> None:
    """Decide an appeal."""
    _at_desk(database, lambda desk: desk.settle(STAFF, _known_id(case), is_lifted=is_lifted))


def list_acts(database: str | None) -> None:
    """List what the staff did."""

    async def work(desk: "Desk") -> None:
        acts = await desk.acts()
        names: dict[PlayerId, str] = await desk.names({each.player_id for each in acts})
        for each in acts:
            at = datetime.fromtimestamp(each.at_ms / 1000, UTC).strftime("%Y-%m-%d %H:%M")
            _tell(at, each.staff_id, each.kind, names.get(each.player_id, each.player_id), each.reason)

    _at_desk(database, work)


def _tell(*columns: object) -> None:
    typer.echo("  ".join(str(each) for each in columns if each is not None))


def _known_id(text: str) -> UUID:
    """Return an id; of what is none, one that nothing has, so that the desk says so."""
    try:
        return UUID(text)
    except ValueError:
        return UUID(int=0)
