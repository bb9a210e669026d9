"""Seasons and attempts of today's deals, in memory."""

from collections.abc import Collection, Iterable, Mapping
from dataclasses import replace
from datetime import date

from gangoffour.daily import BOARD_COUNT, Ghost, SecretSeason, ghosts_of
from gangoffour.server.adapters.matches.memory_matches import MemoryMatchShelf
from gangoffour.server.ports import Attempt, BoardResult, FinishedMatch, GhostResult, Packet, PlayerId, TableId


class MemoryDaily:
    """Seasons and attempts; results as they lie on the shelf of the finished matches."""

    def __init__(self, matches: MemoryMatchShelf) -> None:
        self._matches = matches
        self._seasons: dict[date, SecretSeason] = {}
        self._ghosts: dict[tuple[str, Ghost], GhostResult] = {}
        self._attempts: dict[tuple[str, PlayerId], Attempt] = {}

    async def seasons(self) -> list[SecretSeason]:
        """Return all seasons."""
        return [self._seasons[first_day] for first_day in sorted(self._seasons)]

    async def add_season(self, secret: SecretSeason, at_ms: int) -> None:
        """Keep a season."""
        del at_ms
        self._seasons.setdefault(secret.season.first_day, secret)

    async def ghosts(self, season: str, numbers: Collection[int]) -> dict[Ghost, GhostResult]:
        """Return what bots made of the boards of these days."""
        return {
            ghost: found for (name, ghost), found in self._ghosts.items() if name == season and ghost.number in numbers
        }

    async def put_ghosts(self, season: str, found: Mapping[Ghost, GhostResult]) -> None:
        """Keep what bots made of boards."""
        self._ghosts.update({(season, ghost): each for ghost, each in found.items()})

    async def packets(self) -> list[Packet]:
        """Return all packets that are whole."""
        begun = {(season, ghost.number, (ghost.board - 1) // BOARD_COUNT) for season, ghost in self._ghosts}
        return [
            Packet(*each)
            for each in sorted(begun)
            if all((each[0], ghost) in self._ghosts for ghost in ghosts_of([each[1]], each[2]))
        ]

    async def begin(self, attempt: Attempt) -> Attempt:
        """Keep an attempt, or return the one that is there."""
        return self._attempts.setdefault((attempt.board_id, attempt.player_id), attempt)

    async def begin_again(self, attempt: Attempt, table_id: TableId) -> Attempt:
        """Move an attempt to another table."""
        key = (attempt.board_id, attempt.player_id)
        if self._attempts[key].table_id == attempt.table_id:
            self._attempts[key] = replace(attempt, table_id=table_id)
        return self._attempts[key]

    async def attempts(self, board_ids: Collection[str]) -> list[Attempt]:
        """Return who has begun these boards."""
        return [attempt for attempt in self._attempts.values() if attempt.board_id in board_ids]

    async def attempts_of(self, player_id: PlayerId, board_ids: Collection[str]) -> list[Attempt]:
        """Return which of these boards a person has begun."""
        return [attempt for attempt in await self.attempts(board_ids) if attempt.player_id == player_id]

    def begun_by(self, player_id: PlayerId) -> set[str]:
        """Return the boards that somebody has begun."""
        return {board_id for board_id, who in self._attempts if who == player_id}

    async def results(self, board_ids: Collection[str]) -> list[BoardResult]:
        """Return who has finished these boards."""
        return self._results(each for each in self._finished() if each.match.board_id in board_ids)

    async def results_among(self, board_ids: Collection[str], player_ids: Collection[PlayerId]) -> list[BoardResult]:
        """Return how some people have finished these boards."""
        return [each for each in await self.results(board_ids) if each.player_id in player_ids]

    async def finishers(self, board_ids: Collection[str], count: int) -> list[PlayerId]:
        """Return who has finished all of these boards."""
        boards: dict[PlayerId, set[str]] = {}
        last_ms: dict[PlayerId, int] = {}
        for result in await self.results(board_ids):
            boards.setdefault(result.player_id, set()).add(result.board_id)
            last_ms[result.player_id] = result.finished_at_ms
        found = [player_id for player_id, finished in boards.items() if len(finished) == len(set(board_ids))]
        return sorted(found, key=lambda player_id: (-last_ms[player_id], player_id))[:count]

    async def results_of(self, player_id: PlayerId) -> list[BoardResult]:
        """Return all boards that a person has finished."""
        found = self._results(each for each in self._finished() if each.match.board_id is not None)
        return [result for result in found if result.player_id == player_id]

    def _finished(self) -> Iterable[FinishedMatch]:
        return (each for row in self._matches.rows.values() for each in row if each.match.cause == "won")

    def _results(self, finished: Iterable[FinishedMatch]) -> list[BoardResult]:
        found = [
            BoardResult(
                each.match.board_id or "",
                next(seat.player_id for seat in each.seats if seat.player_id is not None),
                each.match.match_id,
                tuple(seat.points for seat in sorted(each.seats, key=lambda seat: seat.seat)),
                each.match.ended_at_ms,
            )
            for each in finished
        ]
        return sorted(found, key=lambda result: (result.finished_at_ms, result.match_id))
