"""Seasons and their days: which date has which boards, and what may be known of it when."""

import re
from dataclasses import dataclass
from datetime import UTC, date, datetime, timedelta
from typing import Final, Literal
from uuid import UUID

from gangoffour.boards import LATER_NUMBERS, Board
from gangoffour.fairness import LINK_SIZE, board_commitment, board_key, chain_anchor, link_of_day, season_board_id

BOARD_COUNT: Final = 8
"""The deals of a day: every second one begins with an exchange."""

MOST_DAYS: Final = 999
"""The longest season: as many days as its name has digits for."""

REVEAL_MS: Final = 30 * 60 * 1000
"""How long after its close the link of a day is revealed."""

DAY_MS: Final = 24 * 3600 * 1000
"""A day in milliseconds."""

_LEVELS: Final = ("planner", "search", "search", "search", "neural", "champion", "search")
"""The level of the bots, from Monday on."""
_SUNDAY: Final = 6
_NAME: Final = re.compile(r"(\d{4}-\d{2}-\d{2})\+([1-9]\d{0,2})")


@dataclass(frozen=True, slots=True)
class DayPlan:
    """What everybody knows of a day beforehand."""

    level: str
    """Of the bots in the other seats."""
    seat_count: Literal[3, 4]


def plan_of(day: date) -> DayPlan:
    """Return who plays on a date: stronger bots towards the end of the week, and three seats on Sundays."""
    weekday = day.weekday()
    return DayPlan(_LEVELS[weekday], 3 if weekday == _SUNDAY else 4)


def deal_number_of(board: int) -> int:
    """Return the number of the deal of a board, counted from 1: half are first deals, half begin with an exchange."""
    later_before, is_later = divmod(board - 1, 2)
    return LATER_NUMBERS[later_before % len(LATER_NUMBERS)] if is_later else 1


def opens_at_ms(day: date) -> int:
    """Return when a day begins, in milliseconds since 1970 (UTC)."""
    return int(datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()) * 1000


def closes_at_ms(day: date) -> int:
    """Return when it ends; what is finished from then on counts for nobody's place."""
    return opens_at_ms(day) + DAY_MS


def is_revealed(day: date, now_ms: int) -> bool:
    """True if everybody may know the link of a day."""
    return now_ms >= closes_at_ms(day) + REVEAL_MS


def date_at(now_ms: int) -> date:
    """Return the date of a moment (UTC)."""
    return datetime.fromtimestamp(now_ms / 1000, UTC).date()


@dataclass(frozen=True, slots=True)
class Season:
    """What everybody knows of a season from its first day on."""

    first_day: date
    day_count: int
    anchor: bytes
    """The hash of the link of the first day."""

    @property
    def name(self) -> str:
        """First day and number of days; it enters the keys of all boards, so that neither can be changed.

        Examples:
            >>> Season(date(2026, 11, 18), 30, b"").name
            '2026-11-18+30'
        """
        return f"{self.first_day.isoformat()}+{self.day_count}"

    @property
    def last_day(self) -> date:
        """The date of the last day."""
        return self.first_day + timedelta(days=self.day_count - 1)

    def number_of(self, day: date) -> int | None:
        """Return which day of the season a date is, from 1; None for a date of another season."""
        number = (day - self.first_day).days + 1
        return number if 1 <= number <= self.day_count else None

    def day_at(self, number: int) -> date:
        """Return the date of a day."""
        return self.first_day + timedelta(days=number - 1)

    def board_id(self, number: int, board: int) -> UUID:
        """Return the id of a board."""
        return UUID(bytes=season_board_id(self.name, number, board))


@dataclass(frozen=True, slots=True)
class SecretSeason:
    """A season with the link of its last day, from which all others follow."""

    season: Season
    last_link: bytes

    def link(self, number: int) -> bytes:
        """Return the link of a day."""
        return link_of_day(self.last_link, self.season.day_count, number)

    def board(self, number: int, board: int) -> Board:
        """Return a board of a day, both counted from 1."""
        return dealt_board(self.season, number, board, self.link(number))


def dealt_board(season: Season, number: int, board: int, link: bytes) -> Board:
    """Return the board that follows from the link of its day."""
    plan = plan_of(season.day_at(number))
    return Board(board_key(link, season.name, number, board), plan.seat_count, deal_number_of(board), plan.level)


def commitment_of(season: Season, number: int, board: int, link: bytes) -> bytes:
    """Return the commitment to a board, as it stands in the record of everybody who played it."""
    key = board_key(link, season.name, number, board)
    return board_commitment(season.board_id(number, board).bytes, key)


def new_season(first_day: date, day_count: int, last_link: bytes) -> SecretSeason:
    """Return a season from fresh random bytes."""
    if len(last_link) != LINK_SIZE or not 1 <= day_count <= MOST_DAYS:
        raise ValueError(day_count)
    return SecretSeason(Season(first_day, day_count, chain_anchor(last_link, day_count)), last_link)


def parse_season(name: str, anchor: bytes) -> Season:
    """Return the season of a name; raise `ValueError` if it is none."""
    found = _NAME.fullmatch(name)
    if found is None:
        raise ValueError(name)
    return Season(date.fromisoformat(found[1]), int(found[2]), anchor)
