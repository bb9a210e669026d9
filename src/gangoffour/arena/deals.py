"""The deals of a measurement: cards and roles, both from the seed.

Cards and roles stay in their seats; it is the bots that change seats from one playing of the deal to the next.
"""

from typing import Final

from gangoffour.arena.conditions import Conditions
from gangoffour.engine import DECK, HAND_SIZE, MatchState, Seat, set_up_position, start_deal, start_match
from gangoffour.fairness import deck_order, tagged_hash

_LATER_NUMBERS: Final = (2, 3)
"""The deal numbers of later deals, turn and turn about, so that both directions are played."""


def starting_state(conditions: Conditions, index: int) -> MatchState:
    """Return the deal at its start: a first deal of a match, or a later one with the tribute given."""
    order = deck_order(conditions.key, index)
    seat_count = conditions.seat_count
    if not conditions.is_later_deal(index):
        return start_deal(start_match(conditions.rules, seat_count), order).after
    deck = [DECK[position] for position in order]
    dealt = seat_count * HAND_SIZE
    deal_winner, deal_loser = later_deal_roles(conditions, index)
    return set_up_position(
        [deck[start : start + HAND_SIZE] for start in range(0, dealt, HAND_SIZE)],
        rules=conditions.rules,
        leader=deal_winner,
        deal_number=_LATER_NUMBERS[conditions.later_deals_before(index) % len(_LATER_NUMBERS)],
        deal_loser=deal_loser,
        dummy_hand=deck[dealt:],
    )


def later_deal_roles(conditions: Conditions, index: int) -> tuple[Seat, Seat]:
    """Return who won and who lost the deal before this one: two seats drawn from the seed."""
    seat_count = conditions.seat_count
    digest = tagged_hash("arena roles", conditions.key, index.to_bytes(4, "big"))
    deal_winner, distance = divmod(int.from_bytes(digest, "big") % (seat_count * (seat_count - 1)), seat_count - 1)
    return Seat(deal_winner), Seat((deal_winner + 1 + distance) % seat_count)
