"""Plant faults in the rules, each in a copy of the project: do the tests see them?

Each fault is one that a program for this game has had, or could easily have. A fault that no longer fits the source
is an error: it has to be planted anew where the code went. With the names of rooms only their faults are planted.
"""

import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path

ROOT = Path(__file__).parents[1]
TESTS = {
    "engine": ("tests/rulings", "tests/engine", "tests/properties"),
    "core": ("tests/core", "tests/encoding", "tests/analysis/test_proofs.py"),
    "encoding": ("tests/encoding",),
}
"""By room, the tests that have to see a fault in it."""


@dataclass(frozen=True)
class Fault:
    """A wrong line in place of a right one."""

    name: str
    module: str
    right: str
    wrong: str
    room: str = "engine"


def _not_cleared(head: str) -> tuple[str, str]:
    """What was seen stays, in the place that this line marks."""
    loop = "\n        for i in range(_SEEN):\n            self.seen[place * _SEEN + i] = 0\n"
    return head + loop, head + "\n"


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
    Fault("a pass is kept after the top play", "_deals", "if self.reenter:", "if not self.reenter:", "core"),
    Fault(
        "an open window does not lift the duty",
        "_deals",
        "            out |= 1 << (self.window - 1)",
        "            out |= 0",
        "core",
    ),
    Fault(
        "a lone seat is bound by its own last card",
        "_deals",
        "if following < 0:\n            return False\n        return ((self.declared",
        "if following < 0:\n            following = seat\n        return ((self.declared",
        "core",
    ),
    Fault("the engine binds a lone seat by its own last card", "last_card", " if nearest != seat)", ")"),
    Fault(
        "a gang is never required", "_deals", "if self.duty_gang != _REQUIRED or", "if self.duty_gang != 9 or", "core"
    ),
    Fault("a gang is never forbidden", "_deals", "if self.duty_gang != _FORBIDDEN:", "if self.duty_gang != 9:", "core"),
    Fault("the highest single is not asked for", "_deals", "if self.duty_lead_highest:", "if False:", "core"),
    Fault("the opening has no limit", "_deals", "] <= self.opening_max_cards:", "] <= 7:", "core"),
    Fault("the first lead stays bound", "_deals", "            self.opening = 0\n", "", "core"),
    Fault(
        "a disqualified seat leads on",
        "_deals",
        "if (self.disqualified >> following) & 1:",
        "if self.disqualified < 0:",
        "core",
    ),
    Fault("the tribute may always come back", "_deals", "if not self.return_same:", "if False:", "core"),
    Fault(
        "the second copy stays in the upper place",
        "_deals",
        "return hand ^ (((hand >> 1) & ~hand & self.paired) * 3)",
        "return hand",
        "core",
    ),
    Fault("no points for a missed declaration", "_deals", "+= self.undeclared_extra", "+= 0", "core"),
    Fault("ties by hand are not looked at", "_deals", "if self.leftover_tiebreak and", "if False and", "core"),
    Fault(
        "an equal play may follow",
        "_plays",
        "need: cython.int = self.strengths[top]",
        "need: cython.int = self.strengths[top] - 1",
        "core",
    ),
    Fault("1M begins no straight flush", "_plays", "if run == 0 and self.hand & 64:", "if False:", "core"),
    Fault("1M is in no flush", "_plays", "                low |= _HALF\n", "                low |= 0\n", "core"),
    Fault(
        "the phoenixes make no full house",
        "_plays",
        "for rank in range(_RANKS + 1):\n            slot = self._slot(rank) + _PAIRS",
        "for rank in range(_RANKS):\n            slot = self._slot(rank) + _PAIRS",
        "core",
    ),
    Fault(
        "a pass is noted for the wrong seat",
        "_stepper",
        "self.seen[at + _SEATS] |= _ONE",
        "self.seen[place * _SEEN + _SEATS + self.at_hand.top_seat] |= _ONE",
        "core",
    ),
    Fault("a second copy is not noted", "_stepper", "|= cards | ((self.seen[at] & cards) << 1)", "|= cards", "core"),
    Fault("to reach the limit is not enough", "_stepper", "highest < self.match", "highest <= self.match", "core"),
    Fault("the last deal is one too late", "_stepper", "_deals <= self.numbers", "_deals < self.numbers", "core"),
    Fault("a tie puts no end off", "_stepper", "return ties == 1 or not self.extra_deal", "return True", "core"),
    Fault("what was played in the deal before stays", "_stepper", *_not_cleared("self.numbers[place] += 1"), "core"),
    Fault("what was played in the match before stays", "_stepper", *_not_cleared("self.numbers[place] = 1"), "core"),
    Fault(
        "chance is shared with the place before",
        "_stepper",
        "        self.croupier.chance = self.chances[place]\n        self.croupier._deal(self.numbers",
        "        self.croupier._deal(self.numbers",
        "core",
    ),
    Fault(
        "a turn without a choice is not noted",
        "_stepper",
        "self._take(place, self.at_hand.plays.listed[0])",
        "self.at_hand.act(self.at_hand.seat, self.at_hand.plays.listed[0])",
        "core",
    ),
    Fault("the last world alone replies", "_proofs", "_actions(listed, end)", "_actions(listed, listed)", "core"),
    Fault(
        "one refuted reply is overlooked",
        "_proofs",
        "if verdict == _NO:\n                return _NO",
        "if verdict == 9:\n                return _NO",
        "core",
    ),
    Fault(
        "one world alone goes on",
        "_proofs",
        "            if self._lists(action):",
        "            if self._lists(action) and place == start:",
        "core",
    ),
    Fault("a list is not in order", "_stepper", "self.listed[at - 1] > action:", "self.listed[at - 1] < 0:", "core"),
    Fault(
        "slots in the wrong direction",
        "_stepper",
        "= self.at_hand.clockwise *",
        "= (1 - self.at_hand.clockwise) *",
        "core",
    ),
    Fault("no card has to be returned", "_stepper", "self.at_hand.phase == _RETURN:", "False:", "core"),
    Fault("a tribute that came back is held", "_stepper", "if returned != tribute and not", "if not", "core"),
    Fault(
        "a seat's own plays are unseen",
        "_stepper",
        "for seat in range(_SEATS):\n            played",
        "for seat in range(3):\n            played",
        "core",
    ),
    Fault("a score above the limit has no scale", "_stepper", "min(score, self.highest_score)", "score", "core"),
    Fault("a gang of five looks like one of four", "_stepper", "[top] - _SMALLEST_GANG", "[top] - 5", "core"),
    Fault("a full house counts by its pair", "layout", "2 if kind is Kind.FULL_HOUSE else -1", "-1", "encoding"),
    Fault(
        "scores are told one sixteenth too high",
        "layout",
        "1 << min(score * SCALE",
        "1 << min(1 + score * SCALE",
        "encoding",
    ),
    Fault(
        "a pass lasts too long",
        "observations",
        "                passed.clear()\n",
        "                pass\n",
        "encoding",
    ),
    Fault(
        "the next seat is slot 3",
        "observations",
        "(view.seat, *seats_after(view.seat, deal.direction, view",
        "(view.seat, *seats_after(view.seat, deal.direction.reversed, view",
        "encoding",
    ),
    Fault("every play declares", "actions", "declare=declare or not is_due", "declare=True", "core"),
    Fault("the legal list is not in order", "actions", "np.array(sorted(i for", "np.array(list(i for", "encoding"),
)


