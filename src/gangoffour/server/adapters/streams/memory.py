"""Everything in memory: for tests, for a table that may be forgotten, and as the plainest reading of the ports.

No method waits for anything, so each is done before another begins.
"""

import secrets
from collections import deque
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from itertools import count
from uuid import UUID

from gangoffour.server.adapters.databases.wall_time import NowMs, wall_now_ms
from gangoffour.server.adapters.streams.appends import last_seq
from gangoffour.server.adapters.streams.gaps import shift_ms
from gangoffour.server.ports import (
    Append,
    ChatLine,
    CommandKey,
    Conflict,
    Head,
    MatchId,
    OutboxRow,
    Place,
    PlayerId,
    Repeated,
    StoredEvent,
    TableId,
    Wish,
)


@dataclass(slots=True)
class _Stream:
    events: list[StoredEvent] = field(default_factory=list)
    commands: dict[CommandKey, int] = field(default_factory=dict)
    base_seq: int = 1
    due_ms: int | None = None
    leased_until_ms: int = 0
    wish: Wish | None = None
    wish_leased_until_ms: int = 0
    closed_at_ms: int | None = None

    @property
    def head(self) -> Head:
        return Head(len(self.events), self.base_seq, self.due_ms)


class MemoryEventStore:
    """The streams of the tables, in memory."""

    def __init__(self, now_ms: NowMs = wall_now_ms) -> None:
        self._now_ms = now_ms
        self._streams: dict[TableId, _Stream] = {}
        self._beat_ms: int | None = None
        self.outbox: deque[OutboxRow] = deque()
        self._boxed = count(1)

    @property
    def table_ids(self) -> Collection[TableId]:
        """The tables there are."""
        return self._streams.keys()

    @property
    def closed_at_ms(self) -> dict[TableId, int]:
        """The tables that closed, and when."""
        return {each: at.closed_at_ms for each, at in self._streams.items() if at.closed_at_ms is not None}

    def forget(self, table_id: TableId) -> None:
        """Let a table be unknown."""
        del self._streams[table_id]

    def forget_commands(self, table_id: TableId) -> int:
        """Forget the commands at a table; return how many."""
        commands = self._streams[table_id].commands
        count = len(commands)
        commands.clear()
        return count

    async def append(self, append: Append) -> None:
        """Append, all or nothing."""
        last = last_seq(append)
        stream = self._streams.get(append.table_id) or _Stream()
        if append.command in stream.commands:
            raise Repeated(stream.commands[append.command])
        if len(stream.events) != append.expected:
            raise Conflict
        stream.events.extend(append.events)
        if append.command is not None:
            stream.commands[append.command] = last
        if append.base_seq is not None:
            stream.base_seq = append.base_seq
        if append.closed_at_ms is not None:
            stream.closed_at_ms = append.closed_at_ms
        stream.due_ms, stream.leased_until_ms = append.due_ms, 0
        self._streams[append.table_id] = stream
        if append.events:
            place = Place(0, next(self._boxed))
            self.outbox.append(OutboxRow(place, append.table_id, append.expected + 1, last))

    async def head(self, table_id: TableId) -> Head | None:
        """Return where the stream stands."""
        stream = self._streams.get(table_id)
        return None if stream is None else stream.head

    async def heads(self, table_ids: Sequence[TableId]) -> dict[TableId, Head]:
        """Return where the streams stand."""
        return {each: self._streams[each].head for each in table_ids if each in self._streams}

    async def read(self, table_id: TableId, after: int, limit: int | None = None) -> list[StoredEvent]:
        """Return the events after a sequence number."""
        stream = self._streams.get(table_id)
        start = max(after, 0)
        return [] if stream is None else stream.events[start : None if limit is None else start + limit]

    async def command_seq(self, table_id: TableId, command: CommandKey) -> int | None:
        """Return where a command took effect."""
        stream = self._streams.get(table_id)
        return None if stream is None else stream.commands.get(command)

    async def keep_wish(self, wish: Wish) -> None:
        """Keep a wish, unless there is one for a later turn."""
        stream = self._streams[wish.table_id]
        if wish.command in stream.commands:
            raise Repeated(stream.commands[wish.command])
        if stream.wish is None or stream.wish.turn_seq <= wish.turn_seq:
            stream.wish, stream.wish_leased_until_ms = wish, 0

    async def wish(self, table_id: TableId) -> Wish | None:
        """Return the wish of a table."""
        stream = self._streams.get(table_id)
        return None if stream is None else stream.wish

    async def drop_wish(self, wish: Wish) -> None:
        """Forget a wish."""
        stream = self._streams.get(wish.table_id)
        if stream is not None and stream.wish is not None and stream.wish.command == wish.command:
            stream.wish = None

    async def overdue(self, late_ms: int, lease_ms: int, limit: int) -> list[TableId]:
        """Take the tables that wait longest."""
        now = self._now_ms()
        for stream in self._streams.values():
            if stream.wish is not None and stream.wish.command in stream.commands:
                stream.wish = None
        late = sorted(
            (stream.due_ms, table_id)
            for table_id, stream in self._streams.items()
            if stream.due_ms is not None and stream.due_ms < now - late_ms and stream.leased_until_ms <= now
        )[:limit]
        wished = sorted(
            (stream.wish.due_ms, table_id)
            for table_id, stream in self._streams.items()
            if stream.wish is not None and stream.wish.due_ms < now - late_ms and stream.wish_leased_until_ms <= now
        )[:limit]
        for _, table_id in late:
            self._streams[table_id].leased_until_ms = now + lease_ms
        for _, table_id in wished:
            self._streams[table_id].wish_leased_until_ms = now + lease_ms
        return list(dict.fromkeys(table_id for _, table_id in (*late, *wished)))

    async def heartbeat(self, longest_gap_ms: int) -> bool:
        """Move the heartbeat, unless it stood still for long."""
        if self._gap_ms() > longest_gap_ms:
            return False
        self._beat_ms = self._now_ms()
        return True

    async def put_off(self, longest_gap_ms: int, grace_ms: int, explained_ms: int = 0) -> int:
        """Put all wake-up times off if nobody was alive for long."""
        shift = shift_ms(self._gap_ms(), longest_gap_ms, grace_ms, explained_ms)
        self._beat_ms = self._now_ms()
        for stream in self._streams.values():
            if stream.due_ms is not None:
                stream.due_ms += shift
        return shift

    def _gap_ms(self) -> int:
        return 0 if self._beat_ms is None else self._now_ms() - self._beat_ms

    async def now_ms(self) -> int:
        """Return the time that was handed in."""
        return self._now_ms()


