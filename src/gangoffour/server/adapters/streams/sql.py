"""What belongs to tables and is asked for now and then, in a database: secrets and chat."""

import secrets
from typing import Any

import sqlalchemy as sa

from gangoffour.server.adapters.databases.database import Database
from gangoffour.server.adapters.databases.schema import chat_lines, match_secrets
from gangoffour.server.ports import ChatLine, MatchId, PlayerId, TableId


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
        return [_line(row) for row in reversed(rows)]

    async def of_player(self, player_id: PlayerId) -> list[ChatLine]:
        """Return everything a player said."""
        query = sa.select(chat_lines).where(chat_lines.c.player_id == player_id)
        async with self._database.reading() as connection:
            rows = await connection.execute(query.order_by(chat_lines.c.at_ms, chat_lines.c.chat_id))
            return [_line(row) for row in rows]

    async def remove_of(self, player_id: PlayerId) -> int:
        """Delete everything a player said."""
        async with self._database.writing() as connection:
            result = await connection.execute(sa.delete(chat_lines).where(chat_lines.c.player_id == player_id))
            return result.rowcount


def _line(row: sa.Row[*tuple[Any, ...]]) -> ChatLine:
    return ChatLine(row.chat_id, row.table_id, row.at_ms, PlayerId(row.player_id), row.name, row.text, row.phrase)
