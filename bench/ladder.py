"""`make ladder`: how strong the bots are, every pair both ways, into `docs/bots.md`; each row is kept when it is there.

`--quick` plays the first deals of the published rows again and asks whether they come out the same to the last digit;
`--carry` does so with rows of bots whose code has changed since, and keeps those that do; `--matches` plays whole
matches.
"""

import argparse
import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from itertools import groupby
from operator import attrgetter
from time import monotonic
from typing import Final

from bench.bots_identity import surroundings
from bench.bots_page import BOTS_PAGE, LADDER_PICTURE
from bench.bots_plot import draw_ladder
from bench.kept_parts import KeptPage, today
from bench.ladder_rows import SEED, Row, Wanted, ladder_rows, match_rows
from bench.pace import QUIET
from gangoffour.arena import Conditions, Margin, bootstrap, cores, measure_deals, measure_matches, report
from gangoffour.cli.language import spoken
from gangoffour.cli.progress import progress

_FIGURES: Final = ("deals", "mean", "low", "high")
"""What has to be the same when the same deals are played again."""
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
        found = [
            {**row, **_first(each, margin, conditions)}
            for each, margin, row in zip(wanted, margins, report(conditions, margins=margins)["rows"], strict=True)
        ]
    else:
        with progress(spoken(), "arena-progress-matches") as show:
            shares = measure_matches(lineups, conditions, matches=first.matches, jobs=jobs, on_progress=show)
        found = report(conditions, win_shares=shares)["rows"]
    return [{**each.expected(seed), **row, "date": today()} for each, row in zip(wanted, found, strict=True)]


def _first(wanted: Wanted, margin: Margin, conditions: Conditions) -> Row:
    """Return what the first deals of a row came to by themselves."""
    by_deal = margin.by_deal[: wanted.first_deals]
    if not by_deal:
        return {}
    first = replace(margin, by_deal=by_deal, interval=bootstrap(by_deal, seed=conditions.seed))
    (row,) = report(conditions, margins=[first])["rows"]
    return {"first": {name: row[name] for name in _FIGURES}}


def measure_and_keep(
    page: KeptPage, name: str, command: str, wanted: Sequence[Wanted], jobs: int
) -> Iterator[Sequence[Row]]:
    """Measure what is missing, quickest first, and keep it row by row, each time giving all that is there.

    What was kept of the same bots, seed and quota is not measured again; if it lacks its first deals, these are.
    """
    kept = page.kept().get(name, {}).get("rows", [])
    answers = {each: _answer_to(each, kept) for each in wanted}
    facts = surroundings()
    missing = sorted((each for each in wanted if not _is_complete(each, answers[each])), key=attrgetter("slowness"))
    for number, each in enumerate(missing, 1 + len(wanted) - len(missing)):
        print(f"{number} of {len(wanted)}: {_told(each)}", flush=True)
        known = answers[each]
        if known is None:
            answers[each] = measured([each], SEED, jobs)[0]
        else:
            answers[each] = {**known, "first": first_rows([each], jobs)[each]["first"]}
        rows = [row for row in answers.values() if row is not None]
        page.keep(name, command, {**facts, "rows": rows})
        yield rows


def _answer_to(wanted: Wanted, rows: Iterable[Row]) -> Row | None:
    return next((row for row in rows if wanted.is_answered_by(row, SEED)), None)


def _is_complete(wanted: Wanted, row: Row | None) -> bool:
    return row is not None and row.get("first", {}).get("deals", 0) == wanted.first_deals


def _told(wanted: Wanted) -> str:
    count = f"{wanted.deals:,} deals" if wanted.deals else f"{wanted.matches:,} matches"
    return f"one {wanted.lone} among {', '.join(wanted.field)}, {wanted.seats} seats, {count}"


# --- the quick ladder ------------------------------------------------------------------------------------------------


def compared(wanted: Wanted, published: Row | None, played: Row | None) -> tuple[str, bool]:
    """Return a line for a row that was played again, and whether it is the same as the published one."""
    who = f"{wanted.lone:<10}among {'+'.join(wanted.field):<10} {wanted.seats} seats"
    if published is None or played is None:
        return f"{who}: not published for these bots and so many deals; TO BE MEASURED ANEW", False
    found, first = ({name: row.get(name) for name in _FIGURES} for row in (played, published.get("first", {})))
    # Where the first deals are all deals, the row itself is put to the test.
    is_whole = found["deals"] == published["deals"]
    is_same = found == first and (not is_whole or found.items() <= published.items())
    deals = f"{found['deals']:>5,} {'deals, all' if is_whole else 'first deals'}"
    if is_same:
        return f"{who} {deals}: {_figures(found)}: the same", True
    others = f"published {_figures(first)}" + (f" and {_figures(published)}" if is_whole else "")
    return f"{who} {deals}: {_figures(found)}, {others}: NOT THE SAME", False


