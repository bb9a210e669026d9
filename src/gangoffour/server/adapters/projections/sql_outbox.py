"""The outbox of a database, SQLite or PostgreSQL."""

from collections import defaultdict
from collections.abc import Collection, Iterable, Sequence
from typing import Any, Final
from uuid import UUID

import msgspec
import sqlalchemy as sa

from gangoffour.server.adapters.databases.database import Database
from gangoffour.server.adapters.databases.record_texts import unpacked
from gangoffour.server.adapters.databases.schema import cursors, events, match_texts, matches, outbox, tables
from gangoffour.server.ports import START, MatchId, OutboxRow, Place, Span, StoredEvent, TableId

# Transactions below this one have all ended. A scalar subquery is evaluated once, and the index is used.
_OLDEST_RUNNING: Final = sa.select(
    sa.literal_column("pg_snapshot_xmin(pg_current_snapshot())::text::bigint", sa.BigInteger)
).scalar_subquery()

_COLUMNS: Final = "e.table_id, e.seq, e.at_ms, e.match_id, e.type, e.schema_version, e.payload"
_POSTGRES_EVENTS: Final = sa.text(f"""
SELECT {_COLUMNS}
FROM unnest(CAST(:ids AS uuid[]), CAST(:firsts AS int[]), CAST(:lasts AS int[])) AS span (table_id, first, last)
JOIN events e ON e.table_id = span.table_id AND e.seq BETWEEN span.first AND span.last
WHERE e.type = ANY(CAST(:types AS text[])) ORDER BY e.table_id, e.seq
""")  # noqa: S608  all parts stand above
# A cross join is done in this order: spans first, then their events by key.
_SQLITE_EVENTS: Final = sa.text(f"""
SELECT {_COLUMNS}
FROM json_each(:spans) AS span CROSS JOIN events e
WHERE e.table_id = json_extract(span.value, '$[0]')
AND e.seq BETWEEN json_extract(span.value, '$[1]') AND json_extract(span.value, '$[2]')
AND e.type IN (SELECT value FROM json_each(:types)) ORDER BY e.table_id, e.seq
""")  # noqa: S608  all parts stand above
_ORDER: Final = (outbox.c.xid, outbox.c.position)
_NEWEST: Final = sa.select(outbox.c.xid, outbox.c.position).order_by(*(column.desc() for column in _ORDER)).limit(1)
_SYSTEM_ID: Final = sa.text("SELECT system_identifier::text FROM pg_control_system()")


