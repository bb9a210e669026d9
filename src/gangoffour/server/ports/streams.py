"""The streams of the tables, and the vault for their seeds."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from gangoffour.protocol import decode_event
from gangoffour.protocol import events as wire
from gangoffour.server.ports.ids import MatchId, PlayerId, TableId


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


def entry_of(stored: StoredEvent) -> wire.Entry:
    """Return the entry that was kept."""
    event = decode_event(stored.type, stored.schema_version, stored.payload)
    return wire.Entry(seq=stored.seq, at_ms=stored.at_ms, event=event)


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
    closed_at_ms: int | None = None
    """If given, the table closes, and nothing is ever appended to it again."""


@dataclass(frozen=True, slots=True)
class Wish:
    """A command of a player that takes effect at a later moment of the same turn, if the turn is not over by then."""

    table_id: TableId
    turn_seq: int
    """The sequence number that the turn began with."""
    command: CommandKey
    due_ms: int
    """When it is carried out, in the store's time."""


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


class StoreBusy(StoreUnavailable):
    """Too many wait for the store already: nothing was asked of it, and nothing happened. Try again a little later."""


class EventStore(Protocol):
    """The streams of the tables: the only truth."""

    async def append(self, append: Append) -> None:
        """Append in one transaction: events, head, command and wake-up time. Raise `Conflict` or `Repeated`."""

    async def head(self, table_id: TableId) -> Head | None:
        """Return where the stream stands; None if there is no such table."""

    async def heads(self, table_ids: Sequence[TableId]) -> dict[TableId, Head]:
        """Return where the streams of many tables stand, at once; unknown ones are left out."""

    async def read(self, table_id: TableId, after: int, limit: int | None = None) -> list[StoredEvent]:
        """Return the events with sequence numbers above `after`, in order."""

    async def command_seq(self, table_id: TableId, command: CommandKey) -> int | None:
        """Return the sequence number a command took effect at, or None."""

    async def keep_wish(self, wish: Wish) -> None:
        """Keep a wish beside the stream of its table, which exists; nothing in the stream tells of it.

        It takes the place of a wish for the same turn or an earlier one; a wish for a later turn stays. Raise
        `Repeated` if its command took effect before.
        """

    async def wish(self, table_id: TableId) -> Wish | None:
        """Return the wish that is kept for a table, whether its turn is over or not."""

    async def drop_wish(self, wish: Wish) -> None:
        """Forget a wish that is void; another one that is kept by now stays."""

    async def overdue(self, late_ms: int, lease_ms: int, limit: int) -> list[TableId]:
        """Return tables that should have been woken, or have a wish that was due, more than `late_ms` ago.

        None of them is returned again for `lease_ms`; two who ask at once get different tables. At most `limit` for
        either reason. The wake-up times stay as they are; wishes whose commands took effect are forgotten.
        """

    async def heartbeat(self, longest_gap_ms: int) -> bool:
        """Say that the service is alive. False: nobody did for longer than that; see `put_off`, for nothing changed."""

    async def put_off(self, longest_gap_ms: int, grace_ms: int, explained_ms: int = 0) -> int:
        """Say that the service is alive; return by how much all wake-up times were put off.

        If nobody said so for longer than `longest_gap_ms`, nobody could act: the length of the gap is added to every
        wake-up time, once. Whoever asks was there all the time for the last `explained_ms`, though stopped or not
        answered. A gap that this does not explain was an outage: people have to come back, and `grace_ms` is added too.
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
