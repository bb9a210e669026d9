"""Replays give the events of the match again, recorders write down what was played, and false claims are found."""

from collections.abc import Callable
from dataclasses import replace

import pytest
from hypothesis import given

from gangoffour.engine import (
    CLASSIC,
    DECK,
    IllegalAction,
    MatchStarted,
    Pass,
    Play,
    Seat,
    format_cards,
    legal_actions,
    parse_card,
    parse_cards,
    restore,
    start_deal,
    start_match,
)
from gangoffour.records import (
    ContradictoryRecord,
    DealInput,
    DealRecord,
    IllegalRecord,
    MalformedRecord,
    MatchRecord,
    RecordCode,
    RecordedAction,
    Recorder,
    SeatRecord,
    TributeRecord,
    deck_order_of,
    format_record,
    record_of,
    replay,
    replay_steps,
)
from tests.records.matches import Played, random_match, random_matches

SEATS = tuple(SeatRecord(f"p{seat}", f"P{seat}") for seat in range(4))


def with_deal(record: MatchRecord, index: int, change: Callable[[DealRecord], DealRecord]) -> MatchRecord:
    deals = list(record.deals)
    deals[index] = change(deals[index])
    return replace(record, deals=tuple(deals))


def match_with_exchange() -> Played:
    return next(each for each in map(random_match, range(100)) if len(each.record.deals) == 2)


# --- replays ----------------------------------------------------------------------------------------------------------


@given(random_matches())
def test_a_replay_gives_the_same_events_again(played: Played) -> None:
    replayed = replay(played.record)
    assert replayed.started == played.started
    assert replayed.events == played.events
    assert replayed.final_state == played.state == restore(replayed.started, replayed.events)


@given(random_matches())
def test_the_steps_come_one_by_one(played: Played) -> None:
    events = tuple(step.events for step in replay_steps(played.record))
    assert events == tuple(step.events for step in played.steps)


def test_a_record_without_deals_replays_to_the_start() -> None:
    record = MatchRecord(CLASSIC, SEATS, first_dealer=Seat(2))
    assert replay(record).final_state == start_match(CLASSIC, 4, Seat(2))
    assert replay(record).steps == ()


def test_hands_give_a_deck_order_that_deals_them() -> None:
    for seed in range(20):
        for deal in random_match(seed).record.deals:
            order = deck_order_of(deal)
            assert order is not None
            cards = [DECK[position] for position in order]
            assert tuple(map(tuple, (cards[:16], cards[16:32], cards[32:48]))) == deal.hands[:3]


def test_hands_of_wrong_sizes_or_cards_give_no_deck_order() -> None:
    deal = random_match(0).record.deals[0]
    moved = (deal.hands[0][1:], tuple(sorted((*deal.hands[1], deal.hands[0][0]))), *deal.hands[2:])
    doubled = (deal.hands[0], deal.hands[0], *deal.hands[2:])
    assert deck_order_of(replace(deal, hands=moved)) is None
    assert deck_order_of(replace(deal, hands=doubled)) is None


# --- false claims and impossible facts --------------------------------------------------------------------------------


def test_a_false_tribute_is_a_contradiction() -> None:
    record = match_with_exchange().record
    tribute = record.deals[1].tribute
    assert tribute is not None
    low = TributeRecord(tribute.giver, tribute.receiver, parse_card("1G"))
    with pytest.raises(ContradictoryRecord) as caught:
        replay(with_deal(record, 1, lambda deal: replace(deal, tribute=low)))
    assert caught.value.facts["field"] == "tribute"
    assert caught.value.facts["deal"] == 2


def test_a_tribute_that_is_not_claimed_is_a_contradiction() -> None:
    record = with_deal(match_with_exchange().record, 1, lambda deal: replace(deal, tribute=None))
    with pytest.raises(ContradictoryRecord, match="field=tribute deal=2 found= "):
        replay(record)


def test_false_cards_left_are_a_contradiction() -> None:
    record = match_with_exchange().record
    claimed = with_deal(record, 0, lambda deal: replace(deal, left=(parse_cards("DR"), *deal.left[1:])))
    with pytest.raises(ContradictoryRecord, match="field=left 0 deal=1 found=DR"):
        replay(claimed)


def test_an_action_said_not_to_be_carried_out_is_a_contradiction() -> None:
    def unsaid(deal: DealRecord) -> DealRecord:
        return replace(deal, actions=(replace(deal.actions[0], is_carried_out=False), *deal.actions[1:]))

    with pytest.raises(ContradictoryRecord, match="field=action"):
        replay(with_deal(match_with_exchange().record, 0, unsaid))


def test_an_action_that_is_not_canonical_is_a_contradiction() -> None:
    def unsorted(deal: DealRecord) -> DealRecord:
        action = deal.actions[0].action
        assert isinstance(action, Play)
        return replace(
            deal, actions=(replace(deal.actions[0], action=replace(action, declare=True)), *deal.actions[1:])
        )

    with pytest.raises(ContradictoryRecord, match="field=action"):
        format_record(with_deal(match_with_exchange().record, 0, unsorted))


