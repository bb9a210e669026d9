"""Everything in memory: for tests, for a table that may be forgotten, and as the plainest reading of the ports.

No method waits for anything, so each is done before another begins.
"""

import secrets
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from uuid import UUID

from gangoffour.protocol import TableListing
from gangoffour.server.adapters.appends import last_seq
from gangoffour.server.adapters.listed import LIVE, bot_count, people
from gangoffour.server.adapters.wall_time import NowMs, wall_now_ms
from gangoffour.server.ports import (
    Append,
    ChatLine,
    CommandKey,
    Conflict,
    Guest,
    Head,
    KeptRecord,
    MatchId,
    PlayerId,
    Repeated,
    StoredEvent,
    TableId,
)


@dataclass(slots=True)
class _Stream:
    events: list[StoredEvent] = field(default_factory=list)
    commands: dict[CommandKey, int] = field(default_factory=dict)
    base_seq: int = 1
    due_ms: int | None = None
    leased_until_ms: int = 0


class MemoryEventStore:
    """The streams of the tables, in memory."""

    def __init__(self, now_ms: NowMs = wall_now_ms) -> None:
        self._now_ms = now_ms
        self._streams: dict[TableId, _Stream] = {}
        self._beat_ms: int | None = None

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
        stream.due_ms, stream.leased_until_ms = append.due_ms, 0
        self._streams[append.table_id] = stream

    async def head(self, table_id: TableId) -> Head | None:
        """Return where the stream stands."""
        stream = self._streams.get(table_id)
        return None if stream is None else Head(len(stream.events), stream.base_seq, stream.due_ms)

    async def heads(self, table_ids: Sequence[TableId]) -> dict[TableId, int]:
        """Return the last sequence numbers."""
        return {each: len(self._streams[each].events) for each in table_ids if each in self._streams}

    async def read(self, table_id: TableId, after: int, limit: int | None = None) -> list[StoredEvent]:
        """Return the events after a sequence number."""
        stream = self._streams.get(table_id)
        start = max(after, 0)
        return [] if stream is None else stream.events[start : None if limit is None else start + limit]

    async def command_seq(self, table_id: TableId, command: CommandKey) -> int | None:
        """Return where a command took effect."""
        stream = self._streams.get(table_id)
        return None if stream is None else stream.commands.get(command)

    async def overdue(self, late_ms: int, lease_ms: int, limit: int) -> list[TableId]:
        """Take the tables that wait longest."""
        now = self._now_ms()
        late = sorted(
            (stream.due_ms, table_id)
            for table_id, stream in self._streams.items()
            if stream.due_ms is not None and stream.due_ms < now - late_ms and stream.leased_until_ms <= now
        )
        taken = [table_id for _, table_id in late[:limit]]
        for table_id in taken:
            self._streams[table_id].leased_until_ms = now + lease_ms
        return taken

    async def heartbeat(self, longest_gap_ms: int, grace_ms: int) -> int:
        """Put all wake-up times off if nobody was alive for long."""
        now = self._now_ms()
        gap = 0 if self._beat_ms is None else now - self._beat_ms
        self._beat_ms = now
        if gap <= longest_gap_ms:
            return 0
        for stream in self._streams.values():
            if stream.due_ms is not None:
                stream.due_ms += gap + grace_ms
        return gap + grace_ms

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


class MemoryGuests:
    """Guests and their sessions, in memory."""

    def __init__(self) -> None:
        self._guests: dict[PlayerId, Guest] = {}
        self._sessions: dict[bytes, PlayerId] = {}

    async def add(self, guest: Guest, token_hash: bytes) -> None:
        """Keep a guest and a session."""
        self._guests.setdefault(guest.player_id, guest)
        self._sessions.setdefault(token_hash, guest.player_id)

    async def by_token(self, token_hash: bytes) -> Guest | None:
        """Return whose session it is."""
        player_id = self._sessions.get(token_hash)
        return None if player_id is None else self._guests.get(player_id)

    async def by_ids(self, player_ids: Sequence[PlayerId]) -> dict[PlayerId, Guest]:
        """Return guests by id."""
        return {each: self._guests[each] for each in player_ids if each in self._guests}

    async def rename(self, player_id: PlayerId, name: str) -> None:
        """Give a guest another name."""
        if (guest := self._guests.get(player_id)) is not None:
            self._guests[player_id] = replace(guest, name=name)

    async def touch(self, player_id: PlayerId, seen_at_ms: int) -> None:
        """Remember when a guest was seen last."""
        if (guest := self._guests.get(player_id)) is not None:
            self._guests[player_id] = replace(guest, seen_at_ms=max(guest.seen_at_ms, seen_at_ms))

    async def end_session(self, token_hash: bytes) -> None:
        """Forget a session."""
        self._sessions.pop(token_hash, None)

    async def remove_idle(self, seen_before_ms: int) -> int:
        """Forget guests and their sessions."""
        idle = {each for each, guest in self._guests.items() if guest.seen_at_ms < seen_before_ms}
        self._guests = {each: guest for each, guest in self._guests.items() if each not in idle}
        self._sessions = {token: each for token, each in self._sessions.items() if each not in idle}
        return len(idle)


class MemoryListings:
    """The lobby's tables, in memory."""

    def __init__(self) -> None:
        self._listings: dict[TableId, tuple[int, TableListing]] = {}

    async def put(self, listing: TableListing, seq: int) -> None:
        """Keep a listing unless a newer one is kept."""
        table_id = UUID(listing.table_id)
        if table_id not in self._listings or self._listings[table_id][0] <= seq:
            self._listings[table_id] = (seq, listing)

    def _where(self, is_wanted: Callable[[TableListing], bool]) -> list[TableListing]:
        """Return listings, oldest first."""
        found = (listing for _, listing in self._listings.values() if is_wanted(listing))
        return sorted(found, key=lambda listing: (listing.opened_at_ms, UUID(listing.table_id)))

    async def public(self, limit: int) -> list[TableListing]:
        """Return public tables, newest first."""
        return self._where(lambda each: each.options.visibility == "public" and each.status in LIVE)[::-1][:limit]

    async def of_player(self, player_id: PlayerId, limit: int) -> list[TableListing]:
        """Return the tables a person sits at, newest first."""
        return self._where(lambda each: each.status != "closed" and player_id in people(each))[::-1][:limit]

    async def quick(self, limit: int) -> list[TableListing]:
        """Return tables where a person can take over from a bot, oldest first."""
        return self._where(lambda each: each.is_quick and each.status in LIVE and bot_count(each) > 0)[:limit]


class MemoryRecords:
    """The records of finished matches, in memory."""

    def __init__(self) -> None:
        self._records: dict[MatchId, KeptRecord] = {}

    async def put(self, record: KeptRecord) -> None:
        """Keep a record, once."""
        self._records.setdefault(record.match_id, record)

    async def get(self, match_id: MatchId) -> KeptRecord | None:
        """Return the record of a match."""
        return self._records.get(match_id)

    async def of_player(self, player_id: PlayerId, limit: int) -> list[KeptRecord]:
        """Return a player's records, newest first."""
        found = [record for record in self._records.values() if player_id in record.player_ids]
        return sorted(found, key=lambda record: (record.ended_at_ms, record.match_id), reverse=True)[:limit]


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

    async def remove_of(self, player_id: PlayerId) -> int:
        """Delete everything a player said."""
        before = len(self._lines)
        self._lines = {key: line for key, line in self._lines.items() if line.player_id != player_id}
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
