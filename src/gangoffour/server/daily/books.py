"""Books: how everybody stands on a day, worked out once a minute at most and for ever at the close.

The book of a minute holds what was finished before it began, so every node comes to the same one; where so many finish
that their results come late, they stand in the next. Whoever has just finished a board is compared with it at once.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Final, NamedTuple

from gangoffour.daily import BOARD_COUNT, LEVELS, Entry, Score, Standing, ghosts_of
from gangoffour.server.daily.calendar import Calendar, Day
from gangoffour.server.daily.errors import DailyCode, DailyError
from gangoffour.server.matches import MATCHES
from gangoffour.server.ports import BoardResult, Clock, DailyStore, PlayerId
from gangoffour.server.projections import Projections

MINUTE_MS: Final = 60_000
BOOKS_KEPT: Final = 64
FIRST_SHARD: Final = 0
"""Where all boards are played."""

Boards = list[tuple[int, ...] | None]
"""Points by board, None where it was not finished."""


class Who(NamedTuple):
    """Somebody in a standing."""

    who: str
    """The id of a player, or the level of a bot."""
    is_bot: bool


class Line(NamedTuple):
    """What somebody has made of one day or of several."""

    who: Who
    total: int
    place: int | None


class Finisher(NamedTuple):
    """Somebody who has finished a board."""

    who: Who
    score: Score


@dataclass(frozen=True, slots=True)
class Book:
    """How everybody stood on a day at some moment."""

    standing: Standing
    lines: list[Line]
    """Bots and the people who have a place, best first."""
    finishers: list[list[Finisher]]
    """Who has finished each board, best first."""
    field: dict[str, list[tuple[int, ...]]]
    """The points of each level, by board."""
    engine: str
    """What the bots of the field answered with."""


class _Key(NamedTuple):
    """A day at the beginning of a minute, or at its close."""

    date: date
    moment_ms: int


class Books:
    """The books of the days that were asked for lately."""

    def __init__(self, store: DailyStore, calendar: Calendar, projections: Projections, clock: Clock) -> None:
        self._store = store
        self._calendar = calendar
        self._projections = projections
        self._clock = clock
        self._kept: OrderedDict[_Key, Book] = OrderedDict()
        self._working: dict[_Key, asyncio.Task[Book]] = {}

    @property
    def minute_ms(self) -> int:
        """The minute up to whose beginning the books go."""
        return self._clock.now_ms() // MINUTE_MS * MINUTE_MS

    async def book(self, day: Day) -> Book:
        """Return how everybody stands; refuse a day whose field has not played yet.

        It is worked out for the first who asks in a minute. Who comes meanwhile reads the one before.
        """
        key = _Key(day.date, min(self.minute_ms, day.closes_at_ms))
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        is_first = key not in self._working
        if is_first:
            self._working[key] = asyncio.create_task(self._made(day, key))
            self._working[key].add_done_callback(lambda task: self._end(key, task))
        older = [each for each in self._kept if each.date == key.date]
        if older and not is_first and key.moment_ms < day.closes_at_ms:
            return self._kept[max(older)]
        return await asyncio.shield(self._working[key])

    def _end(self, key: _Key, task: asyncio.Task[Book]) -> None:
        del self._working[key]
        if not task.cancelled():
            task.exception()  # whoever waits has it too

    async def _made(self, day: Day, key: _Key) -> Book:
        is_whole = await self.caught_up()
        book = await self._worked_out(day, key.moment_ms)
        if is_whole or key.moment_ms < day.closes_at_ms:  # the last one is for ever, and nothing may be missing in it
            self._kept[key] = book
            while len(self._kept) > BOOKS_KEPT:
                self._kept.popitem(last=False)
        return book

    async def caught_up(self) -> bool:
        """Wait for the results of what has ended by now."""
        return await self._projections.caught_up(MATCHES, [FIRST_SHARD])

    async def matches_of(self, day: Day, board: int, player_ids: Collection[PlayerId]) -> dict[str, str]:
        """Return by player the match in which they finished a board."""
        found = await self._store.results_among([day.board_ids[board - 1]], player_ids)
        return {each.player_id: str(each.match_id) for each in found}

    async def _worked_out(self, day: Day, moment_ms: int) -> Book:
        found = await self._store.ghosts(day.season.name, [day.number])
        field = {
            level: [found[ghost].points for ghost in ghosts_of([day.number]) if ghost.level == level and ghost in found]
            for level in LEVELS
        }
        if any(len(boards) != BOARD_COUNT for boards in field.values()):
            raise DailyError(DailyCode.NOT_MADE, date=day.date.isoformat())
        results = await self._store.results(day.board_ids)
        attempts = await self._store.attempts(day.board_ids)

        engine = "+".join(sorted({found[ghost].engine for ghost in ghosts_of([day.number])}))

        def work_out() -> Book:
            people = boards_by_player(day, (each for each in results if each.finished_at_ms < moment_ms))
            for attempt in attempts:
                if attempt.begun_at_ms < moment_ms:
                    people.setdefault(attempt.player_id, [None] * BOARD_COUNT)
            standing = Standing(people, field, is_closed=moment_ms >= day.closes_at_ms)
            return Book(standing, _lines(standing.entries), _finishers(standing.entries), field, engine)

        return await asyncio.to_thread(work_out)  # thousands of people take a while: nobody at a table waits


def _lines(entries: Iterable[Entry]) -> list[Line]:
    named = [line_of(each) for each in entries if each.is_bot or each.place is not None]
    return sorted(named, key=line_order)


def line_of(entry: Entry) -> Line:
    """Return what somebody made of a day."""
    return Line(Who(entry.who, entry.is_bot), entry.total, entry.place)


def line_order(line: Line) -> tuple[int, Who]:
    """Best first."""
    return -line.total, line.who


def _finishers(entries: Iterable[Entry]) -> list[list[Finisher]]:
    boards: list[list[Finisher]] = [[] for _ in range(BOARD_COUNT)]
    for each in entries:
        who = Who(each.who, each.is_bot)
        for board, score in zip(boards, each.scores, strict=True):
            if score is not None:
                board.append(Finisher(who, score))
    for board in boards:
        board.sort(key=finisher_order)
    return boards


def finisher_of(entry: Entry, at: int) -> Finisher | None:
    """Return what somebody made of a board, counted from 0; None if they have not finished it."""
    score = entry.scores[at]
    return None if score is None else Finisher(Who(entry.who, entry.is_bot), score)


def finisher_order(finisher: Finisher) -> tuple[int, Who]:
    """Best first."""
    return -finisher.score.margin, finisher.who


def boards_by_player(day: Day, results: Iterable[BoardResult]) -> dict[str, Boards]:
    """Return what each player has made of a day."""
    places = {board_id: at for at, board_id in enumerate(day.board_ids)}
    people: dict[str, Boards] = {}
    for result in results:
        if result.board_id in places:
            boards = people.setdefault(result.player_id, [None] * BOARD_COUNT)
            boards[places[result.board_id]] = result.points
    return people


def finished_count(boards: Sequence[tuple[int, ...] | None]) -> int:
    """Return how many boards were finished."""
    return sum(points is not None for points in boards)
