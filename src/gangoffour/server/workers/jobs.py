"""The worker that does jobs: one at a time for each shard, beside the tables, with patience for those who play."""

import asyncio
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

import structlog

from gangoffour.server.ports import Clock, Job, Jobs, StoreUnavailable, Taken, Urgency, set_urgency

POLL_MS: Final = 2_000
"""How often it is asked whether a job is due."""
LEASE_MS: Final = 30_000
"""How long a job is lost to all others after its worker was killed."""
RENEWALS: Final = 3
"""How often a lease is renewed before it would end."""
MOST_TRIES: Final = 12
"""After so many tries a job is given up: some three hours."""
FIRST_REST_MS: Final = 5_000
LONGEST_REST_MS: Final = 3_600_000

Do: TypeAlias = Callable[[Job], Awaitable[None]]
"""Does a job. It may be done again from its beginning."""

log = structlog.get_logger("gangoffour.jobs")


@dataclass(frozen=True, slots=True)
class Duty:
    """How jobs of a kind are done."""

    do: Do
    every_ms: int | None = None
    """Again so long after it was done, from the first start on; None: when it is asked for."""


async def _real_rest(rest_ms: int) -> None:
    await asyncio.sleep(rest_ms / 1000)


def rest_after_ms(tries: int) -> int:
    """Return how long a job rests that failed so often: twice as long each time."""
    return min(LONGEST_REST_MS, FIRST_REST_MS << min(tries - 1, 32))


class JobWorker:
    """Does the jobs of one shard."""

    def __init__(
        self,
        jobs: Jobs,
        duties: Mapping[str, Duty],
        clock: Clock,
        rest: Callable[[int], Awaitable[None]] = _real_rest,
    ) -> None:
        """Keep how each kind of job is done; kinds that this program does not know are left to others."""
        self._jobs = jobs
        self._duties = duties
        self._clock = clock
        self._rest = rest

    async def run(self) -> None:
        """Do jobs until cancelled; what is then under way is done again by whoever comes next."""
        set_urgency(Urgency.LOOK)
        is_begun = False
        while True:
            try:
                if not is_begun:
                    await self.begin()
                    is_begun = True
                while await self.work():
                    pass
            except StoreUnavailable:
                pass  # the pulse tells that it is away
            except Exception:  # what failed once is tried again
                log.exception("jobs could not be done")
            await self._rest(POLL_MS)

    async def begin(self) -> None:
        """Ask for what is periodic, unless somebody did."""
        for kind, duty in self._duties.items():
            if duty.every_ms is not None:
                await self._jobs.ensure(Job(kind, ""))

    async def work(self) -> bool:
        """Do one job; False if none is due."""
        for taken in await self._jobs.take(tuple(self._duties), LEASE_MS, 1):
            await self._do(taken, self._duties[taken.job.kind])
            return True
        return False

    async def _do(self, taken: Taken, duty: Duty) -> None:
        if taken.tries > MOST_TRIES and duty.every_ms is None:
            await self._fail(taken, duty, RuntimeError("whoever does it is killed"))
            return
        held = _Held(taken)
        renewing = asyncio.create_task(self._renew(held))
        try:
            await duty.do(taken.job)
        except Exception as error:  # noqa: BLE001  whatever it was, it is tried again
            async with held.lock:
                await self._fail(held.taken, duty, error)
        else:
            async with held.lock:
                await self._jobs.finish(held.taken, self._again_ms(duty.every_ms))
        finally:
            renewing.cancel()

    async def _renew(self, held: "_Held") -> None:
        while True:
            await self._rest(LEASE_MS // RENEWALS)
            async with held.lock:
                try:
                    renewed = await self._jobs.renew(held.taken, LEASE_MS)
                except StoreUnavailable:
                    continue
                if renewed is None:
                    return
                held.taken = renewed

    async def _fail(self, taken: Taken, duty: Duty, error: Exception) -> None:
        job, reason = taken.job, f"{type(error).__name__}: {error}"
        rest_ms: int | None = rest_after_ms(taken.tries)
        if taken.tries >= MOST_TRIES:
            rest_ms = duty.every_ms
            log.error("a job cannot be done", kind=job.kind, key=job.key, tries=taken.tries, exc_info=error)
        else:
            log.warning("a job is tried again", kind=job.kind, key=job.key, tries=taken.tries, error=reason)
        await self._jobs.fail(taken, reason, self._again_ms(rest_ms))

    def _again_ms(self, rest_ms: int | None) -> int | None:
        return None if rest_ms is None else self._clock.now_ms() + rest_ms


@dataclass(slots=True)
class _Held:
    """A job under way, with the lease that was renewed last."""

    taken: Taken
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Nobody ends the job by a lease that is just being renewed."""


async def do_jobs(workers: Sequence[JobWorker]) -> None:
    """Do the jobs of all shards until cancelled."""
    await asyncio.gather(*(worker.run() for worker in workers))
