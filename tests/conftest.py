"""What all tests share: how hard the properties are tried, and what happens when a service is missing."""

import os
from importlib.util import find_spec
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

SERVICES = frozenset({"browser", "nats", "node", "postgres"})
CHROMIUM = Path("/usr/bin/chromium")

os.environ["GOF_LANG"] = "en"  # whatever the language of the machine

settings.register_profile("dev", deadline=None)
settings.register_profile("ci", deadline=None, derandomize=True, print_blob=True)
settings.register_profile("long", deadline=None, max_examples=10_000, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile(os.environ.get("GOF_HYPOTHESIS_PROFILE") or ("ci" if os.environ.get("CI") == "true" else "dev"))


def is_found(service: str) -> bool:
    """True for a service that is here without a promise: a browser is a program, and needs nobody to start it."""
    return service == "browser" and CHROMIUM.exists() and find_spec("playwright") is not None


def pytest_runtest_setup(item: pytest.Item) -> None:
    """Skip a test whose services were not promised; once they are promised, let it fail if they are missing."""
    needed = {name for marker in item.iter_markers("services") for name in marker.args}
    if unknown := needed - SERVICES:
        raise pytest.UsageError(f"{item.nodeid} needs unknown services: {', '.join(sorted(unknown))}")
    missing = sorted(name for name in needed if not is_found(name))
    if missing and os.environ.get("GOF_REQUIRE_SERVICES") != "1":
        pytest.skip(f"needs {', '.join(missing)}; set GOF_REQUIRE_SERVICES=1 where they run")


@pytest.fixture
def anyio_backend() -> str:
    """Async tests run on asyncio, as the server does."""
    return "asyncio"
