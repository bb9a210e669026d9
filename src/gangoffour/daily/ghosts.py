"""Ghosts: the bots in the seat of a person, which have always played already."""

from collections.abc import Iterable
from typing import Final, NamedTuple

from gangoffour.bots import BOTS
from gangoffour.daily.seasons import BOARD_COUNT

LEVELS: Final = tuple(BOTS)
"""Those who play the seat, weakest first."""


class Ghost(NamedTuple):
    """A bot in the seat of a person, at one board of one day."""

    number: int
    """Which day of the season, from 1."""
    board: int
    level: str


def ghosts_of(numbers: Iterable[int]) -> list[Ghost]:
    """Return all that have to play on these days, day by day."""
    boards = range(1, BOARD_COUNT + 1)
    return [Ghost(number, board, level) for number in numbers for board in boards for level in LEVELS]
