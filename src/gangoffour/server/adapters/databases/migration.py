"""Brings a database to the newest schema, and makes room for the months to come."""

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import UTC
from pathlib import Path
from typing import Final

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy.ext.asyncio import AsyncConnection

from gangoffour.server.adapters.databases.database import WRITES, lost_connections_told
from gangoffour.server.adapters.databases.engines import is_postgres, open_engine, sqlite_path
from gangoffour.server.adapters.databases.partitions import Month, make_months
from gangoffour.server.adapters.databases.private_files import keep_private

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
    """Bring a database to the newest schema, with partitions for this month and the next.

    An SQLite file is made if it is not there, and nobody but its owner may read it.
    """
    if not is_postgres(database_url):
        with lost_connections_told():
            keep_private(sqlite_path(database_url))
    await run_alembic(database_url, lambda config: command.upgrade(config, "head"))
    await ensure_partitions(database_url)


async def check(database_url: str) -> bool:
    """Return whether a database has the newest schema."""

    def revision(connection: sa.Connection) -> str | None:
        return MigrationContext.configure(connection).get_current_revision()

    async with _connected(database_url) as connection:
        return await connection.run_sync(revision) == ScriptDirectory.from_config(_config()).get_current_head()


async def ensure_partitions(database_url: str, months_ahead: int = MONTHS_AHEAD) -> None:
    """Make the partitions for this month and some to come; on SQLite there are none."""
    if not is_postgres(database_url):
        return
    async with _connected(database_url) as connection:
        today = (await connection.execute(sa.select(sa.func.clock_timestamp()))).scalar_one().astimezone(UTC)
        await make_months(connection, [Month.at(today, ahead) for ahead in range(months_ahead + 1)])
