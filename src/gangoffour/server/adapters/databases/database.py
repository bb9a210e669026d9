"""A database through SQLAlchemy Core, SQLite or PostgreSQL: what every query off the hot path goes through."""

from collections.abc import AsyncIterator, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager, contextmanager
from typing import Any, Final, TypeAlias

import sqlalchemy as sa
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from gangoffour.server.adapters.databases.gate import Gate
from gangoffour.server.adapters.databases.wall_time import NowMs, wall_now_ms
from gangoffour.server.ports import StoreUnavailable

_LOST: tuple[type[Exception], ...] = (
    sa.exc.OperationalError,
    sa.exc.InterfaceError,
    sa.exc.TimeoutError,
    OSError,
)
try:
    import asyncpg
except ImportError:  # a server with SQLite does without
    pass
else:
    # SQLAlchemy lets these through as they are.
    _LOST += (asyncpg.InterfaceError, asyncpg.InternalClientError, asyncpg.PostgresConnectionError)

WRITES: Final = "gof_writes"
"""The execution option of connections that write: SQLite then takes the lock at the beginning."""

CONNECTIONS: Final = 4
"""How many connections an engine has: enough for what is asked now and then."""

PULSE_CONNECTIONS: Final = 2
"""How many the heartbeat has for itself."""

Insert: TypeAlias = postgresql.Insert | sqlite.Insert

# A scalar subquery is evaluated once; bare, the function would keep every index from being used.
_DATABASE_NOW_MS: Final = sa.select(
    sa.literal_column("CAST(floor(extract(epoch FROM clock_timestamp()) * 1000) AS bigint)", sa.BigInteger)
).scalar_subquery()


@contextmanager
def lost_connections_told() -> Iterator[None]:
    """Say `StoreUnavailable` for whatever means that the database did not answer."""
    try:
        yield
    except _LOST as error:
        raise StoreUnavailable from error
    except sa.exc.DBAPIError as error:
        if error.connection_invalidated:
            raise StoreUnavailable from error
        raise


class Database:
    """An engine, and the few things in which the two dialects differ."""

    def __init__(self, engine: AsyncEngine, now_ms: NowMs = wall_now_ms, gate: Gate | None = None) -> None:
        """On PostgreSQL the database's own time is used, and `now_ms` is not. The gate bounds who waits."""
        self.is_postgres = engine.dialect.name == "postgresql"
        self.gate = gate or Gate(CONNECTIONS)
        self._now_ms = now_ms
        self._writes = engine.execution_options(**{WRITES: True})
        # A single statement is its own transaction; asking for one costs PostgreSQL two more messages.
        self._reads = engine.execution_options(isolation_level="AUTOCOMMIT") if self.is_postgres else engine

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """Give a connection for one query that changes nothing."""
        with lost_connections_told():
            async with self.gate.passing(), self._reads.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """Give a connection in a transaction, committed at the end."""
        with lost_connections_told():
            async with self.gate.passing(), self._writes.begin() as connection:
                yield connection

    def at_once(self) -> AbstractAsyncContextManager[AsyncConnection]:
        """Give a connection for one statement that writes: on PostgreSQL it needs no transaction around it."""
        return self.reading() if self.is_postgres else self.writing()

    def insert(self, table: sa.Table) -> Insert:
        """Return an insert that knows what to do about a row that is there."""
        return postgresql.insert(table) if self.is_postgres else sqlite.insert(table)

    def found_first(self, column: sa.Column[Any], keys: sa.Select[tuple[Any]]) -> sa.ColumnElement[bool]:
        """Return that a column has one of the keys that another query finds, and that those are looked for first.

        A planner that knows nothing yet of new tables may go through all rows instead, and look each of them up there.
        """
        if self.is_postgres:
            return column == sa.any_(sa.func.array(keys.scalar_subquery()))
        return column.in_(keys)

    def now_ms(self) -> sa.ColumnElement[int]:
        """Return the store's time as an expression."""
        return _DATABASE_NOW_MS if self.is_postgres else sa.literal(self._now_ms(), sa.BigInteger)
