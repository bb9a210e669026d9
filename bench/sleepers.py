"""`make sleepers`: 100,000 tables sleep, and a thousand of them are due within a minute: who wakes them, and how late?

The tables are in the middle of matches by turn, with a day for each turn. The node never heard of them, as after a
restart: only the store knows when they want to be woken. Those that are due have their whole stream; the others, which
nobody reads meanwhile, are heads and wake-up times alone. Before that the same node is started on an empty database,
to see what start and memory are without them; and afterwards once more as after an outage of ten minutes, when the
wake-up times of all are put off.
"""

import argparse
import asyncio
import sys
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, replace
from pathlib import Path
from time import perf_counter, time_ns
from typing import Final
from uuid import UUID

import sqlalchemy as sa
import uvloop

from bench.appends import fresh_database, fresh_id
from gangoffour.engine import preset
from gangoffour.protocol import Player, TableOptions, TurnClock
from gangoffour.protocol import events as wire
from gangoffour.server.adapters.databases.engines import open_engine
from gangoffour.server.adapters.databases.schema import deadlines, heartbeats, tables
from gangoffour.server.adapters.databases.schema import events as stored_events
from gangoffour.server.adapters.stores import open_stores
from gangoffour.server.ports import Append
from gangoffour.server.tables.owed_tasks import Pace, Task, owed
from tools.figures import Figure, quantile, show, show_all
from tools.load.node import Node, started_node
from tools.matches.appended import appends_of
from tools.matches.streams import TableStream

SLEEPERS: Final = 100_000
DUE: Final = 1_000
MINUTE_S: Final = 60
LEAD_S: Final = 20
"""After how long the first table is due; before that the others are kept."""
AFTER_S: Final = 10
"""How long after the last one was due it is still waited for."""
SETTLE_S: Final = 5
START_S: Final = 5.0
LATE_MS: Final = 2_000
HELD_KB: Final = 0.1
"""Less than the smallest thing that a node could keep of a table; a node of 100 MB is not measured more exactly."""
DAY_S: Final = 24 * 3600
OUTAGE_MS: Final = 600_000
ROWS_AT_ONCE: Final = 10_000
PEOPLE: Final = tuple(Player(player_id=f"guest-{name}", name=name) for name in ("ana", "ben", "cleo", "dan"))
_SOME_MS: Final = 1_790_086_400_123
"""Stands in the stream for the moment of the deadline."""


@dataclass(frozen=True, slots=True)
class Sleeper:
    """The stream of a table at which somebody has a day for the turn."""

    stream: TableStream
    slack_ms: int
    """How long after its deadline the table is woken."""

    def append(self, table_id: UUID, match_id: UUID, due_ms: int) -> Append:
        """Return all of it, for another table that is to be woken at a moment."""
        stored = [event for append in appends_of(self.stream, table_id, match_id) for event in append.events]
        deadline = str(due_ms - self.slack_ms).encode()
        stored[-1] = replace(stored[-1], payload=stored[-1].payload.replace(str(_SOME_MS).encode(), deadline))
        base = next(entry.seq for entry in self.stream.entries if isinstance(entry.event, wire.TableCarriedOn))
        return Append(table_id, 0, stored, due_ms=due_ms, base_seq=base)


def asleep() -> Sleeper:
    """Let a match begin, up to its first turn."""
    options = TableOptions(presence="turn_based", clock=TurnClock(turn_s=DAY_S, bank_s=0))
    stream = TableStream("sleeper", options, preset("classic"))
    stream.sit(PEOPLE)
    stream.prepare()
    stream.commit()
    stream.start()
    stream.deal()
    stream.tell(wire.DeadlineSet(seat=stream.state.seat_to_act, due_ms=_SOME_MS))
    due = owed(stream.state, Pace())
    if due is None or due.task is not Task.TIMEOUT:
        raise RuntimeError(due)
    return Sleeper(stream, due.at_ms - _SOME_MS)


async def lay_to_sleep(url: str, count: int) -> None:
    """Keep tables that are due some time during the next two weeks, after the first day."""
    engine, now_ms = open_engine(url), time_ns() // 1_000_000
    try:
        for first in range(0, count, ROWS_AT_ONCE):
            ids = [fresh_id() for _ in range(min(ROWS_AT_ONCE, count - first))]
            heads = [{"table_id": each, "seq": 20, "base_seq": 1, "opened_at_ms": now_ms} for each in ids]
            moments = [
                {"table_id": each, "due_ms": now_ms + 1000 * DAY_S * (1 + (first + at) % 13)}
                for at, each in enumerate(ids)
            ]
            async with engine.begin() as connection:
                await connection.execute(sa.insert(tables), heads)
                await connection.execute(sa.insert(deadlines), moments)
        async with engine.begin() as connection:
            if connection.dialect.name == "postgresql":
                await connection.execute(sa.text("ANALYZE deadlines"))
    finally:
        await engine.dispose()


