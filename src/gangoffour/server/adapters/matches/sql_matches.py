"""Finished matches in a database, and the shelf that their projection keeps them on.

The text of a record is the archive, and no part of what is made anew: it stays where it is, and a stream that tells a
match again writes the same one.
"""

from collections.abc import Collection, Iterator, Mapping
from functools import lru_cache
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from gangoffour.server.adapters.databases.database import Database
from gangoffour.server.adapters.databases.record_texts import packed, unpacked
from gangoffour.server.adapters.databases.schema import (
    TOTALS,
    match_notes,
    match_seats,
    match_texts,
    matches,
    player_totals,
)
from gangoffour.server.adapters.jobs.sql_jobs import SqlJobs
from gangoffour.server.adapters.projections.shadows import shadow_of
from gangoffour.server.adapters.projections.sql_shelves import SqlShelf
from gangoffour.server.ports import (
    EVERYTHING,
    NOTES_KEPT,
    Conduct,
    FinishedMatch,
    HistoryPage,
    Match,
    MatchId,
    MatchSeat,
    Note,
    PlayerId,
    Sought,
    TableId,
    Totals,
)
from gangoffour.server.reviews import reviews_of_ended

MATCH_TABLES: Final = (matches, match_seats, player_totals, match_notes)
_MATCH: Final = [matches.c[field] for field in Match.__dataclass_fields__]
_SEAT: Final = [match_seats.c[field] for field in MatchSeat.__dataclass_fields__]
_SEATS_OF: Final = (
    sa.select(match_seats.c.match_id, *_SEAT)
    .where(match_seats.c.match_id.in_(sa.bindparam("match_ids", expanding=True)))
    .order_by(match_seats.c.seat, match_seats.c.from_deal)
)


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
            row = (await connection.execute(sa.select(*_MATCH).where(matches.c.match_id == match_id))).one_or_none()
        return None if row is None else Match(*row)

    async def seats(self, match_id: MatchId) -> list[MatchSeat]:
        """Return who sat where."""
        async with self._database.reading() as connection:
            rows = await connection.execute(_SEATS_OF, {"match_ids": [match_id]})
            return [MatchSeat(*seat) for _, *seat in rows]

    async def text(self, match_id: MatchId) -> str | None:
        """Return the record of a match."""
        query = sa.select(match_texts.c.text).where(match_texts.c.match_id == match_id)
        async with self._database.reading() as connection:
            text: bytes | None = (await connection.execute(query)).scalar_one_or_none()
        return None if text is None else unpacked(text)

    async def of_player(
        self,
        player_id: PlayerId,
        limit: int,
        *,
        before: MatchId | None = None,
        after: MatchId | None = None,
        sought: Sought = EVERYTHING,
    ) -> HistoryPage:
        """Return the matches that a player sat at, newest first: the page from the index alone, then all of them."""
        given = {"player_id": player_id, "limit": limit, "before": before, "after": after}
        query = _page_query(sought, is_older=before is not None, is_newer=after is not None)
        async with self._database.reading() as connection:
            chosen = [Match(*row) for row in await connection.execute(query, given)]
            seats: dict[MatchId, list[MatchSeat]] = {match.match_id: [] for match in chosen}
            if not seats:
                return HistoryPage([])
            for match_id, *seat in await connection.execute(_SEATS_OF, {"match_ids": list(seats)}):
                seats[match_id].append(MatchSeat(*seat))
            return HistoryPage(chosen, seats=seats)

    async def notes_of(self, player_id: PlayerId) -> list[Note]:
        """Return how a player behaved in the last matches."""
        query = sa.select(match_notes).where(match_notes.c.player_id == player_id)
        async with self._database.reading() as connection:
            rows = await connection.execute(query.order_by(match_notes.c.match_id.desc()).limit(NOTES_KEPT))
            return [Note(row.match_id, PlayerId(row.player_id), Conduct(row.conduct), row.at_ms) for row in rows]

    async def totals(self, player_id: PlayerId) -> list[Totals]:
        """Return what came of a player's matches."""
        query = sa.select(player_totals).where(player_totals.c.player_id == player_id)
        async with self._database.reading() as connection:
            rows = await connection.execute(query.order_by(player_totals.c.seats))
            return [Totals(row.seats, *(getattr(row, name) for name in TOTALS)) for row in rows]


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
            for job in (job for each in finished for job in reviews_of_ended(each.match)):
                await jobs.enqueue_within(connection, job)

    async def carry_over(self, connection: AsyncConnection) -> None:
        """Keep the matches that no stream tells any more."""
        kept, kept_seats, kept_totals, kept_notes = (shadow_of(table) for table in self.tables)
        lost = ~sa.exists().where(kept.c.match_id == matches.c.match_id)
        lost_seats = ~sa.exists().where(kept.c.match_id == match_seats.c.match_id)
        sums = _sums((matches, match_seats), lost)
        await connection.execute(_added(self.database, kept_totals, sums))
        # The seats first: what is lost is told by the matches that are there.
        # Of notes no record tells either.
        lost_notes = ~sa.exists().where(kept_notes.c.match_id == match_notes.c.match_id)
        over = (kept_seats, match_seats, lost_seats), (kept, matches, lost), (kept_notes, match_notes, lost_notes)
        for table, source, is_lost in over:
            rows = sa.select(source).where(is_lost)
            await connection.execute(sa.insert(table).from_select([column.name for column in source.c], rows))


