"""Attempts: the one table at which a player plays a board."""

from collections.abc import Sequence
from contextlib import suppress
from typing import Final, Literal
from uuid import UUID

from gangoffour.bots import format_bot_id
from gangoffour.daily import plan_of
from gangoffour.protocol import Player, TableOptions, TablePolicy
from gangoffour.protocol import events as wire
from gangoffour.server.daily.calendar import Spot
from gangoffour.server.ports import Attempt, BoardResult, Clock, Conflict, DailyStore, PlayerId, TableId
from gangoffour.server.tables.errors import Refusal, TableCode
from gangoffour.server.tables.service import Tables
from gangoffour.server.tables.state import TableState

_FIRST_SHARD: Final = 0
_LAST_EVENTS: Final = 32
"""Among so many are the points of the deal that ended a match, if it has just ended."""


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

    async def table(self, spot: Spot, contest_id: str, player: Player, origin: str) -> TableId | None:
        """Return the table at which the player plays a board, opened if need be; None if it was given up there.

        The id of the table is written down before it is opened: whoever comes back after a crash, or from another
        device at the same moment, gets the same one.
        """
        new_id = self._tables.new_table_id(_FIRST_SHARD)
        wanted = Attempt(spot.board_id, PlayerId(player.player_id), new_id, self._clock.now_ms())
        attempt = await self._store.begin(wanted)
        state = await self._opened(spot, contest_id, player, attempt)
        if state.public.is_closed and state.public.match is None:
            # Nobody has seen a card: the table was opened and left.
            attempt = await self._store.begin_again(attempt, new_id)
            state = await self._opened(spot, contest_id, player, attempt)
        self._tables.origins.keep(attempt.table_id, origin)
        return None if state.public.is_closed else attempt.table_id

    async def begun(self, board_ids: Sequence[str], player_id: str) -> dict[int, TableId]:
        """Return the tables at which a player has begun some boards, by their places from 1."""
        places = {board_id: board for board, board_id in enumerate(board_ids, start=1)}
        found = await self._store.attempts_of(PlayerId(player_id), board_ids)
        return {places[each.board_id]: each.table_id for each in found}

    async def results_of(self, player_id: str, board_ids: Sequence[str]) -> list[BoardResult]:
        """Return all boards that a player has finished. Of some, what just came of them is read at the table.

        A finished match is known a moment later, and late where thousands finish in a minute: nobody waits for theirs.
        """
        own = PlayerId(player_id)
        begun = await self._store.attempts_of(own, board_ids)
        results = await self._store.results_of(own)
        known = {each.board_id for each in results}
        fresh = [await self._fresh_result(each) for each in begun if each.board_id not in known]
        return results + [each for each in fresh if each is not None]

    async def _fresh_result(self, attempt: Attempt) -> BoardResult | None:
        scored, won_at_ms = None, None
        for entry in await self._tables.streams.tail(attempt.table_id, _LAST_EVENTS):
            match entry.event:
                case wire.DealScored():
                    scored, won_at_ms = entry.event, entry.at_ms
                case wire.MatchEnded(match_id=match_id, cause="won") if scored is not None and won_at_ms is not None:
                    return BoardResult(attempt.board_id, attempt.player_id, UUID(match_id), scored.points, won_at_ms)
                case _:
                    continue
        return None

    async def _opened(self, spot: Spot, contest_id: str, player: Player, attempt: Attempt) -> TableState:
        try:
            return await self._tables.state(attempt.table_id)
        except Refusal as refusal:
            if refusal.code is not TableCode.UNKNOWN:
                raise
        dealt = spot.dealt()
        bots = [
            Player(player_id=format_bot_id(dealt.level, seat), name="", bot=dealt.level)
            for seat in range(1, dealt.seat_count)
        ]
        policy = TablePolicy(
            deals="chain",
            board_id=attempt.board_id,
            board_deal=dealt.deal_number,  # type: ignore[arg-type]  # a board has no other numbers
            contest_id=contest_id,
            opener="server",
        )
        with suppress(Conflict):  # from another device, or by another node, a moment ago
            await self._tables.open_for(
                [player, *bots], board_options(plan_of(spot.date).seat_count), policy, dealt.seed, attempt.table_id
            )
        return await self._tables.state(attempt.table_id)
