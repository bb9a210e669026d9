"""What `gangoffour projections` and `rebuild` do, and what they say."""

import asyncio
from typing import TYPE_CHECKING

import typer

from gangoffour.cli.language import spoken
from gangoffour.cli.serve_tasks import HostCode, HostError, host_settings

if TYPE_CHECKING:
    from gangoffour.server.operations import ProjectionReport


def tell_projections(database: str | None, *, is_retry: bool) -> None:
    """Say how the projections are; try what was parked again if that is wanted."""
    settings = host_settings("server", database_urls=database)
    from gangoffour.server.operations import projection_reports, retry_projections  # noqa: PLC0415  it may be missing

    texts = spoken()
    if is_retry:
        for retried in asyncio.run(retry_projections(settings)):
            typer.echo(texts.format("projection-retried", **retried._asdict()))
    for report in asyncio.run(projection_reports(settings)):
        _tell(report)


def _tell(report: "ProjectionReport") -> None:
    texts, status = spoken(), report.status
    if status.version is None:
        typer.echo(texts.format("projection-none", name=status.name, shard=str(status.shard)))
        return
    typer.echo(
        texts.format(
            "projection-status",
            name=status.name,
            shard=str(status.shard),
            version=str(status.version),
            rows=status.lag_rows,
            seconds=f"{status.lag_s:.1f}",
            faults=status.faults,
        )
    )
    for fault in report.faults:
        place = {"table": str(fault.table_id), "seq": str(fault.seq), "error": fault.error}
        typer.echo(texts.format("projection-fault", **place))


def make_anew(name: str, database: str | None) -> None:
    """Make a projection anew on every shard."""
    settings = host_settings("server", database_urls=database)
    from gangoffour.server.operations import projection_names, rebuild_projection  # noqa: PLC0415  it may be missing

    if name not in projection_names():
        raise HostError(HostCode.UNKNOWN_PROJECTION, name=name, names=", ".join(projection_names()))
    for shard, is_done in enumerate(asyncio.run(rebuild_projection(settings, name))):
        typer.echo(spoken().format("rebuild-done" if is_done else "rebuild-busy", name=name, shard=str(shard)))
