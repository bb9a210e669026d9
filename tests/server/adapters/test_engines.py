"""Engines: what the drivers below would not survive on their own."""

import asyncio
import sqlite3
import threading
from pathlib import Path

import pytest
import sqlalchemy as sa

from gangoffour.server.adapters.databases.engines import open_engine
from tools.patience import PATIENCE_S, until

LONG_QUERY = sa.text("WITH RECURSIVE r(i) AS (VALUES(0) UNION ALL SELECT i + 1 FROM r LIMIT 20000) SELECT i FROM r")


def test_a_query_cancelled_while_it_is_cleaned_up_comes_to_an_end(tmp_path: Path) -> None:
    """A server that stops cancels what is under way, and once more what is still there: it must not wait for ever."""
    asyncio.run(cancel_queries_twice(tmp_path / "any.db"))


async def cancel_queries_twice(path: Path) -> None:
    engine = open_engine(str(path))

    async def ask() -> None:
        async with engine.connect() as connection:
            await connection.execute(LONG_QUERY)

    await ask()  # the file is a database from now on; to make it one, connections wait for each other
    before, threads = asyncio.all_tasks(), threading.active_count()
    for beats in range(40):
        asking = [asyncio.create_task(ask()) for _ in range(3)]
        for _ in range(20 * beats):
            await asyncio.sleep(0)
        for _ in range(2):
            for task in asyncio.all_tasks() - before:
                task.cancel()
            for _ in range(beats % 8):
                await asyncio.sleep(0)
        await asyncio.gather(*asking, return_exceptions=True)
        left = asyncio.all_tasks() - before
        if left:
            _, left = await asyncio.wait(left, timeout=PATIENCE_S)
        assert not left, "something waits for a connection that stopped long ago"
    await engine.dispose()
    await until(lambda: threading.active_count() <= threads)  # the last queries still answer to this loop


@pytest.mark.anyio
async def test_a_write_that_is_cut_off_leaves_the_file_to_others_though_its_cursor_lives_on(tmp_path: Path) -> None:
    """SQLite keeps the lock of a closed connection until the last of its statements is forgotten, garbage and all."""
    path = tmp_path / "any.db"
    engine = open_engine(str(path))
    async with engine.connect() as connection:
        raw = await connection.get_raw_connection()
        driver = raw.driver_connection
        assert driver is not None
        await driver.execute("BEGIN IMMEDIATE")
        kept = await driver.execute("VALUES (1), (2)")
        stopped = driver.stop()
        assert stopped is not None
        await stopped
        raw.invalidate()
    with sqlite3.connect(path, timeout=0) as another:
        another.execute("BEGIN IMMEDIATE")
    another.close()
    assert kept is not None
    await engine.dispose()


def test_a_query_that_outlives_its_loop_leaves_no_lock_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A server that stops cancels its queries, and its loop may be closed before SQLite has noticed."""
    died: list[threading.ExceptHookArgs] = []
    monkeypatch.setattr(threading, "excepthook", died.append)
    path, busy, loop_closed = tmp_path / "any.db", threading.Event(), threading.Event()

    def wait_for_the_end() -> int:
        busy.set()
        return loop_closed.wait(PATIENCE_S)

    async def leave_a_query_alone() -> None:
        engine = open_engine(str(path))
        async with engine.connect() as connection:
            raw = await connection.get_raw_connection()
            driver = raw.driver_connection
            assert driver is not None
            await driver.create_function("wait_for_the_end", 0, wait_for_the_end)
            await driver.execute("BEGIN IMMEDIATE")
            asking = asyncio.create_task(driver.execute("SELECT wait_for_the_end()"))
            await until(busy.is_set)
            asking.cancel()
            raw.invalidate()

    before = threading.active_count()
    asyncio.run(leave_a_query_alone())
    loop_closed.set()
    asyncio.run(until(lambda: threading.active_count() <= before))
    assert died == []
    with sqlite3.connect(path, timeout=0) as another:
        another.execute("BEGIN IMMEDIATE")
    another.close()
