"""Cards and their order."""

from collections import Counter

import pytest

from gangoffour.engine import (
    COPIES,
    DECK,
    DRAGON,
    FACES,
    GREEN_PHOENIX,
    MULTI_ONE,
    YELLOW_PHOENIX,
    Rank,
    hand_with,
    hand_without,
    holds,
    parse_card,
    parse_cards,
)


@pytest.mark.rule("R1")
def test_the_deck_has_64_cards_of_34_faces() -> None:
    assert len(DECK) == 64
    assert len(FACES) == 34
    assert Counter(card.rank for card in DECK) == {
        Rank.ONE: 7,
        **dict.fromkeys(list(Rank)[1:10], 6),
        Rank.PHOENIX: 2,
        Rank.DRAGON: 1,
    }


@pytest.mark.rule("R12", "R13", "R14")
def test_faces_rise_by_rank_then_colour() -> None:
    text = " ".join(map(str, FACES))
    assert text == (
        "1G 1Y 1R 1M 2G 2Y 2R 3G 3Y 3R 4G 4Y 4R 5G 5Y 5R 6G 6Y 6R 7G 7Y 7R 8G 8Y 8R 9G 9Y 9R 10G 10Y 10R PG PY DR"
    )
    assert list(FACES) == sorted(FACES)


@pytest.mark.rule("R15", "R16", "R17")
def test_special_cards_stand_where_the_rules_put_them() -> None:
    assert parse_card("1R") < MULTI_ONE < parse_card("2G")
    assert parse_card("10R") < GREEN_PHOENIX < YELLOW_PHOENIX < DRAGON
    assert [COPIES[card] for card in (MULTI_ONE, GREEN_PHOENIX, YELLOW_PHOENIX, DRAGON)] == [1, 1, 1, 1]


def test_the_canonical_deck_keeps_copies_adjacent() -> None:
    assert [str(DECK[position]) for position in (0, 1, 2, 6, 7, 59, 60, 61, 62, 63)] == (
        ["1G", "1G", "1Y", "1M", "2G", "10R", "10R", "PG", "PY", "DR"]
    )


def test_copies_count_when_cards_are_taken_from_a_hand() -> None:
    hand = parse_cards("7G 7G 9R")
    assert holds(hand, parse_cards("7G 7G"))
    assert not holds(hand, parse_cards("9R 9R"))
    assert hand_without(hand, parse_cards("7G")) == parse_cards("7G 9R")
    assert hand_with(hand, parse_card("8Y")) == parse_cards("7G 7G 8Y 9R")
