"""Each clock's own promises."""

import asyncio
import time
from dataclasses import dataclass

import pytest

from gangoffour.server.adapters.clocks import RESAMPLE_S, ManualClock, SteadyClock, StoreClock
from tests.contracts.store_time import Store, seconds_of
from tests.promises import Promises
from tools.patience import PATIENCE_S

pytestmark = pytest.mark.anyio


@dataclass(frozen=True)
class Stage:
    """A store, a clock that asks it, and the time of both."""

    passing: ManualClock
    store: Store
    clock: StoreClock

    @property
    def error_ms(self) -> int:
        """How far the clock is off."""
        return self.clock.now_ms() - self.store.true_ms()


@pytest.fixture
def stage() -> Stage:
    passing = ManualClock(now_ms=5_000)
    store = Store(passing, ahead_ms=3_600_000)
    return Stage(passing, store, StoreClock(store.now_ms, seconds_of(passing)))


async def test_a_store_clock_tells_the_time_of_the_store(stage: Stage) -> None:
    await stage.clock.sample()
    assert stage.error_ms == 0
    await stage.passing.advance(86_400_000)
    assert stage.error_ms == 0


async def test_the_quickest_answer_of_a_sample_counts(stage: Stage) -> None:
    stage.store.delays_ms = [(0, 200), (100, 0), (10, 20), (0, 100), (150, 0)]
    sampling = asyncio.create_task(stage.clock.sample())
    await stage.passing.advance(1_000)
    await sampling
    assert abs(stage.error_ms) == 5, "half of what the two ways of the quickest differ by"


async def test_a_store_clock_that_was_never_set_says_so(stage: Stage) -> None:
    with pytest.raises(RuntimeError, match="sample"):
        stage.clock.now_ms()


async def test_time_stands_still_when_the_store_was_set_back(stage: Stage) -> None:
    await stage.clock.sample()
    before_ms = stage.clock.now_ms()
    stage.store.ahead_ms -= 150
    await stage.clock.sample()
    assert stage.clock.now_ms() == before_ms
    async with asyncio.timeout(PATIENCE_S):
        await stage.clock.sleep_until(before_ms)  # what it once showed has passed
    await stage.passing.advance(149)
    assert stage.clock.now_ms() == before_ms
    await stage.passing.advance(2)
    assert stage.clock.now_ms() == before_ms + 1
    assert stage.error_ms == 0


async def test_a_sleeper_sleeps_in_the_time_of_the_store_that_was_set_back(stage: Stage) -> None:
    await stage.clock.sample()
    moment_ms = stage.clock.now_ms() + 20
    stage.store.ahead_ms -= 100
    await stage.clock.sample()
    sleeper = asyncio.create_task(stage.clock.sleep_until(moment_ms))
    await stage.passing.advance(119)
    assert not sleeper.done()
    await stage.passing.advance(1)
    assert sleeper.done()
    assert stage.clock.now_ms() == stage.store.true_ms() == moment_ms


async def test_a_running_store_clock_follows_the_store_and_outlives_it(stage: Stage) -> None:
    running = asyncio.create_task(stage.clock.run())
    await stage.passing.settle()
    stage.store.ahead_ms += 5_000
    assert stage.error_ms == -5_000
    await stage.passing.advance(int(RESAMPLE_S * 1000))
    assert stage.error_ms == 0
    stage.store.is_away = True
    asked_count = stage.store.asked_count
    await stage.passing.advance(2 * int(RESAMPLE_S * 1000))
    assert stage.store.asked_count == asked_count + 2
    assert stage.error_ms == 0
    assert not running.done()
    running.cancel()
    await asyncio.wait([running])
    assert running.cancelled()


async def test_moving_the_wall_clock_does_not_move_a_steady_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    wall_s = 1_700_000_000.0
    monkeypatch.setattr(time, "time", lambda: wall_s)
    clock = SteadyClock(seconds_of(ManualClock()))
    for moved_s in (86_400, -86_400):
        monkeypatch.setattr(time, "time", lambda moved_s=moved_s: wall_s + moved_s)
        assert clock.now_ms() == wall_s * 1000


async def wall_now_ms() -> int:
    return int(time.time() * 1000)


async def test_the_seconds_of_the_machine_pass_by_themselves() -> None:
    store_clock = StoreClock(wall_now_ms)
    await store_clock.sample()
    for clock in (SteadyClock(), store_clock):
        moment_ms = clock.now_ms() + 30
        async with asyncio.timeout(PATIENCE_S):
            await clock.sleep_until(moment_ms)
        assert clock.now_ms() >= moment_ms


@pytest.mark.nightly
async def test_sleepers_of_the_machine_wake_in_time(promises: Promises) -> None:
    store_clock = StoreClock(wall_now_ms)
    await store_clock.sample()
    for clock in (SteadyClock(), store_clock):
        with promises.within(0.2, f"sleeping 0.1 s by a {type(clock).__name__}", least_s=0.09):
            await clock.sleep_until(clock.now_ms() + 100)
    promises.kept(abs(store_clock.now_ms() / 1000 - time.time()), 0.02, "how far a StoreClock is off its store")


async def test_a_manual_clock_wakes_sleepers_in_order_each_at_its_moment() -> None:
    clock = ManualClock(now_ms=0)
    woken: list[tuple[str, int]] = []

    async def sleep(name: str, moment_ms: int) -> None:
        await clock.sleep_until(moment_ms)
        woken.append((name, clock.now_ms()))

    async with asyncio.TaskGroup() as group:
        for name, moment_ms in (("late", 30), ("early", 10), ("first of two", 20), ("second of two", 20), ("last", 50)):
            group.create_task(sleep(name, moment_ms))
        await clock.advance(40)
        assert woken == [("early", 10), ("first of two", 20), ("second of two", 20), ("late", 30)]
        assert clock.now_ms() == 40
        await clock.advance(10)
    assert woken[-1] == ("last", 50)


async def test_a_sleeper_that_sleeps_again_is_woken_again_in_the_same_advance() -> None:
    clock = ManualClock(now_ms=0)
    ticks: list[int] = []

    async def tick() -> None:
        while True:
            await clock.sleep_until(clock.now_ms() + 10)
            await asyncio.sleep(0)
            ticks.append(clock.now_ms())

    ticking = asyncio.create_task(tick())
    await clock.advance(35)
    assert ticks == [10, 20, 30]
    ticking.cancel()
    await asyncio.wait([ticking])
