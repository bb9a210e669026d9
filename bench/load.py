"""`make load`: many tables on one node, sockets included. Prints each figure with its goal.

The node has a process of its own, pinned to one core; this one puts the load on it, from another. Players have
switched off that the server passes for them, and the beats are off, so every action is a command that is answered at
once. Limits that count by address are raised, since all players come from one.
"""

import argparse
import asyncio
import contextlib
import gc
import os
import random
import signal
import sys
import tempfile
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from time import perf_counter
from typing import Any, Final, NoReturn, TypeAlias

import uvloop

from bench.appends import fresh_database
from gangoffour.client import Client
from gangoffour.protocol import PROTOCOL_VERSION, TableOptions, encode_client_message, messages
from tools.figures import Figure, quantile, show, show_all
from tools.load.client_socket import ClientSocket, connect
from tools.load.node import FASTER, Node, started_node
from tools.load.processes import raise_file_limit
from tools.load.tables import LoadTable, Tally, by_clients, opened_tables

NATS: Final = os.environ.get("GOF_BENCH_NATS", "nats://127.0.0.1:4222")

RATE_TABLES: Final = 250
RATE_PER_TABLE: Final = 1.0
WARM_UP_S: Final = 5.0
SETTLE_S: Final = 2.0
MOST_TABLES: Final = 100
"""How many tables act at once when the most is looked for."""
COST_TABLES: Final = (10, 100, 1_000)
COST_RATE: Final = 250.0
IDLE_SOCKETS: Final = 5_000
IDLE_TABLES: Final = 50
FIRST_SOCKETS: Final = 500

GENERATOR_CORE: Final = 0
NODE_CORE: Final = 1


@asynccontextmanager
async def node_with(store: str, *options: str, is_pinned: bool = True) -> AsyncIterator[Node]:
    """Start a node on PostgreSQL and NATS, or on an SQLite file; nothing is left of it.

    Unless it may run anywhere, it has a core of its own, and whatever process it starts shares that one.
    """
    core = NODE_CORE if is_pinned and (os.cpu_count() or 1) > NODE_CORE else None
    if store == "postgres":
        async with fresh_database() as url:
            own = {"GOF_DATABASE_URLS": url, "GOF_NATS_URL": NATS, **FASTER}
            async with started_node(own, *options, core=core) as node:
                yield node
        return
    with tempfile.TemporaryDirectory() as folder:
        own = {"GOF_DATABASE_URLS": str(Path(folder) / "load.sqlite"), **FASTER}
        async with started_node(own, *options, core=core) as node:
            yield node


# --- load ------------------------------------------------------------------------------------------------------------


async def paced(tables: Sequence[LoadTable], per_s: float, seconds: float) -> list[float]:
    """Let actions fall due at a steady rate, whatever the server does; return by how much we ourselves were late."""
    order = random.sample(tables, len(tables))
    begin, late_s = perf_counter(), []
    for number in range(int(per_s * seconds)):
        due_s = begin + number / per_s
        wait_s = due_s - perf_counter()
        if wait_s > 0:
            await asyncio.sleep(wait_s)
        late_s.append(max(0.0, perf_counter() - due_s))
        order[number % len(order)].due(due_s)
    return late_s


async def answered(tables: Sequence[LoadTable], limit_s: float = 5.0) -> int:
    """Wait until all actions are answered; return how many never were."""
    end_s = perf_counter() + limit_s
    for table in tables:
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(end_s - perf_counter()):
                await table.at_rest.wait()
    return sum(table.unanswered for table in tables)


def _errors(tally: Tally, missing: int) -> int:
    if tally.errors or missing:
        print(f"  errors: {dict(tally.errors)}, not answered: {missing}")
    return tally.errors.total() + missing


