"""What is derived from the streams of tables: projections, and the runner that moves them on.

A projection is a pure function from its rows and the events of one table to changed rows. The runner reads the outbox
of a shard, hands each projection what it listens to, and keeps the rows and the cursor in one transaction: at least
once, and a projection that meets an event again changes nothing.
"""

from gangoffour.server.projections.movers import Mover
from gangoffour.server.projections.projection import NOTHING, Lack, Projection, Work
from gangoffour.server.projections.rebuilds import rebuild, retry
from gangoffour.server.projections.runner import Projections, Runner, Status

__all__ = [
    "NOTHING",
    "Lack",
    "Mover",
    "Projection",
    "Projections",
    "Runner",
    "Status",
    "Work",
    "rebuild",
    "retry",
]
