"""Do passes tell by their timing or their size what a hand holds? Forced passes against chosen ones.

First on the server's own code, in time that passes by itself: people who think as people do, and bots of every level
that outlast their beats. Whoever guesses by the delay may be right in 52 of 100 cases (AUC), at another seat and at a
spectator, for each person and each level alone. Then bots at many tables on a real server, with real clocks: the two
samples of delays must look like one (Kolmogorov-Smirnov, p at least 0.01). In both, messages must be equally long.
"""

import argparse
import asyncio
import os
import sys
import time
from collections.abc import Mapping
from multiprocessing import get_context
from random import Random
from statistics import median

import httpx2

from gangoffour.bots import BOTS
from tools.leaks.passes import Table, serve
from tools.leaks.samples import CHOSEN, FORCED, MOST_AUC, Samples, compare, judge, merged
from tools.leaks.timed_tables import OLD_PACE, TimedTable, bots_at_a_table, newcomers_at_tables, people_at_a_table

OPENING_S = 0.05
BOT_LEVELS, BOT_WEIGHTS = ("random", "greedy", "planner"), (8, 1, 1)


def are_alike(title: str, by_kind: Mapping[str, Samples], most_auc: float = MOST_AUC) -> bool:
    """Print how well forced passes can be told from chosen ones, of each kind and of all; return whether hardly."""
    is_good = True
    whole = {"all": merged(by_kind.values())} if len(by_kind) > 1 else {}
    for kind, samples in {**dict(sorted(by_kind.items())), **whole}.items():
        lines, is_kind_good = judge(samples, most_auc)
        print(f"{title}, {kind}{'' if is_kind_good else ': TOLD APART'}", *lines, sep="\n")
        is_good = is_good and is_kind_good
    return is_good


def cannot_repeat(by_kind: Mapping[str, Samples]) -> bool:
    """Print how well it tells forced passes that they repeat an earlier delay; return whether hardly."""
    areas = {kind: samples.nearness_auc() for kind, samples in by_kind.items()}
    print(
        "as long as an earlier pass of the seat:", ", ".join(f"{kind} AUC {area:.4f}" for kind, area in areas.items())
    )
    return max(areas.values()) <= MOST_AUC


def pace_of(table: TimedTable) -> str:
    """How long tricks and deals took at a table."""
    return f"{median(table.tricks_s):.1f} s for a trick, {median(table.deals_s):.0f} s for a deal (medians)"


def is_good_in_own_time(arguments: argparse.Namespace) -> bool:
    """Play in time that passes by itself; print and judge."""
    people = asyncio.run(people_at_a_table(arguments.passes, arguments.seed))
    is_good = are_alike("people", people.samples) and cannot_repeat(people.samples)
    newcomers = asyncio.run(newcomers_at_tables(arguments.passes // 100, arguments.seed))
    print("the first passes at a table, until eight chosen ones are known, which nothing can hide:")
    _ = are_alike("newcomers", newcomers, most_auc=1)
    before = asyncio.run(people_at_a_table(arguments.passes // 10, arguments.seed, OLD_PACE))
    print(f"four people: {pace_of(people)}; if forced passes came with the beat: {pace_of(before)}")
    _ = are_alike("forced passes with the beat", before.samples, most_auc=1)
    for level in BOTS:
        bots = asyncio.run(bots_at_a_table(arguments.passes, level, arguments.seed))
        is_good = are_alike("bots", {level: bots.samples[level]}) and is_good
    return is_good


async def measure(port: int, arguments: argparse.Namespace, samples: Samples) -> None:
    """Let all tables play until there are enough passes of both sorts, or the time is up."""
    rng = Random(arguments.seed)
    until_s = time.monotonic() + arguments.limit
    async with (
        httpx2.AsyncClient(base_url=f"http://127.0.0.1:{port}", trust_env=False, timeout=30) as http,
        asyncio.TaskGroup() as group,
    ):
        tasks = []
        for _ in range(arguments.tables):
            bots = rng.choices(BOT_LEVELS, BOT_WEIGHTS, k=3)
            table = Table(http, port, samples, Random(rng.random()), bots)
            tasks.append(group.create_task(table.run()))
            await asyncio.sleep(OPENING_S)
        while time.monotonic() < until_s and fewest(samples) < arguments.server_passes:  # noqa: ASYNC110
            await asyncio.sleep(1)
        for task in tasks:
            _ = task.cancel()


def fewest(samples: Samples) -> int:
    """How many passes there are of the rarer sort."""
    return min(map(samples.count, (FORCED, CHOSEN)))


def cannot_be_told_apart(samples: Samples, passes: int) -> bool:
    """Print how passes compare; return whether there were enough of both sorts and they look alike."""
    is_enough = fewest(samples) >= passes
    if not is_enough:  # few passes look alike, whatever they tell
        print(f"TOO FEW  {fewest(samples)} of {passes} passes of both sorts")
    lines, is_alike = compare(samples)
    print("bots on a real server", *lines, sep="\n")
    return is_enough and is_alike


def is_good_on_a_server(arguments: argparse.Namespace) -> bool:
    """Play on a server in a process of its own; print and judge."""
    context = get_context("spawn")
    ours, theirs = context.Pipe()
    server = context.Process(target=serve, args=(theirs, arguments.database))
    server.start()
    port, started_s, samples = ours.recv(), time.monotonic(), Samples()
    spent_s = time.process_time()
    try:
        asyncio.run(measure(port, arguments, samples))
    finally:
        ours.send(None)
        server_s = ours.recv()
        server.join()
    elapsed_s = time.monotonic() - started_s
    print(
        f"{elapsed_s:.0f} s; server {server_s / elapsed_s:.0%} of a core, clients "
        f"{(time.process_time() - spent_s) / elapsed_s:.0%}, load of the machine {os.getloadavg()[0]:.1f}"
    )
    return cannot_be_told_apart(samples, arguments.server_passes)


def main() -> int:
    """Measure and compare; return 1 if passes can be told apart, or were too few to tell."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--passes", type=int, default=10_000, help="of every person and every level, in its own time")
    parser.add_argument("--server-passes", type=int, default=5_000, help="of both sorts, on a real server; 0: none")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--limit", type=float, default=900, help="seconds for the real server")
    parser.add_argument("--database", default="memory:")
    parser.add_argument("--seed", default="timing")
    arguments = parser.parse_args()
    is_good = is_good_in_own_time(arguments)
    if arguments.server_passes:
        is_good = is_good_on_a_server(arguments) and is_good
    return 0 if is_good else 1


if __name__ == "__main__":
    sys.exit(main())
