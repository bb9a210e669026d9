"""What a server does now and then: the settings say how long things are kept, and jobs remove them."""

import pytest

from gangoffour.server import Settings
from gangoffour.server.adapters.clocks import SteadyClock
from gangoffour.server.adapters.reviews.process_analyst import ProcessAnalyst
from gangoffour.server.adapters.stores import Stores, memory_stores, sharded_stores
from gangoffour.server.people.service import People
from gangoffour.server.ports import Job, Keep
from gangoffour.server.reviews import ReviewMaker
from gangoffour.server.workers.housekeeping import (
    FORGET_GUESTS,
    MAKE_PARTITIONS,
    REMOVE_OLD,
    job_workers,
    keep_of,
    removing_old,
)
from gangoffour.server.workers.projecting import versions_of
from tests.contracts.retained import DAY, KEEP, closed_table, project

pytestmark = pytest.mark.anyio


class Parts:
    """Something to remove, in so many parts."""

    def __init__(self, count: int) -> None:
        self.left = count
        self.rests = 0

    async def remove(self, keep: Keep, _versions: object) -> int:
        assert keep == KEEP
        self.left -= 1
        return 0 if self.left < 0 else 1

    async def rest(self) -> None:
        self.rests += 1


async def test_the_settings_say_how_long_things_are_kept() -> None:
    settings = Settings(keep_streams_days=3, keep_chat_days=2, keep_commands_days=1)
    assert keep_of(settings) == Keep(streams_ms=3 * DAY, chat_ms=2 * DAY, commands_ms=DAY)


async def test_part_after_part_is_removed_with_rests_between() -> None:
    parts = Parts(4)
    await removing_old(parts, KEEP, versions_of(), parts.rest).do(Job(REMOVE_OLD, ""))
    assert (parts.left, parts.rests) == (-1, 4)


def people_of(stores: Stores) -> People:
    return People(stores.players, stores.sessions, stores.chat, SteadyClock(), stores.secrets)


def reviews_of(stores: Stores) -> ReviewMaker:
    return ReviewMaker(stores.matches, stores.analyses, stores.practice, ProcessAnalyst(), SteadyClock())


async def test_the_jobs_of_a_server_remove_what_was_kept_long_enough_on_every_shard() -> None:
    shards = [memory_stores(), memory_stores()]
    stores = sharded_stores(shards)
    table_ids = [await closed_table(shard, 29) for shard in shards]
    for shard in shards:
        await project(shard)
    settings = Settings(database_urls=("memory:", "memory:"))
    for worker in job_workers(settings, stores, people_of(stores), SteadyClock(), reviews_of(stores)):
        await worker.begin()
        while await worker.work():
            pass
    for shard, table_id in zip(shards, table_ids, strict=True):
        assert await shard.events.head(table_id) is None


async def test_guests_are_forgotten_where_people_live_and_partitions_made_everywhere() -> None:
    stores = sharded_stores([memory_stores(), memory_stores()])
    settings = Settings(database_urls=("memory:", "memory:"))
    for worker in job_workers(settings, stores, people_of(stores), SteadyClock(), reviews_of(stores)):
        await worker.begin()
    kinds = [MAKE_PARTITIONS, FORGET_GUESTS, REMOVE_OLD]
    found = [{taken.job.kind for taken in await jobs.take(kinds, 1_000, 9)} for jobs in stores.jobs]
    assert found == [set(kinds), {MAKE_PARTITIONS, REMOVE_OLD}]
