"""Hints: what a server advises a person at a table to do."""

from collections.abc import Mapping
from typing import Literal, TypeAlias

from gangoffour.engine import Action, Card, Declare, Pass, Play, ReturnCard
from gangoffour.protocol.codec import card_names
from gangoffour.protocol.values import CardName, Shape

ActionName: TypeAlias = Literal["play", "pass", "declare", "return_card"]


class HintedAction(Shape):
    """An action that is advised."""

    does: ActionName
    cards: tuple[CardName, ...]
    """The cards that are played, or the one that is returned."""
    declare: bool
    """Whether the play declares the last card."""
    margin: float
    """The mean points of the other seats in this deal less one's own, as expected; one decimal."""
    reason: str
    """The code of one sentence that is sure. A newer server may have reasons that a client does not know."""
    facts: dict[str, int]
    """What the sentence needs; `seat` stands for the name of a player."""


class TableHints(Shape):
    """The best actions of a turn, best first."""

    seq: int
    """The sequence number of the last event of the match when they were made. If the match went on, they are old."""
    hints: tuple[HintedAction, ...]


def hinted_action(action: Action, margin: float, reason: str, facts: Mapping[str, int]) -> HintedAction:
    """Return an action as it is advised."""
    does, cards = _named(action)
    return HintedAction(
        does=does,
        cards=card_names(cards),
        declare=isinstance(action, Play) and action.declare,
        margin=margin,
        reason=reason,
        facts=dict(facts),
    )


def _named(action: Action) -> tuple[ActionName, tuple[Card, ...]]:
    match action:
        case Play(cards=cards):
            return "play", cards
        case ReturnCard(card=card):
            return "return_card", (card,)
        case Pass():
            return "pass", ()
        case Declare():
            return "declare", ()
