"""What was appended to the streams, for those who derive something from them."""

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple, Protocol

from gangoffour.server.ports.ids import MatchId, TableId
from gangoffour.server.ports.streams import StoredEvent


class Place(NamedTuple):
    """A place in the outbox of a shard. Places are in order."""

    xid: int
    """The transaction that appended; 0 where there is only one at a time."""
    position: int


START: Final = Place(0, 0)
"""Before all rows."""


class OutboxRow(NamedTuple):
    """One append."""

    place: Place
    table_id: TableId
    from_seq: int
    to_seq: int


class Span(NamedTuple):
    """A part of the stream of a table, both ends included."""

    table_id: TableId
    from_seq: int
    to_seq: int


class Outbox(Protocol):
    """The outbox of one shard, and its streams as those read them who derive something.

    A number that grows is not the order of commits: a row may become visible after one with a higher number. So a row
    is shown once nothing can come to stand before it any more.
    """

    async def after(self, place: Place, limit: int) -> list[OutboxRow]:
        """Return the first rows after a place. No row will ever come to stand before the last of them."""

    async def last(self) -> Place:
        """Return the place of the last row that is committed, though others may still come to stand before it."""

    async def settled(self) -> Place:
        """Return the place of the last row that `after` would show."""

    async def waiting_count(self, place: Place) -> int:
        """Return how many rows stand after a place."""

    async def waiting_since_ms(self, place: Place) -> int | None:
        """Return when the first append after a place happened; None if there is none."""

    async def remove_until(self, place: Place) -> int:
        """Remove the rows up to a place, but none that a cursor still has to pass; return how many."""

    async def events(self, spans: Sequence[Span], types: Collection[str]) -> dict[TableId, list[StoredEvent]]:
        """Return the events of some types within spans, by table, in order; tables without any are left out."""

    async def match_events(self, table_id: TableId, match_id: MatchId) -> list[StoredEvent]:
        """Return all events of a match but the one that ends it, in order."""

    async def table_ids(self, after: TableId | None, limit: int) -> list[TableId]:
        """Return the first tables whose ids are above one, in order."""

    async def records(self, after: MatchId | None, limit: int) -> list[tuple[MatchId, str]]:
        """Return the first records above an id of matches whose streams are gone, in order: they alone tell of them."""

    async def system_id(self) -> str:
        """Return which cluster counts the transactions; a restored copy is another one."""

    async def adopt(self) -> None:
        """Take over what was restored from another cluster: its cursors go back to the start.

        All rows that are there come to stand before whatever this cluster appends, and are projected again.
        """
