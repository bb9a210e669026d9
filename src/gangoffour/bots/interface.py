"""What a bot is."""

from enum import StrEnum, unique
from random import Random
from typing import Protocol

from gangoffour.engine import Action, CodedError, SeatView


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


@unique
class BotCode(StrEnum):
    """What can be wrong with the choice of a bot."""

    UNKNOWN = "bot/unknown"
    NOT_LOADED = "bot/not_loaded"
    """What should be a bot cannot be imported or made, or is none."""


class UnknownBot(CodedError):
    """No bot has this name."""

    code: BotCode
