"""Months of PostgreSQL go as a whole, and nobody who plays waits for it."""

import asyncio
from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import UTC, datetime
from typing import Final

import asyncpg
import pytest

from gangoffour.server.adapters.databases.engines import open_engine
from gangoffour.server.adapters.databases.migration import upgrade
from gangoffour.server.adapters.databases.partitions import PARTITIONED, Month, make_months
from gangoffour.server.adapters.databases.wall_time import wall_now_ms
from gangoffour.server.adapters.retention.sql_retention import PATIENCE_MS
from gangoffour.server.adapters.stores import Stores, postgres_stores
from gangoffour.server.ports import StoreBusy
from gangoffour.server.workers.projecting import versions_of
from tests.contracts.harness import append_of
from tests.contracts.retained import DAY, KEEP, closed_table, project, remove_all
from tests.contracts.table_ids import fresh_table_id
from tools.services.databases import empty_database, on_database, snapshot

pytestmark = [pytest.mark.anyio, pytest.mark.services("postgres")]

AGO: Final = 75
"""Days since tables were opened in a month that is over for longer than anything is kept."""
LONG_AGO: Final = 120 + PATIENCE_MS // DAY
HANG_S: Final = 60.0


@pytest.fixture
async def url() -> AsyncIterator[str]:
    """A database that has been there for a year: its months have partitions."""
    async with empty_database() as database:
        await upgrade(database)
        engine = open_engine(database)
        async with engine.begin() as connection:
            await make_months(connection, sorted({month_of(days) for days in range(360)}))
        await engine.dispose()
        yield database


@pytest.fixture
async def stores(url: str) -> AsyncIterator[Stores]:
    async with postgres_stores(url, 8) as opened:
        yield opened


def month_of(days: int) -> Month:
    """The month of so many days ago."""
    return Month.at(datetime.fromtimestamp(wall_now_ms() / 1000 - days * 86_400, UTC))


async def partitions(url: str, days: int) -> set[str]:
    """The tables that still have a partition for the month of so many days ago."""
    names = {month_of(days).partition(table): table for table in PARTITIONED}
    found = await snapshot(url, {"names": "SELECT relname::text AS name FROM pg_class WHERE relispartition"})
    return {names[row["name"]] for row in found["names"] if row["name"] in names}


async def test_a_month_whose_tables_are_all_over_is_dropped(url: str, stores: Stores) -> None:
    gone = [await closed_table(stores, 29, AGO) for _ in range(3)]
    kept = await closed_table(stores, 10, 12)
    await project(stores)
    assert await partitions(url, AGO) == set(PARTITIONED)
    await remove_all(stores.retention[0])
    assert await partitions(url, AGO) == set()
    assert await stores.events.heads(gone) == {}
    assert await partitions(url, 0) == set(PARTITIONED)
    assert await stores.events.read(kept, 0) != []


@pytest.mark.nightly
async def test_chat_and_commands_of_a_month_go_with_its_streams_at_the_latest(url: str, stores: Stores) -> None:
    await closed_table(stores, 29, AGO)
    await project(stores)
    await remove_all(stores.retention[0], replace(KEEP, chat_ms=999 * DAY, commands_ms=999 * DAY))
    assert await partitions(url, AGO) == set()


async def test_a_month_waits_for_its_last_table(url: str, stores: Stores) -> None:
    over, playing = await closed_table(stores, 29, AGO), await closed_table(stores, None, AGO)
    await project(stores)
    await remove_all(stores.retention[0])
    assert await partitions(url, AGO) == set(PARTITIONED)
    assert set(await stores.events.heads([over, playing])) == {over, playing}
    await on_database(url, f"UPDATE tables SET closed_at_ms = {wall_now_ms() - 29 * DAY}")  # noqa: S608
    await remove_all(stores.retention[0])
    assert await partitions(url, AGO) == set()
    assert await stores.events.heads([over, playing]) == {}


@pytest.mark.nightly
async def test_a_month_in_which_somebody_plays_on_and_on_is_cleared_row_by_row(url: str, stores: Stores) -> None:
    over, playing = await closed_table(stores, 29, LONG_AGO), await closed_table(stores, None, LONG_AGO)
    await project(stores)
    before = await stores.events.read(playing, 0)
    await remove_all(stores.retention[0])
    assert "events" in await partitions(url, LONG_AGO)
    assert await stores.events.read(over, 0) == []
    assert await stores.events.heads([over]) == {}
    assert await stores.events.read(playing, 0) == before


async def test_who_appends_does_not_wait_for_whoever_holds_up_the_removal(url: str, stores: Stores) -> None:
    await closed_table(stores, 29, AGO)
    await project(stores)
    table_id, retention = fresh_table_id(), stores.retention[0]
    await stores.events.append(append_of(table_id, 0))
    reader = await asyncpg.connect(url)
    try:
        async with asyncio.timeout(HANG_S), reader.transaction():
            for table in PARTITIONED:  # as a dump does, and holds on to it
                await reader.execute(f"SELECT FROM {table} LIMIT 1")
            waits = []
            for seq in range(1, 6):
                held_up, _ = await asyncio.gather(_is_held_up(stores), stores.events.append(append_of(table_id, seq)))
                waits.append(held_up)
            assert waits[-1]
            assert "events" in await partitions(url, AGO)
    finally:
        await reader.close()
    await remove_all(retention)
    assert await partitions(url, AGO) == set()
    assert len(await stores.events.read(table_id, 0)) == 6


async def _is_held_up(stores: Stores) -> bool:
    try:
        await stores.retention[0].remove(KEEP, versions_of())
    except StoreBusy:
        return True
    return False
