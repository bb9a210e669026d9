"""Seasons and attempts of today's deals, in a database."""

from collections.abc import Collection, Mapping
from typing import Any

import sqlalchemy as sa

from gangoffour.daily import Ghost, SecretSeason, new_season
from gangoffour.server.adapters.database import Database
from gangoffour.server.adapters.schema import daily_attempts, daily_ghosts, daily_seasons, match_seats, matches
from gangoffour.server.ports import Attempt, BoardResult, GhostResult, PlayerId, TableId


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
        query = sa.select(daily_attempts).where(daily_attempts.c.board_id.in_(list(board_ids)))
        async with self._database.reading() as connection:
            rows = await connection.execute(query)
            return [Attempt(row.board_id, PlayerId(row.player_id), row.table_id, row.begun_at_ms) for row in rows]

    async def results(self, board_ids: Collection[str]) -> list[BoardResult]:
        """Return who has finished these boards."""
        return await self._results(matches.c.board_id.in_(list(board_ids)))

    async def results_of(self, player_id: PlayerId) -> list[BoardResult]:
        """Return all boards that a person has finished."""
        own = sa.select(match_seats.c.match_id).where(match_seats.c.player_id == player_id)
        return await self._results(sa.and_(matches.c.board_id.is_not(None), matches.c.match_id.in_(own)))

    async def _results(self, wanted: sa.ColumnElement[bool]) -> list[BoardResult]:
        query = (
            sa.select(
                matches.c.match_id,
                matches.c.board_id,
                matches.c.ended_at_ms,
                match_seats.c.player_id,
                match_seats.c.points,
            )
            .join(match_seats, matches.c.match_id == match_seats.c.match_id)
            .where(wanted, matches.c.cause == "won")
            .order_by(matches.c.ended_at_ms, matches.c.match_id, match_seats.c.seat)
        )
        found: dict[object, list[Any]] = {}
        async with self._database.reading() as connection:
            for row in await connection.execute(query):
                found.setdefault(row.match_id, []).append(row)
        return [
            BoardResult(
                rows[0].board_id,
                next(PlayerId(row.player_id) for row in rows if row.player_id is not None),
                rows[0].match_id,
                tuple(row.points for row in rows),
                rows[0].ended_at_ms,
            )
            for rows in found.values()
        ]


def _own(attempt: Attempt) -> sa.ColumnElement[bool]:
    own = daily_attempts.c.board_id == attempt.board_id
    return sa.and_(own, daily_attempts.c.player_id == attempt.player_id)