async def steady(store: str, seconds: float) -> list[Figure]:
    """250 tables, 1,000 sockets, one action a second at each."""
    tally = Tally()
    async with node_with(store) as node:
        tables = await opened_tables(node.port, RATE_TABLES, tally)
        per_s = RATE_TABLES * RATE_PER_TABLE
        await paced(tables, per_s, WARM_UP_S)
        await answered(tables)
        tally.clear()
        cpu_s, begin_s = node.cpu_s(), perf_counter()
        late_s = await paced(tables, per_s, seconds)
        missing = await answered(tables)
        busy = (node.cpu_s() - cpu_s) / (perf_counter() - begin_s)
        figures = [
            Figure("acknowledged, median", 1e3 * quantile(tally.acks_s, 0.5), "ms", 20),
            Figure("acknowledged, 99 %", 1e3 * quantile(tally.acks_s, 0.99), "ms", 100),
            Figure("told to all at the table, 99 %", 1e3 * quantile(tally.fan_out_s, 0.99), "ms", 150),
            Figure("errors", _errors(tally, missing), "", 0),
            Figure("acknowledged actions", len(tally.acks_s) / seconds, "/s", 0.99 * per_s, "least"),
            Figure("the generator itself late, 99 %", 1e3 * quantile(late_s, 0.99), "ms"),
            Figure("busy", 100 * busy, "% of a core"),
            Figure("memory", node.rss_mb(), "MB"),
        ]
        _hang_up(tables)
    return figures


async def most(store: str, seconds: float, *, is_sampled: bool) -> list[Figure]:
    """How many actions one node acknowledges when every table acts as soon as it can."""
    tally = Tally()
    async with node_with(store, *(["--profile"] if is_sampled else [])) as node:
        tables = await opened_tables(node.port, MOST_TABLES, tally)
        for table in tables:
            table.hurry()
        await asyncio.sleep(WARM_UP_S)
        if is_sampled:
            os.kill(node.pid, signal.SIGUSR1)
        tally.clear()
        begin_s, cpu_s = perf_counter(), node.cpu_s()
        await asyncio.sleep(seconds)
        spent_s, used_s, count = perf_counter() - begin_s, node.cpu_s() - cpu_s, len(tally.acks_s)
        if is_sampled:
            os.kill(node.pid, signal.SIGUSR2)
        figures = [
            Figure("acknowledged actions", count / spent_s, "/s", 800, "least"),
            Figure("acknowledged, 99 %", 1e3 * quantile(tally.acks_s, 0.99), "ms"),
            Figure("errors", _errors(tally, 0), "", 0),
            Figure("busy", 100 * used_s / spent_s, "% of a core"),
            Figure("processor time of an action", 1e3 * used_s / max(1, count), "ms"),
            Figure("actions for a whole core", count / used_s, "/s"),
        ]
        for table in tables:
            table.rest()
        await answered(tables)
        _hang_up(tables)
    return figures


async def cost(store: str, seconds: float) -> list[Figure]:
    """What an action costs the node, the fewer and the more tables there are, at the same rate in all."""
    costs_ms: list[float] = []
    figures: list[Figure] = []
    for count in COST_TABLES:
        tally = Tally()
        async with node_with(store) as node:
            tables = await opened_tables(node.port, count, tally)
            await asyncio.sleep(SETTLE_S)
            idle = await _busy(node, seconds / 2)
            await paced(tables, COST_RATE, WARM_UP_S)
            tally.clear()
            cpu_s = node.cpu_s()
            await paced(tables, COST_RATE, seconds)
            missing = await answered(tables)
            costs_ms.append(1e3 * (node.cpu_s() - cpu_s) / max(1, len(tally.acks_s)))
            print(f"  {count} tables: {costs_ms[-1]:.3f} ms, at rest {100 * idle:.1f} % of a core", flush=True)
            figures += [
                Figure(f"an action at {count} tables", costs_ms[-1], "ms of processor time"),
                Figure(f"{count} tables at rest", 100 * idle, "% of a core"),
                Figure(f"errors at {count} tables", _errors(tally, missing), "", 0),
            ]
            _hang_up(tables)
    spread = 100 * (max(costs_ms) / min(costs_ms) - 1)
    return [*figures, Figure("the dearest above the cheapest", spread, "%", 25)]


async def _busy(node: Node, seconds: float) -> float:
    cpu_s = node.cpu_s()
    await asyncio.sleep(seconds)
    return (node.cpu_s() - cpu_s) / seconds


