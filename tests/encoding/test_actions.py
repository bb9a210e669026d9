"""Actions and indices name each other, and the legal ones come in rising order."""

import random

import numpy as np
import pytest

from gangoffour.catalogue import load_catalogue
from gangoffour.core import PLAYS
from gangoffour.encoding import ACTION_COUNT, UNDECLARED_PLAYS, decode_action, encode_action, legal_indices
from gangoffour.engine import (
    FACES,
    Declare,
    Pass,
    Phase,
    Play,
    ReturnCard,
    Seat,
    SeatView,
    legal_actions,
    parse_cards,
    rule_set,
    sorted_hand,
    view,
)
from tests.core.matches import any_rule_set, decisions, late_position, new_match
from tools.matches.positions import after, position

DECLARE = 24_705
FIRST_RETURN = 24_706


def view_with_cards_left(count: int) -> SeatView:
    """A view whose hand has so many cards more than a combination of five."""
    hand = "2G 3G 4G 5G 6G 7G 8G 9G 10G"
    return view(position(" ".join(hand.split()[: 5 + count]), "4Y 5Y", "6Y 7Y", "8Y 9Y"), Seat(0))


def test_there_are_24740_indices() -> None:
    assert ACTION_COUNT == 1 + 2 * len(load_catalogue()) + 1 + len(FACES) == 24_740
    assert np.iinfo(np.uint16).max >= ACTION_COUNT


def test_every_index_that_leaves_out_no_declaration_means_one_action() -> None:
    seat_view = view_with_cards_left(4)
    indices = [0, *range(1, PLAYS + 1), *range(DECLARE, ACTION_COUNT)]
    actions = [decode_action(index, seat_view) for index in indices]
    assert [encode_action(action, seat_view) for action in actions] == indices
    assert len(set(actions)) == len(indices)
    assert (actions[0], actions[PLAYS + 1], actions[-1]) == (Pass(), Declare(), ReturnCard(FACES[-1]))


def test_where_a_declaration_is_due_a_play_has_two_indices() -> None:
    seat_view = view_with_cards_left(1)
    fives = [play for play in range(len(load_catalogue())) if len(load_catalogue().combination(play).cards) == 5]
    for play in fives:
        declared, undeclared = (decode_action(index, seat_view) for index in (1 + play, 1 + play + PLAYS))
        assert isinstance(declared, Play)
        assert isinstance(undeclared, Play)
        assert (declared.declare, undeclared.declare) == (True, False)
        assert declared.cards == undeclared.cards == load_catalogue().combination(play).cards
        assert encode_action(declared, seat_view) == 1 + play
        assert encode_action(undeclared, seat_view) == 1 + play + PLAYS


@pytest.mark.parametrize("index", [-1, ACTION_COUNT, 1 << 16])
def test_an_index_outside_the_list_is_refused(index: int) -> None:
    with pytest.raises(ValueError, match=str(index)):
        decode_action(index, view_with_cards_left(0))


@pytest.mark.parametrize("index", [UNDECLARED_PLAYS[0], UNDECLARED_PLAYS[-1]])
def test_leaving_out_a_declaration_where_none_is_due_is_refused(index: int) -> None:
    with pytest.raises(ValueError, match="none is due"):
        decode_action(index, view_with_cards_left(4))


def test_cards_that_are_no_combination_have_no_index() -> None:
    with pytest.raises(ValueError, match="2G"):
        encode_action(Play(parse_cards("2G 3G")), view_with_cards_left(4))


def test_a_play_has_the_id_of_its_combination_plus_one_whatever_the_order_of_its_cards() -> None:
    seat_view = view(position("3G 3Y 9R 9R", "4G 5Y", "5G 6G", "2G 7Y"), Seat(0))
    cards = sorted_hand(parse_cards("3G 3Y"))
    expected = load_catalogue().id_of(cards)
    assert expected is not None
    assert encode_action(Play(cards), seat_view) == encode_action(Play(cards[::-1]), seat_view) == 1 + expected


def test_a_seat_on_lead_may_not_pass_and_one_out_of_turn_may_do_nothing() -> None:
    state = position("3G 9R", "4G 5Y", "6G 7Y", "2G 7Y")
    assert legal_indices(view(state, Seat(0))).tolist() == [8, 28]
    assert legal_indices(view(state, Seat(1))).tolist() == []
    followed = legal_indices(view(after(state, "3G declare"), Seat(1)))
    assert followed.tolist() == [0, 11, 15]
    assert followed.dtype == np.uint16


def test_plays_that_forget_to_declare_are_listed_on_request_only() -> None:
    state = position("3G 9R", "4G 5Y", "6G 7Y", "2G 7Y")
    assert legal_indices(view(state, Seat(0)), undeclared=True).tolist() == [8, 28, 8 + PLAYS, 28 + PLAYS]
    automatic = position("3G 9R", "4G 5Y", "6G 7Y", "2G 7Y", rules=rule_set({"declaration": "automatic"}))
    assert legal_indices(view(automatic, Seat(0)), undeclared=True).tolist() == [8, 28]


def test_in_its_window_a_seat_may_declare_and_in_the_exchange_it_may_return() -> None:
    state = after(position("3G 9R", "4G 5Y", "6G 7Y", "2G 7Y"), "3G")
    assert legal_indices(view(state, Seat(0))).tolist() == [DECLARE]
    exchange = position("3G 4G", "5G 5Y", "6G 6Y", "7G DR", deal_loser=3)
    returns = legal_indices(view(exchange, Seat(0)))
    assert [FACES[index - FIRST_RETURN] for index in returns] == list(parse_cards("3G 4G DR"))


def test_the_legal_indices_are_the_legal_actions_in_rising_order() -> None:
    chance = random.Random(6)
    seen = 0
    for _ in range(30):
        rules = any_rule_set(chance)
        begun = chance.choice([new_match, late_position])(rules, chance.choice(rules.players_allowed), chance)
        for number, decision in enumerate(decisions(begun, chance)):
            state = decision.before
            if state.public.phase is Phase.READY or number > 40:
                break
            for seat in state.public.seats:
                seat_view = view(state, seat)
                indices = legal_indices(seat_view, undeclared=True)
                assert np.all(np.diff(indices.astype(int)) > 0)
                actions = [decode_action(int(index), seat_view) for index in indices]
                assert [encode_action(action, seat_view) for action in actions] == indices.tolist()
                assert set(actions) == set(legal_actions(state, seat))
                seen += len(actions)
    assert seen > 3000
