"""Runs each contract on every adapter."""

import asyncio
import shutil
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from gangoffour.server.adapters.databases.engines import is_postgres
from gangoffour.server.adapters.databases.migration import upgrade
from gangoffour.server.adapters.databases.schema import metadata
from gangoffour.server.adapters.stores import memory_stores, postgres_stores, sharded_stores, sqlite_stores
from tests.contracts.harness import MovableTime, Opened
from tools.servers.patient_stores import patient_stores
from tools.services.databases import empty_database, on_database

ADAPTERS = [
    "memory",
    "sqlite",
    pytest.param("postgres", marks=pytest.mark.services("postgres")),
    "shards",
]
SHARDS = 3

# As if everything had happened that much earlier: the time of PostgreSQL is its own and cannot be moved.
EARLIER = (
    "UPDATE deadlines SET due_ms = due_ms - {span_ms}, leased_until_ms = leased_until_ms - {span_ms}",
    "UPDATE heartbeats SET at_ms = at_ms - {span_ms}",
    "UPDATE nodes SET beat_at_ms = beat_at_ms - {span_ms}",
    "UPDATE jobs SET due_ms = due_ms - {span_ms}, leased_until_ms = leased_until_ms - {span_ms}",
)


@pytest.fixture(scope="session", autouse=True)
def _patience() -> Iterator[None]:
    """No store refuses anybody because the machine is slow."""
    with patient_stores():
        yield


@pytest.fixture(scope="session")
def migrated_database() -> Iterator[str]:
    """One database for all contracts; each test finds it empty."""
    with asyncio.Runner() as runner:
        database = empty_database()
        url = runner.run(database.__aenter__())
        runner.run(upgrade(url))
        yield url
        runner.run(database.__aexit__(None, None, None))


@pytest.fixture(scope="session")
def migrated_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An SQLite file to copy; that is quicker than to migrate one for each test."""
    file = tmp_path_factory.mktemp("sqlite") / "migrated.db"
    asyncio.run(upgrade(str(file)))
    return file


@asynccontextmanager
async def opened_with_own_time(adapter: str) -> AsyncIterator[Opened]:
    time = MovableTime()

    async def pass_time(span_ms: int) -> None:
        time.ahead_ms += span_ms

    if adapter == "memory":
        yield Opened(memory_stores(time.now_ms), pass_time)
    elif adapter == "shards":
        shards = [memory_stores(time.now_ms) for _ in range(SHARDS)]
        yield Opened(sharded_stores(shards), pass_time, SHARDS)
    else:
        async with sqlite_stores(adapter, time.now_ms) as stores:
            yield Opened(stores, pass_time)


@asynccontextmanager
async def opened_postgres(url: str) -> AsyncIterator[Opened]:
    async def pass_time(span_ms: int) -> None:
        await on_database(url, *(statement.format(span_ms=span_ms) for statement in EARLIER))

    # A few rows are gone sooner than the files of all tables are made anew.
    await on_database(url, *(str(table.delete()) for table in reversed(metadata.sorted_tables)))
    async with postgres_stores(url, 8) as stores:
        yield Opened(stores, pass_time)


@pytest.fixture(params=ADAPTERS)
def adapter(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The name of an adapter, or the address of a database. Not async: databases are made by loops of their own."""
    match str(request.param):
        case "postgres":
            return str(request.getfixturevalue("migrated_database"))
        case "sqlite":
            return str(shutil.copy(request.getfixturevalue("migrated_file"), tmp_path / "contract.db"))
        case name:
            return name


@pytest.fixture
async def opened(adapter: str) -> AsyncIterator[Opened]:
    async with opened_postgres(adapter) if is_postgres(adapter) else opened_with_own_time(adapter) as stores:
        yield stores
