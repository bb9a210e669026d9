"""Today's deals, for those who play them."""

from datetime import date, timedelta
from typing import Final

from gangoffour.daily import (
    BOARD_COUNT,
    LEVELS,
    Entry,
    Ghost,
    Sheet,
    level_beaten,
    margin_of,
    opens_at_ms,
    sheet_of,
    streak_of,
)
from gangoffour.protocol import (
    DailyBoard,
    DailyBoardResults,
    DailyDay,
    DailyField,
    DailyPlace,
    DailyStanding,
    DailyTable,
    PastDay,
    Player,
    ProfileDaily,
)
from gangoffour.server.daily.attempts import Attempts
from gangoffour.server.daily.books import MINUTE_MS, Book, Books, boards_by_player
from gangoffour.server.daily.calendar import Calendar, Day
from gangoffour.server.daily.errors import DailyCode, DailyError
from gangoffour.server.daily.standings import Asker, Standings
from gangoffour.server.ports import BoardResult, Clock, ContestStore, DailyStore, PlayerId, Players, TableId
from gangoffour.server.projections import Projections
from gangoffour.server.tables.service import Tables

_PAST_DAYS: Final = 14


class Daily:
    """Today's deals and those of all days before."""

    def __init__(
        self,
        store: DailyStore,
        contests: ContestStore,
        players: Players,
        tables: Tables,
        projections: Projections,
        clock: Clock,
    ) -> None:
        self.calendar = Calendar(store, clock)
        self._store = store
        self._contests = contests
        self._books = Books(store, self.calendar, projections, clock)
        self.attempts = Attempts(store, tables, clock)
        self.standings = Standings(self._books, self.calendar, players)
        self._clock = clock
        self._is_there: tuple[int, bool] = (-1, False)

    # --- playing -----------------------------------------------------------------------------------------------------

    async def play(self, wanted: date, player: Player, origin: str) -> DailyTable:
        """Return the table of the first board that the player has not finished."""
        day = await self.calendar.day(wanted)
        await self._books.book(day)  # a day whose field has not played is not there yet
        boards = await self._own_boards(day, player.player_id)
        contest_id = f"daily {day.date.isoformat()}"
        for board, points in enumerate(boards, start=1):
            if points is not None:
                continue
            table_id = await self.attempts.table(day.spot(board), contest_id, player, origin)
            if table_id is not None:
                return DailyTable(table_id=str(table_id), board=board)
        raise DailyError(DailyCode.FINISHED, date=wanted.isoformat())

    async def may_see(self, board_id: str, player_id: str | None) -> bool:
        """True if somebody may see how others played a board: the day is over, or they have finished it themselves.

        Who sees a board of a day that is over is remembered: an instant contest brings them others. Boards of the stock
        are never shown to those who have not finished them.
        """
        day = await self.calendar.day_of_board(board_id)
        if day is not None and self.calendar.is_closed(day):
            if player_id is not None:
                await self._contests.look([board_id], PlayerId(player_id))
            return True
        if player_id is None:
            return False
        return any(each.board_id == board_id for each in await self.attempts.results_of(player_id, [board_id]))

    async def caught_up(self) -> None:
        """Wait for the results of what has ended by now."""
        await self._books.caught_up()

    async def date_of(self, board_id: str) -> str | None:
        """Return the date of the day that a board belongs to; None for a board of another sort."""
        day = await self.calendar.day_of_board(board_id)
        return None if day is None else day.date.isoformat()

    async def _own_boards(self, day: Day, player_id: str) -> list[tuple[int, ...] | None]:
        results = await self.attempts.results_of(player_id, day.board_ids)
        return boards_by_player(day, results).get(player_id, [None] * BOARD_COUNT)

    # --- looking -----------------------------------------------------------------------------------------------------

    async def is_there(self) -> bool:
        """True if today's deals can be played; looked up once a minute, for every visitor of the site asks it."""
        minute = self._clock.now_ms() // MINUTE_MS
        if self._is_there[0] != minute:
            try:
                await self._books.book(await self.calendar.day(self.calendar.today))
                self._is_there = minute, True
            except DailyError:
                self._is_there = minute, False
        return self._is_there[1]

    async def day(self, wanted: date, player_id: str | None) -> DailyDay:
        """Return a day as somebody may know it: of boards that they have not finished, nothing but that they exist."""
        day = await self.calendar.day(wanted)
        book = await self._books.book(day)
        results = [] if player_id is None else await self.attempts.results_of(player_id, day.board_ids)
        boards = boards_by_player(day, results).get(player_id or "", [None] * BOARD_COUNT)
        tables = {} if player_id is None else await self.attempts.begun(day.board_ids, player_id)
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
            now_ms=self._clock.now_ms(),
            is_closed=is_closed,
            boards=tuple(
                _board(book, entry, board, tables.get(board), matches.get(day.board_ids[board - 1]))
                for board in range(1, BOARD_COUNT + 1)
            ),
            total=entry.total,
            place=entry.place,
            people=book.standing.people + _is_new(book, entry),
            better_than=level_beaten(entry, book.standing.entries, LEVELS) if entry.is_finished else None,
            streak=streak.days,
            freezes_left=streak.freezes_left,
            yesterday=None if player_id is None else await self._place_before(day, player_id),
        )

    async def _place_before(self, day: Day, player_id: str) -> DailyPlace | None:
        """Return how somebody stood when the day before was over; None if they have no place there."""
        try:
            book = await self._books.book(await self.calendar.day(day.date - timedelta(days=1)))
        except DailyError:
            return None
        places = (each.place for each in book.standing.entries if each.who == player_id and not each.is_bot)
        place = next(places, None)
        return None if place is None else DailyPlace(place=place, people=book.standing.people)

    async def past(self, player_id: str) -> ProfileDaily:
        """Return how somebody stood on the last days that are over, and how many days in a row they have finished."""
        await self._books.caught_up()
        results = await self._store.results_of(PlayerId(player_id))
        finished, today = await self._finished_days(results), self.calendar.today
        days: list[PastDay] = []
        for day in sorted((day for day in finished if day < today), reverse=True)[:_PAST_DAYS]:
            book = await self._books.book(await self.calendar.day(day))
            own = (each for each in book.standing.entries if each.who == player_id and not each.is_bot)
            days += [
                PastDay(date=day.isoformat(), total=each.total, place=each.place, people=book.standing.people)
                for each in own
                if each.place is not None
            ]
        return ProfileDaily(streak=streak_of(finished, today).days, days=tuple(days))

    async def board(self, wanted: date, board: int, player_id: str | None) -> DailyBoardResults:
        """Return what everybody made of a board, to those who may know it."""
        day = await self._open_to(wanted, board, player_id)
        return await self.standings.board(day, board, await self._own_entry(day, player_id))

    async def standing(self, wanted: date, asker: Asker) -> DailyStanding:
        """Return the standing of a day."""
        day = await self.calendar.day(wanted)
        return await self.standings.day(day, await self._own_entry(day, asker.player_id), asker)

    async def _own_entry(self, day: Day, player_id: str | None) -> Entry | None:
        """Return how somebody stands by now; None for nobody in particular, and for who has not finished a board."""
        boards = None if player_id is None else await self._own_boards(day, player_id)
        if player_id is None or boards is None or not any(boards):
            return None
        return _entry(await self._books.book(day), player_id, boards, is_closed=self.calendar.is_closed(day))

    async def ghost_record(self, wanted: date, board: int, level: str, player_id: str | None) -> str | None:
        """Return the record of what a bot made of a board, to those who may know it; None: none was kept."""
        day = await self._open_to(wanted, board, player_id)
        found = await self._store.ghosts(day.season.name, [day.number])
        ghost = found.get(Ghost(day.number, board, level))
        return None if ghost is None else ghost.record

    async def _open_to(self, wanted: date, board: int, player_id: str | None) -> Day:
        day = await self.calendar.day(wanted)
        if not await self.may_see(day.board_ids[board - 1], player_id):
            raise DailyError(DailyCode.SEALED)
        return day

    async def sheet(self, wanted: date, player_id: str | None) -> Sheet:
        """Return the sheet of a day that is over; refuse one whose link is not revealed yet."""
        day = await self.calendar.day(wanted)
        if not self.calendar.is_revealed(day):
            raise DailyError(DailyCode.NOT_REVEALED, date=wanted.isoformat())
        if player_id is not None:  # it tells what everybody made of each of its boards
            await self._contests.look(day.board_ids, PlayerId(player_id))
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


def _is_new(book: Book, entry: Entry) -> bool:
    """True for somebody who has a place, and had none when the minute began."""
    return entry.place is not None and all(
        each.place is None for each in book.standing.entries if each.who == entry.who and not each.is_bot
    )


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
