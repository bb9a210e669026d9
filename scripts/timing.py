"""Do passes tell by their timing or their size what a hand holds? Many tables on a real server, with the real beats.

Compared are automatic passes with passes that people clicked early though they could have beaten the top play, and
passes of bots that could not beat it with passes of bots that would not; at another seat and at a spectator. The two
samples of delays must look like one (Kolmogorov-Smirnov, p at least 0.01), and the messages must be equally long.
The server runs in a process of its own.
"""

import argparse
import asyncio
import os
import sys
import time
from multiprocessing import get_context
from random import Random

import httpx2

from tools.leaks.passes import Table, serve
from tools.leaks.samples import AUTOMATIC, CLICKED, COULD_NOT, PAIRS, WOULD_NOT, Samples, compare

OPENING_S = 0.05
WANTED = (AUTOMATIC, CLICKED, COULD_NOT, WOULD_NOT)
BOT_LEVELS, BOT_WEIGHTS = ("random", "greedy", "planner"), (8, 1, 1)


async def measure(port: int, arguments: argparse.Namespace, samples: Samples) -> None:
    """Let all tables play until there are enough passes of every sort, or the time is up."""
    rng = Random(arguments.seed)
    until_s = time.monotonic() + arguments.limit
    async with (
        httpx2.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=30) as http,
        asyncio.TaskGroup() as group,
    ):
        tasks = []
        for number in range(arguments.people_tables + arguments.bot_tables):
            bots = [] if number < arguments.people_tables else rng.choices(BOT_LEVELS, BOT_WEIGHTS, k=3)
            table = Table(http, port, samples, Random(rng.random()), bots)
            tasks.append(group.create_task(table.run()))
            await asyncio.sleep(OPENING_S)
        while time.monotonic() < until_s and min(map(samples.count, WANTED)) < arguments.passes:  # noqa: ASYNC110
            await asyncio.sleep(1)
        for task in tasks:
            _ = task.cancel()


def cannot_be_told_apart(samples: Samples, passes: int) -> bool:
    """Print how passes compare; return whether there were enough of every sort and they look alike."""
    fewest = min(map(samples.count, WANTED))
    is_good = fewest >= passes
    if not is_good:  # few passes look alike, whatever they tell
        print(f"TOO FEW  {fewest} of {passes} passes of every sort")
    for one, two in PAIRS:
        lines, is_alike = compare(samples, one, two)
        print("\n".join(lines))
        is_good = is_good and is_alike
    return is_good


def main() -> int:
    """Measure and compare; return 1 if passes can be told apart, or were too few to tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--passes", type=int, default=5000, help="of every sort")
    parser.add_argument("--people-tables", type=int, default=60)
    parser.add_argument("--bot-tables", type=int, default=200)
    parser.add_argument("--limit", type=float, default=900, help="seconds")
    parser.add_argument("--database", default="memory:")
    parser.add_argument("--seed", default="timing")
    arguments = parser.parse_args()
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    server = context.Process(target=serve, args=(theirs, arguments.database))
    server.start()
    port, started_s, samples = ours.recv(), time.monotonic(), Samples()
    try:
        asyncio.run(measure(port, arguments, samples))
    finally:
        ours.send(None)
        server_s = ours.recv()
        server.join()
    elapsed_s = time.monotonic() - started_s
    print(
        f"{elapsed_s:.0f} s; server {server_s / elapsed_s:.0%} of a core, clients "
        f"{time.process_time() / elapsed_s:.0%}, load of the machine {os.getloadavg()[0]:.1f}"
    )
    return 0 if cannot_be_told_apart(samples, arguments.passes) else 1


if __name__ == "__main__":
    sys.exit(main())