class MemorySecrets:
    """Seeds of matches, in memory."""

    def __init__(self) -> None:
        self._seeds: dict[tuple[TableId, MatchId], bytes] = {}

    def token(self, size: int) -> bytes:
        """Return fresh bytes that nobody can guess."""
        return secrets.token_bytes(size)

    async def seal(self, table_id: TableId, match_id: MatchId, seed: bytes) -> None:
        """Keep the seed of a match.

        Raises:
            ValueError: If another seed was sealed for this match.
        """
        if self._seeds.setdefault((table_id, match_id), seed) != seed:
            raise ValueError("another seed was sealed for this match")

    async def seed(self, table_id: TableId, match_id: MatchId) -> bytes:
        """Return the seed of a match.

        Raises:
            LookupError: If none was sealed.
        """
        return self._seeds[table_id, match_id]

    def forget(self, table_id: TableId, but: MatchId | None) -> None:
        """Forget the seeds of a table but one."""
        gone = [key for key in self._seeds if key[0] == table_id and key[1] != but]
        for key in gone:
            del self._seeds[key]


class MemoryChat:
    """What was said at tables, in memory."""

    def __init__(self) -> None:
        self._lines: dict[tuple[TableId, UUID], ChatLine] = {}

    async def add(self, line: ChatLine) -> None:
        """Keep a line, once."""
        self._lines.setdefault((line.table_id, line.chat_id), line)

    async def latest(self, table_id: TableId, limit: int) -> list[ChatLine]:
        """Return the last lines, oldest first."""
        found = [line for line in self._lines.values() if line.table_id == table_id]
        return sorted(found, key=lambda line: (line.at_ms, line.chat_id), reverse=True)[:limit][::-1]

    async def of_player(self, player_id: PlayerId) -> list[ChatLine]:
        """Return everything a player said."""
        found = [line for line in self._lines.values() if line.player_id == player_id]
        return sorted(found, key=lambda line: (line.at_ms, line.chat_id))

    async def remove_of(self, player_id: PlayerId) -> int:
        """Delete everything a player said."""
        before = len(self._lines)
        self._lines = {key: line for key, line in self._lines.items() if line.player_id != player_id}
        return before - len(self._lines)

    def forget(self, table_id: TableId) -> int:
        """Delete everything that was said at a table; return how many lines."""
        before = len(self._lines)
        self._lines = {key: line for key, line in self._lines.items() if line.table_id != table_id}
        return before - len(self._lines)


class MemoryPresences:
    """Who is where, in memory."""

    def __init__(self, now_ms: NowMs = wall_now_ms) -> None:
        self._now_ms = now_ms
        self._beats: dict[str, int] = {}
        self._present: set[tuple[TableId, PlayerId, str]] = set()

    async def arrive(self, table_id: TableId, player_id: PlayerId, node_id: str) -> None:
        """Remember a person at a node; the node is alive, or it could not say so."""
        self._beats[node_id] = self._now_ms()
        self._present.add((table_id, player_id, node_id))

    async def depart(self, table_id: TableId, player_id: PlayerId, node_id: str) -> bool:
        """Forget a person at a node."""
        self._present.discard((table_id, player_id, node_id))
        return (table_id, player_id) in _persons(self._present)

    async def tables_of(self, player_ids: Iterable[PlayerId]) -> list[tuple[TableId, PlayerId]]:
        """Return who is at which table."""
        wanted = set(player_ids)
        return sorted(each for each in _persons(self._present) if each[1] in wanted)

    async def beat(self, node_id: str) -> None:
        """Remember that the node is alive."""
        self._beats[node_id] = self._now_ms()

    async def take_stale(self, longest_ms: int) -> list[tuple[TableId, PlayerId]]:
        """Forget silent nodes, and return who is nowhere else."""
        now = self._now_ms()
        self._beats = {node_id: beat for node_id, beat in self._beats.items() if beat >= now - longest_ms}
        left = {present for present in self._present if present[2] in self._beats}
        gone = _persons(self._present - left) - _persons(left)
        self._present = left
        return sorted(gone)


def _persons(present: Iterable[tuple[TableId, PlayerId, str]]) -> set[tuple[TableId, PlayerId]]:
    return {(table_id, player_id) for table_id, player_id, _ in present}
