"""What the database holds after a run, read with plain statements: nothing of the server's own code is trusted."""

import zlib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

import asyncpg
import msgspec


@dataclass(frozen=True)
class LogEvent:
    """An event in the stream of a table."""

    seq: int
    at_ms: int
    type: str
    body: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Command:
    """A command that took effect."""

    player: str
    id: str
    seq: int


@dataclass(frozen=True)
class Record:
    """The record of a match."""

    match_id: str
    text: str


@dataclass
class TableLog:
    """A table, as the database holds it."""

    table: str
    head: int
    events: list[LogEvent] = field(default_factory=list)
    commands: list[Command] = field(default_factory=list)
    records: list[Record] = field(default_factory=list)

    def of_type(self, *types: str) -> Iterator[LogEvent]:
        """Return the events of these types."""
        return (event for event in self.events if event.type in types)

    @property
    def ended_matches(self) -> list[str]:
        """Return the matches that ended, in their order."""
        return [event.body["match_id"] for event in self.of_type("match_ended")]

    @cached_property
    def texts(self) -> dict[str, str]:
        """Return the records, by match."""
        return {record.match_id: record.text for record in self.records}

    @cached_property
    def _seatings(self) -> list[LogEvent]:
        return list(self.of_type("seat_taken", "seat_left"))

    def players_at(self, seq: int) -> dict[int, str]:
        """Return who sat in which seat after an event."""
        players: dict[int, str] = {}
        for event in self._seatings:
            if event.seq > seq:
                break
            if event.type == "seat_taken":
                players[event.body["seat"]] = event.body["player"]["player_id"]
            else:
                players.pop(event.body["seat"], None)
        return players


_TEXTS = "SELECT match_id, table_id, text FROM matches JOIN match_texts USING (match_id)"


async def read_logs(url: str) -> list[TableLog]:
    """Read every table."""
    connection = await asyncpg.connect(url)
    try:
        rows = await connection.fetch("SELECT table_id, seq FROM tables ORDER BY table_id")
        logs = {row["table_id"]: TableLog(str(row["table_id"]), row["seq"]) for row in rows}
        for row in await connection.fetch(
            "SELECT table_id, seq, at_ms, type, payload FROM events ORDER BY table_id, seq"
        ):
            body = msgspec.json.decode(row["payload"])
            logs[row["table_id"]].events.append(LogEvent(row["seq"], row["at_ms"], row["type"], body))
        for row in await connection.fetch("SELECT table_id, player_id, command_id, seq FROM commands"):
            logs[row["table_id"]].commands.append(Command(row["player_id"], row["command_id"], row["seq"]))
        for row in await connection.fetch(_TEXTS):
            text = zlib.decompress(row["text"]).decode()
            logs[row["table_id"]].records.append(Record(str(row["match_id"]), text))
    finally:
        await connection.close()
    return list(logs.values())


async def read_heads(url: str) -> dict[str, int]:
    """Return where every stream stands now."""
    connection = await asyncpg.connect(url)
    try:
        return {str(row["table_id"]): row["seq"] for row in await connection.fetch("SELECT table_id, seq FROM tables")}
    finally:
        await connection.close()
