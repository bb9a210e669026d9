"""`python -m bench.board BOT`: measure a bot among the levels and put it on the board, `docs/board.md`.

`--check` plays the first deals of every entry again that can be had here, and asks whether they come out the same.
"""

import argparse
import os
import sys
from collections.abc import Mapping, Sequence
from statistics import fmean
from typing import Any, Final

import gangoffour
from bench.kept_parts import KeptPage, Part
from bench.pace import QUIET
from gangoffour.arena import Conditions, cores, entrant, lineup, measure_deals
from gangoffour.boards import engine_hash
from gangoffour.bots import BOTS, UnknownBot
from gangoffour.cli.language import spoken
from gangoffour.cli.progress import progress

SEED: Final = "board"
FIELDS: Final = ("greedy", "planner")
"""Among three of each of these an entry plays: quick enough for everybody to repeat."""
DEALS: Final = 100
FIRST_DEALS: Final = 3
"""How many deals stand by themselves, so that a row can be checked in seconds."""


def rows(bot: str, deals: int = DEALS, jobs: int = 1) -> list[dict[str, Any]]:
    """Measure a bot among three of each field; return the margins, in points per deal."""
    conditions = Conditions(SEED)
    lineups = [lineup(entrant(bot), [field] * (conditions.seat_count - 1), conditions.seat_count) for field in FIELDS]
    with progress(spoken(), "arena-progress-deals") as show:
        margins = measure_deals(lineups, conditions, deals=deals, jobs=jobs, on_progress=show)
    return [
        {
            "against": margin.against,
            "deals": len(margin.by_deal),
            **{name: round(getattr(margin.interval, name), 4) for name in ("mean", "low", "high")},
            "first": round(fmean(margin.by_deal[:FIRST_DEALS]), 4),
        }
        for margin in margins
    ]


def faults(entry: Part, again: Sequence[Mapping[str, Any]]) -> list[str]:
    """Say where the first deals of an entry, played again, are not as they are published."""
    return [
        f"{entry['bot']} among {new['against']}: {new['first']:+.4f} instead of {old['first']:+.4f}"
        for old, new in zip(entry["rows"], again, strict=True)
        if old["first"] != new["first"]
    ]


def _sections(parts: Mapping[str, Part]) -> dict[str, list[str]]:
    head = ["Place", "Bot", "By", *(f"Among three `{field}`" for field in FIELDS), "How to get it", "Engine"]
    lines = [head, ["---"] * len(head)]
    # By the margin in the strongest field, for there it is hardest to come by.
    ranked = sorted(parts.values(), key=lambda entry: -entry["rows"][-1]["mean"])
    for place, entry in enumerate(ranked, start=1):
        margins = [f"{row['mean']:+.2f} ({row['low']:+.2f} to {row['high']:+.2f})" for row in entry["rows"]]
        engine = f"`{entry['engine']}`, {entry['version']}, {entry['date']}"
        lines.append([str(place), f"`{entry['bot']}`", entry["by"], *margins, entry["source"], engine])
    return {"board": [f"| {' | '.join(cells)} |" for cells in lines]}


BOARD_PAGE: Final = KeptPage("board", _sections)


def put(bot: str, by: str, source: str, jobs: int) -> None:
    """Measure an entry and keep it; one that stands there under the same name is replaced."""
    found = {"bot": bot, "by": by, "source": source, "version": gangoffour.__version__, "engine": engine_hash()}
    BOARD_PAGE.keep(bot, f"python -m bench.board {bot}", {**found, "rows": rows(bot, jobs=jobs)})


def check(jobs: int) -> bool:
    """Play the first deals of every entry again; True if all that can be had here are the same."""
    is_sound = True
    for name, entry in BOARD_PAGE.kept().items():
        try:
            entrant(name).make()
        except UnknownBot:
            print(f"{name} is not installed here: {entry['source']}")
            continue
        found = faults(entry, rows(name, FIRST_DEALS, jobs))
        other = "" if entry["engine"] == engine_hash() else f" (then with engine {entry['engine']})"
        print("\n".join(found) + other if found else f"{name}: the same")
        is_sound = is_sound and not found
    return is_sound


def main() -> None:
    """Put a bot on the board, or check what stands there."""
    parser = argparse.ArgumentParser(description="The board of bots.")
    parser.add_argument("bot", nargs="?", help=f"module:Class, an installed bot, or a level: {', '.join(BOTS)}")
    parser.add_argument("--by", default="this project", help="who wrote it")
    parser.add_argument("--source", default="comes with the package", help="how others get it")
    parser.add_argument("--check", action="store_true", help="play the first deals of every entry again")
    parser.add_argument("--jobs", type=int, default=cores(), help="how many processes; all cores if left out")
    chosen = parser.parse_args()
    os.environ.update(QUIET)  # one thread each: the processes share out the cores
    if chosen.check:
        sys.exit(not check(chosen.jobs))
    if chosen.bot is None:
        parser.error("name a bot, or --check")
    put(chosen.bot, chosen.by, chosen.source, chosen.jobs)


if __name__ == "__main__":
    main()
