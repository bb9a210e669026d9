"""`make meeting`: two people press "play now" some seconds apart. Do they play together from the next deal?

Each pair wants a game of its own kind, so that twenty pairs can be watched at once. The other tables are of the same
kinds, with a person at each. Everybody takes a while to think, as people do.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import AsyncExitStack, asynccontextmanager
from itertools import product
from pathlib import Path
from random import Random
from typing import Final, Literal, get_args

import msgspec
import uvloop

from gangoffour.bots import GreedyBot
from gangoffour.client import Client, TableConnection, play_with
from gangoffour.engine import Action, SeatView
from gangoffour.engine import preset as rules_preset
from gangoffour.protocol import PlayNow
from tools.figures import Figure, quantile, show
from tools.load.node import FASTER, Node, started_node
from tools.load.processes import raise_file_limit

GAPS_S: Final = (5.0, 60.0)
OTHERS: Final = (0, 9, 10, 50)
PAIRS: Final = 20
DEAL_S: Final = 240.0
"""No deal takes longer."""
THOUGHT_S: Final = (1.0, 2.5)

_Preset = Literal["classic", "german", "french", "gang"]
_Seats = Literal[3, 4]
_Length = Literal["full", "half", "short"]
KINDS: Final = [
    PlayNow(preset=preset, seat_count=seat_count, length=length, level="greedy")
    for preset, seat_count, length in product(get_args(_Preset), get_args(_Seats), get_args(_Length))
    if seat_count in rules_preset(preset).players_allowed
]
CROWD: Final = FASTER | {"GOF_LIMIT_GUESTS_PER_IP_PER_HOUR": "100000", "GOF_LIMIT_TABLES_PER_IP": "1000"}
"""Everybody comes from one address here."""


class Person(GreedyBot):
    """A bot that takes its time. It thinks in a thread of its own."""

    def choose(self, view: SeatView, rng: Random) -> Action:
        """Wait, and choose."""
        time.sleep(rng.uniform(*THOUGHT_S))
        return super().choose(view, rng)


@asynccontextmanager
async def guest(node: Node) -> AsyncIterator[Client]:
    """Somebody new."""
    async with Client(f"http://127.0.0.1:{node.port}") as client:
        await client.register()
        yield client


async def sit_down(node: Node, wish: PlayNow, stack: AsyncExitStack) -> TableConnection:
    """Let somebody press "play now" and play there as long as the stack lasts."""
    client = await stack.enter_async_context(guest(node))
    opened = await client.play_now(wish)
    table = await stack.enter_async_context(client.table(opened.table_id, auto_ready=True))
    playing = asyncio.create_task(_play_on(table))
    stack.push_async_callback(_end, playing)
    return table


async def _play_on(table: TableConnection) -> None:
    while True:
        await play_with(table, Person(), Random(table.known.player_id))


async def _end(task: asyncio.Task[None]) -> None:
    task.cancel()
    await asyncio.wait([task])


async def met_after_s(node: Node, wish: PlayNow, gap_s: float) -> float | None:
    """Let two people come one after the other; return how long the second waited for cards, None if they never met."""
    async with AsyncExitStack() as stack:
        first = await sit_down(node, wish, stack)
        await asyncio.sleep(gap_s)
        began_s = time.monotonic()
        second = await sit_down(node, wish, stack)
        if second.known.table.table_id != first.known.table.table_id:
            _tell(wish, first)
            return None
        try:
            async with asyncio.timeout(DEAL_S):
                await second.until(lambda known: isinstance(known.view, SeatView))
        except TimeoutError:
            return None
        return time.monotonic() - began_s if first.known.seat is not None else None


def _tell(wish: PlayNow, first: TableConnection) -> None:
    """Say where the first of a pair was when the second was sent elsewhere."""
    public, table = first.known.public, first.known.table
    deals = None if public is None else len(public.results)
    print(f"  not met: {wish.preset}, {wish.seat_count} seats, {wish.length}; deals over: {deals}", end=", ")
    missed = [seat.missed_deadlines for seat in table.seats]
    print(f"playing: {table.is_playing}, paused: {table.is_paused}, deadlines missed: {missed}")


async def measure(node: Node, others: int, gap_s: float, pairs: int) -> list[Figure]:
    """Let pairs come to a server where others play."""
    async with AsyncExitStack() as stack:
        for number in range(others):
            await sit_down(node, msgspec.structs.replace(KINDS[number % len(KINDS)], is_alone=True), stack)
        waits = await asyncio.gather(*(met_after_s(node, kind, gap_s) for kind in KINDS[:pairs]))
    met = [wait for wait in waits if wait is not None]
    name = f"{others} other tables, {gap_s:g} s apart"
    return [
        Figure(f"{name}: pairs of {pairs} that play together", len(met), "", pairs, "least"),
        Figure(f"{name}: the second waits for cards, median", quantile(met, 0.5), "s"),
        Figure(f"{name}: the longest", max(met, default=float("inf")), "s"),
    ]


async def run(others: Sequence[int], gaps_s: Sequence[float], pairs: int) -> list[Figure]:
    """Take all cases, each on a server of its own."""
    asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(4 * max(others) + 4 * pairs))
    found: list[Figure] = []
    for count, gap_s in product(others, gaps_s):
        with tempfile.TemporaryDirectory() as folder:
            async with started_node({"GOF_DATABASE_URLS": str(Path(folder) / "meeting.sqlite"), **CROWD}) as node:
                figures = await measure(node, count, gap_s, pairs)
        show("play now, SQLite", figures)
        found += figures
    return found


def main() -> None:
    """Measure; end with 1 if a pair did not meet."""
    parser = argparse.ArgumentParser(description="Let people meet.")
    parser.add_argument("--others", type=int, nargs="*", default=OTHERS, help="tables that are played at already")
    parser.add_argument("--gaps", type=float, nargs="*", default=GAPS_S, help="seconds between the two")
    parser.add_argument("--pairs", type=int, default=PAIRS)
    chosen = parser.parse_args()
    raise_file_limit()
    figures = uvloop.run(run(chosen.others, chosen.gaps, chosen.pairs))
    sys.exit(not all(figure.is_met for figure in figures))


if __name__ == "__main__":
    main()
