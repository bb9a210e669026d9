"""The players that levels make: a bot at a table has its level and its seat for an id, and no name of its own.

The id is kept in records for ever. What people read is the name of the level in their own language, so that nobody
meets a word that only the code knows.
"""

import re
from typing import Final

_BOT_ID: Final = re.compile(r"bot-([a-z]+)-\d")


def format_bot_id(level: str, seat: int) -> str:
    """Return the id of the bot of a level in a seat.

    >>> format_bot_id("planner", 2)
    'bot-planner-2'
    """
    return f"bot-{level}-{seat}"


def parse_bot_id(player_id: str) -> str | None:
    """Return the level of the bot with this id; None for anybody else.

    >>> parse_bot_id("bot-planner-2"), parse_bot_id("guest-2")
    ('planner', None)
    """
    found = _BOT_ID.fullmatch(player_id)
    return None if found is None else found[1]
