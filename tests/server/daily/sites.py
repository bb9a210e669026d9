"""Servers with a season, whose time stands still, for tests of today's deals and of contests."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import date
from pathlib import Path

import pytest

from gangoffour.client import ServerRefused
from gangoffour.server.adapters.clocks import ManualClock
from tools.servers.daily_season import MONDAY, at_noon, open_season
from tools.servers.party import HANG_S, Site, serving

MINUTE_MS = 60_000
HOUR_MS = 60 * MINUTE_MS


@asynccontextmanager
async def daily_site(folder: Path, day: date = MONDAY, stock: int = 0) -> AsyncIterator[Site]:
    """A server at noon of a day, with a season, and with so many packets in stock."""
    with at_noon(day):
        await open_season(folder, stock=stock)
        async with asyncio.timeout(HANG_S), serving(folder) as site:
            yield site


@asynccontextmanager
async def daily_site_as_it_is(folder: Path) -> AsyncIterator[Site]:
    """A server at noon of the first day, with whatever lies in its folder."""
    with at_noon():
        async with asyncio.timeout(HANG_S), serving(folder) as site:
            yield site


async def pass_time(site: Site, ms: int) -> None:
    clock = site.services.for_all.clock
    assert isinstance(clock, ManualClock)
    await clock.advance(ms)


async def refusal_of(asked: object) -> tuple[str, int]:
    with pytest.raises(ServerRefused) as refusal:
        await asked  # type: ignore[misc]  # any coroutine
    return refusal.value.code, refusal.value.status
