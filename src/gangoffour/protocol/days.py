"""Bodies of the HTTP interface about the daily deals: a day, its boards, its standing."""

from typing import Literal

from gangoffour.protocol.values import Milliseconds, Shape


class DailyField(Shape):
    """What others made of a board. Margins are in hundredths of a point."""

    people: int
    """How many others have finished it."""
    expected: int
    """The mean margin of the field: people, and bots the less the more people there are."""
    margins: dict[str, int]
    """Of the six levels of bots."""


class DailyBoard(Shape):
    """A board of a day, as one player may know it."""

    board: int
    """From 1."""
    status: Literal["open", "begun", "finished"]
    table_id: str | None = None
    """Where the player has begun it."""
    match_id: str | None = None
    points: tuple[int, ...] | None = None
    """By seat; the player has the first. All that follows is known when the player has finished the board."""
    margin: int | None = None
    """The mean points of the others less one's own, in hundredths."""
    cross: int | None = None
    """Cross points: the margin less that of the field, at most 20 either way, in hundredths."""
    mark: Literal["best", "above", "level", "below"] | None = None
    """By the field; best: nobody had a greater margin."""
    field: DailyField | None = None


class DailyPlace(Shape):
    """A place among people."""

    place: int
    people: int


class DailyDay(Shape):
    """The deals of a day, as one player may know them."""

    date: str
    """Year, month and day (UTC)."""
    season: str
    anchor: str
    """What the links of the season lead to; it was public before its first day."""
    link: str | None
    """From which the boards of the day follow; half an hour after its close."""
    level: str
    """Of the bots in the other seats."""
    seat_count: Literal[3, 4]
    engine: str
    """The hash of what the bots of the field answered with."""
    opens_at_ms: Milliseconds
    closes_at_ms: Milliseconds
    now_ms: Milliseconds
    """When this was said, by the clock that the close goes by."""
    is_closed: bool
    boards: tuple[DailyBoard, ...]
    total: int
    """The cross points by now, in hundredths; when the day is over, with 20 off for each board that is not finished."""
    place: int | None
    """Among the people; null: not finished, or played after the day was over."""
    people: int
    """How many have a place."""
    better_than: str | None
    """The strongest level whose bot had fewer cross points."""
    streak: int
    """Days in a row on which the player finished all boards."""
    freezes_left: int
    """Days of this month that may still be missed."""
    yesterday: DailyPlace | None = None
    """How the player stood when the day before was over; null: not at all."""


class DailyTable(Shape):
    """Where a board is played."""

    table_id: str
    board: int
    """From 1."""


class DailyEntry(Shape):
    """A line of a standing."""

    player_id: str | None
    """Null for a bot."""
    name: str
    """Empty for a bot, and for a player who was forgotten."""
    level: str | None
    """Of a bot."""
    total: int
    """Cross points, in hundredths."""
    place: int | None
    """Among the people; null for bots, and over more than a day for guests."""
    is_guest: bool = False
    """Whether it is a person without an account."""
    is_friend: bool = False
    """Whether it is a friend of the asker."""


class DailyStanding(Shape):
    """How everybody stands on a day, in a week or in a season."""

    first_day: str
    last_day: str
    people: int
    """How many have a place."""
    entries: tuple[DailyEntry, ...]
    """The best hundred, all bots, one's friends and one's own, best first; where there are friends, they and the asker
    come before the others."""


class DailyBoardEntry(Shape):
    """What somebody made of a board."""

    player_id: str | None
    """Null for a bot."""
    name: str
    """Empty for a bot, and for a player who was forgotten."""
    level: str | None
    """Of a bot."""
    match_id: str | None
    """Of a person: the match to look back at. A bot's is found by its level."""
    points: tuple[int, ...]
    """By seat; whoever it is about has the first."""
    margin: int
    """The mean points of the others less one's own, in hundredths."""
    cross: int
    """Cross points, in hundredths."""


class DailyBoardResults(Shape):
    """What everybody made of a board, for those who have finished it, and for all when the day is over."""

    date: str
    board: int
    """From 1."""
    people: int
    """How many have finished it."""
    entries: tuple[DailyBoardEntry, ...]
    """The best hundred, all bots, and one's own, best first."""
