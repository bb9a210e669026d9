"""Where the minutes of a verdict go: runs its steps, prints how long each took, and keeps the table for contributors.

    python -m scripts.minutes run lint make lint    run a step, and remember how long it took
    python -m scripts.minutes show                  the steps so far, and the slowest tests
    python -m scripts.minutes keep                  the same as a table, into CONTRIBUTING.md
    python -m scripts.minutes forget                begin anew

It needs the standard library alone: the first step is the one that brings the rest.
"""

import argparse
import json
import os
import platform
import resource
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import asdict, dataclass
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryFile
from time import monotonic
from typing import Final

ROOT: Final = Path(__file__).parents[1]
FOLDER: Final = ROOT / ".minutes"
STEPS: Final = FOLDER / "steps.jsonl"
SLOWEST_TESTS: Final = FOLDER / "slowest_tests.json"
"""Written at the end of every run of the tests."""
PAGE: Final = ROOT / "CONTRIBUTING.md"
BEGIN: Final = "<!-- minutes -->\n"
END: Final = "<!-- end of minutes -->\n"
MINUTE_S: Final = 60


@dataclass(frozen=True)
class Step:
    """A step of a verdict that was run."""

    name: str
    begun_s: float
    wall_s: float
    processor_s: float
    exit_code: int


def run(name: str, command: list[str], *, is_live: bool) -> int:
    """Run a step; what it prints comes at its end in one piece, so that two steps can run side by side."""
    begun_s, begun_processor_s = monotonic(), _processor_s()
    with TemporaryFile() as held:
        # The descriptors of make's job server must reach the make inside.
        done = subprocess.run(
            command, cwd=ROOT, stdout=None if is_live else held, stderr=None if is_live else subprocess.STDOUT,
            check=False, close_fds=False,
        )  # fmt: skip
        step = Step(name, begun_s, monotonic() - begun_s, _processor_s() - begun_processor_s, done.returncode)
        held.seek(0)
        said = held.read().decode(errors="replace")
    FOLDER.mkdir(parents=True, exist_ok=True)
    with STEPS.open("a", encoding="utf-8") as file:
        file.write(json.dumps(asdict(step)) + "\n")
    verdict = "" if step.exit_code == 0 else f", FAILED with {step.exit_code}"
    sys.stdout.write(f"{said}=== {name}: {_minutes(step.wall_s)} minutes{verdict}\n")
    return step.exit_code


def _processor_s() -> float:
    """Return the processor time of all processes that this one has waited for, and of those that they have."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def _minutes(seconds: float) -> str:
    return f"{seconds / MINUTE_S:.1f}"


def _steps() -> list[Step]:
    lines = STEPS.read_text(encoding="utf-8").splitlines() if STEPS.is_file() else []
    return sorted((Step(**json.loads(line)) for line in lines), key=lambda step: step.begun_s)


def _slowest_tests() -> dict[str, float]:
    return json.loads(SLOWEST_TESTS.read_text(encoding="utf-8")) if SLOWEST_TESTS.is_file() else {}


def _whole_s(steps: list[Step]) -> float:
    """Return how long all steps took from the beginning of the first to the end of the last."""
    return max(step.begun_s + step.wall_s for step in steps) - min(step.begun_s for step in steps)


def show() -> str:
    """Return the minutes of each step, and what failed."""
    steps = _steps()
    lines = [f"{'minutes':>9} {'processor':>9}  step"]
    for step in steps:
        verdict = "" if step.exit_code == 0 else "  FAILED"
        lines.append(f"{_minutes(step.wall_s):>9} {_minutes(step.processor_s):>9}  {step.name}{verdict}")
    if steps:
        processor_s = sum(step.processor_s for step in steps)
        lines.append(f"{_minutes(_whole_s(steps)):>9} {_minutes(processor_s):>9}  all of it")
    return "\n".join(lines)


def table() -> Iterator[str]:
    """Yield the lines of the page: when and where, the steps, the slowest tests."""
    steps = _steps()
    today = datetime.now(tz=UTC).date().isoformat()
    machine = f"{os.cpu_count()} cores, Python {platform.python_version()}, {platform.system()}"
    yield f"{today}, {machine}; `make minutes` writes it anew."
    yield ""
    yield "| Step | Minutes | Of a processor |"
    yield "|---|---:|---:|"
    for step in steps:
        yield f"| `{step.name}` | {_minutes(step.wall_s)} | {_minutes(step.processor_s)} |"
    yield f"| all, side by side | {_minutes(_whole_s(steps))} | {_minutes(sum(each.processor_s for each in steps))} |"
    yield ""
    yield "| Slowest tests | Seconds of a processor |"
    yield "|---|---:|"
    for name, seconds in _slowest_tests().items():
        yield f"| `{name.replace('|', chr(92) + '|')}` | {seconds:.1f} |"


def keep() -> None:
    """Write the table into the page.

    Raises:
        SystemExit: There is nothing to write, or a step failed.
    """
    steps = _steps()
    if not steps or any(step.exit_code for step in steps):
        sys.exit("Nothing to keep: run `.ci/run` to its end first, and let it be green.")
    before, begin, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    _, end, after = rest.partition(END)
    PAGE.write_text(
        "".join([before, begin, "\n", *(f"{line}\n" for line in table()), "\n", end, after]), encoding="utf-8"
    )


def forget() -> None:
    """Forget the steps of earlier verdicts."""
    STEPS.unlink(missing_ok=True)
    SLOWEST_TESTS.unlink(missing_ok=True)


def main() -> int:
    """Do as the command line says."""
    parser = argparse.ArgumentParser(description="Where the minutes of a verdict go.")
    what = parser.add_subparsers(dest="what", required=True)
    running = what.add_parser("run", help="run a step and remember how long it took")
    running.add_argument("--live", action="store_true", help="print at once what the step prints")
    running.add_argument("name")
    running.add_argument("command", nargs=argparse.REMAINDER)
    what.add_parser("show", help="print the minutes of the steps so far")
    what.add_parser("keep", help="write the table into CONTRIBUTING.md")
    what.add_parser("forget", help="begin anew")
    chosen = parser.parse_args()
    if chosen.what == "run":
        return run(chosen.name, chosen.command, is_live=chosen.live)
    if chosen.what == "show":
        print(show())
    else:
        {"keep": keep, "forget": forget}[chosen.what]()
    return 0


if __name__ == "__main__":
    sys.exit(main())
