"""A proxy in front of PostgreSQL that makes it slow: every answer comes later, or nothing passes for a while.

`python -m tools.load.slow_proxy --port 5433 --to 127.0.0.1:5432` runs one, in a process of its own, so that whoever
puts the load on a node does not slow it down himself. Orders come as lines: `delay 0.1`, `stall 5`.
"""

import argparse
import asyncio
import contextlib
import sys
from asyncio import StreamReader, StreamWriter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final

import uvloop

from tools.load.node import free_port

_SIZE: Final = 1 << 16
_READY: Final = b"ready\n"
_READY_S: Final = 30


class SlowProxy:
    """An open port that leads to another one."""

    def __init__(self, host: str, port: int) -> None:
        self.delay_s = 0.0
        """By how much every answer is late."""
        self._host = host
        self._port = port
        self._is_open = asyncio.Event()
        self._is_open.set()

    async def stall(self, seconds: float) -> None:
        """Let nothing pass for some time, and then all of it."""
        self._is_open.clear()
        await asyncio.sleep(seconds)
        self._is_open.set()

    async def lead(self, reader: StreamReader, writer: StreamWriter) -> None:
        """Carry bytes both ways until one side ends."""
        try:
            there = await asyncio.open_connection(self._host, self._port)
        except OSError:
            writer.close()
            return
        ways = [
            asyncio.create_task(self._carry(reader, there[1], is_answer=False)),
            asyncio.create_task(self._carry(there[0], writer, is_answer=True)),
        ]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            for end in (writer, there[1]):
                end.close()

    async def _carry(self, reader: StreamReader, writer: StreamWriter, *, is_answer: bool) -> None:
        """Carry one way. What comes meanwhile is late by the delay and no more: answers do not wait for each other."""
        loop = asyncio.get_running_loop()
        late: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()

        async def hand_over() -> None:
            while True:
                due_s, data = await late.get()
                if (wait_s := due_s - loop.time()) > 0:
                    await asyncio.sleep(wait_s)
                await self._is_open.wait()
                writer.write(data)
                await writer.drain()

        task = asyncio.create_task(hand_over())
        try:
            with contextlib.suppress(OSError):
                while data := await reader.read(_SIZE):
                    late.put_nowait((loop.time() + (self.delay_s if is_answer else 0), data))
        finally:
            task.cancel()


@dataclass(frozen=True, slots=True)
class ProxyProcess:
    """A proxy in a process of its own."""

    port: int
    orders: StreamWriter

    def delay(self, seconds: float) -> None:
        """Make every answer late by so much."""
        self.orders.write(f"delay {seconds}\n".encode())

    def stall(self, seconds: float) -> None:
        """Let nothing pass for some time."""
        self.orders.write(f"stall {seconds}\n".encode())


@asynccontextmanager
async def started_proxy(to: str) -> AsyncIterator[ProxyProcess]:
    """Start a proxy to a host and port, and stop it in the end."""
    port = free_port()
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tools.load.slow_proxy", f"--port={port}", f"--to={to}"),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
    )
    if process.stdin is None or process.stdout is None:
        raise RuntimeError("the proxy has no pipes")
    try:
        async with asyncio.timeout(_READY_S):
            if await process.stdout.readline() != _READY:
                raise RuntimeError("the proxy did not start")
        yield ProxyProcess(port, process.stdin)
    finally:
        with contextlib.suppress(ProcessLookupError):
            process.terminate()
        await process.wait()


async def _run(port: int, to: str) -> None:
    host, _, there = to.rpartition(":")
    proxy = SlowProxy(host, int(there))
    orders = asyncio.StreamReader()
    loop = asyncio.get_running_loop()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(orders), sys.stdin)
    async with await asyncio.start_server(proxy.lead, "127.0.0.1", port, limit=_SIZE):
        sys.stdout.buffer.write(_READY)
        sys.stdout.flush()
        while order := (await orders.readline()).split():
            match order:
                case [b"delay", seconds]:
                    proxy.delay_s = float(seconds)
                case [b"stall", seconds]:
                    await proxy.stall(float(seconds))
                case _:
                    raise ValueError(order)


def main() -> None:
    """Run a proxy until its orders end."""
    parser = argparse.ArgumentParser(description="A proxy that makes PostgreSQL slow.")
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--to", required=True, help="host and port of PostgreSQL")
    chosen = parser.parse_args()
    uvloop.run(_run(chosen.port, chosen.to))


if __name__ == "__main__":
    main()
