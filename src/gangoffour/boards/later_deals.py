"""Later deals that are played apart from a match: which number they have, and who has which role in the exchange."""

from typing import Final

from gangoffour.engine import LaterDeal, Seat
from gangoffour.fairness import later_deal_roles

LATER_NUMBERS: Final = (2, 3)
"""The deal numbers of later deals, turn and turn about, so that both directions are played."""


def later_deal(key: bytes, deal_index: int, seat_count: int, later_before: int = 0) -> LaterDeal:
    """Return how a later deal begins whose roles follow from a key; so many later deals came before it."""
    deal_winner, deal_loser = later_deal_roles(key, deal_index, seat_count)
    return LaterDeal(LATER_NUMBERS[later_before % len(LATER_NUMBERS)], Seat(deal_winner), Seat(deal_loser))
