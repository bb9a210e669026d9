"""What people are to each other: friends, or kept apart; links that make friends, and invitations to tables."""

from dataclasses import dataclass
from enum import StrEnum, unique
from typing import Protocol

from gangoffour.server.ports.ids import PlayerId, TableId


@unique
class Stance(StrEnum):
    """What one person says of another."""

    FRIEND = "friend"
    """Wants to be friends. They are friends when both say so."""
    BLOCK = "block"
    """Wants nothing to do with them. The other is never told."""


@dataclass(frozen=True, slots=True)
class Relation:
    """What one person says of another, since when."""

    player_id: PlayerId
    other_id: PlayerId
    stance: Stance
    since_ms: int


@dataclass(frozen=True, slots=True)
class FriendLink:
    """A link that makes whoever takes it a friend, as often as it is taken in time."""

    token_hash: bytes
    player_id: PlayerId
    expires_at_ms: int


@dataclass(frozen=True, slots=True)
class TableInvitation:
    """A friend asks somebody to a table."""

    player_id: PlayerId
    """Who is invited."""
    host_id: PlayerId
    """Who invites."""
    table_id: TableId
    invite: str | None
    """The key of the table, if it is private."""
    expires_at_ms: int


class Relations(Protocol):
    """Who is whose friend, and who is kept apart from whom.

    All of it goes with the people it is about, and links and invitations with their time (`Players`).
    """

    async def of_player(self, player_id: PlayerId, limit: int) -> list[Relation]:
        """Return what a person says of others, and which others want to be friends; the newest, newest first."""

    async def put(self, relation: Relation) -> None:
        """Keep what one person says of another instead of what they said before; the same again changes nothing.

        A block ends a friendship, and whatever the other asked for.
        """

    async def remove(self, player_id: PlayerId, other_id: PlayerId) -> None:
        """Take back what a person says of another. No friendship is left between them, asked for or made."""

    async def apart_from(self, player_id: PlayerId) -> frozenset[PlayerId]:
        """Return whom a person blocks, and who blocks them."""

    async def friends_of(self, player_id: PlayerId) -> frozenset[PlayerId]:
        """Return those who are friends of a person: both say so."""

    async def put_link(self, link: FriendLink) -> None:
        """Keep a link."""

    async def link(self, token_hash: bytes, now_ms: int) -> FriendLink | None:
        """Return a link; None if there is none, or not any more."""

    async def put_invitation(self, invitation: TableInvitation) -> None:
        """Keep an invitation; one to the same table before it is gone."""

    async def invitations_of(self, player_id: PlayerId, now_ms: int) -> list[TableInvitation]:
        """Return the invitations to a person that are still good, the newest first."""

    async def drop_invitation(self, player_id: PlayerId, table_id: TableId) -> None:
        """Forget an invitation."""
