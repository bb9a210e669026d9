"""What all tests share: how hard properties are tried, what happens without a service, and promises in real time."""

import os
import signal
from collections.abc import Callable

import pytest
from hypothesis import HealthCheck, settings

from tests.promises import HEADING, Promises

pytest_plugins = ["tests.garbage", "tests.processor_time", "tests.skips"]

# Tests run side by side, and a thread of numpy for every core would keep the others from working. It is told when it
# is loaded; what tests start is not told, for the programs have to see to that themselves.
with pytest.MonkeyPatch.context() as patch:
    patch.setenv("OPENBLAS_NUM_THREADS", "1")
    import numpy as np  # noqa: F401  for its own sake

os.environ["GOF_LANG"] = "en"  # whatever the language of the machine

# A shell starts what runs in the background deaf to Ctrl+C, and the programs that tests interrupt would inherit that.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

settings.register_profile("dev", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.register_profile("long", deadline=None, max_examples=10_000, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile(os.environ.get("GOF_HYPOTHESIS_PROFILE") or ("ci" if os.environ.get("CI") == "true" else "dev"))


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests that measure real time, so that they can run alone."""
    for item in items:
        if "promises" in getattr(item, "fixturenames", ()):
            item.add_marker("promise")


@pytest.fixture
def anyio_backend() -> str:
    """Async tests run on asyncio, as the server does."""
    return "asyncio"


@pytest.fixture
def promises(request: pytest.FixtureRequest, record_property: Callable[[str, object], None]) -> Promises:
    """What a promise in real time is measured with, by a nightly test alone: a busy machine keeps none of them."""
    if request.node.get_closest_marker("nightly") is None:
        raise pytest.UsageError(f"{request.node.nodeid} measures real time: mark it as nightly")
    return Promises(record_property)


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the figures of all promises, kept or broken."""
    reports = [report for reports in terminalreporter.stats.values() for report in reports]
    figures = [
        figure
        for report in reports
        if getattr(report, "when", None) == "call"
        for name, figure in report.user_properties
        if name == HEADING
    ]
    if figures:
        terminalreporter.section(HEADING)
    for figure in figures:
        terminalreporter.line(str(figure))
