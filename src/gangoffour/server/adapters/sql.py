"""What belongs to tables and is asked for now and then, in a database: secrets, listings, records, chat."""

import secrets
import zlib
from uuid import UUID

import msgspec
import sqlalchemy as sa

from gangoffour.protocol import TableListing
from gangoffour.server.adapters.database import Database
from gangoffour.server.adapters.listed import LIVE, bot_count, people
from gangoffour.server.adapters.schema import chat_lines, listings, match_secrets, record_players, records, seatings
from gangoffour.server.ports import ChatLine, KeptRecord, MatchId, PlayerId, TableId


class SqlSecrets:
    """Seeds of matches."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def token(self, size: int) -> bytes:
        """Return fresh bytes that nobody can guess."""
        return secrets.token_bytes(size)

    async def seal(self, table_id: TableId, match_id: MatchId, seed: bytes) -> None:
        """Keep the seed of a match.

        Raises:
            ValueError: If another seed was sealed for this match.
        """
        row = {"table_id": table_id, "match_id": match_id, "secret": seed}
        async with self._database.writing() as connection:
            await connection.execute(self._database.insert(match_secrets).values(row).on_conflict_do_nothing())
        if await self.seed(table_id, match_id) != seed:
            raise ValueError("another seed was sealed for this match")

    async def seed(self, table_id: TableId, match_id: MatchId) -> bytes:
        """Return the seed of a match.

        Raises:
            LookupError: If none was sealed.
        """
        query = sa.select(match_secrets.c.secret).where(
            match_secrets.c.table_id == table_id, match_secrets.c.match_id == match_id
        )
        async with self._database.reading() as connection:
            seed: bytes | None = (await connection.execute(query)).scalar_one_or_none()
        if seed is None:
            raise LookupError(match_id)
        return seed


class SqlListings:
    """The lobby's tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def put(self, listing: TableListing, seq: int) -> None:
        """Keep a listing, and who sits there, unless a newer one is kept."""
        table_id = UUID(listing.table_id)
        insert = self._database.insert(listings).values(
            table_id=table_id,
            seq=seq,
            visibility=listing.options.visibility,
            status=listing.status,
            is_quick=listing.is_quick,
            opened_at_ms=listing.opened_at_ms,
            bot_count=bot_count(listing),
            body=msgspec.json.encode(listing).decode(),
        )
        newest = insert.on_conflict_do_update(
            index_elements=["table_id"],
            set_={column.name: column for column in insert.excluded if column.name != "table_id"},
            where=listings.c.seq <= insert.excluded.seq,
        ).returning(listings.c.table_id)
        seated = [] if listing.status == "closed" else sorted(people(listing))
        async with self._database.writing() as connection:
            if (await connection.execute(newest)).scalar_one_or_none() is None:
                return
            await connection.execute(sa.delete(seatings).where(seatings.c.table_id == table_id))
            if seated:
                rows = [{"player_id": player_id, "table_id": table_id} for player_id in seated]
                await connection.execute(sa.insert(seatings), rows)

    async def _found(self, query: sa.Select[str]) -> list[TableListing]:
        async with self._database.reading() as connection:
            return [
                msgspec.json.decode(body, type=TableListing) for body in (await connection.execute(query)).scalars()
            ]

    async def public(self, limit: int) -> list[TableListing]:
        """Return public tables, newest first."""
        query = sa.select(listings.c.body).where(listings.c.visibility == "public", listings.c.status.in_(LIVE))
        return await self._found(query.order_by(*_newest).limit(limit))

    async def of_player(self, player_id: PlayerId, limit: int) -> list[TableListing]:
        """Return the tables a person sits at, newest first."""
        seat = seatings.c.table_id == listings.c.table_id
        query = sa.select(listings.c.body).join(seatings, seat).where(seatings.c.player_id == player_id)
        return await self._found(query.order_by(*_newest).limit(limit))

    async def quick(self, limit: int) -> list[TableListing]:
        """Return tables where a person can take over from a bot, oldest first."""
        query = sa.select(listings.c.body).where(
            listings.c.is_quick, listings.c.status.in_(LIVE), listings.c.bot_count > 0
        )
        return await self._found(query.order_by(listings.c.opened_at_ms, listings.c.table_id).limit(limit))


_newest = (listings.c.opened_at_ms.desc(), listings.c.table_id.desc())


class SqlRecords:
    """The records of finished matches, compressed."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def put(self, record: KeptRecord) -> None:
        """Keep a record, once."""
        insert = self._database.insert(records).values(
            match_id=record.match_id,
            table_id=record.table_id,
            ended_at_ms=record.ended_at_ms,
            player_ids=msgspec.json.encode(record.player_ids).decode(),
            text=zlib.compress(record.text.encode()),
        )
        rows = [{"player_id": player_id, "match_id": record.match_id} for player_id in sorted(set(record.player_ids))]
        async with self._database.writing() as connection:
            await connection.execute(insert.on_conflict_do_nothing())
            if rows:
                await connection.execute(self._database.insert(record_players).on_conflict_do_nothing(), rows)

    async def get(self, match_id: MatchId) -> KeptRecord | None:
        """Return the record of a match."""
        async with self._database.reading() as connection:
            row = (await connection.execute(sa.select(records).where(records.c.match_id == match_id))).one_or_none()
        return None if row is None else _record(row)

    async def of_player(self, player_id: PlayerId, limit: int) -> list[KeptRecord]:
        """Return a player's records, newest first."""
        query = (
            sa.select(records)
            .join(record_players, record_players.c.match_id == records.c.match_id)
            .where(record_players.c.player_id == player_id)
            .order_by(records.c.ended_at_ms.desc(), records.c.match_id.desc())
            .limit(limit)
        )
        async with self._database.reading() as connection:
            return [_record(row) for row in await connection.execute(query)]


def _record(row: sa.Row[tuple[object, ...]]) -> KeptRecord:
    player_ids = msgspec.json.decode(row.player_ids, type=tuple[str, ...])
    text = zlib.decompress(row.text).decode()
    return KeptRecord(row.match_id, row.table_id, row.ended_at_ms, tuple(map(PlayerId, player_ids)), text)


class SqlChat:
    """What was said at tables."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, line: ChatLine) -> None:
        """Keep a line, once."""
        insert = self._database.insert(chat_lines).values(
            table_id=line.table_id,
            chat_id=line.chat_id,
            at_ms=line.at_ms,
            player_id=line.player_id,
            name=line.name,
            text=line.text,
            phrase=line.phrase,
        )
        async with self._database.writing() as connection:
            await connection.execute(insert.on_conflict_do_nothing())

    async def latest(self, table_id: TableId, limit: int) -> list[ChatLine]:
        """Return the last lines, oldest first."""
        query = (
            sa.select(chat_lines)
            .where(chat_lines.c.table_id == table_id)
            .order_by(chat_lines.c.at_ms.desc(), chat_lines.c.chat_id.desc())
            .limit(limit)
        )
        async with self._database.reading() as connection:
            rows = (await connection.execute(query)).all()
        return [
            ChatLine(row.chat_id, row.table_id, row.at_ms, PlayerId(row.player_id), row.name, row.text, row.phrase)
            for row in reversed(rows)
        ]

    async def remove_of(self, player_id: PlayerId) -> int:
        """Delete everything a player said."""
        async with self._database.writing() as connection:
            result = await connection.execute(sa.delete(chat_lines).where(chat_lines.c.player_id == player_id))
            return result.rowcount
