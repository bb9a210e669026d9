"""What people at fifty tables notice of an attack that goes on beside them: by how much they wait longer.

An attack is a module of its own, run as a program with the port and how long it lasts: in this process it would hold up
the others by itself. It prints `ready` when it has prepared what it sends, and JSON figures of its own at the end.

All limits of the node are the usual ones. Each table's people come from an address of their own, so that they stay
below what an address may do; whoever attacks comes from one, and meets the limits as on any server.
"""

import argparse
import asyncio
import contextlib
import json
import sys
import tempfile
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from time import perf_counter
from typing import Final

import uvloop

from bench.load import answered, paced
from tools.figures import Figure, quantile
from tools.load.addresses import BEHIND_A_PROXY
from tools.load.node import NOT_RAISED, Node, started_node
from tools.load.processes import family, pss_mb, raise_file_limit
from tools.load.tables import Tally, opened_tables

OTHERS: Final = 50
"""Tables that play on, one action a second each."""

BESIDE_S: Final = 7.0
"""How long the others play without an attack, and how long with it."""

WARM_UP_S: Final = 3.0
SAMPLE_S: Final = 1.0

METRICS_TOKEN: Final = "attacked" * 4
"""Without it nobody gets the figures of a server that has a proxy."""

USUAL: Final = {**NOT_RAISED, **BEHIND_A_PROXY, "GOF_METRICS_TOKEN": METRICS_TOKEN}

Counts = Mapping[str, float]
Attack = Callable[[int, float], Awaitable[Counts]]
"""Attacks the node at a port until a moment of `perf_counter`, and counts what became of it."""


@dataclass(frozen=True, slots=True)
class Beside:
    """An attack that goes on beside others."""

    module: str
    seconds: float = BESIDE_S
    """How long the others play meanwhile."""
    goals: Counts = field(default_factory=dict)
    """The most that some of its counts may be."""


@asynccontextmanager
async def attacked_node(**given: str) -> AsyncIterator[Node]:
    """Start a node with an SQLite file and all its usual limits, but for what is given."""
    with tempfile.TemporaryDirectory() as folder:
        own = {"GOF_DATABASE_URLS": str(Path(folder) / "abuse.sqlite"), **USUAL, **given}
        async with started_node(own) as node:
            yield node


async def measure_beside(name: str, attack: Beside) -> list[Figure]:
    """Let the others play, without the attack and with it; return what they noticed, and what it took."""
    tally = Tally()
    async with attacked_node() as node:
        tables = await opened_tables(node.port, OTHERS, tally, is_spread=True)
        await paced(tables, OTHERS, WARM_UP_S)
        tally.clear()
        cpu_s, begin_s = node.cpu_s(), perf_counter()
        await paced(tables, OTHERS, BESIDE_S)
        await answered(tables)
        quiet = (node.cpu_s() - cpu_s) / (perf_counter() - begin_s)
        quiet_s, before_mb = list(tally.acks_s), _memory_mb(node)
        tally.clear()
        async with _attacking(attack, node.port) as counts, _most_memory(node) as most_mb:
            cpu_s, begin_s = node.cpu_s(), perf_counter()
            await paced(tables, OTHERS, attack.seconds)
            missing = await answered(tables)
            busy = (node.cpu_s() - cpu_s) / (perf_counter() - begin_s)
            loud_s = list(tally.acks_s)
        for table in tables:
            table.close()
    quiet_ms, loud_ms = 1e3 * quantile(quiet_s, 0.99), 1e3 * quantile(loud_s, 0.99)
    return [
        *(Figure(f"{name}: {what}", count, "", attack.goals.get(what)) for what, count in counts.items()),
        Figure(f"{name}: others' 99 % without it", quiet_ms, "ms"),
        Figure(f"{name}: others' 99 % longer by", loud_ms - quiet_ms, "ms", 20),
        Figure(f"{name}: others' median with it", 1e3 * quantile(loud_s, 0.5), "ms"),
        Figure(f"{name}: node busy without it", 100 * quiet, "% of a core"),
        Figure(f"{name}: node busy with it", 100 * busy, "% of a core"),
        Figure(f"{name}: not answered in time", missing, "", 0),
        Figure(f"{name}: memory", max(0.0, max(most_mb) - before_mb), "MB more", 50),
    ]


@asynccontextmanager
async def _attacking(attack: Beside, port: int) -> AsyncIterator[Counts]:
    """Run the attack; what it counted is there when this is left."""
    counts: dict[str, float] = {}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", attack.module, str(port), str(attack.seconds)), stdout=asyncio.subprocess.PIPE
    )
    if process.stdout is None:
        raise RuntimeError("the attack has no output")
    await process.stdout.readline()
    yield counts
    out, _ = await process.communicate()
    counts.update(json.loads(out))


@asynccontextmanager
async def _most_memory(node: Node) -> AsyncIterator[list[float]]:
    """Look at the memory again and again."""
    found = [_memory_mb(node)]

    async def look() -> None:
        while True:
            await asyncio.sleep(SAMPLE_S)
            with contextlib.suppress(OSError):  # one of its processes ended
                found.append(_memory_mb(node))

    looking = asyncio.create_task(look())
    yield found
    looking.cancel()


def _memory_mb(node: Node) -> float:
    return sum(pss_mb(pid) for pid in family(node.pid))


def run_attack(attack: Attack, prepare: Callable[[], object] = lambda: None) -> None:
    """Be the attack."""
    parser = argparse.ArgumentParser(description="Attack a node.")
    parser.add_argument("port", type=int)
    parser.add_argument("seconds", type=float)
    chosen = parser.parse_args()
    raise_file_limit()
    prepare()
    print("ready", flush=True)
    print(json.dumps(uvloop.run(_ended(attack, chosen.port, chosen.seconds))))


async def _ended(attack: Attack, port: int, seconds: float) -> Counts:
    return await attack(port, perf_counter() + seconds)