class SqlOutbox:
    """The outbox of one database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def _is_after(self, place: Place) -> sa.ColumnElement[bool]:
        if self._database.is_postgres:
            return sa.tuple_(outbox.c.xid, outbox.c.position) > sa.tuple_(*map(sa.literal, place))
        return outbox.c.position > place.position

    def _is_settled(self) -> sa.ColumnElement[bool]:
        return outbox.c.xid < _OLDEST_RUNNING if self._database.is_postgres else sa.true()

    async def after(self, place: Place, limit: int) -> list[OutboxRow]:
        """Return the first settled rows after a place."""
        query = sa.select(outbox).where(self._is_after(place), self._is_settled()).order_by(*_ORDER).limit(limit)
        async with self._database.reading() as connection:
            rows = await connection.execute(query)
            return [OutboxRow(Place(row.xid, row.position), row.table_id, row.from_seq, row.to_seq) for row in rows]

    async def last(self) -> Place:
        """Return the place of the last committed row."""
        return await self._newest(_NEWEST)

    async def settled(self) -> Place:
        """Return the place of the last settled row."""
        return await self._newest(_NEWEST.where(self._is_settled()))

    async def _newest(self, query: sa.Select[*tuple[Any, ...]]) -> Place:
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        return START if row is None else Place(*row)

    async def waiting_count(self, place: Place) -> int:
        """Return how many rows stand after a place."""
        async with self._database.reading() as connection:
            count = await connection.execute(sa.select(sa.func.count()).where(self._is_after(place)))
            return int(count.scalar_one())

    async def waiting_since_ms(self, place: Place) -> int | None:
        """Return when the first append after a place happened."""
        first = sa.select(outbox).where(self._is_after(place)).order_by(*_ORDER).limit(1).subquery()
        query = sa.select(events.c.at_ms).join(
            first, sa.and_(events.c.table_id == first.c.table_id, events.c.seq == first.c.to_seq)
        )
        async with self._database.reading() as connection:
            return (await connection.execute(query)).scalar_one_or_none()

    async def remove_until(self, place: Place) -> int:
        """Remove the rows that all cursors have passed, up to a place."""
        own = sa.tuple_(outbox.c.xid, outbox.c.position)
        is_behind = sa.exists().where(sa.tuple_(cursors.c.xid, cursors.c.position) < own)
        removal = sa.delete(outbox).where(sa.not_(self._is_after(place)), sa.not_(is_behind))
        async with self._database.writing() as connection:
            return (await connection.execute(removal)).rowcount

    async def events(self, spans: Sequence[Span], types: Collection[str]) -> dict[TableId, list[StoredEvent]]:
        """Return the events of some types within spans."""
        async with self._database.reading() as connection:
            if self._database.is_postgres:
                ids, firsts, lasts = (list(column) for column in zip(*spans, strict=True))
                values: dict[str, object] = {"ids": ids, "firsts": firsts, "lasts": lasts, "types": sorted(types)}
                found = await connection.execute(_POSTGRES_EVENTS, values)
            else:
                listed = [(span.table_id.hex, span.from_seq, span.to_seq) for span in spans]
                found = await connection.execute(
                    _SQLITE_EVENTS, {"spans": _json(listed), "types": _json(sorted(types))}
                )
            return _by_table(found)

    async def match_events(self, table_id: TableId, match_id: MatchId) -> list[StoredEvent]:
        """Return all events of a match but the one that ends it."""
        query = sa.select(*events.c).where(events.c.table_id == table_id, events.c.match_id == match_id)
        async with self._database.reading() as connection:
            rows = await connection.execute(query.order_by(events.c.seq))
            return [_event(row) for row in rows]

    async def table_ids(self, after: TableId | None, limit: int) -> list[TableId]:
        """Return the first tables above an id."""
        query = sa.select(tables.c.table_id).order_by(tables.c.table_id).limit(limit)
        if after is not None:
            query = query.where(tables.c.table_id > after)
        async with self._database.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def records(self, after: MatchId | None, limit: int) -> list[tuple[MatchId, str]]:
        """Return the first records above an id of matches whose streams are gone."""
        has_stream = sa.exists().where(tables.c.table_id == matches.c.table_id)
        query = (
            sa.select(match_texts.c.match_id, match_texts.c.text)
            .join(matches, matches.c.match_id == match_texts.c.match_id)
            .where(sa.not_(has_stream))
            .order_by(match_texts.c.match_id)
            .limit(limit)
        )
        if after is not None:
            query = query.where(match_texts.c.match_id > after)
        async with self._database.reading() as connection:
            return [(row.match_id, unpacked(row.text)) for row in await connection.execute(query)]

    async def system_id(self) -> str:
        """Return which cluster counts the transactions; a file counts none."""
        if not self._database.is_postgres:
            return ""
        async with self._database.reading() as connection:
            return str((await connection.execute(_SYSTEM_ID)).scalar_one())

    async def adopt(self) -> None:
        """Let all begin again if one of them comes from another cluster, before all that this one appends."""
        system_id = await self.system_id()
        strangers = sa.select(sa.exists().where(cursors.c.system_id != system_id))
        back = sa.update(cursors).values(xid=START.xid, position=START.position, system_id=system_id)
        async with self._database.reading() as connection:
            if not (await connection.execute(strangers)).scalar_one():
                return
        async with self._database.writing() as connection:
            await connection.execute(back)
            await connection.execute(sa.update(outbox).values(xid=START.xid))


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()


def _by_table(rows: Iterable[Any]) -> dict[TableId, list[StoredEvent]]:
    found: dict[TableId, list[StoredEvent]] = defaultdict(list)
    for row in rows:
        found[_uuid(row.table_id)].append(_event(row))
    return dict(found)


def _event(row: Any) -> StoredEvent:  # noqa: ANN401  a row of either query
    match_id = None if row.match_id is None else _uuid(row.match_id)
    return StoredEvent(row.seq, row.at_ms, match_id, row.type, row.schema_version, row.payload.encode())


def _uuid(value: UUID | str) -> UUID:
    """SQLite keeps ids as text, which a query of our own words gives back as it is."""
    return value if isinstance(value, UUID) else UUID(value)
