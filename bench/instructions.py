"""`make bench-instructions`: how many instructions a decision of the core takes, counted by valgrind.

Counts do not move with what else the machine does. The command is run twice with unequal numbers of deals, so that
the difference has nothing in it but playing and dealing.
"""

import json
import os
import re
import shutil
import subprocess
import sys
from typing import Any, Final

from bench.pace import QUIET
from bench.performance import keep
from tools.figures import show

FEW: Final = 100
MANY: Final = 1_100
VALGRIND: Final = ("valgrind", "--tool=callgrind", "--callgrind-out-file=/dev/null")
COUNT: Final = re.compile(r"Collected : (\d+)")


def counted(deals: int) -> tuple[int, dict[str, Any]]:
    """Play deals once; return how many instructions the whole program took, and what it says itself."""
    print(f"playing {deals:,} deals under valgrind, about a minute ...", flush=True)
    command = (sys.executable, "-c", "from gangoffour.cli import main; main()", "bench", "core")
    run = subprocess.run(
        [*VALGRIND, *command, "--json", "--seconds=0", f"--deals={deals}"],
        check=True,
        capture_output=True,
        text=True,
        env={**os.environ, **QUIET, "PYTHONHASHSEED": "0"},
    )
    count = COUNT.search(run.stderr)
    if count is None:
        sys.exit(run.stderr)
    return int(count[1]), json.loads(run.stdout)


def main() -> None:
    """Count, and keep what was found; end with 1 if the goal was missed."""
    if shutil.which(VALGRIND[0]) is None:
        sys.exit("valgrind is not installed")
    (few, fewer), (many, more) = counted(FEW), counted(MANY)
    decisions = more["decisions"] - fewer["decisions"]
    part = {
        "machine": more["machine"],
        "python": more["python"],
        "version": more["version"],
        "decisions": decisions,
        "instructions": many - few,
        "core": round((many - few) / decisions),
    }
    figures = keep("instructions", "make bench-instructions", part)
    show("instructions", figures)
    sys.exit(not all(figure.is_met for figure in figures))


if __name__ == "__main__":
    main()
