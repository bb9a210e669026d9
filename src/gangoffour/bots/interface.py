"""What a bot is.

BotError
└── UnknownBot   no bot has this name
"""

from random import Random
from typing import Protocol

from gangoffour.engine import Action, SeatView


class Bot(Protocol):
    """A program that plays a seat from its view."""

    @property
    def name(self) -> str:
        """The name by which people choose the bot."""
        ...

    def choose(self, view: SeatView, rng: Random) -> Action:
        """Return a legal action for the seat whose turn it is.

        All chance comes from `rng`: the same view and an equal generator give the same action.
        """
        ...


class BotError(Exception):
    """Base of the errors of this room, with a code and the facts a sentence about it needs."""

    code: str

    def __init__(self, **facts: str | int) -> None:
        """Keep the facts."""
        super().__init__(f"{self.code}" + "".join(f" {name}={value}" for name, value in facts.items()))
        self.facts = facts


class UnknownBot(BotError):
    """No bot has this name."""

    code = "bot/unknown"
