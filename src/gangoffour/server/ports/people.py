"""People: who they are, what they are called, their sessions, and where they are."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum, unique
from typing import Final, Protocol

from gangoffour.server.ports.ids import PlayerId, TableId

NAME_REST_MS: Final = 90 * 24 * 3_600_000
"""How long a name that a user gave up stays theirs, and how long they keep the one they took for it."""


@unique
class PlayerKind(StrEnum):
    """What a player is."""

    GUEST = "guest"
    """A person without an account. Their name need not be their own."""
    USER = "user"
    """A person with an account. No two users have names that look alike."""
    BOT = "bot"
    """A program that somebody entered, and owns. Its name is its own, as a user's is."""
    DELETED = "deleted"
    """Somebody who is gone: the id stays, since fair deals hash it; nothing else does."""


@unique
class Part(StrEnum):
    """A part of a profile that its owner shows to everybody, or does not."""

    MATCHES = "matches"
    DAILY = "daily"
    STATISTICS = "statistics"


SHOWN_FIRST: Final = frozenset({Part.MATCHES, Part.DAILY})
"""What is shown of whoever has not chosen yet."""


OWN_NAMED: Final = frozenset({PlayerKind.USER, PlayerKind.BOT})
"""Whose names are their own: no two of them look alike."""


@unique
class Scope(StrEnum):
    """What a program may do with a token."""

    READ = "read"
    """See what the player sees. Every token may."""
    PLAY = "play"
    """Open tables, sit down and play."""
    SAY = "say"
    """Talk at tables."""


@dataclass(frozen=True, slots=True)
class Person:
    """A player as the server knows them."""

    player_id: PlayerId
    """Random, and for ever."""
    kind: PlayerKind
    name: str
    """What they are called now; empty for those who are gone."""
    created_at_ms: int
    avatar: str | None = None
    """The picture they chose; None: the one that follows from their id."""
    shown: frozenset[Part] = SHOWN_FIRST
    """What everybody may see of their profile."""


@dataclass(frozen=True, slots=True)
class NewName:
    """A name that somebody takes."""

    name: str
    readings: tuple[str, ...]
    """What it looks like: names that share a reading can be taken for each other. The first is its skeleton."""


@dataclass(frozen=True, slots=True)
class KeptName:
    """A name that somebody has or had."""

    number: int
    """Which of their names it is, from 1. With it a name can be told without saying it."""
    name: str
    since_ms: int
    until_ms: int | None = None
    """None: they are called so now."""


@dataclass(frozen=True, slots=True)
class Session:
    """A device on which somebody is signed in."""

    token_hash: bytes
    player_id: PlayerId
    created_at_ms: int
    seen_at_ms: int
    expires_at_ms: int
    """Until when the token is good, if nobody comes before."""
    device: str
    """What the device said it was, in a few words."""
    proved_at_ms: int | None = None
    """When the person proved in this session who they are; None: they came as a guest, or by a link."""


@dataclass(frozen=True, slots=True)
class SignedIn:
    """Somebody, and the session with which they came."""

    person: Person
    session: Session
    scopes: frozenset[Scope] | None = None
    """What a program may do that came with a token of theirs; None: they came themselves, and may do everything."""

    def may(self, scope: Scope) -> bool:
        """True if this is within what they came with."""
        return self.scopes is None or scope is Scope.READ or scope in self.scopes


@dataclass(frozen=True, slots=True)
class DeviceLink:
    """A link that makes one more device a session of the same player, once."""

    token_hash: bytes
    player_id: PlayerId
    created_at_ms: int
    expires_at_ms: int


class NameTaken(Exception):
    """Another user has a name that looks like this one, or had it until lately."""


class NameTooSoon(Exception):
    """A user changed their name lately."""

    def __init__(self, free_at_ms: int) -> None:
        """Keep when they may change it again."""
        super().__init__(free_at_ms)
        self.free_at_ms = free_at_ms


