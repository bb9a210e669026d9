"""The streams of the tables as this node knows them: cached states, appends with compare-and-set, catching up.

A cache is never trusted to be new: an append succeeds only if the stream still ends where the state does.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final
from uuid import UUID

from gangoffour.protocol import SCHEMA_VERSION, decode_event, encode_event
from gangoffour.protocol import events as wire
from gangoffour.server.ports import (
    Append,
    Clock,
    CommandKey,
    EventStore,
    Head,
    StoredEvent,
    TableId,
)
from gangoffour.server.tables.errors import Refusal, TableCode
from gangoffour.server.tables.feeds import Change
from gangoffour.server.tables.owed_tasks import Owed, Pace, owed
from gangoffour.server.tables.state import TableState, evolve_state, open_state

CACHE_SIZE: Final = 4_000
SHORTEST_PUT_OFF_MS: Final = 5_000
TAIL_SIZE: Final = 400
"""How many events of a table are kept for those who come back."""


@dataclass(slots=True, eq=False)
class Stream:
    """One table as this node knows it."""

    table_id: TableId
    state: TableState
    tail: deque[wire.Entry]
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    put_off_ms: int = 0
    """By how much an outage put off what is due, if the stream does not say so yet."""

    def tail_after(self, seq: int) -> list[wire.Entry] | None:
        """Return the entries above a sequence number, or None if not all of them are at hand."""
        if seq == self.state.seq:
            return []
        if not self.tail or not self.tail[0].seq <= seq + 1 <= self.state.seq:
            return None
        return [entry for entry in self.tail if entry.seq > seq]


class Streams:
    """Loads, appends and catches up."""

    def __init__(self, events: EventStore, clock: Clock, pace: Pace) -> None:
        self._events = events
        self._clock = clock
        self._pace = pace
        self._streams: OrderedDict[TableId, Stream] = OrderedDict()
        self._loading: dict[TableId, asyncio.Lock] = {}

    async def get(self, table_id: TableId) -> Stream:
        """Return the stream of a table, from the cache or the store; refuse an unknown table."""
        stream = self._streams.get(table_id)
        if stream is not None:
            self._streams.move_to_end(table_id)
            return stream
        lock = self._loading.setdefault(table_id, asyncio.Lock())
        try:
            async with lock:
                stream = self._streams.get(table_id) or await self._load(table_id)
        finally:
            self._loading.pop(table_id, None)
        return stream

    def cached(self, table_id: TableId) -> Stream | None:
        """Return the stream if it is at hand."""
        return self._streams.get(table_id)

    def forget_all(self) -> None:
        """Drop everything that is known: after an outage only the store knows."""
        self._streams.clear()

    async def _load(self, table_id: TableId) -> Stream:
        head = await self._events.head(table_id)
        if head is None:
            raise Refusal(TableCode.UNKNOWN)
        entries = [entry_of(stored) for stored in await self._events.read(table_id, head.base_seq - 1)]
        state = open_state(entries[0])
        for entry in entries[1:]:
            state = evolve_state(state, entry)
        stream = Stream(table_id, state, deque(entries[-TAIL_SIZE:], maxlen=TAIL_SIZE))
        due = owed(state, self._pace)
        if due is not None and head.seq == state.seq:
            stream.put_off_ms = put_off_ms(head, due)
        self._remember(stream)
        return stream

    def _remember(self, stream: Stream) -> None:
        self._streams[stream.table_id] = stream
        while len(self._streams) > CACHE_SIZE:
            self._streams.popitem(last=False)

    async def open(self, table_id: TableId, events: Sequence[wire.Event]) -> tuple[Stream, Change]:
        """Begin the stream of a new table."""
        now_ms = self._clock.now_ms()
        entries = [wire.Entry(seq=seq, at_ms=now_ms, event=event) for seq, event in enumerate(events, start=1)]
        state = open_state(entries[0])
        for entry in entries[1:]:
            state = evolve_state(state, entry)
        await self._events.append(self._append(table_id, 0, entries, state, command=None))
        stream = Stream(table_id, state, deque(entries, maxlen=TAIL_SIZE))
        self._remember(stream)
        return stream, Change(0, state, entries)

    async def append(self, stream: Stream, events: Sequence[wire.Event], command: CommandKey | None = None) -> Change:
        """Append events to the stream, if it still ends where this node believes; raise `Conflict` or `Repeated`.

        The caller holds the lock of the stream.
        """
        before = stream.state
        now_ms = max(self._clock.now_ms(), before.at_ms)
        entries = [
            wire.Entry(seq=seq, at_ms=now_ms, event=event) for seq, event in enumerate(events, start=before.seq + 1)
        ]
        state = before
        for entry in entries:
            state = evolve_state(state, entry)
        # If this is cut off, only the store knows whether it took effect: the next append will find out.
        await self._events.append(self._append(stream.table_id, before.seq, entries, state, command))
        stream.state, stream.put_off_ms = state, 0
        stream.tail.extend(entries)
        return Change(before.seq, state, entries)

    def _append(
        self,
        table_id: TableId,
        expected: int,
        entries: Sequence[wire.Entry],
        state: TableState,
        command: CommandKey | None,
    ) -> Append:
        due = owed(state, self._pace)
        bases = [entry.seq for entry in entries if isinstance(entry.event, wire.TableCarriedOn | wire.TableOpened)]
        match = state.public.match
        match_id = None if match is None or match.ended is not None else UUID(match.match_id)
        return Append(
            table_id=table_id,
            expected=expected,
            events=[stored_event(entry, match_id) for entry in entries],
            command=command,
            due_ms=None if due is None else due.at_ms,
            base_seq=bases[-1] if bases else None,
        )

    async def catch_up(self, stream: Stream) -> Change | None:
        """Bring the stream up to date with what other nodes appended; None if there is nothing new."""
        async with stream.lock:
            before = stream.state
            entries = [entry_of(stored) for stored in await self._events.read(stream.table_id, before.seq)]
            if not entries:
                return None
            state = before
            for entry in entries:
                state = evolve_state(state, entry)
            stream.state, stream.put_off_ms = state, 0
            stream.tail.extend(entries)
            return Change(before.seq, state, entries)

    async def entries_after(self, stream: Stream, seq: int) -> list[wire.Entry]:
        """Return the entries of a table above a sequence number, up to the state at hand."""
        tail = stream.tail_after(seq)
        if tail is not None:
            return tail
        upto = stream.state.seq
        stored = await self._events.read(stream.table_id, seq)
        return [entry_of(event) for event in stored if event.seq <= upto]

    async def command_seq(self, table_id: TableId, command: CommandKey) -> int | None:
        """Return where a command took effect before, or None."""
        return await self._events.command_seq(table_id, command)

    async def behind(self, table_ids: Sequence[TableId]) -> list[TableId]:
        """Return those of the tables at hand whose stream has gone on elsewhere."""
        known = {table_id: self._streams[table_id].state.seq for table_id in table_ids if table_id in self._streams}
        if not known:
            return []
        heads = await self._events.heads(list(known))
        return [table_id for table_id, seq in heads.items() if seq > known[table_id]]


def put_off_ms(head: Head, due: Owed) -> int:
    """Return by how much an outage put off what is due; a little more or less is the chance in the beats."""
    difference_ms = 0 if head.due_ms is None else head.due_ms - due.at_ms
    return difference_ms if difference_ms >= SHORTEST_PUT_OFF_MS else 0


def stored_event(entry: wire.Entry, match_id: UUID | None) -> StoredEvent:
    """Return an entry as it is kept."""
    return StoredEvent(
        entry.seq, entry.at_ms, match_id, wire.event_type(entry.event), SCHEMA_VERSION, encode_event(entry.event)
    )


def entry_of(stored: StoredEvent) -> wire.Entry:
    """Return the entry that was kept."""
    event = decode_event(stored.type, stored.schema_version, stored.payload)
    return wire.Entry(seq=stored.seq, at_ms=stored.at_ms, event=event)
