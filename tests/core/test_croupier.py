"""The way into the core: deals in flat arrays."""

import numpy as np
import pytest

from gangoffour.catalogue import cards_of, load_catalogue
from gangoffour.core import (
    ACTIONS,
    DECLARE,
    FIRST_RETURN,
    PASS,
    PLAYS,
    WORDS_PER_DEAL,
    Croupier,
    DealState,
    Words,
    action_of,
    croupier_for,
    empty_deal,
    new_deals,
    number_of,
    read_deal,
    write_deal,
)
from gangoffour.engine import CLASSIC, FACES, MULTI_ONE, Declare, Pass, Play, ReturnCard, parse_cards

EMPTY = empty_deal(4)


def test_a_deal_is_56_bytes() -> None:
    assert new_deals(3).nbytes == 3 * 56
    assert WORDS_PER_DEAL == 7


def test_what_is_written_is_read_in_its_own_place() -> None:
    croupier, words = croupier_for(CLASSIC), new_deals(3)
    fields = (3, 2, 1, 12_352, 1, 2, 5, 6, 9, 4, 3, 1, 2, 34, 33, 1, 1)
    state = DealState((1 << 63, 1, 2**64 - 1, 7), (65_535, 1, 2, 3), (80, 0, 320, 16), *fields)
    write_deal(croupier, words, state, 1)
    assert read_deal(croupier, words, 1) == state
    assert not np.any(words[:7])
    assert not np.any(words[14:])


def test_a_place_outside_the_array_is_refused() -> None:
    croupier, words = croupier_for(CLASSIC), new_deals(2)
    for place in (-1, 2):
        with pytest.raises(IndexError):
            croupier.legal(words, place)


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    croupier, words = croupier_for(CLASSIC), new_deals(1)
    write_deal(croupier, words, EMPTY)
    croupier.deal(words, 0, 1, 1)
    before = words.copy()
    for action in (PASS, DECLARE, FIRST_RETURN, ACTIONS):
        with pytest.raises(ValueError, match=str(action)):
            croupier.apply(words, 0, action)
    assert words.tolist() == before.tolist()


@pytest.mark.parametrize("seats", [3, 4])
def test_the_first_deal_gives_sixteen_cards_to_each_seat_and_the_lead_to_1m(seats: int) -> None:
    croupier, words = croupier_for(CLASSIC), new_deals(1)
    for seed in range(40):
        write_deal(croupier, words, EMPTY._replace(seats=seats))
        croupier.deal(words, 0, seed, 1, 1)
        state = read_deal(croupier, words)
        hands = [cards_of(hand) for hand in state.hands[:seats]]
        assert [len(hand) for hand in hands] == [16] * seats
        holders = [seat for seat, hand in enumerate(hands) if MULTI_ONE in hand]
        assert [state.seat] == (holders or [2])


def test_a_later_deal_begins_with_the_tribute() -> None:
    croupier, words = croupier_for(CLASSIC), new_deals(1)
    write_deal(croupier, words, EMPTY._replace(phase=2, winner=3, loser=1))
    croupier.deal(words, 0, 5, 2)
    state = read_deal(croupier, words)
    assert [hand.bit_count() for hand in state.hands] == [16, 15, 16, 17]
    tribute = FACES[state.tribute - 1]
    assert tribute in cards_of(state.hands[3])
    assert all(card <= tribute for card in cards_of(state.hands[1]))
    assert (state.seat, state.phase, state.clockwise) == (3, 1, 1)
    assert min(croupier.legal(words, 0)) >= FIRST_RETURN


def test_forced_actions_stop_where_a_seat_has_a_choice() -> None:
    croupier, words = croupier_for(CLASSIC), new_deals(1)
    write_deal(croupier, words, EMPTY)
    croupier.deal(words, 0, 11, 1)
    forced = 0
    while read_deal(croupier, words).phase != 2:
        forced += croupier.play_forced(words, 0)
        choices = croupier.legal(words, 0)
        assert len(choices) != 1
        if choices:
            croupier.apply(words, 0, min(choices))
    assert forced > 0


