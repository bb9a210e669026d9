"""What a try of a puzzle changes: the ratings of both sides, and days in a row. The stores do it where they keep it."""

from dataclasses import replace

from gangoffour.server.ports import PuzzleTry, Rating, Solver
from gangoffour.server.reviews.glicko import rated


def counted(solver: Solver, puzzle: Rating, tried: PuzzleTry) -> tuple[Solver, Rating]:
    """Return solver and puzzle after a first try."""
    score = float(tried.is_right and not tried.is_shown)
    after = replace(solver, rating=rated(solver.rating, puzzle, score), tries=solver.tries + 1)
    return after, rated(puzzle, solver.rating, 1 - score)


def days_in_a_row(solver: Solver, tried: PuzzleTry, *, is_solved: bool) -> Solver:
    """Return the solver with the day of a try counted, if its puzzle is solved and it was not counted before."""
    is_counted = solver.streak > 0 and solver.day == tried.day
    if is_counted or not (is_solved and tried.is_of_day):
        return solver
    return replace(solver, day=tried.day, streak=solver.streak + 1 if solver.day == tried.day - 1 else 1)


def streak_on(solver: Solver, day: int) -> int:
    """Return how many days in a row there are on a day; one that is not over yet breaks nothing."""
    return solver.streak if solver.day >= day - 1 else 0
