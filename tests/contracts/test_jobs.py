"""The contract of `Jobs`: each is done at least once, by one at a time, and nothing that was asked for is lost."""

import asyncio
from dataclasses import replace

import pytest

from gangoffour.server.adapters.databases.database import Database
from gangoffour.server.adapters.databases.engines import open_engine
from gangoffour.server.adapters.jobs.sql_jobs import SqlJobs
from gangoffour.server.ports import Job, Jobs, Taken
from tests.contracts.harness import Opened

pytestmark = pytest.mark.anyio

REVIEW = Job("review", "match 7", "deep")
OTHER = Job("review", "match 8")
LEASE_MS = 60_000
LATER_MS = 3_600_000


@pytest.fixture
def jobs(opened: Opened) -> Jobs:
    return opened.stores.jobs[0]


async def take(jobs: Jobs, limit: int = 9) -> list[Taken]:
    return await jobs.take(["review"], LEASE_MS, limit)


async def taken_one(jobs: Jobs) -> Taken:
    (taken,) = await take(jobs)
    return taken


async def test_a_job_is_taken_once_and_gone_when_it_is_done(jobs: Jobs) -> None:
    await jobs.enqueue(REVIEW)
    taken = await taken_one(jobs)
    assert (taken.job, taken.tries) == (REVIEW, 1)
    assert await take(jobs) == []
    assert await jobs.finish(taken)
    await jobs.ensure(REVIEW)
    assert (await taken_one(jobs)).tries == 1


async def test_a_job_is_asked_for_until_it_is_done_or_given_up(jobs: Jobs) -> None:
    assert not await jobs.is_asked_for(REVIEW)
    await jobs.enqueue(REVIEW)
    assert await jobs.is_asked_for(Job(REVIEW.kind, REVIEW.key))
    assert not await jobs.is_asked_for(OTHER)
    taken = await taken_one(jobs)
    assert await jobs.is_asked_for(REVIEW)
    await jobs.fail(taken, "broken", None)
    assert not await jobs.is_asked_for(REVIEW)
    await jobs.enqueue(REVIEW)
    await jobs.finish(await taken_one(jobs))
    assert not await jobs.is_asked_for(REVIEW)


async def test_a_job_waits_until_it_is_due(opened: Opened, jobs: Jobs) -> None:
    now_ms = await opened.stores.events.now_ms()
    await jobs.enqueue(REVIEW, now_ms + LATER_MS)
    assert await take(jobs) == []
    await opened.pass_time(LATER_MS + 1)
    assert (await taken_one(jobs)).job == REVIEW


async def test_who_waits_longest_is_taken_first(opened: Opened, jobs: Jobs) -> None:
    now_ms = await opened.stores.events.now_ms()
    for age_ms in (1_000, 3_000, 2_000):
        await jobs.enqueue(Job("review", str(age_ms)), now_ms - age_ms)
    assert [taken.job.key for taken in await take(jobs, 2)] == ["3000", "2000"]
    assert [taken.job.key for taken in await take(jobs, 2)] == ["1000"]


async def test_a_kind_that_nobody_asks_for_is_left_to_others(jobs: Jobs) -> None:
    await jobs.enqueue(Job("boards", "monday"))
    assert await take(jobs) == []
    assert len(await jobs.take(["boards", "review"], LEASE_MS, 9)) == 1


async def test_a_job_that_is_asked_for_twice_is_done_once_as_it_was_asked_last(opened: Opened, jobs: Jobs) -> None:
    now_ms = await opened.stores.events.now_ms()
    await jobs.enqueue(REVIEW)
    await jobs.enqueue(replace(REVIEW, body="deeper"), now_ms + LATER_MS)
    await jobs.ensure(replace(REVIEW, body="not at all"))
    taken = await taken_one(jobs)
    assert taken.job.body == "deeper"
    assert await jobs.finish(taken)
    assert await take(jobs) == []


