"""Seasons and attempts of today's deals, in a database."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Collection, Iterable, Mapping, Sequence
from typing import Any, Final

import sqlalchemy as sa

from gangoffour.daily import BOARD_COUNT, LEVELS, Ghost, SecretSeason, new_season
from gangoffour.server.adapters.databases.database import Database
from gangoffour.server.adapters.databases.schema import (
    daily_attempts,
    daily_ghosts,
    daily_seasons,
    match_seats,
    matches,
)
from gangoffour.server.ports import Attempt, BoardResult, GhostResult, Packet, PlayerId, TableId

MOST_SEATS: Final = 4
AT_ONCE: Final = 200
"""How many rows become results before others have their turn."""
_RESULTS: Final = (
    sa.select(
        matches.c.match_id,
        matches.c.board_id,
        matches.c.ended_at_ms,
        sa.func.max(match_seats.c.player_id),
        *(sa.func.sum(sa.case((match_seats.c.seat == seat, match_seats.c.points))) for seat in range(MOST_SEATS)),
    )
    .join(match_seats, matches.c.match_id == match_seats.c.match_id)
    .where(matches.c.cause == "won")
    .group_by(matches.c.match_id, matches.c.board_id, matches.c.ended_at_ms)
    .order_by(matches.c.ended_at_ms, matches.c.match_id)
)
"""One row for each match, with the person who played it."""


class SqlDaily:
    """Seasons and attempts; results are read from the finished matches."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def seasons(self) -> list[SecretSeason]:
        """Return all seasons."""
        async with self._database.reading() as connection:
            rows = await connection.execute(sa.select(daily_seasons).order_by(daily_seasons.c.first_day))
            return [new_season(row.first_day, row.day_count, row.last_link) for row in rows]

    async def add_season(self, secret: SecretSeason, at_ms: int) -> None:
        """Keep a season."""
        row = {
            "first_day": secret.season.first_day,
            "day_count": secret.season.day_count,
            "last_link": secret.last_link,
            "made_at_ms": at_ms,
        }
        async with self._database.writing() as connection:
            await connection.execute(self._database.insert(daily_seasons).values(row).on_conflict_do_nothing())

    async def ghosts(self, season: str, numbers: Collection[int]) -> dict[Ghost, GhostResult]:
        """Return what bots made of the boards of these days."""
        wanted = sa.and_(daily_ghosts.c.season == season, daily_ghosts.c.day.in_(list(numbers)))
        async with self._database.reading() as connection:
            rows = await connection.execute(sa.select(daily_ghosts).where(wanted))
            return {
                Ghost(row.day, row.board, row.level): GhostResult(
                    row.engine, tuple(map(int, row.points.split())), row.record
                )
                for row in rows
            }

    async def put_ghosts(self, season: str, found: Mapping[Ghost, GhostResult]) -> None:
        """Keep what bots made of boards."""
        rows = [
            {
                "season": season,
                "day": ghost.number,
                "board": ghost.board,
                "level": ghost.level,
                "engine": each.engine,
                "points": " ".join(map(str, each.points)),
                "record": each.record,
            }
            for ghost, each in found.items()
        ]
        if not rows:
            return
        insert = self._database.insert(daily_ghosts)
        changed = {name: insert.excluded[name] for name in ("engine", "points", "record")}
        keys = ["season", "day", "board", "level"]
        async with self._database.writing() as connection:
            await connection.execute(insert.on_conflict_do_update(index_elements=keys, set_=changed), rows)

    async def packets(self) -> list[Packet]:
        """Return all packets that are whole."""
        key = (daily_ghosts.c.season, daily_ghosts.c.day, daily_ghosts.c.board)
        query = sa.select(*key).group_by(*key).having(sa.func.count() >= len(LEVELS))
        async with self._database.reading() as connection:
            boards = [
                Packet(row.season, row.day, (row.board - 1) // BOARD_COUNT) for row in await connection.execute(query)
            ]
        return sorted(packet for packet, count in Counter(boards).items() if count == BOARD_COUNT)

    async def begin(self, attempt: Attempt) -> Attempt:
        """Keep an attempt, or return the one that is there."""
        row = {field: getattr(attempt, field) for field in Attempt.__dataclass_fields__}
        async with self._database.writing() as connection:
            await connection.execute(self._database.insert(daily_attempts).values(row).on_conflict_do_nothing())
        return await self._attempt(attempt)

    async def begin_again(self, attempt: Attempt, table_id: TableId) -> Attempt:
        """Move an attempt to another table."""
        still = sa.and_(_own(attempt), daily_attempts.c.table_id == attempt.table_id)
        async with self._database.writing() as connection:
            await connection.execute(sa.update(daily_attempts).where(still).values(table_id=table_id))
        return await self._attempt(attempt)

    async def _attempt(self, attempt: Attempt) -> Attempt:
        async with self._database.reading() as connection:
            row = (await connection.execute(sa.select(daily_attempts).where(_own(attempt)))).one()
            return Attempt(row.board_id, PlayerId(row.player_id), row.table_id, row.begun_at_ms)

    async def attempts(self, board_ids: Collection[str]) -> list[Attempt]:
        """Return who has begun these boards."""
        return await self._attempts(daily_attempts.c.board_id.in_(list(board_ids)))

    async def attempts_of(self, player_id: PlayerId, board_ids: Collection[str]) -> list[Attempt]:
        """Return which of these boards a person has begun."""
        theirs = daily_attempts.c.player_id == player_id
        return await self._attempts(sa.and_(daily_attempts.c.board_id.in_(list(board_ids)), theirs))

    async def _attempts(self, which: sa.ColumnElement[bool]) -> list[Attempt]:
        query, found = sa.select(daily_attempts).where(which), list[Attempt]()
        async with self._database.reading() as connection:
            async for part in _parts(await connection.execute(query)):
                found += (Attempt(row.board_id, PlayerId(row.player_id), row.table_id, row.begun_at_ms) for row in part)
        return found

    async def results(self, board_ids: Collection[str]) -> list[BoardResult]:
        """Return who has finished these boards."""
        return await self._results(matches.c.board_id.in_(list(board_ids)))

    async def results_among(self, board_ids: Collection[str], player_ids: Collection[PlayerId]) -> list[BoardResult]:
        """Return how some people have finished these boards."""
        theirs = sa.select(match_seats.c.match_id).where(match_seats.c.player_id.in_(list(player_ids)))
        among = self._database.found_first(matches.c.match_id, theirs)
        return await self._results(sa.and_(matches.c.board_id.in_(list(board_ids)), among))

    async def finishers(self, board_ids: Collection[str], count: int) -> list[PlayerId]:
        """Return who has finished all of these boards."""
        last = sa.func.max(matches.c.ended_at_ms)
        query = (
            sa.select(match_seats.c.player_id)
            .join(matches, matches.c.match_id == match_seats.c.match_id)
            .where(
                matches.c.board_id.in_(list(board_ids)), matches.c.cause == "won", match_seats.c.player_id.is_not(None)
            )
            .group_by(match_seats.c.player_id)
            .having(sa.func.count(matches.c.board_id.distinct()) == len(set(board_ids)))
            .order_by(last.desc(), match_seats.c.player_id)
            .limit(count)
        )
        async with self._database.reading() as connection:
            return [PlayerId(row.player_id) for row in await connection.execute(query)]

    async def results_of(self, player_id: PlayerId) -> list[BoardResult]:
        """Return all boards that a person has finished."""
        own = sa.select(match_seats.c.match_id).where(match_seats.c.player_id == player_id)
        among = self._database.found_first(matches.c.match_id, own)
        return await self._results(sa.and_(matches.c.board_id.is_not(None), among))

    async def _results(self, wanted: sa.ColumnElement[bool]) -> list[BoardResult]:
        found: list[BoardResult] = []
        async with self._database.reading() as connection:
            async for part in _parts(await connection.execute(_RESULTS.where(wanted))):
                found += (
                    BoardResult(board_id, PlayerId(player_id), match_id, _without_none(points), ended_at_ms)
                    for match_id, board_id, ended_at_ms, player_id, *points in part
                )
        return found


async def _parts(rows: sa.Result[*tuple[Any, ...]]) -> AsyncIterator[Sequence[sa.Row[*tuple[Any, ...]]]]:
    """Give rows part by part: a day has thousands, and others wait for the loop."""
    for part in rows.partitions(AT_ONCE):
        yield part
        if len(part) == AT_ONCE:
            await asyncio.sleep(0)


def _without_none(points: Iterable[int | None]) -> tuple[int, ...]:
    """Return the points of the seats that were there."""
    return tuple(each for each in points if each is not None)


def _own(attempt: Attempt) -> sa.ColumnElement[bool]:
    own = daily_attempts.c.board_id == attempt.board_id
    return sa.and_(own, daily_attempts.c.player_id == attempt.player_id)
