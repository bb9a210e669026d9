"""Making the field of a day: all six levels play the seat before any person does."""

from collections.abc import Callable, Iterator, Sequence
from functools import cache, partial
from typing import NamedTuple

from gangoffour.boards import record_board
from gangoffour.bots import Bot, bot
from gangoffour.daily.ghosts import Ghost
from gangoffour.daily.seasons import SecretSeason
from gangoffour.records import format_record, replay


class GhostPlay(NamedTuple):
    """What a bot made of a board."""

    points: tuple[int, ...]
    """By seat."""
    record: str
    """Every action, as text."""


def played(secret: SecretSeason, ghosts: Sequence[Ghost], jobs: int) -> Iterator[tuple[Ghost, GhostPlay]]:
    """Yield what each of them makes of its board as they come, played in so many processes."""
    from gangoffour.arena import results  # noqa: PLC0415  it needs NumPy, and a server does without

    found = results(partial(_player, secret), ghosts, jobs)
    try:
        for place, play in found:
            yield ghosts[place], play
    finally:
        found.close()


def _player(secret: SecretSeason) -> Callable[[Ghost], GhostPlay]:
    def play(ghost: Ghost) -> GhostPlay:
        board = secret.board(ghost.number, ghost.board)
        record = record_board(board, ghost.level, {level: _bot(level) for level in (ghost.level, board.level)})
        return GhostPlay(replay(record).final_state.public.results[-1].points, format_record(record))

    return play


@cache
def _bot(level: str) -> Bot:
    return bot(level)
