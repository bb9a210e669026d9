"""Where the outside begins: what the services need, and the adapters give.

One contract suite for each port, run on every adapter (`tests/contracts`). Every key begins with the id of a table, so
that tables can live on many databases.
"""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import NewType, Protocol, TypeAlias
from uuid import UUID

from gangoffour.engine import Action, SeatView
from gangoffour.protocol import HintedAction, TableListing

TableId: TypeAlias = UUID
MatchId: TypeAlias = UUID
PlayerId = NewType("PlayerId", str)


@dataclass(frozen=True, slots=True)
class StoredEvent:
    """An event in the stream of a table, as it is kept."""

    seq: int
    at_ms: int
    match_id: MatchId | None
    type: str
    schema_version: int
    payload: bytes
    """JSON."""


@dataclass(frozen=True, slots=True)
class CommandKey:
    """What makes a command of a player unique at a table."""

    player_id: PlayerId
    command_id: str


@dataclass(frozen=True, slots=True)
class Append:
    """Events to append, if the stream still ends at `expected`."""

    table_id: TableId
    expected: int
    """0 for a new table."""
    events: Sequence[StoredEvent]
    """With the sequence numbers `expected + 1` and following. Empty only together with a command."""
    command: CommandKey | None = None
    due_ms: int | None = None
    """When the table wants to be woken next, in the store's time; None: never."""
    base_seq: int | None = None
    """If given, the stream can from now on be read from this event."""


@dataclass(frozen=True, slots=True)
class Head:
    """Where the stream of a table stands."""

    seq: int
    base_seq: int
    due_ms: int | None


class Conflict(Exception):
    """The stream does not end where it was expected to: somebody else acted. Load and decide again."""


class Repeated(Exception):
    """The command took effect before."""

    def __init__(self, seq: int) -> None:
        super().__init__(seq)
        self.seq = seq


class StoreUnavailable(Exception):
    """The store cannot be reached, or did not answer; whether the last append took effect is unknown."""


class EventStore(Protocol):
    """The streams of the tables: the only truth."""

    async def append(self, append: Append) -> None:
        """Append in one transaction: events, head, command and wake-up time. Raise `Conflict` or `Repeated`."""

    async def head(self, table_id: TableId) -> Head | None:
        """Return where the stream stands; None if there is no such table."""

    async def heads(self, table_ids: Sequence[TableId]) -> dict[TableId, int]:
        """Return the last sequence numbers of many tables at once; unknown ones are left out."""

    async def read(self, table_id: TableId, after: int, limit: int | None = None) -> list[StoredEvent]:
        """Return the events with sequence numbers above `after`, in order."""

    async def command_seq(self, table_id: TableId, command: CommandKey) -> int | None:
        """Return the sequence number a command took effect at, or None."""

    async def overdue(self, late_ms: int, lease_ms: int, limit: int) -> list[TableId]:
        """Return tables whose wake-up time passed more than `late_ms` ago, none of them again for `lease_ms`.

        Two who ask at once get different tables. The wake-up times stay as they are.
        """

    async def heartbeat(self, longest_gap_ms: int, grace_ms: int) -> int:
        """Say that the service is alive; return by how much all wake-up times were put off.

        If nobody said so for longer than `longest_gap_ms`, there was an outage: its length plus `grace_ms` is added to
        every wake-up time, once.
        """

    async def now_ms(self) -> int:
        """Return the store's own time."""


class Secrets(Protocol):
    """Chance, and the vault for the seeds of matches. Nothing in it ever enters an event, a log or the bus."""

    def token(self, size: int) -> bytes:
        """Return fresh bytes that nobody can guess."""

    async def seal(self, table_id: TableId, match_id: MatchId, seed: bytes) -> None:
        """Keep the seed of a match. It is durable when this returns."""

    async def seed(self, table_id: TableId, match_id: MatchId) -> bytes:
        """Return the seed of a match. Only the function that deals and reveals may ask."""


class Clock(Protocol):
    """Time, as the store counts it; no wall clock of a machine can move it."""

    def now_ms(self) -> int:
        """Return the time in milliseconds since 1970."""

    async def sleep_until(self, moment_ms: int) -> None:
        """Return at that moment, or at once if it has passed."""


Listener: TypeAlias = Callable[[str, str], Awaitable[None]]
"""Called with a subject and a text, one call after the other."""


