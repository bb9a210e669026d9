"""Standings: who stands where on a day, in its week and in its season."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import date
from typing import Final, NamedTuple, TypeVar

from gangoffour.daily import Entry, best_days
from gangoffour.protocol import DailyBoardEntry, DailyBoardResults, DailyEntry, DailyStanding
from gangoffour.server.daily.books import Book, Books
from gangoffour.server.daily.calendar import Calendar, Day
from gangoffour.server.daily.errors import DailyCode, DailyError
from gangoffour.server.ports import Person, PlayerId, PlayerKind, Players

Line = TypeVar("Line")

STANDING_SIZE: Final = 100
"""How many entries of a standing are told; one's own and those of the bots come besides."""


class Who(NamedTuple):
    """Somebody in a standing."""

    who: str
    """The id of a player, or the level of a bot."""
    is_bot: bool


@dataclass(frozen=True, slots=True)
class _Line:
    """What somebody has made of one day or of several."""

    who: Who
    total: int
    place: int | None


class Standings:
    """Standings of days, weeks and seasons, and what everybody made of one board."""

    def __init__(self, books: Books, calendar: Calendar, players: Players) -> None:
        self._books = books
        self._calendar = calendar
        self._players = players
        self._past: dict[str, tuple[date, dict[Who, int]]] = {}
        """By season: the sums of its days that are over, up to a date."""

    async def day(self, day: Day, own: Entry | None) -> DailyStanding:
        """Return the standing of a day, with bots among the people, labelled, and one's own as it is by now."""
        book = await self._books.book(day)
        entries = [each for each in _with_own(book, own) if each.is_bot or each.place]
        entries.sort(key=lambda each: (-each.total, each.who))
        lines = [_Line(Who(each.who, each.is_bot), each.total, each.place) for each in entries]
        return await self._told([day], lines, None if own is None else own.who)

    async def week(self, wanted: date, player_id: str | None) -> DailyStanding:
        """Return the standing of the week of a date: the best five days of everybody."""
        days = await self._calendar.week_of(wanted)
        totals: dict[Who, list[int]] = {}
        for day in days:
            for who, total in (await self._totals(day)).items():
                totals.setdefault(who, []).append(total)
        return await self._ranked(wanted, days, {who: best_days(each) for who, each in totals.items()}, player_id)

    async def season(self, wanted: date, player_id: str | None) -> DailyStanding:
        """Return the standing of the season of a date: the sum of its days until today."""
        days = await self._calendar.season_of(wanted)
        if not days:
            raise DailyError(DailyCode.UNKNOWN, date=wanted.isoformat())
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
        return await self._ranked(wanted, days, sums, player_id)

    async def board(self, day: Day, board: int, own: Entry | None) -> DailyBoardResults:
        """Return what everybody made of a board; whether somebody may know it is asked before."""
        book = await self._books.book(day)
        matches = await self._books.matches_of(day, board)
        scored = [
            (Who(entry.who, entry.is_bot), score)
            for entry in _with_own(book, own)
            if (score := entry.scores[board - 1]) is not None
        ]
        scored.sort(key=lambda each: (-each[1].margin, each[0]))
        told = _shortened(scored, [who for who, _ in scored], None if own is None else own.who)
        people = await self._people(who for who, _ in told)
        return DailyBoardResults(
            date=day.date.isoformat(),
            board=board,
            people=sum(not who.is_bot for who, _ in scored),
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

    async def _totals(self, day: Day) -> dict[Who, int]:
        entries = (await self._books.book(day)).standing.entries
        return {Who(each.who, each.is_bot): each.total for each in entries if each.is_bot or each.place is not None}

    async def _ranked(
        self, wanted: date, days: Sequence[Day], sums: Mapping[Who, int], player_id: str | None
    ) -> DailyStanding:
        """Order what several days came to. Who is a guest has no place: a second guest could see the cards first."""
        if not days:
            raise DailyError(DailyCode.UNKNOWN, date=wanted.isoformat())
        people = await self._people(sums)
        ranked = sorted(
            (total for who, total in sums.items() if not who.is_bot and not _is_guest(people, who)), reverse=True
        )
        places = {total: ranked.index(total) + 1 for total in dict.fromkeys(ranked)}
        lines = [
            _Line(who, total, None if who.is_bot or _is_guest(people, who) else places[total])
            for who, total in sorted(sums.items(), key=lambda item: (-item[1], item[0]))
        ]
        return await self._told(days, lines, player_id)

    async def _told(self, days: Sequence[Day], lines: Sequence[_Line], own_id: str | None) -> DailyStanding:
        told = _shortened(lines, [line.who for line in lines], own_id)
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
                )
                for line in told
            ),
        )

    async def _people(self, wanted: Iterable[Who]) -> dict[PlayerId, Person]:
        return await self._players.by_ids([PlayerId(each.who) for each in wanted if not each.is_bot])


def _with_own(book: Book, own: Entry | None) -> list[Entry]:
    """Return the entries of a book, one's own in place of what it was when the minute began."""
    others = [each for each in book.standing.entries if each.is_bot or own is None or each.who != own.who]
    return others if own is None else [*others, own]


def _shortened(lines: Sequence[Line], whose: Sequence[Who], own_id: str | None) -> list[Line]:
    """Return the best, all bots, and one's own."""
    return [
        line
        for at, (line, who) in enumerate(zip(lines, whose, strict=True))
        if at < STANDING_SIZE or who.is_bot or who.who == own_id
    ]


def _name(people: Mapping[PlayerId, Person], who: Who) -> str:
    person = None if who.is_bot else people.get(PlayerId(who.who))
    return "" if person is None else person.name


def _is_guest(people: Mapping[PlayerId, Person], who: Who) -> bool:
    """True for a person without an account, also for one who was forgotten."""
    person = people.get(PlayerId(who.who))
    return person is None or person.kind is PlayerKind.GUEST