class Players(Protocol):
    """Everybody who ever played, and their names."""

    async def add(self, person: Person, name: NewName, session: Session) -> None:
        """Keep a new person and their first session. Whoever is there already stays as they are."""

    async def by_ids(self, player_ids: Iterable[PlayerId]) -> dict[PlayerId, Person]:
        """Return people by id; unknown ones are left out."""

    async def by_name(self, name: NewName, at_ms: int) -> Person | None:
        """Return the user or bot whose name looks so, or did until `NAME_REST_MS` ago; no guest owns a name."""

    async def names_of(self, player_ids: Iterable[PlayerId]) -> dict[PlayerId, list[KeptName]]:
        """Return all names that people have and had, oldest first; whoever has none is left out."""

    async def rename(self, player_id: PlayerId, name: NewName, at_ms: int) -> None:
        """Give a person another name from now on. The one they had stays where it was told; the same changes nothing.

        What a user gave up stays theirs for `NAME_REST_MS`. A name that looks like the present one is no change.

        Raises:
            NameTaken: They are a user, and another user's name looks like this one, or did until lately.
            NameTooSoon: They are a user, and changed their name less than `NAME_REST_MS` ago.
        """

    async def choose(self, player_id: PlayerId, avatar: str | None, shown: frozenset[Part]) -> None:
        """Keep which picture stands for a person, and what everybody may see of them."""

    async def become_user(self, player_id: PlayerId, at_ms: int) -> bool:
        """Make a guest a user, with the same id, name and sessions; return whether there was such a guest.

        Raises:
            NameTaken: Another user's name looks like theirs, or did until lately.
        """

    async def delete(self, player_id: PlayerId) -> bool:
        """Forget a person: names, sessions and links are gone, the id stays; return whether there was one."""

    async def remove_idle(self, now_ms: int, created_before_ms: int) -> int:
        """Forget sessions that have expired, then guests who can never come back; return how many guests.

        A guest without a session cannot come back. Those who came lately are kept all the same: others may look at
        the table where they sat.
        """


class Sessions(Protocol):
    """The devices on which people are signed in, and the links that make more of them."""

    async def add(self, session: Session) -> None:
        """Keep a new session of somebody who is known."""

    async def by_token(self, token_hash: bytes) -> SignedIn | None:
        """Return whose session it is; None if there is none, expired or not."""

    async def of_player(self, player_id: PlayerId) -> list[Session]:
        """Return all sessions of a player, the one seen last first."""

    async def touch(self, token_hash: bytes, seen_at_ms: int, expires_at_ms: int) -> None:
        """Remember when a session was seen, and until when it is good from then on; never earlier than before."""

    async def end(self, token_hash: bytes) -> None:
        """Forget a session."""

    async def put_link(self, link: DeviceLink) -> None:
        """Keep a link; an earlier one of the same player is worth nothing any more."""

    async def link_owner(self, token_hash: bytes, now_ms: int) -> tuple[Person, DeviceLink] | None:
        """Return who would go on with a link; None if there is none, or not any more. Nothing changes."""

    async def take_link(self, token_hash: bytes, session: Session) -> Person | None:
        """Use a link up and keep the session, for the player whose link it is; return who that is.

        None: there is no such link, or not any more when the session begins. Of many who take it at once one gets it.
        """


class Presences(Protocol):
    """Which node holds the sockets of which person at which table, so that a dead node leaves nobody at a table."""

    async def arrive(self, table_id: TableId, player_id: PlayerId, node_id: str) -> None:
        """The person has a socket at that node."""

    async def depart(self, table_id: TableId, player_id: PlayerId, node_id: str) -> bool:
        """The person has no socket at that node any more; return whether one is left at another."""

    async def tables_of(self, player_ids: Iterable[PlayerId]) -> list[tuple[TableId, PlayerId]]:
        """Return who of these people has a socket at which table, in order."""

    async def beat(self, node_id: str) -> None:
        """The node is alive."""

    async def take_stale(self, longest_ms: int) -> list[tuple[TableId, PlayerId]]:
        """Forget nodes that were silent for longer, and return who has no socket left at a table because of it."""
