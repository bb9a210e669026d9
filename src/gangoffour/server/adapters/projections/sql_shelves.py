"""Shelves in a database: the rows of a projection, its cursor and its faults, moved in one transaction.

On PostgreSQL a turn is a transaction with an advisory lock, which writes nothing until it is saved: a lock on a row
would take a transaction id at once, and everybody who reads the outbox would wait for it. On SQLite nothing is locked
while rows are worked out; whoever saves second finds that the cursor has moved.
"""

from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from typing import Final, Generic, Self, TypeVar

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from gangoffour.server.adapters.databases.database import Database, lost_connections_told
from gangoffour.server.adapters.databases.schema import cursors, projection_faults
from gangoffour.server.adapters.projections.shadows import made_anew, shadow_name, shadow_of, swapped
from gangoffour.server.ports import Cursor, Fault, Place, Shelf, TableId, Turn

Row = TypeVar("Row")

_LOCKS: Final = 0x676F66  # "gof"
_Connecting = Callable[[], AbstractAsyncContextManager[AsyncConnection]]


class SqlShelf(ABC, Generic[Row]):
    """The rows of one projection of one shard."""

    tables: tuple[sa.Table, ...]
    """Where the rows lie, beside cursor and faults."""

    def __init__(self, database: Database, name: str, tables: tuple[sa.Table, ...], shard: int = 0) -> None:
        self.database = database
        self.name = name
        self.tables = tables
        self._shard = shard
        self.own_cursor = sa.and_(cursors.c.projection == name, cursors.c.shard == shard)

    @abstractmethod
    async def read_rows(self, connection: AsyncConnection, table_ids: Collection[TableId]) -> dict[TableId, Row]:
        """Return the rows of tables that have some."""

    @abstractmethod
    async def write_rows(self, connection: AsyncConnection, rows: Mapping[TableId, Row | None]) -> None:
        """Keep rows, or remove them."""

    async def carry_over(self, connection: AsyncConnection) -> None:
        """Keep on the shelf beside this one what nothing but this one knows any more; most shelves have no such row."""

    # --- turns -------------------------------------------------------------------------------------------------------

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[Turn[Row] | None]:
        """Begin a turn; None if another runner is at it."""
        if not self.database.is_postgres:
            yield SqlTurn(self, self.database.reading, self.database.writing, await self.cursor())
            return
        async with self._locked(self.name) as connection:
            if connection is None:
                yield None
                return

            @asynccontextmanager
            async def reading() -> AsyncIterator[AsyncConnection]:
                with lost_connections_told():
                    yield connection

            @asynccontextmanager
            async def writing() -> AsyncIterator[AsyncConnection]:
                with lost_connections_told():
                    async with connection.begin_nested():
                        yield connection

            yield SqlTurn(self, reading, writing, await self._cursor(connection))

    @asynccontextmanager
    async def rebuilding(self) -> AsyncIterator[bool]:
        """Keep others from filling the shelf beside this one; False if somebody does."""
        if not self.database.is_postgres:
            yield True
            return
        async with self._locked(f"{self.name} rebuilding") as connection:
            yield connection is not None

    @asynccontextmanager
    async def _locked(self, name: str) -> AsyncIterator[AsyncConnection | None]:
        lock = sa.func.pg_try_advisory_xact_lock(_LOCKS, sa.func.hashtext(f"{name} {self._shard}"))
        async with self.database.writing() as connection:
            yield connection if (await connection.execute(sa.select(lock))).scalar_one() else None

    async def cursor(self) -> Cursor | None:
        """Return where the projection stands."""
        async with self.database.reading() as connection:
            return await self._cursor(connection)

    async def _cursor(self, connection: AsyncConnection) -> Cursor | None:
        row = (await connection.execute(sa.select(cursors).where(self.own_cursor))).one_or_none()
        return None if row is None else Cursor(Place(row.xid, row.position), row.version, row.system_id)

    async def move(self, connection: AsyncConnection, before: Cursor | None, cursor: Cursor) -> bool:
        """Move the cursor from where it was read; False if it stands there no more."""
        values = {
            "xid": cursor.place.xid,
            "position": cursor.place.position,
            "version": cursor.version,
            "system_id": cursor.system_id,
        }
        if before is None:
            insert = self.database.insert(cursors).values(projection=self.name, shard=self._shard, **values)
            return (await connection.execute(insert.on_conflict_do_nothing())).rowcount == 1
        still = sa.and_(self.own_cursor, cursors.c.xid == before.place.xid, cursors.c.position == before.place.position)
        return (await connection.execute(sa.update(cursors).where(still).values(values))).rowcount == 1

    # --- faults ------------------------------------------------------------------------------------------------------

    async def faults(self) -> list[Fault]:
        """Return the tables that are left alone."""
        query = sa.select(projection_faults).where(projection_faults.c.projection == self.name)
        async with self.database.reading() as connection:
            rows = await connection.execute(query.order_by(projection_faults.c.table_id))
            return [Fault(row.table_id, row.seq, row.error, row.at_ms) for row in rows]

    async def park(self, connection: AsyncConnection, faults: Sequence[Fault]) -> None:
        """Leave tables alone from now on."""
        rows = [
            {
                "projection": self.name,
                "table_id": fault.table_id,
                "seq": fault.seq,
                "error": fault.error,
                "at_ms": fault.at_ms,
            }
            for fault in faults
        ]
        await connection.execute(self.database.insert(projection_faults).on_conflict_do_nothing(), rows)

    # --- anew --------------------------------------------------------------------------------------------------------

    def _beside(self) -> Self:
        return type(self)(
            self.database, shadow_name(self.name), tuple(shadow_of(table) for table in self.tables), self._shard
        )

    async def begin_anew(self, cursor: Cursor) -> Shelf[Row]:
        """Make empty tables beside those of this shelf."""
        beside = self._beside()
        async with self.database.writing() as connection:
            await beside.forget(connection)
            await beside.move(connection, None, cursor)
            for statement in made_anew(self.tables, is_postgres=self.database.is_postgres):
                await connection.execute(statement)
        return beside

    async def forget(self, connection: AsyncConnection) -> None:
        """Remove the cursor and the faults."""
        await connection.execute(sa.delete(cursors).where(self.own_cursor))
        await connection.execute(sa.delete(projection_faults).where(projection_faults.c.projection == self.name))

    async def swap(self) -> None:
        """Put the tables beside this shelf in the place of its own."""
        beside = self._beside()
        faults = sa.update(projection_faults).where(projection_faults.c.projection == beside.name)
        async with self.database.writing() as connection:
            if self.database.is_postgres:  # whoever is at it ends first
                lock = sa.func.pg_advisory_xact_lock(_LOCKS, sa.func.hashtext(f"{self.name} {self._shard}"))
                await connection.execute(sa.select(lock))
            await self.carry_over(connection)
            await self.forget(connection)
            await connection.execute(sa.update(cursors).where(beside.own_cursor).values(projection=self.name))
            await connection.execute(faults.values(projection=self.name))
            for statement in swapped(self.tables, is_postgres=self.database.is_postgres):
                await connection.execute(statement)


