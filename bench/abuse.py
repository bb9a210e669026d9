"""`make abuse`: clients that flood, do not read, vanish, or never finish a sentence. What do the others notice?

The node has its usual limits (`bench.abuse_beside`). Those who are attacked come from addresses of their own, those who
attack from one; where two hundred hold on, from as few as the limits allow.
"""

import argparse
import asyncio
import json
import sys
from asyncio.subprocess import Process
from collections import Counter
from collections.abc import Awaitable, Callable, Sequence
from time import perf_counter
from typing import Final

import uvloop

from bench import abuse_champions, abuse_company, abuse_jam
from bench.abuse_beside import OTHERS, Beside, attacked_node, measure_beside
from bench.load import answered, paced
from gangoffour.client import Client
from gangoffour.protocol import PROTOCOL_VERSION, Farewell, encode_client_message, messages
from tools.figures import Figure, quantile, show, show_all
from tools.load.addresses import ClientFrom, own_address
from tools.load.client_socket import ClientSocket, connect, upgrade_request
from tools.load.node import FASTER, Node
from tools.load.processes import open_files, raise_file_limit
from tools.load.tables import LoadTable, Tally, by_clients, opened_tables

FLOOD_PER_S: Final = 10_000
FLOOD_STEP_S: Final = 0.01
CLIENTS: Final = 200
BUSY_TABLES: Final = 4
BUSY_PER_S: Final = 15.0
"""Actions a second at each table that slow readers watch."""
SMALL_BUFFER: Final = 4096
DRIP_S: Final = 1.0
LIMIT_S: Final = 30.0
PATIENCE_S: Final = 60.0
SPARE_FILES: Final = 4
"""Connections of our own that may come and go meanwhile."""

HELD_BY_ADDRESS: Final = 25
"""How many of the clients that hold on come from one address, which may become no more than 30 guests in an hour."""
FIRST_HOLDER: Final = 1_000

BESIDE: Final = {
    "heads": Beside("bench.abuse_heads"),
    "passes": Beside("bench.abuse_passes"),
    "replays": Beside("bench.abuse_replays"),
    "requests": Beside("bench.abuse_requests"),
    "jam": Beside("bench.abuse_jam", 30, abuse_jam.GOALS),
    "champions": Beside("bench.abuse_champions", 60, abuse_champions.GOALS),
    "company": Beside("bench.abuse_company", 90, abuse_company.GOALS),
}
"""Attacks with a module each, and what people beside them notice."""

READY: Final = "ready"
RUNS: Final = ("flood", "readers", "half-open", "handshakes", *BESIDE)

HELLO: Final = encode_client_message(messages.Hello(version=PROTOCOL_VERSION))


# --- A1: a flood -----------------------------------------------------------------------------------------------------


async def flood(port: int, table_id: str, seconds: float) -> list[tuple[float, int | None]]:
    """Send 10,000 messages a second, come back whenever cut off; return after how long, and with which code."""
    step = encode_client_message(messages.Pass(id="flood"))
    ends: list[tuple[float, int | None]] = []
    async with Client(f"http://127.0.0.1:{port}") as client:
        token = (await client.register()).token
        print(READY, flush=True)
        end_s = perf_counter() + seconds
        while perf_counter() < end_s:
            socket = await connect(port, f"/ws/tables/{table_id}", token, lambda _: None)
            socket.send(HELLO)
            begin_s = perf_counter()
            while not socket.closed.done() and perf_counter() < end_s + PATIENCE_S:
                for _ in range(int(FLOOD_PER_S * FLOOD_STEP_S)):
                    socket.send(step)
                await asyncio.wait([socket.closed], timeout=FLOOD_STEP_S)
            ends.append((perf_counter() - begin_s, await socket.closed))
    return ends


