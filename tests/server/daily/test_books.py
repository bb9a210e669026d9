"""Books: how everybody stands on a day, though the results come late."""

import asyncio
from typing import cast

import pytest

from gangoffour.server.adapters.clocks import ManualClock
from gangoffour.server.adapters.stores import memory_stores
from gangoffour.server.daily.books import MINUTE_MS, Books
from gangoffour.server.daily.calendar import Calendar, Day
from gangoffour.server.ports import DailyStore
from gangoffour.server.projections import Projections
from tools.patience import until
from tools.servers.daily_season import MONDAY, NOON_MS, keep_season

pytestmark = pytest.mark.anyio


class LateResults:
    """Projections that have caught up when the test says so."""

    def __init__(self) -> None:
        self.asked = 0
        self.come = asyncio.Event()

    async def caught_up(self, _name: str, _shards: object) -> bool:
        self.asked += 1
        await self.come.wait()
        return True


class Bookkeeping:
    """The books of one day, and what they depend on."""

    def __init__(self, store: DailyStore) -> None:
        self.clock = ManualClock(NOON_MS)
        self.calendar = Calendar(store, self.clock)
        self.late = LateResults()
        self.books = Books(store, self.calendar, cast("Projections", self.late), self.clock)

    async def day(self) -> Day:
        return await self.calendar.day(MONDAY)


@pytest.fixture
async def keeping() -> Bookkeeping:
    stores = memory_stores()
    await keep_season(stores.daily)
    return Bookkeeping(stores.daily)


async def test_a_book_is_worked_out_once_for_all_who_ask_in_a_minute(keeping: Bookkeeping) -> None:
    day = await keeping.day()
    asking = [asyncio.create_task(keeping.books.book(day)) for _ in range(5)]
    await until(lambda: keeping.late.asked == 1)
    keeping.late.come.set()
    books = await asyncio.gather(*asking)
    assert all(book is books[0] for book in books)
    assert await keeping.books.book(day) is books[0]
    assert keeping.late.asked == 1


async def test_while_the_results_of_a_minute_are_late_others_read_the_one_before(keeping: Bookkeeping) -> None:
    day = await keeping.day()
    keeping.late.come.set()
    first = await keeping.books.book(day)
    keeping.late.come.clear()
    await keeping.clock.advance(MINUTE_MS)
    waiting = asyncio.create_task(keeping.books.book(day))
    await until(lambda: keeping.late.asked == 2)
    assert await keeping.books.book(day) is first
    keeping.late.come.set()
    second = await waiting
    assert second is not first
    assert await keeping.books.book(day) is second


async def test_nobody_reads_an_older_book_than_the_last_when_the_day_is_over(keeping: Bookkeeping) -> None:
    day = await keeping.day()
    keeping.late.come.set()
    await keeping.books.book(day)
    keeping.late.come.clear()
    await keeping.clock.advance(day.closes_at_ms - keeping.clock.now_ms())
    asking = [asyncio.create_task(keeping.books.book(day)) for _ in range(2)]
    await until(lambda: keeping.late.asked == 2)
    assert not any(task.done() for task in asking)
    keeping.late.come.set()
    last, other = await asyncio.gather(*asking)
    assert last is other


async def test_who_goes_away_does_not_end_the_work_for_those_who_wait(keeping: Bookkeeping) -> None:
    day = await keeping.day()
    first, second = (asyncio.create_task(keeping.books.book(day)) for _ in range(2))
    await until(lambda: keeping.late.asked == 1)
    first.cancel()
    keeping.late.come.set()
    assert await second is await keeping.books.book(day)
