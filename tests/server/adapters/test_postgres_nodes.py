"""Several nodes at one PostgreSQL database."""

import asyncio
import random
from functools import partial
from uuid import UUID

import asyncpg
import pytest

from gangoffour.server.adapters.databases.migration import upgrade
from gangoffour.server.adapters.stores import Stores, postgres_stores
from gangoffour.server.ports import CommandKey, Conflict
from tests.contracts.harness import ANNA, append_of, stored_events
from tests.contracts.table_ids import fresh_table_id
from tools.patience import until
from tools.services.databases import empty_database, is_alone

pytestmark = [pytest.mark.anyio, pytest.mark.services("postgres")]

TABLES = 12
APPENDS = 20


async def play(stores: Stores, table_id: UUID, node: int) -> None:
    for number in range(APPENDS):
        while True:
            seq = (await stores.events.heads([table_id]))[table_id].seq
            try:
                command = CommandKey(ANNA, f"{node}-{number}")
                await stores.events.append(append_of(table_id, seq, number % 3, command, due_ms=number or None))
                break
            except Conflict:
                continue


async def keep_sweeping(stores: Stores, node: int) -> None:
    """Do to the wake-up times what an outage does, again and again."""
    while True:
        await stores.events.overdue(0, random.Random(node).randrange(1, 50), 100)
        await stores.events.put_off(-1, 5)


async def test_nodes_that_append_to_the_same_tables_never_wait_for_each_other_in_a_ring() -> None:
    async with empty_database() as url:
        await upgrade(url)
        async with postgres_stores(url, 6) as one, postgres_stores(url, 6) as two:
            table_ids = [fresh_table_id() for _ in range(TABLES)]
            await asyncio.gather(*(one.events.append(append_of(table_id, 0)) for table_id in table_ids))
            sweepers = [asyncio.create_task(keep_sweeping(stores, node)) for node, stores in enumerate((one, two))]
            async with asyncio.timeout(30):
                await asyncio.gather(
                    *(play(one, table_id, 1) for table_id in table_ids),
                    *(play(two, table_id, 2) for table_id in reversed(table_ids)),
                )
            assert [sweeper.done() for sweeper in sweepers] == [False, False], "a sweeper failed"
            for sweeper in sweepers:
                sweeper.cancel()
            await asyncio.gather(*sweepers, return_exceptions=True)
            expected = 1 + 2 * sum(number % 3 for number in range(APPENDS))
            for table_id in table_ids:
                assert await two.events.read(table_id, 0) == stored_events(1, expected)
        await no_deadlocks(url)


async def test_a_node_can_say_that_it_is_alive_while_somebody_arrives_there() -> None:
    async with empty_database() as url:
        await upgrade(url)
        async with postgres_stores(url, 2) as stores:
            await stores.presences.beat("n1")
            connection = await asyncpg.connect(url)
            transaction = connection.transaction()
            await transaction.start()
            await connection.execute("SELECT FROM nodes FOR UPDATE")  # as one who arrives did, until his commit
            async with asyncio.timeout(30):
                await asyncio.gather(*(stores.presences.arrive(fresh_table_id(), ANNA, "n1") for _ in range(8)))
            await transaction.rollback()
            await connection.close()


async def no_deadlocks(url: str) -> None:
    connection = await asyncpg.connect(url)
    await until(partial(is_alone, connection))  # the closed ones tell their figures at the end
    count = await connection.fetchval("SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()")
    await connection.close()
    assert count == 0
