"""Decisions per second of processor time, each measurement in a process of its own, all of them on one core.

A peer's loop is a generator of lots: it plays on with every `next`, and gives how many decisions that took.
"""

import json
import os
import subprocess
import sys
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from time import process_time
from typing import Any, Final, TypeAlias

ROOT: Final = Path(__file__).parents[1]
QUIET: Final = {
    "JAX_PLATFORMS": "cpu",
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
    "PYGAME_HIDE_SUPPORT_PROMPT": "1",
}
"""Settings that keep what is measured to one thread, and quiet."""

Lots: TypeAlias = Iterator[int]
Measured: TypeAlias = Mapping[str, Any]
"""`decisions` and `seconds`, and what else a measurement has to say."""


@dataclass(frozen=True, slots=True)
class Contender:
    """Somebody to be measured."""

    name: str
    title: str
    play: str
    """What `gangoffour bench` measures, or the module and function under `bench` whose lots are measured."""
    package: str | None = None
    """The distribution of a peer; None: it is ours."""
    goal: float | None = None
    """How many times as fast the core wants to be, at least."""

    def command(self, python: str, seed: int, seconds: float) -> list[str]:
        """Return what has to be run."""
        module, _, function = self.play.partition(".")
        if not function:
            options = ("--json", f"--seed={seed}", f"--seconds={seconds}")
            return [python, "-c", "from gangoffour.cli import main; main()", "bench", self.play, *options]
        program = f"from bench import pace, {module}; pace.report({module}.{function}({seed}), {seconds})"
        return [python, "-c", program]


def report(lots: Lots, seconds: float) -> None:
    """Measure lots for that many seconds, and print what came of it."""
    begin_s = process_time()
    next(lots)  # setting up and compiling stand apart
    first_s = process_time() - begin_s
    decisions = 0
    begin_s = process_time()
    while (spent_s := process_time() - begin_s) < seconds:
        decisions += next(lots)
    print(json.dumps({"decisions": decisions, "seconds": spent_s, "first_s": first_s}))


def measured(contender: Contender, python: str, seed: int, seconds: float) -> Measured:
    """Measure in a new process: what one imports would slow the other's garbage collection."""
    command = contender.command(python, seed, seconds)
    run = subprocess.run(
        command, check=False, capture_output=True, text=True, cwd=ROOT, env={**os.environ, **QUIET}, timeout=600
    )
    if run.returncode:
        sys.exit(f"{contender.title} cannot be measured:\n{run.stderr}")
    found: Measured = json.loads(run.stdout.splitlines()[-1])
    return found


def rate(found: Measured) -> float:
    """Return decisions per second."""
    return float(found["decisions"] / found["seconds"])


def stay_on_one_core() -> None:
    """Keep this process, and all that it starts, on one core where the system can do that."""
    if sys.platform == "linux":
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
