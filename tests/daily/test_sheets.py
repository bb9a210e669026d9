"""The sheet of a day: it follows from the anchor to the last place, and whatever is changed is named."""

import re
from collections.abc import Callable, Iterator
from datetime import date, timedelta
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from gangoffour.daily import (
    BOARD_COUNT,
    LEVELS,
    Sheet,
    SheetCode,
    SheetError,
    format_sheet,
    new_season,
    parse_sheet,
    verify_sheet,
)
from scripts.golden_daily import golden_daily
from tools.golden.daily_sheets import FIRST_DAY, PEOPLE, SECRET, honest_sheet


def test_an_honest_sheet_is_found_right() -> None:
    sheet = honest_sheet(Random(1))
    verified = verify_sheet(parse_sheet(format_sheet(sheet)), SECRET.season.anchor)
    assert (verified.season, verified.date.isoformat()) == (SECRET.season, sheet.date)
    assert verified.people == PEOPLE
    assert verified.is_anchor_known


def test_the_sheets_that_other_verifiers_are_tested_with_are_as_they_were() -> None:
    golden = (Path(__file__).parents[1] / "golden" / "daily_sheets.json").read_text(encoding="utf-8")
    assert golden_daily() == golden, "if the scheme was changed on purpose: make golden, and read the difference"


@pytest.mark.parametrize("text", ["", "{", "[]", '{"format": "gof-daily"}', "\ud800"])
def test_a_text_that_is_no_sheet_is_refused(text: str) -> None:
    with pytest.raises(SheetError) as refusal:
        parse_sheet(text)
    assert refusal.value.code is SheetCode.MALFORMED


@pytest.mark.parametrize("field, value", [("format", "gof"), ("version", 2), ("scheme", "gof-fair-1")])
def test_a_sheet_of_another_format_is_refused(field: str, value: object) -> None:
    text = format_sheet(msgspec.structs.replace(honest_sheet(Random(2)), **{field: value}))
    with pytest.raises(SheetError) as refusal:
        parse_sheet(text)
    assert refusal.value.field == field


def test_another_season_with_the_same_days_is_known_by_its_anchor() -> None:
    other = new_season(FIRST_DAY, 30, bytes(64))
    with pytest.raises(SheetError) as refusal:
        verify_sheet(honest_sheet(Random(3)), other.season.anchor)
    assert refusal.value.field == "anchor"


# --- altered sheets --------------------------------------------------------------------------------------------------


def flipped(text: str, rng: Random) -> str:
    at = rng.randrange(len(text))
    return text[:at] + rng.choice([digit for digit in "0123456789abcdef" if digit != text[at]]) + text[at + 1 :]


def other_number(value: int, rng: Random) -> int:
    return value + rng.choice((-1, 1)) * rng.choice((1, 2, 7, 50, 100, 1000))


Altered = tuple[Sheet, str]
"""A sheet, and what the field that is named has to match."""


def altered_head(sheet: Sheet, rng: Random) -> Iterator[Altered]:
    def put(**fields: object) -> Sheet:
        return msgspec.structs.replace(sheet, **fields)

    yield put(link=flipped(sheet.link, rng)), "link"
    yield put(link=SECRET.link(rng.randint(1, 30)).hex()), "link|link or season"
    yield put(anchor=flipped(sheet.anchor, rng)), "anchor"
    day = date.fromisoformat(sheet.date)
    yield put(date=(day + timedelta(days=rng.choice((-7, -1, 1, 7)))).isoformat()), "date"
    yield put(season=f"{sheet.season[:-2]}{rng.choice((29, 31, 60))}"), "season"
    first_day = FIRST_DAY + timedelta(days=rng.choice((-7, -1, 1, 7)))
    yield put(season=f"{first_day.isoformat()}+30"), "season|link or season"
    yield put(level=rng.choice([level for level in LEVELS if level != sheet.level])), "level"
    yield put(seat_count=7 - sheet.seat_count), "seat_count"


