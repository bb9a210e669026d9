from collections import Counter
from random import Random

import pytest

from gangoffour.bots.unseen import Unseen, opposing_sizes, unseen_cards
from gangoffour.engine import (
    CLASSIC,
    DECK,
    PRESETS,
    RuleSet,
    Seat,
    beats,
    classify,
    held_combinations,
    parse_cards,
    rule_set,
    sorted_hand,
    view,
)
from tests.bots.bot_play import position

RULES = {
    **PRESETS,
    "other tie-breaks": rule_set(
        {"tiebreak_order": "ranks_first", "full_house_tiebreak": "triple_only", "multi_one_in_flush": "as_colour"}
    ),
}


def chance(play: str, unseen: str, *hand_sizes: int) -> float:
    combination = classify(parse_cards(play))
    assert combination is not None
    return Unseen(sorted_hand(parse_cards(unseen)), hand_sizes, CLASSIC).chance_to_hold(combination)


@pytest.mark.parametrize("rules", RULES.values(), ids=RULES)
def test_a_play_is_unbeatable_if_no_unseen_combination_that_fits_beats_it(rules: RuleSet) -> None:
    rng = Random(1)
    answers: Counter[bool] = Counter()
    for _ in range(120):
        # Few ranks make full houses, flushes and gangs likely among few cards.
        ranks = rng.sample(range(1, 13), rng.randint(5, 9))
        pool = [card for card in DECK if card.rank in ranks]
        cards = rng.sample(pool, min(len(pool), 20))
        hand, unseen = sorted_hand(cards[:8]), sorted_hand(cards[8:])
        largest = rng.randint(1, 8)
        others = [other for other in held_combinations(unseen) if len(other.cards) <= largest]
        knowledge = Unseen(unseen, (1, largest), rules)
        for play in held_combinations(hand):
            expected = not any(beats(other, play, rules) for other in others)
            assert knowledge.is_unbeatable(play) == expected, (play, unseen, largest)
            assert (knowledge.chance_to_hold(play) == 1) == expected
            answers[expected] += 1
    assert min(answers.values()) > 200


@pytest.mark.parametrize(
    "play, unseen, more",
    [
        ("3G 4Y 5R 6G 7Y", "1G 2Y 3R 4G 5Y 6R", "7G 8Y"),
        ("2G 4G 5G 7G 9G", "1Y 2Y 3Y 4Y 6Y", "10Y"),
        ("4G 4Y 4R 2G 2Y", "3G 3Y 3R 9Y 9R", "9G"),
        ("2G 3G 4G 5G 6G", "1R 2R 3R 4R 5R", "6R 7R"),
    ],
    ids=["straight", "flush", "full house", "straight flush"],
)
def test_of_each_five_card_kind_the_strongest_unseen_one_counts(play: str, unseen: str, more: str) -> None:
    assert chance(play, unseen, 7) == 1
    assert chance(play, f"{unseen} {more}", 7) < 1


@pytest.mark.parametrize(
    "weaker, stronger",
    [
        ("3G", "8G"),
        ("3G 3Y", "9G 9Y"),
        ("3G 3Y 3R", "9G 9Y 9R"),
        ("2G 3Y 4R 5G 6G", "6G 7Y 8R 9G 10G"),
        ("6G 7Y 8R 9G 10G", "1G 3G 4G 5G 7G"),
        ("1G 3G 4G 5G 7G", "2G 3G 4G 5G 10G"),
        ("2G 3G 4G 5G 10G", "2G 2Y 2R 3G 3Y"),
        ("2G 2Y 2R 10G 10Y", "7G 7Y 7R 3G 3Y"),
        ("7G 7Y 7R 3G 3Y", "1Y 2Y 3Y 4Y 5Y"),
        ("1Y 2Y 3Y 4Y 5Y", "2Y 3Y 4Y 5Y 6Y"),
        ("9G 9Y 9R", "2G 2Y 2R 2G"),
        ("2G 2Y 2R 2G", "8G 8Y 8R 8G"),
    ],
)
def test_a_stronger_play_is_more_likely_to_hold(weaker: str, stronger: str) -> None:
    unseen = " ".join(str(card) for card in DECK)
    assert 0 < chance(weaker, unseen, 16, 16, 16) < chance(stronger, unseen, 16, 16, 16) < 1


def test_a_play_is_more_likely_to_hold_against_smaller_hands() -> None:
    unseen = "4G 5Y 6R 7G 8Y 9R 10G 10Y 10R 2G 2Y 3G 3Y"
    assert chance("9G 9Y", unseen, 8, 2) > chance("9G 9Y", unseen, 8, 5)
    assert chance("2G 3Y 4R 5G 6G", unseen, 4, 4) == 1


def test_unseen_is_the_deck_less_the_own_hand_and_what_was_played() -> None:
    state = position("4G 9R 9Y", "5G 5Y 8R", "PG DR 6Y", plays=["4G", "DR", "pass"])
    seat_view = view(state, Seat(1))
    assert Counter(DECK) - Counter(unseen_cards(seat_view)) == Counter(parse_cards("5G 5Y 8R 4G DR"))
    assert opposing_sizes(seat_view) == (2, 2)


def test_a_disqualified_seat_beats_nothing() -> None:
    state = position("2G 9R", "4G 6Y 8R", "3G 4Y 10R", plays=["2G", "4Y"])
    assert opposing_sizes(view(state, Seat(1))) == (2,)
