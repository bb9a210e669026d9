"""Every adapter, opened for a test, with a way to let time pass in it."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from uuid import UUID

from gangoffour.protocol import Player, TableListing, TableOptions
from gangoffour.server.adapters.databases.wall_time import wall_now_ms
from gangoffour.server.adapters.stores import Stores
from gangoffour.server.ports import Append, CommandKey, Head, PlayerId, Session, StoredEvent
from tests.contracts.table_ids import fresh_table_id

ANNA = PlayerId("anna")
BERT = PlayerId("bert")
MATCH = UUID(int=7)


@dataclass
class MovableTime:
    """A clock that also moves when it is told to."""

    ahead_ms: int = 0

    def now_ms(self) -> int:
        return wall_now_ms() + self.ahead_ms


@dataclass(frozen=True)
class Opened:
    """The stores of one adapter."""

    stores: Stores
    pass_time: Callable[[int], Awaitable[None]]
    shard_count: int = 1
    ids: list[UUID] = field(default_factory=list)

    def new_table_id(self, shard: int | None = None) -> UUID:
        """Return a fresh id, on the shards in turn."""
        chosen = len(self.ids) % self.shard_count if shard is None else shard
        made = fresh_table_id(chosen)
        self.ids.append(made)
        return made


def session_of(player_id: PlayerId, token_hash: bytes, at_ms: int) -> Session:
    """A session that began then and is good for a while."""
    return Session(token_hash, player_id, at_ms, at_ms, at_ms + 1_000, "Firefox, Linux")


def stored_events(first: int, count: int = 1) -> list[StoredEvent]:
    return [
        StoredEvent(seq, 1_700_000_000_000 + seq, MATCH if seq % 2 else None, "played", 1, f'{{"é":{seq}}}'.encode())
        for seq in range(first, first + count)
    ]


def seqs(heads: Mapping[UUID, Head]) -> dict[UUID, int]:
    """The last sequence numbers."""
    return {table_id: head.seq for table_id, head in heads.items()}


def append_of(
    table_id: UUID, expected: int, count: int = 1, command: CommandKey | None = None, due_ms: int | None = None
) -> Append:
    return Append(table_id, expected, stored_events(expected + 1, count), command, due_ms)


def listing_of(
    table_id: UUID, opened_at_ms: int, players: tuple[Player | None, ...] = (None,) * 4, **changes: object
) -> TableListing:
    fields: dict[str, object] = {"options": TableOptions(), "status": "open", "is_attended": True} | changes
    return TableListing(table_id=str(table_id), players=players, opened_at_ms=opened_at_ms, **fields)  # type: ignore[arg-type]  # each test names the fields it cares for
