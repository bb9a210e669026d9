"""The text of a match shows hands, trick, exchange and ends."""

from gangoffour.engine import (
    MatchState,
    Pass,
    Play,
    ReturnCard,
    Seat,
    apply,
    parse_card,
    parse_cards,
    rule_set,
    set_up_position,
    start_match,
)
from gangoffour.matches import format_match


def position(*hands: str, deal_loser: Seat | None = None) -> MatchState:
    rules = rule_set({"match_deals": 2})
    return set_up_position([parse_cards(hand) for hand in hands], rules=rules, deal_loser=deal_loser)


def test_it_shows_every_hand_and_who_is_to_act() -> None:
    text = format_match(position("3G 4G", "7G 7R", "9G DR", "10R 10Y"))
    assert text == (
        "deal 2, clockwise\n"
        "> seat 0    0  3G 4G\n"
        "  seat 1    0  7G 7R\n"
        "  seat 2    0  9G DR\n"
        "  seat 3    0  10Y 10R\n"
        "trick: none yet\n"
    )


def test_it_shows_the_trick_and_a_last_card() -> None:
    state = position("3G 4G", "7G 7R", "9G DR", "10R 10Y")
    state = apply(state, Seat(0), Play(parse_cards("3G"), declare=True)).after
    state = apply(state, Seat(3), Pass()).after
    text = format_match(state)
    assert "  seat 0    0  4G  (last card)\n" in text
    assert "trick: seat 0 3G, seat 3 pass\n" in text


def test_it_shows_the_exchange() -> None:
    state = position("3G 4G", "7G 7R", "9G DR", "10R 10Y", deal_loser=Seat(2))
    assert "seat 2 gave DR to seat 0, nothing yet came back\n" in format_match(state)
    state = apply(state, Seat(0), ReturnCard(parse_card("3G"))).after
    assert "seat 2 gave DR to seat 0, 3G came back\n" in format_match(state)


def test_it_shows_who_forgot_to_declare() -> None:
    state = position("3G 4G", "7G 7R", "9G DR", "10R 10Y")
    state = apply(state, Seat(0), Play(parse_cards("3G"))).after
    state = apply(state, Seat(3), Pass()).after
    assert "  seat 0    0  4G  (disqualified)\n" in format_match(state)


def test_it_shows_how_a_deal_and_a_match_end() -> None:
    state = apply(position("3G", "7G 7R", "9G DR", "10R 10Y 1G"), Seat(0), Play(parse_cards("3G"))).after
    text = format_match(state)
    assert "seat 0 wins the deal, points: 0 2 2 3\n" in text
    assert text.endswith("seat 0 won the match\n")


def test_before_the_first_deal_there_is_nothing_to_show() -> None:
    assert format_match(start_match()) == "no deal has begun\n"


def test_seats_can_have_other_names() -> None:
    text = format_match(position("3G 4G", "7G 7R", "9G DR", "10R 10Y"), lambda seat: "ABCD"[seat])
    assert "> A    0  3G 4G\n" in text
