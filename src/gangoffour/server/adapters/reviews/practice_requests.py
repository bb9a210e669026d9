"""What is said between the server and the process that knows the puzzles: nothing in here loads what that needs."""

from typing import Final

import msgspec

from gangoffour.protocol import NewPractice

ANSWERED: Final = 0
NOWHERE: Final = 1
"""There is no such puzzle, or nothing was decided at that place."""
ILLEGAL: Final = 2
"""The rules refuse an action; the code of the refusal follows."""


class PracticeRequest(msgspec.Struct):
    """What is wanted: to play on, a puzzle, or the list of them."""

    practice: NewPractice | None = None
    text: str = ""
    """The record of the match that is played on."""
    puzzle_id: str | None = None
    today: int = 0
    """The day, counted since 1970."""
