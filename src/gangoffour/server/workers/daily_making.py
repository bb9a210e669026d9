"""Making the deals of coming days: seasons, and the field that has always played already."""

import asyncio
import os
import sys
from asyncio.subprocess import DEVNULL, PIPE
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from dataclasses import dataclass
from datetime import date, timedelta
from itertools import islice
from signal import SIGTERM
from threading import Thread
from typing import Final

from gangoffour.boards import engine_hash
from gangoffour.daily import Ghost, GhostPlay, Season, SecretSeason, date_at, ghosts_of, new_season, plan_of, played
from gangoffour.fairness import LINK_SIZE
from gangoffour.server.logs import logger
from gangoffour.server.ports import ContestStore, DailyStore, GhostResult, Packet, Secrets

SEASON_DAYS: Final = 28
"""The shortest season: its anchor is worth something because it stands for long."""

BATCH: Final = 16
"""How many deals are kept at a time: an interrupted run goes on from there."""

STOCK_AHEAD: Final = 4
"""So many instant contests are ready for whoever has played most of them."""

MOST_PACKETS: Final = 4_000
"""Of one day: the number of a board is kept in two bytes."""

DEAREST: Final = "champion"
"""Whose days have no stock: one packet takes them as long as a dozen of the others."""

MEMORY: Final = "memory:"
"""What another process cannot write to."""

MAKE_EVERY_S: Final = 6 * 3600
NICENESS: Final = 15
READ_SIZE: Final = 4096

MAKING: Final = f"from {__name__} import stand_back; stand_back(); from gangoffour.cli import main; main()"

_LOG: Final = logger(__name__)


@dataclass(frozen=True, slots=True)
class Made:
    """What is ready."""

    seasons: list[Season]
    """Those that are not over."""
    first_day: date
    last_day: date


async def make_days(
    store: DailyStore,
    secrets: Secrets,
    now_ms: int,
    days: int,
    jobs: int,
    show: Callable[[int, int], None] = lambda _done, _total: None,
) -> Made:
    """Open a season if the days to come need one, and let bots play what they have not played yet.

    A season has as many days as were asked for, and at least four weeks; its field is made when its days come near.

    What bots of another engine have made of days to come is made anew: nobody should meet others than the field did.
    """
    today = date_at(now_ms)
    last = today + timedelta(days=days - 1)
    await _open_season(store, secrets, today, last, now_ms)
    seasons = [secret for secret in await store.seasons() if secret.season.last_day >= today]
    wanted = [(secret, await _missing(store, secret, today, last)) for secret in seasons]
    await _play(store, wanted, jobs, show)
    return Made([secret.season for secret in seasons], today, last)


async def _play(
    store: DailyStore, wanted: Sequence[tuple[SecretSeason, list[Ghost]]], jobs: int, show: Callable[[int, int], None]
) -> None:
    """Let bots play, and keep what they made of the boards as they come."""
    done, total = 0, sum(len(ghosts) for _, ghosts in wanted)
    engine = engine_hash()
    for secret, ghosts in wanted:
        playing = played(secret, ghosts, jobs)
        while batch := await asyncio.to_thread(_next, playing):
            found = {ghost: GhostResult(engine, play.points, play.record) for ghost, play in batch}
            await store.put_ghosts(secret.season.name, found)
            done += len(batch)
            show(done, total)


def _next(playing: Iterator[tuple[Ghost, GhostPlay]]) -> list[tuple[Ghost, GhostPlay]]:
    return list(islice(playing, BATCH))


async def _open_season(store: DailyStore, secrets: Secrets, today: date, last: date, now_ms: int) -> None:
    ends = [secret.season.last_day for secret in await store.seasons()]
    first = max((today, *(end + timedelta(days=1) for end in ends)))
    if first <= last:
        day_count = max(SEASON_DAYS, (last - first).days + 1)
        await store.add_season(new_season(first, day_count, secrets.token(LINK_SIZE)), now_ms)


async def _missing(store: DailyStore, secret: SecretSeason, today: date, last: date) -> list[Ghost]:
    season = secret.season
    numbers = [number for number in range(1, season.day_count + 1) if today <= season.day_at(number) <= last]
    known = await store.ghosts(season.name, numbers)
    engine = engine_hash()
    return [ghost for ghost in ghosts_of(numbers) if ghost not in known or known[ghost].engine != engine]


async def make_stock(
    store: DailyStore,
    contests: ContestStore,
    jobs: int,
    show: Callable[[int, int], None] = lambda _done, _total: None,
) -> None:
    """Let bots play boards for instant contests, until there are some that even the busiest player has not seen.

    They come from all days of the newest season in turn. Boards of old days count as nothing here: who plays every day
    has seen them.
    """
    made = {packet for packet in await store.packets() if packet.packet}
    count = STOCK_AHEAD + await contests.most_instants() - len(made)
    seasons = await store.seasons()
    if count <= 0 or not seasons:
        return
    newest = seasons[-1]
    days = [
        number
        for number in range(1, newest.season.day_count + 1)
        if plan_of(newest.season.day_at(number)).level != DEAREST
    ]
    free = (
        (number, packet)
        for packet in range(1, MOST_PACKETS)
        for number in days
        if Packet(newest.season.name, number, packet) not in made
    )
    ghosts = [ghost for number, packet in islice(free, count) for ghost in ghosts_of([number], packet)]
    known = await store.ghosts(newest.season.name, {ghost.number for ghost in ghosts})
    await _play(store, [(newest, [ghost for ghost in ghosts if ghost not in known])], jobs, show)


async def keep_days_made(database_urls: tuple[str, ...], days: int) -> None:
    """Make the deals of coming days now and again, in a process of its own that gives way to all others."""
    # The addresses may hold a password, and everybody can read what a process was started with.
    environment = {**os.environ, "GOF_DATABASE_URLS": ",".join(database_urls)}
    while days and not any(url.startswith(MEMORY) for url in database_urls):
        command = (sys.executable, "-c", MAKING, "daily", "make", "--days", str(days), "--jobs", "1")
        making = await asyncio.create_subprocess_exec(
            *command, env=environment, stdin=PIPE, stdout=DEVNULL, stderr=DEVNULL, process_group=0
        )
        try:
            # Whoever stops the service may ask each of its processes to end, and that is no fault.
            if await making.wait() not in (0, -SIGTERM):
                _LOG.error("the deals of coming days could not be made")
        except asyncio.CancelledError:
            with suppress(ProcessLookupError):  # it has just ended by itself
                making.kill()
            await making.wait()
            raise
        await asyncio.sleep(MAKE_EVERY_S)


def stand_back() -> None:
    """Give way to all others, and end with the server, however it dies: it holds the other end of our input."""
    os.nice(NICENESS)
    Thread(target=_end_with_server, daemon=True).start()


def _end_with_server() -> None:
    # Not by `sys.stdin`: Python aborts if a thread still holds it when the days are made and all is over.
    while os.read(sys.stdin.fileno(), READ_SIZE):
        continue
    os._exit(1)
