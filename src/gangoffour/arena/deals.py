"""The deals of a measurement: cards and roles, both from the seed.

Cards and roles stay in their seats; it is the bots that change seats from one playing of the deal to the next.
"""

from gangoffour.arena.conditions import Conditions
from gangoffour.boards import later_deal
from gangoffour.engine import MatchState, Seat, start_deal, start_match
from gangoffour.fairness import deck_order


def starting_state(conditions: Conditions, index: int) -> MatchState:
    """Return the deal at its start: a first deal of a match, or a later one with the tribute given."""
    order = deck_order(conditions.key, index)
    if not conditions.is_later_deal(index):
        return start_deal(start_match(conditions.rules, conditions.seat_count), order).after
    later = later_deal(conditions.key, index, conditions.seat_count, conditions.later_deals_before(index))
    before = start_match(conditions.rules, conditions.seat_count, later.deal_winner)
    return start_deal(before, order, later=later).after


def later_deal_roles(conditions: Conditions, index: int) -> tuple[Seat, Seat]:
    """Return who won and who lost the deal before this one: two seats drawn from the seed."""
    later = later_deal(conditions.key, index, conditions.seat_count)
    return later.deal_winner, later.deal_loser
