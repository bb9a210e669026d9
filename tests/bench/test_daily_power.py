"""What the bench of today's deals counts: days as they are placed, and weeks as they are ranked."""

from random import Random

from bench.daily_power import WEEK, drawn_week, figures_of
from gangoffour.daily import BOARD_COUNT, LEVELS


def test_a_week_has_one_day_of_each_weekday_and_its_best_five_count() -> None:
    days = [dict.fromkeys(LEVELS, 100**weekday) for _ in range(3) for weekday in range(WEEK)]
    assert set(drawn_week(days, Random(1)).values()) == {sum(100**weekday for weekday in range(2, WEEK))}


def test_the_better_bot_stands_first_and_a_goal_that_is_missed_is_known() -> None:
    fields = [{level: [(10 * (len(LEVELS) - at), 20, 20, 0)] * BOARD_COUNT for at, level in enumerate(LEVELS)}] * (
        2 * WEEK
    )
    figures = figures_of(fields)
    assert {figure.value for figure in figures} == {100}
    assert all(figure.is_met for figure in figures)
    turned = [dict(zip(LEVELS, reversed(field.values()), strict=True)) for field in fields]
    assert [figure.is_met for figure in figures_of(turned)][:2] == [False, False]
