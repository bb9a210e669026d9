"""The lobby's tables in a database, and the shelf that their projection keeps them on."""

from collections.abc import Collection, Iterable, Mapping
from typing import Final

import msgspec
import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from gangoffour.protocol import TableListing, TableOptions
from gangoffour.server.adapters.databases.database import Database
from gangoffour.server.adapters.databases.schema import listings, seatings
from gangoffour.server.adapters.lobby.listed import is_shown, options_key, people
from gangoffour.server.adapters.projections.sql_shelves import SqlShelf
from gangoffour.server.ports import ListingRow, PlayerId, TableId

LISTING_TABLES: Final = (listings, seatings)

_newest: Final = (listings.c.opened_at_ms.desc(), listings.c.table_id.desc())


class SqlListings:
    """The lobby's tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def _found(self, query: sa.Select[str]) -> list[TableListing]:
        async with self._database.reading() as connection:
            return [
                msgspec.json.decode(body, type=TableListing) for body in (await connection.execute(query)).scalars()
            ]

    async def public(self, limit: int) -> list[TableListing]:
        """Return public tables where somebody is, newest first."""
        query = sa.select(listings.c.body).where(listings.c.is_shown)
        return await self._found(query.order_by(*_newest).limit(limit))

    async def people(self) -> int:
        """Return how many seats people have at public tables where somebody is."""
        seat = seatings.c.table_id == listings.c.table_id
        query = sa.select(sa.func.count()).select_from(sa.join(listings, seatings, seat))
        async with self._database.reading() as connection:
            return (await connection.execute(query.where(listings.c.is_shown))).scalar_one()

    async def of_player(self, player_id: PlayerId, limit: int) -> list[TableListing]:
        """Return the tables a person sits at, newest first."""
        seat = seatings.c.table_id == listings.c.table_id
        query = sa.select(listings.c.body).join(seatings, seat).where(seatings.c.player_id == player_id)
        return await self._found(query.order_by(*_newest).limit(limit))

    async def by_ids(self, table_ids: Iterable[TableId]) -> list[TableListing]:
        """Return the listings of tables, newest first."""
        query = sa.select(listings.c.body).where(listings.c.table_id.in_(list(table_ids)))
        return await self._found(query.order_by(*_newest))

    async def joinable(self, options: TableOptions, limit: int) -> list[TableListing]:
        """Return tables to join, newest first."""
        query = sa.select(listings.c.body).where(listings.c.joinable_with == options_key(options))
        return await self._found(query.order_by(*_newest).limit(limit))


class SqlListingShelf(SqlShelf[ListingRow]):
    """Listings, and who sits at the tables they are about."""

    async def read_rows(self, connection: AsyncConnection, table_ids: Collection[TableId]) -> dict[TableId, ListingRow]:
        """Return the listings that can be brought up to date: the first schema kept none of what they are made of."""
        table, _ = self.tables
        query = sa.select(table).where(table.c.table_id.in_(list(table_ids)), table.c.fold != "")
        return {
            row.table_id: ListingRow(row.seq, row.fold, msgspec.json.decode(row.body, type=TableListing))
            for row in await connection.execute(query)
        }

    async def write_rows(self, connection: AsyncConnection, rows: Mapping[TableId, ListingRow | None]) -> None:
        """Keep listings anew, with those who sit there."""
        table, seats = self.tables
        kept = {table_id: row for table_id, row in rows.items() if row is not None}
        gone = [table_id for table_id in rows if table_id not in kept]
        seated = [
            {"player_id": player_id, "table_id": table_id}
            for table_id, row in kept.items()
            for player_id in sorted(people(row.listing))
        ]
        await connection.execute(sa.delete(seats).where(seats.c.table_id.in_(list(rows))))
        if gone:
            await connection.execute(sa.delete(table).where(table.c.table_id.in_(gone)))
        if kept:
            insert = self.database.insert(table)
            changed = {column.name: column for column in insert.excluded if column.name != "table_id"}
            newest = insert.on_conflict_do_update(index_elements=["table_id"], set_=changed)
            await connection.execute(newest, [_values(table_id, row) for table_id, row in kept.items()])
        if seated:
            await connection.execute(sa.insert(seats), seated)


def _values(table_id: TableId, row: ListingRow) -> dict[str, object]:
    listing = row.listing
    return {
        "table_id": table_id,
        "seq": row.seq,
        "opened_at_ms": listing.opened_at_ms,
        "body": msgspec.json.encode(listing).decode(),
        "fold": row.fold,
        "is_shown": is_shown(listing),
        "joinable_with": options_key(listing.options) if listing.is_joinable else None,
    }
