"""Today's deals, for those who play them."""

from datetime import date, timedelta

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
    Player,
)
from gangoffour.server.daily.attempts import Attempts
from gangoffour.server.daily.books import MINUTE_MS, Book, Books, boards_by_player
from gangoffour.server.daily.calendar import Calendar, Day
from gangoffour.server.daily.errors import DailyCode, DailyError
from gangoffour.server.daily.standings import Standings
from gangoffour.server.ports import BoardResult, Clock, DailyStore, PlayerId, Players, TableId
from gangoffour.server.projections import Projections
from gangoffour.server.tables.service import Tables


class Daily:
    """Today's deals and those of all days before."""

    def __init__(
        self, store: DailyStore, players: Players, tables: Tables, projections: Projections, clock: Clock
    ) -> None:
        self.calendar = Calendar(store, clock)
        self._store = store
        self._books = Books(store, self.calendar, projections, clock)
        self._attempts = Attempts(store, tables, clock)
        self.standings = Standings(self._books, self.calendar, players)
        self._clock = clock
        self._is_there: tuple[int, bool] = (-1, False)

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

    async def board(self, wanted: date, board: int, player_id: str | None) -> DailyBoardResults:
        """Return what everybody made of a board, to those who may know it."""
        day = await self._open_to(wanted, board, player_id)
        return await self.standings.board(day, board, await self._own_entry(day, player_id))

    async def standing(self, wanted: date, player_id: str | None) -> DailyStanding:
        """Return the standing of a day."""
        day = await self.calendar.day(wanted)
        return await self.standings.day(day, await self._own_entry(day, player_id))

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
