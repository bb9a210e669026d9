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


def boards_of(packet: int = 0) -> range:
    """Return the boards of a packet of a day: the first has those that everybody gets, the others are its stock."""
    return range(packet * BOARD_COUNT + 1, (packet + 1) * BOARD_COUNT + 1)


def ghosts_of(numbers: Iterable[int], packet: int = 0) -> list[Ghost]:
    """Return all that have to play a packet of these days, day by day."""
    boards = boards_of(packet)
    return [Ghost(number, board, level) for number in numbers for board in boards for level in LEVELS]
