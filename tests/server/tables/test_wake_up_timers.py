"""Timers of tables: a moment that is put off costs nothing, one that comes nearer is kept."""

import asyncio
from uuid import uuid4

import pytest

from gangoffour.server.adapters.clocks import ManualClock
from gangoffour.server.ports import TableId
from gangoffour.server.tables.wake_up_timers import Wakeups

pytestmark = pytest.mark.anyio

TABLE = TableId(str(uuid4()))


class Woken:
    """When the table was woken."""

    def __init__(self, clock: ManualClock) -> None:
        self._clock = clock
        self.at_ms: list[int] = []

    async def __call__(self, _table_id: TableId) -> None:
        self.at_ms.append(self._clock.now_ms())


async def test_a_moment_that_is_put_off_again_and_again_takes_one_task() -> None:
    clock = ManualClock(0)
    woken = Woken(clock)
    wakeups = Wakeups(clock, woken)
    before = len(asyncio.all_tasks())
    for moment_ms in range(100, 1_100, 100):
        wakeups.set(TABLE, moment_ms)
        await clock.advance(50)
        assert len(asyncio.all_tasks()) == before + 1
    assert wakeups.tables == [TABLE]
    await clock.advance(499)
    assert woken.at_ms == []
    await clock.advance(1)
    assert (woken.at_ms, wakeups.tables) == ([1_000], [])


async def test_a_moment_that_comes_nearer_is_kept_also_after_one_that_was_put_off() -> None:
    clock = ManualClock(0)
    woken = Woken(clock)
    wakeups = Wakeups(clock, woken)
    for moment_ms in (500, 900, 700):
        wakeups.set(TABLE, moment_ms)
    await clock.advance(600)
    wakeups.set(TABLE, 650)
    await clock.advance(1_000)
    assert woken.at_ms == [650]


async def test_a_table_that_may_sleep_is_not_woken() -> None:
    clock = ManualClock(0)
    woken = Woken(clock)
    wakeups = Wakeups(clock, woken)
    wakeups.set(TABLE, 500)
    wakeups.set(TABLE, 900)
    wakeups.unset(TABLE)
    await clock.advance(2_000)
    assert woken.at_ms == []
    await wakeups.close()
