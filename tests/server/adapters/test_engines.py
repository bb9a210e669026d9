"""Engines: what the drivers below would not survive on their own."""

import asyncio
import threading
from pathlib import Path

import sqlalchemy as sa

from gangoffour.server.adapters.engines import open_engine
from tools.patience import PATIENCE_S, until

LONG_QUERY = sa.text("WITH RECURSIVE r(i) AS (VALUES(0) UNION ALL SELECT i + 1 FROM r LIMIT 20000) SELECT i FROM r")


def test_a_query_cancelled_while_it_is_cleaned_up_comes_to_an_end(tmp_path: Path) -> None:
    """A server that stops cancels what is under way, and once more what is still there: it must not wait for ever."""
    asyncio.run(cancel_queries_twice(tmp_path / "any.db"))


async def cancel_queries_twice(path: Path) -> None:
    engine = open_engine(str(path))
    threads = threading.active_count()

    async def ask() -> None:
        async with engine.connect() as connection:
            await connection.execute(LONG_QUERY)

    before = asyncio.all_tasks()
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
