"""Contests beside the days: eight deals that somebody dares others to beat, or that are new to one person."""

from typing import Annotated, Literal

import msgspec

from gangoffour.protocol.api import Body
from gangoffour.protocol.days import DailyEntry
from gangoffour.protocol.values import Milliseconds, Shape


class NewChallenge(Body):
    """Dare others to beat one's own results."""

    match_ids: Annotated[tuple[Annotated[str, msgspec.Meta(max_length=64)], ...], msgspec.Meta(max_length=8)]
    """Of eight boards that one has finished."""


class ContestBoard(Shape):
    """A board of a contest, as one player may know it."""

    board: int
    """From 1."""
    status: Literal["open", "begun", "finished"]
    level: str
    """Of the bots in the other seats."""
    seat_count: Literal[3, 4]
    table_id: str | None = None
    """Where the player has begun it."""
    match_id: str | None = None
    margin: int | None = None
    """The mean points of the others less one's own, in hundredths. All that follows is known when the player has
    finished the board."""
    cross: int | None = None
    """Cross points: the margin less that of all others in the contest, at most 20 either way, in hundredths."""
    mark: Literal["best", "above", "level", "below"] | None = None
    """By the field; best: nobody had a greater margin."""
    maker_cross: int | None = None
    """What who made the challenge has there."""


class Contest(Shape):
    """Eight boards, as one player may know them."""

    contest_id: str
    kind: Literal["challenge", "instant"]
    maker_id: str
    maker: str
    """The name of who made it; empty for a player who was forgotten."""
    made_at_ms: Milliseconds
    boards: tuple[ContestBoard, ...]
    total: int
    """The cross points by now, in hundredths."""
    place: int | None
    """Among the people; null: not finished."""
    people: int
    """How many have a place."""
    better_than: str | None
    """The strongest level whose bot had fewer cross points; null: none, or not finished."""
    entries: tuple[DailyEntry, ...]
    """All who have finished, and the bots, best first."""
