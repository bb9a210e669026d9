"""Events of the rules as they are stored and sent. They mirror those of the engine, with cards as text."""

from typing import Final, TypeAlias, dataclass_transform, get_args

import msgspec

from gangoffour.protocol.values import CardName, Combined, DirectionName, SeatIndex, snake_case


@dataclass_transform(frozen_default=True, kw_only_default=True, field_specifiers=(msgspec.field,))
class Happened(msgspec.Struct, frozen=True, kw_only=True, tag_field="type", tag=snake_case):
    """An event. Its tag is its name in small letters."""


class DealStarted(Happened):
    """A deal began."""

    deal_number: int
    dealer: SeatIndex
    direction: DirectionName
    leader: SeatIndex


class DeckCut(Happened):
    """The dealing ritual was held."""

    cards: tuple[CardName, ...]
    first_card_to: SeatIndex | None


class HandDealt(Happened):
    """A seat got its cards. Only that seat sees it."""

    seat: SeatIndex
    hand: tuple[CardName, ...]


class DummyHandDealt(Happened):
    """With three seats, sixteen cards went aside. Nobody sees it."""

    hand: tuple[CardName, ...]


class TributeGiven(Happened):
    """The deal loser gave its highest card."""

    giver: SeatIndex
    receiver: SeatIndex
    card: CardName


class CardReturned(Happened):
    """The deal winner returned a card."""

    giver: SeatIndex
    receiver: SeatIndex
    card: CardName


class CombinationPlayed(Happened):
    """A seat laid a combination."""

    seat: SeatIndex
    combination: Combined
    next_seat: SeatIndex | None


class Passed(Happened):
    """A seat passed."""

    seat: SeatIndex
    next_seat: SeatIndex | None


class LastCardDeclared(Happened):
    """A seat declared its last card."""

    seat: SeatIndex


class SeatDisqualified(Happened):
    """A seat failed to declare its last card and is out of this deal."""

    seat: SeatIndex


class TrickWon(Happened):
    """All other active seats passed."""

    seat: SeatIndex
    leader: SeatIndex
    direction: DirectionName


class DealWon(Happened):
    """The deal is over."""

    seat: SeatIndex


class HandsShown(Happened):
    """The cards left in every hand, by seat."""

    hands: tuple[tuple[CardName, ...], ...]


class DealScored(Happened):
    """Points were written down."""

    points: tuple[int, ...]
    scores: tuple[int, ...]
    deal_loser: SeatIndex


class DummyHandsShown(Happened):
    """After a match with three seats, the dummy hands of all its deals."""

    hands: tuple[tuple[CardName, ...], ...]


class MatchWon(Happened):
    """The match is over by the rules."""

    winners: tuple[SeatIndex, ...]


MatchEvent: TypeAlias = (
    DealStarted
    | DeckCut
    | HandDealt
    | DummyHandDealt
    | TributeGiven
    | CardReturned
    | CombinationPlayed
    | Passed
    | LastCardDeclared
    | SeatDisqualified
    | TrickWon
    | DealWon
    | HandsShown
    | DealScored
    | DummyHandsShown
    | MatchWon
)
"""Events that mirror the engine's."""

MATCH_EVENTS: Final = get_args(MatchEvent)
