"""Making the field of a day: all six levels play the seat before any person does."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache, partial
from itertools import groupby
from random import Random
from typing import NamedTuple

from gangoffour.boards import Board, record_board
from gangoffour.bots import Bot, bot
from gangoffour.daily.ghosts import Ghost
from gangoffour.daily.seasons import SecretSeason
from gangoffour.engine import Action, SeatView
from gangoffour.protocol import encode_seat_view
from gangoffour.records import format_record, replay


class GhostPlay(NamedTuple):
    """What a bot made of a board."""

    points: tuple[int, ...]
    """By seat."""
    record: str
    """Every action, as text."""


def played(secret: SecretSeason, ghosts: Sequence[Ghost], jobs: int) -> Iterator[tuple[Ghost, GhostPlay]]:
    """Yield what each of them makes of its board as they come, played in so many processes.

    Those that follow one another at the same board play it in one process: where one does as another did, the bots
    around it see what they saw before, and need not think again.
    """
    from gangoffour.arena import results  # noqa: PLC0415  it needs NumPy, and a server does without

    tables = [list(table) for _, table in groupby(ghosts, lambda ghost: (ghost.number, ghost.board))]
    found = results(partial(_player, secret), tables, jobs)
    try:
        for place, plays in found:
            yield from zip(tables[place], plays, strict=True)
    finally:
        found.close()


def _player(secret: SecretSeason) -> Callable[[Sequence[Ghost]], list[GhostPlay]]:
    def play(ghosts: Sequence[Ghost]) -> list[GhostPlay]:
        board = secret.board(ghosts[0].number, ghosts[0].board)
        levels = {board.level, *(ghost.level for ghost in ghosts)}
        bots = {level: _Recalling(_bot(level)) for level in levels}
        return [_play(board, ghost.level, bots) for ghost in ghosts]

    return play


def _play(board: Board, level: str, bots: Mapping[str, Bot]) -> GhostPlay:
    record = record_board(board, level, bots)
    return GhostPlay(replay(record).final_state.public.results[-1].points, format_record(record))


class _Recalling:
    """A bot at one board, which does again what it did where it saw the same: its chance follows from what it sees."""

    def __init__(self, thinking: Bot) -> None:
        self._thinking = thinking
        self._answers: dict[bytes, Action] = {}

    @property
    def name(self) -> str:
        """The name of the bot that thinks."""
        return self._thinking.name

    def choose(self, view: SeatView, rng: Random) -> Action:
        """Return what the bot answers, or has answered."""
        seen = encode_seat_view(view)
        if seen not in self._answers:
            self._answers[seen] = self._thinking.choose(view, rng)
        return self._answers[seen]


@cache
def _bot(level: str) -> Bot:
    return bot(level)
