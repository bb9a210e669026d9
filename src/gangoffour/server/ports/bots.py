"""Bots that think elsewhere."""

from dataclasses import dataclass
from typing import Protocol

from gangoffour.engine import Action, SeatView
from gangoffour.protocol import HintedAction


class NoHints(Exception):
    """Nobody could think of hints in time."""


@dataclass(frozen=True, slots=True)
class Cause:
    """Who lets a bot think. Both names are opaque: whoever runs bots only tells one from another."""

    origin: str
    """Where the table was opened from. Origins think in turn, however many tables each has."""
    player_id: str
    """Whose table it is. The players of an origin think in turn."""


class BotRunner(Protocol):
    """Lets bots think, elsewhere: they get nothing but the view of their seat.

    Nobody's bots wait because somebody else has many of them, and no quick one waits for those that think long. The
    time of a bot begins when it begins to think.
    """

    async def choose(self, level: str, view: SeatView, cause: Cause, chance: bytes | None = None) -> Action:
        """Return the bot's action; `greedy` decides here if no answer comes in time.

        With a given chance (32 bytes) nobody else decides: the bot is asked until it answers, for everybody gets the
        same answer to the same question.
        """

    async def hints(self, view: SeatView, cause: Cause) -> tuple[HintedAction, ...]:
        """Return the best actions of a view, best first; raise `NoHints` if no answer comes in time."""
