"""States, views and rule sets are short at a prompt, and a state shows no hidden card."""

from gangoffour import engine
from gangoffour.engine import (
    CLASSIC,
    PRESETS,
    Seat,
    apply,
    parse_action,
    parse_cards,
    rule_set,
    set_up_position,
    start_deal,
    start_match,
    view,
)

HANDS = ("3G", "7G 7R", "9G DR", "10R 10Y")


def test_a_rule_set_is_shown_as_what_makes_it() -> None:
    for name, rules in PRESETS.items():
        assert repr(rules) == f"preset('{name}')"
    custom = rule_set({"match_limit": 50, "passing": "out_of_trick"})
    assert repr(custom) == "rule_set({'match_limit': 50, 'passing': 'out_of_trick'})"
    for rules in (CLASSIC, custom):
        assert eval(repr(rules), vars(engine)) == rules  # noqa: S307  that is what is claimed


def test_a_state_says_where_the_match_stands_and_hides_the_hands() -> None:
    assert repr(start_match(seat_count=3)) == "<MatchState: 3 seats, the next deal has to be started, scores 0 0 0>"
    state = start_deal(start_match(), range(64)).after
    assert repr(state) == "<MatchState: deal 1, seat 0 to act, cards 16 16 16 16, scores 0 0 0 0>"


def test_a_state_says_who_has_to_return_a_card_and_who_has_won() -> None:
    hands = [parse_cards(hand) for hand in HANDS]
    state = set_up_position(hands, rules=rule_set({"match_deals": 2}), deal_loser=Seat(2))
    assert "seat 0 has to return a card" in repr(state)
    state = apply(state, Seat(0), parse_action("return 3G")).after
    state = apply(state, Seat(0), parse_action("DR")).after
    assert repr(state) == "<MatchState: deal 2, over, won by seat 0, cards 0 2 2 2, scores 0 2 2 2>"


def test_a_view_shows_its_own_hand_and_no_other() -> None:
    state = set_up_position([parse_cards(hand) for hand in HANDS])
    assert repr(view(state, Seat(1))) == (
        "<SeatView of seat 1: deal 2, seat 0 to act, cards 1 2 2 2, scores 0 0 0 0, hand 7G 7R>"
    )
    assert repr(state.public) == "<PublicView: deal 2, seat 0 to act, cards 1 2 2 2, scores 0 0 0 0>"
