"""Cross points: what a deal is worth by what others made of the same cards. All in whole hundredths of a point.

The margin of a deal is the mean points of the other seats less one's own. What is expected is the mean margin of the
field: all other people who played the board, and the six levels of bots, which count less the more people there are.
Cross points are the difference, at most 20 either way, so that no single deal decides a day.
"""

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Final, Literal, TypeAlias

Mark: TypeAlias = Literal["best", "above", "level", "below"]
"""How a result stands against the others on the same board."""

MOST: Final = 2_000
"""The most that a deal brings or costs."""

LEVEL: Final = 200
"""Cross points within this are level with the field."""

_FULL: Final = 30
"""With so many people bots count least."""
_LEAST: Final = 3
"""A tenth of a person, in thirtieths."""

_WEEK: Final = 7
_COUNTED: Final = 5
"""So many days of a week count: whoever has a bad day, or none, loses nothing by it twice."""

Points = Sequence[int]
"""Of one deal, by seat; the first seat is one's own."""


def margin_of(points: Points) -> int:
    """Return the mean points of the others less one's own.

    Examples:
        >>> margin_of((0, 10, 5, 5))
        667
    """
    own, *others = points
    return _divided(100 * sum(others), len(others)) - 100 * own


@dataclass(frozen=True, slots=True)
class Field:
    """What others made of a board."""

    people: int
    """How many have finished it."""
    people_margins: int
    """The sum of their margins."""
    bots: int
    bots_margins: int

    def without(self, margin: int) -> "Field":
        """Return the field as it is for one of the people in it."""
        return Field(self.people - 1, self.people_margins - margin, self.bots, self.bots_margins)

    @property
    def expected(self) -> int:
        """The mean margin."""
        total, parts = self._weighed()
        return _divided(total, parts)

    def cross(self, margin: int) -> int:
        """Return the cross points of a margin against this field."""
        total, parts = self._weighed()
        return max(-MOST, min(MOST, _divided(margin * parts - total, parts)))

    def _weighed(self) -> tuple[int, int]:
        """Return the sum of all margins and the number of all who had one, both by weight."""
        weight = max(_LEAST, _FULL - self.people)
        total = _FULL * self.people_margins + weight * self.bots_margins
        return total, _FULL * self.people + weight * self.bots or 1


def _divided(numerator: int, denominator: int) -> int:
    """Return a quotient, rounded to the nearest whole number; a half goes up."""
    return (2 * numerator + denominator) // (2 * denominator)


@dataclass(frozen=True, slots=True)
class Score:
    """What somebody made of a board."""

    points: tuple[int, ...]
    margin: int
    cross: int
    is_best: bool
    """Nobody in the field had a greater margin, people or bots."""

    @property
    def mark(self) -> Mark:
        """`best`, `above`, `level` or `below` the field."""
        if self.is_best and self.cross > LEVEL:
            return "best"
        return "above" if self.cross > LEVEL else "below" if self.cross < -LEVEL else "level"


@dataclass(frozen=True, slots=True)
class Entry:
    """What somebody made of a day."""

    who: str
    """The id of a player, or the level of a bot."""
    is_bot: bool
    scores: tuple[Score | None, ...]
    """By board; None: not finished."""
    total: int
    place: int | None
    """Among the people; None for bots, and for people who have not finished while they still can."""

    @property
    def is_finished(self) -> bool:
        """True if every board was finished."""
        return all(score is not None for score in self.scores)


Played = Mapping[str, Sequence[Points | None]]
"""By player or level: the points of every board, None where it was not finished."""


