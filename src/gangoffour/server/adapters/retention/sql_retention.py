"""Removing what has been kept long enough from a database.

A table that goes is unknown at once: its head goes in the same transaction. On SQLite its rows go with it, a few tables
at a time. On PostgreSQL whole months go: once all tables of a month are over, their heads are removed and then the
partitions dropped, which costs nothing for each row. Row by row go only tables that lie in no month of their own, and
those of a month in which somebody plays on and on.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final
from uuid import UUID

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from gangoffour.server.adapters.databases.database import Database
from gangoffour.server.adapters.databases.partitions import Month, drop_month, first_id, months_of
from gangoffour.server.adapters.databases.schema import (
    chat_lines,
    commands,
    cursors,
    deadlines,
    events,
    match_secrets,
    outbox,
    presences,
    projection_faults,
    tables,
    wishes,
)
from gangoffour.server.adapters.projections.shadows import shadow_name
from gangoffour.server.adapters.retention.boards import board_in
from gangoffour.server.ports import Keep, StoreBusy, TableId

TABLES_AT_ONCE: Final = 5
"""How many tables go with their rows in one transaction: some ten thousand rows."""
HEADS_AT_ONCE: Final = 500
"""How many go without, since their rows are dropped with their month."""
PATIENCE_MS: Final = 60 * 24 * 3_600_000
"""How long a month waits for its last tables before the others go row by row."""

_BESIDE: Final = (deadlines, wishes, presences)
"""What is kept beside a stream only as long as its table is open; if anything is left, it goes with the head."""
_LOCK_NOT_AVAILABLE: Final = "55P03"

_closed = tables.c.closed_at_ms


@dataclass(frozen=True, slots=True)
class _Part:
    """One kind of rows, and before which moment a table must have closed for them to go."""

    table: sa.Table
    closed_before_ms: int

    @property
    def is_over(self) -> sa.ColumnElement[bool]:
        """True of the head of a table that closed long enough ago."""
        return _closed < self.closed_before_ms


class SqlRetention:
    """The tables of one database that are over."""

    def __init__(self, database: Database, shard: int = 0) -> None:
        self._database = database
        self._shard = shard

    async def remove(self, keep: Keep, versions: Mapping[str, int]) -> int:
        """Remove a small part of what has been kept long enough."""
        async with self._database.reading() as connection:
            now_ms: int = (await connection.execute(sa.select(self._database.now_ms()))).scalar_one()
            may_forget = await self._is_projected(connection, versions)
        streams = _Part(events, now_ms - keep.streams_ms)
        count = await self._remove_streams(streams) if may_forget else 0
        for table, kept_ms in ((chat_lines, keep.chat_ms), (commands, keep.commands_ms)):
            count += await self._remove_rows(_Part(table, now_ms - min(kept_ms, keep.streams_ms)))
        return count

    async def _is_projected(self, connection: AsyncConnection, versions: Mapping[str, int]) -> bool:
        """Return whether all projections follow the outbox, and none is being made anew from the streams."""
        query = sa.select(cursors.c.projection, cursors.c.version).where(cursors.c.shard == self._shard)
        found = {row.projection: row.version for row in await connection.execute(query)}
        is_made_anew = any(shadow_name(name) in found for name in versions)
        return not is_made_anew and all(found.get(name) == version for name, version in versions.items())

    # --- streams -----------------------------------------------------------------------------------------------------

    async def _remove_streams(self, part: _Part) -> int:
        waiting: list[Month] = []
        for month, is_over in await self._months(part):
            if is_over:
                if removed := await self._remove_heads(part, month):
                    return removed
                return await self._drop(part.table, month)
            waiting.append(month)
        return await self._remove_tables(part, waiting)

    async def _remove_heads(self, part: _Part, month: Month) -> int:
        """Remove heads of a month, all of whose tables are over; their rows are dropped with it."""
        query = sa.select(tables.c.table_id).where(_is_of(month), part.is_over, _was_projected()).limit(HEADS_AT_ONCE)
        async with self._database.writing() as connection:
            found = list((await connection.execute(query)).scalars())
            await _forget(connection, found)
        return len(found)

    async def _remove_tables(self, part: _Part, waiting: Sequence[Month]) -> int:
        """Remove tables with all their rows, but none of a month that will go as a whole."""
        query = (
            sa.select(tables.c.table_id)
            .where(part.is_over, tables.c.table_id < first_id(part.closed_before_ms), _was_projected())
            .where(*(sa.not_(_is_of(month)) for month in waiting))
            .order_by(tables.c.table_id)
            .limit(TABLES_AT_ONCE)
        )
        async with self._database.writing() as connection:
            found = list((await connection.execute(query)).scalars())
            if found:
                await _forget(connection, found)
                for table in (events, commands, chat_lines):
                    await connection.execute(sa.delete(table).where(table.c.table_id.in_(found)))
        return len(found)

    # --- what goes before the stream ---------------------------------------------------------------------------------

    async def _remove_rows(self, part: _Part) -> int:
        waiting: list[Month] = []
        for month, is_over in await self._months(part):
            if is_over:
                return await self._drop(part.table, month)
            waiting.append(month)
        has_rows = sa.exists().where(part.table.c.table_id == tables.c.table_id)
        query = (
            sa.select(tables.c.table_id)
            .where(part.is_over, has_rows, *(sa.not_(_is_of(month)) for month in waiting))
            .limit(TABLES_AT_ONCE)
        )
        async with self._database.writing() as connection:
            found = list((await connection.execute(query)).scalars())
            if found:
                await connection.execute(sa.delete(part.table).where(part.table.c.table_id.in_(found)))
        return len(found)

    # --- months ------------------------------------------------------------------------------------------------------

    async def _months(self, part: _Part) -> list[tuple[Month, bool]]:
        """Return the months that go as a whole: now, or at some time. On SQLite there are none.

        A month in which a table is open for too long is none of them any more.
        """
        if not self._database.is_postgres:
            return []
        found: list[tuple[Month, bool]] = []
        async with self._database.reading() as connection:
            for month in await months_of(connection, part.table.name):
                is_over = month.end_ms <= part.closed_before_ms and not await _is_needed(connection, part, month)
                if is_over or month.end_ms > part.closed_before_ms - PATIENCE_MS:
                    found.append((month, is_over))
        return found

    async def _drop(self, table: sa.Table, month: Month) -> int:
        try:
            async with self._database.writing() as connection:
                await drop_month(connection, table.name, month)
        except sa.exc.DBAPIError as error:
            if getattr(error.orig, "sqlstate", None) == _LOCK_NOT_AVAILABLE:
                raise StoreBusy from error
            raise
        return 1


def _is_of(month: Month) -> sa.ColumnElement[bool]:
    first, after = month.bounds
    return sa.and_(tables.c.table_id >= first, tables.c.table_id < after)


def _was_projected() -> sa.ColumnElement[bool]:
    """True of the head of a table of which nothing waits in the outbox, and which no projection had to leave alone."""
    return sa.not_(
        sa.or_(*(sa.exists().where(each.c.table_id == tables.c.table_id) for each in (outbox, projection_faults)))
    )


async def _is_needed(connection: AsyncConnection, part: _Part, month: Month) -> bool:
    """Return whether a table of a month is not over yet, or its stream not taken in by all."""
    is_needed = sa.or_(_closed.is_(None), sa.not_(part.is_over))
    if part.table is events:
        is_needed = sa.or_(is_needed, sa.not_(_was_projected()))
    query = sa.select(sa.exists().where(_is_of(month), is_needed))
    return bool((await connection.execute(query)).scalar_one())


async def _forget(connection: AsyncConnection, table_ids: Sequence[TableId]) -> None:
    """Remove heads, and the seeds that stand in records; what a stream names has to be there still."""
    if not table_ids:
        return
    boards = await _boards(connection, table_ids)
    own = match_secrets.c.table_id.in_(table_ids)
    await connection.execute(sa.delete(match_secrets).where(own, match_secrets.c.match_id.not_in(boards)))
    for table in (*_BESIDE, tables):
        await connection.execute(sa.delete(table).where(table.c.table_id.in_(table_ids)))


async def _boards(connection: AsyncConnection, table_ids: Sequence[TableId]) -> set[UUID]:
    """Return the shared boards that were played: their seeds stay."""
    first = sa.select(events.c.payload).where(events.c.table_id.in_(table_ids), events.c.seq == 1)
    boards = map(board_in, (await connection.execute(first)).scalars())
    return {board for board in boards if board is not None}
