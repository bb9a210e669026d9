"""Bots that tests hand to the arena, and how to make them in another process."""

import os
from random import Random

from gangoffour.arena import Entrant
from gangoffour.engine import Action, Pass, Phase, Play, ReturnCard, SeatView, legal_actions_in


class FirstBot:
    """Always the first legal action; it declares when it can."""

    name = "first"

    def choose(self, view: SeatView, rng: Random) -> Action:  # noqa: ARG002  it leaves nothing to chance
        actions = legal_actions_in(view)
        declaring = [action for action in actions if isinstance(action, Play) and action.declare]
        return (declaring or actions)[0]


class PassingBot(FirstBot):
    """Passes whenever it may: as weak as can be."""

    name = "passing"

    def choose(self, view: SeatView, rng: Random) -> Action:
        return Pass() if Pass() in legal_actions_in(view) else super().choose(view, rng)


class ReturningBot(FirstBot):
    """Remembers what it was asked in exchanges, and the hands it held there."""

    name = "returning"

    def __init__(self) -> None:
        self.returned: list[SeatView] = []

    def choose(self, view: SeatView, rng: Random) -> Action:
        if view.public.phase is Phase.RETURN:
            self.returned.append(view)
        return super().choose(view, rng)


class ChoosyBot(FirstBot):
    """Fails if it is asked where there is no choice."""

    name = "choosy"

    def choose(self, view: SeatView, rng: Random) -> Action:
        assert len(legal_actions_in(view)) > 1
        return super().choose(view, rng)


class CheatingBot(FirstBot):
    """Returns a card where none is due."""

    name = "cheating"

    def choose(self, view: SeatView, rng: Random) -> Action:  # noqa: ARG002  it does the same always
        return ReturnCard(view.hand[0])


class VanishingBot(FirstBot):
    """Takes its whole process with it."""

    name = "vanishing"

    def choose(self, view: SeatView, rng: Random) -> Action:  # noqa: ARG002  it never comes back
        os._exit(3)


def no_bot() -> FirstBot:
    """What becomes of weights that are not there."""
    raise FileNotFoundError("weights")


FIRST = Entrant("first", FirstBot)
SECOND = Entrant("second", FirstBot)
PASSING = Entrant("passing", PassingBot)
