"""Shelves in memory: the plainest reading of the port."""

from collections.abc import AsyncIterator, Collection, Mapping, MutableMapping, Sequence
from contextlib import asynccontextmanager
from typing import Generic, TypeVar

from gangoffour.server.adapters.projections.shadows import shadow_name
from gangoffour.server.ports import Cursor, Fault, Shelf, TableId, Turn

Row = TypeVar("Row")


class MemoryShelf(Generic[Row]):
    """The rows of one projection."""

    def __init__(self, name: str, cursors: MutableMapping[str, Cursor]) -> None:
        self.rows: dict[TableId, Row] = {}
        self.name = name
        self.cursors = cursors
        self.parked: dict[TableId, Fault] = {}
        self._beside: MemoryShelf[Row] | None = None

    @asynccontextmanager
    async def turn(self) -> AsyncIterator[Turn[Row] | None]:
        """Begin a turn. Whoever ends it second finds that the cursor has moved."""
        yield _MemoryTurn(self)

    @asynccontextmanager
    async def rebuilding(self) -> AsyncIterator[bool]:
        """Everybody may: it is done before another begins."""
        yield True

    async def cursor(self) -> Cursor | None:
        """Return where the projection stands."""
        return self.cursors.get(self.name)

    async def faults(self) -> list[Fault]:
        """Return the tables that are left alone."""
        return sorted(self.parked.values(), key=lambda fault: fault.table_id)

    async def begin_anew(self, cursor: Cursor) -> Shelf[Row]:
        """Return an empty shelf beside this one."""
        self._beside = type(self)(shadow_name(self.name), self.cursors)
        self.cursors[self._beside.name] = cursor
        return self._beside

    async def swap(self) -> None:
        """Take over what lies on the shelf beside this one."""
        if self._beside is None:
            raise LookupError(self.name)
        self.take_over(self._beside)
        self.parked = self._beside.parked
        self.cursors[self.name] = self.cursors.pop(self._beside.name)
        self._beside = None

    def take_over(self, beside: "MemoryShelf[Row]") -> None:
        """Keep the rows of another shelf, and no others."""
        self.rows.clear()
        self.rows.update(beside.rows)

    def keep(self, table_id: TableId, row: Row | None) -> None:
        """Keep the row of a table, or remove it."""
        if row is None:
            self.rows.pop(table_id, None)
        else:
            self.rows[table_id] = row

    async def saved(self, rows: Mapping[TableId, Row | None]) -> None:
        """Do what belongs to keeping rows; most shelves have nothing to do."""


class _MemoryTurn(Generic[Row]):
    """A turn that keeps nothing from anybody."""

    def __init__(self, shelf: MemoryShelf[Row]) -> None:
        self._shelf = shelf
        self.cursor = shelf.cursors.get(shelf.name)

    async def load(self, table_ids: Collection[TableId]) -> dict[TableId, Row]:
        """Return the rows of tables that have some."""
        return {each: self._shelf.rows[each] for each in table_ids if each in self._shelf.rows}

    async def parked(self, table_ids: Collection[TableId]) -> set[TableId]:
        """Return those of the tables that are left alone."""
        return {each for each in table_ids if each in self._shelf.parked}

    async def save(self, rows: Mapping[TableId, Row | None], cursor: Cursor, faults: Sequence[Fault] = ()) -> bool:
        """Keep everything, unless the cursor has moved."""
        if self._shelf.cursors.get(self._shelf.name) != self.cursor:
            return False
        for table_id, row in rows.items():
            self._shelf.keep(table_id, row)
            self._shelf.parked.pop(table_id, None)
        await self._shelf.saved(rows)
        self._shelf.parked.update({fault.table_id: fault for fault in faults})
        self._shelf.cursors[self._shelf.name] = self.cursor = cursor
        return True
