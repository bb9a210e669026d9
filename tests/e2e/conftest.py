"""One server for all tests of a module, and one browser for all of them."""

import os
from binascii import crc32
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

import pytest

from tools.browser.client_build import built_client

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.e2e.looking import View
    from tools.browser.chromium import Person
    from tools.servers.site import Site


class _Skipped(pytest.Module):
    """A module that cannot even be imported where Playwright is missing."""

    def collect(self) -> NoReturn:
        pytest.skip("needs browser: the Python package playwright is missing", allow_module_level=True)


def pytest_pycollect_makemodule(module_path: Path, parent: pytest.Collector) -> pytest.Module | None:
    """Skip without Playwright, unless it was promised."""
    if find_spec("playwright") is None and os.environ.get("GOF_REQUIRE_SERVICES") != "1":
        return _Skipped.from_parent(parent, path=module_path)
    return None


@pytest.fixture(scope="session")
def client() -> Path:
    """The web client, built from its sources."""
    return built_client()


@pytest.fixture(scope="module")
def site(client: Path, tmp_path_factory: pytest.TempPathFactory) -> "Iterator[Site]":
    """A running server, without pauses for the eye."""
    from tools.servers.site import serving  # noqa: PLC0415  without Playwright this file is read all the same

    with serving(tmp_path_factory.mktemp("site"), client) as running:
        yield running


@pytest.fixture(scope="package")
def chromium() -> "Iterator[Browser]":
    """A running browser. This folder's own: the loop of Playwright must not meet that of an async test."""
    from tools.browser.chromium import browser  # noqa: PLC0415  the same

    with browser() as started:
        yield started


@pytest.fixture
def person(chromium: "Browser", site: "Site") -> "Callable[..., AbstractContextManager[Person]]":
    """Give somebody a browser of their own."""
    from tools.browser.chromium import person as made  # noqa: PLC0415  the same

    return partial(made, chromium, site)


@pytest.fixture
def every_view() -> "tuple[View, ...]":
    """All sizes and themes, for tests that are nightly themselves: whoever keeps a name cannot be kept twice."""
    from tests.e2e.looking import VIEWS  # noqa: PLC0415  the same

    return VIEWS


@pytest.fixture(params=["one view", pytest.param("every view", marks=pytest.mark.nightly)])
def views(request: pytest.FixtureRequest) -> "tuple[View, ...]":
    """In which sizes and themes a screen is searched for barriers: every night in all, otherwise each in another."""
    from tests.e2e.looking import VIEWS  # noqa: PLC0415  the same

    if request.param == "every view":
        return VIEWS
    return (VIEWS[crc32(request.node.nodeid.encode()) % len(VIEWS)],)
