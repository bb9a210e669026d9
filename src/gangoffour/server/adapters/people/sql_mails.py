"""Addresses and links by mail, in a database: they stand beside the people, and go with them (`sql_people`)."""

from typing import Any

import sqlalchemy as sa

from gangoffour.server.adapters.databases.database import Database
from gangoffour.server.adapters.databases.people_schema import mail_links, mails
from gangoffour.server.ports import MailLink, PlayerId


class SqlMails:
    """Addresses and links by mail."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def owner(self, mail_hash: bytes) -> PlayerId | None:
        """Return whose address it is."""
        query = sa.select(mails.c.player_id).where(mails.c.mail_hash == mail_hash)
        async with self._database.reading() as connection:
            found = (await connection.execute(query)).scalar_one_or_none()
        return None if found is None else PlayerId(found)

    async def has_mail(self, player_id: PlayerId) -> bool:
        """Return whether a person has an address."""
        query = sa.select(sa.literal(1)).where(mails.c.player_id == player_id)
        async with self._database.reading() as connection:
            return (await connection.execute(query)).scalar_one_or_none() is not None

    async def put_mail(self, player_id: PlayerId, mail_hash: bytes, at_ms: int) -> bool:
        """Keep an address."""
        kept = {"mail_hash": mail_hash, "set_at_ms": at_ms}
        insert = self._database.insert(mails).values(player_id=player_id, **kept)
        try:
            async with self._database.writing() as connection:
                await connection.execute(insert.on_conflict_do_update(index_elements=["player_id"], set_=kept))
        except sa.exc.IntegrityError:
            return False
        return True

    async def put_link(self, link: MailLink) -> None:
        """Keep a link instead of an earlier one."""
        insert = self._database.insert(mail_links).values(
            token_hash=link.token_hash,
            player_id=link.player_id,
            mail_hash=link.mail_hash,
            expires_at_ms=link.expires_at_ms,
        )
        newest = insert.on_conflict_do_update(
            index_elements=["player_id"],
            set_={column.name: column for column in insert.excluded if column.name != "player_id"},
        )
        async with self._database.at_once() as connection:
            await connection.execute(newest)

    async def link(self, token_hash: bytes, now_ms: int) -> MailLink | None:
        """Return a link."""
        is_good = mail_links.c.token_hash == token_hash, mail_links.c.expires_at_ms >= now_ms
        async with self._database.reading() as connection:
            row = (await connection.execute(sa.select(mail_links).where(*is_good))).one_or_none()
        return None if row is None else _link(row)

    async def take_link(self, token_hash: bytes, now_ms: int) -> MailLink | None:
        """Use a link up."""
        is_good = mail_links.c.token_hash == token_hash, mail_links.c.expires_at_ms >= now_ms
        async with self._database.at_once() as connection:
            taken = await connection.execute(sa.delete(mail_links).where(*is_good).returning(mail_links))
            row = taken.one_or_none()
        return None if row is None else _link(row)


def _link(row: sa.Row[*tuple[Any, ...]]) -> MailLink:
    return MailLink(row.token_hash, PlayerId(row.player_id), row.mail_hash, row.expires_at_ms)
