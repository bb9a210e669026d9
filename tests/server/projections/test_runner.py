"""The runner: at least once, each table in order, nothing twice in a row, and one poisoned event stops nobody else."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from unittest import mock
from uuid import UUID

import pytest

from gangoffour.protocol import SCHEMA_VERSION
from gangoffour.server.adapters.clocks import ManualClock, SteadyClock
from gangoffour.server.adapters.databases.engines import is_postgres
from gangoffour.server.adapters.stores import ProjectedStores
from gangoffour.server.ports import START, Append, StoredEvent, StoreUnavailable
from gangoffour.server.projections import Projections, Runner, Work
from gangoffour.server.projections.runner import REST_MS
from tests.contracts.harness import Opened
from tests.server.projections.counting import Counting, caught_up, counting, counts
from tools.patience import until

pytestmark = pytest.mark.anyio


@pytest.fixture
def projected(opened: Opened) -> ProjectedStores:
    return opened.stores.projected[0]


def banned(seq: int, payload: bytes = b'{"type":"player_banned","player_id":"x"}') -> StoredEvent:
    """An event that all adapters take, and the counting projection counts."""
    return StoredEvent(seq, 1_700_000_000_000 + seq, None, "player_banned", SCHEMA_VERSION, payload)


async def append(opened: Opened, table_id: UUID, first: int = 1, count: int = 1) -> None:
    events = [banned(seq) for seq in range(first, first + count)]
    await opened.stores.events.append(Append(table_id, first - 1, events))


async def test_what_was_appended_is_projected_once(opened: Opened, projected: ProjectedStores) -> None:
    runner = counting(projected)
    await caught_up(runner)
    first, second = opened.new_table_id(0), opened.new_table_id(0)
    await append(opened, first, 1, 3)
    await append(opened, second, 1, 2)
    await append(opened, first, 4, 2)
    await caught_up(runner)
    await caught_up(runner)
    await caught_up(counting(projected))
    assert await counts(projected, first, second) == {first: 5, second: 2}


async def test_many_runners_at_once_project_everything_once(opened: Opened, projected: ProjectedStores) -> None:
    table_ids = [opened.new_table_id(0) for _ in range(8)]
    is_over = asyncio.Event()
    await caught_up(counting(projected))

    async def play(table_id: UUID) -> None:
        for seq in range(1, 31):
            await append(opened, table_id, seq)

    async def run(runner: Runner) -> None:
        while not is_over.is_set():
            await runner.catch_up()
            await asyncio.sleep(0)

    runners = [asyncio.create_task(run(counting(projected))) for _ in range(3)]
    await asyncio.gather(*map(play, table_ids))
    is_over.set()
    await asyncio.gather(*runners)
    await counting(projected).catch_up_with("listings")
    assert await counts(projected, *table_ids) == dict.fromkeys(table_ids, 30)


async def test_a_poisoned_event_parks_its_table_and_no_other(opened: Opened, projected: ProjectedStores) -> None:
    poisoned, healthy = opened.new_table_id(0), opened.new_table_id(0)
    runner = counting(projected, Counting(poison=poisoned))
    for table_id in (poisoned, healthy):
        await append(opened, table_id)
    await caught_up(runner)
    for table_id in (poisoned, healthy):
        await append(opened, table_id, 2)
    await caught_up(runner)
    assert await counts(projected, poisoned, healthy) == {healthy: 2}
    (fault,) = await projected.listings.faults()
    assert (fault.table_id, fault.seq, fault.error) == (poisoned, 1, "ValueError: poison")
    (status,) = await runner.status()
    assert (status.faults, status.lag_rows) == (1, 0)
    assert runner.movers["listings"].fault_count == 1


async def test_an_event_that_cannot_be_read_parks_its_table(opened: Opened, projected: ProjectedStores) -> None:
    table_id = opened.new_table_id(0)
    await opened.stores.events.append(Append(table_id, 0, [banned(1, b'{"player_id": 7}')]))
    await caught_up(counting(projected))
    assert [fault.table_id for fault in await projected.listings.faults()] == [table_id]


async def test_a_parked_table_is_projected_from_its_beginning_when_it_is_tried_again(
    opened: Opened, projected: ProjectedStores
) -> None:
    table_id = opened.new_table_id(0)
    sick, well = counting(projected, Counting(poison=table_id)), counting(projected)
    await append(opened, table_id, 1, 3)
    await caught_up(sick)
    assert await sick.retry("listings") == (0, 1)
    assert await well.retry("listings") == (1, 0)
    assert await counts(projected, table_id) == {table_id: 3}
    assert await projected.listings.faults() == []
    await append(opened, table_id, 4)
    await caught_up(well)
    assert await counts(projected, table_id) == {table_id: 4}


async def test_a_row_that_the_store_does_not_take_parks_its_table_and_no_other(
    adapter: str, opened: Opened, projected: ProjectedStores
) -> None:
    if adapter in ("memory", "shards"):
        return  # memory takes everything
    refused, healthy = opened.new_table_id(0), opened.new_table_id(0)
    for table_id in (refused, healthy):
        await append(opened, table_id)
    await caught_up(counting(projected, Counting(refused=refused)))
    assert await counts(projected, refused, healthy) == {healthy: 1}
    assert [fault.table_id for fault in await projected.listings.faults()] == [refused]


async def test_a_newer_version_is_made_anew_from_the_streams(opened: Opened, projected: ProjectedStores) -> None:
    table_id = opened.new_table_id(0)
    await append(opened, table_id, 1, 3)
    await caught_up(counting(projected, Counting(version=1, poison=table_id)))
    await caught_up(counting(projected, Counting(version=2)))
    assert await counts(projected, table_id) == {table_id: 3}
    assert await projected.listings.faults() == []
    cursor = await projected.listings.cursor()
    assert cursor is not None
    assert cursor.version == 2


async def test_an_older_program_leaves_newer_rows_alone(opened: Opened, projected: ProjectedStores) -> None:
    table_id = opened.new_table_id(0)
    await caught_up(counting(projected, Counting(version=2)))
    await append(opened, table_id)
    await counting(projected, Counting(version=1)).catch_up()
    assert await counts(projected, table_id) == {}


async def test_streams_from_before_the_outbox_are_projected_at_the_start(
    opened: Opened, projected: ProjectedStores
) -> None:
    table_id = opened.new_table_id(0)
    await append(opened, table_id, 1, 2)
    await projected.outbox.remove_until(await projected.outbox.last())
    assert await projected.outbox.after(START, 1) == []
    await caught_up(counting(projected))
    assert await counts(projected, table_id) == {table_id: 2}


async def test_rows_of_the_outbox_are_removed_once_all_have_passed(opened: Opened, projected: ProjectedStores) -> None:
    await append(opened, opened.new_table_id(0))
    await caught_up(counting(projected))
    assert await projected.outbox.after(START, 1) == []


async def test_a_write_that_failed_is_made_good_by_the_next_one(opened: Opened, projected: ProjectedStores) -> None:
    runner, table_id = counting(projected), opened.new_table_id(0)
    await caught_up(runner)
    await append(opened, table_id)
    with mock.patch.object(projected.listings, "turn", side_effect=StoreUnavailable), pytest.raises(StoreUnavailable):
        await runner.catch_up()
    await caught_up(runner)
    assert await counts(projected, table_id) == {table_id: 1}


async def test_how_far_it_is_behind_is_told(opened: Opened, projected: ProjectedStores) -> None:
    runner, table_id = counting(projected), opened.new_table_id(0)
    await caught_up(runner)
    await append(opened, table_id)
    await append(opened, table_id, 2)
    (status,) = await runner.status()
    assert (status.name, status.shard, status.version, status.lag_rows) == ("listings", 0, 1, 2)
    assert status.lag_s > 0
    await caught_up(runner)
    (status,) = await runner.status()
    assert (status.lag_rows, status.lag_s) == (0, 0)


# --- when it runs ----------------------------------------------------------------------------------------------------


async def test_a_poke_is_enough_and_so_is_time(adapter: str, opened: Opened, projected: ProjectedStores) -> None:
    if is_postgres(adapter):
        return  # whoever writes in another database of the server may hold it up until the next poll
    clock = ManualClock()
    rests: list[int] = []

    async def rest(rest_ms: int) -> None:
        rests.append(rest_ms)
        await clock.sleep_until(clock.now_ms() + rest_ms)

    runner = Runner(0, projected.outbox, [Work(Counting(), projected.listings)], clock, rest)
    first, second = opened.new_table_id(0), opened.new_table_id(0)
    task = asyncio.create_task(runner.run())

    async def is_projected(table_id: UUID) -> bool:
        return bool(await counts(projected, table_id))

    async def is_projected_in_time(table_id: UUID) -> bool:
        await clock.advance(REST_MS)
        return await is_projected(table_id)

    await until(lambda: rests == [REST_MS])
    await append(opened, first)
    await clock.advance(REST_MS)
    runner.poke({"combination_played"})
    runner.poke({"player_banned"})
    await until(lambda: is_projected(first))
    await append(opened, second)
    await until(lambda: is_projected_in_time(second))
    task.cancel()
    await asyncio.wait([task])


async def test_a_row_that_could_not_be_kept_is_right_within_five_seconds(
    adapter: str, opened: Opened, projected: ProjectedStores
) -> None:
    if is_postgres(adapter):
        return  # for the same reason: time passes here as fast as the runner rests
    table_id, refusals = opened.new_table_id(0), iter([StoreUnavailable] * 3)
    rests: list[int] = []
    kept_after_ms: list[int] = []

    class UnwillingTurn:
        """Does not keep the first rows that it is given."""

        def __init__(self, turn: object) -> None:
            self._turn = turn

        def __getattr__(self, name: str) -> object:
            return getattr(self._turn, name)

        async def save(self, rows: dict[UUID, object], *others: object) -> bool:
            if rows and (refusal := next(refusals, None)) is not None:
                raise refusal
            is_saved: bool = await self._turn.save(rows, *others)  # type: ignore[attr-defined]
            if rows:
                kept_after_ms.append(sum(rests))
            return is_saved

    @asynccontextmanager
    async def turn() -> AsyncIterator[UnwillingTurn]:
        async with willing() as real:
            yield UnwillingTurn(real)

    async def rest(rest_ms: int) -> None:
        rests.append(rest_ms)
        await asyncio.sleep(0)

    willing = projected.listings.turn
    await caught_up(counting(projected))
    await append(opened, table_id)
    with mock.patch.object(projected.listings, "turn", turn):
        runner = Runner(0, projected.outbox, [Work(Counting(), projected.listings)], SteadyClock(), rest)
        task = asyncio.create_task(runner.run())
        await until(lambda: bool(kept_after_ms))
        task.cancel()
        await asyncio.wait([task])
    assert 0 < kept_after_ms[0] <= 5_000
    assert await counts(projected, table_id) == {table_id: 1}


async def test_when_nothing_happens_one_question_is_asked(opened: Opened, projected: ProjectedStores) -> None:
    runner = counting(projected)
    await append(opened, opened.new_table_id(0))
    await caught_up(runner)
    asked: list[str] = []

    class Listening:
        def __getattr__(self, name: str) -> object:
            asked.append(name)
            return getattr(projected.outbox, name)

    with mock.patch.object(runner, "_outbox", Listening()), mock.patch.object(projected.listings, "turn") as turn:
        await runner.catch_up()
    assert asked == ["last"]
    turn.assert_not_called()


async def test_whoever_waits_is_told_when_a_store_is_away(opened: Opened, projected: ProjectedStores) -> None:
    runner = counting(projected)
    projections = Projections([runner])
    await caught_up(runner)
    await append(opened, opened.new_table_id(0))
    with mock.patch.object(projected.listings, "turn", side_effect=StoreUnavailable):
        assert not await projections.caught_up("listings")
    assert await projections.caught_up("listings")
    assert await projections.caught_up("listings", [7])
    await projections.close()
