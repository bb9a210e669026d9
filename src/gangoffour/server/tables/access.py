"""Who may be at a table, and in which seat."""

import hashlib
import hmac

from gangoffour.engine import Seat
from gangoffour.server.tables.errors import Refusal, TableCode
from gangoffour.server.tables.state import TableState


def invite_hash(invite: str) -> str:
    """Return what is kept of the key of a private table."""
    return hashlib.sha256(invite.encode()).hexdigest()


def seat_of(state: TableState, player_id: str | None) -> Seat | None:
    """Return the seat whose cards a person sees; None for a spectator."""
    seat = None if player_id is None else state.public.seat_of(player_id)
    return None if seat is None else Seat(seat)


def may_stay(state: TableState, player_id: str | None) -> bool:
    """True for those with a seat or the promise of one, and for others where spectators are taken or a seat is free."""
    public = state.public
    if seat_of(state, player_id) is not None or public.options.spectators:
        return True
    if any(info.promised_to is not None and info.promised_to.player_id == player_id for info in public.seats):
        return True
    return not public.is_playing and any(info.player is None for info in public.seats)


def admit(state: TableState, player_id: str | None, invite: str | None) -> Seat | None:
    """Return the seat of whoever comes to the table, None for a spectator; refuse those who are not welcome."""
    seat = seat_of(state, player_id)
    if seat is not None:
        return seat
    if state.invite_hash is not None and not hmac.compare_digest(invite_hash(invite or ""), state.invite_hash):
        raise Refusal(TableCode.NOT_WELCOME)
    if not may_stay(state, player_id):
        raise Refusal(TableCode.NOT_WELCOME)
    return None
