import random
import subprocess
import sys
from collections.abc import Callable
from random import Random

import numpy as np
import pytest

from gangoffour.bots import GreedyBot, SearchBot, bot
from gangoffour.bots.search import values_of
from gangoffour.bots.testing import check_bot
from gangoffour.core import Ends
from gangoffour.engine import (
    CLASSIC,
    PRESETS,
    Declare,
    MatchState,
    Phase,
    Seat,
    apply,
    format_action,
    parse_cards,
    rule_set,
    set_up_position,
    start_deal,
    view,
)
from tests.bots.bot_play import answer, dealt_anew, lone_score, position
from tests.core.matches import any_rule_set, late_position, new_match

SEARCH = SearchBot(16)
FILL = ("3G 3Y 6G 6Y 8Y", "3R 3R 6R 6R 8R")
"""Hands of others that nothing depends on."""


def test_it_keeps_the_contract() -> None:
    check_bot(bot("search-4"))


class NoChance(Random):
    """A generator that nobody may ask."""

    def getrandbits(self, k: int, /) -> int:
        raise AssertionError(k)


def answer_at_once(state: MatchState) -> str:
    seat = state.public.seat_to_act
    assert seat is not None
    return format_action(SEARCH.choose(view(state, seat), NoChance(0)))


def test_it_goes_out_when_it_can_and_draws_no_world_for_it() -> None:
    assert answer_at_once(position("2G 3Y 4R 5G 6Y", *FILL)) == "2G 3Y 4R 5G 6Y"


def test_what_leaves_no_choice_is_done_at_once() -> None:
    assert answer_at_once(position("9G 9R 9Y", "3G 3Y 4G", "5G 6G", plays=["9G 9R declare"])) == "pass"
    # Seat 1 has declared its last card, and seat 2 comes before it: the duty leaves its highest single.
    assert answer_at_once(position("4G 9R 9Y", "3G", "5G 6Y 8R", plays=["4G"])) == "8R"


@pytest.mark.rule("R42")
def test_it_declares_its_last_card_with_the_play_and_in_its_window() -> None:
    assert answer(SEARCH, position("2G 2Y 9R", *FILL)).endswith("declare")
    state = position("2G 9R", *FILL, plays=["2G"])
    assert SEARCH.choose(view(state, Seat(0)), NoChance(0)) == Declare()


def test_it_lays_its_winners_before_the_play_that_is_none() -> None:
    assert answer(SEARCH, position("2G 2R DR", "4G 9Y 10Y", "5G 9G 10G", "6G 9R 10R")) == "DR"


def test_it_stops_a_last_card_with_what_it_has() -> None:
    state = position("DR 9R", "3G 3Y", "7G 7G 7Y 7R 2G 3Y 4G", plays=["DR declare"])
    assert answer(SEARCH, state) == "7G 7G 7Y 7R"


@pytest.mark.rule("R61")
def test_it_returns_a_card_that_it_does_not_need() -> None:
    hands = [parse_cards(hand) for hand in ("2G 3Y 4R 5G 6Y 8G 9R 9R", "3G 10Y", "5G 5Y")]
    assert answer(SEARCH, set_up_position(hands, deal_loser=Seat(1))) == "return 8G"


def test_equal_views_give_equal_actions_whatever_the_others_hold() -> None:
    rng, quick, asked = Random(3), SearchBot(4), 0
    state = start_deal(new_match(CLASSIC, 4, rng), rng.sample(range(64), 64)).after
    while state.public.phase is Phase.PLAY:
        seat = state.public.seat_to_act
        assert seat is not None
        action = quick.choose(view(state, seat), Random(1))
        swapped = dealt_anew(state, seat, rng)
        assert quick.choose(view(swapped, seat), Random(1)) == action
        asked += swapped != state
        state = apply(state, seat, action).after
    assert asked > 10


def any_match(chance: random.Random) -> MatchState:
    rules = rule_set({"match_deals": 2}, base=any_rule_set(chance))
    return new_match(rules, chance.choice(rules.players_allowed), chance)


def preset_match(chance: random.Random) -> MatchState:
    rules = rule_set({"match_deals": 2}, base=PRESETS[chance.choice(sorted(PRESETS))])
    return new_match(rules, chance.choice(rules.players_allowed), chance)


def any_position(chance: random.Random) -> MatchState:
    rules = rule_set({"match_deals": 1}, base=any_rule_set(chance))
    return late_position(rules, chance.choice(rules.players_allowed), chance)


@pytest.mark.parametrize("begin, matches", [(preset_match, 10), (any_match, 10), (any_position, 40)])
def test_it_plays_legally_under_every_rule_set(begin: Callable[[random.Random], MatchState], matches: int) -> None:
    quick = SearchBot(1)
    for number in range(matches):
        chance = random.Random(f"{begin.__name__} {number}")
        state = begin(chance)
        while state.public.phase is not Phase.OVER:
            seat = state.public.seat_to_act
            if state.public.phase is Phase.READY or seat is None:
                state = start_deal(state, chance.sample(range(64), 64)).after
            else:
                state = apply(state, seat, quick.choose(view(state, seat), chance)).after


def test_a_budget_ends_the_search_early() -> None:
    state = position("1G 3Y 4R 5G 6Y 8G 9R 9Y", *FILL)
    rngs = Random(1), Random(1)
    SearchBot(64, budget_ms=0).choose(view(state, Seat(0)), rngs[0])
    rngs[1].getrandbits(64)
    assert rngs[0].getstate() == rngs[1].getstate(), "one world at least, and no more"


def test_a_budget_that_is_large_enough_changes_nothing_but_the_portions() -> None:
    state = position("2G 2R DR", "4G 9Y 10Y", "5G 9G 10G", "6G 9R 10R")
    assert answer(SearchBot(8, budget_ms=60_000), state) == "DR"


def test_a_deal_is_worth_its_points_and_the_role_in_the_next_one() -> None:
    points = np.array([[0, 8, 7, 0], [5, 0, 15, 0], [9, 8, 0, 0]])  # of three seats
    ends = Ends(points, winners=np.array([0, 1, 2]), losers=np.array([1, 2, 0]))
    state = position("2G 3Y", *FILL)
    assert values_of(ends, view(state, Seat(0))) == pytest.approx([7.5 + 4, 7.5 - 5, 4 - 9 - 2.4])
    last = position("2G 3Y", *FILL, rules=rule_set({"match_deals": 2}))
    assert values_of(ends, view(last, Seat(0))) == pytest.approx([7.5, 7.5 - 5, 4 - 9])


def test_the_other_bots_need_no_search() -> None:
    code = (
        "import sys; import gangoffour.bots as b; b.bot('planner'); print('numpy' in sys.modules, b.SearchBot().name)"
    )
    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert told.stdout.split() == ["False", "search"]


@pytest.mark.parametrize("seat_count", [3, 4])
def test_it_beats_greedy_clearly_with_the_same_cards_in_every_seat(seat_count: int) -> None:
    assert lone_score(SEARCH, GreedyBot(), seat_count, deals=16) > 1.5