class Standing:
    """Who made what of a day, worked out once; whoever has gone on since is compared without working it out anew."""

    def __init__(self, people: Played, bots: Played, *, is_closed: bool, board_count: int = 8) -> None:
        """Compare everybody. When the day is closed, a board that somebody did not finish costs the most there is."""
        self._is_closed = is_closed
        self._scores: dict[tuple[int, Points, int | None], Score] = {}
        """By board, points, and the own margin in the field: thousands of people make few different points."""
        self._margins = {who: _margins(boards) for who, boards in people.items()}
        bot_margins = [_margins(boards) for boards in bots.values()]
        self._fields, self._best = [], []
        for at in range(board_count):
            finished = [margin for each in self._margins.values() if (margin := each[at]) is not None]
            played = [margin for each in bot_margins if (margin := each[at]) is not None]
            self._fields.append(Field(len(finished), sum(finished), len(played), sum(played)))
            self._best.append(max((*finished, *played), default=0))
        found = [self._entry(who, boards, is_bot=False) for who, boards in people.items()]
        self._fallen = sorted(-entry.total for entry in found if self._has_place(entry))
        self.people: Final = len(self._fallen)
        """How many have a place."""
        entries = [self._placed(entry) for entry in found]
        entries += [self._entry(who, boards, is_bot=True) for who, boards in bots.items()]
        self.entries: Final = sorted(
            entries, key=lambda entry: (not entry.is_bot and entry.place is None, -entry.total, entry.who)
        )
        """Best first; people who have not finished, while they still can, come last."""

    def entry_of(self, who: str, boards: Sequence[Points | None]) -> Entry:
        """Return what a person has made of the day by now, against everybody else as they were compared."""
        return self._placed(self._entry(who, boards, is_bot=False))

    def field_of(self, who: str | None, at: int) -> Field:
        """Return the field of a board as it is for somebody, or for those who have not played it."""
        return self._field_without(self._known(who, at), at)

    def _known(self, who: str | None, at: int) -> int | None:
        """Return the margin of somebody that is in the field of a board, if any."""
        return None if who is None or who not in self._margins else self._margins[who][at]

    def _field_without(self, known: int | None, at: int) -> Field:
        return self._fields[at] if known is None else self._fields[at].without(known)

    def _entry(self, who: str, boards: Sequence[Points | None], *, is_bot: bool) -> Entry:
        scores = tuple(
            None if points is None else self._score(None if is_bot else who, at, points)
            for at, points in enumerate(boards)
        )
        crosses = [score.cross for score in scores if score is not None]
        missing = len(scores) - len(crosses) if self._is_closed else 0
        total = sum(crosses) - MOST * missing
        return Entry(who, is_bot, scores, total, None)

    def _score(self, who: str | None, at: int, points: Points) -> Score:
        known, key = self._known(who, at), tuple(points)
        score = self._scores.get((at, key, known))
        if score is None:
            margin = margin_of(points)
            cross = self._field_without(known, at).cross(margin)
            score = self._scores[at, key, known] = Score(key, margin, cross, margin >= self._best[at])
        return score

    def _has_place(self, entry: Entry) -> bool:
        return not entry.is_bot and (self._is_closed or entry.is_finished)

    def _placed(self, entry: Entry) -> Entry:
        if not self._has_place(entry):
            return entry
        place = 1 + bisect_left(self._fallen, -entry.total)
        return Entry(entry.who, entry.is_bot, entry.scores, entry.total, place)


def _margins(boards: Sequence[Points | None]) -> list[int | None]:
    return [None if points is None else _margin_of(tuple(points)) for points in boards]


_margin_of = lru_cache(maxsize=4_096)(margin_of)


def best_days(totals: Sequence[int]) -> int:
    """Return what a week comes to: the best five of its days. A day that was left out counts 0.

    >>> best_days([300, -200, 100])
    400
    """
    days = [*totals, *[0] * (_WEEK - len(totals))]
    return sum(sorted(days, reverse=True)[:_COUNTED])


def level_beaten(entry: Entry, entries: Sequence[Entry], levels: Sequence[str]) -> str | None:
    """Return the strongest level whose bot had a smaller total; None if none had. `levels` are weakest first."""
    totals = {each.who: each.total for each in entries if each.is_bot}
    beaten = [level for level in levels if level in totals and totals[level] < entry.total]
    return beaten[-1] if beaten else None
