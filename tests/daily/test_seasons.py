"""Seasons: a chain of links, and what follows from each."""

from datetime import date, timedelta

import pytest

from gangoffour.daily import (
    BOARD_COUNT,
    Season,
    closes_at_ms,
    commitment_of,
    date_at,
    deal_number_of,
    is_revealed,
    new_season,
    opens_at_ms,
    parse_season,
    plan_of,
)
from gangoffour.fairness import board_key, chain_anchor, hashed

LAST_LINK = bytes(range(64))
MONDAY = date(2026, 11, 16)


def test_every_link_is_the_hash_of_the_link_of_the_day_after() -> None:
    secret = new_season(MONDAY, 30, LAST_LINK)
    assert secret.link(30) == LAST_LINK
    for number in range(1, 30):
        assert hashed(secret.link(number + 1), 1) == secret.link(number)
    assert hashed(secret.link(1), 1) == secret.season.anchor == chain_anchor(LAST_LINK, 30)


@pytest.mark.parametrize("number", [0, 31])
def test_a_season_has_no_link_beyond_its_days(number: int) -> None:
    with pytest.raises(ValueError, match="no day"):
        new_season(MONDAY, 30, LAST_LINK).link(number)


def test_the_known_answers_of_the_reference() -> None:
    secret = new_season(MONDAY, 7, LAST_LINK)
    season = secret.season
    assert season.name == "2026-11-16+7"
    assert season.anchor.hex().startswith("f37dd9dc6f7670f7317e248441b37282")
    assert board_key(secret.link(1), season.name, 1, 1).hex().startswith("8f706e1cc046a78744debe52c10dde1f")
    assert str(season.board_id(1, 1)) == "60066b7a-888b-c019-5a9d-79aae667b4b6"
    assert commitment_of(season, 1, 1, secret.link(1)).hex().startswith("848ecc02d4ca5652ed71038a75cde25d")


def test_no_two_boards_share_a_key_and_no_link_is_a_seed() -> None:
    secret = new_season(MONDAY, 7, LAST_LINK)
    seeds = {secret.board(number, board).seed for number in range(1, 8) for board in range(1, BOARD_COUNT + 1)}
    assert len(seeds) == 7 * BOARD_COUNT
    assert not seeds & {secret.link(number) for number in range(1, 8)}


def test_bots_are_stronger_towards_the_end_of_the_week_and_sundays_have_three_seats() -> None:
    week = [plan_of(MONDAY + timedelta(days=past)) for past in range(7)]
    assert [plan.level for plan in week] == ["planner", "search", "search", "search", "neural", "champion", "search"]
    assert [plan.seat_count for plan in week] == [4, 4, 4, 4, 4, 4, 3]


def test_every_second_deal_begins_with_an_exchange_in_both_directions() -> None:
    assert [deal_number_of(board) for board in range(1, BOARD_COUNT + 1)] == [1, 2, 1, 3, 1, 2, 1, 3]


def test_a_day_is_a_day_of_utc_and_its_link_is_revealed_half_an_hour_later() -> None:
    assert date_at(opens_at_ms(MONDAY)) == MONDAY
    assert date_at(closes_at_ms(MONDAY) - 1) == MONDAY
    assert date_at(closes_at_ms(MONDAY)) == MONDAY + timedelta(days=1)
    assert not is_revealed(MONDAY, closes_at_ms(MONDAY) + 30 * 60_000 - 1)
    assert is_revealed(MONDAY, closes_at_ms(MONDAY) + 30 * 60_000)


def test_the_name_of_a_season_can_be_read_back() -> None:
    season = new_season(MONDAY, 30, LAST_LINK).season
    assert parse_season(season.name, season.anchor) == season
    assert season.number_of(season.last_day) == 30
    assert season.number_of(MONDAY - timedelta(days=1)) is None
    for name in ("2026-11-16", "2026-11-16+0", "2026-13-16+3", "2026-11-16+1000"):
        with pytest.raises(ValueError, match=r"month|2026"):
            parse_season(name, season.anchor)


def test_a_date_that_is_none_is_no_season() -> None:
    assert Season(MONDAY, 1, b"").last_day == MONDAY
