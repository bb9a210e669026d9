"""Strength in duplicate deals: equal players are level to the last digit, better ones are ahead."""

import pytest

from gangoffour.rl import evaluate, play_uniformly


def test_equal_players_are_level_because_every_seat_has_the_same_cards() -> None:
    measured = evaluate("greedy", against="greedy", cards=20)
    assert measured.by_cards == pytest.approx([0.0] * 20, abs=1e-9)


@pytest.mark.parametrize("seat_count", [3, 4])
def test_a_better_player_is_ahead_beyond_doubt(seat_count: int) -> None:
    measured = evaluate("greedy", against="uniform", cards=40, seat_count=seat_count)
    assert measured.interval.low > 0
    assert evaluate("uniform", against="greedy", cards=40, seat_count=seat_count).interval.high < 0


def test_the_same_seed_gives_the_same_figures() -> None:
    first = evaluate(play_uniformly, against="greedy", cards=10, seed="a")
    assert first == evaluate(play_uniformly, against="greedy", cards=10, seed="a")
    assert first != evaluate(play_uniformly, against="greedy", cards=10, seed="b")


def test_it_says_the_figure_in_words() -> None:
    text = str(evaluate("greedy", against="uniform", cards=10, rules="german"))
    assert "points a deal (95 %: " in text
    assert "10 sets of cards" in text
