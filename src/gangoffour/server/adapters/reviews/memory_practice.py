"""What people practise, in memory."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from gangoffour.server.adapters.people.memory_people import MemoryPlayers
from gangoffour.server.ports import (
    CountedTry,
    KeptMistake,
    MatchId,
    Mistake,
    MistakePlace,
    PlayerId,
    PlayerKind,
    PuzzleTry,
    Rating,
    Solver,
)
from gangoffour.server.reviews import BEGINNER, counted, days_in_a_row


@dataclass(slots=True)
class _KeptTry:
    is_solved: bool = False
    is_shown: bool = False


@dataclass(slots=True)
class _KeptMistake:
    mistake: Mistake
    due_ms: int | None
    stage: int = 0
    is_tried: bool = False


class MemoryPractice:
    """Tries, ratings and own mistakes in memory: they stand beside the people, and go with them."""

    def __init__(self, players: MemoryPlayers) -> None:
        self._people = players.rows.people
        self._puzzles: dict[str, tuple[Rating, int]] = {}
        self._solvers: dict[PlayerId, Solver] = {}
        self._tries: dict[PlayerId, dict[str, _KeptTry]] = {}
        self._mistakes: dict[PlayerId, dict[MistakePlace, _KeptMistake]] = {}
        players.forgotten.append(self._forget)

    def _forget(self, player_id: PlayerId) -> None:
        for kept in (self._solvers, self._tries, self._mistakes):
            kept.pop(player_id, None)

    async def solver(self, player_id: PlayerId) -> Solver:
        """Return how somebody stands."""
        return self._solvers.get(player_id, Solver(BEGINNER))

    async def solved(self, player_id: PlayerId, limit: int) -> list[str]:
        """Return the puzzles that somebody solved."""
        return [puzzle for puzzle, kept in self._tries.get(player_id, {}).items() if kept.is_solved][-limit:]

    async def try_puzzle(self, tried: PuzzleTry) -> CountedTry:
        """Keep a try."""
        before = await self.solver(tried.player_id)
        puzzle, tries = self._puzzles.get(tried.puzzle_id, (tried.guess, 0))
        own = self._tries.setdefault(tried.player_id, {})
        is_first = tried.puzzle_id not in own
        kept = own.pop(tried.puzzle_id, _KeptTry())
        kept.is_shown = kept.is_shown or tried.is_shown
        kept.is_solved = kept.is_solved or (tried.is_right and not kept.is_shown)
        own[tried.puzzle_id] = kept
        after = days_in_a_row(before, tried, is_solved=kept.is_solved)
        if is_first:
            after, puzzle = counted(after, puzzle, tried)
            tries += 1
        self._puzzles[tried.puzzle_id] = puzzle, tries
        self._solvers[tried.player_id] = after
        return CountedTry(is_first, before, after, puzzle, tries)

    async def put_mistakes(self, match_id: MatchId, mistakes: Sequence[Mistake], due_ms: int, *, is_deep: bool) -> None:
        """Keep the mistakes of a match."""
        for mistake in mistakes:
            person = self._people.get(mistake.player_id)
            if person is None or person.kind is PlayerKind.DELETED:
                continue
            kept = self._mistakes.setdefault(mistake.player_id, {})
            if mistake.place not in kept:
                kept[mistake.place] = _KeptMistake(mistake, due_ms)
            elif is_deep:
                kept[mistake.place].mistake = mistake
        if is_deep:
            self._take_back(match_id, {(mistake.player_id, mistake.place) for mistake in mistakes})

    def _take_back(self, match_id: MatchId, found: set[tuple[PlayerId, MistakePlace]]) -> None:
        for player_id, kept in self._mistakes.items():
            for place, each in list(kept.items()):
                if place.match_id == match_id and (player_id, place) not in found and not each.is_tried:
                    del kept[place]

    async def mistakes_of(self, player_id: PlayerId) -> list[KeptMistake]:
        """Return the mistakes that come back."""
        found = [
            KeptMistake(kept.mistake, kept.stage, kept.due_ms)
            for kept in self._mistakes.get(player_id, {}).values()
            if kept.due_ms is not None
        ]
        return sorted(found, key=lambda each: (each.due_ms, -each.mistake.lost, each.mistake.place))

    async def put_off(self, player_id: PlayerId, place: MistakePlace, stage: int, due_ms: int | None) -> None:
        """Say when a mistake comes back."""
        own = self._mistakes.get(player_id, {})
        if place in own:
            own[place] = replace(own[place], stage=stage, is_tried=True, due_ms=due_ms)
