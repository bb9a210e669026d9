"""A projection that counts, and would count twice whatever it met twice."""

from collections.abc import Sequence
from typing import Any

from gangoffour.protocol import events as wire
from gangoffour.server.adapters.clocks import SteadyClock
from gangoffour.server.adapters.stores import ProjectedStores
from gangoffour.server.ports import ListingRow, TableId
from gangoffour.server.projections import NOTHING, Lack, Runner, Work
from tests.contracts.harness import listing_of
from tools.patience import until


class Counting:
    """How many events a table has, counted one by one."""

    name = "listings"
    is_heavy = False
    reads_records = False

    def __init__(self, version: int = 1, poison: TableId | None = None, refused: TableId | None = None) -> None:
        self.version = version
        self.types = frozenset({"player_banned", "table_opened"})
        self.poison = poison
        """A table whose events cannot be taken in."""
        self.refused = refused
        """A table whose row no store takes."""

    def lack(self, _row: ListingRow | None, _entries: Sequence[wire.Entry]) -> Lack:
        return NOTHING

    def apply(self, table_id: TableId, row: ListingRow | None, entries: Sequence[wire.Entry]) -> ListingRow | None:
        if table_id == self.poison:
            raise ValueError("poison")
        count = (0 if row is None else int(row.fold)) + len(entries)
        seq: Any = None if table_id == self.refused else entries[-1].seq
        return ListingRow(seq, str(count), listing_of(table_id, 1))

    def from_record(self, _text: str) -> None:
        """No record tells how many events there were."""


def counting(projected: ProjectedStores, projection: Counting | None = None) -> Runner:
    """A runner of its own, as another node would have one."""
    work: Work[Any] = Work(projection or Counting(), projected.listings)
    return Runner(0, projected.outbox, [work], SteadyClock())


async def caught_up(runner: Runner) -> None:
    """Wait until all is projected: whoever writes in another database of the server holds it up as well."""
    outbox = runner._outbox  # noqa: SLF001

    async def is_settled() -> bool:
        return await outbox.settled() == await outbox.last()

    await until(is_settled)
    for name in runner.movers:
        await runner.catch_up_with(name)
    await runner.catch_up()


async def counts(projected: ProjectedStores, *table_ids: TableId) -> dict[TableId, int]:
    async with projected.listings.turn() as turn:
        assert turn is not None
        return {table_id: int(row.fold) for table_id, row in (await turn.load(table_ids)).items()}
