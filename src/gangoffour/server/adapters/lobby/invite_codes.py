"""Codes that lead to tables, in memory and in a database."""

import sqlalchemy as sa

from gangoffour.server.adapters.databases.database import Database
from gangoffour.server.adapters.databases.schema import invite_codes
from gangoffour.server.ports import InviteCode, TableId


class MemoryInviteCodes:
    """Codes in memory. No method waits for anything, so each is done before another begins."""

    def __init__(self) -> None:
        self._codes: dict[str, InviteCode] = {}

    async def put(self, code: InviteCode, now_ms: int) -> bool:
        """Keep a code, unless it or its table has one."""
        self._codes = {key: kept for key, kept in self._codes.items() if kept.expires_at_ms >= now_ms}
        if code.key in self._codes or await self.of_table(code.table_id, now_ms) is not None:
            return False
        self._codes[code.key] = code
        return True

    async def by_key(self, key: str, now_ms: int) -> InviteCode | None:
        """Return the code that reads so."""
        found = self._codes.get(key)
        return None if found is None or found.expires_at_ms < now_ms else found

    async def of_table(self, table_id: TableId, now_ms: int) -> InviteCode | None:
        """Return the code of a table."""
        own = (each for each in self._codes.values() if each.table_id == table_id and each.expires_at_ms >= now_ms)
        return next(own, None)


class SqlInviteCodes:
    """Codes in a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def put(self, code: InviteCode, now_ms: int) -> bool:
        """Keep a code, unless it or its table has one."""
        row = {
            "key": code.key,
            "words": code.words,
            "table_id": code.table_id,
            "invite": code.invite,
            "expires_at_ms": code.expires_at_ms,
        }
        async with self._database.writing() as connection:
            await connection.execute(sa.delete(invite_codes).where(invite_codes.c.expires_at_ms < now_ms))
            kept = await connection.execute(
                self._database.insert(invite_codes).values(row).on_conflict_do_nothing().returning(invite_codes.c.key)
            )
            return kept.one_or_none() is not None

    async def by_key(self, key: str, now_ms: int) -> InviteCode | None:
        """Return the code that reads so."""
        return await self._first(invite_codes.c.key == key, now_ms)

    async def of_table(self, table_id: TableId, now_ms: int) -> InviteCode | None:
        """Return the code of a table."""
        return await self._first(invite_codes.c.table_id == table_id, now_ms)

    async def _first(self, condition: sa.ColumnElement[bool], now_ms: int) -> InviteCode | None:
        query = sa.select(invite_codes).where(condition, invite_codes.c.expires_at_ms >= now_ms)
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        if row is None:
            return None
        return InviteCode(row.key, row.words, row.table_id, row.invite, row.expires_at_ms)
