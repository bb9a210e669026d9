"""PostgreSQL that goes away, comes back, or is set up to forget."""

import asyncio
from collections.abc import AsyncIterator
from functools import partial
from uuid import UUID

import asyncpg
import pytest
from structlog.testing import capture_logs

from gangoffour.server.adapters.databases.migration import upgrade
from gangoffour.server.adapters.stores import Stores, open_stores, postgres_stores
from gangoffour.server.ports import CommandKey, Repeated, StoreUnavailable
from tests.contracts.harness import ANNA, append_of, seqs
from tests.contracts.table_ids import fresh_table_id
from tools.patience import until
from tools.services.databases import SERVER, empty_database, is_alone, on_database

pytestmark = [pytest.mark.anyio, pytest.mark.services("postgres")]

END_ALL = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()
"""

WAITING = "SELECT count(*) FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"

MOVED_HEADS = "SELECT n_tup_upd, n_tup_hot_upd FROM pg_stat_user_tables WHERE relname = 'tables'"


@pytest.fixture
async def database() -> AsyncIterator[str]:
    async with empty_database() as url:
        await upgrade(url)
        yield url


async def are_well(stores: Stores, heads: dict[UUID, int]) -> bool:
    """True if all that uses a connection works again."""
    try:
        assert seqs(await stores.events.heads([*heads])) == heads
        assert await stores.listings.public(1) == []
        await stores.players.remove_idle(0, 0)
    except StoreUnavailable:
        return False
    return True


async def test_the_stores_recover_when_connections_are_lost(database: str) -> None:
    table_id = fresh_table_id()
    async with postgres_stores(database, 4) as stores:
        for seq in range(3):
            await stores.events.append(append_of(table_id, seq))
            assert await stores.listings.public(1) == []
            await on_database(database, END_ALL)
            await until(partial(are_well, stores, {table_id: seq + 1}))


async def waits_for_lock(connection: "asyncpg.Connection[asyncpg.Record]") -> bool:
    """True if another connection waits for what this one holds."""
    return bool(await connection.fetchval(WAITING))


async def test_an_append_that_waits_on_a_lost_connection_has_an_unknown_outcome(database: str) -> None:
    table_id, command = fresh_table_id(), CommandKey(ANNA, "c1")
    async with postgres_stores(database, 4) as stores:
        await stores.events.append(append_of(table_id, 0))
        blocker = await asyncpg.connect(database)
        transaction = blocker.transaction()
        await transaction.start()
        await blocker.execute("SELECT FROM tables FOR UPDATE")
        waiting = asyncio.create_task(stores.events.append(append_of(table_id, 1, 1, command)))
        await until(partial(waits_for_lock, blocker))
        await blocker.execute(END_ALL)
        with pytest.raises(StoreUnavailable):
            await waiting
        await transaction.rollback()
        await blocker.close()

        async def is_appended() -> bool:
            try:
                await stores.events.append(append_of(table_id, 1, 1, command))
            except StoreUnavailable:  # by another connection that was ended, which is noticed when it is asked
                return False
            return True

        await until(is_appended)
        with pytest.raises(Repeated):
            await stores.events.append(append_of(table_id, 1, 1, command))


async def test_a_database_that_is_not_there_is_unavailable() -> None:
    for url in (f"{SERVER}/gof_test_none", "postgresql://postgres@127.0.0.1:1/none"):
        with pytest.raises(StoreUnavailable):
            async with open_stores([url]):
                pass


async def test_a_database_that_may_forget_is_warned_about(database: str) -> None:
    async with postgres_stores(database, 1):
        pass
    name = database.rpartition("/")[2]
    await on_database(database, f"ALTER DATABASE {name} SET synchronous_commit = off")
    with capture_logs() as logs:
        async with postgres_stores(database, 1):
            pass
    assert logs == [
        {"event": "database_not_durable", "setting": "synchronous_commit", "value": "off", "log_level": "warning"}
    ]


async def test_heads_move_inside_their_page(database: str) -> None:
    table_ids = [fresh_table_id() for _ in range(400)]
    async with postgres_stores(database, 4) as stores:
        await asyncio.gather(*(stores.events.append(append_of(table_id, 0, due_ms=1)) for table_id in table_ids))
        await asyncio.gather(*(stores.events.append(append_of(table_id, 1, due_ms=2)) for table_id in table_ids))
    connection = await asyncpg.connect(database)
    await until(partial(is_alone, connection))  # the closed ones tell their figures at the end
    moved = await connection.fetchrow(MOVED_HEADS)
    await connection.close()
    assert moved is not None
    assert moved["n_tup_hot_upd"] == moved["n_tup_upd"] == len(table_ids)