async def idle(store: str) -> list[Figure]:
    """What a socket holds in memory on which nothing happens: signed-in spectators, 100 at a table."""
    table_ids: list[str] = []
    sockets: list[ClientSocket] = []

    async def open_table(client: Client, _number: int) -> None:
        await client.register()
        table_ids.append((await client.open_table(TableOptions())).table_id)

    async def watch(client: Client, number: int) -> None:
        token = (await client.register()).token
        path = f"/ws/tables/{table_ids[number % IDLE_TABLES]}"
        socket = await connect(node.port, path, token, lambda _: None)
        socket.send(encode_client_message(messages.Hello(version=PROTOCOL_VERSION)))
        sockets.append(socket)

    async with node_with(store) as node:
        await by_clients(node.port, range(IDLE_TABLES), open_table)
        await by_clients(node.port, range(FIRST_SOCKETS), watch)  # what the first ones cost once and for all
        await asyncio.sleep(SETTLE_S)
        before_mb, count = node.rss_mb(), len(sockets)
        await by_clients(node.port, range(IDLE_SOCKETS - count), watch)
        await asyncio.sleep(SETTLE_S)
        held_kb = 1e3 * (node.rss_mb() - before_mb) / (len(sockets) - count)
        lost = sum(socket.closed.done() for socket in sockets)
        resting = await _busy(node, 20)
        figures = [
            Figure("memory of an idle socket", held_kb, "kB", 40),
            Figure("sockets open", len(sockets) - lost, "", IDLE_SOCKETS, "least"),
            Figure("memory of the node", node.rss_mb(), "MB"),
            Figure("busy with pings", 100 * resting, "% of a core"),
        ]
        for socket in sockets:
            socket.close()
        await asyncio.sleep(SETTLE_S)
    return figures


def _hang_up(tables: Iterable[LoadTable]) -> None:
    for table in tables:
        table.close()


# --- command ---------------------------------------------------------------------------------------------------------


async def run(chosen: argparse.Namespace) -> list[Figure]:
    """Take the runs that were asked for, one after the other."""
    found: list[Figure] = []
    for store in chosen.stores:
        title = "PostgreSQL and NATS" if store == "postgres" else "SQLite"
        for name in chosen.runs:
            match name:
                case "steady":
                    figures = await steady(store, chosen.seconds)
                case "most":
                    figures = await most(store, min(chosen.seconds, 30), is_sampled=chosen.profile)
                case "cost":
                    figures = await cost(store, min(chosen.seconds, 30))
                case _:
                    figures = await idle(store)
            show(f"{name}, {title}", figures)
            found += [replace(each, name=f"{name}, {title}: {each.name}") for each in figures]
    return found


Run: TypeAlias = Callable[[argparse.Namespace], Coroutine[Any, Any, list[Figure]]]


def take(run: Run, chosen: argparse.Namespace) -> NoReturn:
    """Take what was asked for on a core of its own; end with 1 if a goal was missed."""
    raise_file_limit()
    gc.disable()  # a pause of ours would be taken for one of the server's
    if (os.cpu_count() or 1) > NODE_CORE:
        os.sched_setaffinity(0, {GENERATOR_CORE})
    figures = uvloop.run(run(chosen))
    if chosen.json:
        show_all(figures)
    sys.exit(not all(figure.is_met for figure in figures))


def main() -> None:
    """Take the runs."""
    parser = argparse.ArgumentParser(description="Put a load on one node, and print what it takes.")
    parser.add_argument("runs", nargs="*", default=["steady", "most", "cost", "idle"], help="steady, most, cost, idle")
    parser.add_argument("--stores", nargs="+", default=["postgres", "sqlite"], choices=["postgres", "sqlite"])
    parser.add_argument("--seconds", type=float, default=300.0, help="how long the steady load lasts")
    parser.add_argument("--profile", action="store_true", help="with `most`: say where the node's time goes")
    parser.add_argument("--json", action="store_true", help="print all figures as JSON at the end")
    take(run, parser.parse_args())


if __name__ == "__main__":
    main()
