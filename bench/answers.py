"""`make answers`: how much a network wins that learned for half an hour against one of the best three bots alone.

A bot that is easily answered has habits that can be learned. The answer begins as the shipped network and plays against
three of the bot, which stays as it is; then it is measured like any other bot. A run that was interrupted goes on.
"""

import argparse
import os
import sys
from functools import partial
from importlib.resources import files
from importlib.util import find_spec
from pathlib import Path
from typing import Final

from bench.bots_identity import fingerprint, surroundings, weights_hash
from bench.bots_page import BOTS_PAGE
from bench.kept_parts import KeptPage, today
from bench.ladder_rows import Row
from bench.pace import QUIET, ROOT
from gangoffour.arena import Conditions, Entrant, cores, entrant, lineup, measure_deals, report
from gangoffour.bots import BOTS, Bot, NeuralBot, load_network
from gangoffour.cli.language import spoken
from gangoffour.cli.progress import progress
from gangoffour.training import Configuration, Progress, Run, Share

MINUTES: Final = 30.0
DEALS: Final = 300
SEED: Final = "answers"
RUNS: Final = ROOT / "runs"
_SHIPPED: Final = Path(str(files("gangoffour.bots") / "network.npz"))
_NETWORK_BOT: Final = "neural"
_HASH_DIGITS: Final = 12


def configuration(rival: str, minutes: float) -> Configuration:
    """Return how an answer to a bot is found: against other bots than a network there is far less to learn from."""
    if rival == _NETWORK_BOT:
        shares = (Share(places=4096),)
        return Configuration(
            minutes=minutes, shares=shares, start=str(_SHIPPED), rival=str(_SHIPPED), rate_first=3e-4, threads=1
        )
    return Configuration(
        minutes=minutes,
        shares=(Share(places=4),),
        start=str(_SHIPPED),
        rival=rival,
        batch=2048,
        reuse=6.0,
        rate_first=1e-4,
        rate_last=1e-5,
        guess_weight=0.0,
        threads=1,
    )


def _answer(folder: Path) -> Bot:
    return NeuralBot(load_network(folder / "network.npz"))


def answered(rival: str, folder: Path, minutes: float, deals: int, jobs: int) -> Row:
    """Find an answer and measure it."""

    def tell(now: Progress) -> None:
        print(f"{rival}: minute {now.minutes:.1f} of {minutes:.0f}, {now.decisions:,} decisions", flush=True)

    run = Run(configuration(rival, minutes), folder, tell)
    run.go()
    conditions = Conditions(SEED)
    who = lineup(Entrant(f"answer to {rival}", partial(_answer, folder)), [rival], conditions.seat_count)
    with progress(spoken(), "arena-progress-deals") as show:
        margins = measure_deals([who], conditions, deals=deals, jobs=jobs, on_progress=show)
    row = report(conditions, margins=margins)["rows"][0]
    learned = {"minutes": minutes, "decisions_learned": run.progress.decisions}
    return {**row, **learned, "seed": SEED, "made_of": [fingerprint(entrant(rival))], "date": today()}


def keep(page: KeptPage, row: Row) -> None:
    """Keep a row in the place of the one before it of the same bot."""
    others = [each for each in page.kept().get("answers", {}).get("rows", []) if each["against"] != row["against"]]
    rows = sorted([*others, row], key=lambda each: [*BOTS].index(each["against"]))
    page.keep("answers", "make answers", {**surroundings(), "rows": rows})


def main() -> None:
    """Find and measure an answer to each of the best three, or to those that are named."""
    parser = argparse.ArgumentParser(description="Find answers to the best bots.")
    parser.add_argument("rivals", nargs="*", default=[*BOTS][-3:], help="bots; the best three if left out")
    parser.add_argument("--minutes", type=float, default=MINUTES, help="how long each answer learns")
    parser.add_argument("--deals", type=int, default=DEALS, help="how many deals each is measured over")
    parser.add_argument("--jobs", type=int, default=cores(), help="how many processes; all cores if left out")
    chosen = parser.parse_args()
    if find_spec("torch") is None:
        sys.exit("needs torch: pip install 'gangoffour[train]'")
    os.environ.update(QUIET)  # one thread each: the processes share out the cores
    for rival in chosen.rivals:
        # Another bot or another network is another run.
        folder = RUNS / f"answer-{rival}-{fingerprint(entrant(rival))}-{weights_hash()[:_HASH_DIGITS]}"
        keep(BOTS_PAGE, answered(rival, folder, chosen.minutes, chosen.deals, chosen.jobs))


if __name__ == "__main__":
    main()