class SqlTurn(Generic[Row]):
    """A turn at a shelf."""

    def __init__(self, shelf: SqlShelf[Row], reading: _Connecting, writing: _Connecting, cursor: Cursor | None) -> None:
        self._shelf = shelf
        self._reading = reading
        self._writing = writing
        self.cursor = cursor

    async def load(self, table_ids: Collection[TableId]) -> dict[TableId, Row]:
        """Return the rows of tables that have some."""
        async with self._reading() as connection:
            return await self._shelf.read_rows(connection, table_ids)

    async def parked(self, table_ids: Collection[TableId]) -> set[TableId]:
        """Return those of the tables that are left alone."""
        faults = projection_faults.c
        query = sa.select(faults.table_id).where(
            faults.projection == self._shelf.name, faults.table_id.in_(list(table_ids))
        )
        async with self._reading() as connection:
            return set((await connection.execute(query)).scalars())

    async def save(self, rows: Mapping[TableId, Row | None], cursor: Cursor, faults: Sequence[Fault] = ()) -> bool:
        """Move the cursor first: whoever cannot changes nothing."""
        async with self._writing() as connection:
            if not await self._shelf.move(connection, self.cursor, cursor):
                return False
            if rows:
                await self._shelf.write_rows(connection, rows)
                mended = projection_faults.c.table_id.in_(list(rows))
                own = projection_faults.c.projection == self._shelf.name
                await connection.execute(sa.delete(projection_faults).where(own, mended))
            if faults:
                await self._shelf.park(connection, faults)
        self.cursor = cursor
        return True
