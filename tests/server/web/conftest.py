"""What the tests of the web share."""

import logging
from collections.abc import Iterator

import pytest
import structlog


@pytest.fixture
def _own_logs() -> Iterator[None]:
    """Leave the logs of the process as they were."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    structlog.reset_defaults()
