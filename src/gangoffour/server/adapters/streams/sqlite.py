"""The streams of the tables in an SQLite file: for a living room, and for a server without a cluster.

The hot path is plain `sqlite3` in the one thread of `batches`; what is asked once a second goes through SQLAlchemy.
"""

import sqlite3
from collections.abc import Sequence
from functools import partial
from typing import Final
from uuid import UUID

from gangoffour.server.adapters.databases.database import Database
from gangoffour.server.adapters.streams.appends import last_seq
from gangoffour.server.adapters.streams.batches import BatchingThread
from gangoffour.server.adapters.streams.wake_up_times import WakeUps
from gangoffour.server.ports import Append, CommandKey, Conflict, Head, PlayerId, Repeated, StoredEvent, TableId, Wish

_COMMAND: Final = "SELECT seq FROM commands WHERE table_id = ? AND player_id = ? AND command_id = ?"
_OPEN: Final = """
    INSERT INTO tables (table_id, seq, base_seq, opened_at_ms) VALUES (?, ?, coalesce(?, 1), ?)
    ON CONFLICT DO NOTHING
"""
_MOVE: Final = "UPDATE tables SET seq = ?, base_seq = coalesce(?, base_seq) WHERE table_id = ? AND seq = ?"
_CLOSE: Final = "UPDATE tables SET closed_at_ms = ? WHERE table_id = ?"
_EVENT: Final = """
    INSERT INTO events (table_id, seq, match_id, at_ms, type, schema_version, payload) VALUES (?, ?, ?, ?, ?, ?, ?)
"""
_BOX: Final = "INSERT INTO outbox (xid, table_id, from_seq, to_seq) VALUES (0, ?, ?, ?)"
_DO: Final = "INSERT INTO commands (table_id, player_id, command_id, seq) VALUES (?, ?, ?, ?)"
_WAKE: Final = """
    INSERT INTO deadlines (table_id, due_ms) VALUES (?, ?)
    ON CONFLICT (table_id) DO UPDATE SET due_ms = excluded.due_ms, leased_until_ms = 0
"""
_SLEEP: Final = "DELETE FROM deadlines WHERE table_id = ?"
_HEAD: Final = """
    SELECT seq, base_seq, due_ms FROM tables LEFT JOIN deadlines USING (table_id) WHERE tables.table_id = ?
"""
_READ: Final = """
    SELECT seq, at_ms, match_id, type, schema_version, payload FROM events WHERE table_id = ? AND seq > ?
    ORDER BY seq LIMIT ?
"""
_KEEP_WISH: Final = """
    INSERT INTO wishes (table_id, turn_seq, player_id, command_id, due_ms) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (table_id) DO UPDATE SET turn_seq = excluded.turn_seq, player_id = excluded.player_id,
        command_id = excluded.command_id, due_ms = excluded.due_ms, leased_until_ms = 0
    WHERE wishes.turn_seq <= excluded.turn_seq
"""
_WISH: Final = "SELECT turn_seq, player_id, command_id, due_ms FROM wishes WHERE table_id = ?"
_DROP_WISH: Final = "DELETE FROM wishes WHERE table_id = ? AND player_id = ? AND command_id = ?"
_NO_LIMIT: Final = -1


class SqliteEventStore(WakeUps):
    """The streams of the tables, in an SQLite file."""

    def __init__(self, thread: BatchingThread, database: Database, pulse: Database) -> None:
        super().__init__(database, pulse)
        self._thread = thread

    async def append(self, append: Append) -> None:
        """Append in one transaction, together with whatever else arrives now."""
        await self._thread.run(partial(_append, append, last_seq(append)), writes=True)

    async def head(self, table_id: TableId) -> Head | None:
        """Return where the stream stands."""
        return await self._thread.run(partial(_head, table_id), writes=False)

    async def heads(self, table_ids: Sequence[TableId]) -> dict[TableId, Head]:
        """Return where the streams stand."""
        return await self._thread.run(partial(_heads, table_ids), writes=False)

    async def read(self, table_id: TableId, after: int, limit: int | None = None) -> list[StoredEvent]:
        """Return the events after a sequence number."""
        return await self._thread.run(partial(_read, table_id, after, limit), writes=False)

    async def command_seq(self, table_id: TableId, command: CommandKey) -> int | None:
        """Return where a command took effect."""
        return await self._thread.run(partial(_command_seq, table_id, command), writes=False)

    async def keep_wish(self, wish: Wish) -> None:
        """Keep a wish in one transaction, together with whatever else arrives now."""
        await self._thread.run(partial(_keep_wish, wish), writes=True)

    async def wish(self, table_id: TableId) -> Wish | None:
        """Return the wish of a table."""
        return await self._thread.run(partial(_wish, table_id), writes=False)

    async def drop_wish(self, wish: Wish) -> None:
        """Forget a wish."""
        await self._thread.run(partial(_drop_wish, wish), writes=True)


