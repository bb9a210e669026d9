"""The part of `make abuse` about bad company: one guest who jams "play now", and one whose strong bots never rest.

What do the others notice? Everybody here comes from one address, so nothing but the player tells them apart.
"""

import asyncio
import re
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager
from random import Random
from typing import Final

import httpx2

from gangoffour.bots import GreedyBot
from gangoffour.client import Client, TableConnection, play_with
from gangoffour.protocol import PlayNow, TableOptions
from gangoffour.protocol import events as wire
from tools.figures import Figure, quantile
from tools.load.node import Node

TRIES: Final = 100
DEALT_S: Final = 5.0
"""Whoever has no cards that long after at most two clicks is caught."""
STRONG_TABLES: Final = 5
OTHERS: Final = ("planner", "planner", "planner", "search", "champion")
"""The bots at the tables of the others, one guest each."""
LONGER_S: Final = 1.0

_FALLBACKS: Final = re.compile(r'^gof_bot_fallbacks_total\{level="any"\} (\S+)$', re.MULTILINE)


@asynccontextmanager
async def _guest(node: Node) -> AsyncIterator[Client]:
    async with Client(f"http://127.0.0.1:{node.port}") as client:
        await client.register()
        yield client


# --- a table that is held open and never begins ----------------------------------------------------------------------


async def measure_jam(node: Node) -> list[Figure]:
    """Let two guests jam: one is never ready, one never acts. Then let newcomers play now, one after the other."""
    async with AsyncExitStack() as stack:
        jams: list[str] = []
        for is_ready in (False, True):
            client = await stack.enter_async_context(_guest(node))
            jams.append((await client.play_now(PlayNow(is_alone=True))).table_id)
            table = await stack.enter_async_context(client.table(jams[-1], auto_ready=is_ready))
            if is_ready:
                await _dealt(table)
        unready, caught, clicks = 0, 0, 0
        for _ in range(TRIES):
            async with _guest(node) as client:
                opened = await client.play_now()
                unready += opened.table_id == jams[0]
                if opened.seat is None:
                    clicks += 1
                    opened = await client.play_now(PlayNow(is_alone=True))
                async with client.table(opened.table_id, auto_ready=True) as table:
                    caught += not await _is_dealt(table)
    return [
        Figure(f"jam: of {TRIES} newcomers, sent to somebody who is never ready", unready, "", 0),
        Figure(f"jam: of {TRIES} newcomers, without cards {DEALT_S:g} s after two clicks", caught, "", 0),
        Figure("jam: promised a seat with the next deal first", clicks, ""),
    ]


async def _dealt(table: TableConnection) -> None:
    async for change in table.changes():
        if change.after.seat is not None and change.after.table.is_playing and change.after.public is not None:
            return


async def _is_dealt(table: TableConnection) -> bool:
    try:
        async with asyncio.timeout(DEALT_S):
            await _dealt(table)
    except TimeoutError:
        return False
    return True


# --- strong bots at many tables --------------------------------------------------------------------------------------


async def measure_champions(node: Node, seconds: float) -> list[Figure]:
    """Let the others play, then one more guest with five tables full of the strongest bots."""
    waits: list[float] = []
    async with AsyncExitStack() as stack:
        for level in OTHERS:
            client = await stack.enter_async_context(_guest(node))
            await _play(client, level, waits, stack)
        await asyncio.sleep(seconds / 2)
        waits.clear()
        await asyncio.sleep(seconds)
        quiet_s, before = waits.copy(), await _fallbacks(node)
        many = await stack.enter_async_context(_guest(node))
        for _ in range(STRONG_TABLES):
            await _play(many, "champion", [], stack)
        waits.clear()
        await asyncio.sleep(seconds)
        loud_s, after = waits.copy(), await _fallbacks(node)
    return [
        Figure("champions: others' bots act after, 95 %", quantile(quiet_s, 0.95), "s"),
        Figure("champions: others' bots act after, on average", sum(quiet_s) / max(1, len(quiet_s)), "s"),
        Figure("champions: with five such tables, 95 % longer by", _longer(quiet_s, loud_s), "s", LONGER_S),
        Figure("champions: with five such tables, on average", sum(loud_s) / max(1, len(loud_s)), "s"),
        Figure("champions: turns of bots that greedy took instead", after - before, "", 0),
    ]


def _longer(quiet_s: Sequence[float], loud_s: Sequence[float]) -> float:
    return quantile(loud_s, 0.95) - quantile(quiet_s, 0.95)


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


async def _fallbacks(node: Node) -> float:
    async with httpx2.AsyncClient() as http:
        found = _FALLBACKS.search((await http.get(f"http://127.0.0.1:{node.port}/metrics")).text)
    return 0.0 if found is None else float(found[1])
