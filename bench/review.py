"""`make review-figures`: what the review says of players whose strength is known, and whether it can be trusted.

Bots of all levels play the same deals, and their decisions are judged. Beside that stand proofs: actions that differ
in nothing lose nothing, no verdict knows a hidden card, intervals hold what they promise, puzzles and proofs hold, and
cards explain a part of what comes of a deal. What was found is kept in `docs/review.json`, and `docs/review.md` shows
it. Each part is kept as soon as it was measured, and does not depend on the number of processes.
"""

import argparse
import json
from collections.abc import Callable, Mapping
from typing import Final

from bench.bots_identity import surroundings
from bench.kept_parts import Part
from bench.pace import ROOT
from bench.review_levels import levels, luck, times
from bench.review_page import REVIEW_PAGE
from bench.review_play import SEED
from bench.review_proofs import coverage, hidden, proofs, puzzles, twins
from gangoffour.analysis import engine_id, shipped_judge
from gangoffour.arena import cores

LEVELS: Final = ROOT / "src" / "gangoffour" / "analysis" / "levels.json"

PARTS: Final[Mapping[str, tuple[Callable[[int, int], Part], int]]] = {
    "levels": (levels, 300),
    "twins": (twins, 2_000),
    "hidden": (hidden, 200),
    "coverage": (coverage, 500),
    "luck": (luck, 1_000),
    "puzzles": (puzzles, 1_000),
    "proofs": (proofs, 1_000),
    "times": (times, 14),
}
"""What is measured, and how much of it unless told otherwise."""


def _keep_levels(part: Part) -> None:
    """Let the package know what the levels lose, so that it can say whom a person plays like."""
    lost = {level: row["lost"] for level, row in part["levels"].items()}
    kept = {"engine": engine_id(shipped_judge().name), "deals": part["deals"], "lost": lost}
    LEVELS.write_text(json.dumps(kept, indent=2) + "\n", encoding="utf-8")


def main() -> None:
    """Measure the parts that are named, or all, and keep what was found."""
    parser = argparse.ArgumentParser(description="Measure the review of matches.")
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], help="which parts; all if left out")
    parser.add_argument(
        "--size", type=int, help="how many deals, decisions, pairs or puzzles, instead of the usual number"
    )
    parser.add_argument("--jobs", type=int, default=cores(), help="in how many processes; as many as there are cores")
    parser.add_argument("--dry", action="store_true", help="keep nothing: only show what was found")
    chosen = parser.parse_args()
    for name in chosen.parts or PARTS:
        measure, size = PARTS[name]
        command = f"make review-figures PARTS={name}" + ("" if chosen.size is None else f" SIZE={chosen.size}")
        found = measure(chosen.size or size, chosen.jobs)
        if not chosen.dry:
            REVIEW_PAGE.keep(name, command, {**surroundings(), "seed": SEED, **found})
            if name == "levels":
                _keep_levels(found)
        print(json.dumps({name: found}), flush=True)


if __name__ == "__main__":
    main()