class Bus(Protocol):
    """Hints between nodes. Any of them may be lost, doubled or late; none holds a card."""

    async def publish(self, subject: str, text: str) -> None:
        """Tell every node. It never waits for them and never fails."""

    async def subscribe(self, subject: str, listener: Listener) -> Callable[[], Awaitable[None]]:
        """Call the listener for every hint on a subject, `*` standing for one word; return how to end it."""


class NoHints(Exception):
    """Nobody could think of hints in time."""


class BotRunner(Protocol):
    """Lets bots think, elsewhere: they get nothing but the view of their seat."""

    async def choose(self, level: str, view: SeatView) -> Action:
        """Return the bot's action; `greedy` decides here if no answer comes in time."""

    async def hints(self, view: SeatView) -> tuple[HintedAction, ...]:
        """Return the best actions of a view, best first; raise `NoHints` if no answer comes in time."""


@dataclass(frozen=True, slots=True)
class Guest:
    """A person without an account."""

    player_id: PlayerId
    name: str
    created_at_ms: int
    seen_at_ms: int


class Guests(Protocol):
    """Guests and their sessions."""

    async def add(self, guest: Guest, token_hash: bytes) -> None:
        """Keep a new guest with the hash of the session's token."""

    async def by_token(self, token_hash: bytes) -> Guest | None:
        """Return whose session it is."""

    async def by_ids(self, player_ids: Sequence[PlayerId]) -> dict[PlayerId, Guest]:
        """Return guests by id; unknown ones are left out."""

    async def rename(self, player_id: PlayerId, name: str) -> None:
        """Give a guest another name."""

    async def touch(self, player_id: PlayerId, seen_at_ms: int) -> None:
        """Remember when a guest was seen."""

    async def end_session(self, token_hash: bytes) -> None:
        """Forget a session."""

    async def remove_idle(self, seen_before_ms: int) -> int:
        """Forget guests not seen since; return how many."""


class Listings(Protocol):
    """The tables as the lobby shows them: derived, and good enough if a moment old."""

    async def put(self, listing: TableListing, seq: int) -> None:
        """Keep the listing of a table, unless a newer one (by sequence number) is kept."""

    async def public(self, limit: int) -> list[TableListing]:
        """Return the public tables that are open or playing, newest first."""

    async def of_player(self, player_id: PlayerId, limit: int) -> list[TableListing]:
        """Return the tables a player sits at that are not closed, newest first."""

    async def quick(self, limit: int) -> list[TableListing]:
        """Return "play now" tables, open or playing, with a bot in a seat, oldest first."""


@dataclass(frozen=True, slots=True)
class KeptRecord:
    """The record of a finished match."""

    match_id: MatchId
    table_id: TableId
    ended_at_ms: int
    player_ids: tuple[PlayerId, ...]
    text: str
    """The `.gof` text."""


class Records(Protocol):
    """The records of finished matches, one row each."""

    async def put(self, record: KeptRecord) -> None:
        """Keep a record; the same one again changes nothing."""

    async def get(self, match_id: MatchId) -> KeptRecord | None:
        """Return the record of a match."""

    async def of_player(self, player_id: PlayerId, limit: int) -> list[KeptRecord]:
        """Return the records of a player's matches, newest first."""


@dataclass(frozen=True, slots=True)
class ChatLine:
    """Something said at a table."""

    chat_id: UUID
    table_id: TableId
    at_ms: int
    player_id: PlayerId
    name: str
    text: str | None
    phrase: str | None


class Chat(Protocol):
    """What was said at tables; apart from the events, so that it can be deleted."""

    async def add(self, line: ChatLine) -> None:
        """Keep a line."""

    async def latest(self, table_id: TableId, limit: int) -> list[ChatLine]:
        """Return the last lines at a table, oldest first."""

    async def remove_of(self, player_id: PlayerId) -> int:
        """Delete everything a player said; return how many lines."""


class Presences(Protocol):
    """Which node holds the sockets of which person at which table, so that a dead node leaves nobody at a table."""

    async def arrive(self, table_id: TableId, player_id: PlayerId, node_id: str) -> None:
        """The person has a socket at that node."""

    async def depart(self, table_id: TableId, player_id: PlayerId, node_id: str) -> bool:
        """The person has no socket at that node any more; return whether one is left at another."""

    async def beat(self, node_id: str) -> None:
        """The node is alive."""

    async def take_stale(self, longest_ms: int) -> list[tuple[TableId, PlayerId]]:
        """Forget nodes that were silent for longer, and return who has no socket left at a table because of it."""
