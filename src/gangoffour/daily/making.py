"""Making the field of a day: all six levels play the seat before any person does."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial

from gangoffour.boards import play_board
from gangoffour.bots import Bot, bot
from gangoffour.daily.ghosts import Ghost
from gangoffour.daily.seasons import SecretSeason


def played(secret: SecretSeason, ghosts: Sequence[Ghost], jobs: int) -> Iterator[tuple[Ghost, tuple[int, ...]]]:
    """Yield the points, by seat, of each of them as they come, played in so many processes."""
    from gangoffour.arena import results  # noqa: PLC0415  it needs NumPy, and a server does without

    found = results(partial(_player, secret), ghosts, jobs)
    try:
        for place, points in found:
            yield ghosts[place], points
    finally:
        found.close()


def _player(secret: SecretSeason) -> Callable[[Ghost], tuple[int, ...]]:
    def play(ghost: Ghost) -> tuple[int, ...]:
        board = secret.board(ghost.number, ghost.board)
        return play_board(board, ghost.level, {level: _bot(level) for level in (ghost.level, board.level)})

    return play


@cache
def _bot(level: str) -> Bot:
    return bot(level)
