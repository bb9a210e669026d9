"""The lobby's tables, in memory."""

from collections.abc import Callable, Iterable
from uuid import UUID

from gangoffour.protocol import TableListing, TableOptions
from gangoffour.server.adapters.lobby.listed import is_shown, people
from gangoffour.server.adapters.projections.memory_shelves import MemoryShelf
from gangoffour.server.ports import ListingRow, PlayerId, TableId


class MemoryListings:
    """The lobby's tables, as they lie on a shelf."""

    def __init__(self, shelf: MemoryShelf[ListingRow]) -> None:
        self._shelf = shelf

    def _where(self, is_wanted: Callable[[TableListing], bool]) -> list[TableListing]:
        """Return listings, oldest first."""
        found = (row.listing for row in self._shelf.rows.values() if is_wanted(row.listing))
        return sorted(found, key=lambda listing: (listing.opened_at_ms, UUID(listing.table_id)))

    async def public(self, limit: int) -> list[TableListing]:
        """Return public tables where somebody is, newest first."""
        return self._where(is_shown)[::-1][:limit]

    async def people(self) -> int:
        """Return how many seats people have at public tables where somebody is."""
        return sum(len(people(listing)) for listing in self._where(is_shown))

    async def of_player(self, player_id: PlayerId, limit: int) -> list[TableListing]:
        """Return the tables a person sits at, newest first."""
        return self._where(lambda each: player_id in people(each))[::-1][:limit]

    async def by_ids(self, table_ids: Iterable[TableId]) -> list[TableListing]:
        """Return the listings of tables, newest first."""
        wanted = set(map(str, table_ids))
        return self._where(lambda each: each.table_id in wanted)[::-1]

    async def joinable(self, options: TableOptions, limit: int) -> list[TableListing]:
        """Return tables to join, newest first."""
        return self._where(lambda each: each.is_joinable and each.options == options)[::-1][:limit]
