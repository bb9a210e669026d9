"""`make nodes`: the most actions a second of one node, and of two on the same PostgreSQL and NATS, in one run.

Both nodes run all the time, and every table acts as soon as it can: in turns those of one node, and those of both. So
the difference is what the second node adds. Each process wants a core: on fewer than four the players and the
database take from the nodes what is measured here.
"""

import argparse
import os
import sys
from collections.abc import Sequence
from statistics import median
from typing import Final

from bench.appends import fresh_database
from bench.load import NATS, WARM_UP_S, take
from bench.loaded_turns import Turn, opened_side, taken_turn
from tools.figures import Figure, show
from tools.load.node import FASTER, started_node

TABLES: Final = 60
TURNS: Final = 4
TURN_S: Final = 5.0
CORES: Final = 4
"""One for the players, one for the database, and one for each node."""


def told(one: Sequence[Turn], two: Sequence[Turn]) -> list[Figure]:
    """Hold the turns of one node and of two against each other."""
    ratio = median(both.per_s / alone.per_s for alone, both in zip(one, two, strict=True))
    return [
        Figure("one node", median(turn.per_s for turn in one), "actions/s"),
        Figure("two nodes", median(turn.per_s for turn in two), "actions/s"),
        Figure("two to one", ratio, ""),
        Figure("an action at one", median(turn.cost_ms for turn in one), "ms of processor time"),
        Figure("an action at two", median(turn.cost_ms for turn in two), "ms of processor time"),
        Figure("one node busy", 100 * median(turn.used_s / turn.spent_s for turn in one), "% of a core"),
        Figure("two nodes busy", 100 * median(turn.used_s / turn.spent_s for turn in two), "% of a core"),
    ]


async def run(chosen: argparse.Namespace) -> list[Figure]:
    """Load one node and both in turns."""
    one: list[Turn] = []
    two: list[Turn] = []
    cores = (2, 3) if (os.cpu_count() or 1) >= CORES else (None, None)
    async with fresh_database() as url:
        own = {"GOF_DATABASE_URLS": url, "GOF_NATS_URL": NATS, **FASTER}
        async with started_node(own, core=cores[0]) as first, started_node(own, core=cores[1]) as second:
            sides = [await opened_side(node, chosen.tables) for node in (first, second)]
            await taken_turn(sides, WARM_UP_S)
            for _ in range(chosen.turns):
                one.append(await taken_turn(sides[:1], TURN_S))
                two.append(await taken_turn(sides, TURN_S))
            for side in sides:
                for table in side.tables:
                    table.close()
    if cores[0] is None:
        print(f"fewer than {CORES} cores: what a second node adds cannot be seen here", file=sys.stderr)
    figures = told(one, two)
    show("Most actions, PostgreSQL and NATS", figures)
    return figures


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--turns", type=int, default=TURNS)
    parser.add_argument("--tables", type=int, default=TABLES, help="of each node")
    parser.add_argument("--json", action="store_true", help="print all figures as JSON at the end")
    take(run, parser.parse_args())


if __name__ == "__main__":
    main()
