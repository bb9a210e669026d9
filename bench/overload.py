"""`make overload`: what a node does when its database, its machine or itself is slow. Prints each figure with its goal.

A proxy between node and PostgreSQL makes every answer late, or lets nothing pass; the node is stopped; the machine is
kept busy. Through all of it actions fall due at the same rate, as with `make load`. Before each trouble stands a calm
phase, and after it another: nothing of the trouble may be left five seconds after its end.
"""

import argparse
import asyncio
import os
import signal
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from time import perf_counter
from typing import Final
from urllib.parse import urlsplit
from uuid import UUID, uuid4

import asyncpg

from bench.appends import fresh_database, fresh_id
from bench.load import NATS, NODE_CORE, RATE_PER_TABLE, RATE_TABLES, WARM_UP_S, answered, paced, take
from tools.figures import Figure, quantile, show
from tools.load.hogs import busy_machine
from tools.load.node import FASTER, Node, started_node
from tools.load.processes import stolen_s
from tools.load.slow_proxy import ProxyProcess, started_proxy
from tools.load.tables import LoadTable, Tally, opened_tables

DELAYS_MS: Final = (20, 100, 500)
STALL_S: Final = 5.0
GRACE_S: Final = 10.0
"""What people get after an outage to come back; no clock gains more than this and the length of the trouble."""
BUSY_LOOPS: Final = 6
RECOVERY_S: Final = 5.0
ANSWER_S: Final = 5.0
SHARE: Final = 0.7
"""How much of what is possible has to be acknowledged."""
SLOWER: Final = 1.5
"""How much slower a node may be after a trouble than before."""
BARE_CONNECTIONS: Final = 32
BARE_S: Final = 3.0
LOOK_S: Final = 0.1

STALLED: Final = "stalled database"
STOPPED: Final = "stopped node"
BUSY: Final = "busy machine"
CUTS: Final = (STALLED, STOPPED)
"""Troubles in which nothing can be done for five seconds."""
TRIALS: Final = (*(f"delay {ms}" for ms in DELAYS_MS), *CUTS, BUSY)

_BARE: Final = """
WITH moved AS (UPDATE tables SET seq = seq + 1 WHERE table_id = $1 RETURNING table_id, seq)
INSERT INTO events (table_id, seq, at_ms, type, schema_version, payload)
SELECT table_id, seq, 0, 'played', 1, '{"seat": 2, "cards": ["7G", "7Y", "7R"]}' FROM moved
"""
_FAR_MS: Final = 10**15
"""When the witness is due: never."""


