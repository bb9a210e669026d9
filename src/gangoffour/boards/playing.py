"""Playing boards among programs."""

from collections.abc import Callable, Mapping
from random import Random
from typing import TypeAlias

from gangoffour.boards.board import Board
from gangoffour.boards.bot_chance import bot_chance
from gangoffour.bots import Bot
from gangoffour.engine import Action, MatchState, SeatView, apply, legal_actions_in, view

Choose: TypeAlias = Callable[[SeatView], Action]
"""From what a seat sees to what it does."""


def play_on(state: MatchState, choose: Choose) -> MatchState:
    """Return the state at the end of the deal; nobody is asked where there is no choice."""
    while (seat := state.public.seat_to_act) is not None:
        seat_view = view(state, seat)
        actions = legal_actions_in(seat_view)
        state = apply(state, seat, actions[0] if len(actions) == 1 else choose(seat_view)).after
    return state


def play_board(board: Board, own: str, bots: Mapping[str, Bot]) -> tuple[int, ...]:
    """Return the points, by seat, of a board whose first seat is played by the bot of a level; `bots` are by level."""

    def choose(seat_view: SeatView) -> Action:
        level = own if seat_view.seat == 0 else board.level
        rng = Random(bot_chance(board.seed, seat_view))  # noqa: S311  it decides plays, not cards
        return bots[level].choose(seat_view, rng)

    return play_on(board.start(), choose).public.results[-1].points
