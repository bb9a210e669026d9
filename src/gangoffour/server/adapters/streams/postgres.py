"""The streams of the tables in PostgreSQL: one prepared statement for each thing on the hot path.

An append is one statement, so one message there, one back and one commit. What makes it right when many append at once:

- The head's row is the lock of its table. Who comes second waits for the first to commit, finds another `seq` and
  changes nothing.
- The statement sees a command that was committed before it began. One that was committed while it waited shows as a
  head that moved, or (if it brought no events) as a second row with the key of the command. Both are rare, so only then
  a second statement asks whether it was this command: repeated comes before conflict.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from itertools import product
from typing import Final, TypeAlias, TypeVar

import asyncpg
import structlog

from gangoffour.server.adapters.databases.database import Database
from gangoffour.server.adapters.databases.gate import Gate
from gangoffour.server.adapters.streams.appends import last_seq
from gangoffour.server.adapters.streams.postgres_batches import APPEND_MANY, WORKERS, Batcher, Outcome, columns
from gangoffour.server.adapters.streams.postgres_wishes import DROP_WISH, KEEP_WISH, WISH
from gangoffour.server.adapters.streams.wake_up_times import WakeUps
from gangoffour.server.ports import (
    Append,
    CommandKey,
    Conflict,
    Head,
    PlayerId,
    Repeated,
    StoredEvent,
    StoreUnavailable,
    TableId,
    Wish,
)

_DURABLE: Final = ("fsync", "full_page_writes", "synchronous_commit")
_TRIES: Final = 5
_ACQUIRE_TIMEOUT_S: Final = 5
_COMMAND_TIMEOUT_S: Final = 10
_CLOSE_TIMEOUT_S: Final = 2

_DONE: Final = "done AS (SELECT seq FROM commands WHERE table_id = $1 AND player_id = $11 AND command_id = $12)"
_MOVE: Final = """moved AS (
    UPDATE tables SET seq = $3, base_seq = coalesce($4, base_seq){closes}
    WHERE table_id = $1 AND seq = $2 {unless_done} RETURNING 1
)"""
_OPEN: Final = """moved AS (
    INSERT INTO tables (table_id, seq, base_seq, opened_at_ms)
    SELECT $1, $3, coalesce($4, 1), ($7::bigint[])[1] WHERE $2::int = 0 {unless_done}
    ON CONFLICT DO NOTHING RETURNING 1
)"""
_ADD: Final = """added AS (
    INSERT INTO events (table_id, seq, match_id, at_ms, type, schema_version, payload)
    SELECT $1, new.* FROM moved, unnest($5::int[], $6::uuid[], $7::bigint[], $8::text[], $9::int[], $10::text[]) AS new
)"""
_DO: Final = """did AS (
    INSERT INTO commands (table_id, player_id, command_id, seq) SELECT $1, $11, $12, $3::int FROM moved
)"""
_WAKE: Final = """woken AS (
    INSERT INTO deadlines (table_id, due_ms) SELECT $1, ${due}::bigint FROM moved
    ON CONFLICT (table_id) DO UPDATE SET due_ms = excluded.due_ms, leased_until_ms = 0
)"""
_BOX: Final = """boxed AS (
    INSERT INTO outbox (xid, table_id, from_seq, to_seq)
    SELECT pg_current_xact_id()::text::bigint, $1, $2::int + 1, $3::int FROM moved WHERE $3::int > $2::int
)"""
_SLEEP: Final = "asleep AS (DELETE FROM deadlines WHERE table_id = $1 AND EXISTS (SELECT FROM moved))"


def _statement(*, opens: bool, has_command: bool, has_due: bool, closes: bool) -> str:
    """Put together what an append needs and nothing else: a part costs time even if it has nothing to do."""
    move = (_OPEN if opens else _MOVE).format(
        unless_done="AND NOT EXISTS (SELECT FROM done)" if has_command else "",
        closes=f", closed_at_ms = ${11 + 2 * has_command + has_due}" if closes else "",
    )
    parts = [
        *([_DONE] if has_command else []),
        move,
        _ADD,
        _BOX,
        *([_DO] if has_command else []),
        _WAKE.format(due=13 if has_command else 11) if has_due else _SLEEP,
    ]
    done_at = "(SELECT seq FROM done)" if has_command else "NULL::int"
    return f"WITH {', '.join(parts)} SELECT EXISTS (SELECT FROM moved) AS is_moved, {done_at} AS done_at"  # noqa: S608  all parts stand above


_STATEMENTS: Final = {
    flags: _statement(opens=flags[0], has_command=flags[1], has_due=flags[2], closes=flags[3])
    for flags in product((False, True), repeat=4)
    if not (flags[0] and flags[3])
}
_COMMAND: Final = "SELECT seq FROM commands WHERE table_id = $1 AND player_id = $2 AND command_id = $3"
_HEAD: Final = """
SELECT seq, base_seq, due_ms FROM tables LEFT JOIN deadlines USING (table_id) WHERE tables.table_id = $1
"""
_HEADS: Final = """
SELECT table_id, seq, base_seq, due_ms FROM tables LEFT JOIN deadlines USING (table_id) WHERE table_id = ANY($1::uuid[])
"""
_READ: Final = """
SELECT seq, at_ms, match_id, type, schema_version, payload FROM events WHERE table_id = $1 AND seq > $2
ORDER BY seq LIMIT $3
"""

# Every statement here finds rows by their keys: there is one good plan. Planning each time costs a third of the rate,
# and a plan made while a table was small would read it from end to end when it has grown.
_PLANNING: Final = {
    "plan_cache_mode": "force_generic_plan",
    "enable_seqscan": "off",
    "enable_hashjoin": "off",
    "enable_mergejoin": "off",
}

Result = TypeVar("Result")
_Pool: TypeAlias = "asyncpg.Pool[asyncpg.Record]"
_PooledConnection: TypeAlias = "asyncpg.pool.PoolConnectionProxy[asyncpg.Record]"

_LOST: Final = (
    asyncpg.InterfaceError,
    asyncpg.InternalClientError,  # the server's farewell came while nobody listened
    asyncpg.PostgresConnectionError,
    asyncpg.exceptions.OperatorInterventionError,  # an administrator ended the connection, or the server stops
    asyncpg.exceptions.InsufficientResourcesError,
    asyncpg.exceptions.PostgresSystemError,
    OSError,  # a timeout is one too
)

log = structlog.get_logger()


class PostgresEventStore(WakeUps):
    """The streams of the tables, in PostgreSQL."""

    def __init__(self, pool: _Pool, database: Database, pulse: Database) -> None:
        super().__init__(database, pulse)
        self._pool = pool
        self._batcher = Batcher(self._append_many)
        self._gate = Gate(max(1, pool.get_max_size() - WORKERS))
        """Batches find a connection at once; all others share what they leave."""
        self._kept: list[_PooledConnection] = []
        """Connections of batches that wait for the next one: to fetch one from the pool and bring it back takes two
        tasks, which is more than an append."""

    async def append(self, append: Append) -> None:
        """Append in one statement, together with what other tables append now.

        Raises:
            Conflict: If the stream does not end where it was expected to.
            Repeated: If the command took effect before.
            StoreUnavailable: If no answer came; the append may have been committed.
        """
        last_seq(append)
        # A table opens and closes once: what that takes is no part of the statement for all that lies between.
        is_usual = append.expected and append.closed_at_ms is None
        outcome = await (self._batcher.append(append) if is_usual else self._append_alone(append))
        if outcome.is_moved:
            return
        done_at = outcome.done_at
        if done_at is None and append.command is not None:
            done_at = await self.command_seq(append.table_id, append.command)
        raise Conflict if done_at is None else Repeated(done_at)

    async def _append_many(self, appends: Sequence[Append]) -> list[Outcome]:
        if len(appends) == 1:
            return [await self._append_one(appends[0])]
        try:
            rows = await self._run_kept(lambda connection: connection.fetch(APPEND_MANY, *columns(appends)))
        except asyncpg.UniqueViolationError:  # one of them repeats a command, and PostgreSQL undid them all
            return [await self._append_one(append) for append in appends]
        outcomes = {row["table_id"]: Outcome(row["is_moved"], row["done_at"]) for row in rows}
        return [outcomes[append.table_id] for append in appends]

    async def _append_alone(self, append: Append) -> Outcome:
        async with self._gate.passing():
            return await self._append_one(append)

    async def _append_one(self, append: Append) -> Outcome:
        command, events = append.command, append.events
        arguments: list[object] = [
            append.table_id,
            append.expected,
            append.expected + len(events),
            append.base_seq,
            [event.seq for event in events],
            [event.match_id for event in events],
            [event.at_ms for event in events],
            [event.type for event in events],
            [event.schema_version for event in events],
            [event.payload.decode() for event in events],
        ]
        if command is not None:
            arguments += (command.player_id, command.command_id)
        if append.due_ms is not None:
            arguments.append(append.due_ms)
        if append.closed_at_ms is not None:
            arguments.append(append.closed_at_ms)
        flags = (append.expected == 0, command is not None, append.due_ms is not None, append.closed_at_ms is not None)
        statement = _STATEMENTS[flags]
        try:
            row = await self._run_kept(lambda connection: connection.fetchrow(statement, *arguments))
        except asyncpg.UniqueViolationError:
            return Outcome(is_moved=False, done_at=None)
        if row is None:
            raise StoreUnavailable
        return Outcome(row["is_moved"], row["done_at"])

    async def head(self, table_id: TableId) -> Head | None:
        """Return where the stream stands."""
        row = await self._run(lambda connection: connection.fetchrow(_HEAD, table_id))
        return None if row is None else Head(*row)

    async def heads(self, table_ids: Sequence[TableId]) -> dict[TableId, Head]:
        """Return where the streams stand."""
        rows = await self._run(lambda connection: connection.fetch(_HEADS, table_ids))
        return {table_id: Head(seq, base_seq, due_ms) for table_id, seq, base_seq, due_ms in rows}

    async def read(self, table_id: TableId, after: int, limit: int | None = None) -> list[StoredEvent]:
        """Return the events after a sequence number."""
        rows = await self._run(lambda connection: connection.fetch(_READ, table_id, after, limit))
        return [
            StoredEvent(seq, at_ms, match_id, kind, version, payload.encode())
            for seq, at_ms, match_id, kind, version, payload in rows
        ]

    async def command_seq(self, table_id: TableId, command: CommandKey) -> int | None:
        """Return where a command took effect."""
        seq: int | None = await self._run(
            lambda connection: connection.fetchval(_COMMAND, table_id, command.player_id, command.command_id)
        )
        return seq

    async def keep_wish(self, wish: Wish) -> None:
        """Keep a wish in one statement."""
        arguments = (wish.table_id, wish.turn_seq, wish.command.player_id, wish.command.command_id, wish.due_ms)
        done_at: int | None = await self._run(lambda connection: connection.fetchval(KEEP_WISH, *arguments))
        if done_at is not None:
            raise Repeated(done_at)

    async def wish(self, table_id: TableId) -> Wish | None:
        """Return the wish of a table."""
        row = await self._run(lambda connection: connection.fetchrow(WISH, table_id))
        if row is None:
            return None
        turn_seq, player_id, command_id, due_ms = row
        return Wish(table_id, turn_seq, CommandKey(PlayerId(player_id), command_id), due_ms)

    async def drop_wish(self, wish: Wish) -> None:
        """Forget a wish."""
        arguments = (wish.table_id, wish.command.player_id, wish.command.command_id)
        await self._run(lambda connection: connection.execute(DROP_WISH, *arguments))

    async def _run(self, work: Callable[[_PooledConnection], Awaitable[Result]]) -> Result:
        """Run one statement when its turn comes."""
        async with self._gate.passing():
            return await self._run_now(work)

    async def close(self) -> None:
        """Give back the connections that were kept: the pool waits for them."""
        while self._kept:
            await self._pool.release(self._kept.pop())

    async def _run_now(self, work: Callable[[_PooledConnection], Awaitable[Result]]) -> Result:
        return await self._tried(work, lambda: self._pool.acquire(timeout=_ACQUIRE_TIMEOUT_S))

    async def _run_kept(self, work: Callable[[_PooledConnection], Awaitable[Result]]) -> Result:
        return await self._tried(work, self._keeping)

    @asynccontextmanager
    async def _keeping(self) -> AsyncIterator[_PooledConnection]:
        """Lend a connection that was kept, or one from the pool; keep it if nothing went wrong with it."""
        while self._kept and _is_lost(self._kept[-1]):
            await self._pool.release(self._kept.pop())
        connection = self._kept.pop() if self._kept else await self._pool.acquire(timeout=_ACQUIRE_TIMEOUT_S)
        try:
            yield connection
        except BaseException:
            await self._pool.release(connection)
            raise
        if len(self._kept) < WORKERS:
            self._kept.append(connection)
        else:
            await self._pool.release(connection)

    async def _tried(
        self,
        work: Callable[[_PooledConnection], Awaitable[Result]],
        lent: Callable[[], AbstractAsyncContextManager[_PooledConnection]],
    ) -> Result:
        """Run one statement; again if PostgreSQL undid it to let another one through, for then nothing happened."""
        for tries_left in reversed(range(_TRIES)):
            try:
                async with lent() as connection:
                    return await work(connection)
            except (asyncpg.SerializationError, asyncpg.DeadlockDetectedError) as error:
                if not tries_left:
                    raise StoreUnavailable from error
            except _LOST as error:
                raise StoreUnavailable from error
        raise AssertionError


def _is_lost(connection: _PooledConnection) -> bool:
    try:
        return connection.is_closed()
    except asyncpg.InterfaceError:  # and the pool has taken it back
        return True


async def _keep(_connection: object) -> None:
    """Leave a connection as it is when it goes back: nothing here changes its state, and a reset costs a message."""


@asynccontextmanager
async def open_pool(url: str, connections: int) -> AsyncIterator[_Pool]:
    """Connect to PostgreSQL; lost connections are made anew when they are needed."""
    pool: _Pool = asyncpg.create_pool(
        url,
        min_size=min(connections, 2 * WORKERS),  # to make one takes longest just when the database is slow
        max_size=connections,
        max_inactive_connection_lifetime=0,
        command_timeout=_COMMAND_TIMEOUT_S,
        timeout=_ACQUIRE_TIMEOUT_S,
        reset=_keep,
        server_settings=_PLANNING,
    )
    try:
        await _warn_if_not_durable(await pool)
    except (*_LOST, asyncpg.PostgresError) as error:
        pool.terminate()
        raise StoreUnavailable from error
    try:
        yield pool
    finally:
        try:
            async with asyncio.timeout(_CLOSE_TIMEOUT_S):
                await pool.close()
        except (TimeoutError, *_LOST):
            pool.terminate()


async def _warn_if_not_durable(pool: _Pool) -> None:
    """Say so if a power cut could take back what was acknowledged."""
    rows = await pool.fetch("SELECT name, setting FROM pg_settings WHERE name = ANY($1)", _DURABLE)
    for row in rows:
        if row["setting"] != "on":
            log.warning("database_not_durable", setting=row["name"], value=row["setting"])
