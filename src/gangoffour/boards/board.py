"""What a board is, and how its deal begins."""

from dataclasses import dataclass, replace
from typing import Final

from gangoffour.boards.later_deals import LATER_NUMBERS, later_deal
from gangoffour.engine import (
    CLASSIC,
    DECK,
    Card,
    DealRitual,
    Declaration,
    LaterDeal,
    MatchState,
    RuleSet,
    Seat,
    exchange_due,
    start_deal,
    start_match,
)
from gangoffour.fairness import cut_cards, deck_order, first_dealer, seed_key

SEED_SIZE: Final = 64
"""Bytes of the seed of a board."""

BOARD_RULES: Final[RuleSet] = replace(CLASSIC, declaration=Declaration.AUTOMATIC, match_deals=1)
"""The rules of a board: one deal, and nobody has to remember to declare a last card."""


@dataclass(frozen=True, slots=True)
class Board:
    """One deal that everybody can get."""

    seed: bytes
    """64 bytes, from which cards and roles follow. It stays secret as long as somebody may still play the board."""
    seat_count: int
    deal_number: int
    """1 for a first deal; 2 or 3 for one that begins with an exchange."""
    level: str
    """Of the bots in all seats but the first."""

    def __post_init__(self) -> None:
        """Refuse a board that cannot be dealt."""
        if len(self.seed) != SEED_SIZE or self.deal_number not in (1, *LATER_NUMBERS):
            raise ValueError(self.deal_number)

    @property
    def key(self) -> bytes:
        """What deck order, first dealer, cut cards and roles follow from."""
        return seed_key(self.seed)

    @property
    def later(self) -> LaterDeal | None:
        """The roles of a deal that begins with an exchange."""
        if not exchange_due(self.deal_number):
            return None
        return later_deal(self.key, 0, self.seat_count)._replace(number=self.deal_number)

    @property
    def dealer(self) -> Seat:
        """Who deals."""
        return Seat(first_dealer(self.key, self.seat_count))

    @property
    def deck_order(self) -> tuple[int, ...]:
        """The order of the deck."""
        return deck_order(self.key, 0)

    @property
    def cut_cards(self) -> list[Card]:
        """The cards looked at in the dealing ritual, if there is one."""
        has_cut = BOARD_RULES.deal_ritual is DealRitual.OPTIONAL
        return [DECK[position] for position in cut_cards(self.key, 0)] if has_cut else []

    def start(self) -> MatchState:
        """Return the deal at its start, as a table of the server deals it."""
        before = start_match(BOARD_RULES, self.seat_count, self.dealer)
        return start_deal(before, self.deck_order, self.cut_cards, later=self.later).after
