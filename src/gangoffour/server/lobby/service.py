"""The lobby: open tables, and "play now", where nobody waits for anybody."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final

from gangoffour.protocol import Player, TableListing, TableOptions
from gangoffour.server.conduct import ConductService
from gangoffour.server.ids import shard_of
from gangoffour.server.lobby.listing import LISTINGS
from gangoffour.server.ports import Listings, PlayerId, Relations, TableId
from gangoffour.server.projections import Projections
from gangoffour.server.tables.errors import Refusal, TableCode
from gangoffour.server.tables.opening import NewlyOpened
from gangoffour.server.tables.service import Tables

LISTED: Final = 100
"""How many tables the lobby shows."""

CANDIDATES: Final = 10
"""How many tables "play now" tries before it opens one."""

LONGEST_LOOK_S: Final = 0.5
"""How long "play now" waits for the listings to catch up."""

_LIVE: Final = ("open", "playing")


@dataclass(frozen=True, slots=True)
class Placed:
    """Where "play now" put somebody."""

    table_id: TableId
    seat: int | None
    """None: a seat is promised, with the next deal."""


@dataclass(frozen=True, slots=True)
class TableLimits:
    """How many tables may be open or playing at once."""

    per_player: int
    """That a player sits at."""
    per_origin: int
    """That were opened from one address, at this node."""


class Lobby:
    """Finds and opens tables."""

    def __init__(
        self,
        tables: Tables,
        listings: Listings,
        relations: Relations,
        projections: Projections,
        conduct: ConductService,
        limits: TableLimits,
    ) -> None:
        self._tables = tables
        self._conduct = conduct
        self._listings = listings
        self._relations = relations
        self._projections = projections
        self._limits = limits

    async def open_table(
        self, host: Player, options: TableOptions, bots: tuple[str, ...] = (), *, origin: str
    ) -> NewlyOpened:
        """Open a table with these options, if the host may."""
        await self._conduct.demand(host.player_id, options)
        await self._demand_room(host, origin)
        return await self._open(host, options, bots, origin)

    async def _open(
        self, host: Player, options: TableOptions, bots: tuple[str, ...], origin: str, *, is_quick: bool = False
    ) -> NewlyOpened:
        """Open a table, and wait a little for its listing: whoever is told of the table finds it."""
        opened = await self._tables.open(host, options, bots=bots, is_quick=is_quick)
        self._tables.origins.keep(opened.table_id, origin)
        await self._projections.caught_up(LISTINGS, [shard_of(opened.table_id)])
        return opened

    async def play_now(
        self, player: Player, options: TableOptions, level: str, *, origin: str, is_alone: bool = False
    ) -> Placed:
        """Promise a person a bot's seat where others play, newest table first; else deal at once among bots."""
        await self._conduct.demand(player.player_id, options)
        apart = await self._relations.apart_from(PlayerId(player.player_id))
        for listing in [] if is_alone else await self._joinable(options):
            if not _sits_at(listing, {player.player_id, *apart}):
                try:
                    await self._tables.join(TableId(listing.table_id), player, origin, apart)
                except Refusal:
                    continue  # the listing was old, or the person left or may not come; the next one may do
                return Placed(TableId(listing.table_id), None)
        await self._demand_room(player, origin)
        bots = (level,) * (options.seat_count - 1)
        opened = await self._open(player, options, bots, origin, is_quick=True)
        return Placed(opened.table_id, opened.seat)

    async def _joinable(self, options: TableOptions) -> list[TableListing]:
        """Return tables to join, also those where cards were dealt just now."""
        await self._projections.caught_up(LISTINGS, limit_s=LONGEST_LOOK_S)
        return await self._listings.joinable(options, CANDIDATES)

    async def public_tables(self) -> list[TableListing]:
        """Return the tables that everybody may see and where somebody is, newest first."""
        return await self._listings.public(LISTED)

    async def people(self) -> int:
        """Return how many seats people have at the public tables where somebody is, shown or not."""
        return await self._listings.people()

    async def tables_of(self, player_id: str) -> list[TableListing]:
        """Return the tables a person sits at, newest first."""
        return await self._listings.of_player(PlayerId(player_id), LISTED)

    async def _demand_room(self, player: Player, origin: str) -> None:
        """Refuse another table to whoever has many.

        Raises:
            Refusal: The player sits at as many tables as anybody may, or as many were opened from the address.
        """
        if await self._count_from(origin) >= self._limits.per_origin:
            raise Refusal(TableCode.TOO_MANY_HERE, limit=self._limits.per_origin)
        own = await self.tables_of(player.player_id)
        if sum(listing.status in _LIVE for listing in own) >= self._limits.per_player:
            raise Refusal(TableCode.TOO_MANY_TABLES, limit=self._limits.per_player)

    async def _count_from(self, origin: str) -> int:
        """Return how many tables from there are open or playing; looked up only where it could matter."""
        origins = self._tables.origins
        if len(origins.tables(origin)) >= self._limits.per_origin:
            for table_id in origins.tables(origin):
                public = (await self._tables.state(table_id)).public
                if public.is_closed or public.is_adjourned:
                    origins.forget(table_id)
        return len(origins.tables(origin))


def _sits_at(listing: TableListing, player_ids: Collection[str]) -> bool:
    return any(player is not None and player.player_id in player_ids for player in listing.players)
