"""Today's deals, for those who play them."""

from datetime import date
from typing import Final

from gangoffour.daily import (
    BOARD_COUNT,
    LEVELS,
    Entry,
    Sheet,
    level_beaten,
    margin_of,
    opens_at_ms,
    sheet_of,
    streak_of,
)
from gangoffour.protocol import (
    DailyBoard,
    DailyDay,
    DailyEntry,
    DailyField,
    DailyStanding,
    DailyTable,
    Player,
)
from gangoffour.server.daily.attempts import Attempts
from gangoffour.server.daily.books import Book, Books, boards_by_player
from gangoffour.server.daily.calendar import Calendar, Day
from gangoffour.server.daily.errors import DailyCode, DailyError
from gangoffour.server.ports import BoardResult, Clock, DailyStore, PlayerId, Players, TableId
from gangoffour.server.projections import Projections
from gangoffour.server.tables.service import Tables

STANDING_SIZE: Final = 100
"""How many entries of a standing are told; one's own comes besides."""


class Daily:
    """Today's deals and those of all days before."""

    def __init__(
        self, store: DailyStore, players: Players, tables: Tables, projections: Projections, clock: Clock
    ) -> None:
        self.calendar = Calendar(store, clock)
        self._store = store
        self._players = players
        self._books = Books(store, self.calendar, projections, clock)
        self._attempts = Attempts(store, tables, clock)

    # --- playing -----------------------------------------------------------------------------------------------------

    async def play(self, wanted: date, player: Player, origin: str) -> DailyTable:
        """Return the table of the first board that the player has not finished."""
        day = await self.calendar.day(wanted)
        await self._books.book(day)  # a day whose field has not played is not there yet
        boards = await self._own_boards(day, player.player_id)
        for board, points in enumerate(boards, start=1):
            if points is not None:
                continue
            table_id = await self._attempts.table(day, board, player, origin)
            if table_id is not None:
                return DailyTable(table_id=str(table_id), board=board)
        raise DailyError(DailyCode.FINISHED, date=wanted.isoformat())

    async def may_see(self, board_id: str, player_id: str | None) -> bool:
        """True if somebody may see how others played a board: the day is over, or they have finished it themselves."""
        day = await self.calendar.day_of_board(board_id)
        if day is None or self.calendar.is_closed(day):
            return True
        if player_id is None:
            return False
        boards = await self._own_boards(day, player_id)
        return boards[day.board_ids.index(board_id)] is not None

    async def _own_boards(self, day: Day, player_id: str) -> list[tuple[int, ...] | None]:
        await self._books.caught_up()
        results = await self._store.results_of(PlayerId(player_id))
        return boards_by_player(day, results).get(player_id, [None] * BOARD_COUNT)

    # --- looking -----------------------------------------------------------------------------------------------------

    async def day(self, wanted: date, player_id: str | None) -> DailyDay:
        """Return a day as somebody may know it: of boards that they have not finished, nothing but that they exist."""
        day = await self.calendar.day(wanted)
        book = await self._books.book(day)
        await self._books.caught_up()
        results = [] if player_id is None else await self._store.results_of(PlayerId(player_id))
        boards = boards_by_player(day, results).get(player_id or "", [None] * BOARD_COUNT)
        tables = {} if player_id is None else await self._attempts.begun(day, player_id)
        is_closed = self.calendar.is_closed(day)
        entry = _entry(book, player_id or "", boards, is_closed=is_closed)
        streak = streak_of(await self._finished_days(results), self.calendar.today)
        matches = {each.board_id: str(each.match_id) for each in results}
        return DailyDay(
            date=day.date.isoformat(),
            season=day.season.name,
            anchor=day.season.anchor.hex(),
            link=day.secret.link(day.number).hex() if self.calendar.is_revealed(day) else None,
            level=day.plan.level,
            seat_count=day.plan.seat_count,
            engine=book.engine,
            opens_at_ms=opens_at_ms(day.date),
            closes_at_ms=day.closes_at_ms,
            is_closed=is_closed,
            boards=tuple(
                _board(book, entry, board, tables.get(board), matches.get(day.board_ids[board - 1]))
                for board in range(1, BOARD_COUNT + 1)
            ),
            total=entry.total,
            place=entry.place,
            people=book.standing.people,
            better_than=level_beaten(entry, book.standing.entries, LEVELS) if entry.is_finished else None,
            streak=streak.days,
            freezes_left=streak.freezes_left,
        )

    async def standing(self, wanted: date, player_id: str | None) -> DailyStanding:
        """Return the standing of a day, with bots among the people, labelled."""
        day = await self.calendar.day(wanted)
        entries = [each for each in (await self._books.book(day)).standing.entries if each.is_bot or each.place]
        totals = [(each.who, each.is_bot, each.total, each.place) for each in entries]
        return await self._told(day.date, day.date, totals, player_id)

    async def week(self, wanted: date, player_id: str | None) -> DailyStanding:
        """Return the standing of the week of a date: the sum of its days. A day that somebody left out counts 0."""
        days = await self.calendar.week_of(wanted)
        if not days:
            raise DailyError(DailyCode.UNKNOWN, date=wanted.isoformat())
        sums: dict[tuple[str, bool], int] = {}
        for day in days:
            for each in (await self._books.book(day)).standing.entries:
                if each.is_bot or each.place is not None:
                    key = (each.who, each.is_bot)
                    sums[key] = sums.get(key, 0) + each.total
        people = sorted((total for (_, is_bot), total in sums.items() if not is_bot), reverse=True)
        places = {total: people.index(total) + 1 for total in dict.fromkeys(people)}
        totals = [
            (who, is_bot, total, None if is_bot else places[total])
            for (who, is_bot), total in sorted(sums.items(), key=lambda item: (-item[1], item[0]))
        ]
        return await self._told(days[0].date, days[-1].date, totals, player_id)

    async def sheet(self, wanted: date) -> Sheet:
        """Return the sheet of a day that is over; refuse one whose link is not revealed yet."""
        day = await self.calendar.day(wanted)
        if not self.calendar.is_revealed(day):
            raise DailyError(DailyCode.NOT_REVEALED, date=wanted.isoformat())
        book = await self._books.book(day)
        return sheet_of(day.season, day.date, day.secret.link(day.number), book.engine, book.standing.entries)

    async def _finished_days(self, results: list[BoardResult]) -> set[date]:
        """Return the days on which somebody finished all boards in time."""
        finished: dict[date, int] = {}
        for result in results:
            day = await self.calendar.day_of_board(result.board_id)
            if day is not None and result.finished_at_ms < day.closes_at_ms:
                finished[day.date] = finished.get(day.date, 0) + 1
        return {day for day, count in finished.items() if count == BOARD_COUNT}

    async def _told(
        self, first: date, last: date, totals: list[tuple[str, bool, int, int | None]], own_id: str | None
    ) -> DailyStanding:
        told = [each for at, each in enumerate(totals) if at < STANDING_SIZE or each[1] or each[0] == own_id]
        people = await self._players.by_ids([PlayerId(who) for who, is_bot, _, _ in told if not is_bot])
        names = {who: person.name for who, person in people.items()}
        return DailyStanding(
            first_day=first.isoformat(),
            last_day=last.isoformat(),
            people=sum(not is_bot for _, is_bot, _, _ in totals),
            entries=tuple(
                DailyEntry(
                    player_id=None if is_bot else who,
                    name="" if is_bot else names.get(PlayerId(who), ""),
                    level=who if is_bot else None,
                    total=total,
                    place=place,
                )
                for who, is_bot, total, place in told
            ),
        )


