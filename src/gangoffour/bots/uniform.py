"""Any legal action, each as likely as the other: no opponent for people, but it comes by every corner of the rules."""

from random import Random
from typing import Final

from gangoffour.engine import Action, Card, Play, SeatView, legal_actions_in


class UniformBot:
    """Chooses evenly among the legal actions; never forgets to declare its last card."""

    name: Final = "uniform"

    def choose(self, view: SeatView, rng: Random) -> Action:
        """Return any legal action."""
        actions = legal_actions_in(view)
        declaring = {action.cards for action in actions if isinstance(action, Play) and action.declare}
        return rng.choice([action for action in actions if not _forgets(action, declaring)])


def _forgets(action: Action, declaring: set[tuple[Card, ...]]) -> bool:
    """True for a play without the declaration that could come with it."""
    return isinstance(action, Play) and not action.declare and action.cards in declaring
