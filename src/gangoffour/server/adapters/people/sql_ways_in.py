"""Ways in, in a database: they stand beside the people, and go with them (`sql_people`)."""

from collections.abc import Iterable
from typing import Any

import sqlalchemy as sa

from gangoffour.server.adapters.databases.database import Database
from gangoffour.server.adapters.databases.people_schema import challenges, passkeys, passwords, recovery_codes
from gangoffour.server.ports import Challenge, Passkey, PlayerId


class SqlWaysIn:
    """Passwords, passkeys and recovery codes."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def password(self, player_id: PlayerId) -> str | None:
        """Return the hash of a password."""
        query = sa.select(passwords.c.hash).where(passwords.c.player_id == player_id)
        async with self._database.reading() as connection:
            found: str | None = (await connection.execute(query)).scalar_one_or_none()
        return found

    async def put_password(self, player_id: PlayerId, password_hash: str, at_ms: int) -> None:
        """Keep the hash of a password."""
        kept = {"hash": password_hash, "set_at_ms": at_ms}
        insert = self._database.insert(passwords).values(player_id=player_id, **kept)
        async with self._database.at_once() as connection:
            await connection.execute(insert.on_conflict_do_update(index_elements=["player_id"], set_=kept))

    async def passkey(self, credential_id: bytes) -> Passkey | None:
        """Return a passkey."""
        query = sa.select(passkeys).where(passkeys.c.credential_id == credential_id)
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else _passkey(row)

    async def passkeys_of(self, player_id: PlayerId) -> list[Passkey]:
        """Return the passkeys of a person."""
        query = sa.select(passkeys).where(passkeys.c.player_id == player_id)
        async with self._database.reading() as connection:
            rows = await connection.execute(query.order_by(passkeys.c.created_at_ms, passkeys.c.credential_id))
            return [_passkey(row) for row in rows]

    async def add_passkey(self, passkey: Passkey) -> bool:
        """Keep a passkey."""
        insert = self._database.insert(passkeys).values(
            credential_id=passkey.credential_id,
            player_id=passkey.player_id,
            public_key=passkey.public_key,
            sign_count=passkey.sign_count,
            device=passkey.device,
            created_at_ms=passkey.created_at_ms,
            used_at_ms=passkey.used_at_ms,
        )
        async with self._database.at_once() as connection:
            return bool((await connection.execute(insert.on_conflict_do_nothing())).rowcount)

    async def use_passkey(self, credential_id: bytes, sign_count: int, at_ms: int) -> None:
        """Remember that a passkey was used."""
        used = sa.update(passkeys).where(passkeys.c.credential_id == credential_id)
        async with self._database.at_once() as connection:
            await connection.execute(used.values(sign_count=sign_count, used_at_ms=at_ms))

    async def remove_passkey(self, player_id: PlayerId, credential_id: bytes) -> bool:
        """Forget a passkey."""
        own = passkeys.c.player_id == player_id, passkeys.c.credential_id == credential_id
        async with self._database.at_once() as connection:
            return bool((await connection.execute(sa.delete(passkeys).where(*own))).rowcount)

    async def put_recovery_codes(self, player_id: PlayerId, hashes: Iterable[bytes]) -> None:
        """Keep the hashes of recovery codes."""
        rows = [{"code_hash": code_hash, "player_id": player_id} for code_hash in hashes]
        async with self._database.writing() as connection:
            await connection.execute(sa.delete(recovery_codes).where(recovery_codes.c.player_id == player_id))
            await connection.execute(sa.insert(recovery_codes), rows)

    async def recovery_code_count(self, player_id: PlayerId) -> int:
        """Return how many recovery codes are left."""
        query = sa.select(sa.func.count()).where(recovery_codes.c.player_id == player_id)
        async with self._database.reading() as connection:
            return int((await connection.execute(query)).scalar_one())

    async def take_recovery_code(self, code_hash: bytes) -> PlayerId | None:
        """Use a recovery code up."""
        taken = sa.delete(recovery_codes).where(recovery_codes.c.code_hash == code_hash)
        async with self._database.at_once() as connection:
            found = (await connection.execute(taken.returning(recovery_codes.c.player_id))).scalar_one_or_none()
        return None if found is None else PlayerId(found)

    async def put_challenge(self, challenge: Challenge) -> None:
        """Keep a challenge."""
        row = {
            "challenge": challenge.challenge,
            "player_id": challenge.player_id,
            "expires_at_ms": challenge.expires_at_ms,
        }
        async with self._database.at_once() as connection:
            await connection.execute(sa.insert(challenges).values(row))

    async def take_challenge(self, challenge: bytes, now_ms: int) -> Challenge | None:
        """Use a challenge up."""
        taken = sa.delete(challenges).where(challenges.c.challenge == challenge).returning(challenges)
        async with self._database.at_once() as connection:
            row = (await connection.execute(taken)).one_or_none()
        if row is None or row.expires_at_ms < now_ms:
            return None
        player_id = None if row.player_id is None else PlayerId(row.player_id)
        return Challenge(row.challenge, player_id, row.expires_at_ms)


def _passkey(row: sa.Row[*tuple[Any, ...]]) -> Passkey:
    return Passkey(
        credential_id=row.credential_id,
        player_id=PlayerId(row.player_id),
        public_key=row.public_key,
        sign_count=row.sign_count,
        device=row.device,
        created_at_ms=row.created_at_ms,
        used_at_ms=row.used_at_ms,
    )
