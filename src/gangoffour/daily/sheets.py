"""The sheet of a day: what is published when it is over, and the check that it is what was committed to.

A sheet names its season and the anchor, the link of the day, the boards, and what everybody made of them. Points are
its facts; all else follows from them, from the link and from the date. When two values do not agree, the others tell
which of them is wrong.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date
from enum import StrEnum, unique
from typing import Final

import msgspec

from gangoffour.daily.scoring import MOST, Entry, Score, Standing
from gangoffour.daily.seasons import (
    BOARD_COUNT,
    MOST_DAYS,
    Season,
    commitment_of,
    deal_number_of,
    parse_season,
    plan_of,
)
from gangoffour.engine import CodedError
from gangoffour.fairness import DAILY_SCHEME, LINK_SIZE, hashed

SHEET_FORMAT: Final = "gof-daily"
SHEET_VERSION: Final = 1


class SheetBoard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A board of the day."""

    board_id: str
    commitment: str
    """H("board", board id, key), as it stands in the record of everybody who played it."""
    deal_number: int


class SheetEntry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody made of the day."""

    who: str
    """The id of a player, or the level of a bot."""
    is_bot: bool
    points: tuple[tuple[int, ...] | None, ...]
    """By board and seat; null: not finished."""
    margins: tuple[int | None, ...]
    """By board, in hundredths."""
    crosses: tuple[int | None, ...]
    """By board, in hundredths."""
    total: int
    place: int | None


class Sheet(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A day that is over."""

    format: str
    version: int
    scheme: str
    season: str
    anchor: str
    date: str
    link: str
    level: str
    seat_count: int
    engine: str
    """The hash of what the bots answered with."""
    boards: tuple[SheetBoard, ...]
    entries: tuple[SheetEntry, ...]
    """Best first."""


@unique
class SheetCode(StrEnum):
    """What can be wrong with a sheet."""

    MALFORMED = "daily/malformed"
    UNFAIR = "daily/unfair"


class SheetError(CodedError):
    """A sheet that cannot be read, or does not follow from its commitments; the facts name the first wrong field."""

    code: SheetCode

    @property
    def field(self) -> str:
        """The first wrong field."""
        return str(self.facts["field"])


@dataclass(frozen=True, slots=True)
class VerifiedDay:
    """A sheet that follows from its commitments, and how much that says."""

    season: Season
    date: date
    number: int
    link: bytes
    people: int
    is_anchor_known: bool
    """Whether the anchor was compared with one that was kept from before; else the whole season could be made anew."""


def sheet_of(season: Season, day: date, link: bytes, engine: str, entries: Sequence[Entry]) -> Sheet:
    """Return the sheet of a day that is over."""
    number = season.number_of(day)
    if number is None:
        raise ValueError(day)
    plan = plan_of(day)
    return Sheet(
        format=SHEET_FORMAT,
        version=SHEET_VERSION,
        scheme=DAILY_SCHEME,
        season=season.name,
        anchor=season.anchor.hex(),
        date=day.isoformat(),
        link=link.hex(),
        level=plan.level,
        seat_count=plan.seat_count,
        engine=engine,
        boards=tuple(_board(season, number, board, link) for board in range(1, BOARD_COUNT + 1)),
        entries=tuple(map(_entry, entries)),
    )


def format_sheet(sheet: Sheet) -> str:
    """Return the text of a sheet: JSON."""
    return msgspec.json.format(msgspec.json.encode(sheet), indent=1).decode() + "\n"


def parse_sheet(text: str) -> Sheet:
    """Return the sheet that `format_sheet` wrote; raise `SheetError` for any other text."""
    try:
        sheet = msgspec.json.decode(text, type=Sheet)
    except (msgspec.MsgspecError, UnicodeEncodeError, RecursionError) as error:
        raise SheetError(SheetCode.MALFORMED, field="sheet", reason=str(error)) from error
    for field, found, expected in (
        ("format", sheet.format, SHEET_FORMAT),
        ("version", sheet.version, SHEET_VERSION),
        ("scheme", sheet.scheme, DAILY_SCHEME),
    ):
        if found != expected:
            raise SheetError(SheetCode.MALFORMED, field=field, reason=f"not {expected}")
    return sheet


