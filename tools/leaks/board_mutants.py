"""Servers that leak of boards, one leak each: the referee of boards has to catch them all."""

from collections.abc import Mapping
from contextlib import AbstractContextManager
from typing import Any, Final

import structlog

from gangoffour.daily import margin_of
from gangoffour.protocol import ContestBoard, DailyBoard, DailyField
from gangoffour.server.daily import contests, service, standings
from gangoffour.server.daily.attempts import Attempts
from gangoffour.server.daily.books import Book
from gangoffour.server.daily.calendar import Calendar, Day, Spot
from gangoffour.server.daily.service import Daily
from gangoffour.server.ports import TableId
from tools.leaks.mutants import Mutant, planted


def field_of_open_boards() -> AbstractContextManager[None]:
    told = service._board  # noqa: SLF001

    def tells(book: Book, entry: Any, board: int, *rest: Any) -> DailyBoard:  # noqa: ANN401  passed on
        found = told(book, entry, board, *rest)
        if found.status == "finished":
            return found
        margins = {level: margin_of(points[board - 1]) for level, points in book.field.items()}
        return DailyBoard(
            board=board,
            status=found.status,
            table_id=found.table_id,
            field=DailyField(people=0, expected=0, margins=margins),
        )

    return planted((service, "_board", tells))


def records_before_the_close() -> AbstractContextManager[None]:
    async def may_see(self: Daily, board_id: str, player_id: str | None) -> bool:
        del self, board_id, player_id
        return True

    return planted((Daily, "may_see", may_see))


def link_at_once() -> AbstractContextManager[None]:
    def is_revealed(self: Calendar, day: Day) -> bool:
        del self, day
        return True

    return planted((Calendar, "is_revealed", is_revealed))


def points_beside_names() -> AbstractContextManager[None]:
    name = standings._name  # noqa: SLF001

    def named(people: Mapping[Any, Any], who: Any) -> str:  # noqa: ANN401  passed on
        return name(people, who) or "21 points"

    return planted((standings, "_name", named))


def tables_of_others() -> AbstractContextManager[None]:
    async def begun(self: Attempts, board_ids: Any, player_id: str) -> dict[int, TableId]:  # noqa: ANN401  passed on
        del player_id
        places = {board_id: board for board, board_id in enumerate(board_ids, start=1)}
        return {places[each.board_id]: each.table_id for each in await self._store.attempts(board_ids)}

    return planted((Attempts, "begun", begun))


def seed_in_the_log() -> AbstractContextManager[None]:
    opened = Attempts._opened  # noqa: SLF001

    async def opens(self: Attempts, spot: Spot, *rest: Any) -> Any:  # noqa: ANN401  passed on
        structlog.get_logger("gangoffour.daily").info("a board", dealt=spot.dealt().seed.hex())
        return await opened(self, spot, *rest)

    return planted((Attempts, "_opened", opens))


def what_the_maker_made() -> AbstractContextManager[None]:
    told = contests._board  # noqa: SLF001

    def tells(scores: Any, at: int, table_id: str | None, makers: Any) -> ContestBoard:  # noqa: ANN401  passed on
        found = told(scores, at, table_id, makers)
        made = next((each.scores[at] for each in makers), None)
        return ContestBoard(
            board=found.board,
            status=found.status,
            level=found.level,
            seat_count=found.seat_count,
            table_id=table_id,
            maker_cross=None if made is None else made.cross,
        )

    return planted((contests, "_board", tells))


BOARD_MUTANTS: Final[dict[str, Mutant]] = {
    "a day tells what bots made of boards to come": field_of_open_boards,
    "boards are open before one has finished them": records_before_the_close,
    "the link of a day is published at once": link_at_once,
    "a standing has points where names belong": points_beside_names,
    "a day leads to the tables of others": tables_of_others,
    "the log has the seed of a board": seed_in_the_log,
    "a challenge tells what its maker made of boards to come": what_the_maker_made,
}
