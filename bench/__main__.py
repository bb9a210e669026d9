"""`make bench`: decisions per second of processor time, taken in turns in one run on one core."""

import sys
from statistics import median
from typing import Final

from bench.pace import Contender, Measured, measured, rate, stay_on_one_core

TURNS: Final = 5
SECONDS: Final = 3.0

OURS: Final = (
    Contender("core", "Gang of Four, core", "core"),
    Contender("env", "Gang of Four, lists and observations in lockstep", "env"),
    Contender("engine", "Gang of Four, readable engine", "engine.random_play"),
)


def in_turns(contenders: dict[Contender, str], turns: int, seconds: float) -> dict[Contender, list[Measured]]:
    """Measure each with its Python, in turns, so that whatever else the machine does falls on all alike."""
    found: dict[Contender, list[Measured]] = {contender: [] for contender in contenders}
    for turn in range(turns):
        for contender, python in contenders.items():
            found[contender].append(measured(contender, python, turn, seconds))
            print(f"turn {turn + 1} of {turns}: {contender.title}: {rate(found[contender][-1]):,.0f}/s", flush=True)
    return found


def main() -> None:
    """Measure ours; `make bench-peers` measures them beside others."""
    stay_on_one_core()
    for contender, found in in_turns(dict.fromkeys(OURS, sys.executable), TURNS, SECONDS).items():
        print(f"{contender.title}: {median(map(rate, found)):,.0f} decisions/s, median of {TURNS} turns")


if __name__ == "__main__":
    main()
