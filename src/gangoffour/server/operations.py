"""What an operator does beside serving: bring databases up to date, find the file to copy, let bots think."""

import asyncio
from pathlib import Path
from typing import Final

from gangoffour.bots import BOTS
from gangoffour.server.adapters.bot_pool import BotPool
from gangoffour.server.adapters.engines import is_postgres, sqlite_path
from gangoffour.server.adapters.migration import upgrade
from gangoffour.server.settings import Settings

MEMORY: Final = "memory:"


async def upgrade_databases(settings: Settings) -> None:
    """Bring every database to the schema of this version."""
    for url in settings.database_urls:
        if url != MEMORY:
            await upgrade(url)


def sqlite_file(url: str) -> Path | None:
    """Return the file of an SQLite database; None for any other."""
    return None if url == MEMORY or is_postgres(url) else sqlite_path(url)


async def run_bot_worker(settings: Settings, stop: asyncio.Event) -> None:
    """Answer the requests of the cluster's servers for bots until told to stop."""
    from gangoffour.server.workers.bots import serve_bots  # noqa: PLC0415  a server alone does without NATS

    await serve_bots(settings.nats_url, tuple(BOTS), stop, pool=BotPool(max(1, settings.bot_workers)))
