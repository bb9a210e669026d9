"""A beginner: plays by chance, with a liking for many cards and low ones."""

from random import Random
from typing import Final

from gangoffour.engine import (
    Action,
    Combination,
    Declare,
    Kind,
    Pass,
    Phase,
    Play,
    ReturnCard,
    SeatView,
    legal_actions_in,
    legal_plays,
    must_declare_itself,
)

_LOOKS: Final = 6
"""How many legal plays it looks at; of these it takes the one it likes best."""


class NoviceBot:
    """Looks at a few legal plays drawn by chance, sheds many cards rather than few and low ones rather than high.

    It seldom passes, never forgets to declare its last card, and remembers nothing.
    """

    name: Final = "random"

    def choose(self, view: SeatView, rng: Random) -> Action:
        """Return the action it likes best of a few."""
        if view.public.phase is Phase.RETURN:
            cards = [action.card for action in legal_actions_in(view) if isinstance(action, ReturnCard)]
            return ReturnCard(min(rng.choice(cards) for _ in range(_LOOKS)))
        plays = legal_plays(view)
        if not plays:
            return Declare() if view.may_declare else Pass()
        chosen = max((rng.choice(plays) for _ in range(_LOOKS)), key=_liking)
        return Play(chosen.cards, declare=must_declare_itself(len(view.hand) - len(chosen.cards), view.public.rules))


def _liking(play: Combination) -> tuple[bool, int, int]:
    """Gangs last, then by number of cards, then the lower cards."""
    return play.kind is not Kind.GANG, len(play.cards), -sum(card.rank for card in play.cards)
