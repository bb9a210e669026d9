"""Making a projection anew from the streams, beside the one that is there."""

from collections.abc import Callable
from dataclasses import replace
from typing import Any, Final

from gangoffour.server.ports import START, Clock, Cursor, MatchId, Outbox, TableId
from gangoffour.server.projections.movers import Mover
from gangoffour.server.projections.projection import Work

TABLES_AT_ONCE: Final = 100
"""How many tables are projected in one transaction: a long one would hold up everybody who reads the outbox."""

RECORDS_AT_ONCE: Final = 100
"""How many records are read in one transaction."""


def _quiet(_count: int) -> None:
    """Nobody wants to know how far it has come."""


async def rebuild(work: Work[Any], outbox: Outbox, clock: Clock, tell: Callable[[int], None] = _quiet) -> bool:
    """Fill an empty shelf from all streams, catch up, and put it in the place of the other; False if somebody does.

    Where streams are gone, records tell of them.
    What is read meanwhile is the old one, and it is moved on as ever.
    """
    async with work.shelf.rebuilding() as is_ours:
        if not is_ours:
            return False
        cursor = Cursor(START, work.projection.version, await outbox.system_id())
        beside = Mover(replace(work, shelf=await work.shelf.begin_anew(cursor)), outbox, clock)
        # The new cursor keeps everything in the outbox from now on, and what is settled now is seen in the streams.
        async with beside.work.shelf.turn() as turn:
            if turn is None or not await turn.save({}, replace(cursor, place=await outbox.settled())):
                return False
        await _fill(beside, outbox, tell)
        if work.projection.reads_records:  # afterwards: streams may go meanwhile, and none comes back
            await _fill_from_records(beside, outbox)
        while await beside.move():
            pass
        await work.shelf.swap()
    return True


async def _fill(beside: Mover, outbox: Outbox, tell: Callable[[int], None]) -> None:
    after: TableId | None = None
    count = 0
    while table_ids := await outbox.table_ids(after, TABLES_AT_ONCE):
        projected = await beside.project_whole(table_ids)
        async with beside.work.shelf.turn() as turn:
            if turn is not None:
                await beside.keep_whole(turn, projected)
        after = table_ids[-1]
        count += len(table_ids)
        tell(count)


async def _fill_from_records(beside: Mover, outbox: Outbox) -> None:
    after: MatchId | None = None
    while records := await outbox.records(after, RECORDS_AT_ONCE):
        parts = await beside.project_records(records)
        async with beside.work.shelf.turn() as turn:
            if turn is not None:
                for projected in parts:
                    await beside.keep_whole(turn, projected)
        after = records[-1][0]


async def retry(work: Work[Any], outbox: Outbox, clock: Clock) -> tuple[int, int]:
    """Project the tables that are left alone anew from their whole streams; return how many work, and do not."""
    mover = Mover(work, outbox, clock)
    faults = await work.shelf.faults()
    async with work.shelf.turn() as turn:
        if turn is None:
            return 0, len(faults)
        mended = 0
        for fault in faults:
            projected = await mover.project_whole([fault.table_id])
            if not projected.faults:
                # A table without any row is kept as such: then it is parked no more.
                await mover.keep_whole(turn, projected._replace(rows={fault.table_id: None, **projected.rows}))
                mended += 1
    return mended, len(faults) - mended
