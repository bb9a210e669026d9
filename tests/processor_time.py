"""A pytest plugin that counts the processor time of every test, with that of the processes which it starts.

At the end it names the slowest tests, and keeps them for `scripts.minutes`. A test over the limit must be nightly:
processor time, since how long a test takes is a matter of what else is running. The same test takes up to twice the
processor time on another machine or another day, so where CI=true only twice the limit fails the run.
"""

import contextlib
import json
import os
from collections import defaultdict
from collections.abc import Generator, Iterator, Mapping
from pathlib import Path

import pytest

from scripts.minutes import SLOWEST_TESTS

MOST_S = 20.0
"""A test that needs more must be nightly."""
REFUSED_S = 2 * MOST_S
"""A test that needs more, on whatever machine, fails the run."""
SHOWN = 15
NIGHTLY = "nightly"
PROPERTY = "processor_s"
TICKS_PER_S = os.sysconf("SC_CLK_TCK") if hasattr(os, "sysconf") else 100

_BEGUN = pytest.StashKey[float]()


def processor_s() -> float:
    """Return the processor time of this process, of all it waited for, and of its descendants that still run."""
    used = os.times()
    mine = used.user + used.system + used.children_user + used.children_system
    return mine + sum(map(_used_s, _descendants(os.getpid())))


def _descendants(pid: int) -> Iterator[int]:
    """Yield the living descendants of a process; none where the system does not tell."""
    for child in _children(pid):
        yield child
        yield from _descendants(child)


def _children(pid: int) -> Iterator[int]:
    """Yield the children of a process, which may end while it is looked at."""
    with contextlib.suppress(OSError):
        for thread in Path(f"/proc/{pid}/task").iterdir():
            with contextlib.suppress(OSError):
                yield from map(int, (thread / "children").read_text(encoding="ascii").split())


def _used_s(pid: int) -> float:
    try:
        told = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return 0.0
    # The second field is a name and may hold anything; these four come eleven fields after it.
    return sum(map(int, told.rpartition(")")[2].split()[11:15])) / TICKS_PER_S


def by_file(used_s: Mapping[str, float]) -> list[tuple[str, float]]:
    """Return the processor time of the tests of each file, the most first."""
    whole: defaultdict[str, float] = defaultdict(float)
    for name, each_s in used_s.items():
        whole[name.partition("::")[0]] += each_s
    return sorted(whole.items(), key=lambda each: -each[1])


class ProcessorTime:
    """Measures where tests run, and gathers where they are reported: with pytest-xdist two kinds of processes."""

    def __init__(self, kept: Path) -> None:
        self._kept = kept
        self.used_s: dict[str, float] = {}
        self.too_slow: list[str] = []
        self.refused: list[str] = []

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Generator[None, object, object]:
        """Note when a test begins."""
        item.stash[_BEGUN] = processor_s()
        return (yield)

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(
        self, item: pytest.Item, call: pytest.CallInfo[None]
    ) -> Generator[None, pytest.TestReport, pytest.TestReport]:
        """Write down what a test took when it has cleared up behind itself."""
        report = yield
        if call.when == "teardown":
            # Less than nothing: a process that somebody else waited for took its time with it.
            report.user_properties.append((PROPERTY, max(0.0, processor_s() - item.stash[_BEGUN])))
        return report

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """Gather what tests took."""
        if report.when != "teardown":
            return
        used_s = float(str(dict(report.user_properties)[PROPERTY]))
        self.used_s[report.nodeid] = used_s
        if used_s > MOST_S and NIGHTLY not in report.keywords:
            self.too_slow.append(report.nodeid)
            if used_s > REFUSED_S:
                self.refused.append(report.nodeid)

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        """Keep the slowest tests; fail the run if one is too slow for every push."""
        if hasattr(session.config, "workerinput"):
            return  # a worker of pytest-xdist: it tells its reports to the process that has them all
        slowest = dict(sorted(self.used_s.items(), key=lambda each: -each[1])[:SHOWN])
        if len(self.used_s) > SHOWN:
            self._kept.parent.mkdir(parents=True, exist_ok=True)
            self._kept.write_text(json.dumps(slowest), encoding="utf-8")
        if self.refused and os.environ.get("CI") == "true":
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Name the slowest tests, and those that are too slow."""
        if len(self.used_s) <= SHOWN:
            return
        whole_s = sum(self.used_s.values())
        terminalreporter.section(f"slowest of {whole_s / 60:.1f} minutes of processor time")
        for name, used_s in sorted(self.used_s.items(), key=lambda each: -each[1])[:SHOWN]:
            terminalreporter.write_line(f"{used_s:6.1f} s  {name}")
        terminalreporter.section("files that take the most of it")
        for name, used_s in by_file(self.used_s)[:SHOWN]:
            terminalreporter.write_line(f"{used_s:6.1f} s  {name}")
        for name in self.too_slow:
            terminalreporter.write_line(f"over {MOST_S:.0f} s, so it must be nightly: {name}", red=True)


def pytest_configure(config: pytest.Config) -> None:
    """Take part in the run."""
    config.pluginmanager.register(ProcessorTime(SLOWEST_TESTS), "processor_time")
