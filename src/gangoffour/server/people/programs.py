"""Programs that act for people: with a token that can do less than its owner, as the owner or as a bot of theirs.

A token is told once and kept as a hash. It opens nothing that has to do with the account itself, so no token makes
another. A bot is a player of its own whom a user owns. It goes when its owner does.
"""

from base64 import b32encode
from collections.abc import Iterable
from typing import Final

from gangoffour.protocol import PROGRAM_PREFIX
from gangoffour.server.people.devices import session_key
from gangoffour.server.people.errors import NotForPrograms, NotOwnName, PeopleCode, TooMany, UnknownProgram
from gangoffour.server.people.names import cleaned_label, cleaned_name, new_name
from gangoffour.server.people.service import PLAYER_ID_SIZE, TOUCH_EVERY_MS
from gangoffour.server.people.tokens import SHOWN_LETTERS, is_api_token, new_api_token, token_hash
from gangoffour.server.ports import (
    ApiToken,
    ApiTokens,
    Clock,
    NameTaken,
    Person,
    PlayerId,
    PlayerKind,
    Players,
    Scope,
    Secrets,
    Session,
    SignedIn,
)

DAY_MS: Final = 24 * 3_600_000
MOST_TOKENS: Final = 20
"""How many tokens somebody may have, those of their bots included."""
MOST_BOTS: Final = 5
"""How many bots somebody may own."""


class Programs:
    """Tokens of programs, and the bots that people own."""

    def __init__(self, tokens: ApiTokens, players: Players, clock: Clock, secrets: Secrets) -> None:
        self._tokens = tokens
        self._players = players
        self._clock = clock
        self._secrets = secrets

    async def authenticate(self, token: str) -> SignedIn | None:
        """Return as whom a program acts and what it may do; None if the token is nobody's."""
        if not is_api_token(token):
            return None
        found = await self._tokens.by_token(token_hash(token))
        now_ms = self._clock.now_ms()
        if found is None or now_ms > found[1].expires_at_ms:
            return None
        person, kept = found
        if kept.used_at_ms is None or now_ms - kept.used_at_ms >= TOUCH_EVERY_MS:
            await self._tokens.touch(kept.token_hash, now_ms)
        session = Session(
            kept.token_hash, person.player_id, kept.created_at_ms, now_ms, kept.expires_at_ms, device=kept.label
        )
        return SignedIn(person, session, kept.scopes)

    async def issue(
        self, owner: Person, label: str, scopes: Iterable[Scope], days: int, bot_id: str | None = None
    ) -> tuple[str, ApiToken]:
        """Return a new token, told this once, and what is kept of it; it acts as the owner or as a bot of theirs.

        Raises:
            NotForPrograms: The owner is no user.
            UnknownProgram: They have no such bot.
            TooMany: They have as many tokens as somebody may have.
            BadName: The label has nothing that can be seen.
        """
        _require_user(owner)
        player_id = owner.player_id if bot_id is None else (await self._bot(owner, bot_id)).player_id
        if len(await self._tokens.of_owner(owner.player_id)) >= MOST_TOKENS:
            raise TooMany(PeopleCode.TOO_MANY_TOKENS, most=MOST_TOKENS)
        token, now_ms = new_api_token(self._secrets.token), self._clock.now_ms()
        kept = ApiToken(
            token_hash=token_hash(token),
            player_id=player_id,
            owner_id=owner.player_id,
            label=cleaned_label(label),
            prefix=token[:SHOWN_LETTERS],
            scopes=frozenset(scopes) | {Scope.READ},
            created_at_ms=now_ms,
            expires_at_ms=now_ms + days * DAY_MS,
        )
        await self._tokens.add(kept)
        return token, kept

    async def tokens_of(self, owner_id: PlayerId) -> list[ApiToken]:
        """Return the tokens of somebody, oldest first; those that have expired too, until they are removed."""
        return await self._tokens.of_owner(owner_id)

    async def revoke(self, owner_id: PlayerId, key: str) -> None:
        """End a token, by its name.

        Raises:
            UnknownProgram: There is no such token of theirs.
        """
        for token in await self._tokens.of_owner(owner_id):
            if session_key(token.token_hash) == key:
                await self._tokens.revoke(token.token_hash)
                return
        raise UnknownProgram(PeopleCode.UNKNOWN_TOKEN)

    async def open_bot(self, owner: Person, name: str) -> Person:
        """Return a new bot of somebody.

        Raises:
            NotForPrograms: The owner is no user.
            TooMany: They own as many bots as somebody may own.
            BadName: Nobody can be called that.
            NotOwnName: A user or another bot is called so, or nearly.
        """
        _require_user(owner)
        if len(await self._tokens.bots_of(owner.player_id)) >= MOST_BOTS:
            raise TooMany(PeopleCode.TOO_MANY_BOTS, most=MOST_BOTS)
        bot = Person(
            player_id=PlayerId(PROGRAM_PREFIX + b32encode(self._secrets.token(PLAYER_ID_SIZE)).decode().lower()),
            kind=PlayerKind.BOT,
            name=cleaned_name(name),
            created_at_ms=self._clock.now_ms(),
        )
        try:
            await self._tokens.add_bot(bot, new_name(bot.name), owner.player_id)
        except NameTaken as error:
            raise NotOwnName(PeopleCode.NAME_TAKEN) from error
        return bot

    async def bots_of(self, owner_id: PlayerId) -> list[Person]:
        """Return the bots of somebody, oldest first."""
        return await self._tokens.bots_of(owner_id)

    async def close_bot(self, owner: Person, bot_id: str) -> list[ApiToken]:
        """Forget a bot; return its tokens, which open nothing any more. Its matches keep the id, and call it deleted.

        Raises:
            UnknownProgram: They have no such bot.
        """
        bot = await self._bot(owner, bot_id)
        ended = [each for each in await self._tokens.of_owner(owner.player_id) if each.player_id == bot.player_id]
        await self._players.delete(bot.player_id)
        return ended

    async def end_all(self, owner_id: PlayerId) -> list[ApiToken]:
        """Forget all bots and tokens of somebody; return the tokens. If this is cut off, it can be done again."""
        ended = await self._tokens.of_owner(owner_id)
        for bot in await self._tokens.bots_of(owner_id):
            await self._players.delete(bot.player_id)
        for token in ended:
            await self._tokens.revoke(token.token_hash)
        return ended

    async def _bot(self, owner: Person, bot_id: str) -> Person:
        for bot in await self._tokens.bots_of(owner.player_id):
            if bot.player_id == bot_id:
                return bot
        raise UnknownProgram(PeopleCode.UNKNOWN_BOT)


def require_person(person: Person) -> None:
    """Refuse bots where people are compared with each other.

    Raises:
        NotForPrograms: It is a bot.
    """
    if person.kind is PlayerKind.BOT:
        raise NotForPrograms(PeopleCode.PEOPLE_ONLY)


def _require_user(person: Person) -> None:
    if person.kind is not PlayerKind.USER:
        raise NotForPrograms(PeopleCode.USERS_ONLY)
