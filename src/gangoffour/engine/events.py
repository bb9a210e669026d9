"""Events: what happened, in the past tense. They are the truth; states and views are folds of them.

An event carries only what happened. Who may see it is decided in `view`, and nowhere else.
"""

from dataclasses import dataclass
from typing import TypeAlias

from gangoffour.engine.cards import Card, Hand
from gangoffour.engine.combinations import Combination
from gangoffour.engine.rules import RuleSet
from gangoffour.engine.seats import Direction, Seat


@dataclass(frozen=True, slots=True)
class MatchStarted:
    """A match began; every other event follows this one."""

    rules: RuleSet
    seat_count: int
    first_dealer: Seat


@dataclass(frozen=True, slots=True)
class DealStarted:
    """A deal began: each seat gets sixteen cards (R3, R4)."""

    deal_number: int
    dealer: Seat
    direction: Direction
    leader: Seat
    """The seat that leads first (R8-R10); in later deals it returns a card before."""


@dataclass(frozen=True, slots=True)
class DeckCut:
    """The dealing ritual was held (R7). It moves no card."""

    cards: tuple[Card, ...]
    """The cards looked at; all but the last were phoenix or dragon and were cut again."""
    first_card_to: Seat | None
    """Where dealing starts; None if the ritual does not count."""


@dataclass(frozen=True, slots=True)
class HandDealt:
    """A seat got its cards. Only that seat sees it."""

    seat: Seat
    hand: Hand


@dataclass(frozen=True, slots=True)
class DummyHandDealt:
    """With three seats, sixteen cards went aside (R4). Nobody sees it."""

    hand: Hand


@dataclass(frozen=True, slots=True)
class TributeGiven:
    """The deal loser gave its highest card (R60); shown to all (R62)."""

    giver: Seat
    receiver: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class CardReturned:
    """The deal winner returned a card (R61); shown to all (R62)."""

    giver: Seat
    receiver: Seat
    card: Card


@dataclass(frozen=True, slots=True)
class CombinationPlayed:
    """A seat laid a combination."""

    seat: Seat
    combination: Combination
    next_seat: Seat | None
    """Whose turn it is now; None if the trick or the deal is over."""


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat passed."""

    seat: Seat
    next_seat: Seat | None
    """Whose turn it is now; None if the trick is over."""


@dataclass(frozen=True, slots=True)
class LastCardDeclared:
    """A seat declared its last card (R42)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class SeatDisqualified:
    """A seat failed to declare its last card and is out of this deal (R44)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TrickWon:
    """All other active seats passed (R39)."""

    seat: Seat
    """The seat of the top play."""
    leader: Seat
    """The seat that leads next: another one if the winner of the trick is disqualified (R45)."""
    direction: Direction
    """The direction of the next trick."""


@dataclass(frozen=True, slots=True)
class DealWon:
    """A seat is out (R41), or the only active one left (R47): the deal is over."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class HandsShown:
    """The cards left in every hand, by seat, are shown to all (R5)."""

    hands: tuple[Hand, ...]


@dataclass(frozen=True, slots=True)
class DealScored:
    """Points were written down (R53, R54)."""

    points: tuple[int, ...]
    scores: tuple[int, ...]
    deal_loser: Seat
    """The seat that would give the tribute in a next deal (R58, R59)."""


@dataclass(frozen=True, slots=True)
class DummyHandsShown:
    """After the match with three seats the dummy hands of all its deals are shown (R5)."""

    hands: tuple[Hand, ...]


@dataclass(frozen=True, slots=True)
class MatchWon:
    """The match is over (R55); several seats may share it (R56)."""

    winners: tuple[Seat, ...]


PublicEvent: TypeAlias = (
    CombinationPlayed
    | Passed
    | TrickWon
    | LastCardDeclared
    | SeatDisqualified
    | DealStarted
    | DeckCut
    | TributeGiven
    | CardReturned
    | DealWon
    | HandsShown
    | DealScored
    | DummyHandsShown
    | MatchWon
)
"""Events that everybody sees as they happen."""

HiddenEvent: TypeAlias = HandDealt | DummyHandDealt
"""Events that name hidden cards."""

DealEvent: TypeAlias = PublicEvent | HiddenEvent
"""Every event but the start of the match."""

Event: TypeAlias = MatchStarted | DealEvent
"""Everything that can happen in a match."""
