"""Opens the stores that addresses name: the one place that knows which adapters there are."""

from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from dataclasses import dataclass
from enum import StrEnum, unique
from typing import Final

from gangoffour.engine import CodedError
from gangoffour.server.adapters.batches import BatchingThread
from gangoffour.server.adapters.database import Database
from gangoffour.server.adapters.engines import is_postgres, open_engine, sqlite_path
from gangoffour.server.adapters.memory import (
    MemoryChat,
    MemoryEventStore,
    MemoryGuests,
    MemoryListings,
    MemoryPresences,
    MemoryRecords,
    MemorySecrets,
)
from gangoffour.server.adapters.migration import check, upgrade
from gangoffour.server.adapters.shards import (
    ShardedChat,
    ShardedEventStore,
    ShardedListings,
    ShardedPresences,
    ShardedRecords,
    ShardedSecrets,
)
from gangoffour.server.adapters.sql import SqlChat, SqlListings, SqlRecords, SqlSecrets
from gangoffour.server.adapters.sql_people import SqlGuests, SqlPresences
from gangoffour.server.adapters.sqlite import SqliteEventStore
from gangoffour.server.adapters.wall_time import NowMs, wall_now_ms
from gangoffour.server.ports import Chat, EventStore, Guests, Listings, Presences, Records, Secrets

MEMORY: Final = "memory:"
CONNECTIONS: Final = 16
"""How many connections to PostgreSQL the hot path may use."""


@unique
class StoreCode(StrEnum):
    """Why a store cannot be opened."""

    OUTDATED = "store/outdated"
    """The schema of the database is not the one of this program."""


class StoreError(CodedError):
    """A store that cannot be opened as it is."""

    code: StoreCode


@dataclass(frozen=True, slots=True)
class Stores:
    """Everything that is kept."""

    events: EventStore
    secrets: Secrets
    guests: Guests
    listings: Listings
    records: Records
    chat: Chat
    presences: Presences


def memory_stores(now_ms: NowMs = wall_now_ms) -> Stores:
    """Return stores that forget everything at the end of the process."""
    return Stores(
        MemoryEventStore(now_ms),
        MemorySecrets(),
        MemoryGuests(),
        MemoryListings(),
        MemoryRecords(),
        MemoryChat(),
        MemoryPresences(now_ms),
    )


def _database_stores(events: EventStore, database: Database) -> Stores:
    return Stores(
        events,
        SqlSecrets(database),
        SqlGuests(database),
        SqlListings(database),
        SqlRecords(database),
        SqlChat(database),
        SqlPresences(database),
    )


@asynccontextmanager
async def sqlite_stores(url: str, now_ms: NowMs = wall_now_ms) -> AsyncIterator[Stores]:
    """Open an SQLite file, brought to the newest schema; it is made if it is not there."""
    path = sqlite_path(url)
    path.parent.mkdir(parents=True, exist_ok=True)
    await upgrade(url)
    engine = open_engine(url)
    thread = BatchingThread(path)
    try:
        database = Database(engine, now_ms)
        yield _database_stores(SqliteEventStore(thread, database), database)
    finally:
        await thread.close()
        await engine.dispose()


@asynccontextmanager
async def postgres_stores(url: str, connections: int = CONNECTIONS) -> AsyncIterator[Stores]:
    """Open a PostgreSQL database.

    Raises:
        StoreError: If its schema is not the newest.
        StoreUnavailable: If it does not answer.
    """
    if not await check(url):
        raise StoreError(StoreCode.OUTDATED)
    from gangoffour.server.adapters.postgres import (  # noqa: PLC0415  a server with SQLite does without the driver
        PostgresEventStore,
        open_pool,
    )

    engine = open_engine(url)
    try:
        async with open_pool(url, connections) as pool:
            database = Database(engine)
            yield _database_stores(PostgresEventStore(pool, database), database)
    finally:
        await engine.dispose()


def sharded_stores(shards: Sequence[Stores]) -> Stores:
    """Return stores spread over many; guests live on the first."""
    return Stores(
        ShardedEventStore([shard.events for shard in shards]),
        ShardedSecrets([shard.secrets for shard in shards]),
        shards[0].guests,
        ShardedListings([shard.listings for shard in shards]),
        ShardedRecords([shard.records for shard in shards]),
        ShardedChat([shard.chat for shard in shards]),
        ShardedPresences([shard.presences for shard in shards]),
    )


@asynccontextmanager
async def open_stores(
    urls: Sequence[str], *, migrate: bool = False, connections: int = CONNECTIONS
) -> AsyncIterator[Stores]:
    """Open the stores at one or more addresses, one for each shard, in their order.

    An address is `memory:`, `postgresql://…`, `sqlite:///file` or the path of a file. SQLite files are always brought
    to the newest schema, PostgreSQL databases if `migrate` says so.

    Raises:
        StoreError: If a database has another schema than the newest.
        StoreUnavailable: If a database does not answer.
        ValueError: If an address is none.
    """
    async with AsyncExitStack() as stack:
        shards: list[Stores] = []
        for url in urls:
            if url == MEMORY:
                shards.append(memory_stores())
            elif is_postgres(url):
                if migrate:
                    await upgrade(url)
                shards.append(await stack.enter_async_context(postgres_stores(url, connections)))
            else:
                shards.append(await stack.enter_async_context(sqlite_stores(url)))
        yield shards[0] if len(shards) == 1 else sharded_stores(shards)