def verify_sheet(sheet: Sheet, anchor: bytes | None = None) -> VerifiedDay:
    """Check a sheet from the anchor to the last place; raise `SheetError` at the first wrong field.

    `anchor` is the one that was published when the season opened, if it was kept.
    """
    season = _season(sheet, anchor)
    day, link = _date(sheet.date), _bytes("link", sheet.link, LINK_SIZE)
    number = _check_link(sheet, season, day, link)
    plan = plan_of(day)
    for field, found, expected in (
        ("level", sheet.level, plan.level),
        ("seat_count", sheet.seat_count, plan.seat_count),
    ):
        if found != expected:
            raise _unfair(field, f"it is {expected} on this weekday")
    _check_boards(sheet, season, number, link)
    _check_entries(sheet)
    people = sum(not entry.is_bot for entry in sheet.entries)
    return VerifiedDay(season, day, number, link, people, anchor is not None)


# --- the chain -------------------------------------------------------------------------------------------------------


def _season(sheet: Sheet, anchor: bytes | None) -> Season:
    written = _bytes("anchor", sheet.anchor, LINK_SIZE)
    if anchor is not None and written != anchor:
        raise _unfair("anchor", "it is not the one that was published")
    try:
        return parse_season(sheet.season, written)
    except ValueError:
        raise _unfair("season", "it is no first day and number of days") from None


def _check_link(sheet: Sheet, season: Season, day: date, link: bytes) -> int:
    """Return which day it is. The boards vouch for season, day and link, the anchor for day and link."""
    number, steps = season.number_of(day), _steps(link, season.anchor)
    if steps is None:
        is_vouched = number is not None and _vouched(sheet, season, number, link)
        raise _unfair("anchor" if is_vouched else "link", "the one does not lead to the other")
    if not _vouched(sheet, season, steps, link):
        raise _unfair(
            _link_or_season(sheet, season, link, steps - (number or steps)), "the boards do not follow from it"
        )
    if steps != number:
        raise _unfair("date", f"the link is that of day {steps}")
    return steps


def _link_or_season(sheet: Sheet, season: Season, link: bytes, too_far: int) -> str:
    """Return which of them is wrong, for boards that follow from neither; of a link before its day nobody can tell."""
    if too_far == 0:
        return "season"
    number = _steps(link, season.anchor)
    if number is not None and too_far > 0 and _vouched(sheet, season, number - too_far, hashed(link, too_far)):
        return "link"
    return "link or season"


def _steps(link: bytes, anchor: bytes) -> int | None:
    """Return how many times a link has to be hashed to come to the anchor; None if it never does."""
    for steps in range(1, MOST_DAYS + 1):
        link = hashed(link, 1)
        if link == anchor:
            return steps
    return None


def _vouched(sheet: Sheet, season: Season, number: int, link: bytes) -> bool:
    """True if all boards but one at most follow from the link: one of them may be what is wrong."""
    return _matching(sheet, season, number, link) >= max(1, len(sheet.boards) - 1)


def _matching(sheet: Sheet, season: Season, number: int, link: bytes) -> int:
    return sum(
        each.commitment == commitment_of(season, number, board, link).hex()
        for board, each in enumerate(sheet.boards, start=1)
    )


def _board(season: Season, number: int, board: int, link: bytes) -> SheetBoard:
    commitment = commitment_of(season, number, board, link)
    return SheetBoard(str(season.board_id(number, board)), commitment.hex(), deal_number_of(board))


def _check_boards(sheet: Sheet, season: Season, number: int, link: bytes) -> None:
    if len(sheet.boards) != BOARD_COUNT:
        raise _unfair("boards", f"there are {BOARD_COUNT} on every day")
    for board, found in enumerate(sheet.boards, start=1):
        expected = _board(season, number, board, link)
        for field in SheetBoard.__struct_fields__:
            if getattr(found, field) != getattr(expected, field):
                raise _unfair(f"board {board}: {field}", "it does not follow from the link")


