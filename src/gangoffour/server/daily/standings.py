"""Standings: who stands where on a day, in its week and in its season."""

import asyncio
from bisect import insort
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Final, NamedTuple, TypeVar

from gangoffour.daily import Entry, best_days
from gangoffour.protocol import DailyBoardEntry, DailyBoardResults, DailyEntry, DailyStanding
from gangoffour.server.daily.books import Books, Finisher, Line, Who, finisher_of, finisher_order, line_of, line_order
from gangoffour.server.daily.calendar import Calendar, Day
from gangoffour.server.daily.errors import DailyCode, DailyError
from gangoffour.server.ports import Person, PlayerId, PlayerKind, Players

Named = TypeVar("Named", Line, Finisher)
Totals = dict[Who, int]

AT_ONCE: Final = 500
STANDING_SIZE: Final = 100
"""How many entries of a standing are told; one's own and those of the bots come besides."""


class Asker(NamedTuple):
    """For whom a standing is told."""

    player_id: str | None = None
    friends: frozenset[PlayerId] = frozenset()

    @property
    def near(self) -> frozenset[str | None]:
        """The asker and their friends."""
        return self.friends | {self.player_id}


@dataclass(frozen=True, slots=True)
class _Ranking:
    """How everybody stands over several days, whoever asks."""

    days: Sequence[Day]
    lines: list[Line]


class Standings:
    """Standings of days, weeks and seasons, and what everybody made of one board."""

    def __init__(self, books: Books, calendar: Calendar, players: Players) -> None:
        self._books = books
        self._calendar = calendar
        self._players = players
        self._past: dict[str, tuple[date, Totals]] = {}
        """By season: the sums of its days that are over, up to a date."""
        self._rankings: dict[tuple[date, date], tuple[int, asyncio.Task[_Ranking]]] = {}
        """By the first day and the last: as they were in some minute."""

    async def day(self, day: Day, own: Entry | None, asker: Asker) -> DailyStanding:
        """Return the standing of a day, with bots among the people, labelled, and one's own as it is by now."""
        book = await self._books.book(day)
        lines = _without(book.lines, own)
        if own is not None and own.place is not None:
            insort(lines, line_of(own), key=line_order)
        return await self._told([day], lines, asker)

    async def week(self, wanted: date, asker: Asker) -> DailyStanding:
        """Return the standing of the week of a date: the best five days of everybody."""
        return await self._ranked(wanted, await self._calendar.week_of(wanted), self._week, asker)

    async def season(self, wanted: date, asker: Asker) -> DailyStanding:
        """Return the standing of the season of a date: the sum of its days until today."""
        return await self._ranked(wanted, await self._calendar.season_of(wanted), self._season, asker)

    async def board(self, day: Day, board: int, own: Entry | None) -> DailyBoardResults:
        """Return what everybody made of a board; whether somebody may know it is asked before."""
        book = await self._books.book(day)
        finishers = _without(book.finishers[board - 1], own)
        if own is not None and (fresh := finisher_of(own, board - 1)):
            insort(finishers, fresh, key=finisher_order)
        told = _shortened(finishers, Asker(None if own is None else own.who))
        people = await self._people(each.who for each in told)
        matches = await self._books.matches_of(day, board, list(people))
        return DailyBoardResults(
            date=day.date.isoformat(),
            board=board,
            people=sum(not each.who.is_bot for each in finishers),
            entries=tuple(
                DailyBoardEntry(
                    player_id=None if who.is_bot else who.who,
                    name=_name(people, who),
                    level=who.who if who.is_bot else None,
                    match_id=None if who.is_bot else matches.get(who.who),
                    points=score.points,
                    margin=score.margin,
                    cross=score.cross,
                )
                for who, score in told
            ),
        )

    # --- several days ------------------------------------------------------------------------------------------------

    async def _ranked(
        self, wanted: date, days: Sequence[Day], totals: Callable[[Sequence[Day]], Awaitable[Totals]], asker: Asker
    ) -> DailyStanding:
        """Tell a ranking that is worked out once a minute, for the first who asks."""
        if not days:
            raise DailyError(DailyCode.UNKNOWN, date=wanted.isoformat())
        span, minute_ms = (days[0].date, days[-1].date), self._books.minute_ms
        kept_ms, task = self._rankings.get(span, (-1, None))
        if task is None or kept_ms != minute_ms or (task.done() and (task.cancelled() or task.exception())):
            self._rankings = {each: kept for each, kept in self._rankings.items() if kept[0] == minute_ms}
            task = asyncio.create_task(self._ranking(days, totals))
            self._rankings[span] = minute_ms, task
        ranking = await asyncio.shield(task)
        return await self._told(ranking.days, ranking.lines, asker)

    async def _ranking(self, days: Sequence[Day], totals: Callable[[Sequence[Day]], Awaitable[Totals]]) -> _Ranking:
        sums = await totals(days)
        everybody, people = list(sums), dict[PlayerId, Person]()
        for at in range(0, len(everybody), AT_ONCE):  # others have their turn between
            people |= await self._people(everybody[at : at + AT_ONCE])
        return _Ranking(days, await asyncio.to_thread(_lines, sums, people))

    async def _week(self, days: Sequence[Day]) -> Totals:
        totals: dict[Who, list[int]] = {}
        for day in days:
            for who, total in (await self._totals(day)).items():
                totals.setdefault(who, []).append(total)
            await asyncio.sleep(0)
        return {who: best_days(each) for who, each in totals.items()}

    async def _season(self, days: Sequence[Day]) -> Totals:
        name = days[0].season.name
        until, past = self._past.get(name, (date.min, {}))
        sums = dict(past)
        for day in days:
            if day.date <= until:
                continue
            # Asked before the day is summed up: what is late now may be missing in its book.
            is_final = self._calendar.is_closed(day) and await self._books.caught_up()
            for who, total in (await self._totals(day)).items():
                sums[who] = sums.get(who, 0) + total
            if is_final:
                self._past[name] = day.date, dict(sums)
        return sums

    async def _totals(self, day: Day) -> Totals:
        return {line.who: line.total for line in (await self._books.book(day)).lines}

    # --- telling -----------------------------------------------------------------------------------------------------

    async def _told(self, days: Sequence[Day], lines: Sequence[Line], asker: Asker) -> DailyStanding:
        told = _shortened(lines, asker)
        if asker.friends:
            near = asker.near
            told.sort(key=lambda line: line.who.is_bot or line.who.who not in near)  # the order among them stays
        people = await self._people(line.who for line in told)
        return DailyStanding(
            first_day=days[0].date.isoformat(),
            last_day=days[-1].date.isoformat(),
            people=sum(not line.who.is_bot for line in lines),
            entries=tuple(
                DailyEntry(
                    player_id=None if line.who.is_bot else line.who.who,
                    name=_name(people, line.who),
                    level=line.who.who if line.who.is_bot else None,
                    total=line.total,
                    place=line.place,
                    is_guest=not line.who.is_bot and _is_guest(people, line.who),
                    is_friend=not line.who.is_bot and line.who.who in asker.friends,
                )
                for line in told
            ),
        )

    async def _people(self, wanted: Iterable[Who]) -> dict[PlayerId, Person]:
        return await self._players.by_ids([PlayerId(each.who) for each in wanted if not each.is_bot])


