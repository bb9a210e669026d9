"""What the core has to know to write observations: tables from the layout, the rules and the order of seats."""

from array import array
from collections.abc import Iterator
from functools import cache, lru_cache

from gangoffour.catalogue import load_catalogue
from gangoffour.core import Seeing
from gangoffour.encoding.layout import SLOTS, passed_on_bit, score_scale, size_scale
from gangoffour.encoding.rule_sets import option_bits
from gangoffour.engine import DECK, Direction, MatchLimitTest, RuleSet, Seat, WinnerTie, seats_after

_HIGHEST_SCORE = (1 << 16) - 1
"""The core keeps scores in sixteen bits."""


@lru_cache(maxsize=16)
def seeing_of(rules: RuleSet, seat_count: int, *, skip_forced: bool, undeclared: bool) -> Seeing:
    """Return it for a rule set, a number of seats and the wishes of the caller; nobody changes what it holds."""
    orders = list(_orders(seat_count))
    scores = range(min(rules.match_limit, _HIGHEST_SCORE) + 1)
    return Seeing(
        seat_count=seat_count,
        slot_seats=bytes(seat for order in orders for seat in order),
        slot_sets=array("Q", (_slots(seats, order) for order in orders for seats in range(1 << SLOTS))),
        size_scales=array("H", (size_scale(size) for size in range(len(DECK) + 1))),
        score_scales=array("H", (score_scale(score, rules.match_limit) for score in scores)),
        passed_on=_passed_on(),
        options=option_bits(rules),
        match_limit=rules.match_limit,
        match_deals=rules.match_deals or 0,
        exceeds=rules.match_limit_test is MatchLimitTest.EXCEED,
        extra_deal=rules.winner_tie is WinnerTie.EXTRA_DEAL,
        skips_forced=skip_forced,
        forgets=undeclared,
    )


def _orders(seat_count: int) -> Iterator[tuple[int, ...]]:
    """For each direction and seat to act the seats by slot; a slot and a seat that are not there go together."""
    absent = tuple(range(seat_count, SLOTS))
    for direction in (Direction.COUNTER_CLOCKWISE, Direction.CLOCKWISE):
        for seat in range(SLOTS):
            present = range(seat_count) if seat in absent else (seat, *seats_after(Seat(seat), direction, seat_count))
            yield (*present, *absent)


def _slots(seats: int, order: tuple[int, ...]) -> int:
    return sum((seats >> seat & 1) << slot for slot, seat in enumerate(order))


@cache
def _passed_on() -> bytes:
    catalogue = load_catalogue()
    plays = (catalogue.combination(combination_id) for combination_id in range(len(catalogue)))
    return bytes((0, *(passed_on_bit(play) for play in plays)))
