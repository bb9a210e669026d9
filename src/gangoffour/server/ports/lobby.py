"""The tables as the lobby shows them."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple, Protocol

from gangoffour.protocol import TableListing, TableOptions
from gangoffour.server.ports.ids import PlayerId, TableId


class ListingRow(NamedTuple):
    """A listing as it is kept, with what the next events of its table change."""

    seq: int
    """The last event in it."""
    fold: str
    """What the listing was made of, as JSON."""
    listing: TableListing


class Listings(Protocol):
    """The tables as the lobby shows them: derived, and good enough if a moment old. A closed table has none."""

    async def public(self, limit: int) -> list[TableListing]:
        """Return the public tables that are open or playing, and where a person is, newest first."""

    async def people(self) -> int:
        """Return how many seats people have at the tables that `public` would list without a limit."""

    async def of_player(self, player_id: PlayerId, limit: int) -> list[TableListing]:
        """Return the tables a player sits at, newest first."""

    async def by_ids(self, table_ids: Iterable[TableId]) -> list[TableListing]:
        """Return the listings of tables, newest first; those that are closed are left out."""

    async def joinable(self, options: TableOptions, limit: int) -> list[TableListing]:
        """Return the joinable tables that play with just these options, newest first; others do not count."""


@dataclass(frozen=True, slots=True)
class InviteCode:
    """A few words that lead to a table."""

    key: str
    """The words as they are compared."""
    words: str
    """The words as they are shown."""
    table_id: TableId
    invite: str | None
    """The key of the table, if it is private."""
    expires_at_ms: int


class InviteCodes(Protocol):
    """Codes that lead to tables: one for each table at most. An expired one is as good as none."""

    async def put(self, code: InviteCode, now_ms: int) -> bool:
        """Keep a code; False if the table has one already, or another table has the same."""

    async def by_key(self, key: str, now_ms: int) -> InviteCode | None:
        """Return the code that reads so."""

    async def of_table(self, table_id: TableId, now_ms: int) -> InviteCode | None:
        """Return the code of a table."""
