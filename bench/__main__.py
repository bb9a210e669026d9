"""`make bench`: decisions per second of CPU time, ours and a peer's, taken in turns in one run on one core.

Each measurement has a process of its own: what a peer imports would slow the other's garbage collection.
"""

import os
import platform
import subprocess
import sys
from statistics import median

TURNS = 5
SECONDS = 4.0

ENGINE = "engine.random_play"
PEERS = {
    "peers.own_loop": "RLCard dou dizhu, its own agents and loop",
    "peers.bare_loop": "RLCard dou dizhu, bare loop around step()",
}


def measured(name: str, seed: int) -> float:
    """Run one measurement in a new process."""
    module, function = name.split(".")
    program = f"from bench.{module} import {function}; print({function}({seed}, {SECONDS}))"
    run = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    return float(run.stdout.split()[-1])


def main() -> None:
    """Measure in turns, so that whatever else the machine does falls on all alike."""
    rates: dict[str, list[float]] = {name: [] for name in (ENGINE, *PEERS)}
    for turn in range(TURNS):
        for name, found in rates.items():
            found.append(measured(name, turn))
        latest = ", ".join(f"{name} {found[-1]:,.0f}/s" for name, found in rates.items())
        print(f"turn {turn + 1} of {TURNS}: {latest}", flush=True)
    print(f"Python {platform.python_version()}, {os.cpu_count()} cores, one used; medians of {TURNS} turns")
    print(f"engine, random play, all legal plays generated: {median(rates[ENGINE]):,.0f} decisions/s")
    for name, title in PEERS.items():
        ratio = median(ours / theirs for ours, theirs in zip(rates[ENGINE], rates[name], strict=True))
        print(f"{title}: {median(rates[name]):,.0f} decisions/s, ratio {ratio:.1f}")


if __name__ == "__main__":
    main()
