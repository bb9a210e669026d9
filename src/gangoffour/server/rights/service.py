"""What somebody may ask about what is kept about them."""

from collections.abc import AsyncIterator, Sequence
from typing import Final

from gangoffour.server.matches import History
from gangoffour.server.people.programs import Programs
from gangoffour.server.people.service import People
from gangoffour.server.ports import Job, Jobs, Person, PlayerId
from gangoffour.server.rights.archive import archive
from gangoffour.server.rights.belongings import Belonging

SCRUB: Final = "scrub"
"""The job that sees to it that nothing of what was deleted is left in the files of a database."""


class Rights:
    """A copy of everything that is kept about somebody, and an end to it."""

    def __init__(
        self,
        belongings: Sequence[Belonging],
        people: People,
        programs: Programs,
        history: History,
        jobs: Sequence[Jobs],
    ) -> None:
        """Keep the jobs of every shard: what somebody said may lie on each."""
        self._belongings = tuple(belongings)
        self._people = people
        self._programs = programs
        self._history = history
        self._jobs = tuple(jobs)

    def archive(self, person: Person) -> AsyncIterator[bytes]:
        """Yield everything that is kept about somebody, as a ZIP archive."""
        return archive(person, self._belongings, self._history)

    async def delete(self, player_id: PlayerId) -> list[bytes]:
        """Forget somebody; return the hashes of the tokens that ended with it.

        The id stays in matches and fair deals, and whoever reads it there finds no name. What others could still read
        goes first, the way in last: if this is cut off, the person can ask for it again.
        """
        for belonging in self._belongings:
            if belonging.erase is not None:
                await belonging.erase(player_id)
        ended = [token.token_hash for token in await self._programs.end_all(player_id)]
        ended += [session.token_hash for session in await self._people.delete(player_id)]
        for jobs in self._jobs:
            await jobs.enqueue(Job(SCRUB, ""))
        return ended
