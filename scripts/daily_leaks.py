"""Does a server tell anybody anything of a board before their own attempt at it?

People play the deals of a day at a watched server and ask for all that there is before and between. A referee judges
every answer, frame, page, log line and row. Then servers with one planted leak each, all of which have to be caught.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path

import httpx2

from gangoffour.daily import BOARD_COUNT
from tools.leaks.board_mutants import BOARD_MUTANTS
from tools.leaks.boards import run_boards


async def honest(people: int, seed: str, *, is_cluster: bool = False) -> bool:
    """Let people play whole days; return whether all attempts ended and nothing leaked."""
    started_s = time.monotonic()
    print("PostgreSQL, NATS and a bot worker:" if is_cluster else "SQLite:")
    with tempfile.TemporaryDirectory() as folder:
        day = await run_boards(Path(folder), people, BOARD_COUNT, seed, is_cluster=is_cluster)
    for violation in day.violations[:5]:
        print(f"  {violation.check} in {violation.where}: {violation.detail}")
    size = sum(len(told.data) for told in day.told) + day.sinks.byte_count
    refused = sum(told.status >= httpx2.codes.BAD_REQUEST for told in day.told)
    print(
        f"{len(day.attempts)} of {people * BOARD_COUNT} attempts ended, {len(day.told)} answers, {refused} of them "
        f"refusals, {day.sinks.frame_count} frames, {size / 1e6:.1f} MB judged, {len(day.violations)} violations, "
        f"{time.monotonic() - started_s:.0f} s",
        flush=True,
    )
    return not day.violations and len(day.attempts) == people * BOARD_COUNT


async def mutants(seed: str) -> bool:
    """Plant one leak after the other; return whether all were caught."""
    is_good = True
    for name, mutant in BOARD_MUTANTS.items():
        with mutant(), tempfile.TemporaryDirectory() as folder:
            day = await run_boards(Path(folder), 2, BOARD_COUNT, seed)
        checks = Counter((each.check, each.where) for each in day.violations).most_common(2)
        said = ", ".join(f"{check} in {where} ({count})" for (check, where), count in checks)
        print(f"{name}: {said or 'NOT CAUGHT'}", flush=True)
        is_good = is_good and bool(day.violations)
    return is_good


def main() -> int:
    """Run all parts; return 1 if anything leaked, or a planted leak was not caught."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--people", type=int, default=25)
    parser.add_argument("--cluster-people", type=int, default=5)
    parser.add_argument("--seed", default="boards")
    parser.add_argument("--no-mutants", action="store_true")
    wanted = parser.parse_args()
    is_good = asyncio.run(honest(wanted.people, wanted.seed))
    is_good = asyncio.run(honest(wanted.cluster_people, wanted.seed, is_cluster=True)) and is_good
    if not wanted.no_mutants:
        is_good = asyncio.run(mutants(wanted.seed)) and is_good
    return 0 if is_good else 1


if __name__ == "__main__":
    sys.exit(main())
