"""Does a server tell anybody more than they may know? Many matches with every audience, judged by a referee.

First honest matches: every byte that clients, the bus, the log and the figures got is compared with what really
happened, as the database has it, and the database itself is searched for cards and seeds where they do not belong; on a
server alone with SQLite, then on a node of a cluster with PostgreSQL, NATS and bots elsewhere. Then pairs of worlds
that differ in hidden cards alone. Then servers with one planted leak each, all of which have to be caught.
"""

import argparse
import asyncio
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from random import Random

from gangoffour.engine import Seat
from gangoffour.protocol import TableOptions
from tools.leaks.mutants import CLUSTER_MUTANTS, MUTANTS
from tools.leaks.runs import Outcome, run_matches, run_mutant
from tools.leaks.worlds import differences, drawn_world, other_world, traces

BATCH = 20
"""How many matches are played on one server."""


HAPPENINGS = ("deadline_passed", "substitute_seated", "seat_taken_back", "seat_promised", "player_back",
              "tribute_given", "last_card_declared", "auto_pass_set", "dummy_hand_dealt", "deck_cut")  # fmt: skip
"""What has to have happened in honest matches before they show anything."""


async def honest(count: int, seed: str, *, is_cluster: bool = False) -> bool:
    """Play honest matches; return whether all of them ended, everything happened in them, and nothing leaked."""
    total, started_s = Outcome(), time.monotonic()
    print("PostgreSQL, NATS and a bot worker:" if is_cluster else "SQLite:")
    for first in range(0, count, BATCH):
        with tempfile.TemporaryDirectory() as folder:
            numbers = range(first, min(first + BATCH, count))
            outcome = await run_matches(Path(folder), numbers, seed, is_cluster=is_cluster)
        total.add(outcome)
        for violation in outcome.violations[:5]:
            print(f"  {violation.check} in {violation.where}: {violation.detail}")
        print(
            f"{total.match_count} matches, {total.frame_count} messages, {len(total.violations)} violations", flush=True
        )
    print(", ".join(f"{name} {total.events[name]}" for name in HAPPENINGS))
    print(
        f"{total.ended_count} of {total.match_count} matches ended, {total.byte_count / 1e6:.1f} MB judged, "
        f"{total.card_count} cards dealt, {total.row_count} rows looked at, {total.overheard_count} messages on NATS, "
        f"{len(total.violations)} violations, {time.monotonic() - started_s:.0f} s"
    )
    return is_clean(total)


def is_clean(total: Outcome) -> bool:
    """Say what keeps the matches from showing that nothing leaks, and return whether there is nothing."""
    never = [name for name in HAPPENINGS if not total.events[name]]
    if never:
        print(f"NEVER HAPPENED: {', '.join(never)}")
    return not total.violations and not never and total.ended_count == total.match_count > 0


async def worlds(count: int, seed: str) -> bool:
    """Play pairs of worlds; return whether those who do not hold the cards got the same bytes."""
    rng, pairs, unlike = Random(seed), 0, 0
    while pairs < count:
        options = TableOptions(
            seat_count=rng.choice((3, 4)), preset=rng.choice(("classic", "german", "french")), length="one_deal"
        )
        uninformed = Seat(rng.randrange(options.seat_count))
        world = drawn_world(options, rng)
        other = other_world(world, uninformed, rng)
        if other is None:
            continue
        pairs += 1
        found = differences(await traces(world, uninformed), await traces(other, uninformed))
        unlike += bool(found)
        for difference in found[:1]:
            print(f"  {difference}")
    print(f"{pairs} pairs of worlds, {unlike} of them not alike")
    return unlike == 0


async def mutants(seed: str) -> bool:
    """Plant one leak after the other; return whether all were caught."""
    is_good = True
    for name in (*MUTANTS, *CLUSTER_MUTANTS):
        with tempfile.TemporaryDirectory() as folder:
            matches, found = await run_mutant(Path(folder), name, seed)
        checks = ", ".join(
            f"{check} in {where} ({count})"
            for (check, where), count in Counter((each.check, each.where) for each in found).most_common(3)
        )
        print(f"{name}: {checks or 'NOT CAUGHT'}, match {matches}", flush=True)
        is_good = is_good and bool(found)
    return is_good


def main() -> int:
    """Run all parts; return 1 if anything leaked, or a planted leak was not caught."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=200)
    parser.add_argument("--cluster-matches", type=int, default=100)
    parser.add_argument("--pairs", type=int, default=50)
    parser.add_argument("--seed", default="leaks")
    parser.add_argument("--no-mutants", action="store_true")
    arguments = parser.parse_args()
    is_good = asyncio.run(honest(arguments.matches, arguments.seed))
    is_good = asyncio.run(honest(arguments.cluster_matches, arguments.seed, is_cluster=True)) and is_good
    is_good = asyncio.run(worlds(arguments.pairs, arguments.seed)) and is_good
    if not arguments.no_mutants:
        is_good = asyncio.run(mutants(arguments.seed)) and is_good
    return 0 if is_good else 1


if __name__ == "__main__":
    sys.exit(main())
