"""Stores opened by their addresses, and what is left of them when the process ends."""

import asyncio
import signal
import sys
from pathlib import Path
from uuid import UUID

import pytest

from gangoffour.server.adapters.stores import open_stores
from gangoffour.server.adapters.streams.batches import BatchingThread
from gangoffour.server.ports import StoreUnavailable
from tests.contracts.harness import append_of, seqs, stored_events
from tests.contracts.table_ids import fresh_table_id

pytestmark = pytest.mark.anyio

KILLED_AFTER_AN_ACKNOWLEDGED_APPEND = """
import asyncio, os, signal, sys
from uuid import UUID
from gangoffour.server.adapters.stores import open_stores
from tests.contracts.harness import append_of
async def main():
    async with open_stores([sys.argv[1]]) as stores:
        await stores.events.append(append_of(UUID(sys.argv[2]), 0, 3))
        os.kill(os.getpid(), signal.SIGKILL)
asyncio.run(main())
"""


@pytest.mark.parametrize("form", ["sqlite:///{path}", "{path}"])
async def test_an_sqlite_file_keeps_what_was_appended(tmp_path: Path, form: str) -> None:
    url, table_id = form.format(path=tmp_path / "new folder" / "tables.db"), fresh_table_id()
    async with open_stores([url]) as stores:
        await stores.events.append(append_of(table_id, 0, 2))
    async with open_stores([url]) as stores:
        assert await stores.events.read(table_id, 0) == stored_events(1, 2)


async def test_memory_forgets() -> None:
    table_id = fresh_table_id()
    async with open_stores(["memory:"]) as stores:
        await stores.events.append(append_of(table_id, 0))
    async with open_stores(["memory:"]) as stores:
        assert await stores.events.head(table_id) is None


@pytest.mark.parametrize("url", ["mysql://host/name", "sqlite:///", ""])
async def test_what_is_no_address_is_refused(url: str) -> None:
    with pytest.raises(ValueError, match="no address"):
        async with open_stores([url]):
            pass


async def test_an_acknowledged_append_survives_the_end_of_the_process(tmp_path: Path) -> None:
    url, table_id = str(tmp_path / "tables.db"), fresh_table_id()
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-c", KILLED_AFTER_AN_ACKNOWLEDGED_APPEND, url, str(table_id)
    )
    assert await process.wait() == -signal.SIGKILL
    async with open_stores([url]) as stores:
        assert await stores.events.read(table_id, 0) == stored_events(1, 3)


async def test_if_a_batch_cannot_be_kept_nobody_in_it_is_told_otherwise(tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    async with open_stores([str(path)]) as stores:
        table_ids = [fresh_table_id() for _ in range(3)]
        thread = BatchingThread(path)

        def wrong(_connection: object) -> None:
            raise OverflowError

        outcomes = await asyncio.gather(
            *(stores.events.append(append_of(table_id, 0)) for table_id in table_ids),
            thread.run(wrong, writes=True),
            return_exceptions=True,
        )
        assert [type(outcome) for outcome in outcomes] == [type(None)] * 3 + [StoreUnavailable]
        await thread.close()
        with pytest.raises(StoreUnavailable):
            await thread.run(wrong, writes=True)
        assert seqs(await stores.events.heads(table_ids)) == dict.fromkeys(table_ids, 1)


async def test_the_closed_store_is_unavailable(tmp_path: Path) -> None:
    async with open_stores([str(tmp_path / "tables.db")]) as stores:
        pass
    with pytest.raises(StoreUnavailable):
        await stores.events.head(UUID(int=1))