def _lines(sums: Totals, people: Mapping[PlayerId, Person]) -> list[Line]:
    """Order what several days came to. Who is a guest has no place: a second guest could see the cards first."""
    ranked = sorted(
        (total for who, total in sums.items() if not who.is_bot and not _is_guest(people, who)), reverse=True
    )
    places: dict[int, int] = {}
    for place, total in enumerate(ranked, 1):
        places.setdefault(total, place)
    return sorted(
        (
            Line(who, total, None if who.is_bot or _is_guest(people, who) else places[total])
            for who, total in sums.items()
        ),
        key=line_order,
    )


def _without(lines: Sequence[Named], own: Entry | None) -> list[Named]:
    """Return all lines but one's own: that is told as it is by now, not as it was when the minute began."""
    return [line for line in lines if own is None or line.who != (own.who, False)]


def _shortened(lines: Sequence[Named], asker: Asker) -> list[Named]:
    """Return the best, all bots, one's friends and one's own."""
    near = asker.near
    return [line for at, line in enumerate(lines) if at < STANDING_SIZE or line.who.is_bot or line.who.who in near]


def _name(people: Mapping[PlayerId, Person], who: Who) -> str:
    person = None if who.is_bot else people.get(PlayerId(who.who))
    return "" if person is None else person.name


def _is_guest(people: Mapping[PlayerId, Person], who: Who) -> bool:
    """True for a person without an account, also for one who was forgotten."""
    person = people.get(PlayerId(who.who))
    return person is None or person.kind is PlayerKind.GUEST