def _entry(book: Book, player_id: str, boards: list[tuple[int, ...] | None], *, is_closed: bool) -> Entry:
    """Return how somebody stands: by the book if the day is over and they were in it, else by what they have done."""
    fresh = book.standing.entry_of(player_id, boards)
    if not is_closed:
        return fresh
    ranked = [each for each in book.standing.entries if each.who == player_id and not each.is_bot]
    total = sum(score.cross for score in fresh.scores if score is not None)
    if not ranked:  # played for itself, after the day was over
        return Entry(player_id, is_bot=False, scores=fresh.scores, total=total, place=None)
    return Entry(player_id, is_bot=False, scores=fresh.scores, total=ranked[0].total, place=ranked[0].place)


def _board(book: Book, entry: Entry, board: int, table_id: TableId | None, match_id: str | None) -> DailyBoard:
    score = entry.scores[board - 1]
    if score is None:
        begun = None if table_id is None else str(table_id)
        return DailyBoard(board=board, status="open" if begun is None else "begun", table_id=begun)
    field = book.standing.field_of(entry.who, board - 1)
    return DailyBoard(
        board=board,
        status="finished",
        table_id=None if table_id is None else str(table_id),
        match_id=match_id,
        points=score.points,
        margin=score.margin,
        cross=score.cross,
        mark=score.mark,
        field=DailyField(
            people=field.people,
            expected=field.expected,
            margins={level: margin_of(boards[board - 1]) for level, boards in book.field.items()},
        ),
    )
