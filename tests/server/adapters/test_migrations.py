"""One history of the schema for both databases, and partitions ahead of time."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path
from uuid import uuid4

import asyncpg
import pytest
import sqlalchemy as sa
from alembic import command

from gangoffour.server.adapters.databases.engines import open_engine
from gangoffour.server.adapters.databases.migration import check, ensure_partitions, run_alembic, upgrade
from gangoffour.server.adapters.databases.partitions import Month
from gangoffour.server.adapters.databases.schema import tables
from gangoffour.server.adapters.stores import StoreCode, StoreError, open_stores
from gangoffour.server.ids import new_id
from tests.contracts.harness import append_of, stored_events
from tools.services.databases import empty_database

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.services("postgres"))])
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[str]:
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'history.db'}"
    else:
        async with empty_database() as database:
            yield database


@pytest.fixture
async def database() -> AsyncIterator[str]:
    async with empty_database() as url:
        yield url


async def test_the_history_leads_there_and_back_again(url: str) -> None:
    assert not await check(url)
    await upgrade(url)
    assert await check(url)
    await run_alembic(url, command.check)
    await run_alembic(url, lambda config: command.downgrade(config, "base"))
    assert not await check(url)
    await upgrade(url)
    await upgrade(url)
    assert await check(url)


@pytest.mark.services("postgres")
async def test_a_database_with_another_schema_is_not_opened_unless_it_may_be_migrated(database: str) -> None:
    with pytest.raises(StoreError) as refused:
        async with open_stores([database]):
            pass
    assert refused.value.code is StoreCode.OUTDATED
    async with open_stores([database], migrate=True) as stores:
        assert await stores.listings.public(1) == []


@pytest.mark.parametrize(
    "year, month, first, after",
    [
        (2026, 1, datetime(2026, 1, 1, tzinfo=UTC), datetime(2026, 2, 1, tzinfo=UTC)),
        (2026, 12, datetime(2026, 12, 1, tzinfo=UTC), datetime(2027, 1, 1, tzinfo=UTC)),
    ],
)
async def test_a_month_holds_the_ids_made_in_it(year: int, month: int, first: datetime, after: datetime) -> None:
    begin, end = Month(year, month).bounds
    first_ms, after_ms = (int(moment.timestamp() * 1000) for moment in (first, after))
    assert (
        begin < new_id(first_ms, bytes(8)) < new_id(after_ms - 1, b"\xff" * 8, 4095) < end < new_id(after_ms, bytes(8))
    )


@pytest.mark.services("postgres")
async def test_events_of_a_table_made_next_month_have_their_own_partition(database: str) -> None:
    today = datetime.now(UTC)
    this_month = today.year * 12 + today.month - 1
    async with open_stores([database], migrate=True) as stores:
        for ahead in (0, 1, 7):
            year, month = divmod(this_month + ahead, 12)
            noon = int(datetime(year, month + 1, 1, 12, tzinfo=UTC).timestamp() * 1000)
            table_id = new_id(noon, uuid4().bytes[:8])
            await stores.events.append(append_of(table_id, 0, 2))
            assert await stores.events.read(table_id, 0) == stored_events(1, 2)
    await ensure_partitions(database, months_ahead=8)
    connection = await asyncpg.connect(database)
    found = await connection.fetch("SELECT tableoid::regclass::text AS name, count(*) FROM events GROUP BY 1")
    await connection.close()
    year, month = divmod(this_month + 1, 12)
    assert {row["name"]: row["count"] for row in found} == {
        f"events_p{today:%Y%m}": 2,
        f"events_p{year}{month + 1:02}": 2,
        "events_pdefault": 2,
    }


async def test_tables_that_closed_before_say_when(url: str) -> None:
    await run_alembic(url, lambda config: command.upgrade(config, "0007"))
    closed, playing = uuid4(), uuid4()
    engine = open_engine(url)
    heads = sa.table("tables", sa.column("table_id", sa.Uuid), *map(sa.column, ("seq", "base_seq", "opened_at_ms")))
    columns = ("seq", "at_ms", "type", "schema_version", "payload")
    events = sa.table("events", sa.column("table_id", sa.Uuid), *map(sa.column, columns))
    told = [(closed, 1, "table_opened"), (closed, 2, "table_closed"), (playing, 1, "table_opened")]
    async with engine.begin() as connection:
        for table_id, seq in ((closed, 2), (playing, 1)):
            await connection.execute(sa.insert(heads).values(table_id=table_id, seq=seq, base_seq=1, opened_at_ms=1))
        for table_id, seq, kind in told:
            event = {"table_id": table_id, "seq": seq, "at_ms": seq * 10, "type": kind}
            await connection.execute(sa.insert(events).values(**event, schema_version=1, payload="{}"))
    await upgrade(url)
    async with engine.begin() as connection:
        found = await connection.execute(sa.select(tables.c.table_id, tables.c.closed_at_ms))
        assert {row.table_id: row.closed_at_ms for row in found} == {closed: 20, playing: None}
    await engine.dispose()
