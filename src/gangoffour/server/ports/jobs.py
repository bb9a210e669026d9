"""Work that is done later, once, and again if whoever did it was killed."""

from collections.abc import Collection
from dataclasses import dataclass
from typing import Protocol
from uuid import UUID


@dataclass(frozen=True, slots=True)
class Job:
    """Something to do."""

    kind: str
    """Who does it."""
    key: str
    """What it is about: of one kind there is one job with a key."""
    body: str = ""
    """What else is to be known about it, in the words of its kind."""


@dataclass(frozen=True, slots=True)
class Taken:
    """A job that somebody does now, until the lease ends."""

    job_id: UUID
    job: Job
    tries: int
    """How often it was begun, this time included."""
    revision: int
    """How often it was asked for."""
    leased_until_ms: int


class Jobs(Protocol):
    """The jobs of one shard. Times are the store's.

    A job is done at least once: it goes when whoever took it says that it is done. If they are killed, it can be taken
    again as soon as their lease has ended.
    """

    async def enqueue(self, job: Job, due_ms: int | None = None) -> None:
        """Ask for a job, now or at a time.

        If it waits already, it is one job, with the newer body, due at the earlier time. If it is being done, it is
        done once more.
        """

    async def ensure(self, job: Job, due_ms: int | None = None) -> None:
        """Ask for a job, unless it is there already, waiting or being done."""

    async def is_asked_for(self, job: Job) -> bool:
        """True if a job of this kind and key waits or is being done; False for one that was given up."""

    async def take(self, kinds: Collection[str], lease_ms: int, limit: int) -> list[Taken]:
        """Take jobs that are due, longest first; of two who ask at once each gets others."""

    async def renew(self, taken: Taken, lease_ms: int) -> Taken | None:
        """Go on with a job beyond the end of the lease; None: the lease had ended, and somebody else may have it."""

    async def finish(self, taken: Taken, again_ms: int | None = None) -> bool:
        """Say that a job is done, for good or until a time. False: the lease had ended."""

    async def fail(self, taken: Taken, error: str, again_ms: int | None) -> bool:
        """Say why a job could not be done, and when to try again; None: never, unless it is asked for again."""

    async def given_up(self) -> list[tuple[Job, str]]:
        """Return the jobs that are not tried any more, and why."""
