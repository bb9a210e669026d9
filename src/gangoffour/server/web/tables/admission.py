"""Who is let in at a table: what the table says, and who keeps whom away."""

from collections.abc import Collection

from gangoffour.engine import Seat
from gangoffour.server.people.friends import Friends
from gangoffour.server.tables.access import admit
from gangoffour.server.tables.state import TableState


async def admit_visitor(
    friends: Friends, state: TableState, player_id: str | None, invite: str | None, address: str
) -> Seat | None:
    """Return the seat of whoever comes to the table, None for a spectator; refuse those who are not welcome."""
    return admit(state, player_id, invite, address, await kept_apart(friends, state, player_id))


async def kept_apart(friends: Friends, state: TableState, player_id: str | None) -> Collection[str]:
    """Return who keeps a visitor of a table away. Only at a private one that matters: at others everybody may look on.

    It takes a while, and the table may be another one by then.
    """
    if player_id is None or state.invite_hash is None:
        return ()
    return await friends.apart_from(player_id)
