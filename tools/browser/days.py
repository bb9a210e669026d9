"""A day that somebody has finished, for screens that are looked at: how they did, who stands where, and a contest."""

from typing import Final
from urllib.parse import urlsplit
from uuid import UUID

import msgspec
from playwright.sync_api import Page, Route

from gangoffour.bots import BOTS
from gangoffour.daily import DAY_MS, Mark, opens_at_ms
from gangoffour.protocol import (
    Contest,
    ContestBoard,
    DailyBoard,
    DailyBoardEntry,
    DailyBoardResults,
    DailyDay,
    DailyEntry,
    DailyField,
    DailyPlace,
    DailyStanding,
)
from tools.servers.daily_season import MONDAY, SECRET

DATE: Final = MONDAY.isoformat()
ADDRESS: Final = f"/d/{DATE}"
CONTEST_ID: Final = "0f" * 12
_PEOPLE: Final = ("Maximiliane Oberhuber", "Ben", "Ana")
_CROSSES: Final = (2000, 340, 120, -80, -760, 410, 0, -1250)
_MARKS: Final[tuple[Mark, ...]] = ("best", "above", "level", "level", "below", "above", "level", "below")
_POINTS: Final = (4, 0, 16, 7)
_OPENS_MS: Final = opens_at_ms(MONDAY)


def answer_with_day(page: Page) -> None:
    """Let the server tell this page of a day whose deals are all finished, and of a contest."""

    def answer(route: Route) -> None:
        route.fulfill(
            body=msgspec.json.encode(_told(urlsplit(route.request.url).path)), content_type="application/json"
        )

    page.route(f"**/api/daily/{DATE}**", answer)
    page.route("**/api/contests/*", answer)


def answer_with_open_day(page: Page) -> None:
    """Let it tell of a day of which three deals are finished."""

    def answer(route: Route) -> None:
        is_day = urlsplit(route.request.url).path.endswith(DATE)
        body = msgspec.json.encode(_day(3) if is_day else _standing())
        route.fulfill(body=body, content_type="application/json")

    page.route(f"**/api/daily/{DATE}**", answer)


def answer_with_instant(page: Page) -> None:
    """Let it tell of a contest of deals that are new to somebody, none of which is finished."""
    boards = tuple(ContestBoard(board=number, status="open", level="planner", seat_count=4) for number in range(1, 9))
    contest = msgspec.structs.replace(
        _contest(), kind="instant", boards=boards, total=0, place=None, better_than=None, entries=()
    )

    def answer(route: Route) -> None:
        route.fulfill(body=msgspec.json.encode(contest), content_type="application/json")

    page.route("**/api/contests/*", answer)


def _told(path: str) -> object:
    if path.startswith("/api/contests/"):
        return _contest()
    kind = path.rpartition(DATE)[2]
    return _results() if kind.startswith("/boards/") else _standing() if kind else _day(len(_CROSSES))


def _day(finished: int) -> DailyDay:
    return DailyDay(
        date=DATE,
        season=SECRET.season.name,
        anchor=SECRET.season.anchor.hex(),
        link=None,
        level="planner",
        seat_count=4,
        engine="test",
        opens_at_ms=_OPENS_MS,
        closes_at_ms=_OPENS_MS + DAY_MS,
        now_ms=_OPENS_MS + DAY_MS // 2,
        is_closed=False,
        boards=tuple(_board(number, is_finished=number <= finished) for number in range(1, len(_CROSSES) + 1)),
        total=sum(_CROSSES[:finished]),
        place=2 if finished == len(_CROSSES) else None,
        people=41,
        better_than="search",
        streak=5,
        freezes_left=1,
        yesterday=DailyPlace(place=7, people=38),
    )


def _board(number: int, *, is_finished: bool) -> DailyBoard:
    if not is_finished:
        return DailyBoard(board=number, status="open")
    cross = _CROSSES[number - 1]
    return DailyBoard(
        board=number,
        status="finished",
        points=_POINTS,
        margin=cross + 100,
        cross=cross,
        mark=_MARKS[number - 1],
        field=DailyField(people=40, expected=100, margins=_margins()),
    )


def _margins() -> dict[str, int]:
    return {level: 350 * place - 900 for place, level in enumerate(BOTS)}


def _entries() -> tuple[DailyEntry, ...]:
    people = [
        DailyEntry(
            player_id=f"guest-{name}",
            name=name,
            level=None,
            total=2400 - 900 * place,
            place=place + 1,
            is_guest=place > 0,
            is_friend=place == 1,
        )
        for place, name in enumerate(_PEOPLE)
    ]
    bots = [
        DailyEntry(player_id=None, name="", level=level, total=total, place=None) for level, total in _margins().items()
    ]
    return tuple(sorted((*people, *bots), key=lambda each: -each.total))


def _standing() -> DailyStanding:
    return DailyStanding(first_day=DATE, last_day=DATE, people=len(_PEOPLE), entries=_entries())


def _results() -> DailyBoardResults:
    entries = tuple(
        DailyBoardEntry(
            player_id=each.player_id,
            name=each.name,
            level=each.level,
            match_id=None,
            points=_POINTS,
            margin=each.total,
            cross=each.total - 100,
        )
        for each in _entries()
    )
    return DailyBoardResults(date=DATE, board=1, people=len(_PEOPLE), entries=entries)


def _contest() -> Contest:
    return Contest(
        contest_id=CONTEST_ID,
        kind="challenge",
        maker_id="guest-Ben",
        maker="Ben",
        made_at_ms=_OPENS_MS,
        boards=tuple(
            ContestBoard(
                board=number,
                status="finished",
                level="planner",
                seat_count=4,
                match_id=str(UUID(int=number)),
                margin=cross + 100,
                cross=cross,
                mark=mark,
                maker_cross=-cross,
            )
            for number, (cross, mark) in enumerate(zip(_CROSSES, _MARKS, strict=True), start=1)
        ),
        total=sum(_CROSSES),
        place=1,
        people=2,
        better_than="search",
        entries=_entries(),
    )
