"""Boards: deals that everybody can get, against bots that answer everybody alike.

A board is a seed, a number of seats, the number of its deal and the level of its bots. Whoever does the same at a board
sees the same: the bots' chance follows from the seed and from what the bot sees, never from a clock or a count of
turns. `play_board` plays one through among programs, and `record_board` keeps how; a server deals the same cards to
people.
"""

from gangoffour.boards.board import BOARD_RULES, SEED_SIZE, Board
from gangoffour.boards.bot_chance import bot_chance
from gangoffour.boards.engine_hash import engine_hash
from gangoffour.boards.later_deals import LATER_NUMBERS, later_deal
from gangoffour.boards.playing import Choose, play_board, play_on, record_board

__all__ = [
    "BOARD_RULES",
    "LATER_NUMBERS",
    "SEED_SIZE",
    "Board",
    "Choose",
    "bot_chance",
    "engine_hash",
    "later_deal",
    "play_board",
    "play_on",
    "record_board",
]
