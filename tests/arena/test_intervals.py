"""Intervals: what they must contain, and that they are the same everywhere."""

from random import Random

import numpy as np
import pytest

from gangoffour.arena import Interval, bootstrap, intervals


def skewed_values(rng: Random, count: int) -> list[float]:
    """Values as points are: mostly small, some very large; their mean is 8."""
    return [rng.expovariate(1 / 8) for _ in range(count)]


def test_the_interval_contains_the_true_mean_about_as_often_as_it_says() -> None:
    rng = Random(5)
    found = [bootstrap(skewed_values(rng, 60), seed=f"sample {number}", resamples=500) for number in range(300)]
    covered = sum(interval.low <= 8 <= interval.high for interval in found) / len(found)
    assert 0.90 <= covered <= 0.98


def test_the_interval_is_as_wide_as_the_error_of_the_mean() -> None:
    values = skewed_values(Random(1), 400)
    error = float(np.std(values)) / len(values) ** 0.5
    interval = bootstrap(values, seed="width")
    assert interval.high - interval.low == pytest.approx(2 * 1.96 * error, rel=0.06)
    assert interval.low < interval.mean < interval.high
    assert interval.mean == pytest.approx(sum(values) / len(values))


def test_the_interval_is_always_the_same() -> None:
    assert bootstrap([1, 2, 4, 8, 16, 3], seed="golden") == Interval(34 / 6, 13 / 6, 61 / 6)


def test_another_seed_draws_other_values() -> None:
    values = skewed_values(Random(2), 50)
    assert bootstrap(values, seed="one") == bootstrap(values, seed="one")
    assert bootstrap(values, seed="one") != bootstrap(values, seed="two")


def test_the_interval_does_not_depend_on_how_much_is_drawn_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    values = skewed_values(Random(3), 50)
    at_once = bootstrap(values, seed="blocks")
    monkeypatch.setattr(intervals, "_BLOCK", 777)
    assert bootstrap(values, seed="blocks") == at_once


def test_what_belongs_to_the_same_deals_is_resampled_together() -> None:
    values = skewed_values(Random(4), 80)
    interval = bootstrap(values, seed="paired")
    shifted = bootstrap([value + 3 for value in values], seed="paired")
    assert shifted.low - interval.low == pytest.approx(3)
    assert shifted.high - interval.high == pytest.approx(3)


def test_equal_values_leave_no_doubt() -> None:
    assert bootstrap([0.25] * 6, seed="equal") == Interval(0.25, 0.25, 0.25)


def test_one_value_has_no_interval() -> None:
    with pytest.raises(ValueError, match="two values"):
        bootstrap([1.0], seed="one")
