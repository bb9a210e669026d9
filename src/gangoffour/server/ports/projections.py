"""Where what is derived from the streams lives: rows, and how far they have come."""

from collections.abc import Collection, Mapping, Sequence
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass
from typing import Protocol, TypeVar

from gangoffour.server.ports.ids import TableId
from gangoffour.server.ports.outbox import Place

Row = TypeVar("Row")


@dataclass(frozen=True, slots=True)
class Cursor:
    """How far a projection has come in the outbox of a shard."""

    place: Place
    version: int
    """The version of the projection that wrote its rows."""
    system_id: str = ""
    """The cluster in which the place means something."""


@dataclass(frozen=True, slots=True)
class Fault:
    """A table that a projection leaves alone, because one of its events could not be projected."""

    table_id: TableId
    seq: int
    """From here on."""
    error: str
    at_ms: int


class Turn(Protocol[Row]):
    """The right to move a projection on, as long as nobody else does."""

    cursor: Cursor | None
    """Where it stands; None if it never ran."""

    async def load(self, table_ids: Collection[TableId]) -> dict[TableId, Row]:
        """Return the rows of tables that have some."""

    async def parked(self, table_ids: Collection[TableId]) -> set[TableId]:
        """Return those of the tables that are left alone."""

    async def save(self, rows: Mapping[TableId, Row | None], cursor: Cursor, faults: Sequence[Fault] = ()) -> bool:
        """Keep rows (None: remove them), park tables and move the cursor, in one transaction.

        False: somebody else moved the cursor meanwhile, and nothing happened. A table that is kept is parked no more.
        """


class Shelf(Protocol[Row]):
    """Where one projection of one shard lives."""

    def turn(self) -> AbstractAsyncContextManager[Turn[Row] | None]:
        """Begin a turn; None if another runner is at it: then it is in good hands."""

    def rebuilding(self) -> AbstractAsyncContextManager[bool]:
        """Be the only one who fills the shelf beside this one; False if somebody else does."""

    async def cursor(self) -> Cursor | None:
        """Return where the projection stands; None if it never ran."""

    async def faults(self) -> list[Fault]:
        """Return the tables that are left alone."""

    async def begin_anew(self, cursor: Cursor) -> "Shelf[Row]":
        """Return an empty shelf beside this one, with a cursor of its own; what lay there is removed."""

    async def swap(self) -> None:
        """Put what lies on the shelf beside this one in its place, with its cursor and its faults."""
