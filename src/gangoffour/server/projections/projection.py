"""What a projection is."""

from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import dataclass
from typing import Final, Generic, NamedTuple, Protocol, TypeVar

from gangoffour.protocol import events as wire
from gangoffour.server.ports import MatchId, Shelf, TableId

Row = TypeVar("Row")


class Lack(NamedTuple):
    """What a projection has to read beside the new events it listens to."""

    is_all: bool = False
    """Everything it listens to, from the beginning of the stream."""
    match_ids: tuple[MatchId, ...] = ()
    """All events of matches, whether it listens to them or not."""


NOTHING: Final = Lack()


class Projection(Protocol[Row]):
    """A pure function from the rows and events of one table to its changed rows.

    It may meet an event again, never one before another of its table has come.
    """

    @property
    def name(self) -> str:
        """What its cursor, its faults and its figures are called."""

    @property
    def version(self) -> int:
        """A greater one than that of the rows that are kept: they are made anew."""

    @property
    def types(self) -> frozenset[str]:
        """The events it listens to, as they are stored."""

    @property
    def is_heavy(self) -> bool:
        """Whether it is worked out beside the event loop, in a thread."""

    @property
    def reads_records(self) -> bool:
        """Whether records tell it as well: then what it has of tables whose streams are gone is made of them."""

    def lack(self, row: Row | None, entries: Sequence[wire.Entry]) -> Lack:
        """Return what else it needs to take these events in."""

    def apply(self, table_id: TableId, row: Row | None, entries: Sequence[wire.Entry]) -> Row | None:
        """Return the row after these events: the same one if nothing changed, None if there is none any more."""

    def from_record(self, text: str) -> tuple[TableId, Row] | None:
        """Return a table and what the record of a match tells of it, kept beside what others tell; None if nothing.

        Raises:
            CodedError, ValueError: The record does not tell it.
        """


async def _nobody(_table_ids: Collection[TableId]) -> None:
    """Nobody wants to know."""


@dataclass(frozen=True, slots=True)
class Work(Generic[Row]):
    """A projection, and where its rows of one shard live."""

    projection: Projection[Row]
    shelf: Shelf[Row]
    tell: Callable[[Collection[TableId]], Awaitable[None]] = _nobody
    """Told, after the commit, which tables have other rows now."""