def _append(append: Append, last: int, connection: sqlite3.Connection) -> None:
    table_id, command = append.table_id.hex, append.command
    if command is not None and (seq := _command_seq(append.table_id, command, connection)) is not None:
        raise Repeated(seq)
    if append.expected == 0:
        moved = connection.execute(_OPEN, (table_id, last, append.base_seq, append.events[0].at_ms))
    else:
        moved = connection.execute(_MOVE, (last, append.base_seq, table_id, append.expected))
    if moved.rowcount == 0:
        raise Conflict
    connection.executemany(
        _EVENT,
        [
            (
                table_id,
                event.seq,
                event.match_id and event.match_id.hex,
                event.at_ms,
                event.type,
                event.schema_version,
                event.payload.decode(),
            )
            for event in append.events
        ],
    )
    if last > append.expected:
        connection.execute(_BOX, (table_id, append.expected + 1, last))
    if append.closed_at_ms is not None:
        connection.execute(_CLOSE, (append.closed_at_ms, table_id))
    if command is not None:
        connection.execute(_DO, (table_id, command.player_id, command.command_id, last))
    if append.due_ms is None:
        connection.execute(_SLEEP, (table_id,))
    else:
        connection.execute(_WAKE, (table_id, append.due_ms))


def _command_seq(table_id: TableId, command: CommandKey, connection: sqlite3.Connection) -> int | None:
    row = connection.execute(_COMMAND, (table_id.hex, command.player_id, command.command_id)).fetchone()
    return None if row is None else row[0]


def _keep_wish(wish: Wish, connection: sqlite3.Connection) -> None:
    if (seq := _command_seq(wish.table_id, wish.command, connection)) is not None:
        raise Repeated(seq)
    player_id, command_id = wish.command.player_id, wish.command.command_id
    connection.execute(_KEEP_WISH, (wish.table_id.hex, wish.turn_seq, player_id, command_id, wish.due_ms))


def _wish(table_id: TableId, connection: sqlite3.Connection) -> Wish | None:
    row = connection.execute(_WISH, (table_id.hex,)).fetchone()
    if row is None:
        return None
    turn_seq, player_id, command_id, due_ms = row
    return Wish(table_id, turn_seq, CommandKey(PlayerId(player_id), command_id), due_ms)


def _drop_wish(wish: Wish, connection: sqlite3.Connection) -> None:
    connection.execute(_DROP_WISH, (wish.table_id.hex, wish.command.player_id, wish.command.command_id))


def _head(table_id: TableId, connection: sqlite3.Connection) -> Head | None:
    row = connection.execute(_HEAD, (table_id.hex,)).fetchone()
    return None if row is None else Head(*row)


def _heads(table_ids: Sequence[TableId], connection: sqlite3.Connection) -> dict[TableId, Head]:
    found = ((table_id, _head(table_id, connection)) for table_id in table_ids)
    return {table_id: head for table_id, head in found if head is not None}


def _read(table_id: TableId, after: int, limit: int | None, connection: sqlite3.Connection) -> list[StoredEvent]:
    rows = connection.execute(_READ, (table_id.hex, after, _NO_LIMIT if limit is None else limit))
    return [
        StoredEvent(seq, at_ms, None if match_id is None else UUID(match_id), kind, version, payload.encode())
        for seq, at_ms, match_id, kind, version, payload in rows
    ]
