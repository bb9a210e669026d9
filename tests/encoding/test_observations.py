"""What an observation says is what a person at the table would say."""

import random

import numpy as np
import pytest

from gangoffour.encoding import BITS, encode_view, fields_of, pack_view, unpacked
from gangoffour.engine import DECK, MatchState, Phase, RuleSet, Seat, parse_cards, rule_set, start_match, view
from tests.core.matches import any_rule_set, decisions, late_position, new_match
from tests.properties.referee import with_hidden_cards_moved
from tools.matches.observation_words import said
from tools.matches.positions import after, position

SOME_HANDS = ("3G 3Y 9R 9R", "4G 5Y PG PY", "5G 6G 6Y 8R", "2G 7Y 10G DR")
NOTHING_GIVEN = {
    "tribute": "",
    "deal_loser": [],
    "deal_winner": [],
    "holds_tribute": False,
    "holds_returned": False,
    "returned": "",
    "must_return": False,
}


def rest_of_the_deck(*cards: str) -> list[str]:
    """The deck in card order, less these cards."""
    left = list(DECK)
    for card in parse_cards(" ".join(cards)):
        left.remove(card)
    return [str(card) for card in left]


def has(state: MatchState, seat: int, **facts: object) -> None:
    """Each of these fields says this."""
    found = said(state, seat)
    assert {name: found[name] for name in facts} == facts


def test_before_the_first_lead_of_a_match_there_is_a_hand_and_little_else() -> None:
    state = position("1M 3G 3G", "2Y 4Y", "5R", "PG DR", deal_number=1)
    found = said(state, 0)
    options = found.pop("options")
    assert found == {
        "hand": "1M 3G 3G",
        "unseen": " ".join(rest_of_the_deck("1M 3G 3G")),
        "played_1": "",
        "played_2": "",
        "played_3": "",
        "top_play": "",
        "passed_on_1": [],
        "passed_on_2": [],
        "passed_on_3": [],
        "hand_sizes": [3, 2, 1, 2],
        "scores": [0, 0, 0, 0],
        **NOTHING_GIVEN,
        "declared": [2],
        "disqualified": [],
        "undeclared": [],
        "passed": [],
        "top_seat": [],
        "is_lead": True,
        "is_opening": True,
        "has_duty": False,
        "has_slot_3": True,
        "clockwise": False,
        "kind": [],
        "gang_size": 0,
        "spare": 0,
    }
    assert options == [
        "declaration is manual",
        "last_card_duty",
        "duty_lead_highest_single",
        "exchange_return_same",
        "passing is reenter",
        *(f"opening_max_cards is none or at least {count}" for count in range(1, 6)),
    ]


def test_counter_clockwise_the_seat_that_acts_next_is_slot_1() -> None:
    state = after(position(*SOME_HANDS), "3G", "pass", "5G")
    has(
        state,
        3,
        hand="2G 7Y 10G DR",
        unseen=" ".join(rest_of_the_deck("2G 7Y 10G DR 3G 5G")),
        played_1="3G",
        played_2="",
        played_3="5G",
        top_play="5G",
        kind=["single"],
        top_seat=[3],
        passed_on_1=[],
        passed_on_2=["single 3"],
        passed_on_3=[],
        hand_sizes=[4, 3, 4, 3],
        is_lead=False,
        is_opening=False,
        clockwise=False,
    )


def test_clockwise_the_slots_go_the_other_way() -> None:
    state = after(position(*SOME_HANDS, deal_number=2), "3G", "7Y", "pass")  # seats 0, 3, 2; next is 1
    has(
        state,
        1,
        played_1="3G",
        played_2="7Y",
        played_3="",
        top_seat=[2],
        passed_on_3=["single 7"],
        passed=[3],
        hand_sizes=[4, 3, 3, 4],
        clockwise=True,
    )


def test_where_every_trick_turns_the_direction_the_slots_turn_with_it() -> None:
    state = position(*SOME_HANDS, rules=rule_set({"direction_change": "trick"}))
    has(state, 0, clockwise=False, hand_sizes=[4, 4, 4, 4])
    state = after(state, "9R", "pass", "pass", "DR", "pass", "pass", "pass")
    has(state, 3, clockwise=True, is_lead=True, hand_sizes=[3, 4, 4, 3], played_3="9R", passed_on_3=["single 12"])
    has(state, 3, passed_on_1=["single 9", "single 12"], passed_on_2=["single 9", "single 12"])


