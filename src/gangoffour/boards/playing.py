"""Playing boards among programs."""

from collections.abc import Callable, Mapping
from random import Random
from typing import TypeAlias

from gangoffour.boards.board import BOARD_RULES, Board
from gangoffour.boards.bot_chance import bot_chance
from gangoffour.bots import Bot, format_bot_id
from gangoffour.engine import Action, MatchStarted, MatchState, Seat, SeatView, apply, legal_actions_in, view
from gangoffour.records import MatchRecord, Recorder, SeatRecord

Choose: TypeAlias = Callable[[SeatView], Action]
"""From what a seat sees to what it does."""


def play_on(state: MatchState, choose: Choose) -> MatchState:
    """Return the state at the end of the deal; nobody is asked where there is no choice."""
    while (seat := state.public.seat_to_act) is not None:
        state = apply(state, seat, _next_action(state, seat, choose)).after
    return state


def _next_action(state: MatchState, seat: Seat, choose: Choose) -> Action:
    seat_view = view(state, seat)
    actions = legal_actions_in(seat_view)
    return actions[0] if len(actions) == 1 else choose(seat_view)


def play_board(board: Board, own: str, bots: Mapping[str, Bot]) -> tuple[int, ...]:
    """Return the points, by seat, of a board whose first seat is played by the bot of a level; `bots` are by level."""
    return play_on(board.start(), _chooser(board, own, bots)).public.results[-1].points


def record_board(board: Board, own: str, bots: Mapping[str, Bot]) -> MatchRecord:
    """Return the record of the same: every action of every seat."""
    levels = [own, *[board.level] * (board.seat_count - 1)]
    seats = [SeatRecord(format_bot_id(level, seat), level) for seat, level in enumerate(levels)]
    recorder = Recorder(MatchStarted(BOARD_RULES, board.seat_count, board.dealer), seats)
    recorder.start_deal(board.deck_order, board.cut_cards, later=board.later)
    choose = _chooser(board, own, bots)
    while (seat := recorder.state.public.seat_to_act) is not None:
        recorder.apply(seat, _next_action(recorder.state, seat, choose))
    return recorder.record()


def _chooser(board: Board, own: str, bots: Mapping[str, Bot]) -> Choose:
    def choose(seat_view: SeatView) -> Action:
        level = own if seat_view.seat == 0 else board.level
        rng = Random(bot_chance(board.seed, seat_view))  # noqa: S311  it decides plays, not cards
        return bots[level].choose(seat_view, rng)

    return choose