def altered_board(sheet: Sheet, rng: Random) -> Iterator[Altered]:
    at = rng.randrange(BOARD_COUNT)
    board = sheet.boards[at]
    for field, value in (
        ("board_id", flipped(board.board_id.replace("-", ""), rng)),
        ("commitment", flipped(board.commitment, rng)),
        ("deal_number", board.deal_number % 3 + 1),
    ):
        changed = msgspec.structs.replace(board, **{field: value})
        boards = (*sheet.boards[:at], changed, *sheet.boards[at + 1 :])
        yield msgspec.structs.replace(sheet, boards=boards), f"board {at + 1}: {field}"
    yield msgspec.structs.replace(sheet, boards=sheet.boards[:-1]), "boards"


def put_at(values: tuple[Any, ...], at: int, value: object) -> tuple[Any, ...]:
    return (*values[:at], value, *values[at + 1 :])


def altered_result(sheet: Sheet, rng: Random) -> Iterator[Altered]:
    place = rng.randrange(len(sheet.entries))
    entry = sheet.entries[place]
    finished = [at for at, points in enumerate(entry.points) if points is not None]
    at = rng.choice(finished)

    def put(**fields: object) -> Sheet:
        changed = msgspec.structs.replace(entry, **fields)
        return msgspec.structs.replace(sheet, entries=put_at(sheet.entries, place, changed))

    who, board = re.escape(entry.who), at + 1
    points, margin, cross = entry.points[at], entry.margins[at], entry.crosses[at]
    assert points is not None
    assert margin is not None
    assert cross is not None
    seat = rng.randrange(len(points))
    other_points = put_at(points, seat, abs(other_number(points[seat], rng)) + 3)
    yield put(points=put_at(entry.points, at, other_points)), f"{who}: points.* of board {board}"
    yield put(margins=put_at(entry.margins, at, other_number(margin, rng))), f"{who}: .*margin of board {board}"
    yield put(crosses=put_at(entry.crosses, at, other_number(cross, rng))), f"{who}: cross of board {board}"
    yield put(points=put_at(entry.points, at, None)), f"{who}: points.* of board {board}"
    yield put(total=other_number(entry.total, rng)), f"{who}: total"
    yield put(place=1 if entry.place is None else entry.place + 1), f"{who}: place"
    yield msgspec.structs.replace(sheet, entries=(*sheet.entries, entry)), "entries"


def test_nothing_follows_from_a_name_or_from_the_engine() -> None:
    """The page about the scheme says so: only records and bots that play again can tell."""
    sheet = honest_sheet(Random(4))
    best = msgspec.structs.replace(sheet.entries[0], who="guest-another")
    for altered in (
        msgspec.structs.replace(sheet, engine="another"),
        msgspec.structs.replace(sheet, entries=(best, *sheet.entries[1:])),
    ):
        assert altered != sheet
        verify_sheet(altered, SECRET.season.anchor)


ALTERATIONS: tuple[Callable[[Sheet, Random], Iterator[Altered]], ...] = (altered_head, altered_board, altered_result)


def check_altered(count: int) -> None:
    """Alter sheets so often; each is refused by the field that was altered."""
    rng, done, number = Random(2026), 0, 0
    while done < count:
        number += 1
        sheet = honest_sheet(Random(number))
        verify_sheet(sheet)
        for alter in ALTERATIONS:
            for changed, field in alter(sheet, rng):
                if changed == sheet:
                    continue
                with pytest.raises(SheetError) as refusal:
                    verify_sheet(changed)
                assert re.fullmatch(field, refusal.value.field), (field, refusal.value)
                done += 1


def test_altered_links_boards_and_results_are_refused_by_their_field() -> None:
    check_altered(300)


@pytest.mark.nightly
def test_ten_thousand_altered_sheets_are_refused_by_their_field() -> None:
    check_altered(10_000)
