"""Attempts: the one table at which a player plays a board."""

from contextlib import suppress
from typing import Final, Literal

from gangoffour.bots import format_bot_id
from gangoffour.daily import BOARD_COUNT
from gangoffour.protocol import Player, TableOptions, TablePolicy
from gangoffour.server.daily.calendar import Day
from gangoffour.server.ports import Attempt, Clock, Conflict, DailyStore, PlayerId, TableId
from gangoffour.server.tables.errors import Refusal, TableCode
from gangoffour.server.tables.service import Tables
from gangoffour.server.tables.state import TableState

_FIRST_SHARD: Final = 0


def board_options(seat_count: Literal[3, 4]) -> TableOptions:
    """Return how a board is played: one deal, alone among bots, without hints, spectators, chat or a clock."""
    return TableOptions(
        seat_count=seat_count,
        length="one_deal",
        pace="fast",
        hints="off",
        visibility="private",
        spectators=False,
        chat="off",
        presence="alone",
        company="invited",
    )


class Attempts:
    """Opens tables on boards, one for each player and board."""

    def __init__(self, store: DailyStore, tables: Tables, clock: Clock) -> None:
        self._store = store
        self._tables = tables
        self._clock = clock

    async def table(self, day: Day, board: int, player: Player, origin: str) -> TableId | None:
        """Return the table at which the player plays a board, opened if need be; None if it was given up there.

        The id of the table is written down before it is opened: whoever comes back after a crash, or from another
        device at the same moment, gets the same one.
        """
        new_id = self._tables.new_table_id(_FIRST_SHARD)
        wanted = Attempt(day.board_ids[board - 1], PlayerId(player.player_id), new_id, self._clock.now_ms())
        attempt = await self._store.begin(wanted)
        state = await self._opened(day, board, player, attempt)
        if state.public.is_closed and state.public.match is None:
            # Nobody has seen a card: the table was opened and left.
            attempt = await self._store.begin_again(attempt, new_id)
            state = await self._opened(day, board, player, attempt)
        self._tables.origins.keep(attempt.table_id, origin)
        return None if state.public.is_closed else attempt.table_id

    async def begun(self, day: Day, player_id: str) -> dict[int, TableId]:
        """Return the tables at which a player has begun boards of a day, by board."""
        places = {board_id: board for board, board_id in enumerate(day.board_ids, start=1)}
        found = await self._store.attempts(day.board_ids)
        return {places[each.board_id]: each.table_id for each in found if each.player_id == player_id}

    async def _opened(self, day: Day, board: int, player: Player, attempt: Attempt) -> TableState:
        try:
            return await self._tables.state(attempt.table_id)
        except Refusal as refusal:
            if refusal.code is not TableCode.UNKNOWN:
                raise
        if not 1 <= board <= BOARD_COUNT:
            raise ValueError(board)
        dealt = day.secret.board(day.number, board)
        bots = [
            Player(player_id=format_bot_id(dealt.level, seat), name="", bot=dealt.level)
            for seat in range(1, dealt.seat_count)
        ]
        policy = TablePolicy(
            deals="chain",
            board_id=attempt.board_id,
            board_deal=dealt.deal_number,  # type: ignore[arg-type]  # a board has no other numbers
            contest_id=f"daily {day.date.isoformat()}",
            opener="server",
        )
        with suppress(Conflict):  # from another device, or by another node, a moment ago
            await self._tables.open_for(
                [player, *bots], board_options(day.plan.seat_count), policy, dealt.seed, attempt.table_id
            )
        return await self._tables.state(attempt.table_id)