# --- what everybody made of it ---------------------------------------------------------------------------------------


def _entry(entry: Entry) -> SheetEntry:
    return SheetEntry(
        who=entry.who,
        is_bot=entry.is_bot,
        points=tuple(None if score is None else score.points for score in entry.scores),
        margins=tuple(None if score is None else score.margin for score in entry.scores),
        crosses=tuple(None if score is None else score.cross for score in entry.scores),
        total=entry.total,
        place=entry.place,
    )


def _check_entries(sheet: Sheet) -> None:
    for entry in sheet.entries:
        _check_shape(sheet, entry)
    if len({entry.who for entry in sheet.entries}) != len(sheet.entries):
        raise _unfair("entries", "somebody stands there twice")
    people = {entry.who: entry.points for entry in sheet.entries if not entry.is_bot}
    bots = {entry.who: entry.points for entry in sheet.entries if entry.is_bot}
    computed = Standing(people, bots, is_closed=True).entries
    expected = {entry.who: entry for entry in computed}
    for found in sheet.entries:
        _check_margins(found, expected[found.who])
    for found in sheet.entries:
        _check_crosses(found, expected[found.who])
    for found in sheet.entries:
        _compare(found, "total", found.total, expected[found.who].total)
        _compare(found, "place", found.place, expected[found.who].place)
    if [entry.who for entry in sheet.entries] != [entry.who for entry in computed]:
        raise _unfair("entries", "they do not stand in the order of their totals")


def _check_shape(sheet: Sheet, entry: SheetEntry) -> None:
    for field in ("points", "margins", "crosses"):
        if len(getattr(entry, field)) != BOARD_COUNT:
            raise _unfair(f"{entry.who}: {field}", f"there are {BOARD_COUNT} boards")
    for board, points in enumerate(entry.points, start=1):
        if points is not None and (len(points) != sheet.seat_count or min(points) < 0 or points.count(0) == 0):
            raise _unfair(f"{entry.who}: points of board {board}", "nobody can have scored so")


def _check_margins(found: SheetEntry, expected: Entry) -> None:
    """Points and margin vouch for each other; where they differ, the cross points tell whether the margin is wrong.

    The most that a deal brings or costs tells nothing: many margins come to that.
    """
    for at, score in enumerate(expected.scores):
        margin = None if score is None else score.margin
        if found.margins[at] == margin:
            continue
        is_telling = score is not None and abs(score.cross) < MOST and _is_cross_right(found, at, score)
        field = "margin" if is_telling else "points or margin"
        raise _unfair(f"{found.who}: {field} of board {at + 1}", "they do not agree")


def _is_cross_right(found: SheetEntry, at: int, score: Score | None) -> bool:
    return found.crosses[at] == (None if score is None else score.cross)


def _check_crosses(found: SheetEntry, expected: Entry) -> None:
    for at, score in enumerate(expected.scores):
        if not _is_cross_right(found, at, score):
            raise _unfair(f"{found.who}: cross of board {at + 1}", "it does not follow from the margins of the field")


def _compare(found: SheetEntry, field: str, value: object, expected: object) -> None:
    if value != expected:
        raise _unfair(f"{found.who}: {field}", f"it is {expected}")


# --- small things ----------------------------------------------------------------------------------------------------


def _date(text: str) -> date:
    try:
        day = date.fromisoformat(text)
    except ValueError:
        raise _unfair("date", "it is none") from None
    if day.isoformat() != text:
        raise _unfair("date", "it is not written as year-month-day")
    return day


def _bytes(field: str, text: str, size: int) -> bytes:
    try:
        value = bytes.fromhex(text)
    except ValueError:
        raise _unfair(field, "it is not hexadecimal") from None
    if len(value) != size or value.hex() != text:
        raise _unfair(field, f"it is not {size} bytes in lower-case hexadecimal")
    return value


def _unfair(field: str, reason: str) -> SheetError:
    return SheetError(SheetCode.UNFAIR, field=field, reason=reason)
