"""What happens at a table, one change after another, for whoever wants to follow it."""

import asyncio
from typing import NamedTuple, Self

from gangoffour.client.errors import ConnectionClosed, Refusal
from gangoffour.client.table_fold import TableFold
from gangoffour.protocol import Entry


class Change(NamedTuple):
    """What happened in one go, and the table it led to."""

    entries: tuple[Entry, ...]
    """The events that this audience may see. None for the first change that a follower gets, and for a snapshot."""
    after: TableFold
    is_fresh: bool = False
    """True if the table was sent whole: what happened before is not told one by one."""


class Changes:
    """An endless iterator of changes, first of all the table as it stands. It ends with the connection."""

    def __init__(self, first: TableFold) -> None:
        self._queue: asyncio.Queue[Change | Exception] = asyncio.Queue()
        self._queue.put_nowait(Change((), first, is_fresh=True))

    def put(self, change: Change | Exception) -> None:
        """Add a change, or the cause of the end."""
        self._queue.put_nowait(change)

    def __aiter__(self) -> Self:
        """Return itself: what one loop has read, another does not read again."""
        return self

    async def __anext__(self) -> Change:
        """Return the next change.

        Raises:
            StopAsyncIteration: The table or the connection was closed.
            Exception: The connection ended for a cause that is no ordinary end.
        """
        change = await self._queue.get()
        if isinstance(change, Change):
            return change
        self._queue.put_nowait(change)
        if is_ordinary_end(change):
            raise StopAsyncIteration
        raise change


def is_ordinary_end(error: Exception) -> bool:
    """True if nothing went wrong: this program closed the connection, or the table is closed."""
    return isinstance(error, ConnectionClosed) or (isinstance(error, Refusal) and error.code == "table/closed")