async def _keep(
    database: Database,
    connection: AsyncConnection,
    tables: tuple[sa.Table, ...],
    finished: Collection[FinishedMatch],
) -> None:
    table, seats, totals, notes = tables
    ids = [each.match.match_id for each in finished]
    is_one = table.c.match_id.in_(ids)
    await connection.execute(_added(database, totals, _sums((table, seats), is_one, sign=-1)))
    await connection.execute(sa.delete(seats).where(seats.c.match_id.in_(ids)))
    await _upsert(database, connection, table, [_match_values(each.match) for each in finished])
    seated = [_seat_values(each.match.match_id, seat) for each in finished for seat in each.seats]
    if seated:  # of a match that was given up before its first deal nobody has a seat
        await connection.execute(sa.insert(seats), seated)
        await connection.execute(_added(database, totals, _sums((table, seats), is_one)))
    texts = [{"match_id": each.match.match_id, "text": packed(each.text)} for each in finished]
    await _upsert(database, connection, match_texts, texts)
    await _note(connection, notes, [note for each in finished for note in each.notes])


async def _note(connection: AsyncConnection, table: sa.Table, notes: Collection[Note]) -> None:
    """Keep how people behaved in some matches, and of each the last notes alone."""
    if not notes:
        return
    await connection.execute(sa.delete(table).where(table.c.match_id.in_({note.match_id for note in notes})))
    await connection.execute(sa.insert(table), [_note_values(note) for note in notes])
    for player_id in sorted({note.player_id for note in notes}):
        own = table.c.player_id == player_id
        last = sa.select(table.c.match_id).where(own).order_by(table.c.match_id.desc()).limit(NOTES_KEPT)
        await connection.execute(sa.delete(table).where(own, table.c.match_id.not_in(last)))


@lru_cache(maxsize=64)  # putting one together takes as long as asking it, and most people seek nothing
def _page_query(sought: Sought, *, is_older: bool, is_newer: bool) -> sa.Select[*tuple[Any, ...]]:
    """Return what asks for a page of `player_id`, before or after a match: the page from the index alone."""
    match_id, player_id = match_seats.c.match_id, match_seats.c.player_id
    page = sa.select(match_id).distinct().where(player_id == sa.bindparam("player_id"), *_wanted(sought))
    page = page.limit(sa.bindparam("limit", type_=sa.Integer)).order_by(match_id if is_newer else match_id.desc())
    if is_newer:
        page = page.where(match_id > sa.bindparam("after"))
    elif is_older:
        page = page.where(match_id < sa.bindparam("before"))
    found = page.subquery()
    whole = sa.select(*_MATCH).join(found, matches.c.match_id == found.c.match_id)
    return whole.order_by(matches.c.match_id.desc())


def _wanted(sought: Sought) -> Iterator[sa.ColumnElement[bool]]:
    """Return what a row of a player's history has to fulfil; each is one step in an index for each row."""
    match_id, other = match_seats.c.match_id, match_seats.alias()
    if sought.first is not None:
        yield match_id >= sought.first
    if sought.end is not None:
        yield match_id < sought.end
    if sought.opponent is not None:
        yield sa.exists().where(other.c.match_id == match_id, other.c.player_id == sought.opponent)
    if sought.bot is not None:
        yield sa.exists().where(other.c.match_id == match_id, other.c.bot == sought.bot)
    of_match = []
    if sought.preset is not None:
        of_match.append(matches.c.preset == sought.preset)
    if sought.seats is not None:
        of_match.append(matches.c.seats == sought.seats)
    if not sought.has_boards:
        of_match.append(matches.c.board_id.is_(None))
    if of_match:
        yield sa.exists().where(matches.c.match_id == match_id, *of_match)


def _sums(tables: tuple[sa.Table, sa.Table], which: sa.ColumnElement[bool], sign: int = 1) -> sa.Select[Any]:
    """Return what some matches add to the totals of their players, or take from them."""
    table, seats = tables
    places = dict(zip(("first", "second", "third", "fourth"), range(1, 5), strict=True))

    def summed(name: str) -> sa.ColumnElement[int]:
        if name == "matches":
            return sa.func.count(seats.c.match_id.distinct())
        if name in places:
            return sa.func.sum(sa.case((seats.c.place == places[name], 1), else_=0))
        if name == "deals":
            ended = sa.case((seats.c.to_deal > table.c.deals, table.c.deals), else_=seats.c.to_deal)
            return sa.func.sum(ended - seats.c.from_deal + 1)
        return sa.func.sum(seats.c[name])

    return (
        sa.select(seats.c.player_id, table.c.seats, *((sign * summed(name)).label(name) for name in TOTALS))
        .join(table, table.c.match_id == seats.c.match_id)
        .where(which, seats.c.player_id.is_not(None), table.c.board_id.is_(None))
        .group_by(seats.c.player_id, table.c.seats)
        .order_by(seats.c.player_id, table.c.seats)
    )


def _added(database: Database, totals: sa.Table, sums: sa.Select[Any]) -> sa.Executable:
    """Return what adds sums to totals: in the order of players, so that no two writers wait for each other."""
    insert = database.insert(totals).from_select(["player_id", "seats", *TOTALS], sums)
    changed = {name: totals.c[name] + insert.excluded[name] for name in TOTALS}
    return insert.on_conflict_do_update(index_elements=["player_id", "seats"], set_=changed)


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


def _note_values(note: Note) -> dict[str, object]:
    return {"match_id": note.match_id, "player_id": note.player_id, "conduct": note.conduct, "at_ms": note.at_ms}
