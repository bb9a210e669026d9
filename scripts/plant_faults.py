"""Plant faults in the rules, one at a time, in a copy of the project: do the tests see them?

Each fault is one that a program for this game has had, or could easily have. A fault that no longer fits the source
is an error: it has to be planted anew where the code went.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
TESTS = ("tests/rulings", "tests/engine", "tests/properties")


@dataclass(frozen=True)
class Fault:
    """A wrong line in place of a right one."""

    name: str
    module: str
    right: str
    wrong: str


FAULTS = (
    Fault("wrong score tier", "scoring", "(11, 3), (8, 2)", "(12, 3), (8, 2)"),
    Fault("multi-coloured one below red", "cards", "MULTI = 3", "MULTI = -1"),
    Fault("last-card duty ignored", "last_card", "if not deal.declared:", "if deal.declared is not None:"),
    Fault(
        "dummy hand shown in a view",
        "view",
        "return state.public\n",
        "return state.public._replace(dummy_hands=state.dummy_hands or None)\n",
    ),
    Fault("every seat sees every hand being dealt", "view", "and event.seat == audience", "and audience is not None"),
    Fault("no re-entry after a pass", "deal", "passed = () if rules.passing is", "passed = () if rules.passing is not"),
    Fault(
        "no phoenix pair in a full house",
        "plays",
        "_full_houses(_triples(by_rank), _pairs(by_rank, hand))",
        "_full_houses(_triples(by_rank), _of_rank(by_rank, _PAIR_SIZE, Kind.PAIR))",
    ),
    Fault(
        "tie for deal loser counted clockwise",
        "scoring",
        "seats_after(deal_winner, Direction.COUNTER_CLOCKWISE,",
        "seats_after(deal_winner, Direction.CLOCKWISE,",
    ),
    Fault(
        "a disqualified seat keeps its turns",
        "deal",
        "and other not in passed and other not in deal.disqualified",
        "and other not in passed",
    ),
    Fault("a card is lost in the exchange", "state", "hand_with(hands[receiver], card)", "hands[receiver]"),
    Fault("an equal combination may be played", "combinations", ") > strength(top_play", ") >= strength(top_play"),
    Fault(
        "higher rank before larger gang",
        "combinations",
        "return kind, len(cards), cards[0].rank",
        "return kind, cards[0].rank, len(cards)",
    ),
    Fault("direction never changes", "seats", "if deal_number % 2 == 1 else", "if deal_number > 0 else"),
    Fault(
        "with 1M in the dummy hand the dealer leads",
        "match",
        "return next_seat(public.first_dealer, Direction.COUNTER_CLOCKWISE, public.seat_count)",
        "return public.first_dealer",
    ),
)


def faulty_source(fault: Fault, root: Path) -> str:
    """The source of the module with the fault; the right line must be there exactly once."""
    source = (root / "src/gangoffour/engine" / f"{fault.module}.py").read_text("utf-8")
    if source.count(fault.right) != 1:
        sys.exit(f"{fault.name}: {fault.right!r} is not found exactly once in {fault.module}.py")
    return source.replace(fault.right, fault.wrong)


def plant(fault: Fault, copy: Path) -> None:
    """Write the fault into the copy."""
    path = copy / "src/gangoffour/engine" / f"{fault.module}.py"
    path.write_text(faulty_source(fault, copy), encoding="utf-8")


def first_failure(copy: Path) -> str | None:
    """Run the tests on the copy; return the first that fails, or None."""
    environment = os.environ | {"PYTHONPATH": str(copy / "src"), "GOF_PROPERTY_MATCHES": "3"}
    command = [sys.executable, "-m", "pytest", "-x", "-q", "--no-header", "-p", "no:cacheprovider", *TESTS]
    run = subprocess.run(command, cwd=copy, env=environment, capture_output=True, text=True, check=False)
    if run.returncode == 0:
        return None
    failed = [line for line in run.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
    return failed[0].split(" - ")[0] if failed else f"exit {run.returncode}: {run.stderr.strip()[-200:]}"


def main() -> None:
    """Plant every fault in turn and report."""
    with tempfile.TemporaryDirectory() as folder:
        clean = Path(folder) / "clean"
        for part in ("src", "tests"):
            shutil.copytree(ROOT / part, clean / part, ignore=shutil.ignore_patterns("__pycache__"))
        shutil.copy(ROOT / "pyproject.toml", clean)
        if (failure := first_failure(clean)) is not None:
            sys.exit(f"the tests fail without any fault: {failure}")
        caught = 0
        for fault in FAULTS:
            copy = Path(folder) / "faulty"
            shutil.copytree(clean, copy)
            plant(fault, copy)
            failure = first_failure(copy)
            caught += failure is not None
            print(f"{'caught' if failure else 'MISSED'}  {fault.name}  {failure or ''}", flush=True)
            shutil.rmtree(copy)
    print(f"{caught} of {len(FAULTS)} planted faults caught")
    sys.exit(caught != len(FAULTS))


if __name__ == "__main__":
    main()