class Witness:
    """A wake-up time that belongs to no table: it moves when all clocks are put off, and only then."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._table_id = uuid4()
        self.gains_s: list[float] = []

    async def watch(self) -> None:
        """Note every gain, until cancelled; past the proxy, so that nothing is missed."""
        connection = await asyncpg.connect(self._url)
        await connection.execute("INSERT INTO deadlines (table_id, due_ms) VALUES ($1, $2)", self._table_id, _FAR_MS)
        known_ms = _FAR_MS
        while True:
            due_ms = await connection.fetchval("SELECT due_ms FROM deadlines WHERE table_id = $1", self._table_id)
            if due_ms != known_ms:
                self.gains_s.append((due_ms - known_ms) / 1000)
                known_ms = due_ms
            await asyncio.sleep(LOOK_S)


@dataclass(slots=True)
class Bed:
    """A node under load, its proxy, and what is counted."""

    node: Node
    proxy: ProxyProcess
    url: str
    """The database, past the proxy."""
    bare: "BareAppends"
    tally: Tally
    tables: list[LoadTable]
    witness: Witness
    per_s: float
    seconds: float


@dataclass(frozen=True, slots=True)
class Seen:
    """What was counted in one phase."""

    acknowledged_per_s: float
    median_s: float
    late_s: float
    """Of the slowest hundredth."""
    longest_s: float
    """From sending a command to its answer, or until now if it has none."""
    stolen: float
    """Which part of the cores the host gave to other machines: then whatever is slow is not slow because of us."""
    refusals: dict[str, int] = field(default_factory=dict)


Trouble = Callable[[Bed], Awaitable[None]]


@asynccontextmanager
async def bed_with(tables: int, seconds: float) -> AsyncIterator[Bed]:
    """Start a proxy and a node behind it, and let people play."""
    core = NODE_CORE if (os.cpu_count() or 1) > NODE_CORE else None
    async with fresh_database() as url:
        parts = urlsplit(url)
        async with started_proxy(f"{parts.hostname}:{parts.port or 5432}") as proxy:
            proxied = parts._replace(netloc=f"{parts.username}@127.0.0.1:{proxy.port}").geturl()
            own = {"GOF_DATABASE_URLS": proxied, "GOF_NATS_URL": NATS, **FASTER}
            async with started_node(own, core=core) as node:
                tally, witness = Tally(), Witness(url)
                watching = asyncio.create_task(witness.watch())
                opened = await opened_tables(node.port, tables, tally)
                per_s = tables * RATE_PER_TABLE
                connections = [await asyncpg.connect(proxied) for _ in range(BARE_CONNECTIONS)]
                bare = BareAppends(connections)
                await bare.begin()
                yield Bed(node, proxy, url, bare, tally, opened, witness, per_s, seconds)
                for table in opened:
                    table.close()
                await bare.close()
                watching.cancel()


async def phase(bed: Bed, trouble: Trouble | None = None) -> Seen:
    """Let actions fall due for a while, with or without trouble; return what was counted."""
    bed.tally.clear()
    begin_s, before_s = perf_counter(), stolen_s()
    task = None if trouble is None else asyncio.ensure_future(trouble(bed))
    await paced(bed.tables, bed.per_s, bed.seconds)
    if task is not None:
        await task
    now_s, tally = perf_counter(), bed.tally
    waiting = [now_s - sent_s for table in bed.tables for seated in table.seats for _, sent_s in seated.sent.values()]
    return Seen(
        len(tally.acks_s) / bed.seconds,
        quantile(tally.acks_s, 0.5),
        quantile(tally.acks_s, 0.99),
        max([*tally.answers_s, *waiting], default=0.0),
        (stolen_s() - before_s) / (now_s - begin_s) / (os.cpu_count() or 1),
        dict(tally.errors),
    )


class BareAppends:
    """Many connections through the proxy, made while it is quick, each with a table of its own."""

    def __init__(self, connections: "Sequence[asyncpg.Connection[asyncpg.Record]]") -> None:
        self._connections = [(connection, fresh_id()) for connection in connections]

    async def begin(self) -> None:
        """Make the tables, and let every connection learn its statement."""
        for connection, table_id in self._connections:
            await connection.execute("INSERT INTO tables VALUES ($1, 1, 1, 0)", table_id)
            await connection.execute(_BARE, table_id)

    async def per_s(self) -> float:
        """Return how many get through the proxy as it is now, one for each connection at a time."""
        end_s = perf_counter() + BARE_S
        counts = await asyncio.gather(
            *(self._append(connection, each, end_s) for connection, each in self._connections)
        )
        return sum(counts) / (perf_counter() - end_s + BARE_S)

    async def _append(self, connection: "asyncpg.Connection[asyncpg.Record]", table_id: UUID, end_s: float) -> int:
        count = 0
        while perf_counter() < end_s:
            await connection.execute(_BARE, table_id)
            count += 1
        return count

    async def close(self) -> None:
        """Hang up."""
        for connection, _ in self._connections:
            connection.terminate()


# --- troubles --------------------------------------------------------------------------------------------------------


async def stall(bed: Bed) -> None:
    """Let nothing pass between node and database for a while."""
    await asyncio.sleep(bed.seconds / 5)
    bed.proxy.stall(STALL_S)


async def stop(bed: Bed) -> None:
    """Stop the node for a while."""
    await asyncio.sleep(bed.seconds / 5)
    os.kill(bed.node.pid, signal.SIGSTOP)
    try:
        await asyncio.sleep(STALL_S)
    finally:
        os.kill(bed.node.pid, signal.SIGCONT)


async def nothing(_bed: Bed) -> None:
    """What makes the phase hard is there already."""


@asynccontextmanager
async def slow(bed: Bed, delay_s: float) -> AsyncIterator[None]:
    """Make every answer of the database late meanwhile."""
    bed.proxy.delay(delay_s)
    try:
        yield
    finally:
        bed.proxy.delay(0)


async def after_trouble(bed: Bed, name: str, before: Seen, seen: Seen, reachable_per_s: float) -> list[Figure]:
    """Let the node recover; return what it did meanwhile and what is left of it."""
    await paced(bed.tables, bed.per_s, RECOVERY_S)
    after = await phase(bed)
    is_cut = name in CUTS
    goal_per_s = SHARE * min(bed.per_s, reachable_per_s) * (1 - STALL_S / bed.seconds if is_cut else 1)
    # A stopped node can say nothing, so those five seconds are its own.
    longest_s = ANSWER_S + (STALL_S if name == STOPPED else 0)
    figures = [
        Figure("acknowledged actions", seen.acknowledged_per_s, "/s", goal_per_s, "least"),
        Figure("bare appends", reachable_per_s, "/s"),
        Figure("acknowledged, median", 1e3 * seen.median_s, "ms"),
        Figure("acknowledged, 99 %", 1e3 * seen.late_s, "ms"),
        Figure("longest wait for an answer or a refusal", max(seen.longest_s, after.longest_s), "s", longest_s),
        Figure("refused, try again", sum(seen.refusals.values()), ""),
        Figure("99 % before", 1e3 * before.late_s, "ms"),
        Figure("99 % afterwards", 1e3 * after.late_s, "ms", SLOWER * 1e3 * before.late_s),
    ]
    stolen = zip(("before", "meanwhile", "afterwards"), (before, seen, after), strict=True)
    figures += [Figure(f"stolen {when}", 100 * each.stolen, "% of the cores") for when, each in stolen]
    gains_s = list(bed.witness.gains_s)
    print(f"  {name}: refusals {seen.refusals}, clocks gained {gains_s} s", flush=True)
    return [*figures, *_clock_figures(name, gains_s, bed.seconds)]


def _clock_figures(name: str, gains_s: Sequence[float], seconds: float) -> list[Figure]:
    """Return what clocks gained: nothing from slowness, once from a stall; on a busy machine no more than it lasted."""
    if name == BUSY:
        return [Figure("clocks gained", sum(gains_s), "s", seconds), Figure("times", len(gains_s), "")]
    most, most_s = (1, STALL_S + GRACE_S) if name in CUTS else (0, 0)
    return [Figure("clocks gained", sum(gains_s), "s", most_s), Figure("times", len(gains_s), "", most)]


async def lost(bed: Bed) -> int:
    """Return how many commands were acknowledged and are not kept."""
    connection = await asyncpg.connect(bed.url)
    rows = await connection.fetch("SELECT table_id::text, player_id, command_id FROM commands")
    await connection.close()
    kept = {tuple(row) for row in rows}
    return sum(command not in kept for command in bed.tally.acknowledged if command[2].startswith("a"))


# --- command ---------------------------------------------------------------------------------------------------------


async def trial(bed: Bed, name: str) -> list[Figure]:
    """Take one trouble, between two calm phases."""
    before = await phase(bed)
    bed.witness.gains_s.clear()
    match name.split():
        case ["delay", ms]:
            async with slow(bed, int(ms) / 1000):
                bare = await bed.bare.per_s()
                seen = await phase(bed, nothing)
        case _ if name == BUSY:
            async with busy_machine(BUSY_LOOPS):
                bare = await bed.bare.per_s()
                seen = await phase(bed, nothing)
        case _:
            bare = await bed.bare.per_s()
            seen = await phase(bed, stop if name == STOPPED else stall)
    return await after_trouble(bed, name, before, seen, bare)


async def run(chosen: argparse.Namespace) -> list[Figure]:
    """Take the trials that were asked for, one after the other, on one node."""
    found: list[Figure] = []
    async with bed_with(chosen.tables, chosen.seconds) as bed:
        await paced(bed.tables, bed.per_s, WARM_UP_S)
        for name in chosen.trials:
            figures = await trial(bed, name)
            show(name, figures)
            found += [replace(each, name=f"{name}: {each.name}") for each in figures]
        figures = [
            Figure("never answered", await answered(bed.tables), "", 0),
            Figure("acknowledged and lost", await lost(bed), "", 0),
            Figure("sockets lost", sum(_is_lost(table) for table in bed.tables), "", 0),
        ]
        show("all trials", figures)
    return [*found, *figures]


def _is_lost(table: LoadTable) -> bool:
    return any(seated.socket is None or seated.socket.closed.done() for seated in table.seats)


def main() -> None:
    """Take the trials."""
    parser = argparse.ArgumentParser(description="Make a node's life hard, and print what it takes.")
    parser.add_argument("trials", nargs="*", default=TRIALS, help=f"some of: {', '.join(TRIALS)}")
    parser.add_argument("--tables", type=int, default=RATE_TABLES)
    parser.add_argument("--seconds", type=float, default=60.0, help="how long each phase lasts")
    parser.add_argument("--json", action="store_true", help="print all figures as JSON at the end")
    take(run, parser.parse_args())


if __name__ == "__main__":
    main()
