"""`make perf`: the web client in a real browser: size, Lighthouse, input, frames, pace, and coming back.

Every measurement has a new server with its usual beats and a new browser.
"""

import argparse
import sys
import tempfile
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser

from bench.page_frames import measure_frames
from bench.page_goals import GOALS, LOOSE, Goals
from bench.page_input import measure_input
from bench.page_lighthouse import measure_lighthouse
from bench.page_play import measure_pace, measure_return
from bench.page_transfer import measure_transfer
from gangoffour.server.tables.owed_tasks import Pace
from tools.browser.chromium import CHROMIUM, browser
from tools.browser.client_build import built_client
from tools.figures import Figure, show, show_all
from tools.servers.site import Site, serving

Measure = Callable[[Browser, Site, Goals], list[Figure]]

MEASURES: Final[Mapping[str, Measure]] = {
    "transfer": lambda started, site, _goals: measure_transfer(started, site),
    "input": measure_input,
    "frames": measure_frames,
    "return": measure_return,
    "pace": measure_pace,
    "lighthouse": measure_lighthouse,
}


def measured(what: str, goals: Goals) -> list[Figure]:
    """Do one measurement."""
    with (
        tempfile.TemporaryDirectory() as folder,
        serving(Path(folder), built_client(), Pace()) as site,
        browser(CHROMIUM) as started,
    ):
        return MEASURES[what](started, site, goals)


def main() -> None:
    """Measure; end with 1 if a goal was missed."""
    parser = argparse.ArgumentParser(description="Measure the web client in Chromium.")
    parser.add_argument(
        "what", nargs="*", choices=[*MEASURES, []], help="what to measure; all of it if nothing is named"
    )
    parser.add_argument("--loose", action="store_true", help="compare with the looser goals for shared machines")
    parser.add_argument("--json", action="store_true", help="print all figures as JSON at the end")
    chosen = parser.parse_args()
    figures: list[Figure] = []
    for what in chosen.what or MEASURES:
        found = measured(what, LOOSE if chosen.loose else GOALS)
        show(what, found)
        if chosen.loose and not all(figure.is_met for figure in found):
            # Other work on the machine comes and goes; a page that is slow stays slow.
            found = measured(what, LOOSE)
            show(f"{what}, once more", found)
        figures += found
    if chosen.json:
        show_all(figures)
    sys.exit(not all(figure.is_met for figure in figures))


if __name__ == "__main__":
    main()
