"""Practice: puzzles that are tried and rated, days in a row, and own mistakes that come back."""

from typing import Final

import msgspec

from gangoffour.protocol import (
    OwnMistake,
    PracticeStanding,
    PuzzleList,
    ShownPuzzle,
    Theme,
    TriedMistake,
    TriedPuzzle,
)
from gangoffour.server.ports import (
    Clock,
    KeptMistake,
    MistakePlace,
    PlayerId,
    PracticeStore,
    Puzzles,
    PuzzleTry,
    Solver,
)
from gangoffour.server.reviews.glicko import guessed_rating
from gangoffour.server.reviews.mistakes import COMES_BACK_DAYS, DAY_MS, comes_back, is_right
from gangoffour.server.reviews.tries import streak_on

MOST_SOLVED: Final = 2_000
"""How many of somebody's solved puzzles are told, the last ones."""
MOST_DUE: Final = 20
"""How many of somebody's own mistakes are told that are due."""


class Practice:
    """What somebody practises. Every answer is judged here, and not by whoever gives it."""

    def __init__(self, store: PracticeStore, puzzles: Puzzles, clock: Clock) -> None:
        self.store = store
        self._puzzles = puzzles
        self._clock = clock

    async def standing(self, player_id: PlayerId) -> PracticeStanding:
        """Return how somebody stands, and what is due."""
        now_ms = self._clock.now_ms()
        solver = await self.store.solver(player_id)
        kept = await self.store.mistakes_of(player_id)
        due = [each for each in kept if each.due_ms <= now_ms]
        return PracticeStanding(
            rating=_points(solver),
            deviation=_deviation(solver),
            tries=solver.tries,
            streak=streak_on(solver, now_ms // DAY_MS),
            solved=tuple(await self.store.solved(player_id, MOST_SOLVED)),
            due=tuple(_told(each) for each in due[:MOST_DUE]),
            waiting=len(kept) - len(due),
            next_due_ms=next((each.due_ms for each in kept if each.due_ms > now_ms), None),
        )

    async def try_puzzle(self, player_id: PlayerId, puzzle_id: str, action: str | None) -> TriedPuzzle | None:
        """Let an answer to a puzzle count, or that somebody had it shown; None if there is no such puzzle.

        Raises:
            NoPractice: Nobody could look the answer up in time.
        """
        shown = await self._puzzles.puzzle(puzzle_id)
        if shown is None:
            return None
        puzzle = msgspec.json.decode(shown, type=ShownPuzzle)
        day = self._clock.now_ms() // DAY_MS
        listed = msgspec.json.decode(await self._puzzles.listed(day), type=PuzzleList)
        is_answer = action is not None and is_right(action, puzzle.answers, by_ranks=False)
        tried = await self.store.try_puzzle(
            PuzzleTry(
                player_id,
                puzzle_id,
                is_right=is_answer,
                is_shown=action is None,
                day=day,
                is_of_day=puzzle_id == listed.today,
                guess=guessed_rating(len(puzzle.missed_by)),
            )
        )
        return TriedPuzzle(
            is_right=is_answer,
            is_rated=tried.is_first,
            rating=_points(tried.after),
            deviation=_deviation(tried.after),
            change=_points(tried.after) - _points(tried.before),
            puzzle_rating=round(tried.puzzle.points),
            puzzle_deviation=round(tried.puzzle.deviation),
            puzzle_tries=tried.puzzle_tries,
            streak=streak_on(tried.after, day),
        )

    async def try_mistake(self, player_id: PlayerId, place: MistakePlace, action: str) -> TriedMistake | None:
        """Let an answer count to an own mistake that is due; None if it is not."""
        now_ms = self._clock.now_ms()
        kept = {each.mistake.place: each for each in await self.store.mistakes_of(player_id)}.get(place)
        if kept is None or kept.due_ms > now_ms:
            return None
        is_put_right = is_right(action, kept.mistake.answers, by_ranks=True)
        stage, due_ms = comes_back(kept.stage, is_put_right=is_put_right, now_ms=now_ms)
        await self.store.put_off(player_id, place, stage, due_ms)
        return TriedMistake(
            is_right=is_put_right,
            answers=kept.mistake.answers,
            again_days=None if due_ms is None else COMES_BACK_DAYS[stage],
        )


def _points(solver: Solver) -> int:
    return round(solver.rating.points)


def _deviation(solver: Solver) -> int:
    return round(solver.rating.deviation)


def _told(kept: KeptMistake) -> OwnMistake:
    match_id, deal, turn = kept.mistake.place
    return OwnMistake(
        match_id=str(match_id),
        deal=deal,
        turn=turn,
        theme=msgspec.convert(kept.mistake.theme, Theme),
        lost=round(kept.mistake.lost, 1),
        stage=kept.stage,
    )
