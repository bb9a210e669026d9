"""Tokens of programs and the bots of people, in a database: they stand beside the people, and go with them."""

from typing import Any, Final

import sqlalchemy as sa

from gangoffour.server.adapters.databases.database import Database
from gangoffour.server.adapters.databases.people_schema import api_tokens, bot_accounts, names, players
from gangoffour.server.adapters.people.sql_people import IS_PRESENT, PERSON, claim, name_row, person_in
from gangoffour.server.ports import ApiToken, NameTaken, NewName, Person, PlayerId, Scope

_ISSUED: Final = [
    api_tokens.c.created_at_ms.label("issued_at_ms") if column.name == "created_at_ms" else column
    for column in api_tokens.c
    if column.name != "player_id"
]
"""The columns of a token that no person has."""


class SqlApiTokens:
    """Tokens of programs, and the bots that people own."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def add(self, token: ApiToken) -> None:
        """Keep a new token."""
        row = {
            "token_hash": token.token_hash,
            "player_id": token.player_id,
            "owner_id": token.owner_id,
            "label": token.label,
            "prefix": token.prefix,
            "scopes": " ".join(sorted(token.scopes)),
            "created_at_ms": token.created_at_ms,
            "expires_at_ms": token.expires_at_ms,
            "used_at_ms": token.used_at_ms,
        }
        async with self._database.writing() as connection:
            await connection.execute(sa.insert(api_tokens).values(row))

    async def by_token(self, token_hash: bytes) -> tuple[Person, ApiToken] | None:
        """Return as whom a token acts."""
        query = (
            sa.select(*PERSON, *_ISSUED)
            .select_from(api_tokens)
            .join(players, players.c.player_id == api_tokens.c.player_id)
            .outerjoin(names, IS_PRESENT)
            .where(api_tokens.c.token_hash == token_hash)
        )
        async with self._database.reading() as connection:
            row = (await connection.execute(query)).one_or_none()
        return None if row is None else (person_in(row), _token(row))

    async def of_owner(self, owner_id: PlayerId) -> list[ApiToken]:
        """Return all tokens of somebody."""
        query = sa.select(api_tokens.c.player_id, *_ISSUED).where(api_tokens.c.owner_id == owner_id)
        oldest = api_tokens.c.created_at_ms, api_tokens.c.token_hash
        async with self._database.reading() as connection:
            return [_token(row) for row in await connection.execute(query.order_by(*oldest))]

    async def touch(self, token_hash: bytes, used_at_ms: int) -> None:
        """Remember when a token was used."""
        used = sa.update(api_tokens).where(api_tokens.c.token_hash == token_hash).values(used_at_ms=used_at_ms)
        async with self._database.writing() as connection:
            await connection.execute(used)

    async def revoke(self, token_hash: bytes) -> None:
        """Forget a token."""
        async with self._database.writing() as connection:
            await connection.execute(sa.delete(api_tokens).where(api_tokens.c.token_hash == token_hash))

    async def add_bot(self, bot: Person, name: NewName, owner_id: PlayerId) -> None:
        """Keep a new bot."""
        player = {"player_id": bot.player_id, "kind": bot.kind, "created_at_ms": bot.created_at_ms}
        try:
            async with self._database.writing() as connection:
                await connection.execute(sa.insert(players).values(player))
                await connection.execute(sa.insert(names).values(name_row(bot, name, bot.created_at_ms)))
                await claim(connection, bot.player_id, 1, name.readings, bot.created_at_ms)
                owned = sa.insert(bot_accounts).values(player_id=bot.player_id, owner_id=owner_id)
                await connection.execute(owned)
        except sa.exc.IntegrityError as error:
            raise NameTaken from error

    async def bots_of(self, owner_id: PlayerId) -> list[Person]:
        """Return the bots of somebody."""
        query = (
            sa.select(*PERSON)
            .select_from(bot_accounts)
            .join(players, players.c.player_id == bot_accounts.c.player_id)
            .outerjoin(names, IS_PRESENT)
            .where(bot_accounts.c.owner_id == owner_id)
            .order_by(players.c.created_at_ms, players.c.player_id)
        )
        async with self._database.reading() as connection:
            return [person_in(row) for row in await connection.execute(query)]


def _token(row: sa.Row[*tuple[Any, ...]]) -> ApiToken:
    return ApiToken(
        token_hash=row.token_hash,
        player_id=PlayerId(row.player_id),
        owner_id=PlayerId(row.owner_id),
        label=row.label,
        prefix=row.prefix,
        scopes=frozenset(map(Scope, row.scopes.split())),
        created_at_ms=row.issued_at_ms,
        expires_at_ms=row.expires_at_ms,
        used_at_ms=row.used_at_ms,
    )