def first_deals(croupier: Croupier, count: int) -> Words:
    words = new_deals(count)
    for place in range(count):
        write_deal(croupier, words, EMPTY, place)
        croupier.deal(words, place, place, 1)
    return words


def test_dealing_in_every_place_is_dealing_in_each_with_the_chance_left_by_the_one_before() -> None:
    croupier = croupier_for(CLASSIC)
    words = first_deals(croupier, 3)
    croupier.deal_all(words, 9, 1, 2)
    alone = first_deals(croupier, 1)
    croupier.deal(alone, 0, 9, 1, 2)
    assert words[:7].tolist() == alone.tolist()
    assert len({tuple(words[start : start + 7].tolist()) for start in (0, 7, 14)}) == 3
    assert {read_deal(croupier, words, place).phase for place in range(3)} == {0}
    croupier.playouts(words, 1)
    croupier.deal_all(words, 10, 2)
    assert {read_deal(croupier, words, place).phase for place in range(3)} == {1}
    assert sum(read_deal(croupier, words).scores) > 0
    croupier.deal_all(words, 11, 1)
    assert sum(read_deal(croupier, words).scores) == 0


def test_many_deals_go_on_together_and_stop_where_seats_have_a_choice() -> None:
    croupier = croupier_for(CLASSIC)
    words, listed, starts = first_deals(croupier, 5), np.zeros(4000, np.uint16), np.zeros(6, np.int64)
    total, taken = croupier.list_all(words, listed, starts), 0
    while total:
        lists = [listed[starts[place] : starts[place + 1]] for place in range(5)]
        for place, one in enumerate(lists):
            legal = {action for action in croupier.legal(words, place) if not PLAYS < action < DECLARE}
            assert set(one.tolist()) == legal
            assert len(one) == len(legal)
        actions = np.array([one.max(initial=0) for one in lists], np.uint16)
        taken += croupier.apply_all(words, actions)
        total = croupier.list_all(words, listed, starts)
        assert 1 not in np.diff(starts)
    assert taken > 100
    assert [read_deal(croupier, words, place).phase for place in range(5)] == [2] * 5


def test_many_deals_refuse_an_illegal_action_by_the_number_of_its_deal() -> None:
    croupier = croupier_for(CLASSIC)
    words = first_deals(croupier, 3)
    actions = np.array([croupier.legal(words, 0)[0], PASS, PASS], np.uint16)
    with pytest.raises(ValueError, match="deal 1"):
        croupier.apply_all(words, actions)
    with pytest.raises(ValueError, match="every deal"):
        croupier.apply_all(words, actions[:2])


def test_lists_that_find_no_room_are_refused() -> None:
    croupier = croupier_for(CLASSIC)
    words = first_deals(croupier, 3)
    with pytest.raises(ValueError, match="too short"):
        croupier.list_all(words, np.zeros(4, np.uint16), np.zeros(4, np.int64))
    with pytest.raises(ValueError, match="one number more"):
        croupier.list_all(words, np.zeros(4000, np.uint16), np.zeros(3, np.int64))


def test_playouts_follow_the_seed_and_leave_an_empty_place_alone() -> None:
    croupier = croupier_for(CLASSIC)
    ends = []
    for seed in (1, 1, 2):
        words = new_deals(3)
        for place in (0, 2):
            write_deal(croupier, words, EMPTY, place)
            croupier.deal(words, place, place, 1)
        assert croupier.playouts(words, seed) > 0
        assert not np.any(words[7:14])
        ends.append(words.tolist())
    assert ends[0] == ends[1] != ends[2]


def test_there_is_a_number_for_every_combination() -> None:
    assert len(load_catalogue()) == PLAYS


def test_numbers_and_actions_name_each_other() -> None:
    cards = tuple(sorted(parse_cards("1M 1R")))
    for action in (Pass(), Declare(), ReturnCard(FACES[33]), Play(cards)):
        assert action_of(number_of(action)) == action
    for declare in (False, True):
        play = Play(cards, declare)
        assert action_of(number_of(play, is_due=True), is_due=True) == play
    assert number_of(Play(cards[::-1])) == number_of(Play(cards))
    assert number_of(ReturnCard(FACES[33])) == ACTIONS - 1
