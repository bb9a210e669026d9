"""The streams of the tables as this node knows them: cached states, appends with compare-and-set, catching up.

A cache is never trusted to be new: an append succeeds only if the stream still ends where the state does.
"""

import asyncio
from collections import OrderedDict, deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Final
from uuid import UUID

from gangoffour.protocol import SCHEMA_VERSION, encode_event
from gangoffour.protocol import events as wire
from gangoffour.server.ports import (
    Append,
    Clock,
    CommandKey,
    EventStore,
    Head,
    StoredEvent,
    TableId,
    Wish,
    entry_of,
)
from gangoffour.server.tables.errors import Refusal, TableCode
from gangoffour.server.tables.feeds import Change
from gangoffour.server.tables.owed_tasks import Owed, Pace, is_alone, owed
from gangoffour.server.tables.state import StepEvents, TableState, evolve_states, open_state

CACHE_SIZE: Final = 4_000
SHORTEST_PUT_OFF_MS: Final = 2_500
"""Less is no stall, but the chance in the beats, or a node with another pace."""
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
    """By how much a stall or an outage put off what is due, if the stream does not say so yet."""
    is_doubted: bool = False
    """Whether it may have been put off since the store was asked last."""
    due: tuple[int, Owed | None] = (0, None)
    """A sequence number, and what is due there where somebody watches, or not one person alone plays. It is dear to
    find out, so it is kept."""
    wish: Wish | None = None
    """What was wished last, as far as this node knows: it may be void."""

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
        """Drop everything that is known."""
        self._streams.clear()

    def doubt_all(self) -> None:
        """Deadlines may have been put off. The store is asked about each table when it is next touched or compared."""
        for stream in self._streams.values():
            stream.is_doubted = True

    async def assure(self, stream: Stream) -> None:
        """Ask the store whether something was put off, if that is in doubt. The caller holds the lock of the stream."""
        if stream.is_doubted:
            head = await self._events.head(stream.table_id)
            if head is not None:
                self._heed(stream, head)

    def _heed(self, stream: Stream, head: Head) -> None:
        """Take from the store what was put off. A head of another moment tells nothing: whoever appends will see."""
        if head.seq != stream.state.seq:
            return
        stream.is_doubted = False
        due = self.owed(stream)
        stream.put_off_ms = 0 if due is None else put_off_ms(head, due.at_ms)

    def owed(self, stream: Stream, *, is_watched: bool = True) -> Owed | None:
        """Return what the server owes the table next."""
        if not is_watched and is_alone(stream.state):
            return owed(stream.state, self._pace, is_watched=False)
        seq, due = stream.due
        if seq != stream.state.seq:
            due = owed(stream.state, self._pace)
            stream.due = (stream.state.seq, due)
        return due

    async def _load(self, table_id: TableId) -> Stream:
        head = await self._events.head(table_id)
        if head is None:
            raise Refusal(TableCode.UNKNOWN)
        entries = [entry_of(stored) for stored in await self._events.read(table_id, head.base_seq - 1)]
        state = evolve_states(open_state(entries[0]), entries[1:])
        stream = Stream(table_id, state, deque(entries[-TAIL_SIZE:], maxlen=TAIL_SIZE))
        if state.seat_to_act is not None and state.bot_at(state.seat_to_act) is None:
            stream.wish = await self._events.wish(table_id)
        self._heed(stream, head)
        self._remember(stream)
        return stream

    async def tail(self, table_id: TableId, count: int) -> list[wire.Entry]:
        """Return the last events of a table, without working out its state; none of an unknown one."""
        head = await self._events.head(table_id)
        stored = [] if head is None else await self._events.read(table_id, max(0, head.seq - count))
        return [entry_of(each) for each in stored]

    def _remember(self, stream: Stream) -> None:
        self._streams[stream.table_id] = stream
        while len(self._streams) > CACHE_SIZE:
            self._streams.popitem(last=False)

    async def open(self, table_id: TableId, events: Sequence[wire.Event]) -> tuple[Stream, Change]:
        """Begin the stream of a new table."""
        now_ms = self._clock.now_ms()
        entries = [wire.Entry(seq=seq, at_ms=now_ms, event=event) for seq, event in enumerate(events, start=1)]
        state = evolve_states(open_state(entries[0]), entries[1:])
        due = owed(state, self._pace)
        append = _append(table_id, 0, entries, state, due)
        await self._events.append(append)
        stream = Stream(table_id, state, deque(entries, maxlen=TAIL_SIZE), due=(state.seq, due))
        self._remember(stream)
        return stream, _change(append, state, entries)

    async def append(self, stream: Stream, events: Sequence[wire.Event], command: CommandKey | None = None) -> Change:
        """Append events to the stream, if it still ends where this node believes; raise `Conflict` or `Repeated`.

        The caller holds the lock of the stream.
        """
        before = stream.state
        now_ms = max(self._clock.now_ms(), before.at_ms)
        entries = [
            wire.Entry(seq=seq, at_ms=now_ms, event=event) for seq, event in enumerate(events, start=before.seq + 1)
        ]
        state = evolve_states(before, entries, events.step if isinstance(events, StepEvents) else None)
        due = owed(state, self._pace)
        # If this is cut off, only the store knows whether it took effect: the next append will find out.
        append = _append(stream.table_id, before.seq, entries, state, due, command)
        await self._events.append(append)
        stream.state, stream.put_off_ms, stream.due = state, 0, (state.seq, due)
        stream.tail.extend(entries)
        return _change(append, state, entries)

    async def catch_up(self, stream: Stream) -> Change | None:
        """Bring the stream up to date with what other nodes appended; None if there is nothing new."""
        async with stream.lock:
            before = stream.state
            entries = [entry_of(stored) for stored in await self._events.read(stream.table_id, before.seq)]
            if not entries:
                return None
            state = evolve_states(before, entries)
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

    async def compare(self, table_ids: Sequence[TableId]) -> tuple[list[TableId], list[TableId]]:
        """Return those of the tables at hand whose stream has gone on elsewhere, and those with something put off."""
        known = [table_id for table_id in table_ids if table_id in self._streams]
        heads = await self._events.heads(known) if known else {}
        behind: list[TableId] = []
        put_off: list[TableId] = []
        for table_id, head in heads.items():
            stream = self._streams.get(table_id)
            if stream is None:
                continue
            before_ms = stream.put_off_ms
            self._heed(stream, head)
            if head.seq > stream.state.seq:
                behind.append(table_id)
            elif stream.put_off_ms and (stream.put_off_ms != before_ms or stream.state.public.deadline is not None):
                put_off.append(table_id)  # again, as long as somebody has to be told
        return behind, put_off