async def test_a_job_that_is_asked_for_while_it_is_done_is_done_once_more(jobs: Jobs) -> None:
    await jobs.enqueue(REVIEW)
    first = await taken_one(jobs)
    await jobs.enqueue(replace(REVIEW, body="deeper"))
    assert await take(jobs) == []
    assert await jobs.finish(first)
    second = await taken_one(jobs)
    assert (second.job.body, second.tries) == ("deeper", 1)
    await jobs.enqueue(REVIEW)
    assert await jobs.fail(second, "broken", None)
    assert (await taken_one(jobs)).job == REVIEW
    assert await jobs.given_up() == []


async def test_a_job_whose_worker_was_killed_is_taken_again_and_the_dead_have_no_say(
    opened: Opened, jobs: Jobs
) -> None:
    await jobs.enqueue(REVIEW)
    killed = await taken_one(jobs)
    await opened.pass_time(LEASE_MS + 1)
    assert not await jobs.finish(killed), "its lease has ended"
    again = await taken_one(jobs)
    assert (again.job, again.tries) == (REVIEW, 2)
    assert not await jobs.finish(killed)
    assert not await jobs.fail(killed, "late", None)
    assert await jobs.renew(killed, LEASE_MS) is None
    assert await jobs.finish(again)


async def test_a_lease_that_is_renewed_goes_on(jobs: Jobs) -> None:
    await jobs.enqueue(REVIEW)
    taken = await taken_one(jobs)
    renewed = await jobs.renew(taken, 3 * LEASE_MS)
    assert renewed is not None
    assert renewed.leased_until_ms > taken.leased_until_ms
    assert not await jobs.finish(taken), "the lease has another end now"
    assert await jobs.finish(renewed)


async def test_a_job_that_failed_rests_until_its_time(opened: Opened, jobs: Jobs) -> None:
    await jobs.enqueue(REVIEW)
    now_ms = await opened.stores.events.now_ms()
    assert await jobs.fail(await taken_one(jobs), "broken", now_ms + LATER_MS)
    assert await take(jobs) == []
    await opened.pass_time(LATER_MS + 1)
    assert (await taken_one(jobs)).tries == 2


async def test_a_job_that_was_given_up_tells_why_and_begins_anew_when_it_is_asked_for(jobs: Jobs) -> None:
    await jobs.enqueue(REVIEW)
    assert await jobs.fail(await taken_one(jobs), "broken\0 for ever", None)
    assert await take(jobs) == []
    ((job, error),) = await jobs.given_up()
    assert job == REVIEW
    assert error.startswith("broken")
    await jobs.ensure(REVIEW)
    assert await take(jobs) == []
    await jobs.enqueue(REVIEW)
    assert (await taken_one(jobs)).tries == 1
    assert await jobs.given_up() == []


async def test_what_comes_again_waits_for_its_next_time(opened: Opened, jobs: Jobs) -> None:
    await jobs.ensure(REVIEW)
    now_ms = await opened.stores.events.now_ms()
    assert await jobs.finish(await taken_one(jobs), now_ms + LATER_MS)
    await jobs.ensure(REVIEW)
    assert await take(jobs) == []
    await opened.pass_time(LATER_MS + 1)
    assert (await taken_one(jobs)).tries == 1


async def test_of_many_who_ask_at_once_each_gets_others(jobs: Jobs) -> None:
    for number in range(20):
        await jobs.enqueue(Job("review", str(number)))
    found = await asyncio.gather(*(take(jobs, 5) for _ in range(8)))
    keys = [taken.job.key for some in found for taken in some]
    assert len(keys) == len(set(keys))
    assert len(keys) + len(await take(jobs, 20)) == 20


async def test_what_is_undone_asked_for_nothing(adapter: str, jobs: Jobs) -> None:
    if adapter in ("memory", "shards"):
        return  # nothing is undone in memory
    assert isinstance(jobs, SqlJobs)
    engine = open_engine(adapter)
    database = Database(engine)
    try:
        async with database.writing() as connection:
            await jobs.enqueue_within(connection, REVIEW)
            await connection.rollback()
        assert await take(jobs) == []
        async with database.writing() as connection:
            await jobs.enqueue_within(connection, OTHER)
        assert (await taken_one(jobs)).job == OTHER
    finally:
        await engine.dispose()
