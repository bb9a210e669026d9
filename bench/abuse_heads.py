"""Headers without end, on five connections at once, two megabytes a second each."""

import asyncio
import contextlib
from collections import Counter
from time import perf_counter
from typing import Final

from bench.abuse_beside import run_attack

CONNECTIONS: Final = 5
PIECE: Final = b"x" * 65_536
PAUSE_S: Final = len(PIECE) / 2_000_000
REFUSED: Final = b" 431 "


async def endless_heads(port: int, end_s: float) -> dict[str, int]:
    """Send headers that never end, and come back whenever cut off."""
    counts: Counter[str] = Counter()
    await asyncio.gather(*(_endless_head(port, end_s, counts) for _ in range(CONNECTIONS)))
    return dict(counts)


async def _endless_head(port: int, end_s: float, counts: Counter[str]) -> None:
    while perf_counter() < end_s:
        reader, writer = await asyncio.open_connection("127.0.0.1", port)
        writer.write(b"GET /api/about HTTP/1.1\r\nHost: x\r\nCookie: ")
        answer = asyncio.create_task(reader.read(64))
        with contextlib.suppress(ConnectionError):
            while not answer.done() and perf_counter() < end_s:
                writer.write(PIECE)
                counts["KiB sent"] += len(PIECE) // 1024
                await asyncio.sleep(PAUSE_S)
                await writer.drain()
        counts["cut off with 431" if answer.done() and REFUSED in await answer else "cut off otherwise"] += 1
        answer.cancel()
        writer.transport.abort()


if __name__ == "__main__":
    run_attack(endless_heads)