def test_an_illegal_action_is_refused_with_deal_and_number() -> None:
    record = with_deal(
        match_with_exchange().record, 0, lambda deal: replace(deal, actions=(RecordedAction(Seat(0), Pass()),))
    )
    with pytest.raises(IllegalRecord) as caught:
        replay(record)
    assert caught.value.code is RecordCode.ILLEGAL_ACTION
    assert (caught.value.facts["deal"], caught.value.facts["action_number"]) == (1, 1)
    assert isinstance(caught.value.refusal, IllegalAction)


def test_a_rule_set_that_does_not_allow_the_seats_is_refused() -> None:
    with pytest.raises(IllegalRecord, match="record/bad_match reason=match/seat_count"):
        replay(MatchRecord(CLASSIC, SEATS[:2], first_dealer=Seat(0)))


@pytest.mark.parametrize(
    "change",
    [
        {"headers": (("lower", "x"),)},
        {"headers": (("Event", " x"),)},
        {"headers": (("Event", "two\nlines"),)},
        {"headers": (("Event", "x"), ("Event", "y"))},
        {"match_id": b"short"},
        {"first_dealer": Seat(4)},
        {"deals": (DealRecord(hands=((),), left=((),)),)},
        {"deals": (DealRecord(hands=((DECK[9], DECK[0]), (), (), ()), left=((),) * 4),)},
        {"deals": (DealRecord(hands=((),) * 4, left=((),) * 4, actions=(RecordedAction(Seat(9), Pass()),)),)},
        {"deals": (DealRecord(((),) * 4, ((),) * 4, tribute=TributeRecord(Seat(0), Seat(7), DECK[0])),)},
    ],
)
def test_a_record_that_could_not_be_written_cannot_be_made(change: dict[str, object]) -> None:
    record = MatchRecord(CLASSIC, SEATS, first_dealer=Seat(0))
    with pytest.raises(MalformedRecord):
        replace(record, **change)  # type: ignore[arg-type]  # each is of the right type for its field


@pytest.mark.parametrize(
    "player_id, name", [("", "Ana"), ("a<b", "Ana"), ("ana", ""), ("ana", "A\u2028na"), ("a", "\ud800")]
)
def test_a_player_needs_an_id_and_a_name_that_fit_in_a_line(player_id: str, name: str) -> None:
    with pytest.raises(MalformedRecord):
        SeatRecord(player_id, name)


# --- recording --------------------------------------------------------------------------------------------------------


def test_a_recorder_plays_as_the_engine_does() -> None:
    recorder = Recorder(MatchStarted(CLASSIC, 4, Seat(0)))
    order = tuple(range(63, -1, -1))
    assert recorder.start_deal(order) == start_deal(start_match(CLASSIC, 4, Seat(0)), order)
    leader = recorder.state.public.seat_to_act
    assert leader is not None
    action = legal_actions(recorder.state, leader)[0]
    assert recorder.apply(leader, action).after == recorder.state
    assert recorder.record().deals[0].actions == (RecordedAction(leader, action),)


def test_a_refused_action_is_not_recorded() -> None:
    recorder = Recorder(MatchStarted(CLASSIC, 4, Seat(0)))
    recorder.start_deal(range(64))
    before = recorder.record()
    with pytest.raises(IllegalAction):
        recorder.apply(Seat(0), Pass())
    assert recorder.record() == before


def test_actions_are_recorded_in_their_canonical_form() -> None:
    recorder = Recorder(MatchStarted(CLASSIC, 4, Seat(0)))
    recorder.start_deal(range(64))
    recorder.apply(Seat(0), Play(tuple(reversed(parse_cards("1G 1G 1M"))), declare=True))
    assert recorder.record().deals[0].actions[0].action == Play(parse_cards("1G 1G 1M"))


@given(random_matches())
def test_a_record_is_made_from_deck_orders_and_actions(played: Played) -> None:
    record = played.record
    deals = []
    for deal in record.deals:
        order = deck_order_of(deal)
        assert order is not None
        deals.append(DealInput(order, [(entry.seat, entry.action) for entry in deal.actions], deal.cut_cards))
    assert record_of(played.started, deals, record.seats, headers=record.headers) == record


@given(random_matches())
def test_a_text_made_from_steps_at_hand_is_that_of_the_record_alone(played: Played) -> None:
    assert format_record(played.record, replay(played.record).steps) == format_record(played.record)


def test_the_cards_left_of_a_stopped_deal_are_the_hands_at_that_moment() -> None:
    recorder = Recorder(MatchStarted(CLASSIC, 4, Seat(0)))
    recorder.start_deal(range(64))
    recorder.apply(Seat(0), Play(parse_cards("1M")))
    assert recorder.record().deals[0].left == recorder.state.hands
    assert f"left 0: {format_cards(recorder.state.hands[0])}\n" in format_record(recorder.record())