async def set_alarms(url: str, count: int) -> dict[UUID, int]:
    """Keep tables that are due within a minute, evenly; return when each is due. The node has no timer for them."""
    sleeper, due_ms = asleep(), dict[UUID, int]()
    async with open_stores([url]) as stores:
        begin_ms = time_ns() // 1_000_000 + 1000 * LEAD_S
        for number in range(count):
            table_id = fresh_id()
            due_ms[table_id] = begin_ms + number * 1000 * MINUTE_S // count
            await stores.events.append(sleeper.append(table_id, fresh_id(), due_ms[table_id]))
    return due_ms


async def change(url: str, statement: sa.Executable) -> None:
    """Carry out a statement."""
    engine = open_engine(url)
    try:
        async with engine.begin() as connection:
            await connection.execute(statement)
    finally:
        await engine.dispose()


async def late(url: str, due_ms: dict[UUID, int]) -> list[float]:
    """Return by how much each table was woken late, as its own stream has it; those that were not are left out."""
    query = sa.select(stored_events.c.table_id, stored_events.c.at_ms)
    engine = open_engine(url)
    try:
        async with engine.connect() as connection:
            rows = await connection.execute(query.where(stored_events.c.type == "deadline_passed"))
            woken = {row.table_id: row.at_ms for row in rows}
    finally:
        await engine.dispose()
    return [woken[table_id] - moment for table_id, moment in due_ms.items() if table_id in woken]


@asynccontextmanager
async def timed_node(url: str) -> AsyncIterator[tuple[Node, float]]:
    """Start a node; say how long it took."""
    begin_s = perf_counter()
    async with started_node({"GOF_DATABASE_URLS": url}, "--beats") as node:
        yield node, perf_counter() - begin_s


@asynccontextmanager
async def database(*, is_sqlite: bool) -> AsyncIterator[str]:
    """Make a database, and remove it afterwards."""
    if not is_sqlite:
        async with fresh_database() as url:
            yield url
        return
    with tempfile.TemporaryDirectory() as folder:
        url = str(Path(folder) / "sleepers.sqlite")
        async with open_stores([url]):
            yield url


async def measure(*, is_sqlite: bool, sleepers: int, due: int) -> list[Figure]:
    """Start a node without and with tables that sleep, and see how late those are woken that are due."""
    async with database(is_sqlite=is_sqlite) as url, timed_node(url) as (node, empty_start_s):
        await asyncio.sleep(SETTLE_S)
        empty_mb = node.rss_mb()
    async with database(is_sqlite=is_sqlite) as url:
        await lay_to_sleep(url, sleepers - due)
        async with timed_node(url) as (node, start_s):
            await asyncio.sleep(SETTLE_S)
            held_mb = node.rss_mb()
            due_ms = await set_alarms(url, due)
            await asyncio.sleep(max(due_ms.values()) / 1000 - time_ns() / 1e9 + AFTER_S)
            after_mb = node.rss_mb()
        late_ms = await late(url, due_ms)
        await change(url, sa.update(heartbeats).values(at_ms=heartbeats.c.at_ms - OUTAGE_MS))
        async with timed_node(url) as (_, outage_start_s):
            pass
    return [
        Figure("start with no table", empty_start_s, "s"),
        Figure(f"start with {sleepers:,} that sleep", start_s, "s", START_S),
        Figure("start after an outage of ten minutes", outage_start_s, "s", START_S),
        Figure("memory with no table", empty_mb, "MB"),
        Figure("memory for each that sleeps", 1e3 * (held_mb - empty_mb) / sleepers, "kB", HELD_KB),
        Figure("memory after those that were due", after_mb, "MB"),
        Figure("woken", len(late_ms), "", due, "least"),
        Figure("woken late, median", quantile(late_ms, 0.5), "ms"),
        Figure("woken late, 99 %", quantile(late_ms, 0.99), "ms", LATE_MS),
        Figure("woken late, the latest", max(late_ms, default=float("inf")), "ms"),
    ]


async def run(chosen: argparse.Namespace) -> Sequence[Figure]:
    """Measure on each store that was asked for."""
    found: list[Figure] = []
    for store in chosen.stores:
        title = "SQLite" if store == "sqlite" else "PostgreSQL"
        figures = await measure(is_sqlite=store == "sqlite", sleepers=chosen.sleepers, due=chosen.due)
        show(title, figures)
        found += [replace(each, name=f"{title}: {each.name}") for each in figures]
    return found


def main() -> None:
    """Measure, and say whether all goals are met."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--stores", nargs="+", default=["postgres", "sqlite"], choices=["postgres", "sqlite"])
    parser.add_argument("--sleepers", type=int, default=SLEEPERS)
    parser.add_argument("--due", type=int, default=DUE)
    parser.add_argument("--json", action="store_true", help="print all figures as JSON at the end")
    chosen = parser.parse_args()
    figures = uvloop.run(run(chosen))
    if chosen.json:
        show_all(figures)
    sys.exit(not all(figure.is_met for figure in figures))


if __name__ == "__main__":
    main()
