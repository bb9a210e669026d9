"""Who may be at a table, and in which seat."""

import hashlib
import hmac
from collections.abc import Collection

from gangoffour.engine import Seat
from gangoffour.server.ports import TableId
from gangoffour.server.tables.errors import Refusal, TableCode
from gangoffour.server.tables.state import TableState


def invite_hash(invite: str) -> str:
    """Return what is kept of the key of a private table."""
    return hashlib.sha256(invite.encode()).hexdigest()


def address_hash(table_id: TableId, address: str) -> str:
    """Return what is kept of an address that may not come again: another text at each table, to trace nobody."""
    return hashlib.sha256(table_id.bytes + address.encode()).hexdigest()


def is_banned(state: TableState, player_id: str | None, address: str | None) -> bool:
    """True for those whom the host has removed, and for strangers from the same address; a seat is nobody's to lose."""
    if seat_of(state, player_id) is not None:
        return False
    table_id = TableId(state.public.table_id)
    is_from_there = address is not None and address_hash(table_id, address) in state.banned_addresses
    return is_from_there or player_id in state.banned_players


def seat_of(state: TableState, player_id: str | None) -> Seat | None:
    """Return the seat whose cards a person sees; None for a spectator."""
    seat = None if player_id is None else state.public.seat_of(player_id)
    return None if seat is None else Seat(seat)


def has_place(state: TableState, player_id: str | None) -> bool:
    """True for those with a seat or the promise of one."""
    return seat_of(state, player_id) is not None or any(
        info.promised_to is not None and info.promised_to.player_id == player_id for info in state.public.seats
    )


def has_any(state: TableState, player_ids: Collection[str]) -> bool:
    """True if one of these people has a seat or the promise of one."""
    return any(
        player is not None and player.player_id in player_ids
        for info in state.public.seats
        for player in (info.player, info.promised_to)
    )


def may_stay(state: TableState, player_id: str | None, address: str | None = None) -> bool:
    """True for those with a seat or the promise of one, and for others where spectators are taken or a seat is free."""
    public = state.public
    if is_banned(state, player_id, address):
        return False
    if has_place(state, player_id) or public.options.spectators:
        return True
    is_promised = state.policy.opener == "server"  # every seat that is free
    return not public.is_playing and not is_promised and any(info.player is None for info in public.seats)


def admit(
    state: TableState,
    player_id: str | None,
    invite: str | None,
    address: str | None = None,
    apart: Collection[str] = (),
) -> Seat | None:
    """Return the seat of whoever comes to the table, None for a spectator; refuse those who are not welcome.

    The key of a private table opens nothing to whoever is kept apart from somebody who sits there, as if it were wrong.
    """
    seat = seat_of(state, player_id)
    if seat is not None:
        return seat
    is_keyless = state.invite_hash is None or has_place(state, player_id)
    if not is_keyless:
        is_key = hmac.compare_digest(invite_hash(invite or ""), state.invite_hash or "")
        if not is_key or has_any(state, apart):
            raise Refusal(TableCode.NOT_WELCOME)
    if is_banned(state, player_id, address):
        raise Refusal(TableCode.BANNED)
    if not may_stay(state, player_id):
        raise Refusal(TableCode.NOT_WELCOME)
    return None
