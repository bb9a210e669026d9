"""Tokens of programs and the bots of people, in memory: they stand beside the people, and go with them."""

from dataclasses import replace

from gangoffour.server.adapters.people.memory_people import MemoryPlayers
from gangoffour.server.ports import ApiToken, KeptName, NewName, Person, PlayerId


class MemoryApiTokens:
    """Tokens of programs, and the bots that people own, in memory."""

    def __init__(self, players: MemoryPlayers) -> None:
        self._players = players

    async def add(self, token: ApiToken) -> None:
        """Keep a new token."""
        self._players.rows.api_tokens[token.token_hash] = token

    async def by_token(self, token_hash: bytes) -> tuple[Person, ApiToken] | None:
        """Return as whom a token acts."""
        rows = self._players.rows
        token = rows.api_tokens.get(token_hash)
        person = None if token is None else rows.people.get(token.player_id)
        return None if token is None or person is None else (person, token)

    async def of_owner(self, owner_id: PlayerId) -> list[ApiToken]:
        """Return all tokens of somebody."""
        found = [token for token in self._players.rows.api_tokens.values() if token.owner_id == owner_id]
        return sorted(found, key=lambda token: (token.created_at_ms, token.token_hash))

    async def touch(self, token_hash: bytes, used_at_ms: int) -> None:
        """Remember when a token was used."""
        rows = self._players.rows
        if token_hash in rows.api_tokens:
            rows.api_tokens[token_hash] = replace(rows.api_tokens[token_hash], used_at_ms=used_at_ms)

    async def revoke(self, token_hash: bytes) -> None:
        """Forget a token."""
        self._players.rows.api_tokens.pop(token_hash, None)

    async def add_bot(self, bot: Person, name: NewName, owner_id: PlayerId) -> None:
        """Keep a new bot."""
        rows = self._players.rows
        self._players.require_free(bot.player_id, name, bot.created_at_ms)
        rows.people[bot.player_id] = bot
        rows.names[bot.player_id] = [KeptName(1, name.name, bot.created_at_ms)]
        rows.readings[bot.player_id, 1] = name.readings
        rows.claims.add((bot.player_id, 1))
        rows.bot_owners[bot.player_id] = owner_id

    async def bots_of(self, owner_id: PlayerId) -> list[Person]:
        """Return the bots of somebody."""
        rows = self._players.rows
        found = [rows.people[bot] for bot, owner in rows.bot_owners.items() if owner == owner_id]
        return sorted(found, key=lambda bot: (bot.created_at_ms, bot.player_id))
