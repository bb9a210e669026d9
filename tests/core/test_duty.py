"""The last-card duty where chance alone seldom brings it about: gangs under it, and windows that close on the way."""

import pytest

from gangoffour.core import PASS, action_of, croupier_for, deal_state, new_deals, write_deal
from gangoffour.engine import Pass, Play, Seat, apply, legal_actions, parse_cards, rule_set, set_up_position

FOLLOWER = Seat(1)


@pytest.mark.parametrize("led", ["3G", "10R"], ids=["beaten", "not beaten"])
@pytest.mark.parametrize("duty_gang", ["allowed", "required", "forbidden"])
def test_a_gang_under_the_duty_is_offered_as_the_rule_set_says(duty_gang: str, led: str) -> None:
    hands = [parse_cards(text) for text in (f"{led} 2G 2Y", "5G 5G 5Y 5R 8G 9G", "4G", "7G 7Y")]
    rules = rule_set({"duty_gang": duty_gang})
    begun = set_up_position(hands, rules=rules, deal_number=3)
    state = apply(begun, Seat(0), Play(parse_cards(led))).after
    croupier, words = croupier_for(rules), new_deals(1)
    write_deal(croupier, words, deal_state(state))
    offered = croupier.legal(words, 0)
    assert len(offered) == len(set(offered))
    assert {action_of(action) for action in offered} == set(legal_actions(state, FOLLOWER))
    assert (PASS in offered) == (Pass() in legal_actions(state, FOLLOWER))


def test_a_seat_left_alone_by_a_closing_window_may_pass_with_its_own_last_card() -> None:
    hands = [parse_cards(text) for text in ("3Y 2Y", "1G 1R", "2R 4G")]
    rules = rule_set({})
    state = set_up_position(hands, rules=rules, deal_number=3, leader=Seat(1))
    state = apply(state, Seat(1), Play(parse_cards("1G"))).after
    state = apply(state, Seat(2), Play(parse_cards("2R"), declare=True)).after
    state = apply(state, Seat(0), Play(parse_cards("3Y"))).after
    croupier, words = croupier_for(rules), new_deals(1)
    write_deal(croupier, words, deal_state(state))
    offered = {action_of(action) for action in croupier.legal(words, 0)}
    assert offered == set(legal_actions(state, Seat(2)))
    assert Pass() in offered


def test_a_seat_that_closes_a_window_is_bound_by_the_last_card_behind_it() -> None:
    hands = [parse_cards(text) for text in ("2Y 4G 7G", "3R 5G", "1G", "3G 4R 6G 8G 10G")]
    closing = Seat(3)
    state = set_up_position(hands, rules=rule_set({"passing": "out_of_trick"}), deal_number=3, leader=closing)
    # Seat 1 is disqualified, seat 2 takes no more part in this trick, and seat 0 has not declared its last card.
    for seat, card in ((3, "3G"), (0, "4G"), (1, "5G"), (2, None), (3, "6G"), (0, "7G")):
        state = apply(state, Seat(seat), Pass() if card is None else Play(parse_cards(card))).after
    croupier, words = croupier_for(state.public.rules), new_deals(1)
    write_deal(croupier, words, deal_state(state))
    offered = {action_of(action) for action in croupier.legal(words, 0)}
    assert offered == set(legal_actions(state, closing)) == {Play(parse_cards("10G"))}
