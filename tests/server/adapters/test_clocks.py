"""Each clock's own promises."""

import asyncio
import time

import pytest

from gangoffour.server.adapters import clocks
from gangoffour.server.adapters.clocks import ManualClock, SteadyClock, StoreClock
from tests.contracts.store_time import Store

pytestmark = pytest.mark.anyio


async def test_a_store_clock_tells_the_time_of_the_store() -> None:
    store = Store(ahead_ms=3_600_000)
    clock = StoreClock(store.now_ms)
    await clock.sample()
    assert abs(clock.now_ms() - store.true_ms()) <= 5


async def test_the_quickest_answer_of_a_sample_counts() -> None:
    store = Store()
    store.delays_s = [(0.0, 0.2), (0.1, 0.0), (0.0, 0.0), (0.0, 0.1), (0.15, 0.0)]
    clock = StoreClock(store.now_ms)
    await clock.sample()
    assert abs(clock.now_ms() - store.true_ms()) <= 20


async def test_a_store_clock_that_was_never_set_says_so() -> None:
    clock = StoreClock(Store().now_ms)
    with pytest.raises(RuntimeError, match="sample"):
        clock.now_ms()


async def test_time_stands_still_when_the_store_was_set_back() -> None:
    store = Store()
    clock = StoreClock(store.now_ms)
    await clock.sample()
    before_ms = clock.now_ms()
    store.ahead_ms = -150
    await clock.sample()
    assert clock.now_ms() == before_ms
    await asyncio.sleep(0.3)
    assert clock.now_ms() > before_ms
    assert abs(clock.now_ms() - store.true_ms()) <= 20


async def test_a_sleeper_sleeps_in_the_time_of_the_store_that_was_set_back() -> None:
    store = Store()
    clock = StoreClock(store.now_ms)
    await clock.sample()
    moment_ms = clock.now_ms() + 20
    store.ahead_ms = -100
    await clock.sample()
    await clock.sleep_until(moment_ms)
    assert store.true_ms() >= moment_ms - 5
    assert clock.now_ms() >= moment_ms


async def test_a_running_store_clock_follows_the_store_and_outlives_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clocks, "RESAMPLE_S", 0.02)
    store = Store()
    clock = StoreClock(store.now_ms)
    running = asyncio.create_task(clock.run())
    await asyncio.sleep(0.05)
    store.ahead_ms = 5_000
    await asyncio.sleep(0.1)
    assert abs(clock.now_ms() - store.true_ms()) <= 20
    store.is_away = True
    asked_count = store.asked_count
    await asyncio.sleep(0.1)
    assert store.asked_count > asked_count + 1
    assert abs(clock.now_ms() - store.true_ms()) <= 20
    assert not running.done()
    running.cancel()
    await asyncio.wait([running])
    assert running.cancelled()


async def test_moving_the_wall_clock_does_not_move_a_steady_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    wall_s = time.time()
    clock = SteadyClock()
    monkeypatch.setattr(time, "time", lambda: wall_s + 86_400)
    assert abs(clock.now_ms() - wall_s * 1000) < 1_000
    monkeypatch.setattr(time, "time", lambda: wall_s - 86_400)
    assert abs(clock.now_ms() - wall_s * 1000) < 1_000


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
