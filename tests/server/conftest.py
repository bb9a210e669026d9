"""What the tests of the server share."""

from collections.abc import Iterator

import pytest

from tools.servers.patient_stores import patient_stores


@pytest.fixture(scope="session", autouse=True)
def _patience() -> Iterator[None]:
    """No store refuses anybody because the machine is slow."""
    with patient_stores():
        yield
