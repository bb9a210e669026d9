"""Verification of the cards: any single change in a deal is refused and named."""

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gangoffour.fairness import UnfairCode, dealt_faces, deck_order
from tests.fairness.honest_matches import HonestMatch, honest_match
from tests.fairness.tampering import fault, put, with_deal, with_exchange

MATCH = honest_match("deals")
ONE_MATCH = st.sampled_from(
    [MATCH, honest_match("three", seat_count=3), honest_match("partial", without_number=(1, 3))]
)


@given(ONE_MATCH, st.integers(1, 3), st.integers(0, 2), st.integers(0, 15), st.integers(1, 33))
def test_a_changed_card_of_a_hand_is_named(match: HonestMatch, number: int, seat: int, at: int, step: int) -> None:
    hands = match.deals[number - 1].hands
    hand = put(hands[seat], at, (hands[seat][at] + step) % 34)
    found = fault(match, deals=with_deal(match, number, hands=put(hands, seat, hand)))
    assert (found.code, found.field) == (UnfairCode.HAND, f"deal {number}: hand of seat {seat}")
    assert (found.deal_number, found.seat) == (number, seat)


@given(ONE_MATCH, st.integers(1, 3), st.integers(0, 2), st.integers(0, 2), st.integers(1, 33))
def test_a_changed_play_is_named(match: HonestMatch, number: int, seat: int, at: int, step: int) -> None:
    played = match.deals[number - 1].played
    cards = put(played[seat], at, (played[seat][at] + step) % 34)
    for other in (cards, played[seat][1:], (*played[seat], 5)):
        found = fault(match, deals=with_deal(match, number, played=put(played, seat, other)))
        assert (found.code, found.field) == (UnfairCode.PLAYS, f"deal {number}: plays of seat {seat}")


@given(ONE_MATCH, st.integers(2, 3), st.integers(1, 33))
def test_a_changed_tribute_or_returned_card_is_named(match: HonestMatch, number: int, step: int) -> None:
    exchange = match.deals[number - 1].exchange
    assert exchange is not None
    assert exchange.returned is not None
    found = fault(match, deals=with_exchange(match, number, tribute=(exchange.tribute + step) % 34))
    assert (found.code, found.field) == (UnfairCode.TRIBUTE, f"deal {number}: tribute")
    for card in (None, (exchange.returned + step) % 34):
        found = fault(match, deals=with_exchange(match, number, returned=card))
        assert (found.code, found.field) == (UnfairCode.RETURNED_CARD, f"deal {number}: returned card")


@given(ONE_MATCH, st.integers(2, 3), st.sampled_from(["giver", "receiver"]), st.integers(-1, 4))
def test_a_changed_seat_of_the_exchange_is_named(match: HonestMatch, number: int, field: str, seat: int) -> None:
    if seat == getattr(match.deals[number - 1].exchange, field):
        return
    found = fault(match, deals=with_exchange(match, number, **{field: seat}))
    assert (found.code, found.field) == (UnfairCode.EXCHANGE, f"deal {number}: {field}")


@given(ONE_MATCH)
def test_a_missing_or_added_exchange_is_named(match: HonestMatch) -> None:
    found = fault(match, deals=with_deal(match, 2, exchange=None))
    assert (found.code, found.field) == (UnfairCode.EXCHANGE, "deal 2: exchange")
    found = fault(match, deals=with_deal(match, 1, exchange=match.deals[1].exchange))
    assert (found.code, found.field) == (UnfairCode.EXCHANGE, "deal 1: exchange")


def test_a_tribute_that_was_not_the_highest_card_is_named_even_when_all_cards_add_up() -> None:
    deal = MATCH.deals[1]
    assert deal.exchange is not None
    card = min(deal.hands[deal.exchange.giver])
    swapped = replace(deal.exchange, tribute=card, returned=card)
    whole = replace(deal, exchange=swapped, played=deal.hands, left=((), (), (), ()))
    found = fault(MATCH, deals=[MATCH.deals[0], whole])
    assert (found.code, found.field) == (UnfairCode.TRIBUTE, "deal 2: tribute")


def test_a_wrong_returned_card_is_named_even_beside_a_wrong_play() -> None:
    deal = MATCH.deals[1]
    assert deal.exchange is not None
    assert deal.exchange.returned is not None
    wrong = replace(deal.exchange, returned=(deal.exchange.returned + 1) % 34)
    giver = deal.exchange.giver
    changed = replace(deal, exchange=wrong, played=put(deal.played, giver, deal.played[giver][1:]))
    assert fault(MATCH, deals=[MATCH.deals[0], changed]).field == "deal 2: returned card"


@pytest.mark.parametrize("seat_count", [3, 4])
def test_a_dummy_hand_that_was_not_dealt_is_named(seat_count: int) -> None:
    match = honest_match("dummy", seat_count)
    dummy = dealt_faces(deck_order(match.key, 1), 3).dummy_hand
    assert fault(match, deals=with_deal(match, 1, dummy_hand=dummy)).field == "deal 1: dummy hand"


def test_wrong_cut_cards_and_dealers_are_named() -> None:
    cut = MATCH.deals[1].cut_cards
    assert fault(MATCH, deals=with_deal(MATCH, 2, cut_cards=(33, *cut))).code is UnfairCode.CUT
    assert fault(MATCH, deals=with_deal(MATCH, 2, cut_cards=((cut[0] + 1) % 34,))).field == "deal 2: cut cards"
    found = fault(MATCH, recorded_first_dealer=(MATCH.first_dealer + 1) % 4)
    assert (found.code, found.field) == (UnfairCode.DEALER, "first dealer")


def test_deals_left_out_or_in_the_wrong_order_are_named() -> None:
    one, two, three = MATCH.deals
    for deals, field in (
        ((two, three), "deal 2: deal number"),
        ((one, three), "deal 3: deal number"),
        ((one, one), "deal 1: deal number"),
    ):
        found = fault(MATCH, deals=deals)
        assert (found.code, found.field) == (UnfairCode.DEAL_NUMBER, field)


def test_a_seat_too_many_or_too_few_in_a_deal_is_named() -> None:
    deal = MATCH.deals[0]
    for fields, code in (
        ({"hands": deal.hands[:3]}, UnfairCode.HAND),
        ({"played": deal.played[:3]}, UnfairCode.PLAYS),
        ({"left": (*deal.left, ())}, UnfairCode.PLAYS),
    ):
        assert fault(MATCH, deals=with_deal(MATCH, 1, **fields)).code is code
