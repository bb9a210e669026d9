"""Stores that refuse nobody because a machine is slow: other tests, and whatever else it has to do, are no overload.

Nor does anybody go without what a projection will know in a moment.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from unittest.mock import patch

from gangoffour.server.adapters.databases import gate
from gangoffour.server.matches import history
from gangoffour.server.ports import Urgency
from gangoffour.server.projections import runner
from tools.patience import PATIENCE_S


@contextmanager
def patient_stores() -> Iterator[None]:
    """Let stores that are opened meanwhile keep whoever waits in the queue for as long as tests wait for anything."""
    with (
        patch.object(gate, "LONGEST_WAIT_S", dict.fromkeys(Urgency, PATIENCE_S)),
        patch.object(runner, "CATCH_UP_S", PATIENCE_S),
        patch.object(history, "TEXT_S", PATIENCE_S),
    ):
        yield