def _figures(row: Row) -> str:
    return f"{row['mean']} ({row['low']} to {row['high']})"


def quick(page: KeptPage, wanted: Sequence[Wanted], jobs: int) -> bool:
    """Play the first deals of the published rows again and print what came of it; True if all of them are the same."""
    begin_s = monotonic()
    kept = page.kept().get("ladder", {}).get("rows", [])
    published = {each: _answer_to(each, kept) for each in wanted if each.first_deals}
    played = first_rows([each for each, row in published.items() if row is not None], jobs)
    seconds = monotonic() - begin_s
    answers = [compared(each, row, played.get(each)) for each, row in published.items()]
    print("\n".join(line for line, _ in answers))
    by_clock = [each for each in wanted if not each.first_deals]
    for each in by_clock:
        print(f"{_told(each)}: follows the clock, cannot be compared")
    missed = sum(not is_same for _, is_same in answers)
    print(f"{len(answers)} rows in {seconds / 60:.1f} minutes, {missed} not as published; {len(by_clock)} not compared")
    counts = {"rows": len(answers), "missed": missed, "by_clock": len(by_clock), "seconds": round(seconds)}
    page.keep("quick", "make ladder-quick", {**surroundings(), **counts})
    return not missed


def carry(page: KeptPage, wanted: Sequence[Wanted], jobs: int) -> bool:
    """Keep rows of bots whose code has changed, where the first deals come out as before; True if none is left.

    Code can change without a decision that does. The row says since when it is carried.
    """
    kept = page.kept()["ladder"]
    rows = {each: _answer_to(each, kept["rows"]) for each in wanted}
    older = {each: _older_answer_to(each, kept["rows"]) for each in wanted if rows[each] is None}
    played = first_rows([each for each, row in older.items() if row is not None and each.first_deals], jobs)
    for each, row in older.items():
        if row is not None and each in played:
            line, is_same = compared(each, row, played[each])
            print(line)
            rows[each] = {**row, **each.expected(SEED), "carried": today()} if is_same else None
    left = [each for each, row in rows.items() if row is None]
    print("\n".join(f"{_told(each)}: to be measured anew" for each in left))
    # What is measured anew later takes the place of these.
    shown = [row or older[each] for each, row in rows.items()]
    page.keep("ladder", kept["command"], {**kept, "rows": [row for row in shown if row is not None]})
    return not left


def _older_answer_to(wanted: Wanted, rows: Iterable[Row]) -> Row | None:
    head = {name: value for name, value in wanted.expected(SEED).items() if name != "made_of"}
    return next((row for row in rows if head.items() <= row.items()), None)


def first_rows(wanted: Iterable[Wanted], jobs: int) -> dict[Wanted, Row]:
    """Measure the first deals of each line-up alone."""
    # Rows of a size are measured together, for every start of new processes takes seconds.
    found: dict[Wanted, Row] = {}
    for (_, deals), group in groupby(sorted(wanted, key=_size), _size):
        alike = [*group]
        found |= zip(alike, measured([replace(each, deals=deals) for each in alike], SEED, jobs), strict=True)
    return found


def _size(wanted: Wanted) -> tuple[int, int]:
    return wanted.seats, wanted.first_deals


def main() -> None:
    """Measure; end with 1 if a row played again is not what is published."""
    parser = argparse.ArgumentParser(description="Measure how strong the bots are.")
    ways = parser.add_mutually_exclusive_group()
    ways.add_argument("--quick", action="store_true", help="play the first deals of the published rows again")
    ways.add_argument("--carry", action="store_true", help="keep rows whose bots changed in their code alone")
    ways.add_argument("--matches", action="store_true", help="whole matches")
    parser.add_argument("--jobs", type=int, default=cores(), help="how many processes; all cores if left out")
    chosen = parser.parse_args()
    os.environ.update(QUIET)  # one thread each: the processes share out the cores
    try:
        if chosen.quick:
            sys.exit(not quick(BOTS_PAGE, ladder_rows(), chosen.jobs))
        elif chosen.carry:
            sys.exit(not carry(BOTS_PAGE, ladder_rows(), chosen.jobs))
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