@lru_cache(maxsize=CACHE_SIZE)
def _uuid(text: str) -> UUID:
    """Return the id of a match; it is asked for with every change."""
    return UUID(text)


def _append(
    table_id: TableId,
    expected: int,
    entries: Sequence[wire.Entry],
    state: TableState,
    due: Owed | None,
    command: CommandKey | None = None,
) -> Append:
    bases = [entry.seq for entry in entries if isinstance(entry.event, wire.TableCarriedOn | wire.TableOpened)]
    closes = [entry.at_ms for entry in entries if isinstance(entry.event, wire.TableClosed)]
    match = state.public.match
    match_id = None if match is None or match.ended is not None else _uuid(match.match_id)
    return Append(
        table_id=table_id,
        expected=expected,
        events=[stored_event(entry, match_id) for entry in entries],
        command=command,
        due_ms=None if due is None else due.at_ms,
        base_seq=bases[-1] if bases else None,
        closed_at_ms=closes[-1] if closes else None,
    )


def _change(append: Append, state: TableState, entries: Sequence[wire.Entry]) -> Change:
    """Return what was appended as those who follow the table are told: the bytes that are kept are those they get."""
    return Change(append.expected, state, entries, tuple([stored.payload for stored in append.events]))


def put_off_ms(head: Head, due_ms: int) -> int:
    """Return by how much what is due was put off; a little more or less is the chance in the beats."""
    difference_ms = 0 if head.due_ms is None else head.due_ms - due_ms
    return difference_ms if difference_ms >= SHORTEST_PUT_OFF_MS else 0


def stored_event(entry: wire.Entry, match_id: UUID | None) -> StoredEvent:
    """Return an entry as it is kept."""
    return StoredEvent(
        entry.seq, entry.at_ms, match_id, wire.event_type(entry.event), SCHEMA_VERSION, encode_event(entry.event)
    )
