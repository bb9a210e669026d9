"""What every clock does: it tells milliseconds that never run backwards, and wakes sleepers in time."""

import asyncio

import pytest

from gangoffour.server.adapters.clocks import ManualClock, SteadyClock, StoreClock
from gangoffour.server.ports import Clock
from tests.contracts.store_time import Store

pytestmark = pytest.mark.anyio


@pytest.fixture(params=["steady", "store", "manual"])
async def clock(request: pytest.FixtureRequest) -> Clock:
    if request.param == "manual":
        return ManualClock()
    if request.param == "steady":
        return SteadyClock()
    store_clock = StoreClock(Store().now_ms)
    await store_clock.sample()
    return store_clock


async def wait(clock: Clock, ms: int) -> None:
    """Let time pass on any clock."""
    if isinstance(clock, ManualClock):
        await clock.advance(ms)
    else:
        await asyncio.sleep(ms / 1000)


async def test_time_passes_in_milliseconds(clock: Clock) -> None:
    before_ms = clock.now_ms()
    await wait(clock, 100)
    assert 100 <= clock.now_ms() - before_ms < 1_000


async def test_a_sleeper_wakes_at_its_moment_and_not_before(clock: Clock) -> None:
    moment_ms = clock.now_ms() + 60
    sleeper = asyncio.create_task(clock.sleep_until(moment_ms))
    await wait(clock, 20)
    assert not sleeper.done()
    await wait(clock, 200)
    assert sleeper.done()
    assert clock.now_ms() >= moment_ms


async def test_it_is_the_moment_when_a_sleeper_wakes(clock: Clock) -> None:
    seen_ms: list[int] = []

    async def sleep(moment_ms: int) -> None:
        await clock.sleep_until(moment_ms)
        seen_ms.append(clock.now_ms() - moment_ms)

    start_ms = clock.now_ms()
    async with asyncio.TaskGroup() as group:
        for delay_ms in range(1, 40):
            group.create_task(sleep(start_ms + delay_ms))
        await wait(clock, 60)
    assert len(seen_ms) == 39
    assert min(seen_ms) >= 0


async def test_a_moment_that_has_passed_is_not_slept_for(clock: Clock) -> None:
    async with asyncio.timeout(1):
        await clock.sleep_until(clock.now_ms())
        await clock.sleep_until(clock.now_ms() - 1_000)
        await clock.sleep_until(0)


async def test_a_sleeper_can_be_cancelled(clock: Clock) -> None:
    sleeper = asyncio.create_task(clock.sleep_until(clock.now_ms() + 50))
    await asyncio.sleep(0)
    sleeper.cancel()
    await wait(clock, 100)
    assert sleeper.cancelled()
