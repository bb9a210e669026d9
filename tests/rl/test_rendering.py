"""The text of a match shows hands, trick, exchange and ends."""

import pytest

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
from gangoffour.rl import DealEnv
from gangoffour.rl.rendering import format_match


def position(*hands: str, deal_loser: Seat | None = None) -> MatchState:
    rules = rule_set({"match_deals": 2})
    return set_up_position([parse_cards(hand) for hand in hands], rules=rules, deal_loser=deal_loser)


def test_it_shows_every_hand_and_who_is_to_act() -> None:
    text = format_match(position("3G 4G", "7G 7R", "9G DR", "10R 10Y"))
    assert text == (
        "deal 2, clockwise\n"
        "> seat_0    0  3G 4G\n"
        "  seat_1    0  7G 7R\n"
        "  seat_2    0  9G DR\n"
        "  seat_3    0  10Y 10R\n"
        "trick: none yet\n"
    )


def test_it_shows_the_trick_and_a_last_card() -> None:
    state = position("3G 4G", "7G 7R", "9G DR", "10R 10Y")
    state = apply(state, Seat(0), Play(parse_cards("3G"), declare=True)).after
    state = apply(state, Seat(3), Pass()).after
    text = format_match(state)
    assert "  seat_0    0  4G  (last card)\n" in text
    assert "trick: seat_0 3G, seat_3 pass\n" in text


def test_it_shows_the_exchange() -> None:
    state = position("3G 4G", "7G 7R", "9G DR", "10R 10Y", deal_loser=Seat(2))
    assert "seat_2 gave DR to seat_0, nothing yet came back\n" in format_match(state)
    state = apply(state, Seat(0), ReturnCard(parse_card("3G"))).after
    assert "seat_2 gave DR to seat_0, 3G came back\n" in format_match(state)


def test_it_shows_who_forgot_to_declare() -> None:
    state = position("3G 4G", "7G 7R", "9G DR", "10R 10Y")
    state = apply(state, Seat(0), Play(parse_cards("3G"))).after
    state = apply(state, Seat(3), Pass()).after
    assert "  seat_0    0  4G  (disqualified)\n" in format_match(state)


def test_it_shows_how_a_deal_and_a_match_end() -> None:
    state = apply(position("3G", "7G 7R", "9G DR", "10R 10Y 1G"), Seat(0), Play(parse_cards("3G"))).after
    text = format_match(state)
    assert "seat_0 wins the deal, points: 0 2 2 3\n" in text
    assert text.endswith("seat_0 won the match\n")


def test_before_the_first_deal_there_is_nothing_to_show() -> None:
    assert format_match(start_match()) == "no deal has begun\n"


def test_without_a_render_mode_nothing_is_rendered_and_a_warning_says_so() -> None:
    env = DealEnv()
    env.reset(seed=1)
    with pytest.warns(UserWarning, match="without a render mode"):
        assert env.render() is None


def test_for_people_every_step_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    env = DealEnv(render_mode="human")
    env.reset(seed=1)
    env.step(int(env.infos[env.agent_selection]["legal"][0]))
    assert capsys.readouterr().out.count("trick: ") == 2
    env.close()
