"""Contests and looks at boards, in memory."""

from collections import Counter
from collections.abc import Collection

from gangoffour.server.adapters.daily.memory_daily import MemoryDaily
from gangoffour.server.ports import ContestRow, PlayerId


class MemoryContests:
    """Contests; what somebody has begun is known to the attempts."""

    def __init__(self, daily: MemoryDaily) -> None:
        self._daily = daily
        self._contests: dict[str, ContestRow] = {}
        self._people: dict[str, dict[PlayerId, int]] = {}
        self._looks: set[tuple[str, PlayerId]] = set()

    async def add(self, contest: ContestRow, people: Collection[PlayerId]) -> None:
        """Keep a contest."""
        self._contests[contest.contest_id] = contest
        self._people[contest.contest_id] = dict.fromkeys(people, contest.made_at_ms)

    async def get(self, contest_id: str) -> ContestRow | None:
        """Return a contest."""
        return self._contests.get(contest_id)

    async def join(self, contest_id: str, player_id: PlayerId, at_ms: int) -> None:
        """Add somebody to a contest."""
        self._people[contest_id].setdefault(player_id, at_ms)

    async def people(self, contest_id: str, count: int) -> list[PlayerId]:
        """Return who is in a contest."""
        joined = self._people.get(contest_id, {})
        return sorted(joined, key=lambda player_id: (joined[player_id], player_id))[:count]

    async def last_instant(self, player_id: PlayerId) -> ContestRow | None:
        """Return the newest instant contest of somebody."""
        own = [each for each in self._instants() if each.player_id == player_id]
        return max(own, key=lambda each: (each.made_at_ms, each.contest_id), default=None)

    async def most_instants(self) -> int:
        """Return how many the person has who has most."""
        return max(Counter(each.player_id for each in self._instants()).values(), default=0)

    async def look(self, board_ids: Collection[str], player_id: PlayerId) -> None:
        """Remember that somebody saw these boards."""
        self._looks.update((board_id, player_id) for board_id in board_ids)

    async def known_boards(self, player_id: PlayerId) -> set[str]:
        """Return the boards that somebody has begun or saw."""
        seen = {board_id for board_id, who in self._looks if who == player_id}
        return seen | self._daily.begun_by(player_id)

    def _instants(self) -> list[ContestRow]:
        return [each for each in self._contests.values() if each.kind == "instant"]