def test_a_seat_sees_the_table_from_its_own_place_whoever_is_on_turn() -> None:
    state = after(position(*SOME_HANDS), "3G")
    has(state, 0, hand="3Y 9R 9R", top_seat=[0], hand_sizes=[3, 4, 4, 4], played_3="")
    has(state, 2, hand="5G 6G 6Y 8R", top_seat=[2], hand_sizes=[4, 4, 3, 4], played_2="3G")


def test_the_second_copy_of_a_face_is_seen_too() -> None:
    state = after(position("3G 9R 9R", "4G 10G PG", "5G 6G", "2G 7Y"), "9R", "10G", "pass", "pass", "pass")
    state = after(state, "4G", "pass", "pass", "9R")
    has(state, 1, played_3="9R 9R", unseen=" ".join(rest_of_the_deck("4G 10G PG 9R 9R")))
    has(state, 2, played_2="9R 9R", passed_on_2=["single 10"], passed_on_3=[])


def test_three_seats_leave_slot_3_empty() -> None:
    state = after(position("3G 9R 9R", "4G 5Y 6R", "5G 6G"), "3G", "4G", "pass")
    has(state, 0, hand_sizes=[2, 2, 2, 0], scores=[0, 0, 0, 0], has_slot_3=False)
    has(state, 0, played_1="4G", played_2="", played_3="", passed=[2], passed_on_2=["single 4"], passed_on_3=[])
    clockwise = after(position("3G 9R", "4G 5Y 6R", "5G 6G", deal_number=2), "3G")
    has(clockwise, 2, hand_sizes=[2, 3, 1, 0], played_2="3G", top_seat=[2])


@pytest.mark.parametrize("passing,passed", [("reenter", [3]), ("out_of_trick", [1, 3])])
def test_a_pass_counts_since_the_top_play_or_for_the_whole_trick(passing: str, passed: list[int]) -> None:
    state = after(position(*SOME_HANDS, rules=rule_set({"passing": passing})), "3G", "pass", "5G", "pass")
    has(state, 0, passed=passed, passed_on_1=["single 3"], passed_on_3=["single 5"])


@pytest.mark.parametrize("score,sixteenths", [(0, 0), (6, 0), (7, 1), (50, 8), (99, 15), (100, 16), (250, 16)])
def test_a_score_is_told_in_sixteenths_of_the_match_limit(score: int, sixteenths: int) -> None:
    state = position(*SOME_HANDS)
    state = state._replace(public=state.public._replace(scores=(0, score, 0, 31)))
    has(state, 0, scores=[0, sixteenths, 0, 4])
    has(state, 3, scores=[4, 0, sixteenths, 0])


def test_the_deal_winner_has_to_return_a_card_for_the_tribute() -> None:
    state = position("3G 4G", "5G 5Y", "6G 6Y", "7G DR", deal_loser=3)
    exchange = {"tribute": "DR", "holds_tribute": True, "returned": "", "must_return": True, "holds_returned": False}
    has(state, 0, **exchange, deal_winner=[0], deal_loser=[3], hand="3G 4G DR", is_lead=True, hand_sizes=[3, 2, 2, 1])
    has(state, 3, **exchange, deal_winner=[1], deal_loser=[0], hand="7G", undeclared=[], has_duty=False)


def test_who_holds_the_exchanged_cards_is_known_until_they_are_played() -> None:
    state = after(position("3G 4G 8G", "5G 5Y", "6G 6Y", "7G 7Y DR", deal_loser=3), "return 3G")
    has(state, 1, returned="3G", must_return=False, holds_tribute=True, holds_returned=True)
    state = after(state, "DR", "pass", "pass", "pass")
    has(state, 1, tribute="DR", holds_tribute=False, holds_returned=True)
    state = after(position("2G 4G 8G", "5G 5Y", "6G 6Y", "7G 7Y DR", deal_loser=3), "return 8G", "2G", "pass", "pass")
    has(state, 3, returned="8G", holds_returned=True)
    has(after(state, "7G"), 0, returned="8G", holds_returned=True)
    has(after(state, "8G"), 0, returned="8G", holds_returned=False, holds_tribute=True)


def test_a_tribute_that_came_back_is_not_known_to_be_with_the_deal_winner() -> None:
    state = after(position("3G 4G 10R", "5G 5Y", "6G 6Y", "7G 7Y 10R", deal_loser=3), "return 10R")
    has(state, 1, tribute="10R", returned="10R", holds_tribute=False, holds_returned=True)


