"""The calendar: which date has which deals, and to which date a board belongs."""

from collections.abc import Collection
from dataclasses import dataclass
from datetime import date, timedelta
from typing import Final

from gangoffour.boards import Board
from gangoffour.daily import (
    BOARD_COUNT,
    DayPlan,
    Season,
    SecretSeason,
    boards_of,
    closes_at_ms,
    date_at,
    is_revealed,
    plan_of,
)
from gangoffour.server.daily.errors import DailyCode, DailyError
from gangoffour.server.ports import BoardPlace, Clock, DailyStore

FRESH_MS: Final = 60_000
"""For how long it is believed that no season was added."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A board with the season that it comes from."""

    secret: SecretSeason
    place: BoardPlace

    @property
    def board_id(self) -> str:
        """Its id."""
        return str(self.secret.season.board_id(self.place.number, self.place.board))

    @property
    def date(self) -> date:
        """Its day."""
        return self.secret.season.day_at(self.place.number)

    @property
    def is_of_day(self) -> bool:
        """True for one of the deals that everybody gets on the day; the others are its stock."""
        return self.place.board <= BOARD_COUNT

    def dealt(self) -> Board:
        """Return the board itself."""
        return self.secret.board(self.place.number, self.place.board)


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

    def spot(self, board: int) -> Spot:
        """Return one of its boards, from 1."""
        return Spot(self.secret, BoardPlace(self.season.name, self.number, board))

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
        self._boards: dict[str, Spot] = {}

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
        """Return the day on which everybody gets a board; None for a board of the stock."""
        found = await self.spot_of(board_id)
        return await self._find(found.date) if found is not None and found.is_of_day else None

    async def spot_of(self, board_id: str) -> Spot | None:
        """Return where a board comes from; None for one that nobody could have played yet."""
        if board_id not in self._boards:
            await self._read()
        return self._boards.get(board_id)

    async def spot(self, place: BoardPlace) -> Spot:
        """Return a board of a season that is there."""
        if place.season not in (secret.season.name for secret in self._seasons):
            await self._read()
        return Spot(next(each for each in self._seasons if each.season.name == place.season), place)

    async def unseen(self, known: Collection[str]) -> list[tuple[Spot, ...]]:
        """Return the packets that can be played at any time and hold none of these boards."""
        found = []
        for packet in await self._store.packets():
            boards = [BoardPlace(packet.season, packet.number, board) for board in boards_of(packet.packet)]
            spots = tuple([await self.spot(place) for place in boards])
            is_free = packet.packet > 0 or self._clock.now_ms() >= closes_at_ms(spots[0].date)
            if is_free and not any(spot.board_id in known for spot in spots):
                found.append(spots)
        return found

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
        secrets = {secret.season.name: secret for secret in self._seasons}
        days = [(secret, number, 0) for secret in self._seasons for number in range(1, secret.season.day_count + 1)]
        stock = [
            (secrets[each.season], each.number, each.packet)
            for each in await self._store.packets()
            if each.packet and each.season in secrets
        ]
        spots = [
            Spot(secret, BoardPlace(secret.season.name, number, board))
            for secret, number, packet in (*days, *stock)
            for board in boards_of(packet)
        ]
        self._boards = {spot.board_id: spot for spot in spots}
