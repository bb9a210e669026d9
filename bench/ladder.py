"""`make ladder`: how strong the bots are, every pair both ways, into `docs/bots.md`; each row is kept when it is there.

`--quick` plays the same line-ups over fewer deals of another seed and asks whether the published rows agree with it;
`--matches` plays whole matches.
"""

import argparse
import os
import sys
from collections.abc import Iterator, Mapping, Sequence
from itertools import groupby
from math import hypot, sqrt
from operator import attrgetter
from statistics import NormalDist
from time import monotonic
from typing import Any, Final

from bench.bots_identity import surroundings
from bench.bots_page import BOTS_PAGE, LADDER_PICTURE
from bench.bots_plot import draw_ladder
from bench.kept_parts import KeptPage, today
from bench.ladder_rows import QUICK_PART, QUICK_SEED, SEED, Row, Wanted, ladder_rows, match_rows, reduced, row_of
from bench.pace import QUIET
from gangoffour.arena import Conditions, cores, measure_deals, measure_matches, report
from gangoffour.cli.language import spoken
from gangoffour.cli.progress import progress

FALSE_ALARMS: Final = 0.01
"""How many of a hundred quick ladders may call sound figures wrong in any of their rows, in parts of one."""
_INTERRUPTED: Final = 130
"""The exit code that shells know for Ctrl-C."""


def measured(wanted: Sequence[Wanted], seed: str, jobs: int) -> list[Row]:
    """Measure line-ups that have as many seats and deals or matches, and return their rows."""
    first = wanted[0]
    conditions = Conditions(seed, first.seats)
    lineups = [each.lineup for each in wanted]
    if first.deals:
        with progress(spoken(), "arena-progress-deals") as show:
            margins = measure_deals(lineups, conditions, deals=first.deals, jobs=jobs, on_progress=show)
        found = report(conditions, margins=margins)["rows"]
    else:
        with progress(spoken(), "arena-progress-matches") as show:
            shares = measure_matches(lineups, conditions, matches=first.matches, jobs=jobs, on_progress=show)
        found = report(conditions, win_shares=shares)["rows"]
    return [{**each.expected(seed), **row, "date": today()} for each, row in zip(wanted, found, strict=True)]


def measure_and_keep(
    page: KeptPage, name: str, command: str, wanted: Sequence[Wanted], jobs: int
) -> Iterator[Sequence[Row]]:
    """Measure what is missing, quickest first, and keep it row by row, each time giving all that is there.

    What was kept of the same bots, seed and quota is not measured again.
    """
    kept = page.kept().get(name, {}).get("rows", [])
    answers = {each: next((row for row in kept if each.is_answered_by(row, SEED)), None) for each in wanted}
    facts = surroundings()
    missing = sorted((each for each in wanted if answers[each] is None), key=attrgetter("slowness"))
    for number, each in enumerate(missing, 1 + len(wanted) - len(missing)):
        print(f"{number} of {len(wanted)}: {_told(each)}", flush=True)
        answers[each] = measured([each], SEED, jobs)[0]
        rows = [row for row in answers.values() if row is not None]
        page.keep(name, command, {**facts, "rows": rows})
        yield rows


def _told(wanted: Wanted) -> str:
    count = f"{wanted.deals:,} deals" if wanted.deals else f"{wanted.matches:,} matches"
    return f"one {wanted.lone} among {', '.join(wanted.field)}, {wanted.seats} seats, {count}"


# --- the quick ladder ------------------------------------------------------------------------------------------------


