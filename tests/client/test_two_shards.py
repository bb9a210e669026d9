"""Two databases as two shards: new tables land on both, and one that stops takes only its own tables along."""

import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from random import Random

import pytest

from gangoffour.bots import UniformBot
from gangoffour.client import Client, play_with
from gangoffour.protocol import TableOptions
from gangoffour.server.adapters.databases.migration import upgrade
from gangoffour.server.ids import shard_of
from gangoffour.server.ports import TableId
from tools.servers.party import HANG_S, serving
from tools.services.databases import empty_database, on_server

pytestmark = [pytest.mark.anyio, pytest.mark.services("postgres")]

MATCH = TableOptions(length="one_deal")


async def stop_database(url: str) -> None:
    """Let nobody connect to a database any more, as if its server had stopped."""
    name = url.rpartition("/")[2]
    await on_server(f"ALTER DATABASE {name} ALLOW_CONNECTIONS false")
    sessions = f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'"  # noqa: S608  our own name
    await on_server(sessions)


async def match_at(client: Client, table_id: str) -> None:
    async with client.table(table_id) as table:
        await play_with(table, UniformBot(), Random(table_id))


async def test_new_tables_land_on_both_and_one_stopped_leaves_the_other_s_playing(tmp_path: Path) -> None:
    async with empty_database() as first, empty_database() as second, AsyncExitStack() as stack:
        await upgrade(first)
        await upgrade(second)
        site = await stack.enter_async_context(serving(tmp_path, database_urls=(first, second)))
        ana = await site.guest("Ana", stack)
        opened = [(await ana.open_table(MATCH, bots=("random",) * 3)).table_id for _ in range(6)]
        shards = {table_id: shard_of(TableId(table_id)) for table_id in opened}
        assert sorted(shards.values()) == [0, 0, 0, 1, 1, 1]

        await stop_database(second)
        async with asyncio.timeout(HANG_S):
            await asyncio.gather(*(match_at(ana, table_id) for table_id in opened if shards[table_id] == 0))
        listed = {listing.table_id for listing in (await ana.my_tables()).tables}
        assert listed == {table_id for table_id in opened if shards[table_id] == 0}
