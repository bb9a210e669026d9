"""`python -m bench.appends`: plays kept per second, on PostgreSQL against a bare append by pgbench, and on SQLite.

Ours is everything that one play asks of the store: head, event, command, deadline. The store sends what arrives
together in one statement, a few at once, whatever the number of tables. The bare append moves a head and inserts an
event in one prepared statement, on the same tables, with a connection for each table. Both are measured in turns in one
run, so that whatever else the machine does falls on both alike.
"""

import asyncio
import os
import shutil
import subprocess
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median
from time import perf_counter, time_ns
from uuid import UUID, uuid4

import asyncpg
import uvloop

from gangoffour.server.adapters.databases.migration import upgrade
from gangoffour.server.adapters.stores import open_stores
from gangoffour.server.ids import new_id
from gangoffour.server.ports import Append, CommandKey, EventStore, PlayerId, StoredEvent, Wish

SERVER = os.environ.get("GOF_BENCH_POSTGRES", "postgresql://postgres@127.0.0.1:5432")
TURNS = 3
SECONDS = 5
CONNECTIONS = 32
GOAL = 0.5
PLAYERS = [PlayerId(f"player-{seat}") for seat in range(4)]

# A space after every colon: pgbench takes a word that follows one at once for a variable.
PAYLOAD = '{"seat": 2, "cards": ["7G", "7Y", "7R"], "kind": "triple", "remaining_ms": 18734, "bank_ms": 60000}'
BARE_APPEND = f"""
WITH moved AS (
    UPDATE tables SET seq = :expected + 1
    WHERE table_id = uuid(:prefix || lpad(:client_id::text, 12, '0')) AND seq = :expected RETURNING table_id, seq
)
INSERT INTO events (table_id, seq, match_id, at_ms, type, schema_version, payload)
SELECT table_id, seq, table_id, 1700000000000, 'played', 1, '{PAYLOAD}' FROM moved;
\\set expected :expected + 1
"""  # noqa: S608  all of it is written here


def fresh_id() -> UUID:
    """Return the id of a table made now."""
    return new_id(time_ns() // 1_000_000, uuid4().bytes[:8])


def play(table_id: UUID, expected: int, match_id: UUID) -> Append:
    """Return what one play asks of the store."""
    event = StoredEvent(expected + 1, 1_700_000_000_000, match_id, "played", 1, PAYLOAD.encode())
    command = CommandKey(PLAYERS[expected % 4], f"command-{expected:08}")  # cheap: the store is measured
    return Append(table_id, expected, [event], command, 1_700_000_000_000 + expected)


async def appends_per_second(events: EventStore, tables: int, *, are_wished: bool = False) -> float:
    """Let as many tables play as fast as they can; if so, each command is kept as a wish before."""
    end = perf_counter() + SECONDS

    async def play_on() -> int:
        table_id, match_id, seq = fresh_id(), fresh_id(), 0
        while perf_counter() < end:
            append = play(table_id, seq, match_id)
            if are_wished and seq and append.command is not None:
                await events.keep_wish(Wish(table_id, seq, append.command, 1_700_000_000_000))
            await events.append(append)
            seq += 1
        return seq

    begin = perf_counter()
    counts = await asyncio.gather(*(play_on() for _ in range(tables)))
    return sum(counts) / (perf_counter() - begin)


async def bare_appends_per_second(pgbench: str, url: str, script: Path) -> float:
    """Let pgbench do the bare append, one table for each of its clients; count what was kept, not what it says."""
    prefix = str(fresh_id())[:24]
    table_ids = [UUID(f"{prefix}{client:012}") for client in range(CONNECTIONS)]
    connection = await asyncpg.connect(url)
    await connection.executemany("INSERT INTO tables VALUES ($1, 1, 1, 0)", [(table_id,) for table_id in table_ids])
    arguments = f"-n -M prepared -c {CONNECTIONS} -j 2 -T {SECONDS} -D expected=1 -D prefix={prefix}".split()
    process = await asyncio.create_subprocess_exec(
        pgbench, *arguments, "-f", str(script), url, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    )
    _, errors = await process.communicate()
    if process.returncode:
        raise RuntimeError(errors.decode().partition("\n")[0])
    kept: int = await connection.fetchval("SELECT count(*) FROM events WHERE table_id = ANY($1)", table_ids)
    await connection.close()
    return kept / SECONDS


@asynccontextmanager
async def fresh_database() -> AsyncIterator[str]:
    """Make a database and drop it afterwards."""
    name = f"gof_bench_{uuid4().hex[:8]}"
    connection = await asyncpg.connect(f"{SERVER}/postgres")
    await connection.execute(f"CREATE DATABASE {name}")
    try:
        await upgrade(f"{SERVER}/{name}")
        yield f"{SERVER}/{name}"
    finally:
        await connection.execute(f"DROP DATABASE {name} WITH (FORCE)")
        await connection.close()


async def measure_postgres(folder: Path) -> None:
    """Take turns, and print the median of the ratios."""
    pgbench = shutil.which("pgbench") or shutil.which("pgbench", path=_postgres_programs())
    if pgbench is None:
        print("pgbench is not installed: PostgreSQL is left out")
        return
    script = folder / "bare_append.sql"
    script.write_text(BARE_APPEND, encoding="utf-8")
    ours: list[float] = []
    bare: list[float] = []
    wished: list[float] = []
    async with fresh_database() as url, open_stores([url], connections=CONNECTIONS) as stores:
        for turn in range(TURNS):
            bare.append(await bare_appends_per_second(pgbench, url, script))
            ours.append(await appends_per_second(stores.events, CONNECTIONS))
            wished.append(await appends_per_second(stores.events, CONNECTIONS, are_wished=True))
            print(f"turn {turn + 1} of {TURNS}: {ours[-1]:,.0f}/s, bare {bare[-1]:,.0f}/s", flush=True)
    ratio = median(mine / theirs for mine, theirs in zip(ours, bare, strict=True))
    print(f"PostgreSQL, {CONNECTIONS} tables at once: {median(ours):,.0f} appends/s, pgbench {median(bare):,.0f}/s")
    print(f"of commands that were wished before: {median(wished):,.0f} appends/s")
    print(f"ratio {ratio:.2f}, goal {GOAL}: {'met' if ratio >= GOAL else 'MISSED'}")


def _postgres_programs() -> str | None:
    config = shutil.which("pg_config")
    return config and subprocess.run([config, "--bindir"], check=True, capture_output=True, text=True).stdout.strip()


async def measure_sqlite(folder: Path) -> None:
    """Print the rates of one table alone, and of many."""
    async with open_stores([str(folder / "bench.db")]) as stores:
        for tables in (1, CONNECTIONS):
            print(f"SQLite, {tables} tables at once: {await appends_per_second(stores.events, tables):,.0f} appends/s")


def main() -> None:
    """Measure all, on the event loop that the server uses."""
    with tempfile.TemporaryDirectory() as folder:
        uvloop.run(measure_postgres(Path(folder)))
        uvloop.run(measure_sqlite(Path(folder)))


if __name__ == "__main__":
    main()
