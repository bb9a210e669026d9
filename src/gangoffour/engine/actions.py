"""Actions: what a seat may ask for. The tribute is none of them: it leaves no choice (R60)."""

from dataclasses import dataclass
from typing import Never, TypeAlias

from gangoffour.engine.cards import Card


@dataclass(frozen=True, slots=True)
class Play:
    """Lay a combination."""

    cards: tuple[Card, ...]
    """The cards in rising card order."""
    declare: bool = False
    """Declare the last card with this play. Without meaning, and dropped, unless the play leaves one card and the
    seat has to declare itself (R42)."""


@dataclass(frozen=True, slots=True)
class Pass:
    """Decline to play."""


@dataclass(frozen=True, slots=True)
class Declare:
    """Declare the last card after the play that left it (R42)."""


@dataclass(frozen=True, slots=True)
class ReturnCard:
    """Return a card to the deal loser in the exchange (R61)."""

    card: Card


Action: TypeAlias = Play | Pass | Declare | ReturnCard
"""What a seat may ask for."""


def no_action(value: Never) -> TypeError:
    """Return the error that says in words that a value is no action, for callers whom no type checker has told."""
    kinds = "a Play, a Pass, a Declare or a ReturnCard"
    return TypeError(f"{value!r} is no action: it has to be {kinds}, such as parse_action makes of a text")
