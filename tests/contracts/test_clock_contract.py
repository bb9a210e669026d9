"""What every clock does: it tells milliseconds that never run backwards, and wakes sleepers in time."""

import asyncio

import pytest

from gangoffour.server.adapters.clocks import ManualClock, SteadyClock, StoreClock
from gangoffour.server.ports import Clock
from tests.contracts.store_time import Store, seconds_of
from tools.patience import PATIENCE_S

pytestmark = pytest.mark.anyio


@pytest.fixture
def passing() -> ManualClock:
    """Time, which passes when the test says so."""
    return ManualClock()


@pytest.fixture(params=["steady", "store", "manual"])
async def clock(request: pytest.FixtureRequest, passing: ManualClock) -> Clock:
    if request.param == "manual":
        return passing
    if request.param == "steady":
        return SteadyClock(seconds_of(passing))
    store_clock = StoreClock(Store(passing).now_ms, seconds_of(passing))
    await store_clock.sample()
    return store_clock


async def test_time_passes_in_milliseconds(clock: Clock, passing: ManualClock) -> None:
    before_ms = clock.now_ms()
    await passing.advance(100)
    assert abs(clock.now_ms() - before_ms - 100) <= 1, "apart from what fractions of a millisecond are cut off"


async def test_a_sleeper_wakes_at_its_moment_and_not_before(clock: Clock, passing: ManualClock) -> None:
    moment_ms = clock.now_ms() + 60
    sleeper = asyncio.create_task(clock.sleep_until(moment_ms))
    await passing.advance(20)
    assert not sleeper.done()
    await passing.advance(200)
    assert sleeper.done()
    assert clock.now_ms() >= moment_ms


async def test_it_is_the_moment_when_a_sleeper_wakes(clock: Clock, passing: ManualClock) -> None:
    seen_ms: list[int] = []

    async def sleep(moment_ms: int) -> None:
        await clock.sleep_until(moment_ms)
        seen_ms.append(clock.now_ms() - moment_ms)

    start_ms = clock.now_ms()
    async with asyncio.TaskGroup() as group:
        for delay_ms in range(1, 40):
            group.create_task(sleep(start_ms + delay_ms))
        await passing.advance(60)
    assert len(seen_ms) == 39
    assert min(seen_ms) >= 0


async def test_a_moment_that_has_passed_is_not_slept_for(clock: Clock) -> None:
    async with asyncio.timeout(PATIENCE_S):  # nobody lets time pass
        await clock.sleep_until(clock.now_ms())
        await clock.sleep_until(clock.now_ms() - 1_000)
        await clock.sleep_until(0)


async def test_a_sleeper_can_be_cancelled(clock: Clock, passing: ManualClock) -> None:
    sleeper = asyncio.create_task(clock.sleep_until(clock.now_ms() + 50))
    await asyncio.sleep(0)
    sleeper.cancel()
    await passing.advance(100)
    assert sleeper.cancelled()
