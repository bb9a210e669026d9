"""Who does jobs: one after the other, again when it failed, and once more after whoever did it was killed."""

import asyncio
import signal
import sys
from pathlib import Path

import pytest

from gangoffour.server.adapters.clocks import ManualClock, SteadyClock
from gangoffour.server.adapters.databases.wall_time import wall_now_ms
from gangoffour.server.adapters.jobs.memory_jobs import MemoryJobs
from gangoffour.server.adapters.stores import sqlite_stores
from gangoffour.server.ports import Job
from gangoffour.server.workers.jobs import (
    FIRST_REST_MS,
    LEASE_MS,
    LONGEST_REST_MS,
    MOST_TRIES,
    RENEWALS,
    Duty,
    JobWorker,
    rest_after_ms,
)

pytestmark = pytest.mark.anyio

REVIEW = Job("review", "match 7", "deep")
EVERY_MS = 24 * 3_600_000


class House:
    """Jobs in memory, a clock that the test moves, and a worker whose rests it ends."""

    def __init__(self, every_ms: int | None = None) -> None:
        self.clock = ManualClock()
        self.jobs = MemoryJobs(self.clock.now_ms)
        self.done: list[str] = []
        self.failures = 0
        """How often the job still fails."""
        self.worker = JobWorker(self.jobs, {"review": Duty(self.do, every_ms)}, self.clock, self.rest)

    async def do(self, job: Job) -> None:
        if self.failures:
            self.failures -= 1
            raise ValueError("broken")
        self.done.append(job.key)

    async def rest(self, rest_ms: int) -> None:
        await self.clock.sleep_until(self.clock.now_ms() + rest_ms)


@pytest.fixture
def house() -> House:
    return House()


async def test_jobs_are_done_when_they_are_due(house: House) -> None:
    await house.jobs.enqueue(REVIEW)
    await house.jobs.enqueue(Job("review", "later"), house.clock.now_ms() + 5_000)
    assert await house.worker.work()
    assert not await house.worker.work()
    await house.clock.advance(5_000)
    assert await house.worker.work()
    assert house.done == ["match 7", "later"]


async def test_a_job_that_fails_is_tried_again_after_a_while_that_doubles(house: House) -> None:
    house.failures = 3
    await house.jobs.enqueue(REVIEW)
    for tries in (1, 2, 3):
        assert await house.worker.work()
        await house.clock.advance(rest_after_ms(tries) - 1)
        assert not await house.worker.work()
        await house.clock.advance(1)
    assert await house.worker.work()
    assert house.done == ["match 7"]
    assert [rest_after_ms(tries) for tries in (1, 2, 3)] == [FIRST_REST_MS, 2 * FIRST_REST_MS, 4 * FIRST_REST_MS]
    assert rest_after_ms(1_000) == LONGEST_REST_MS


async def test_a_job_that_never_works_is_given_up(house: House) -> None:
    house.failures = MOST_TRIES + 1
    await house.jobs.enqueue(REVIEW)
    for _ in range(MOST_TRIES):
        assert await house.worker.work()
        await house.clock.advance(LONGEST_REST_MS)
    assert not await house.worker.work()
    assert await house.jobs.given_up() == [(REVIEW, "ValueError: broken")]


async def test_a_job_that_kills_whoever_does_it_is_given_up(house: House) -> None:
    await house.jobs.enqueue(REVIEW)
    for _ in range(MOST_TRIES):
        assert len(await house.jobs.take(["review"], LEASE_MS, 1)) == 1
        await house.clock.advance(LEASE_MS)
    assert await house.worker.work()
    assert house.done == []
    ((job, error),) = await house.jobs.given_up()
    assert (job, "killed" in error) == (REVIEW, True)


async def test_what_is_periodic_comes_again_and_is_never_given_up() -> None:
    house = House(every_ms=EVERY_MS)
    await house.worker.begin()
    await house.worker.begin()
    assert await house.worker.work()
    assert not await house.worker.work()
    house.failures = MOST_TRIES
    await house.clock.advance(EVERY_MS)
    for _ in range(MOST_TRIES):
        assert await house.worker.work()
        await house.clock.advance(LONGEST_REST_MS)
    await house.clock.advance(EVERY_MS)
    assert await house.worker.work()
    assert house.done == ["", ""]
    assert await house.jobs.given_up() == []


async def test_a_job_that_takes_longer_than_a_lease_is_not_taken_by_another(house: House) -> None:
    is_over = asyncio.Event()

    async def think(_job: Job) -> None:
        await is_over.wait()

    slow = JobWorker(house.jobs, {"review": Duty(think)}, house.clock, house.rest)
    await house.jobs.enqueue(REVIEW)
    thinking = asyncio.create_task(slow.work())
    for _ in range(4 * RENEWALS):
        await house.clock.advance(LEASE_MS // RENEWALS)
        assert not await house.worker.work()
    is_over.set()
    assert await thinking
    await house.clock.advance(LEASE_MS)
    assert not await house.worker.work()
    assert house.done == []


async def test_the_worker_goes_on_by_itself(house: House) -> None:
    running = asyncio.create_task(house.worker.run())
    await house.jobs.enqueue(REVIEW)
    for _ in range(3):
        await house.clock.advance(2_000)
    running.cancel()
    assert house.done == ["match 7"]


KILLED_AT_ITS_JOB = """
import asyncio, os, signal, sys
from gangoffour.server.adapters.clocks import SteadyClock
from gangoffour.server.adapters.stores import open_stores
from gangoffour.server.ports import Job
from gangoffour.server.workers.jobs import Duty, JobWorker

async def die(job):
    os.kill(os.getpid(), signal.SIGKILL)

async def main():
    async with open_stores([sys.argv[1]]) as stores:
        await stores.jobs[0].enqueue(Job("review", "match 7", "deep"))
        await JobWorker(stores.jobs[0], {"review": Duty(die)}, SteadyClock()).work()

asyncio.run(main())
"""


async def test_a_job_whose_process_is_killed_is_done_once_more(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path / 'server.sqlite'}"
    killed = await asyncio.create_subprocess_exec(sys.executable, "-c", KILLED_AT_ITS_JOB, url)
    assert await killed.wait() == -signal.SIGKILL
    done: list[Job] = []

    async def do(job: Job) -> None:
        done.append(job)

    async with sqlite_stores(url) as stores:
        worker = JobWorker(stores.jobs[0], {"review": Duty(do)}, SteadyClock())
        assert not await worker.work(), "nobody can know yet that it was killed"
    async with sqlite_stores(url, lambda: wall_now_ms() + LEASE_MS) as stores:
        worker = JobWorker(stores.jobs[0], {"review": Duty(do)}, SteadyClock())
        assert await worker.work()
        assert not await worker.work()
    assert done == [REVIEW]
