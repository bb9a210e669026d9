"""A bot in a seat: the way for programs that play on a server."""

import asyncio
from random import Random
from typing import Final

from gangoffour.bots import Bot
from gangoffour.client.errors import CommandRefused
from gangoffour.client.table import TableConnection
from gangoffour.client.table_fold import TableFold
from gangoffour.engine import Phase, PublicView, SeatView

_TOO_LATE: Final = frozenset(
    {
        "turn/not_yours",
        "deal/not_started",
        "match/over",
        "table/no_match",
        "table/paused",
        "seat/substituted",
        "seat/next_deal",
    }
)
"""Refusals that say the table has moved on while the bot thought: not its fault, and the change is on its way."""


async def play_with(table: TableConnection, bot: Bot, rng: Random) -> PublicView:
    """Play the match at the table, or the next one, with a bot in the client's seat; return how it ended.

    The bot is ready for the match and for every deal, and passes by itself: automatic passing is turned off. It thinks
    in a thread of its own, so it may take its time. If another bot was seated in its place, because it was away or too
    slow, it takes the seat back.

    Raises:
        CommandRefused: The bot chose what the rules forbid, or has no seat.
        ClientError: The connection ended.
    """
    match_id: str | None = None
    acted_seq = 0
    async for change in table.changes():
        known = table.known
        match = known.table.match
        if match is not None and known.table.is_playing:
            match_id = match.match_id
        if match is not None and match.match_id == match_id and match.ended is not None:
            return _result(known)
        if change.after.seq < known.seq or known.seq < acted_seq:
            continue  # there is more to read first
        try:
            acted_seq = await _take_turn(table, known, bot, rng)
        except CommandRefused as refusal:
            if refusal.code not in _TOO_LATE:
                raise
    return _result(table.known)


async def _take_turn(table: TableConnection, known: TableFold, bot: Bot, rng: Random) -> int:
    """Do what the seat has to do now, if anything; return up to where the table is known afterwards."""
    if known.seat is None:
        _require_promise(known)
        return 0
    own, view = known.table.seats[known.seat], known.view
    if known.table.preparation is not None and not own.is_ready:
        return await _be_ready(table)
    if not known.table.is_playing or known.table.is_paused or known.table.is_adjourned:
        return 0
    if own.substitute is not None:
        return 0 if own.asked_back else await table.take_back()
    if not isinstance(view, SeatView):
        return 0
    if known.auto_pass:
        return await table.set_auto_pass(is_on=False)
    if view.public.phase is Phase.READY and view.public.results and not own.is_ready:
        return await table.ready_for_next_deal()
    if view.public.phase in (Phase.PLAY, Phase.RETURN) and view.public.seat_to_act == known.seat:
        action = await asyncio.to_thread(bot.choose, view, rng)
        return await table.act(action)
    return 0


def _require_promise(known: TableFold) -> None:
    """Raise unless the next deal brings a seat."""
    promises = [info.promised_to for info in known.table.seats if info.promised_to is not None]
    if known.player_id not in [player.player_id for player in promises]:
        raise CommandRefused("seat/none")


async def _be_ready(table: TableConnection) -> int:
    # The bot passes by itself. If the server did it too, a pass of the bot that comes late would meet its next turn.
    await table.set_auto_pass(is_on=False)
    try:
        return await table.ready()
    except CommandRefused as refusal:
        if refusal.code.startswith("ready/"):
            return 0  # ready already, or the match was called off: the next change says which
        raise


def _result(known: TableFold) -> PublicView:
    public = known.public
    if public is None:
        raise CommandRefused("table/no_match")
    return public
