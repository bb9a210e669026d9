"""Side events: what people bring about at a table without playing, counted for each of them since the last deal began.

Seats are taken and left, options changed, automatic passes switched on and off. All of it stays in the stream, and
whoever loads the table reads it again. The rules put an end to a deal; this puts one to what happens beside it.
"""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, TypeAlias

from gangoffour.protocol import TableView, messages
from gangoffour.protocol import events as wire
from gangoffour.server.tables.errors import Refusal, TableCode

SIDE_EVENTS: Final = 100
"""How many a person may bring about from one deal to the next. Whoever changes their mind ten times needs forty."""

SideEvents: TypeAlias = Mapping[str, int]
"""How many there were, by player id."""

NO_SIDE_EVENTS: Final[SideEvents] = MappingProxyType({})

_BOUNDED: Final = (
    messages.SetAutoPass,
    messages.TakeSeat,
    messages.SeatBot,
    messages.RemovePlayer,
    messages.ChangeOptions,
    messages.Pause,
)
"""None of the others can be repeated without one of these: a match that was paused can always be resumed, a promise
withdrawn, a seat left before a match and taken back in it."""


def is_bounded(command: messages.TableCommand, player_id: str, table: TableView) -> bool:
    """True for a command that somebody who did too much has to do without."""
    if isinstance(command, messages.LeaveSeat):
        return table.is_playing and table.seat_of(player_id) is not None
    return isinstance(command, _BOUNDED)


def refuse_too_many(side_events: SideEvents, player_id: str) -> None:
    """Refuse whatever would have an effect to somebody who brought about too much since the last deal began."""
    if side_events.get(player_id, 0) >= SIDE_EVENTS:
        raise Refusal(TableCode.TOO_MANY, most=SIDE_EVENTS)


def with_side_event(side_events: SideEvents, before: TableView, event: wire.Event) -> SideEvents:
    """Return the counts after one more event, given the table before it."""
    if isinstance(event, wire.DealStarted | wire.TableCarriedOn):
        return NO_SIDE_EVENTS
    player_id = _cause(before, event)
    if player_id is None:
        return side_events
    return {**side_events, player_id: side_events.get(player_id, 0) + _weight(before, event)}


def _weight(before: TableView, event: wire.Event) -> int:
    """Return how many an event counts for: the promise of a seat that ends somebody's being alone sets a deadline too.

    Where a deadline runs already it stays as it is, and a promise that is withdrawn sets none.
    """
    sets_deadline = before.is_quick and before.is_playing and before.deadline is None
    return 2 if isinstance(event, wire.SeatPromised) and sets_deadline else 1


def _cause(before: TableView, event: wire.Event) -> str | None:
    """Return the player id of whoever brought an event about; None for an act, and for what the server does."""
    match event:
        case wire.SeatTaken(player=player) | wire.SeatPromised(player=player):
            return before.host if player.bot is not None else player.player_id
        case wire.OptionsChanged() | wire.MatchPaused() | wire.MatchResumed() | wire.SeatLeft(cause="removed"):
            return before.host
        case wire.PromiseWithdrawn(seat=seat):
            person = before.seats[seat].promised_to
        case (
            wire.SeatLeft(seat=seat)
            | wire.AutoPassSet(seat=seat)
            | wire.PlayerAway(seat=seat)
            | wire.PlayerBack(seat=seat)
            | wire.SubstituteSeated(seat=seat)
            | wire.SeatAskedBack(seat=seat)
            | wire.SeatTakenBack(seat=seat)
        ):
            person = before.seats[seat].player
        case _:
            return None
    return None if person is None else person.player_id
