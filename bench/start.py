"""`make bench-start`: how long importing the core takes beyond numpy, and how soon a command begins.

In processor time: a busy machine takes longer, and that is not the program's doing.
"""

import os
import platform
import resource
import subprocess
import sys
import tempfile
from collections.abc import Mapping
from statistics import median
from typing import Final

from bench.pace import QUIET
from bench.performance import keep
from tools.figures import show

RUNS: Final = 10
IMPORTS: Final = """
from time import process_time
begin_s = process_time()
import numpy
numpy_s = process_time()
import gangoffour.core
print(numpy_s - begin_s, process_time() - numpy_s)
"""
COMMANDS: Final = ("--version", "--help", "play --seed start")
MS: Final = 1e3


def quiet(folder: str) -> Mapping[str, str]:
    """Return an environment in which modules are kept compiled, as they are where the package is installed."""
    kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    return {**kept, **QUIET, "PYTHONPYCACHEPREFIX": folder}


def imports_ms(environment: Mapping[str, str]) -> tuple[float, float]:
    """Return how long numpy took, and then the core."""
    run = subprocess.run(
        [sys.executable, "-c", IMPORTS], check=True, capture_output=True, text=True, env=dict(environment)
    )
    numpy_s, core_s = map(float, run.stdout.split())
    return MS * numpy_s, MS * core_s


def importtime_ms(environment: Mapping[str, str]) -> float:
    """Return how long Python itself says that the core took after numpy, by the clock on the wall."""
    command = [sys.executable, "-X", "importtime", "-c", "import numpy; import gangoffour.core"]
    run = subprocess.run(command, check=True, capture_output=True, text=True, env=dict(environment))
    lines = (line.split("|") for line in run.stderr.splitlines())
    return next(int(parts[1]) / MS for parts in lines if parts[-1] == " gangoffour.core")


def command_ms(arguments: str, environment: Mapping[str, str]) -> float:
    """Return how long a command takes from beginning to end, for somebody who leaves at once."""
    command = [sys.executable, "-c", "from gangoffour.cli import main; main()", *arguments.split()]
    begin_s = children_s()
    subprocess.run(command, check=True, capture_output=True, input=b"quit\n", env=dict(environment))
    return MS * (children_s() - begin_s)


def children_s() -> float:
    """Return the processor time of all processes that were started here and have ended."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def main() -> None:
    """Measure, and keep what was found; end with 1 if the goal was missed."""
    with tempfile.TemporaryDirectory() as folder:
        environment = quiet(folder)
        for arguments in COMMANDS:
            command_ms(arguments, environment)
        imports_ms(environment)
        found = [imports_ms(environment) for _ in range(RUNS)]
        commands = {each: [command_ms(each, environment) for _ in range(RUNS)] for each in COMMANDS}
        part = {
            "python": platform.python_version(),
            "runs": RUNS,
            "numpy_ms": round(median(numpy_ms for numpy_ms, _ in found), 1),
            "core_ms": round(median(core_ms for _, core_ms in found), 1),
            "importtime_ms": round(median(importtime_ms(environment) for _ in range(RUNS)), 1),
            "commands_ms": {each: round(median(times)) for each, times in commands.items()},
        }
    figures = keep("start", "make bench-start", part)
    show("start", figures)
    sys.exit(not all(figure.is_met for figure in figures))


if __name__ == "__main__":
    main()
