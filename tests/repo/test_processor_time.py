"""A test that needs too much of a processor must be nightly, and the slowest are named."""

import json
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Literal, cast

import pytest

from tests.processor_time import MOST_S, PROPERTY, REFUSED_S, SHOWN, ProcessorTime, by_file, processor_s

# Processor time is told in hundredths of a second, so a little less may be counted than was burnt.
BURN = "import time\nwhile time.process_time() < 0.5: pass"
OPEN_ENDED = f"{BURN}\nprint('burnt', flush=True)\ninput()"


def run_of(kept: Path, used_s: float, **keywords: Literal[1]) -> tuple[ProcessorTime, int]:
    """Report one test that took so long among many quick ones; return what gathered it and how the run ended."""
    gathered = ProcessorTime(kept)
    for number in range(SHOWN):
        gathered.pytest_runtest_logreport(report_of(f"test_quick_{number}", 0.1))
    gathered.pytest_runtest_logreport(report_of("test_slow", used_s, **keywords))
    session = SimpleNamespace(config=object(), exitstatus=pytest.ExitCode.OK)
    gathered.pytest_sessionfinish(cast("Any", session))
    return gathered, session.exitstatus


def report_of(name: str, used_s: float, **keywords: Literal[1]) -> pytest.TestReport:
    return pytest.TestReport(
        name, (name, 1, name), keywords, "passed", None, "teardown", user_properties=[(PROPERTY, used_s)]
    )


def test_a_test_over_the_limit_fails_the_run_in_ci(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "true")
    gathered, ended = run_of(tmp_path / "slowest.json", REFUSED_S + 1)
    assert (gathered.too_slow, ended) == (["test_slow"], pytest.ExitCode.TESTS_FAILED)


def test_a_test_that_a_slow_machine_may_have_put_over_the_limit_is_named_and_fails_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CI", "true")
    gathered, ended = run_of(tmp_path / "slowest.json", MOST_S + 1)
    assert (gathered.too_slow, ended) == (["test_slow"], pytest.ExitCode.OK)


def test_a_nightly_test_may_take_longer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "true")
    gathered, ended = run_of(tmp_path / "slowest.json", REFUSED_S + 1, nightly=1)
    assert (gathered.too_slow, ended) == ([], pytest.ExitCode.OK)


def test_the_slowest_tests_are_kept_slowest_first(tmp_path: Path) -> None:
    kept = tmp_path / "minutes" / "slowest.json"
    run_of(kept, 5.0)
    slowest = json.loads(kept.read_text(encoding="utf-8"))
    assert len(slowest) == SHOWN
    assert next(iter(slowest.items())) == ("test_slow", 5.0)


def test_the_time_of_a_process_that_was_waited_for_counts() -> None:
    before_s = processor_s()
    subprocess.run([sys.executable, "-c", BURN], check=True)
    assert processor_s() - before_s >= 0.4


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux tells of processes that still run")
def test_the_time_of_a_process_that_still_runs_counts() -> None:
    before_s = processor_s()
    with subprocess.Popen([sys.executable, "-c", OPEN_ENDED], stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        assert process.stdout.readline() == b"burnt\n"
        assert processor_s() - before_s >= 0.4
        process.communicate(b"\n")


def test_the_time_of_a_file_is_that_of_its_tests() -> None:
    used_s = {"tests/a.py::test_one": 1.0, "tests/b.py::test_two[x::y]": 2.5, "tests/a.py::test_three": 2.0}
    assert by_file(used_s) == [("tests/a.py", 3.0), ("tests/b.py", 2.5)]


def test_processes_that_end_while_they_are_looked_at_are_no_fault() -> None:
    with subprocess.Popen(["/bin/sh", "-c", "for each in $(seq 1500); do /bin/true & /bin/true & done; wait"]) as many:
        while many.poll() is None:
            assert processor_s() > 0
