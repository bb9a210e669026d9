"""A plugin of pytest: no garbage is looked for while tests are collected, for it is a quarter of that time.

What was collected lives until the end, so it is also left out whenever garbage is looked for later. Even so a process
that has run thousands of tests has much to look through, and looks less often than Python would.
"""

import gc
from typing import Final

import pytest

_THRESHOLDS: Final = (10_000, 20, 20)


def pytest_configure() -> None:
    """Begin: what is made from now on stays."""
    gc.disable()


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """Look for garbage again, among what the tests themselves make."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*_THRESHOLDS)
    gc.enable()
