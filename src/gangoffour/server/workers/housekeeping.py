"""What a server does now and then, beside its tables: jobs that come again, each done by one node."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from gangoffour.locales import languages, messages
from gangoffour.server.adapters.databases.migration import ensure_partitions
from gangoffour.server.adapters.people.erasure import scrub
from gangoffour.server.adapters.stores import Stores
from gangoffour.server.logs import logger
from gangoffour.server.people.service import People
from gangoffour.server.ports import Clock, Job, Keep, Retention, StoreBusy
from gangoffour.server.reviews import DEEP_REVIEW, QUICK_REVIEW, ReviewMaker, board_ended_ms, is_looked_for
from gangoffour.server.rights import SCRUB
from gangoffour.server.settings import Settings
from gangoffour.server.workers.jobs import Duty, JobWorker
from gangoffour.server.workers.projecting import versions_of

HOUR_MS: Final = 3_600_000
DAY_MS: Final = 24 * HOUR_MS
BOARD_WAITS_MS: Final = 10 * 60_000
"""How long after a board its deep review is still begun, if nobody asks for it. Where more boards end than can be
judged, some are left out, and those who ask do not wait for long."""
REST_S: Final = 0.05
"""Between two parts of what is removed, others have the database to themselves."""
SENTENCES_AFTER_S: Final = 2.0
"""How long after the start the sentences are read, so that nobody waits for the first page."""

MAKE_PARTITIONS: Final = "make_partitions"
FORGET_GUESTS: Final = "forget_guests"
REMOVE_OLD: Final = "remove_old"

_LOG: Final = logger(__name__)


def keep_of(settings: Settings) -> Keep:
    """Return how long everything is kept."""
    return Keep(
        streams_ms=settings.keep_streams_days * DAY_MS,
        chat_ms=settings.keep_chat_days * DAY_MS,
        commands_ms=settings.keep_commands_days * DAY_MS,
    )


def making_partitions(database_url: str) -> Duty:
    """Make room for coming months, long before they begin."""

    async def do(_job: Job) -> None:
        await ensure_partitions(database_url)

    return Duty(do, DAY_MS)


def scrubbing(database_url: str) -> Duty:
    """See that nothing of what was deleted is left in the log of a database; whoever uses it now is waited for."""

    async def do(_job: Job) -> None:
        if not await scrub(database_url):
            raise StoreBusy

    return Duty(do)


def forgetting_guests(people: People) -> Duty:
    """Forget guests who stayed away."""

    async def do(_job: Job) -> None:
        await people.remove_idle()

    return Duty(do, 6 * HOUR_MS)


def reviewing_quickly(reviews: ReviewMaker, *, every_match: bool) -> Duty:
    """Judge a match that is over by the network alone: every one, or those that somebody looks at."""

    async def do(job: Job) -> None:
        if every_match or is_looked_for(job):
            await reviews.make(job, is_deep=False)

    return Duty(do)


def reviewing_deeply(reviews: ReviewMaker, clock: Clock, *, every_board: bool) -> Duty:
    """Judge a match that is over in worlds: one that somebody asks for, and a board that has just ended."""

    async def do(job: Job) -> None:
        ended_ms = board_ended_ms(job)
        if ended_ms is None or (every_board and clock.now_ms() - ended_ms <= BOARD_WAITS_MS):
            await reviews.make(job, is_deep=True)

    return Duty(do)


async def _real_rest() -> None:
    await asyncio.sleep(REST_S)


def removing_old(
    retention: Retention, keep: Keep, versions: Mapping[str, int], rest: Callable[[], Awaitable[None]] = _real_rest
) -> Duty:
    """Remove what has been kept long enough, a small part at a time."""

    async def do(_job: Job) -> None:
        count = 0
        while removed := await retention.remove(keep, versions):
            count += removed
            await rest()
        if count:
            _LOG.info("what was kept long enough was removed", parts=count)

    return Duty(do, HOUR_MS)


def job_workers(
    settings: Settings, stores: Stores, people: People, clock: Clock, reviews: ReviewMaker
) -> list[JobWorker]:
    """Return who does the jobs of every shard; people live on the first.

    Deep reviews have workers to themselves: each takes half a minute or more, and nothing else waits for them.
    """
    workers: list[JobWorker] = []
    for shard, url in enumerate(settings.database_urls):
        duties = {
            MAKE_PARTITIONS: making_partitions(url),
            SCRUB: scrubbing(url),
            REMOVE_OLD: removing_old(stores.retention[shard], keep_of(settings), versions_of()),
            QUICK_REVIEW: reviewing_quickly(reviews, every_match=settings.review_every_match),
        }
        if shard == 0:
            duties[FORGET_GUESTS] = forgetting_guests(people)
        deep = {DEEP_REVIEW: reviewing_deeply(reviews, clock, every_board=settings.review_every_board)}
        workers += [JobWorker(stores.jobs[shard], each, clock) for each in (duties, deep)]
    return workers


async def load_sentences() -> None:
    """Read the sentences of all languages beside the loop: the first refusal in a language would hold up everybody."""
    await asyncio.sleep(SENTENCES_AFTER_S)
    for language in languages():
        await asyncio.to_thread(messages, language)