def faulty_source(fault: Fault, root: Path) -> str:
    """The source of the module with the fault; the right line must be there exactly once."""
    source = (root / "src/gangoffour" / fault.room / f"{fault.module}.py").read_text("utf-8")
    if source.count(fault.right) != 1:
        sys.exit(f"{fault.name}: {fault.right!r} is not found exactly once in {fault.module}.py")
    return source.replace(fault.right, fault.wrong)


def plant(fault: Fault, copy: Path) -> None:
    """Write the fault into the copy."""
    path = copy / "src/gangoffour" / fault.room / f"{fault.module}.py"
    path.write_text(faulty_source(fault, copy), encoding="utf-8")


def first_failure(copy: Path, room: str) -> str | None:
    """Run the tests on the copy; return the first that fails, or None."""
    environment = os.environ | {"PYTHONPATH": str(copy / "src"), "GOF_PROPERTY_MATCHES": "3"}
    command = [sys.executable, "-m", "pytest", "-x", "-q", "--no-header", "-p", "no:cacheprovider", *TESTS[room]]
    run = subprocess.run(command, cwd=copy, env=environment, capture_output=True, text=True, check=False)
    if run.returncode == 0:
        return None
    failed = [line for line in run.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
    return failed[0].split(" - ")[0] if failed else f"exit {run.returncode}: {run.stderr.strip()[-200:]}"


def failure_with(fault: Fault, clean: Path) -> str | None:
    """Plant a fault in a copy of its own; return the first test that fails, or None."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "faulty"
        shutil.copytree(clean, copy)
        plant(fault, copy)
        return first_failure(copy, fault.room)


def main() -> None:
    """Plant every fault, or those of the rooms that were named, as many at once as there are cores, and report."""
    rooms = sys.argv[1:] or list(TESTS)
    if unknown := set(rooms) - TESTS.keys():
        sys.exit(f"no faults are known for {', '.join(sorted(unknown))}; there are some for {', '.join(TESTS)}")
    faults = [fault for fault in FAULTS if fault.room in rooms]
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(os.cpu_count()) as lanes:
        clean = Path(folder) / "clean"
        # Without its compiled twin the core runs from the source that the faults are planted in.
        for part in ("src", "tools", "scripts", "tests"):
            shutil.copytree(ROOT / part, clean / part, ignore=shutil.ignore_patterns("__pycache__", "*.so"))
        shutil.copy(ROOT / "pyproject.toml", clean)
        for failure in lanes.map(partial(first_failure, clean), rooms):
            if failure is not None:
                sys.exit(f"the tests fail without any fault: {failure}")
        caught = 0
        for fault, failure in zip(faults, lanes.map(partial(failure_with, clean=clean), faults), strict=True):
            caught += failure is not None
            print(f"{'caught' if failure else 'MISSED'}  {fault.name}  {failure or ''}", flush=True)
    print(f"{caught} of {len(faults)} planted faults caught")
    sys.exit(caught != len(faults))


if __name__ == "__main__":
    main()
