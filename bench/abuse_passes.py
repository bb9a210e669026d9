"""Passes that were decided on long ago, and automatic passes switched on and off, by five players at one table each."""

import asyncio
from collections import Counter
from time import perf_counter
from typing import Final

from bench.abuse_beside import run_attack
from gangoffour.client import Client
from gangoffour.protocol import PROTOCOL_VERSION, encode_client_message, messages
from tools.load.client_socket import connect

PLAYERS: Final = 5
PAUSE_S: Final = 0.2
"""As often as a player may command."""


async def late_passes(port: int, end_s: float) -> dict[str, int]:
    """Ask again and again for a pass of long ago."""
    counts: Counter[str] = Counter()
    await asyncio.gather(*(_late_passes(port, end_s, counts) for _ in range(PLAYERS)))
    return dict(counts)


async def _late_passes(port: int, end_s: float, counts: Counter[str]) -> None:
    def heard(frame: bytes) -> None:
        if b'"table/too_many"' in frame:
            counts["refused as too much"] += 1

    async with Client(f"http://127.0.0.1:{port}") as client:
        token = (await client.register()).token
        table_id = (await client.open_table(bots=("greedy",) * 3)).table_id
        socket = await connect(port, f"/ws/tables/{table_id}", token, heard)
        socket.send(encode_client_message(messages.Hello(version=PROTOCOL_VERSION)))
        number = 0
        while perf_counter() < end_s and not socket.closed.done():
            is_even = number % 2 == 0
            switch = messages.SetAutoPass(id=f"s{number}", is_on=is_even)
            late = messages.Pass(id=f"p{number}", seen_seq=1)
            for command in (switch, late):
                socket.send(encode_client_message(command))
                await asyncio.sleep(PAUSE_S)
            number += 1
        counts["commands sent"] += 2 * number
        socket.close()


if __name__ == "__main__":
    run_attack(late_passes)
