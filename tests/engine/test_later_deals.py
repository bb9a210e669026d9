"""A match that begins with a later deal: roles are handed in as the deck order is."""

import pytest

from gangoffour.engine import (
    Direction,
    InvalidSetup,
    LaterDeal,
    MatchStarted,
    Phase,
    RuleSet,
    Seat,
    TributeGiven,
    restore,
    rule_set,
    set_up_position,
    start_deal,
    start_match,
)
from tools.matches.positions import play_out

IN_ORDER = tuple(range(64))
ONE_DEAL: RuleSet = rule_set({"match_deals": 1})
LATER = LaterDeal(2, Seat(1), Seat(3))


@pytest.mark.rule("R57", "R60")
def test_it_begins_with_the_exchange_between_the_seats_that_are_named() -> None:
    step = start_deal(start_match(ONE_DEAL, 4), IN_ORDER, later=LATER)
    tribute = next(event for event in step.events if isinstance(event, TributeGiven))
    assert (tribute.giver, tribute.receiver) == (3, 1)
    public = step.after.public
    assert (public.phase, public.seat_to_act) == (Phase.RETURN, 1)
    assert public.deal is not None
    assert (public.deal.dealer, public.deal.direction) == (1, Direction.CLOCKWISE)


def test_it_is_the_position_that_could_be_set_up() -> None:
    dealt = start_deal(start_match(ONE_DEAL, 4), IN_ORDER)
    set_up = set_up_position(dealt.after.hands, rules=ONE_DEAL, leader=Seat(1), deal_number=2, deal_loser=Seat(3))
    later = start_deal(start_match(ONE_DEAL, 4, Seat(1)), IN_ORDER, later=LATER).after
    assert later == set_up


@pytest.mark.parametrize("number", [2, 3])
@pytest.mark.rule("R55")
def test_the_match_ends_with_it_if_it_has_one_deal(number: int) -> None:
    state = start_deal(start_match(ONE_DEAL, 4), IN_ORDER, later=LATER._replace(number=number)).after
    assert play_out(state).public.phase is Phase.OVER


def test_its_events_tell_everything() -> None:
    step = start_deal(start_match(ONE_DEAL, 4), IN_ORDER, later=LATER)
    assert restore(MatchStarted(ONE_DEAL, 4, Seat(0)), step.events) == step.after


def test_no_match_that_has_begun_can_begin_with_it() -> None:
    begun = start_deal(start_match(ONE_DEAL, 4), IN_ORDER).after
    with pytest.raises(InvalidSetup):
        start_deal(begun, IN_ORDER, later=LATER)


@pytest.mark.parametrize("winner, loser", [(4, 0), (0, 4), (2, 2), (-1, 0)])
def test_two_seats_of_the_table_have_the_roles(winner: int, loser: int) -> None:
    with pytest.raises(InvalidSetup):
        start_deal(start_match(ONE_DEAL, 4), IN_ORDER, later=LaterDeal(2, Seat(winner), Seat(loser)))


def test_a_first_deal_is_no_later_one() -> None:
    with pytest.raises(ValueError, match="number=1"):
        start_deal(start_match(ONE_DEAL, 4), IN_ORDER, later=LATER._replace(number=1))
