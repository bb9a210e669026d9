"""PostgreSQL that goes away, comes back, or is set up to forget."""

import asyncio
from collections.abc import AsyncIterator

import asyncpg
import pytest
from structlog.testing import capture_logs

from gangoffour.server.adapters.migration import upgrade
from gangoffour.server.adapters.stores import open_stores, postgres_stores
from gangoffour.server.ports import CommandKey, Repeated, StoreUnavailable
from tests.contracts.harness import ANNA, append_of
from tests.contracts.table_ids import fresh_table_id
from tools.services.databases import SERVER, empty_database, on_database

pytestmark = [pytest.mark.anyio, pytest.mark.services("postgres")]

END_ALL = """
    SELECT pg_terminate_backend(pid) FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid()
"""

MOVED_HEADS = "SELECT n_tup_upd, n_tup_hot_upd FROM pg_stat_user_tables WHERE relname = 'tables'"


@pytest.fixture
async def database() -> AsyncIterator[str]:
    async with empty_database() as url:
        await upgrade(url)
        yield url


async def test_the_stores_recover_when_connections_are_lost(database: str) -> None:
    table_id = fresh_table_id()
    async with postgres_stores(database, 4) as stores:
        for seq in range(3):
            await stores.events.append(append_of(table_id, seq))
            assert await stores.listings.public(1) == []
            await on_database(database, END_ALL)
            for _ in range(20):
                try:
                    assert await stores.events.heads([table_id]) == {table_id: seq + 1}
                    assert await stores.listings.public(1) == []
                    await stores.guests.remove_idle(0)
                    break
                except StoreUnavailable:
                    await asyncio.sleep(0.05)
            else:
                pytest.fail("the stores did not recover")


async def test_an_append_that_waits_on_a_lost_connection_has_an_unknown_outcome(database: str) -> None:
    table_id, command = fresh_table_id(), CommandKey(ANNA, "c1")
    async with postgres_stores(database, 4) as stores:
        await stores.events.append(append_of(table_id, 0))
        blocker = await asyncpg.connect(database)
        transaction = blocker.transaction()
        await transaction.start()
        await blocker.execute("SELECT FROM tables FOR UPDATE")
        waiting = asyncio.create_task(stores.events.append(append_of(table_id, 1, 1, command)))
        await asyncio.sleep(0.2)
        await blocker.execute(END_ALL)
        with pytest.raises(StoreUnavailable):
            await waiting
        await transaction.rollback()
        await blocker.close()
        await stores.events.append(append_of(table_id, 1, 1, command))
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
    moved = None
    for _ in range(50):  # the closed connections tell their figures a moment later
        moved = await connection.fetchrow(MOVED_HEADS)
        if moved is not None and moved["n_tup_upd"] == len(table_ids):
            break
        await asyncio.sleep(0.05)
    await connection.close()
    assert moved is not None
    assert moved["n_tup_hot_upd"] == moved["n_tup_upd"] == len(table_ids)
