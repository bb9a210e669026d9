"""Appends to many tables in one statement: what arrives while PostgreSQL is busy goes there together.

Each append of a batch has its own outcome; the batch is only the envelope. It saves messages, plans and commits, which
is most of what a single append costs. A batch holds no table twice, and takes the locks of its tables in the order of
their ids, so two nodes cannot wait for each other.
"""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import Final, NamedTuple

from gangoffour.server.adapters.databases.gate import LONGEST_WAIT_S, MOST_WAITING
from gangoffour.server.ports import Append, StoreBusy, Urgency, urgency

LARGEST_BATCH: Final = 64
WORKERS: Final = 4
"""How many statements are under way at once: enough that one that waits for a lock does not stop the others."""

APPEND_MANY: Final = """
WITH wanted AS (
    SELECT * FROM unnest($1::uuid[], $2::int[], $3::int[], $4::int[], $5::text[], $6::text[], $7::bigint[])
        AS one (table_id, expected, last, base_seq, player_id, command_id, due_ms)
), done AS (
    SELECT table_id, commands.seq FROM wanted JOIN commands USING (table_id, player_id, command_id)
), locked AS (
    SELECT tables.table_id FROM tables JOIN wanted USING (table_id)
    WHERE tables.seq = wanted.expected AND NOT EXISTS (SELECT FROM done WHERE done.table_id = tables.table_id)
    ORDER BY tables.table_id FOR UPDATE OF tables
), moved AS (
    UPDATE tables SET seq = wanted.last, base_seq = coalesce(wanted.base_seq, tables.base_seq)
    FROM wanted JOIN locked USING (table_id)
    WHERE tables.table_id = wanted.table_id AND tables.seq = wanted.expected
    RETURNING tables.table_id
), added AS (
    INSERT INTO events (table_id, seq, match_id, at_ms, type, schema_version, payload)
    SELECT new.* FROM moved
    JOIN unnest($8::uuid[], $9::int[], $10::uuid[], $11::bigint[], $12::text[], $13::int[], $14::text[])
        AS new (table_id, seq, match_id, at_ms, type, schema_version, payload) USING (table_id)
), boxed AS (
    INSERT INTO outbox (xid, table_id, from_seq, to_seq)
    SELECT pg_current_xact_id()::text::bigint, table_id, expected + 1, last FROM wanted JOIN moved USING (table_id)
    WHERE last > expected
), did AS (
    INSERT INTO commands (table_id, player_id, command_id, seq)
    SELECT table_id, player_id, command_id, last FROM wanted JOIN moved USING (table_id) WHERE command_id IS NOT NULL
), woken AS (
    INSERT INTO deadlines (table_id, due_ms)
    SELECT table_id, due_ms FROM wanted JOIN moved USING (table_id) WHERE due_ms IS NOT NULL
    ON CONFLICT (table_id) DO UPDATE SET due_ms = excluded.due_ms, leased_until_ms = 0
), asleep AS (
    DELETE FROM deadlines USING wanted JOIN moved USING (table_id)
    WHERE deadlines.table_id = wanted.table_id AND wanted.due_ms IS NULL
)
SELECT table_id, moved.table_id IS NOT NULL AS is_moved, done.seq AS done_at
FROM wanted LEFT JOIN moved USING (table_id) LEFT JOIN done USING (table_id)
"""


class Outcome(NamedTuple):
    """What became of an append."""

    is_moved: bool
    done_at: int | None
    """Where the command took effect before, if the statement saw it."""


class _Waiting(NamedTuple):
    append: Append
    future: asyncio.Future[Outcome]
    timer: asyncio.TimerHandle
    """Ends the waiting. What was sent has no such end: it may have taken effect."""


def columns(appends: Sequence[Append]) -> list[list[object]]:
    """Return the arguments of `APPEND_MANY`: one array for each column."""
    wanted = [
        (
            append.table_id,
            append.expected,
            append.expected + len(append.events),
            append.base_seq,
            append.command and append.command.player_id,
            append.command and append.command.command_id,
            append.due_ms,
        )
        for append in appends
    ]
    events = [
        (
            append.table_id,
            event.seq,
            event.match_id,
            event.at_ms,
            event.type,
            event.schema_version,
            event.payload.decode(),
        )
        for append in appends
        for event in append.events
    ]
    return [*map(list, zip(*wanted, strict=True)), *(map(list, zip(*events, strict=True)) if events else [[]] * 7)]


class Batcher:
    """Collects appends while a few workers are busy with those that came before; the urgent ones go first."""

    def __init__(
        self,
        run: Callable[[Sequence[Append]], Awaitable[Sequence[Outcome]]],
        most_waiting: Mapping[Urgency, int] = MOST_WAITING,
        longest_wait_s: Mapping[Urgency, float] = LONGEST_WAIT_S,
    ) -> None:
        """Keep what runs a batch; it returns the outcomes in the order of the appends."""
        self._run = run
        self._most_waiting = most_waiting
        self._longest_wait_s = longest_wait_s
        self._waiting: dict[Urgency, deque[_Waiting]] = {each: deque() for each in Urgency}
        self._workers: set[asyncio.Task[None]] = set()

    async def append(self, append: Append) -> Outcome:
        """Append in the next batch.

        Raises:
            StoreBusy: If too many wait already, or it was in no batch soon enough. Nothing happened.
        """
        wanted = urgency()
        crowd = self._waiting[wanted]
        if len(crowd) >= self._most_waiting[wanted]:
            raise StoreBusy
        loop = asyncio.get_running_loop()
        future: asyncio.Future[Outcome] = loop.create_future()
        timer = loop.call_later(self._longest_wait_s[wanted], self._give_up, future)
        crowd.append(_Waiting(append, future, timer))
        if len(self._workers) < WORKERS:
            worker = asyncio.create_task(self._work())
            self._workers.add(worker)
            worker.add_done_callback(self._workers.discard)
        return await future

    def _give_up(self, future: asyncio.Future[Outcome]) -> None:
        if not future.done():
            future.set_exception(StoreBusy())

    async def _work(self) -> None:
        while batch := self._next_batch():
            try:
                outcomes = await self._run([waiting.append for waiting in batch])
            except Exception as error:  # noqa: BLE001  those who wait must be told, whatever it was
                for waiting in batch:
                    if not waiting.future.done():
                        waiting.future.set_exception(error)
            else:
                for waiting, outcome in zip(batch, outcomes, strict=True):
                    if not waiting.future.done():
                        waiting.future.set_result(outcome)

    def _next_batch(self) -> list[_Waiting]:
        """Take who waits, each table once; the others keep their places."""
        batch: dict[object, _Waiting] = {}
        for crowd in self._waiting.values():
            later: list[_Waiting] = []
            while crowd and len(batch) < LARGEST_BATCH:
                waiting = crowd.popleft()
                if waiting.append.table_id in batch:
                    later.append(waiting)
                elif not waiting.future.done():
                    batch[waiting.append.table_id] = waiting
            crowd.extendleft(reversed(later))
        for waiting in batch.values():
            waiting.timer.cancel()
        return list(batch.values())
