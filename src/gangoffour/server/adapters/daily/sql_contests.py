"""Contests and looks at boards, in a database."""

from collections.abc import Collection, Sequence

import sqlalchemy as sa

from gangoffour.server.adapters.databases.database import Database
from gangoffour.server.adapters.databases.schema import board_looks, contest_people, contests, daily_attempts
from gangoffour.server.ports import BoardPlace, ContestRow, PlayerId


class SqlContests:
    """Contests; their boards stand in one text, for they are only ever read together."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, contest: ContestRow, people: Collection[PlayerId]) -> None:
        """Keep a contest."""
        row = {
            "contest_id": contest.contest_id,
            "kind": contest.kind,
            "player_id": contest.player_id,
            "boards": _text(contest.boards),
            "made_at_ms": contest.made_at_ms,
        }
        joined = [
            {"contest_id": contest.contest_id, "player_id": each, "joined_at_ms": contest.made_at_ms} for each in people
        ]
        async with self._database.writing() as connection:
            await connection.execute(sa.insert(contests).values(row))
            await connection.execute(sa.insert(contest_people), joined)

    async def get(self, contest_id: str) -> ContestRow | None:
        """Return a contest."""
        return await self._first(sa.select(contests).where(contests.c.contest_id == contest_id))

    async def join(self, contest_id: str, player_id: PlayerId, at_ms: int) -> None:
        """Add somebody to a contest."""
        row = {"contest_id": contest_id, "player_id": player_id, "joined_at_ms": at_ms}
        async with self._database.writing() as connection:
            await connection.execute(self._database.insert(contest_people).values(row).on_conflict_do_nothing())

    async def people(self, contest_id: str, count: int) -> list[PlayerId]:
        """Return who is in a contest."""
        query = (
            sa.select(contest_people.c.player_id)
            .where(contest_people.c.contest_id == contest_id)
            .order_by(contest_people.c.joined_at_ms, contest_people.c.player_id)
            .limit(count)
        )
        async with self._database.reading() as connection:
            return [PlayerId(row.player_id) for row in await connection.execute(query)]

    async def last_instant(self, player_id: PlayerId) -> ContestRow | None:
        """Return the newest instant contest of somebody."""
        return await self._first(
            sa.select(contests)
            .where(contests.c.player_id == player_id, contests.c.kind == "instant")
            .order_by(contests.c.made_at_ms.desc(), contests.c.contest_id.desc())
            .limit(1)
        )

    async def most_instants(self) -> int:
        """Return how many the person has who has most."""
        counted = (
            sa.select(sa.func.count().label("count"))
            .where(contests.c.kind == "instant")
            .group_by(contests.c.player_id)
            .subquery()
        )
        async with self._database.reading() as connection:
            return (await connection.execute(sa.select(sa.func.max(counted.c.count)))).scalar() or 0

    async def look(self, board_ids: Collection[str], player_id: PlayerId) -> None:
        """Remember that somebody saw these boards."""
        rows = [{"board_id": board_id, "player_id": player_id} for board_id in board_ids]
        async with self._database.writing() as connection:
            await connection.execute(self._database.insert(board_looks).on_conflict_do_nothing(), rows)

    async def known_boards(self, player_id: PlayerId) -> set[str]:
        """Return the boards that somebody has begun or saw."""
        query = sa.union(
            sa.select(board_looks.c.board_id).where(board_looks.c.player_id == player_id),
            sa.select(daily_attempts.c.board_id).where(daily_attempts.c.player_id == player_id),
        )
        async with self._database.reading() as connection:
            return {row.board_id for row in await connection.execute(query)}

    async def _first(self, query: sa.Select[tuple[object, ...]]) -> ContestRow | None:
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            return None
        return ContestRow(row.contest_id, row.kind, PlayerId(row.player_id), _boards(row.boards), row.made_at_ms)


def _text(boards: Sequence[BoardPlace]) -> str:
    return ",".join(f"{each.season} {each.number} {each.board}" for each in boards)


def _boards(text: str) -> tuple[BoardPlace, ...]:
    parts = (each.split(" ") for each in text.split(","))
    return tuple(BoardPlace(season, int(number), int(board)) for season, number, board in parts)
