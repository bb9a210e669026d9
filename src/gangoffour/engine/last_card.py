"""The last card: which seats have the duty, and what an open window does to the next action (R42-R51)."""

from collections.abc import Collection

from gangoffour.engine.public import PublicDeal
from gangoffour.engine.rules import Declaration, DeclarationWindow, RuleSet
from gangoffour.engine.seats import Direction, Seat, next_seat


def duty_seats(
    declared: Collection[Seat],
    disqualified: Collection[Seat],
    direction: Direction,
    seat_count: int,
    rules: RuleSet,
) -> frozenset[Seat]:
    """Return the seats with the last-card duty: the nearest active seat before each declared last card (R51).

    A seat that is the only active one sits before nobody: its own last card binds it to nothing.
    """
    if not rules.last_card_duty:
        return frozenset()
    active = (seat for seat in declared if seat not in disqualified)
    before = ((seat, next_seat(seat, direction.reversed, seat_count, disqualified)) for seat in active)
    return frozenset(nearest for seat, nearest in before if nearest != seat)


def has_duty(deal: PublicDeal, seat: Seat, rules: RuleSet) -> bool:
    """True if the seat, should it act now, acts under the last-card duty.

    The action closes the window of a seat that has not declared, and the window closes first (R44): the duty is
    judged as if that seat were disqualified already.
    """
    if not deal.declared:
        return False
    disqualified = deal.disqualified | closed_out(deal, seat)
    return seat in duty_seats(deal.declared, disqualified, deal.direction, len(deal.hand_sizes), rules)


def closed_out(deal: PublicDeal, seat: Seat) -> frozenset[Seat]:
    """Return the seat, if any, that is disqualified by a play or pass of `seat` because it has not declared (R44)."""
    undeclared = deal.undeclared
    return frozenset() if undeclared is None or undeclared == seat else frozenset((undeclared,))


def must_declare_itself(cards_left: int, rules: RuleSet) -> bool:
    """True if a play that leaves so many cards calls for a declaration by the seat itself (R42, R43)."""
    return cards_left == 1 and rules.declaration is Declaration.MANUAL


def window_closes_with_play(rules: RuleSet) -> bool:
    """True if only the flag of the play counts as declaration (R42)."""
    return rules.declaration_window is DeclarationWindow.WITH_PLAY
