"""The door of a table: what an audience may know of its events and its state.

Built up from what is public: an event of a type that is not listed here is hidden. For the cards the engine's own
door (`seen`, `view`) decides.
"""

from collections.abc import Sequence
from typing import Final, get_args

from gangoffour.engine import SPECTATOR, Seat, seen
from gangoffour.protocol import OwnView, Snapshot, engine_event, match_view, own_view
from gangoffour.protocol import events as wire
from gangoffour.server.tables.state import TableState

_PUBLIC_EVENTS: Final = (
    wire.TableOpened,
    wire.TableCarriedOn,
    wire.OptionsChanged,
    wire.HostChanged,
    wire.SeatTaken,
    wire.SeatLeft,
    wire.SeatPromised,
    wire.PromiseWithdrawn,
    wire.PlayerAway,
    wire.PlayerBack,
    wire.TableClosed,
    wire.MatchPrepared,
    wire.PreparationDropped,
    wire.SeatReady,
    wire.NumbersCommitted,
    wire.NumberRevealed,
    wire.MatchStarted,
    wire.DeadlineSet,
    wire.DeadlinePassed,
    wire.SubstituteSeated,
    wire.SeatAskedBack,
    wire.SeatTakenBack,
    wire.MatchPaused,
    wire.MatchResumed,
    wire.MatchAdjourned,
    wire.MatchContinued,
    wire.MatchEnded,
)
_MATCH_EVENTS: Final = get_args(wire.MatchEvent)


def is_seen(event: wire.Event, seat: Seat | None) -> bool:
    """True if the audience may see the event: a seat, or None for a spectator."""
    if isinstance(event, _MATCH_EVENTS):
        return bool(seen((engine_event(event),), SPECTATOR if seat is None else seat))
    if isinstance(event, wire.AutoPassSet):
        return event.seat == seat
    return isinstance(event, _PUBLIC_EVENTS)


def seen_entries(entries: Sequence[wire.Entry], seat: Seat | None) -> list[wire.Entry]:
    """Return the entries that the audience may see."""
    since = held_since(entries, seat)
    return [
        entry for entry in entries if is_seen(entry.event, None) or (entry.seq > since and is_seen(entry.event, seat))
    ]


def held_since(entries: Sequence[wire.Entry], seat: Seat | None) -> int:
    """Return where among some entries the seat changed hands, else 0: what it alone saw before was somebody else's."""
    return max(
        (each.seq for each in entries if isinstance(each.event, wire.SeatTaken) and each.event.seat == seat), default=0
    )


def own_part(state: TableState, seat: Seat | None) -> OwnView | None:
    """Return what only the seat itself knows of the match; None for spectators and without a match."""
    if seat is None or state.match is None:
        return None
    return own_view(state.view_of(seat), auto_pass=state.auto_pass[seat])


def snapshot(state: TableState, seat: Seat | None) -> Snapshot:
    """Return everything the audience may know."""
    return Snapshot(
        table=state.public,
        match=None if state.match is None else match_view(state.match.public),
        own=own_part(state, seat),
    )
