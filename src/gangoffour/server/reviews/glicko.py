"""Ratings of puzzles and of those who solve them: Glicko, as Mark Glickman published it in 1999.

A try is a game between a solver and a puzzle, and a rating period of its own. Glicko-2 adds a volatility, which one try
at a time tells nothing about. The formulas are ten lines: less than a dependency costs to keep up.
"""

from math import log, pi, sqrt
from typing import Final

from gangoffour.server.ports import Rating

BEGINNER: Final = Rating(1500.0, 350.0)
"""Whoever has tried nothing yet."""

LEAST_DEVIATION: Final = 50.0
"""A rating never gets so sure that it stops following whoever learns."""

_Q: Final = log(10) / 400


def guessed_rating(missed: int) -> Rating:
    """Return how hard a puzzle is that nobody has tried: by how many of two bots missed it."""
    return Rating(1300.0 + 200.0 * missed, 250.0)


def rated(own: Rating, other: Rating, score: float) -> Rating:
    """Return a rating after a game with this score: 1 for a win, 0 for a loss."""
    weight = 1 / sqrt(1 + 3 * _Q**2 * other.deviation**2 / pi**2)
    expected = 1 / (1 + 10 ** (-weight * (own.points - other.points) / 400))
    precision = 1 / own.deviation**2 + _Q**2 * weight**2 * expected * (1 - expected)
    points = own.points + _Q / precision * weight * (score - expected)
    return Rating(points, max(LEAST_DEVIATION, sqrt(1 / precision)))
