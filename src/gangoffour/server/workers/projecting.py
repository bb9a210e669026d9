"""Which projections there are, and where each of them lives."""

from collections.abc import Collection, Sequence
from typing import Any

from gangoffour.server.adapters.stores import ProjectedStores
from gangoffour.server.lobby.listing import LOBBY_SUBJECT, ListingProjection
from gangoffour.server.matches import MatchProjection
from gangoffour.server.ports import Bus, Clock, TableId
from gangoffour.server.projections import Projections, Runner, Work


def works_of(projected: ProjectedStores, bus: Bus | None = None) -> list[Work[Any]]:
    """Return the projections of one shard; the lobby is told of changes on the bus, after the commit."""

    async def tell_lobby(table_ids: Collection[TableId]) -> None:
        if bus is not None:
            await bus.publish(LOBBY_SUBJECT, str(next(iter(table_ids))))

    return [
        Work(ListingProjection(), projected.listings, tell_lobby),
        Work(MatchProjection(), projected.matches),
    ]


def versions_of() -> dict[str, int]:
    """Return the versions of all projections by their names."""
    return {projection.name: projection.version for projection in (ListingProjection, MatchProjection)}


def projections_of(shards: Sequence[ProjectedStores], clock: Clock, bus: Bus | None = None) -> Projections:
    """Return the projections of all shards."""
    return Projections(
        [Runner(number, projected.outbox, works_of(projected, bus), clock) for number, projected in enumerate(shards)]
    )
