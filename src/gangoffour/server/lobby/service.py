"""The lobby: open tables, and "play now", which never waits."""

from dataclasses import dataclass
from typing import Final

from gangoffour.protocol import Player, TableListing, TableOptions
from gangoffour.server.ports import Listings, PlayerId, TableId
from gangoffour.server.tables.errors import Refusal
from gangoffour.server.tables.service import NewlyOpened, Tables

LISTED: Final = 100
"""How many tables the lobby shows."""

CANDIDATES: Final = 10
"""How many tables "play now" tries before it opens one."""


@dataclass(frozen=True, slots=True)
class Placed:
    """Where "play now" put somebody."""

    table_id: TableId
    seat: int


class Lobby:
    """Finds and opens tables."""

    def __init__(self, tables: Tables, listings: Listings) -> None:
        self._tables = tables
        self._listings = listings

    async def open_table(self, host: Player, options: TableOptions, bots: tuple[str, ...] = ()) -> NewlyOpened:
        """Open a table with these options."""
        return await self._tables.open(host, options, bots=bots)

    async def play_now(self, player: Player, options: TableOptions, level: str) -> Placed:
        """Deal a person in at once: in a bot's seat where others are about to begin, else at a table of bots."""
        for listing in await self._listings.quick(CANDIDATES):
            if _is_like(listing, options) and not _sits_at(listing, player.player_id):
                try:
                    seat = await self._tables.take_seat_at_once(TableId(listing.table_id), player)
                except Refusal:
                    continue  # the listing was old; the next table may do
                return Placed(TableId(listing.table_id), seat)
        opened = await self._tables.open(player, options, bots=(level,) * (options.seat_count - 1), is_quick=True)
        return Placed(opened.table_id, opened.seat)

    async def public_tables(self) -> list[TableListing]:
        """Return the tables that everybody may see, newest first."""
        return await self._listings.public(LISTED)

    async def tables_of(self, player_id: str) -> list[TableListing]:
        """Return the tables a person sits at, newest first."""
        return await self._listings.of_player(PlayerId(player_id), LISTED)


def _is_like(listing: TableListing, options: TableOptions) -> bool:
    return listing.status == "open" and listing.options == options


def _sits_at(listing: TableListing, player_id: str) -> bool:
    return any(player is not None and player.player_id == player_id for player in listing.players)
