"""Finished matches in a database, and the shelf that their projection keeps them on.

The text of a record is the archive, and no part of what is made anew: it stays where it is, and a stream that tells a
match again writes the same one.
"""

from collections.abc import Collection, Mapping
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from gangoffour.server.adapters.database import Database
from gangoffour.server.adapters.jobs.sql_jobs import SqlJobs
from gangoffour.server.adapters.projections.shadows import shadow_of
from gangoffour.server.adapters.projections.sql_shelves import SqlShelf
from gangoffour.server.adapters.record_texts import packed, unpacked
from gangoffour.server.adapters.schema import match_seats, match_texts, matches
from gangoffour.server.ports import FinishedMatch, HistoryPage, Match, MatchId, MatchSeat, PlayerId, TableId
from gangoffour.server.reviews import quick_review

MATCH_TABLES: Final = (matches, match_seats)


class SqlMatches:
    """Finished matches."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def put(self, finished: FinishedMatch) -> None:
        """Keep a match."""
        async with self._database.writing() as connection:
            await _keep(self._database, connection, MATCH_TABLES, [finished])

    async def get(self, match_id: MatchId) -> Match | None:
        """Return what came out of a match."""
        async with self._database.reading() as connection:
            row = (await connection.execute(sa.select(matches).where(matches.c.match_id == match_id))).one_or_none()
        return None if row is None else _match(row)

    async def seats(self, match_id: MatchId) -> list[MatchSeat]:
        """Return who sat where."""
        query = sa.select(match_seats).where(match_seats.c.match_id == match_id)
        async with self._database.reading() as connection:
            rows = await connection.execute(query.order_by(match_seats.c.seat, match_seats.c.from_deal))
            return [_seat(row) for row in rows]

    async def text(self, match_id: MatchId) -> str | None:
        """Return the record of a match."""
        query = sa.select(match_texts.c.text).where(match_texts.c.match_id == match_id)
        async with self._database.reading() as connection:
            text: bytes | None = (await connection.execute(query)).scalar_one_or_none()
        return None if text is None else unpacked(text)

    async def of_player(
        self, player_id: PlayerId, limit: int, *, before: MatchId | None = None, after: MatchId | None = None
    ) -> HistoryPage:
        """Return the matches that a player sat at, newest first: the page from the index alone, then the matches."""
        match_id = match_seats.c.match_id
        page = sa.select(match_id).distinct().where(match_seats.c.player_id == player_id).limit(limit)
        if after is not None:
            page = page.where(match_id > after).order_by(match_id)
        else:
            page = page.order_by(match_id.desc())
            page = page if before is None else page.where(match_id < before)
        found = page.subquery()
        query = sa.select(matches).join(found, matches.c.match_id == found.c.match_id)
        async with self._database.reading() as connection:
            rows = await connection.execute(query.order_by(matches.c.match_id.desc()))
            return HistoryPage([_match(row) for row in rows])


class SqlMatchShelf(SqlShelf[tuple[FinishedMatch, ...]]):
    """Finished matches, and who sat where."""

    async def read_rows(
        self, _connection: AsyncConnection, _table_ids: Collection[TableId]
    ) -> dict[TableId, tuple[FinishedMatch, ...]]:
        """Nothing is needed of what ended before."""
        return {}

    async def write_rows(
        self, connection: AsyncConnection, rows: Mapping[TableId, tuple[FinishedMatch, ...] | None]
    ) -> None:
        """Keep what ended now, and ask for its reviews; what is made anew beside this shelf was reviewed before."""
        finished = [each for row in rows.values() for each in row or ()]
        if not finished:
            return
        await _keep(self.database, connection, self.tables, finished)
        if self.tables == MATCH_TABLES:
            jobs = SqlJobs(self.database)
            for each in finished:
                await jobs.enqueue_within(connection, quick_review(each.match.match_id))

    async def carry_over(self, connection: AsyncConnection) -> None:
        """Keep the matches that no stream tells any more."""
        kept, kept_seats = (shadow_of(table) for table in self.tables)
        lost = ~sa.exists().where(kept.c.match_id == matches.c.match_id)
        lost_seats = ~sa.exists().where(kept.c.match_id == match_seats.c.match_id)
        # The seats first: what is lost is told by the matches that are there.
        for table, source, is_lost in ((kept_seats, match_seats, lost_seats), (kept, matches, lost)):
            rows = sa.select(source).where(is_lost)
            await connection.execute(sa.insert(table).from_select([column.name for column in source.c], rows))


async def _keep(
    database: Database,
    connection: AsyncConnection,
    tables: tuple[sa.Table, ...],
    finished: Collection[FinishedMatch],
) -> None:
    table, seats = tables
    ids = [each.match.match_id for each in finished]
    await connection.execute(sa.delete(seats).where(seats.c.match_id.in_(ids)))
    await _upsert(database, connection, table, [_match_values(each.match) for each in finished])
    seated = [_seat_values(each.match.match_id, seat) for each in finished for seat in each.seats]
    if seated:  # of a match that was given up before its first deal nobody has a seat
        await connection.execute(sa.insert(seats), seated)
    texts = [{"match_id": each.match.match_id, "text": packed(each.text)} for each in finished]
    await _upsert(database, connection, match_texts, texts)


async def _upsert(
    database: Database, connection: AsyncConnection, table: sa.Table, rows: list[dict[str, object]]
) -> None:
    insert = database.insert(table)
    changed = {column.name: column for column in insert.excluded if column.name != "match_id"}
    await connection.execute(insert.on_conflict_do_update(index_elements=["match_id"], set_=changed), rows)


def _match_values(match: Match) -> dict[str, object]:
    return {field: getattr(match, field) for field in Match.__dataclass_fields__}


def _seat_values(match_id: MatchId, seat: MatchSeat) -> dict[str, object]:
    return {"match_id": match_id} | {field: getattr(seat, field) for field in MatchSeat.__dataclass_fields__}


def _match(row: Any) -> Match:  # noqa: ANN401  a row of the table
    return Match(*(getattr(row, field) for field in Match.__dataclass_fields__))


def _seat(row: Any) -> MatchSeat:  # noqa: ANN401  a row of the table
    return MatchSeat(*(getattr(row, field) for field in MatchSeat.__dataclass_fields__))
