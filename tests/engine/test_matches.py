"""A match from its start to its end."""

import pytest

from gangoffour.engine import (
    DECK,
    PRESETS,
    CardReturned,
    DealScored,
    DealStarted,
    DeckCut,
    Direction,
    InvalidSetup,
    MatchStarted,
    MatchWon,
    Pass,
    Phase,
    Play,
    ReturnCard,
    Seat,
    SeatDisqualified,
    TributeGiven,
    TrickWon,
    apply,
    parse_card,
    parse_cards,
    restore,
    rule_set,
    set_up_position,
    start_deal,
    start_match,
)
from tools.matches.positions import after, deal_of, play_out, position

IN_ORDER = tuple(range(64))
MULTI_ONE_LAST = (*IN_ORDER[:6], *IN_ORDER[7:], 6)


@pytest.mark.rule("R3", "R8")
def test_sixteen_cards_go_to_each_seat_in_the_order_of_the_deck() -> None:
    state = start_deal(start_match(), IN_ORDER).after
    assert [len(hand) for hand in state.hands] == [16] * 4
    assert state.hands[3] == DECK[48:]
    assert state.public.seat_to_act == 0


@pytest.mark.rule("R4", "R9")
def test_with_three_seats_the_last_sixteen_cards_are_the_dummy_hand() -> None:
    state = start_deal(start_match(seat_count=3, first_dealer=Seat(2)), MULTI_ONE_LAST).after
    assert state.dummy_hands == ((parse_card("1M"), *DECK[49:]),)
    assert state.public.seat_to_act == 0


@pytest.mark.rule("R6", "R10", "R11", "R57", "R60", "R66")
def test_the_deal_winner_deals_leads_and_gets_the_tribute() -> None:
    state = play_out(start_deal(start_match(), IN_ORDER).after)
    result = state.public.results[-1]
    events = start_deal(state, IN_ORDER).events
    started = next(event for event in events if isinstance(event, DealStarted))
    assert (started.deal_number, started.direction) == (2, Direction.CLOCKWISE)
    assert started.dealer == started.leader == result.deal_winner
    assert TributeGiven(result.deal_loser, result.deal_winner, DECK[16 * result.deal_loser + 15]) in events


@pytest.mark.rule("R61", "R62")
def test_the_returned_card_goes_back_to_the_deal_loser() -> None:
    state = position("9R 9G 5G", "2G 3Y DR", "2Y 3R 4G", "2R 3G 4Y", deal_loser=1)
    assert state.public.phase is Phase.RETURN
    step = apply(state, Seat(0), ReturnCard(parse_card("9G")))
    assert step.events == (CardReturned(Seat(0), Seat(1), parse_card("9G")),)
    state = step.after
    assert state.hands[:2] == (parse_cards("5G 9R DR"), parse_cards("2G 3Y 9G"))
    assert state.public.phase is Phase.PLAY


@pytest.mark.rule("R7")
def test_the_ritual_is_reported_and_moves_no_card() -> None:
    plain = start_deal(start_match(first_dealer=Seat(1)), IN_ORDER)
    cut = start_deal(start_match(first_dealer=Seat(1)), IN_ORDER, (parse_card("PG"), parse_card("7R")))
    assert DeckCut((parse_card("PG"), parse_card("7R")), Seat(3)) in cut.events
    assert cut.after.hands == plain.after.hands
    simple = rule_set({"deal_ritual": "simple_cut"})
    assert DeckCut((parse_card("PG"),), None) in start_deal(start_match(simple), IN_ORDER, parse_cards("PG")).events


@pytest.mark.rule("R7")
@pytest.mark.parametrize(
    "ritual, cuts",
    [("optional", "7R 8R"), ("optional", "PG"), ("optional", "PG PY"), ("simple_cut", "7R 8R"), ("none", "7R")],
)
def test_cuts_that_the_ritual_would_not_make_are_refused(ritual: str, cuts: str) -> None:
    with pytest.raises(InvalidSetup):
        start_deal(start_match(rule_set({"deal_ritual": ritual})), IN_ORDER, parse_cards(cuts))


@pytest.mark.rule("R44", "R47")
def test_an_action_that_leaves_one_active_seat_is_not_carried_out() -> None:
    state = position("4G 2G", "5G 3G", "6G 2Y", "7G 8G 9G 3Y 4Y 5Y")
    step = apply(after(state, "4G", "5G", "6G"), Seat(3), Play(parse_cards("7G")))
    assert isinstance(step.events[0], SeatDisqualified)
    assert step.after.hands[3] == parse_cards("7G 8G 9G 3Y 4Y 5Y")
    assert deal_of(step.after).deal_winner == 3


@pytest.mark.rule("R45", "R11")
def test_with_direction_change_by_trick_the_leader_after_a_disqualification_follows_the_old_direction() -> None:
    rules = rule_set({"direction_change": "trick"})
    state = after(position("9R 3G", "2G 4R 5Y", "2Y 4G 5R", "2R 4Y 5G", rules=rules), "9R", "pass", "pass")
    step = apply(state, Seat(3), Pass())
    assert step.events[-1] == TrickWon(Seat(0), Seat(1), Direction.CLOCKWISE)


@pytest.mark.rule("R55")
def test_a_match_can_end_after_a_number_of_deals() -> None:
    state = play_out(start_deal(start_match(rule_set({"match_deals": 1})), IN_ORDER).after)
    assert state.public.phase is Phase.OVER
    assert state.public.winners == (state.public.results[-1].deal_winner,)


@pytest.mark.rule("R56")
def test_a_tie_for_the_lowest_score_goes_on_with_extra_deals_if_the_rule_set_says_so() -> None:
    hands = [parse_cards(hand) for hand in ("9R", "2G 4R", "2Y 4G", "2R 4Y")]
    ends = {
        tie: play_out(
            set_up_position(
                hands, rules=rule_set({"match_deals": 3, "winner_tie": tie}), deal_number=3, scores=(2, 0, 1, 1)
            )
        ).public
        for tie in ("shared", "last_deal_winner", "extra_deal")
    }
    assert {tie: public.winners for tie, public in ends.items()} == {
        "shared": (0, 1),
        "last_deal_winner": (0,),
        "extra_deal": (),
    }
    assert ends["extra_deal"].phase is Phase.READY


def test_a_match_is_restored_from_its_events() -> None:
    started = start_deal(start_match(PRESETS["german"]), IN_ORDER)
    state = started.after
    step = apply(state, Seat(0), Play(parse_cards("1M")))
    events = (*started.events, *step.events)
    assert restore(MatchStarted(PRESETS["german"], 4, Seat(0)), events) == step.after


@pytest.mark.rule("R41", "R53", "R54")
def test_going_out_ends_the_deal_at_once_and_scores_it() -> None:
    step = apply(position("8G 8R", "9G 9R 3G", "2G", "4G 5G"), Seat(0), Play(parse_cards("8G 8R")))
    scored = next(event for event in step.events if isinstance(event, DealScored))
    assert scored == DealScored((0, 3, 1, 2), (0, 3, 1, 2), Seat(1))
    assert not any(isinstance(event, MatchWon) for event in step.events)
