"""`make first-hour`: three strangers type what the pages say, line by line, in clean homes, against the clock.

The lines are read from the pages, so a changed page is what is typed next time. Where a line names the package index,
the wheel that was built here stands in for it, by the settings that the clients have for that; whatever else the lines
ask for is downloaded before, and timed apart.
"""

import argparse
import os
import sys
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from bench.first_hour_developer import developer
from bench.first_hour_family import family
from bench.first_hour_ground import Ground, Notes
from bench.first_hour_researcher import researcher
from tools.figures import Figure, show
from tools.tree import ROOT

STRANGERS: Final[Mapping[str, Callable[[Ground], None]]] = {
    "family": family,
    "developer": developer,
    "researcher": researcher,
}


def main() -> None:
    """Let the strangers begin; end with 1 if a line failed or a goal was missed."""
    parser = argparse.ArgumentParser(description="Three strangers type what the pages say.")
    parser.add_argument("strangers", nargs="*", choices=[[], *STRANGERS], help="who; all if nobody is named")
    parser.add_argument("--wheel", type=Path, help="stands in for the package index; the one in dist/ if left out")
    parser.add_argument("--python", default="/usr/bin/python3", help="what `python3` means to them")
    parser.add_argument("--torch", default="torch>=2.13", help="which build of torch the researcher downloads")
    chosen = parser.parse_args()
    wheel = chosen.wheel or next((ROOT / "dist").glob("*.whl"))
    notes = Notes()
    with tempfile.TemporaryDirectory(prefix="first-hour-") as folder:
        ground = Ground(Path(folder), chosen.python, wheel.resolve(), chosen.torch, notes)
        for name in chosen.strangers or STRANGERS:
            print(name, flush=True)
            STRANGERS[name](ground)
    typed = [line for line in notes.lines if not line.note.startswith("left out")]
    notes.figures += [
        Figure("lines typed", len(typed), ""),
        Figure("lines left out", len(notes.lines) - len(typed), ""),
        Figure("lines that failed", notes.failures, "", 0),
    ]
    policy = "idle" if os.sched_getscheduler(0) == os.SCHED_IDLE else "usual"
    show(f"the first hour, {policy} priority", notes.figures)
    sys.exit(not all(figure.is_met for figure in notes.figures))


if __name__ == "__main__":
    main()
