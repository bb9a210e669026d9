"""A season of today's deals for a test: on a Monday, and with a field that nobody had to play."""

from collections.abc import Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from random import Random
from typing import Final
from unittest.mock import patch

from gangoffour.boards import record_board
from gangoffour.bots import bot
from gangoffour.daily import Ghost, SecretSeason, ghosts_of, new_season, opens_at_ms, plan_of
from gangoffour.engine import points_for
from gangoffour.records import format_record, replay
from gangoffour.server.adapters.stores import open_stores
from gangoffour.server.ports import DailyStore, GhostResult
from tools.servers import manual_time

MONDAY: Final = date(2026, 11, 16)
"""Bots that answer at once play on this day."""
NOON_MS: Final = opens_at_ms(MONDAY) + 12 * 3600 * 1000
SECRET: Final = new_season(MONDAY, 14, bytes(range(64)))


@contextmanager
def at_noon(day: date = MONDAY) -> Iterator[None]:
    """Let servers whose time stands still be opened at noon of a day."""
    with patch.object(manual_time, "wall_now_ms", return_value=opens_at_ms(day) + NOON_MS - opens_at_ms(MONDAY)):
        yield


def drawn_points(ghost: Ghost, seat_count: int) -> tuple[int, ...]:
    """Points that a bot might have made, by chance."""
    rng = Random(str(ghost))
    points = [points_for(rng.randint(1, 12)) for _ in range(seat_count)]
    points[rng.randrange(seat_count)] = 0
    return tuple(points)


async def keep_season(store: DailyStore, secret: SecretSeason = SECRET, stock: int = 0) -> None:
    """Keep a season with a field for every day; the first day has so many packets in stock besides."""
    await store.add_season(secret, NOON_MS)
    season = secret.season
    days = [(number, 0) for number in range(1, season.day_count + 1)]
    for number, packet in [*days, *((1, packet) for packet in range(1, stock + 1))]:
        seats = plan_of(season.day_at(number)).seat_count
        field = {ghost: GhostResult("test", drawn_points(ghost, seats)) for ghost in ghosts_of([number], packet)}
        await store.put_ghosts(season.name, field)


async def open_season(folder: Path, secret: SecretSeason = SECRET, stock: int = 0) -> None:
    """Do the same in the database of a server that will be opened in this folder."""
    async with open_stores([f"sqlite:///{folder / 'server.sqlite'}"]) as stores:
        await keep_season(stores.daily, secret, stock)


async def play_field(folder: Path, level: str, board: int, number: int = 1) -> None:
    """Let a bot play a board of a day of the season that was opened there, and keep how."""
    dealt = SECRET.board(number, board)
    record = record_board(dealt, level, {each: bot(each) for each in (level, dealt.level)})
    points = replay(record).final_state.public.results[-1].points
    async with open_stores([f"sqlite:///{folder / 'server.sqlite'}"]) as stores:
        found = {Ghost(number, board, level): GhostResult("test", points, format_record(record))}
        await stores.daily.put_ghosts(SECRET.season.name, found)
