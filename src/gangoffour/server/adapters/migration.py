"""Brings a database to the newest schema, and makes room for the months to come."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Final
from uuid import UUID

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.ext.asyncio import AsyncConnection

from gangoffour.server.adapters.database import WRITES, lost_connections_told
from gangoffour.server.adapters.engines import is_postgres, open_engine
from gangoffour.server.adapters.schema import PARTITION_PREFIX

MONTHS_AHEAD: Final = 2

_LOCK_KEY: Final = 0x676F66  # "gof": two nodes that start together migrate one after the other


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config


@asynccontextmanager
async def _connected(database_url: str) -> AsyncIterator[AsyncConnection]:
    engine = open_engine(database_url)
    try:
        with lost_connections_told():
            async with engine.execution_options(**{WRITES: True}).begin() as connection:
                if is_postgres(database_url):
                    await connection.execute(sa.select(sa.func.pg_advisory_xact_lock(_LOCK_KEY)))
                yield connection
    finally:
        await engine.dispose()


async def run_alembic(database_url: str, work: Callable[[Config], None]) -> None:
    """Run a command of Alembic in one transaction on a database."""

    def with_connection(connection: sa.Connection) -> None:
        config = _config()
        config.attributes["connection"] = connection
        work(config)

    async with _connected(database_url) as connection:
        await connection.run_sync(with_connection)


async def upgrade(database_url: str) -> None:
    """Bring a database to the newest schema, with partitions for this month and the next."""
    await run_alembic(database_url, lambda config: command.upgrade(config, "head"))
    await ensure_partitions(database_url)


async def check(database_url: str) -> bool:
    """Return whether a database has the newest schema."""

    def revision(connection: sa.Connection) -> str | None:
        return MigrationContext.configure(connection).get_current_revision()

    async with _connected(database_url) as connection:
        return await connection.run_sync(revision) == ScriptDirectory.from_config(_config()).get_current_head()


def month_bounds(year: int, month: int) -> tuple[UUID, UUID]:
    """Return the first id of a month and the first one of the next."""
    begin = datetime(year, month, 1, tzinfo=UTC)
    end = datetime(year + month // 12, month % 12 + 1, 1, tzinfo=UTC)
    first, after = (UUID(int=int(moment.timestamp()) * 1000 << 80) for moment in (begin, end))
    return first, after


async def ensure_partitions(database_url: str, months_ahead: int = MONTHS_AHEAD) -> None:
    """Make the partitions of `events` for this month and some to come; on SQLite there are none.

    A partition cannot be made while the default one holds events of its month, so it is made before the month begins.
    """
    if not is_postgres(database_url):
        return
    async with _connected(database_url) as connection:
        today = (await connection.execute(sa.select(sa.func.clock_timestamp()))).scalar_one().astimezone(UTC)
        for ahead in range(months_ahead + 1):
            years, month = divmod(today.month - 1 + ahead, 12)
            await _ensure_partition(connection, today.year + years, month + 1)


async def _ensure_partition(connection: AsyncConnection, year: int, month: int) -> None:
    name = f"{PARTITION_PREFIX}{year:04}{month:02}"
    first, after = month_bounds(year, month)
    is_there = sa.select(sa.func.to_regclass(name).is_not(None))
    is_late = sa.text("SELECT EXISTS (SELECT FROM events_pdefault WHERE table_id >= :first AND table_id < :after)")
    if (await connection.execute(is_there)).scalar_one():
        return
    if (await connection.execute(is_late, {"first": first, "after": after})).scalar_one():
        return  # events of this month are in the default partition already, and stay there
    await connection.execute(
        sa.text(f"CREATE TABLE {name} PARTITION OF events FOR VALUES FROM ('{first}') TO ('{after}')")
    )
