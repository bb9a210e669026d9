"""What an operator does beside serving: bring databases and projections up to date, copy them, let bots think."""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, closing
from pathlib import Path
from typing import Final, NamedTuple

from gangoffour.bots import BOTS
from gangoffour.server.adapters.bots.bot_pool import BotPool
from gangoffour.server.adapters.clocks import StoreClock
from gangoffour.server.adapters.databases.engines import is_postgres, sqlite_path
from gangoffour.server.adapters.databases.migration import upgrade
from gangoffour.server.adapters.databases.private_files import make_private_file
from gangoffour.server.adapters.stores import open_stores
from gangoffour.server.conduct import Decision, Desk
from gangoffour.server.lobby.listing import LISTINGS
from gangoffour.server.matches import MATCHES, History
from gangoffour.server.ports import ActKind, Fault, PlayerId, ReportReason, Role
from gangoffour.server.projections import Runner, Status
from gangoffour.server.settings import Settings
from gangoffour.server.workers.daily_making import Made, make_days, make_stock
from gangoffour.server.workers.desks import desk_of
from gangoffour.server.workers.projecting import projections_of

__all__ = [
    "MEMORY",
    "ActKind",
    "Decision",
    "Desk",
    "PlayerId",
    "ProjectionReport",
    "ReportReason",
    "Retried",
    "Role",
    "copy_database",
    "make_daily",
    "open_desk",
    "projection_names",
    "projection_reports",
    "rebuild_projection",
    "retry_projections",
    "run_bot_worker",
    "sqlite_file",
    "upgrade_databases",
]

MEMORY: Final = "memory:"


async def upgrade_databases(settings: Settings) -> None:
    """Bring every database to the schema of this version."""
    for url in settings.database_urls:
        if url != MEMORY:
            await upgrade(url)


def sqlite_file(url: str) -> Path | None:
    """Return the file of an SQLite database; None for any other."""
    return None if url == MEMORY or is_postgres(url) else sqlite_path(url)


def copy_database(source: Path, target: Path) -> None:
    """Copy an SQLite database, also while it is in use, into a file that nobody but its owner may read.

    Raises:
        FileExistsError: There is a target already.
        OSError, sqlite3.OperationalError: The target cannot be written.
    """
    make_private_file(target)
    try:
        with closing(sqlite3.connect(source)) as connection, closing(sqlite3.connect(target)) as copy:
            connection.backup(copy)
            # A copy is one file: what would lie beside it in its journal is written into it.
            copy.execute("PRAGMA journal_mode = DELETE")
    except BaseException:
        target.unlink()  # half a copy would be in the way of the next
        raise


class ProjectionReport(NamedTuple):
    """How a projection of a shard is, and what it leaves alone."""

    status: Status
    faults: list[Fault]


class Retried(NamedTuple):
    """What became of the tables that a projection of a shard had left alone."""

    name: str
    shard: int
    mended: int
    all: int


def projection_names() -> list[str]:
    """Return the names of all projections."""
    return [LISTINGS, MATCHES]


@asynccontextmanager
async def _open_runners(settings: Settings) -> AsyncIterator[tuple[Runner, ...]]:
    """Open the projections of all shards, beside the servers that move them on."""
    async with open_stores(settings.database_urls) as stores:
        clock = StoreClock(stores.events.now_ms)
        await clock.sample()
        yield projections_of(stores.projected, clock).runners


async def projection_reports(settings: Settings) -> list[ProjectionReport]:
    """Return how all projections are."""
    async with _open_runners(settings) as runners:
        return [
            ProjectionReport(status, await runner.movers[status.name].work.shelf.faults())
            for runner in runners
            for status in await runner.status()
        ]


async def retry_projections(settings: Settings) -> list[Retried]:
    """Project the tables again that were left alone."""
    async with _open_runners(settings) as runners:
        return [
            Retried(name, runner.shard, mended, mended + left)
            for runner in runners
            for name in runner.movers
            for mended, left in [await runner.retry(name)]
        ]


async def rebuild_projection(settings: Settings, name: str) -> list[bool]:
    """Make a projection anew on all shards; say of each whether it was done, or somebody else is at it."""
    async with _open_runners(settings) as runners:
        return [await runner.rebuild(name) for runner in runners]


@asynccontextmanager
async def open_desk(settings: Settings) -> AsyncIterator[Desk]:
    """Open the desk of the staff, beside the servers."""
    async with open_stores(settings.database_urls) as stores:
        clock = StoreClock(stores.events.now_ms)
        await clock.sample()
        projections = projections_of(stores.projected, clock)
        yield desk_of(stores, clock, History(stores.matches, projections))
        await projections.close()


async def make_daily(settings: Settings, days: int, jobs: int, show: Callable[[int, int], None]) -> Made:
    """Make the deals of coming days, and a stock for instant contests.

    `show` is told how many have been played, and how many there are to play.
    """
    async with open_stores(settings.database_urls) as stores:
        made = await make_days(stores.daily, stores.secrets, await stores.events.now_ms(), days, jobs, show)
        await make_stock(stores.daily, stores.contests, jobs, show)
        return made


async def run_bot_worker(settings: Settings, stop: asyncio.Event) -> None:
    """Answer the requests of the cluster's servers for bots until told to stop."""
    from gangoffour.server.workers.bots import serve_bots  # noqa: PLC0415  a server alone does without NATS

    await serve_bots(
        settings.nats_url,
        tuple(BOTS),
        stop,
        prefix=settings.nats_prefix,
        authority=settings.nats_authority,
        pool=BotPool(max(1, settings.bot_workers)),
    )
