"""The last card: its declaration, what follows from silence, and the duty of the seat before it."""

from itertools import combinations, product

import pytest

from gangoffour.engine import (
    PRESETS,
    Declare,
    Direction,
    GangLimit,
    Limits,
    Pass,
    Play,
    Seat,
    all_seats,
    duty_seats,
    legal_actions,
    next_seat,
    parse_card,
    parse_cards,
    rule_set,
    view,
)
from tools.matches.positions import after, deal_of, position, refusal

FOUR = ("9R 3G 4G", "5G 5Y 6R", "7G 7Y 8R", "10G 10Y 2R")


@pytest.mark.rule("R42")
def test_a_play_that_leaves_one_card_is_offered_with_the_flag_and_without() -> None:
    actions = legal_actions(position("9R 3G", *FOUR[1:]), Seat(0))
    assert actions == [
        Play(parse_cards("3G")),
        Play(parse_cards("9R")),
        Play(parse_cards("3G"), declare=True),
        Play(parse_cards("9R"), declare=True),
    ]


@pytest.mark.rule("R42")
def test_with_automatic_declaration_no_flag_is_offered() -> None:
    state = position("9R 3G", *FOUR[1:], rules=rule_set({"declaration": "automatic"}))
    assert legal_actions(state, Seat(0)) == [Play(parse_cards("3G")), Play(parse_cards("9R"))]
    assert deal_of(after(state, "3G")).declared == {0}


@pytest.mark.rule("R42")
def test_a_flag_without_meaning_is_dropped() -> None:
    state = after(position(*FOUR), "9R declare")
    assert not deal_of(state).declared


@pytest.mark.rule("R42", "R64")
def test_a_seat_out_of_turn_is_offered_declare_alone_while_its_window_is_open() -> None:
    state = after(position("9R 3G", *FOUR[1:]), "3G")
    assert view(state, Seat(0)).may_declare
    assert legal_actions(state, Seat(0)) == [Declare()]
    assert legal_actions(after(state, "0: declare"), Seat(0)) == []
    assert legal_actions(after(state, "pass"), Seat(0)) == []


@pytest.mark.rule("R44", "R51")
def test_the_duty_of_an_action_is_judged_after_the_window_it_closes() -> None:
    """Seat 0 stays silent, seats 1 and 2 are out of the trick: seat 3 acts, and sits before seat 1's last card."""
    rules = rule_set({"passing": "out_of_trick", "duty_lead_highest_single": False})
    state = position("3R 9R 2G", "2Y", "6G 6Y 2R", "4G 10R 5Y 7Y", rules=rules)
    state = after(state, "3R", "pass", "pass", "4G", "9R")
    assert deal_of(state).undeclared == 0
    assert refusal(state, "pass") == "pass/duty_highest_single"
    assert refusal(state, "10R") is None


@pytest.mark.rule("R48", "R49")
@pytest.mark.parametrize(
    "top, rules, limits",
    [
        ("8R", "classic", Limits(must_contain=parse_card("9R"), single_only=True, gang=GangLimit.ALLOWED)),
        ("8R", "german", Limits(must_contain=parse_card("9R"), single_only=True, gang=GangLimit.ALLOWED)),
        ("8R", "forbidden", Limits(must_contain=parse_card("9R"), single_only=True, gang=GangLimit.BARRED)),
        ("DR", "classic", Limits(may_pass=True)),
        ("DR", "german", Limits(min_cards=4, gang=GangLimit.REQUIRED)),
        ("DR", "forbidden", Limits(may_pass=True)),
        ("8R", "gang", Limits(may_pass=True)),
    ],
)
def test_limits_say_what_the_duty_asks_of_a_follower(top: str, rules: str, limits: Limits) -> None:
    rule_sets = {**PRESETS, "forbidden": rule_set({"duty_gang": "forbidden"})}
    state = position(f"{top} 2G 2Y", "5G 5G 5Y 5R 9R", "7G", "3G 4Y 6R", rules=rule_sets[rules])
    assert view(after(state, top), Seat(1)).limits == limits


@pytest.mark.rule("R50")
def test_limits_say_what_the_duty_asks_of_a_leader() -> None:
    pair, none = ("5G 5Y 9R", "7G", *FOUR[2:]), ("5G 6Y 9R", "7G", *FOUR[2:])
    assert view(position(*pair), Seat(0)).limits == Limits(min_cards=2)
    assert view(position(*none), Seat(0)).limits == Limits(must_contain=parse_card("9R"), single_only=True)
    assert view(position(*none, rules=PRESETS["french"]), Seat(0)).limits == Limits()


@pytest.mark.rule("R8", "R9")
def test_limits_say_what_the_first_lead_of_the_match_must_contain() -> None:
    hands = ("1M 1G 9R", *FOUR[1:])
    assert view(position(*hands, deal_number=1), Seat(0)).limits == Limits(max_cards=5, must_contain=parse_card("1M"))
    german = position(*hands, deal_number=1, rules=PRESETS["german"])
    assert view(german, Seat(0)).limits == Limits(must_contain=parse_card("1M"))
    assert view(position(*hands), Seat(0)).limits == Limits()
    assert view(position("1Y 1G 9R", *FOUR[1:], deal_number=1), Seat(0)).limits == Limits()


@pytest.mark.rule("R8")
def test_only_the_first_lead_of_the_match_is_bound() -> None:
    state = after(position("1M 1G 9R 9G", *FOUR[1:], deal_number=1), "1M", "pass", "pass", "pass")
    assert refusal(state, "9G") is None


def test_limits_stand_in_the_view_of_the_seat_on_turn_alone() -> None:
    state = position(*FOUR)
    assert [view(state, Seat(seat)).limits is None for seat in range(4)] == [False, True, True, True]
    assert Pass() not in legal_actions(state, Seat(0))


@pytest.mark.rule("R51")
@pytest.mark.parametrize("direction", Direction)
@pytest.mark.parametrize("seat_count", [3, 4])
def test_no_seat_ever_has_the_duty_from_its_own_last_card(seat_count: int, direction: Direction) -> None:
    """All tables there are: whoever has the duty has it from another active seat that has declared."""
    seats = all_seats(seat_count)
    sets = [frozenset(chosen) for size in range(seat_count + 1) for chosen in combinations(seats, size)]
    for declared, disqualified in product(sets, repeat=2):
        bound = duty_seats(declared, disqualified, direction, seat_count, rule_set({}))
        for seat in bound:
            others = declared - disqualified - {seat}
            assert any(next_seat(seat, direction, seat_count, disqualified) == other for other in others)
        assert not bound & disqualified


@pytest.mark.rule("R47", "R51")
def test_a_seat_left_alone_by_a_closing_window_may_pass() -> None:
    state = after(position("3Y 2Y", "1G 1R", "2R 4G", leader=1), "1G", "2R declare", "3Y")
    assert Pass() in legal_actions(state, Seat(2))
    assert deal_of(after(state, "pass")).deal_winner == 2
