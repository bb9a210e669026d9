"""Jobs in a table of the database that they are about, SQLite or PostgreSQL.

Whoever writes something can ask for a job in the same transaction: there is no job without what it is about, and none
is forgotten. A lease is a time in the row, so a worker that was killed needs nobody to find out.
"""

from collections.abc import Collection
from dataclasses import replace
from typing import Any, Final
from uuid import uuid4

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from gangoffour.server.adapters.databases.database import Database, Insert
from gangoffour.server.adapters.databases.schema import jobs
from gangoffour.server.ports import Job, Taken

_ERROR_LENGTH: Final = 500


class SqlJobs:
    """Jobs that wait in a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def enqueue(self, job: Job, due_ms: int | None = None) -> None:
        """Ask for a job, in a transaction of its own."""
        async with self._database.writing() as connection:
            await self.enqueue_within(connection, job, due_ms)

    async def enqueue_within(self, connection: AsyncConnection, job: Job, due_ms: int | None = None) -> None:
        """Ask for a job in a transaction: if that is undone, nobody asked."""
        insert = self._insert(job, due_ms)
        is_given_up = jobs.c.due_ms.is_(None)
        earlier = sa.case((jobs.c.due_ms < insert.excluded.due_ms, jobs.c.due_ms), else_=insert.excluded.due_ms)
        changed = {
            "body": insert.excluded.body,
            "due_ms": earlier,
            "revision": jobs.c.revision + 1,
            "tries": sa.case((is_given_up, 0), else_=jobs.c.tries),
            "error": None,
        }
        await connection.execute(insert.on_conflict_do_update(index_elements=["kind", "key"], set_=changed))

    async def ensure(self, job: Job, due_ms: int | None = None) -> None:
        """Ask for a job, unless it is there."""
        async with self._database.at_once() as connection:
            await connection.execute(self._insert(job, due_ms).on_conflict_do_nothing())

    async def is_asked_for(self, job: Job) -> bool:
        """True if a job is there, and not given up."""
        own = sa.and_(jobs.c.kind == job.kind, jobs.c.key == job.key, jobs.c.due_ms.is_not(None))
        async with self._database.reading() as connection:
            return (await connection.execute(sa.select(jobs.c.job_id).where(own))).first() is not None

    def _insert(self, job: Job, due_ms: int | None) -> Insert:
        return self._database.insert(jobs).values(
            job_id=uuid4(),
            kind=job.kind,
            key=job.key,
            body=job.body,
            due_ms=self._database.now_ms() if due_ms is None else due_ms,
        )

    async def take(self, kinds: Collection[str], lease_ms: int, limit: int) -> list[Taken]:
        """Take jobs that are due; what another one is taking is passed over."""
        now = self._database.now_ms()
        due = (
            sa.select(jobs.c.job_id)
            .where(jobs.c.due_ms <= now, jobs.c.leased_until_ms <= now, jobs.c.kind.in_(list(kinds)))
            .order_by(jobs.c.due_ms)
            .limit(limit)
            .with_for_update(skip_locked=True)
            .cte("due")
        )
        taking = (
            sa.update(jobs)
            .where(jobs.c.job_id.in_(sa.select(due.c.job_id)))
            .values(leased_until_ms=now + lease_ms, tries=jobs.c.tries + 1)
            .returning(jobs)
        )
        async with self._database.at_once() as connection:
            rows = (await connection.execute(taking)).all()
        return [_taken(row) for row in sorted(rows, key=lambda row: row.due_ms)]

    def _held(self, taken: Taken) -> sa.ColumnElement[bool]:
        """True of a job, if whoever took it still has it."""
        is_same = sa.and_(jobs.c.job_id == taken.job_id, jobs.c.leased_until_ms == taken.leased_until_ms)
        return sa.and_(is_same, jobs.c.leased_until_ms > self._database.now_ms())

    async def renew(self, taken: Taken, lease_ms: int) -> Taken | None:
        """Go on with a job."""
        later = self._database.now_ms() + lease_ms
        renewal = sa.update(jobs).where(self._held(taken)).values(leased_until_ms=later)
        async with self._database.at_once() as connection:
            until_ms = (await connection.execute(renewal.returning(jobs.c.leased_until_ms))).scalar_one_or_none()
        return None if until_ms is None else replace(taken, leased_until_ms=until_ms)

    async def finish(self, taken: Taken, again_ms: int | None = None) -> bool:
        """Say that a job is done; one that was asked for meanwhile waits again."""
        is_asked_again = jobs.c.revision != taken.revision
        async with self._database.writing() as connection:
            if again_ms is None:
                done = sa.delete(jobs).where(self._held(taken), sa.not_(is_asked_again))
                if (await connection.execute(done)).rowcount:
                    return True
            due_ms = jobs.c.due_ms if again_ms is None else sa.case((is_asked_again, jobs.c.due_ms), else_=again_ms)
            waits = {"due_ms": due_ms, "tries": 0, "leased_until_ms": 0, "error": None}
            return bool((await connection.execute(sa.update(jobs).where(self._held(taken)).values(waits))).rowcount)

    async def fail(self, taken: Taken, error: str, again_ms: int | None) -> bool:
        """Say why a job could not be done; one that was asked for meanwhile waits again all the same."""
        is_asked_again = jobs.c.revision != taken.revision
        failed = {
            "due_ms": sa.case((is_asked_again, jobs.c.due_ms), else_=sa.literal(again_ms, sa.BigInteger)),
            "error": sa.case((is_asked_again, jobs.c.error), else_=error[:_ERROR_LENGTH].replace("\0", "")),
            "leased_until_ms": 0,
        }
        async with self._database.at_once() as connection:
            return bool((await connection.execute(sa.update(jobs).where(self._held(taken)).values(failed))).rowcount)

    async def given_up(self) -> list[tuple[Job, str]]:
        """Return the jobs that are not tried any more."""
        query = sa.select(jobs).where(jobs.c.due_ms.is_(None)).order_by(jobs.c.kind, jobs.c.key)
        async with self._database.reading() as connection:
            return [(_job(row), row.error or "") for row in await connection.execute(query)]


def _job(row: Any) -> Job:  # noqa: ANN401  a row of the table
    return Job(row.kind, row.key, row.body)


def _taken(row: Any) -> Taken:  # noqa: ANN401  a row of the table
    return Taken(row.job_id, _job(row), row.tries, row.revision, row.leased_until_ms)
