"""Books: how everybody stands on a day, worked out once a minute at most and for ever at the close.

The book of a minute holds what was finished before it began, so every node comes to the same one. Whoever has just
finished a board is compared with it at once, and stands in the next.
"""

from collections import OrderedDict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from gangoffour.daily import BOARD_COUNT, LEVELS, Standing
from gangoffour.server.daily.calendar import Calendar, Day
from gangoffour.server.daily.errors import DailyCode, DailyError
from gangoffour.server.matches import MATCHES
from gangoffour.server.ports import BoardResult, Clock, DailyStore
from gangoffour.server.projections import Projections

MINUTE_MS: Final = 60_000
BOOKS_KEPT: Final = 64
FIRST_SHARD: Final = 0
"""Where all boards are played."""

Boards = list[tuple[int, ...] | None]
"""Points by board, None where it was not finished."""


@dataclass(frozen=True, slots=True)
class Book:
    """How everybody stood on a day at some moment."""

    standing: Standing
    field: dict[str, list[tuple[int, ...]]]
    """The points of each level, by board."""
    engine: str
    """What the bots of the field answered with."""


class Books:
    """The books of the days that were asked for lately."""

    def __init__(self, store: DailyStore, calendar: Calendar, projections: Projections, clock: Clock) -> None:
        self._store = store
        self._calendar = calendar
        self._projections = projections
        self._clock = clock
        self._kept: OrderedDict[tuple[str, int], Book] = OrderedDict()

    async def book(self, day: Day) -> Book:
        """Return how everybody stands; refuse a day whose field has not played yet."""
        moment_ms = min(self._clock.now_ms() // MINUTE_MS * MINUTE_MS, day.closes_at_ms)
        key = (day.date.isoformat(), moment_ms)
        if key in self._kept:
            self._kept.move_to_end(key)
            return self._kept[key]
        is_whole = await self.caught_up()
        book = await self._worked_out(day, moment_ms)
        if is_whole:  # else something that was finished in time may be missing
            self._kept[key] = book
            while len(self._kept) > BOOKS_KEPT:
                self._kept.popitem(last=False)
        return book

    async def caught_up(self) -> bool:
        """Wait for the results of what has ended by now."""
        return await self._projections.caught_up(MATCHES, [FIRST_SHARD])

    async def matches_of(self, day: Day, board: int) -> dict[str, str]:
        """Return by player the match in which they finished a board."""
        found = await self._store.results([day.board_ids[board - 1]])
        return {each.player_id: str(each.match_id) for each in found}

    async def _worked_out(self, day: Day, moment_ms: int) -> Book:
        found = await self._store.ghosts(day.season.name, [day.number])
        field = {
            level: [each.points for ghost, each in sorted(found.items()) if ghost.level == level] for level in LEVELS
        }
        if any(len(boards) != BOARD_COUNT for boards in field.values()):
            raise DailyError(DailyCode.NOT_MADE, date=day.date.isoformat())
        results = [each for each in await self._store.results(day.board_ids) if each.finished_at_ms < moment_ms]
        people = boards_by_player(day, results)
        for attempt in await self._store.attempts(day.board_ids):
            if attempt.begun_at_ms < moment_ms:
                people.setdefault(attempt.player_id, [None] * BOARD_COUNT)
        standing = Standing(people, field, is_closed=moment_ms >= day.closes_at_ms)
        return Book(standing, field, "+".join(sorted({each.engine for each in found.values()})))


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