async def begun_flood(port: int, table_id: str, seconds: float) -> Process:
    """Let another process flood, from now on: in this one it would hold up the others by itself, as its start does."""
    command = ("-m", "bench.abuse", "--flood", str(port), table_id, str(seconds))
    process = await asyncio.create_subprocess_exec(sys.executable, *command, stdout=asyncio.subprocess.PIPE)
    if process.stdout is None or (await process.stdout.readline()).decode().strip() != READY:
        raise RuntimeError("the flood did not begin")
    return process


async def measure_flood(seconds: float) -> list[Figure]:
    """Let the others play, without a flood and with one, three times in turns."""
    tally = Tally()
    quiet_s: list[float] = []
    loud_s: list[float] = []
    ends: list[tuple[float, int | None]] = []
    async with attacked_node() as node:
        tables = await opened_tables(node.port, OTHERS, tally, is_spread=True)
        await paced(tables, OTHERS, 5)
        for _ in range(3):
            for measured in (quiet_s, loud_s):
                tally.clear()
                flooding = None
                if measured is loud_s:
                    flooding = await begun_flood(node.port, tables[0].table_id, seconds)
                await paced(tables, OTHERS, seconds)
                await answered(tables)
                measured.extend(tally.acks_s)
                if flooding is not None:
                    out, _ = await flooding.communicate()
                    ends += [(after_s, code) for after_s, code in json.loads(out)]
        for table in tables:
            table.close()
    quiet_ms, loud_ms = 1e3 * quantile(quiet_s, 0.99), 1e3 * quantile(loud_s, 0.99)
    codes = Counter(code for _, code in ends)
    floods, at_door = codes[Farewell.FLOOD.number], codes[Farewell.TOO_MANY_SOCKETS.number]
    flood_s = [after_s for after_s, code in ends if code != Farewell.TOO_MANY_SOCKETS.number]
    return [
        Figure("flood: cut off after, at most", max(flood_s), "s", 1),
        Figure("flood: times cut off", len(ends), ""),
        Figure("flood: of them at the door, having come too often", at_door, ""),
        Figure("flood: cut off otherwise than with 4008", len(ends) - floods - at_door, "", 0),
        Figure("flood: others' 99 % without it", quiet_ms, "ms"),
        Figure("flood: others' 99 % longer by", loud_ms - quiet_ms, "ms", 20),
    ]


# --- A2: clients that hold on ----------------------------------------------------------------------------------------


async def slow_reader(node: Node, table: LoadTable, token: str, address: str) -> asyncio.BaseTransport:
    """Watch a busy table, and never read."""
    socket = await _watcher(node, table.table_id, token, address)
    socket.transport.pause_reading()
    return socket.transport


async def half_open(node: Node, table: LoadTable, token: str, address: str) -> asyncio.BaseTransport:
    """Watch a table where nothing happens, and answer no ping, as if the cable was cut."""
    socket = await _watcher(node, table.table_id, token, address)
    socket.answers_pings = False
    return socket.transport


async def slow_handshake(node: Node, table: LoadTable, token: str, address: str) -> asyncio.BaseTransport:
    """Ask for a socket, a letter a second."""
    _, writer = await asyncio.open_connection("127.0.0.1", node.port)
    request = upgrade_request(node.port, f"/ws/tables/{table.table_id}", token, address)
    _DRIPS.add(asyncio.create_task(_drip(writer, request)))
    return writer.transport


_DRIPS: Final[set[asyncio.Task[None]]] = set()


async def _drip(writer: asyncio.StreamWriter, request: bytes) -> None:
    for letter in request:
        if writer.is_closing():
            return
        writer.write(bytes([letter]))
        await asyncio.sleep(DRIP_S)


async def _watcher(node: Node, table_id: str, token: str, address: str) -> ClientSocket:
    path = f"/ws/tables/{table_id}"
    socket = await connect(node.port, path, token, lambda _: None, receive_buffer=SMALL_BUFFER, address=address)
    socket.send(HELLO)
    return socket


