"""What people practise, in a database."""

import json
from collections.abc import Sequence
from typing import Any, Final

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from gangoffour.server.adapters.databases.database import Database
from gangoffour.server.adapters.databases.people_schema import players
from gangoffour.server.adapters.databases.practice_schema import (
    own_mistakes,
    puzzle_ratings,
    puzzle_solvers,
    puzzle_tries,
)
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

_PLACE: Final = ["player_id", "match_id", "deal", "turn"]


class SqlPractice:
    """Tries, ratings and own mistakes."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def solver(self, player_id: PlayerId) -> Solver:
        """Return how somebody stands."""
        async with self._database.reading() as connection:
            row = (await connection.execute(_of_player(player_id))).one_or_none()
        return Solver(BEGINNER) if row is None else _solver(row)

    async def solved(self, player_id: PlayerId, limit: int) -> list[str]:
        """Return the puzzles that somebody solved."""
        own = puzzle_tries.c.player_id == player_id, puzzle_tries.c.is_solved
        newest = puzzle_tries.c.at_ms.desc(), puzzle_tries.c.puzzle_id.desc()
        query = sa.select(puzzle_tries.c.puzzle_id).where(*own).order_by(*newest).limit(limit)
        async with self._database.reading() as connection:
            return list((await connection.execute(query)).scalars())[::-1]

    async def try_puzzle(self, tried: PuzzleTry) -> CountedTry:
        """Keep a try. The puzzle's row is locked before the solver's: so no two wait for each other."""
        async with self._database.writing() as connection:
            puzzle, puzzle_tried = await self._locked_puzzle(connection, tried)
            before = await self._locked_solver(connection, tried.player_id)
            is_first, is_solved = await self._keep_try(connection, tried)
            after = days_in_a_row(before, tried, is_solved=is_solved)
            if is_first:
                after, puzzle = counted(after, puzzle, tried)
                puzzle_tried += 1
                await connection.execute(
                    sa.update(puzzle_ratings)
                    .where(puzzle_ratings.c.puzzle_id == tried.puzzle_id)
                    .values(points=puzzle.points, deviation=puzzle.deviation, tries=puzzle_tried)
                )
            if after != before:
                own = puzzle_solvers.c.player_id == tried.player_id
                await connection.execute(sa.update(puzzle_solvers).where(own).values(_solver_values(after)))
        return CountedTry(is_first, before, after, puzzle, puzzle_tried)

    async def _locked_puzzle(self, connection: AsyncConnection, tried: PuzzleTry) -> tuple[Rating, int]:
        guess = {"points": tried.guess.points, "deviation": tried.guess.deviation, "tries": 0}
        new = self._database.insert(puzzle_ratings).values(puzzle_id=tried.puzzle_id, **guess)
        await connection.execute(new.on_conflict_do_nothing())
        query = sa.select(puzzle_ratings).where(puzzle_ratings.c.puzzle_id == tried.puzzle_id).with_for_update()
        row = (await connection.execute(query)).one()
        return Rating(row.points, row.deviation), row.tries

    async def _locked_solver(self, connection: AsyncConnection, player_id: PlayerId) -> Solver:
        new = self._database.insert(puzzle_solvers).values(player_id=player_id, **_solver_values(Solver(BEGINNER)))
        await connection.execute(new.on_conflict_do_nothing())
        return _solver((await connection.execute(_of_player(player_id).with_for_update())).one())

    async def _keep_try(self, connection: AsyncConnection, tried: PuzzleTry) -> tuple[bool, bool]:
        """Return whether it is the first, and whether the puzzle is solved by now."""
        own = puzzle_tries.c.player_id == tried.player_id, puzzle_tries.c.puzzle_id == tried.puzzle_id
        row = (await connection.execute(sa.select(puzzle_tries).where(*own))).one_or_none()
        is_shown = tried.is_shown or (row is not None and row.is_shown)
        is_solved = (row is not None and row.is_solved) or (tried.is_right and not is_shown)
        now = {"is_solved": is_solved, "is_shown": is_shown, "at_ms": self._database.now_ms()}
        if row is None:
            key = {"player_id": tried.player_id, "puzzle_id": tried.puzzle_id}
            await connection.execute(sa.insert(puzzle_tries).values(**key, **now))
        elif (row.is_solved, row.is_shown) != (is_solved, is_shown):
            await connection.execute(sa.update(puzzle_tries).where(*own).values(now))
        return row is None, is_solved

    async def put_mistakes(self, match_id: MatchId, mistakes: Sequence[Mistake], due_ms: int, *, is_deep: bool) -> None:
        """Keep the mistakes of a match."""
        ids = {mistake.player_id for mistake in mistakes}
        known = sa.select(players.c.player_id).where(players.c.player_id.in_(ids), players.c.kind != PlayerKind.DELETED)
        found = {(mistake.player_id, mistake.place.deal, mistake.place.turn) for mistake in mistakes}
        of_match = sa.select(own_mistakes).where(own_mistakes.c.match_id == match_id)
        async with self._database.writing() as connection:
            present = set((await connection.execute(known)).scalars()) if ids else set()
            for mistake in mistakes:
                if mistake.player_id in present:
                    await connection.execute(self._written(mistake, due_ms, is_deep=is_deep))
            if not is_deep:
                return
            for row in (await connection.execute(of_match)).all():
                if (row.player_id, row.deal, row.turn) not in found and not row.is_tried:
                    taken_back = sa.delete(own_mistakes).where(
                        _at(PlayerId(row.player_id), MistakePlace(match_id, row.deal, row.turn))
                    )
                    await connection.execute(taken_back)

    def _written(self, mistake: Mistake, due_ms: int, *, is_deep: bool) -> sa.Executable:
        match_id, deal, turn = mistake.place
        said = {"theme": mistake.theme, "lost": mistake.lost, "answers": json.dumps(mistake.answers)}
        place = {"player_id": mistake.player_id, "match_id": match_id, "deal": deal, "turn": turn}
        insert = self._database.insert(own_mistakes).values(**place, **said, stage=0, is_tried=False, due_ms=due_ms)
        if is_deep:
            return insert.on_conflict_do_update(index_elements=_PLACE, set_=said)
        return insert.on_conflict_do_nothing()

    async def mistakes_of(self, player_id: PlayerId) -> list[KeptMistake]:
        """Return the mistakes that come back."""
        columns = own_mistakes.c
        query = sa.select(own_mistakes).where(columns.player_id == player_id, columns.due_ms.is_not(None))
        order = columns.due_ms, columns.lost.desc(), columns.match_id, columns.deal, columns.turn
        async with self._database.reading() as connection:
            return [_mistake(row) for row in await connection.execute(query.order_by(*order))]

    async def put_off(self, player_id: PlayerId, place: MistakePlace, stage: int, due_ms: int | None) -> None:
        """Say when a mistake comes back."""
        later = sa.update(own_mistakes).where(_at(player_id, place))
        async with self._database.at_once() as connection:
            await connection.execute(later.values(stage=stage, is_tried=True, due_ms=due_ms))


def _of_player(player_id: PlayerId) -> sa.Select[Any]:
    return sa.select(puzzle_solvers).where(puzzle_solvers.c.player_id == player_id)


def _at(player_id: PlayerId, place: MistakePlace) -> sa.ColumnElement[bool]:
    columns = own_mistakes.c
    return sa.and_(
        columns.player_id == player_id,
        columns.match_id == place.match_id,
        columns.deal == place.deal,
        columns.turn == place.turn,
    )


def _solver(row: Any) -> Solver:  # noqa: ANN401  a row of the table
    return Solver(Rating(row.points, row.deviation), row.tries, row.day, row.streak)


def _solver_values(solver: Solver) -> dict[str, float]:
    return {
        "points": solver.rating.points,
        "deviation": solver.rating.deviation,
        "tries": solver.tries,
        "day": solver.day,
        "streak": solver.streak,
    }


def _mistake(row: Any) -> KeptMistake:  # noqa: ANN401  a row of the table
    place = MistakePlace(row.match_id, row.deal, row.turn)
    answers = tuple(json.loads(row.answers))
    return KeptMistake(Mistake(PlayerId(row.player_id), place, row.theme, row.lost, answers), row.stage, row.due_ms)
