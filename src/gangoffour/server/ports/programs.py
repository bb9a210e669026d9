"""Programs that act for people: tokens with scopes, and bots that people own."""

from dataclasses import dataclass, field
from typing import Protocol

from gangoffour.server.ports.ids import PlayerId
from gangoffour.server.ports.people import NewName, Person, Scope


@dataclass(frozen=True, slots=True)
class ApiToken:
    """A token with which a program acts as a player."""

    token_hash: bytes = field(repr=False)
    player_id: PlayerId
    """As whom: the owner, or a bot of theirs."""
    owner_id: PlayerId
    label: str
    """What the owner calls it."""
    prefix: str
    """How the token begins, so that its owner knows it again."""
    scopes: frozenset[Scope]
    created_at_ms: int
    expires_at_ms: int
    used_at_ms: int | None = None
    """To the hour; None: never."""


class ApiTokens(Protocol):
    """Tokens of programs, and the bots that people own."""

    async def add(self, token: ApiToken) -> None:
        """Keep a new token."""

    async def by_token(self, token_hash: bytes) -> tuple[Person, ApiToken] | None:
        """Return as whom a token acts; None if there is none, expired or not."""

    async def of_owner(self, owner_id: PlayerId) -> list[ApiToken]:
        """Return all tokens of somebody, oldest first."""

    async def touch(self, token_hash: bytes, used_at_ms: int) -> None:
        """Remember when a token was used."""

    async def revoke(self, token_hash: bytes) -> None:
        """Forget a token."""

    async def add_bot(self, bot: Person, name: NewName, owner_id: PlayerId) -> None:
        """Keep a new bot of somebody.

        Raises:
            NameTaken: A user or another bot has a name that looks like this one.
        """

    async def bots_of(self, owner_id: PlayerId) -> list[Person]:
        """Return the bots of somebody, oldest first."""