Holding = Callable[[Node, LoadTable, str, str], Awaitable[asyncio.BaseTransport]]


async def measure_holding(name: str, hold: Holding, *, is_busy: bool) -> list[Figure]:
    """Let 200 clients hold on to the node; return how much memory that takes, and when it is rid of them."""
    tally = Tally()
    async with attacked_node(**FASTER) as node:  # the players act quickly; who holds on commands nothing
        tables = await opened_tables(node.port, BUSY_TABLES, tally, is_spread=True)
        pace = asyncio.create_task(_busy(tables, is_busy=is_busy))
        await asyncio.sleep(5)
        files, before_mb, most_mb = open_files(node.pid), node.rss_mb(), 0.0
        held: list[asyncio.BaseTransport] = []

        async def add(_client: Client, number: int) -> None:
            address = own_address(FIRST_HOLDER + number // HELD_BY_ADDRESS)
            async with ClientFrom(node.port, address) as client:
                token = (await client.register()).token
            held.append(await hold(node, tables[number % BUSY_TABLES], token, address))

        await by_clients(node.port, range(CLIENTS), add)
        begin_s = perf_counter()
        while open_files(node.pid) > files + SPARE_FILES and perf_counter() - begin_s < PATIENCE_S:
            most_mb = max(most_mb, node.rss_mb())
            await asyncio.sleep(0.2)
        rid_s = perf_counter() - begin_s
        left = max(0, open_files(node.pid) - files - SPARE_FILES)
        pace.cancel()
        for transport in held:
            transport.close()
        for table in tables:
            table.close()
    return [
        Figure(f"{CLIENTS} {name}: all closed after", rid_s, "s", LIMIT_S),
        Figure(f"{CLIENTS} {name}: left after {PATIENCE_S:g} s", left, "", 0),
        Figure(f"{CLIENTS} {name}: memory", max(0.0, most_mb - before_mb), "MB more", 50),
        Figure(f"{CLIENTS} {name}: errors of the players", tally.errors.total(), "", 0),
    ]


async def _busy(tables: list[LoadTable], *, is_busy: bool) -> None:
    if is_busy:
        await paced(tables, BUSY_PER_S * len(tables), 2 * PATIENCE_S)


# --- command ---------------------------------------------------------------------------------------------------------


async def measure(runs: Sequence[str], seconds: float) -> list[Figure]:
    """Take the runs that were asked for, one after the other."""
    found: list[Figure] = []
    for name in runs:
        match name:
            case "flood":
                figures = await measure_flood(seconds)
            case "readers":
                figures = await measure_holding("slow readers", slow_reader, is_busy=True)
            case "half-open":
                figures = await measure_holding("half-open sockets", half_open, is_busy=False)
            case "handshakes":
                figures = await measure_holding("slow handshakes", slow_handshake, is_busy=False)
            case _:
                figures = await measure_beside(name, BESIDE[name])
        show(f"{name}, SQLite", figures)
        found += figures
    return found


def main() -> None:
    """Measure; end with 1 if a goal was missed."""
    parser = argparse.ArgumentParser(description="Put up with abuse.")
    parser.add_argument("runs", nargs="*", default=RUNS, help=", ".join(RUNS))
    parser.add_argument("--seconds", type=float, default=20.0, help="how long each flood lasts")
    parser.add_argument("--flood", nargs=3, metavar=("PORT", "TABLE", "SECONDS"), help="be the flood")
    parser.add_argument("--json", action="store_true", help="print all figures as JSON at the end")
    chosen = parser.parse_args()
    raise_file_limit()
    if chosen.flood:
        port, table_id, seconds = chosen.flood
        print(json.dumps(uvloop.run(flood(int(port), table_id, float(seconds)))))
        return
    figures = uvloop.run(measure(chosen.runs, chosen.seconds))
    if chosen.json:
        show_all(figures)
    sys.exit(not all(figure.is_met for figure in figures))


if __name__ == "__main__":
    main()
