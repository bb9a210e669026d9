"""Accounts at issuers, and browsers on the way to one, in a database: they go with the people (`sql_people`)."""

import sqlalchemy as sa

from gangoffour.server.adapters.databases.database import Database
from gangoffour.server.adapters.databases.people_schema import departures, issuer_accounts
from gangoffour.server.ports import Departure, IssuerAccount, PlayerId


class SqlIssuerAccounts:
    """Accounts at issuers."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def owner(self, subject_hash: bytes) -> PlayerId | None:
        """Return whose account it is."""
        query = sa.select(issuer_accounts.c.player_id).where(issuer_accounts.c.subject_hash == subject_hash)
        async with self._database.reading() as connection:
            found = (await connection.execute(query)).scalar_one_or_none()
        return None if found is None else PlayerId(found)

    async def of_player(self, player_id: PlayerId) -> list[IssuerAccount]:
        """Return the accounts of a person."""
        query = sa.select(issuer_accounts).where(issuer_accounts.c.player_id == player_id)
        async with self._database.reading() as connection:
            rows = await connection.execute(query.order_by(issuer_accounts.c.added_at_ms, issuer_accounts.c.issuer))
            return [
                IssuerAccount(row.subject_hash, PlayerId(row.player_id), row.issuer, row.added_at_ms, row.used_at_ms)
                for row in rows
            ]

    async def put(self, account: IssuerAccount) -> bool:
        """Keep an account instead of an earlier one at the issuer."""
        kept = {
            "subject_hash": account.subject_hash,
            "added_at_ms": account.added_at_ms,
            "used_at_ms": account.used_at_ms,
        }
        insert = self._database.insert(issuer_accounts).values(
            player_id=account.player_id, issuer=account.issuer, **kept
        )
        newest = insert.on_conflict_do_update(index_elements=["player_id", "issuer"], set_=kept)
        try:
            async with self._database.writing() as connection:
                await connection.execute(newest)
        except sa.exc.IntegrityError:
            return False
        return True

    async def use(self, subject_hash: bytes, at_ms: int) -> None:
        """Remember that an account was used."""
        used = sa.update(issuer_accounts).where(issuer_accounts.c.subject_hash == subject_hash)
        async with self._database.at_once() as connection:
            await connection.execute(used.values(used_at_ms=at_ms))

    async def remove(self, player_id: PlayerId, issuer: str) -> bool:
        """Forget a person's account at an issuer."""
        own = issuer_accounts.c.player_id == player_id, issuer_accounts.c.issuer == issuer
        async with self._database.at_once() as connection:
            return bool((await connection.execute(sa.delete(issuer_accounts).where(*own))).rowcount)

    async def put_departure(self, departure: Departure) -> None:
        """Keep a departure."""
        row = {
            "state_hash": departure.state_hash,
            "browser_hash": departure.browser_hash,
            "issuer": departure.issuer,
            "player_id": departure.player_id,
            "expires_at_ms": departure.expires_at_ms,
        }
        async with self._database.at_once() as connection:
            await connection.execute(sa.insert(departures).values(row))

    async def take_departure(self, state_hash: bytes, browser_hash: bytes, now_ms: int) -> Departure | None:
        """Use a departure up."""
        is_own = departures.c.state_hash == state_hash, departures.c.browser_hash == browser_hash
        async with self._database.at_once() as connection:
            taken = await connection.execute(sa.delete(departures).where(*is_own).returning(departures))
            row = taken.one_or_none()
        if row is None or row.expires_at_ms < now_ms:
            return None
        player_id = None if row.player_id is None else PlayerId(row.player_id)
        return Departure(row.state_hash, row.browser_hash, row.issuer, player_id, row.expires_at_ms)
