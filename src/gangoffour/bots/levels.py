"""The players that levels make: a bot at a table has its level and its seat for an id, and a character for a name.

The id is kept in records for ever and says how strong a bot is. The character is who people meet: three for each level,
so that three bots of one level are three players. Tables name it when a bot sits down; older streams and records hold
the code of the level in its place, and the seat in the id says who that was.
"""

import re
from collections.abc import Mapping
from typing import Final

CHARACTERS: Final[Mapping[str, tuple[str, str, str]]] = {
    "random": ("Pim", "Tolo", "Pom"),
    "greedy": ("Nela", "Otso", "Nilo"),
    "planner": ("Irma", "Anton", "Ando"),
    "search": ("Ulla", "Remo", "Olle"),
    "neural": ("Nora", "Lumi", "Nuri"),
    "champion": ("Alma", "Ivo", "Selma"),
}
"""Who plays at each level. The third sits down only where the other two do already."""

_BOT_ID: Final = re.compile(r"bot-([a-z]+)-(\d)")


def format_bot_id(level: str, seat: int) -> str:
    """Return the id of the bot of a level in a seat.

    Examples:
        >>> format_bot_id("planner", 2)
        'bot-planner-2'
    """
    return f"bot-{level}-{seat}"


def parse_bot_id(player_id: str) -> str | None:
    """Return the level of the bot with this id; None for anybody else.

    Examples:
        >>> parse_bot_id("bot-planner-2"), parse_bot_id("guest-2")
        ('planner', None)
    """
    found = _BOT_ID.fullmatch(player_id)
    return None if found is None else found[1]


def character_of(player_id: str, name: str) -> str | None:
    """Return which character a player is; None for people, and for bots of levels that have none.

    Examples:
        >>> character_of("bot-planner-3", "Anton"), character_of("bot-planner-1", "Planner")
        ('Anton', 'Irma')
        >>> character_of("guest-2", "Ana") is None
        True
    """
    found = _BOT_ID.fullmatch(player_id)
    if found is None or found[1] not in CHARACTERS:
        return None
    characters = CHARACTERS[found[1]]
    # Bots took the last seats, so that those of one level sat apart by one; the host had seat 0.
    return name if name in characters else characters[(int(found[2]) - 1) % len(characters)]
