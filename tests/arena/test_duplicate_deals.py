"""The deals of a measurement: the same cards in every seat, first deals and later ones, all from the seed."""

from collections import Counter
from itertools import chain

import pytest

from gangoffour.arena import ArenaCode, ArenaError, Conditions, later_deal_roles, play_deal, starting_state
from gangoffour.engine import DECK, Code, InvalidSetup, Phase, Seat, preset, tribute_of
from gangoffour.fairness import deck_order, seed_key
from tests.arena.players import CheatingBot, ChoosyBot, FirstBot, ReturningBot

FIRST_DEALS = Conditions("deals", exchange_percent=0)
LATER_DEALS = Conditions("deals", exchange_percent=100)


def test_a_first_deal_is_dealt_as_in_a_match_and_led_by_the_multi_coloured_one() -> None:
    state = starting_state(FIRST_DEALS, 5)
    order = deck_order(seed_key(b"deals"), 5)
    dealt = [tuple(sorted(DECK[position] for position in order[start : start + 16])) for start in range(0, 64, 16)]
    assert list(state.hands) == dealt
    assert state.public.deal is not None
    assert (state.public.deal.number, state.public.deal.exchange) == (1, None)


@pytest.mark.parametrize("seat_count", [3, 4])
def test_a_later_deal_begins_with_the_tribute_of_the_seat_that_the_seed_makes_the_loser(seat_count: int) -> None:
    conditions = Conditions("deals", seat_count, exchange_percent=100)
    for index in range(12):
        state = starting_state(conditions, index)
        deal_winner, deal_loser = later_deal_roles(conditions, index)
        dealt = starting_state(Conditions("deals", seat_count, exchange_percent=0), index).hands
        assert state.public.deal is not None
        exchange = state.public.deal.exchange
        assert exchange is not None
        assert (exchange.deal_winner, exchange.deal_loser) == (deal_winner, deal_loser)
        assert exchange.tribute == tribute_of(dealt[deal_loser])
        assert (state.public.phase, state.public.seat_to_act) == (Phase.RETURN, deal_winner)
        assert Counter(chain(*state.hands, *state.dummy_hands)) == Counter(DECK)


def test_the_bots_themselves_return_the_card() -> None:
    bots = [ReturningBot() for _ in range(4)]
    for index in range(8):
        play_deal(starting_state(LATER_DEALS, index), bots, b"chance")
        deal_winner, _ = later_deal_roles(LATER_DEALS, index)
        assert bots[deal_winner].returned[-1].seat == deal_winner
    assert sum(len(bot.returned) for bot in bots) == 8


@pytest.mark.parametrize("seat_count", [3, 4])
def test_every_pair_of_winner_and_loser_is_drawn(seat_count: int) -> None:
    conditions = Conditions("roles", seat_count)
    drawn = Counter(later_deal_roles(conditions, index) for index in range(2_000))
    assert len(drawn) == seat_count * (seat_count - 1)
    assert all(winner != loser for winner, loser in drawn)
    assert min(drawn.values()) > 100


def test_later_deals_run_in_both_directions() -> None:
    deals = [starting_state(LATER_DEALS, index).public.deal for index in range(4)]
    assert [deal.number for deal in deals if deal is not None] == [2, 3, 2, 3]


@pytest.mark.parametrize("percent, later", [(0, 0), (29, 29), (50, 50), (100, 100)])
def test_so_many_of_a_hundred_deals_begin_with_an_exchange(percent: int, later: int) -> None:
    conditions = Conditions("share", exchange_percent=percent)
    assert sum(conditions.is_later_deal(index) for index in range(100)) == later


def test_first_and_later_deals_take_turns_when_there_are_half_of_each() -> None:
    conditions = Conditions("half")
    assert [conditions.is_later_deal(index) for index in range(4)] == [False, True, False, True]


def test_a_deal_does_not_depend_on_how_many_are_played() -> None:
    assert starting_state(Conditions("deals"), 7) == starting_state(Conditions("deals"), 7)
    assert starting_state(Conditions("deals"), 7) != starting_state(Conditions("other deals"), 7)


def test_bots_are_not_asked_where_there_is_no_choice() -> None:
    bots = [ChoosyBot(), FirstBot(), FirstBot(), FirstBot()]
    played = play_deal(starting_state(FIRST_DEALS, 0), bots, b"chance")
    assert played.points == play_deal(starting_state(FIRST_DEALS, 0), [FirstBot()] * 4, b"chance").points
    assert played.points.count(0) == 1
    assert all(time_s >= 0 for times_s in played.times_s for time_s in times_s)
    assert sum(map(len, played.times_s)) > 4


def test_a_bot_that_cheats_is_named() -> None:
    with pytest.raises(ArenaError) as failure:
        play_deal(starting_state(FIRST_DEALS, 0), [CheatingBot()] * 4, b"chance")
    assert failure.value.code is ArenaCode.BOT_FAILED
    assert failure.value.facts == {"bot": "cheating", "reason": "IllegalAction: return/not_due"}


def test_a_table_that_the_rules_do_not_allow_is_refused() -> None:
    with pytest.raises(InvalidSetup) as refusal:
        Conditions("seats", seat_count=3, rules=preset("gang"))
    assert refusal.value.code is Code.MATCH_SEAT_COUNT
    with pytest.raises(ValueError, match="101"):
        Conditions("percent", exchange_percent=101)


def test_the_first_deal_is_led_by_the_holder_of_the_multi_coloured_one() -> None:
    leaders = {starting_state(FIRST_DEALS, index).public.seat_to_act for index in range(20)}
    assert leaders == {Seat(0), Seat(1), Seat(2), Seat(3)}
