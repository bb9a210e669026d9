from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tools.servers.party import Site, serving


@pytest.fixture
async def site(tmp_path: Path) -> AsyncIterator[Site]:
    """A running server."""
    async with serving(tmp_path) as site:
        yield site


@pytest.fixture
async def stack() -> AsyncIterator[AsyncExitStack]:
    """What a test opens, closed at its end."""
    async with AsyncExitStack() as stack:
        yield stack