def allowed_difference(published: Mapping[str, Any], deals: int, row_count: int) -> float:
    """Return how far a mean over that many deals may lie from the published one if nothing but chance keeps them apart.

    The half of the published interval tells how widely deals spread, better than the few deals do themselves; so it
    tells the half that an interval over the few would have. Two independent means differ by less than the root of both
    squares in 95 of 100 cases. Of this many rows some would always miss that, so the bound is widened until in 99 of
    100 quick ladders all rows stay within it.
    """
    half = (published["high"] - published["low"]) / 2
    half_of_few = half * sqrt(published["deals"] / deals)
    normal = NormalDist()
    widened = normal.inv_cdf(1 - FALSE_ALARMS / (2 * row_count)) / normal.inv_cdf(0.975)
    return widened * hypot(half, half_of_few)


def compared(rows: Sequence[Row], published: Sequence[Mapping[str, Any]]) -> Iterator[tuple[str, bool]]:
    """Yield a line for each row, beside the published one, and whether the two agree; with nothing, anything does."""
    for row in rows:
        who = f"{row['bot']:<15}among {row['against']:<10} {row['seats']} seats {row['deals']:>5,} deals"
        other = row_of(published, row["bot"], row["against"], row["seats"])
        if other is None:
            yield f"{who}: {row['mean']:+6.2f}, nothing published", True
            continue
        allowed = allowed_difference(other, row["deals"], len(rows))
        agrees = abs(row["mean"] - other["mean"]) <= allowed
        verdict = "agrees" if agrees else "DOES NOT AGREE"
        yield f"{who}: {row['mean']:+6.2f}, published {other['mean']:+6.2f}, within ±{allowed:.2f}: {verdict}", agrees


def quick(page: KeptPage, wanted: Sequence[Wanted], jobs: int) -> bool:
    """Measure rows of a reduced size and print them beside the published ones; True if they agree."""
    begin_s = monotonic()
    # Rows of a size are measured together, for every start of new processes takes seconds.
    alike = groupby(sorted(wanted, key=_size), _size)
    rows = [row for _, group in alike for row in measured([*group], QUICK_SEED, jobs)]
    seconds = monotonic() - begin_s
    published = page.kept().get("ladder", {}).get("rows", [])
    answers = [*compared(rows, published)]
    print("\n".join(line for line, _ in answers))
    missed = sum(not agrees for _, agrees in answers)
    print(f"{len(rows)} rows in {seconds / 60:.1f} minutes, {missed} do not agree with what is published")
    if len(published) == len(rows):
        counts = {"rows": len(rows), "missed": missed, "seconds": round(seconds), "seed": QUICK_SEED}
        page.keep("quick", "make ladder-quick", {**surroundings(), **counts})
    return not missed


def _size(wanted: Wanted) -> tuple[int, int]:
    return wanted.seats, wanted.deals


def main() -> None:
    """Measure; end with 1 if the quick ladder does not agree with the published one."""
    parser = argparse.ArgumentParser(description="Measure how strong the bots are.")
    ways = parser.add_mutually_exclusive_group()
    ways.add_argument("--quick", action="store_true", help="few deals of another seed, beside the published figures")
    ways.add_argument("--matches", action="store_true", help="whole matches")
    parser.add_argument("--part", type=int, default=QUICK_PART, help="how many times fewer deals the quick ladder has")
    parser.add_argument("--jobs", type=int, default=cores(), help="how many processes; all cores if left out")
    chosen = parser.parse_args()
    os.environ.update(QUIET)  # one thread each: the processes share out the cores
    try:
        if chosen.quick:
            sys.exit(not quick(BOTS_PAGE, reduced(ladder_rows(), chosen.part), chosen.jobs))
        elif chosen.matches:
            for _ in measure_and_keep(BOTS_PAGE, "matches", "make ladder-matches", match_rows(), chosen.jobs):
                pass
        else:
            for rows in measure_and_keep(BOTS_PAGE, "ladder", "make ladder", ladder_rows(), chosen.jobs):
                draw_ladder(rows, LADDER_PICTURE)
    except KeyboardInterrupt:
        print("stopped; what was measured is kept, and the same command goes on from there")
        sys.exit(_INTERRUPTED)


if __name__ == "__main__":
    main()
