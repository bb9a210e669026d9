"""A plugin of pytest: which tests are left out here, said at the end; where services are promised, none may be."""

import os
from collections import Counter
from collections.abc import Mapping
from typing import Final

import pytest

SERVICES: Final = frozenset({"browser", "compiler", "nats", "node", "postgres"})

MAY_BE_SKIPPED: Final[Mapping[str, str]] = {
    "needs torch": "not among the pins, for which build fits is a matter of the machine",
    "needs sb3_contrib": "the same, for it brings torch; `make nightly-extras` has it",
    "needs open_spiel": "pinned apart, for the benches alone; `make nightly-extras` has it",
    "needs pyarrow": "not among the pins: it is large, and one command wants it; `make nightly-extras` has it",
    "needs caddy to be installed": "a file in deploy/ is judged by its own tool, where there is one",
    "needs check-jsonschema to be installed": "a file in deploy/ is judged by its own tool, where there is one",
    "needs nginx to be installed": "a file in deploy/ is judged by its own tool, where there is one",
    "needs openssl to be installed": "a file in deploy/ is judged by its own tool, where there is one",
    "needs promtool to be installed": "a file in deploy/ is judged by its own tool, where there is one",
    "needs sh to be installed": "a file in deploy/ is judged by its own tool, where there is one",
    "needs systemd-analyze to be installed": "a file in deploy/ is judged by its own tool, where there is one",
    "only a clone knows its files": "an unpacked source distribution is no clone",
    "counts threads in /proc": "a platform without /proc",
    "only Linux tells": "the same",
}
"""How the reason of a skip begins that is no fault even where services are promised, and why."""

_NEEDS: Final = "needs"
"""The property of a skipped test that names a service which it needs."""


def _tests(count: int) -> str:
    return f"{count:,} {'test' if count == 1 else 'tests'}"


def _are_promised() -> bool:
    return os.environ.get("GOF_REQUIRE_SERVICES") == "1"


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skip a test whose services were not promised; once they are promised, let it fail if they are missing."""
    needed = sorted({name for marker in item.iter_markers("services") for name in marker.args})
    if unknown := [name for name in needed if name not in SERVICES]:
        raise pytest.UsageError(f"{item.nodeid} needs unknown services: {', '.join(unknown)}")
    if needed and not _are_promised():
        item.user_properties += [(_NEEDS, name) for name in needed]
        pytest.skip(f"needs {', '.join(needed)}; set GOF_REQUIRE_SERVICES=1 where they run")


def pytest_configure(config: pytest.Config) -> None:
    """Watch the run; with several processes, in the one that hears from all the others."""
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(_Skips(), "skips")


class _Skips:
    """What was skipped in this run."""

    def __init__(self) -> None:
        self.tests_by_service = Counter[str]()
        self.other_reasons = Counter[str]()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if not report.skipped or hasattr(report, "wasxfail"):  # a test that was expected to fail has run
            return
        needed = [str(name) for label, name in report.user_properties if label == _NEEDS]
        self.tests_by_service.update(needed)
        if not needed:
            self._count(report)

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.skipped:
            self._count(report)

    def _count(self, report: pytest.TestReport | pytest.CollectReport) -> None:
        reason = report.longrepr[2] if isinstance(report.longrepr, tuple) else str(report.longrepr)
        self.other_reasons[reason.removeprefix("Skipped: ")] += 1

    @property
    def faults(self) -> list[str]:
        """The reasons that no run with services may have."""
        if not _are_promised():
            return []
        return [reason for reason in self.other_reasons if not reason.startswith(tuple(MAY_BE_SKIPPED))]

    def pytest_sessionfinish(self, session: pytest.Session) -> None:
        if self.faults and session.exitstatus == pytest.ExitCode.OK:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.tests_by_service:
            counted = ", ".join(f"{name} ({_tests(count)})" for name, count in sorted(self.tests_by_service.items()))
            terminalreporter.line(f"not tested here: {counted}; GOF_REQUIRE_SERVICES=1 runs them", yellow=True)
        for reason, count in sorted(self.other_reasons.items()):
            terminalreporter.line(f"not tested here: {reason} ({count:,} skipped)", yellow=True)
        for reason in self.faults:
            terminalreporter.line(f"FAILED: services are promised, and yet tests were skipped: {reason}", red=True)
