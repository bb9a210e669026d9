"""`gangoffour bench`: what it tells people, and what it tells programs."""

import json
import os
import platform
import pty
import subprocess
import sys
from typing import Any

import pytest

import gangoffour
from gangoffour.cli import bench_figures
from gangoffour.cli.bench_subjects import Bench
from gangoffour.core import COMPILED
from tools.terminal import run


def result(what: str, *options: str) -> dict[str, Any]:
    """What a bench of one lot gives to programs."""
    ran = run("bench", what, "--json", "--seconds", "0", "--deals", "20", *options)
    assert (ran.exit_code, ran.stderr) == (0, "")
    found: dict[str, Any] = json.loads(ran.stdout)
    return found


@pytest.mark.parametrize("what", Bench)
def test_a_program_learns_how_fast_it_was_and_on_what(what: Bench) -> None:
    found = result(what)
    assert found.pop("machine")
    assert abs(found.pop("decisions_per_s") * found.pop("seconds") / found.pop("decisions") - 1) < 0.01
    assert found == {
        "bench": what.value,
        "compiled": COMPILED,
        "seats": 4,
        "deals": 20,
        "rules": "classic",
        "version": gangoffour.__version__,
        "python": platform.python_version(),
    }


def test_the_same_seed_plays_the_same_deals() -> None:
    decisions = [result("core", "--seed", seed)["decisions"] for seed in ("7", "7", "8")]
    assert decisions[0] == decisions[1] != decisions[2]


@pytest.mark.parametrize("what", Bench)
def test_more_time_makes_more_decisions(what: Bench) -> None:
    assert result(what, "--seconds", "0.2")["decisions"] > result(what)["decisions"]


def test_in_lockstep_every_deal_takes_one_decision_at_a_time() -> None:
    assert result("env")["decisions"] == 20


@pytest.mark.parametrize("is_compiled, words", [(True, "core (compiled): "), (False, "core (not compiled): ")])
def test_a_person_is_told_in_two_lines_which_build_was_measured(
    is_compiled: bool,  # noqa: FBT001  given by pytest
    words: str,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(bench_figures, "COMPILED", is_compiled)
    ran = run("bench", "core", "--seconds", "0", "--deals", "5")
    first, second = ran.stdout.splitlines()
    assert first.startswith(words)
    assert first.endswith(" decisions a second")
    assert "classic rules, 4 seats, 5 deals side by side" in second


def test_who_has_to_wait_sees_how_far_it_has_got() -> None:
    terminal, end = pty.openpty()
    command = [sys.executable, "-c", "from gangoffour.cli import main; main()", "bench", "core", "--seconds", "2.1"]
    ran = subprocess.run(command, stdout=subprocess.PIPE, stderr=end, check=True)
    os.close(end)
    shown = os.read(terminal, 1 << 16)
    os.close(terminal)
    assert b"100%" in shown
    assert b"%" not in ran.stdout


@pytest.mark.parametrize("options", ["bench martian", "bench core --deals 0", "bench core --seconds -1"])
def test_what_cannot_be_measured_is_refused(options: str) -> None:
    ran = run(*options.split())
    assert ran.exit_code == 2
    assert "Traceback" not in ran.stderr
