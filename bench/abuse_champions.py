"""One guest with five tables full of the strongest bots. How long do the bots of others take?"""

import asyncio
import re
from collections.abc import Sequence
from contextlib import AsyncExitStack
from random import Random
from time import perf_counter
from typing import Final

import httpx2

from bench.abuse_beside import METRICS_TOKEN, run_attack
from gangoffour.bots import GreedyBot
from gangoffour.client import Client, TableConnection, play_with
from gangoffour.protocol import TableOptions
from gangoffour.protocol import events as wire
from tools.figures import quantile
from tools.load.addresses import ClientFrom, own_address

STRONG_TABLES: Final = 5
OTHERS: Final = ("planner", "planner", "planner", "search", "champion")
"""The bots at the tables of the others, one guest each, from an address each."""
FIRST_OTHER: Final = 1_000
QUIET_PART: Final = 0.5
"""How much of the time they play without the five tables."""

LONGER: Final = "seconds that others' bots take longer, 95 %"
FELL_BACK: Final = "turns of bots that greedy took instead"
GOALS: Final = {LONGER: 1, FELL_BACK: 0}

_FALLBACKS: Final = re.compile(r'^gof_bot_fallbacks_total\{level="any"\} (\S+)$', re.MULTILINE)


async def champions(port: int, end_s: float) -> dict[str, float]:
    """Let the others play, then one more guest with five tables full of the strongest bots."""
    waits: list[float] = []
    quiet_s = QUIET_PART * (end_s - perf_counter())
    async with AsyncExitStack() as stack:
        for number, level in enumerate(OTHERS):
            client = await stack.enter_async_context(ClientFrom(port, own_address(FIRST_OTHER + number)))
            await client.register()
            await _play(client, level, waits, stack)
        await asyncio.sleep(quiet_s)
        alone, before = waits.copy(), await _fallbacks(port)
        many = await stack.enter_async_context(Client(f"http://127.0.0.1:{port}"))
        await many.register()
        for _ in range(STRONG_TABLES):
            await _play(many, "champion", [], stack)
        waits.clear()
        await asyncio.sleep(max(0.0, end_s - perf_counter()))
        beside, after = waits.copy(), await _fallbacks(port)
    return {
        "seconds that others' bots take alone, 95 %": quantile(alone, 0.95),
        "the same on average": _mean(alone),
        LONGER: quantile(beside, 0.95) - quantile(alone, 0.95),
        "seconds with the five tables on average": _mean(beside),
        FELL_BACK: after - before,
    }


def _mean(values: Sequence[float]) -> float:
    return sum(values) / max(1, len(values))


async def _play(client: Client, level: str, waits: list[float], stack: AsyncExitStack) -> None:
    """Open a table with bots of a level and play there, match after match; note how long its bots take."""
    opened = await client.open_table(TableOptions(pace="fast"), (level,) * 3)
    table = await stack.enter_async_context(client.table(opened.table_id, auto_ready=True))
    for duty in (_play_on(table), _watch(table, waits)):
        task = asyncio.create_task(duty)
        stack.push_async_callback(_end, task)


async def _play_on(table: TableConnection) -> None:
    while True:
        await play_with(table, GreedyBot(), Random(0))


async def _watch(table: TableConnection, waits: list[float]) -> None:
    """Note from event to event how long the bots at a table take for their turns."""
    turn_ms: int | None = None
    async for change in table.changes():
        for entry in change.entries:
            match entry.event:
                case wire.CombinationPlayed(seat=seat) | wire.Passed(seat=seat):
                    if turn_ms is not None and seat != change.after.seat:
                        waits.append((entry.at_ms - turn_ms) / 1000)
                    turn_ms = entry.at_ms
                case wire.DealScored() | wire.DealStarted():
                    turn_ms = None
                case _:
                    continue


async def _end(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.wait([task])


async def _fallbacks(port: int) -> float:
    async with httpx2.AsyncClient(trust_env=False, headers={"Authorization": f"Bearer {METRICS_TOKEN}"}) as http:
        found = _FALLBACKS.search((await http.get(f"http://127.0.0.1:{port}/metrics")).raise_for_status().text)
    return 0.0 if found is None else float(found[1])


if __name__ == "__main__":
    run_attack(champions)
