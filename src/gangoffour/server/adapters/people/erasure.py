"""Which tables keep something of somebody who is gone, and why. Everything else about them is erased.

A test asks for a row here, or an erasure, of every table that names a player.
"""

import asyncio
import sqlite3
from collections.abc import Mapping
from typing import Final

from gangoffour.server.adapters.databases.engines import is_postgres, sqlite_path

KEPT: Final[Mapping[str, str]] = {
    "players": "the id alone, called deleted: nobody else can ever be given it",
    "match_seats": "places and points: they are the other players' result too",
    "match_notes": "how they behaved in their last matches: worked out from streams, and shown to nobody",
    "staff_acts": "what the staff did and to whom, by ids alone; nobody may change it",
    "match_texts": "the record holds the id, which the fair deal hashes, and a mark in place of the name",
    "match_figures": "what was lost by decisions, worked out from the record and from nothing else",
    "player_totals": "sums of places and points, worked out from the seats of matches and from nothing else",
    "contests": "who made a contest: others play it on",
    "contest_people": "who is compared with whom, so that places of a contest stay what they were",
    "daily_attempts": "that a board was begun, so that places of the day stay what they were",
    "events": "the stream of a table, with marks in place of names; 28 days after the table closed",
    "commands": "ids of commands, by which one that comes twice is known; a day after the table closed",
    "listings": "the table where the seat is, with a mark in place of the name; until the table closes",
    "seatings": "at which open tables the seat is; until the table closes",
    "presences": "at which node a socket is; until it is closed",
    "wishes": "a pass that was clicked before its moment; seconds",
    "outbox": "which part of a stream is new; seconds",
}
"""By table. None of them holds a name, an address, or anything that was said."""

ERASED_BY_ROOMS: Final = frozenset({"chat_lines"})
"""Tables outside the people's own that an erasure of `rights.belongings` empties."""

_MEMORY: Final = "memory:"
_PATIENCE_MS: Final = 100
"""How long anybody waits for a log to be emptied: writers wait meanwhile."""


async def scrub(url: str) -> bool:
    """Empty the log of an SQLite database, where old pages lie; return whether it is empty now.

    What is deleted is overwritten in the file itself: connections ask for that. PostgreSQL frees old rows by itself.
    """
    if is_postgres(url) or url == _MEMORY:
        return True
    return await asyncio.to_thread(_emptied, url)


def _emptied(url: str) -> bool:
    connection = sqlite3.connect(sqlite_path(url), timeout=_PATIENCE_MS / 1000)
    try:
        # First what nobody has to wait for: then little is left while writers wait.
        connection.execute("PRAGMA wal_checkpoint(PASSIVE)")
        (is_busy, _, _) = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    finally:
        connection.close()
    return not is_busy
