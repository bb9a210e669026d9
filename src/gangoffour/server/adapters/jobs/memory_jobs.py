"""Jobs in memory: they end with the process, as all does that they are about."""

from collections.abc import Collection
from dataclasses import dataclass, replace
from uuid import UUID, uuid4

from gangoffour.server.adapters.databases.wall_time import NowMs, wall_now_ms
from gangoffour.server.ports import Job, Taken


@dataclass(slots=True)
class _Row:
    taken: Taken
    due_ms: int | None
    error: str | None = None


class MemoryJobs:
    """Jobs that wait in memory."""

    def __init__(self, now_ms: NowMs = wall_now_ms) -> None:
        self._now_ms = now_ms
        self._rows: dict[UUID, _Row] = {}

    def _found(self, job: Job) -> _Row | None:
        rows = self._rows.values()
        return next((row for row in rows if (row.taken.job.kind, row.taken.job.key) == (job.kind, job.key)), None)

    async def enqueue(self, job: Job, due_ms: int | None = None) -> None:
        """Ask for a job."""
        row, due_ms = self._found(job), self._now_ms() if due_ms is None else due_ms
        if row is None:
            await self.ensure(job, due_ms)
            return
        # One that was given up begins anew.
        tries = 0 if row.due_ms is None else row.taken.tries
        row.taken = replace(row.taken, job=job, tries=tries, revision=row.taken.revision + 1)
        row.due_ms, row.error = due_ms if row.due_ms is None else min(due_ms, row.due_ms), None

    async def ensure(self, job: Job, due_ms: int | None = None) -> None:
        """Ask for a job, unless it is there."""
        if self._found(job) is None:
            job_id = uuid4()
            self._rows[job_id] = _Row(Taken(job_id, job, 0, 1, 0), self._now_ms() if due_ms is None else due_ms)

    async def is_asked_for(self, job: Job) -> bool:
        """True if a job is there, and not given up."""
        row = self._found(job)
        return row is not None and row.due_ms is not None

    async def take(self, kinds: Collection[str], lease_ms: int, limit: int) -> list[Taken]:
        """Take jobs that are due."""
        now_ms = self._now_ms()
        due = [
            (row.due_ms, row)
            for row in self._rows.values()
            if row.due_ms is not None and row.due_ms <= now_ms and row.taken.leased_until_ms <= now_ms
            if row.taken.job.kind in kinds
        ]
        found = [row for _, row in sorted(due, key=lambda each: each[0])][:limit]
        for row in found:
            row.taken = replace(row.taken, tries=row.taken.tries + 1, leased_until_ms=now_ms + lease_ms)
        return [row.taken for row in found]

    def _held(self, taken: Taken) -> _Row | None:
        """Return a job, if whoever took it still has it."""
        row = self._rows.get(taken.job_id)
        if row is None or row.taken.leased_until_ms != taken.leased_until_ms or taken.leased_until_ms <= self._now_ms():
            return None
        return row

    async def renew(self, taken: Taken, lease_ms: int) -> Taken | None:
        """Go on with a job."""
        row = self._held(taken)
        if row is None:
            return None
        until_ms = self._now_ms() + lease_ms
        row.taken = replace(row.taken, leased_until_ms=until_ms)
        return replace(taken, leased_until_ms=until_ms)

    async def finish(self, taken: Taken, again_ms: int | None = None) -> bool:
        """Say that a job is done."""
        row = self._held(taken)
        if row is None:
            return False
        if row.taken.revision != taken.revision:
            row.taken = replace(row.taken, tries=0, leased_until_ms=0)
        elif again_ms is None:
            del self._rows[taken.job_id]
        else:
            row.taken = replace(row.taken, tries=0, leased_until_ms=0)
            row.due_ms, row.error = again_ms, None
        return True

    async def fail(self, taken: Taken, error: str, again_ms: int | None) -> bool:
        """Say why a job could not be done."""
        row = self._held(taken)
        if row is None:
            return False
        row.taken = replace(row.taken, leased_until_ms=0)
        if row.taken.revision == taken.revision:
            row.due_ms, row.error = again_ms, error
        return True

    async def given_up(self) -> list[tuple[Job, str]]:
        """Return the jobs that are not tried any more."""
        return [(row.taken.job, row.error or "") for row in self._rows.values() if row.due_ms is None]
