"""Wishes: a pass that was clicked before its moment is kept beside the stream, and carried out when the moment comes.

Nobody may see from the stream that somebody clicked: so a wish moves no sequence number and is told to nobody. It is
in the store before it is acknowledged, and any node finds it there that wakes the table.
"""

from typing import NamedTuple

from gangoffour.protocol import events as wire
from gangoffour.server.ports import EventStore, TableId, Wish
from gangoffour.server.tables.owed_tasks import Owed, Task, is_open
from gangoffour.server.tables.streams import Stream


class Effect(NamedTuple):
    """What became of a command."""

    seq: int
    """Where it took effect; of a wish, where the stream ended when it was kept."""
    is_wish: bool = False
    """Whether it is kept, and takes effect at its moment unless the turn is over by then."""


class Wishes:
    """The wishes of the tables, as one node knows them."""

    def __init__(self, events: EventStore) -> None:
        self._events = events

    async def keep(self, stream: Stream, wish: Wish) -> Effect:
        """Keep a wish for the present turn; raise `Repeated` if it was carried out before."""
        await self._events.keep_wish(wish)
        stream.wish = wish
        return Effect(stream.state.seq, is_wish=True)

    async def find(self, table_id: TableId) -> Wish | None:
        """Return the wish that any node kept for a table."""
        return await self._events.wish(table_id)

    async def drop(self, wish: Wish) -> None:
        """Forget a wish that is void. If that fails, whoever finds it overdue sees that it is."""
        await self._events.drop_wish(wish)


def granted(stream: Stream, due: Owed) -> Wish | None:
    """Return the wish that is carried out by doing what is due."""
    wish = stream.wish
    return wish if due.task is Task.PASS and is_open(wish, stream.state) else None


def taken_void(stream: Stream) -> Wish | None:
    """Forget, at this node, a wish whose turn is over; return it."""
    wish = stream.wish
    if wish is None or is_open(wish, stream.state):
        return None
    stream.wish = None
    return wish


def has_passed(stream: Stream, player_id: str, seq: int) -> bool:
    """True if the first turn after a sequence number was a pass of this player: the server made it by itself."""
    seat = stream.state.public.seat_of(player_id)
    entries = stream.tail_after(seq) or ()  # an older click is not for a pass of just now, and reading costs
    turns = (entry.event for entry in entries if isinstance(entry.event, wire.Passed | wire.CombinationPlayed))
    first = next(turns, None)
    return isinstance(first, wire.Passed) and first.seat == seat
