"""Hints: who gets them, and from what. The only place that decides it.

A hint is help that others at the table may not have, so the table says who may ask (`TableOptions.hints`), and
everybody sees what it says. A table whose matches count for more than themselves is opened with `off`.
"""

from gangoffour.engine import Code, IllegalAction, Seat
from gangoffour.protocol import TableHints, TableView
from gangoffour.server.ports import BotRunner, NoHints, TableId
from gangoffour.server.tables.access import admit
from gangoffour.server.tables.errors import Refusal, TableCode
from gangoffour.server.tables.service import Tables
from gangoffour.server.tables.state import TableState


class Hints:
    """Gives hints to people on turn."""

    def __init__(self, tables: Tables, bots: BotRunner) -> None:
        self._tables = tables
        self._bots = bots

    async def hints(self, table_id: TableId, player_id: str) -> TableHints:
        """Return hints for the turn of a person; refuse those who may have none now."""
        state = await self._tables.state(table_id)
        seat = hinted_seat(state, player_id)
        try:
            cause = self._tables.origins.cause(table_id, player_id)
            hints = await self._bots.hints(state.view_of(seat), cause)
        except NoHints as error:
            raise Refusal(TableCode.HINT_UNAVAILABLE) from error
        return TableHints(seq=state.turn_seq, hints=hints)


def hinted_seat(state: TableState, player_id: str) -> Seat:
    """Return the seat on turn whose person may have hints; refuse anybody else."""
    seat = admit(state, player_id, None)
    if seat is None:
        raise Refusal(TableCode.SEAT_NONE)
    refusal = _refusal(state.public)
    if refusal is not None:
        raise Refusal(refusal)
    if state.public.seats[seat].substitute is not None:
        raise Refusal(TableCode.SEAT_SUBSTITUTED)
    if state.match is None or not state.public.is_playing:
        raise Refusal(TableCode.NO_MATCH)
    if state.seat_to_act != seat:
        raise IllegalAction(Code.TURN_NOT_YOURS)
    return seat


def _refusal(table: TableView) -> TableCode | None:
    """Return why nobody at the table gets hints, or None if those with a seat do."""
    match table.options.hints:
        case "off":
            return TableCode.HINT_OFF
        case "everybody":
            return None
        case "alone":
            people = [info for info in table.seats if info.player is not None and info.player.bot is None]
            # Whoever is promised a bot's seat will have its score: their match has begun.
            is_expected = any(info.promised_to is not None for info in table.seats)
            return TableCode.HINT_PEOPLE if len(people) > 1 or is_expected else None