def test_a_declared_last_card_puts_the_seat_before_it_under_the_duty() -> None:
    state = after(position("3G 3Y 9R", "4G 5Y", "6G", "2G 7Y"), "3G")
    has(state, 1, declared=[1], has_duty=True, hand_sizes=[2, 1, 2, 2])
    has(state, 3, declared=[3], has_duty=False)
    has(after(state, "5Y declare"), 2, declared=[0, 3], has_duty=False)
    free = position("3G 3Y 9R", "4G 5Y", "6G", "2G 7Y", rules=rule_set({"last_card_duty": False}))
    has(after(free, "3G"), 1, declared=[1], has_duty=False)


def test_a_last_card_that_was_not_declared_is_seen_while_it_may_be_and_then_disqualifies() -> None:
    state = after(position("3G 9R", "4G 5Y", "6G 7G", "2G 7Y"), "3G")
    has(state, 1, undeclared=[3], declared=[], disqualified=[])
    has(after(state, "0: declare"), 1, undeclared=[], declared=[3], disqualified=[])
    has(after(state, "4G declare"), 2, undeclared=[], disqualified=[2], declared=[3])


@pytest.mark.parametrize(
    "lead,kind,gang_size,passed_on",
    [
        ("1M", "single", 0, "single 1"),
        ("DR", "single", 0, "single 12"),
        ("PG PY", "pair", 0, "pair 11"),
        ("4G 4Y 4R", "triple", 0, "triple 4"),
        ("2G 3G 4Y 5G 6G", "straight", 0, "straight 6"),
        ("1G 1M 2G 2G 3G", "flush", 0, "flush 3"),
        ("2G 2Y 9G 9Y 9R", "full_house", 0, "full_house 9"),
        ("4G 4Y 4R PG PY", "full_house", 0, "full_house 4"),
        ("6R 7R 8R 9R 10R", "straight_flush", 0, "straight_flush any"),
        ("8G 8G 8Y 8R", "gang", 0, "gang any"),
        ("1G 1G 1Y 1Y 1R 1R 1M", "gang", 3, "gang any"),
    ],
)
def test_the_top_play_has_a_kind_and_a_pass_on_it_is_remembered(
    lead: str, kind: str, gang_size: int, passed_on: str
) -> None:
    state = after(position(f"{lead} 3R 3Y", "10Y 10Y", "7Y 8Y", "5R 6Y"), lead)
    has(state, 1, top_play=lead, kind=[kind], gang_size=gang_size, is_lead=False)
    has(after(state, "pass"), 2, passed_on_3=[passed_on], passed=[3])


def test_a_deal_that_is_over_can_still_be_looked_at() -> None:
    state = after(position("3G", "4G 5Y", "6G 7G", "2G 7Y"), "3G")
    assert state.public.phase is Phase.READY
    has(state, 1, hand="4G 5Y", hand_sizes=[2, 2, 2, 0], has_duty=False)


def test_a_match_without_a_deal_has_no_observation() -> None:
    with pytest.raises(ValueError, match="no deal"):
        pack_view(view(start_match(RuleSet(), 4, Seat(0)), Seat(0)))


def test_an_observation_is_its_packed_bits_one_column_each() -> None:
    seat_view = view(after(position(*SOME_HANDS), "3G"), Seat(2))
    packed, columns = pack_view(seat_view), encode_view(seat_view)
    assert (len(packed), columns.shape) == (BITS // 8, (BITS,))
    assert columns.dtype == np.uint8
    assert int.from_bytes(packed, "little") == sum(int(bit) << place for place, bit in enumerate(columns))
    assert unpacked(np.frombuffer(packed * 3, np.uint8).reshape(3, -1)).tolist() == [columns.tolist()] * 3


def test_fields_are_read_from_a_whole_packed_observation_only() -> None:
    packed = pack_view(view(position(*SOME_HANDS), Seat(0)))
    assert fields_of(packed)["has_slot_3"] == 1
    with pytest.raises(ValueError, match="112 bytes"):
        fields_of(packed[:-1])


def test_hidden_cards_do_not_show() -> None:
    chance = random.Random(5)
    compared = 0
    for _ in range(40):
        rules = any_rule_set(chance)
        seat_count = chance.choice(rules.players_allowed)
        begun = chance.choice([new_match, late_position])(rules, seat_count, chance)
        for number, decision in enumerate(decisions(begun, chance)):
            if decision.after.public.phase is not Phase.PLAY or number > 30:
                break
            for seat in decision.after.public.seats:
                moved = with_hidden_cards_moved(decision.after, seat, chance.sample(range(64), 64))
                assert pack_view(view(moved, seat)) == pack_view(view(decision.after, seat))
                compared += moved != decision.after
    assert compared > 500
