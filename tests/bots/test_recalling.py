"""How likely worlds are by what the others did in them."""

from random import Random

import numpy as np
import pytest

from gangoffour.bots import Network, NeuralBot
from gangoffour.bots.clues import clues_of
from gangoffour.bots.recalling import log_likelihoods
from gangoffour.bots.shipped import shipped_network
from gangoffour.catalogue import mask_of
from gangoffour.core import WORDS_PER_DEAL, Study, Words, deal_state, hidden_cards, new_deals, write_deal
from gangoffour.engine import (
    CLASSIC,
    MatchState,
    Phase,
    RuleSet,
    Seat,
    apply,
    parse_cards,
    preset,
    start_deal,
    start_match,
    view,
)
from gangoffour.fairness import deck_order, seed_key
from tests.bots.bot_play import position
from tests.bots.networks import any_network

DRAWN = 40


def true_and_drawn(state: MatchState, seat: Seat) -> Words:
    """The world as it is, and others that the seat cannot rule out."""
    study, seat_view = Study(state.public.rules), view(state, seat)
    true = new_deals(1)
    write_deal(study.croupier, true, deal_state(state))
    drawn = np.tile(study.seen_by(seat_view), DRAWN)
    study.worlds(hidden_cards(*clues_of(seat_view))).draw(drawn, 1, 8)
    return np.concatenate((true, drawn))


def likelihoods(network: Network, state: MatchState, seat: Seat) -> list[float]:
    seat_view = view(state, seat)
    assert seat_view.public.deal is not None
    return [*map(float, log_likelihoods(network, seat_view, seat_view.public.deal, true_and_drawn(state, seat)))]


def states_of_deals(network: Network, rules: RuleSet, seats: int, deals: int) -> list[tuple[MatchState, Seat]]:
    """The states of the first deals of a match in which somebody has to decide, without the exchange."""
    key, bot, found = seed_key(b"recalling"), NeuralBot(network), []
    state = start_match(rules, seats)
    for number in range(deals):
        state = start_deal(state, deck_order(key, number)).after
        while (seat := state.public.seat_to_act) is not None:
            if state.public.phase is Phase.PLAY:
                found.append((state, seat))
            state = apply(state, seat, bot.choose(view(state, seat), Random(1))).after
    return found


@pytest.mark.nightly
@pytest.mark.parametrize("seats", [3, 4])
def test_the_true_world_is_mostly_likelier_than_one_that_was_drawn(seats: int) -> None:
    network = shipped_network()
    states = states_of_deals(network, CLASSIC, seats, 5)
    ranks = [
        np.mean([each > true for each in drawn])
        for true, *drawn in (likelihoods(network, *each) for each in states[seats::3])
    ]
    assert len(ranks) > 20
    assert np.mean(ranks) < 0.2


@pytest.mark.parametrize("rules", [CLASSIC, preset("german"), preset("french"), preset("gang")])
def test_every_world_that_was_drawn_can_be_played_again(rules: RuleSet) -> None:
    network = any_network()
    for state, seat in states_of_deals(network, rules, 4, 2)[::5]:
        assert min(likelihoods(network, state, seat)) > -50


def test_before_the_first_turn_all_worlds_are_alike() -> None:
    state = position("3G 3Y", "9R 9G", "2G 2R", "1G 5Y")
    assert set(likelihoods(any_network(), state, Seat(0))) == {0}


def test_a_world_in_which_the_duty_forbade_what_was_done_is_ruled_out() -> None:
    """Seat 2 has its last card, so seat 3 before it had to beat the 3 if it could; it passed."""
    state = position("3G 4G 5G", "9R 9G 9Y", "8G", "1G 1R 2Y", plays=["3G", "pass"])
    words = true_and_drawn(state, Seat(2)).reshape(-1, WORDS_PER_DEAL)
    words[1, 1], words[1, 3] = mask_of(parse_cards("2Y 9G 9Y")), mask_of(parse_cards("1G 1R 9R"))
    seat_view = view(state, Seat(2))
    assert seat_view.public.deal is not None
    true, other, *_ = log_likelihoods(any_network(), seat_view, seat_view.public.deal, words.reshape(-1))
    assert true > -50
    assert other == -50


def test_with_somebody_who_forgot_to_declare_nothing_is_told_apart() -> None:
    state = position("3G 3Y 4G 7R", "9R 9G 9Y", "2G 2R 6Y", "1G 5Y 5R", plays=["3G", "5Y"])
    public = state.public
    assert public.deal is not None
    assert len(set(likelihoods(any_network(), state, Seat(2)))) > 1
    state = state._replace(public=public._replace(deal=public.deal._replace(disqualified=frozenset({Seat(3)}))))
    assert set(likelihoods(any_network(), state, Seat(2))) == {0}
