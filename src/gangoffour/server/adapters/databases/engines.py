"""Makes SQLAlchemy engines from addresses."""

import asyncio
import sqlite3
import threading
from contextlib import suppress
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Final

import aiosqlite
import sqlalchemy as sa
from aiosqlite.core import _connection_worker_thread
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from gangoffour.server.adapters.databases.database import CONNECTIONS, PULSE_CONNECTIONS, WRITES
from gangoffour.server.ports import StoreUnavailable

BUSY_TIMEOUT_MS: Final = 10_000
"""How long a writer waits for another one. A cheap disk may stand still for seconds, and who plays meanwhile waits."""

PRAGMAS: Final = (
    "PRAGMA journal_mode = WAL",
    # An acknowledged play survives the end of the process with NORMAL too, but a power cut could take the last plays
    # back. FULL syncs the log at every commit. Plays that arrive together share a commit, so it costs next to nothing
    # when it matters: 13,500 appends a second against 14,000 at 32 tables, 4,400 against 5,900 at one.
    "PRAGMA synchronous = FULL",
    f"PRAGMA busy_timeout = {BUSY_TIMEOUT_MS}",
    "PRAGMA foreign_keys = ON",
)
_SCRUBBING: Final = "PRAGMA secure_delete = ON"
"""What is deleted is overwritten. The streams need none of it: no name ever stands there."""

_SQLITE: Final = "sqlite:///"
_POSTGRES: Final = ("postgresql://", "postgres://")


def is_postgres(url: str) -> bool:
    """Return whether an address names a PostgreSQL database."""
    return url.startswith(_POSTGRES)


def sqlite_path(url: str) -> Path:
    """Return the file of an SQLite database: `sqlite:///file`, `sqlite:////folder/file` or a plain path.

    Raises:
        ValueError: If it is the address of something else.
    """
    path = url.removeprefix(_SQLITE)
    if "://" in path or not path:
        raise ValueError(f"this is no address of a database: {url.partition('://')[0]}")
    return Path(path)


def open_engine(url: str, connections: int = CONNECTIONS) -> AsyncEngine:
    """Return an engine for the database at an address. It connects when it is first used."""
    return _postgres_engine(url, connections) if is_postgres(url) else _sqlite_engine(sqlite_path(url), connections)


def open_pulse_engine(url: str) -> AsyncEngine:
    """Return an engine for the heartbeat alone, which waits for nobody's connection, and on PostgreSQL for no disk.

    A heartbeat that a crash takes back makes a gap longer by a moment. What was put off goes with it, or stays with it.
    """
    if is_postgres(url):
        return _postgres_engine(url, PULSE_CONNECTIONS, synchronous_commit="off")
    return open_engine(url, PULSE_CONNECTIONS)


class _SqliteFile(sqlite3.Connection):
    """A connection that takes back what it has not committed when it is closed.

    SQLite by itself waits with that, and keeps the lock, until the last statement of the connection is forgotten. Where
    a query was cancelled one lives on in the frames of its error, so nobody could write until garbage is looked for.
    """

    def close(self) -> None:
        """Roll back, then close."""
        with suppress(sqlite3.ProgrammingError):  # it is closed
            if self.in_transaction:
                self.rollback()
        super().close()


def _carry_out(orders: SimpleQueue[Any]) -> None:
    """Do the work of the driver's thread, which may outlive the event loop it answers to.

    Nobody waits for a query that was cancelled, not even the loop: it may close while SQLite is still busy. The driver
    would die of the answer it cannot give, and leave the file open (omnilib/aiosqlite#241).
    """
    while True:
        try:
            _connection_worker_thread(orders)
        except RuntimeError:  # the loop is closed
            if orders.empty():
                return
        else:
            return


class _SqliteConnection(aiosqlite.Connection):
    """A connection that can be stopped more than once.

    Whoever is cancelled while a cancelled query is being cleaned up stops a connection that is being closed already.
    The driver's thread answers the first order to stop and hears no second: waiting for that one would have no end.
    """

    def __init__(self, path: Path) -> None:
        super().__init__(lambda: sqlite3.connect(path, factory=_SqliteFile), iter_chunk_size=64)
        self._thread = threading.Thread(target=_carry_out, args=(self._tx,), daemon=True)
        self._stopping: asyncio.Future[Any] | None = None

    def stop(self) -> asyncio.Future[Any] | None:
        """Stop the thread behind it."""
        if self._stopping is None:
            self._stopping = super().stop()
        return self._stopping


def _sqlite_engine(path: Path, connections: int) -> AsyncEngine:
    async def connect() -> aiosqlite.Connection:
        return await _SqliteConnection(path)

    engine = create_async_engine(
        f"sqlite+aiosqlite:///{path}", async_creator=connect, pool_size=connections, max_overflow=0
    )

    @sa.event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _record: object) -> None:  # noqa: ANN401  the driver's own type
        connection.isolation_level = None
        for pragma in (*PRAGMAS, _SCRUBBING):
            connection.execute(pragma)

    @sa.event.listens_for(engine.sync_engine, "begin")
    def begin(connection: sa.Connection) -> None:
        # A transaction that reads first and writes later would fail at once if another one wrote in between.
        connection.exec_driver_sql("BEGIN IMMEDIATE" if connection.get_execution_options().get(WRITES) else "BEGIN")

    return engine


def _postgres_engine(url: str, connections: int, **server_settings: str) -> AsyncEngine:
    import asyncpg  # noqa: PLC0415  a server with SQLite does without

    async def connect() -> asyncpg.Connection:
        try:
            return await asyncpg.connect(url, timeout=5, command_timeout=10, server_settings=server_settings)
        except (asyncpg.PostgresError, asyncpg.InterfaceError, OSError) as error:
            raise StoreUnavailable from error

    return create_async_engine("postgresql+asyncpg://", async_creator=connect, pool_size=connections, max_overflow=0)
