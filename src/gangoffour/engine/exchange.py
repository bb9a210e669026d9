"""The exchange before every deal but the first, and who has which role in it (R6, R57-R62, R66)."""

from gangoffour.engine.cards import Card, Hand
from gangoffour.engine.rules import RuleSet


def exchange_due(deal_number: int) -> bool:
    """True if the deal begins with an exchange: every deal but the first (R57)."""
    return deal_number > 1


def tribute_of(hand: Hand) -> Card:
    """Return the card the deal loser must give: the highest (R60)."""
    return max(hand)


def returnable_cards(hand: Hand, tribute: Card, rules: RuleSet) -> tuple[Card, ...]:
    """Return the faces the deal winner may return from its hand, the tribute already in it (R61)."""
    return tuple(card for card in dict.fromkeys(hand) if rules.exchange_return_same or card != tribute)
