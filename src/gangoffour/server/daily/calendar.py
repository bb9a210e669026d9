"""The calendar: which date has which deals, and to which date a board belongs."""

from dataclasses import dataclass
from datetime import date, timedelta
from typing import Final

from gangoffour.daily import (
    BOARD_COUNT,
    DayPlan,
    Season,
    SecretSeason,
    closes_at_ms,
    date_at,
    is_revealed,
    plan_of,
)
from gangoffour.server.daily.errors import DailyCode, DailyError
from gangoffour.server.ports import Clock, DailyStore

FRESH_MS: Final = 60_000
"""For how long it is believed that no season was added."""


@dataclass(frozen=True, slots=True)
class Day:
    """A date that has deals."""

    date: date
    number: int
    """Which day of its season, from 1."""
    secret: SecretSeason

    @property
    def season(self) -> Season:
        """Its season, as everybody knows it."""
        return self.secret.season

    @property
    def plan(self) -> DayPlan:
        """Seats, and the level of the bots."""
        return plan_of(self.date)

    @property
    def board_ids(self) -> tuple[str, ...]:
        """The ids of its boards, in order."""
        return tuple(str(self.season.board_id(self.number, board)) for board in range(1, BOARD_COUNT + 1))

    @property
    def closes_at_ms(self) -> int:
        """When it ends."""
        return closes_at_ms(self.date)


class Calendar:
    """All seasons that this node has heard of."""

    def __init__(self, store: DailyStore, clock: Clock) -> None:
        self._store = store
        self._clock = clock
        self._seasons: list[SecretSeason] = []
        self._read_at_ms: int | None = None
        self._boards: dict[str, date] = {}

    @property
    def today(self) -> date:
        """The date of this moment."""
        return date_at(self._clock.now_ms())

    def is_closed(self, day: Day) -> bool:
        """True if the day is over."""
        return self._clock.now_ms() >= day.closes_at_ms

    def is_revealed(self, day: Day) -> bool:
        """True if everybody may know the link of the day."""
        return is_revealed(day.date, self._clock.now_ms())

    async def day(self, wanted: date) -> Day:
        """Return a date's deals; refuse a date without any, and every date to come."""
        found = None if wanted > self.today else await self._find(wanted)
        if found is None:
            raise DailyError(DailyCode.UNKNOWN, date=wanted.isoformat())
        return found

    async def day_of_board(self, board_id: str) -> Day | None:
        """Return the day that a board belongs to; None for a board of another sort."""
        if board_id not in self._boards:
            await self._read()
        found = self._boards.get(board_id)
        return None if found is None else await self._find(found)

    async def week_of(self, wanted: date) -> list[Day]:
        """Return the days of the week of a date, from Monday until today."""
        monday = wanted - timedelta(days=wanted.weekday())
        days = [monday + timedelta(days=past) for past in range(7)]
        return [found for day in days if day <= self.today and (found := await self._find(day)) is not None]

    async def season_of(self, wanted: date) -> list[Day]:
        """Return the days of the season of a date, from its first until today."""
        found = await self._find(wanted)
        if found is None:
            return []
        dates = [found.season.day_at(number) for number in range(1, found.season.day_count + 1)]
        return [Day(each, number, found.secret) for number, each in enumerate(dates, start=1) if each <= self.today]

    async def _find(self, wanted: date) -> Day | None:
        found = self._known(wanted)
        if found is None:
            await self._read()
            found = self._known(wanted)
        return found

    def _known(self, wanted: date) -> Day | None:
        for secret in self._seasons:
            number = secret.season.number_of(wanted)
            if number is not None:
                return Day(wanted, number, secret)
        return None

    async def _read(self) -> None:
        now_ms = self._clock.now_ms()
        if self._read_at_ms is not None and self._seasons and now_ms - self._read_at_ms < FRESH_MS:
            return
        self._seasons = await self._store.seasons()
        self._read_at_ms = now_ms
        self._boards = {
            str(season.board_id(number, board)): season.day_at(number)
            for season in (secret.season for secret in self._seasons)
            for number in range(1, season.day_count + 1)
            for board in range(1, BOARD_COUNT + 1)
        }
