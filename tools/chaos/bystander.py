"""A bystander who only watches the machine: when it stands still for all, no server is to blame for it."""

import asyncio
import time
from typing import Final

import asyncpg

EVERY_S: Final = 0.1


class Bystander:
    """Measures how late this process is woken, and how long PostgreSQL takes for a commit of one small row."""

    def __init__(self, database_url: str) -> None:
        self.late: list[float] = []
        self.commits: list[float] = []
        self._url = database_url

    async def watch(self) -> None:
        """Watch until cancelled."""
        await asyncio.gather(self._watch_time(), self._watch_commits())

    async def _watch_time(self) -> None:
        while True:
            begun = time.monotonic()
            await asyncio.sleep(EVERY_S)
            self.late.append(time.monotonic() - begun - EVERY_S)

    async def _watch_commits(self) -> None:
        while True:
            try:
                await self._commit()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError, asyncpg.InternalClientError):
                await asyncio.sleep(EVERY_S)  # it was killed, and will be back

    async def _commit(self) -> None:
        connection = await asyncpg.connect(self._url, timeout=5)
        try:
            await connection.execute("CREATE TABLE IF NOT EXISTS bystander (number bigint)")
            while True:
                begun = time.monotonic()
                await connection.execute("INSERT INTO bystander VALUES ($1)", int(begun))
                self.commits.append(time.monotonic() - begun)
                await asyncio.sleep(EVERY_S)
        finally:
            connection.terminate()
