"""Bots that others wrote: by `module:Class`, or by the name under which an installed package offers them.

Naming one runs its code. So only those who may run code here anyway can do that: the command line, the arena, a
program. What a server is told goes to `bot`, which knows the levels and nothing else.
"""

from collections.abc import Callable
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from typing import Final

from gangoffour.bots.interface import Bot, BotCode, UnknownBot
from gangoffour.bots.registry import BOTS, bot

ENTRY_POINTS: Final = "gangoffour.bots"
"""The group under which a package offers bots: a name, and a class or function without arguments."""


def any_bot(name: str) -> Bot:
    """Return a new bot: a level, `search-64`, the name of an entry point, or `module:Class`.

    Examples:
        >>> any_bot("gangoffour.bots:GreedyBot").name
        'greedy'
    """
    if ":" in name:
        return _made(name, lambda: _imported(name))
    try:
        return bot(name)
    except UnknownBot as unknown:
        offered = offered_bots()
        if name not in offered:
            known = ", ".join((*BOTS, *offered))
            raise UnknownBot(BotCode.UNKNOWN, bot=name, bots=known) from unknown
        return _made(name, offered[name].load)


def offered_bots() -> dict[str, EntryPoint]:
    """Return what installed packages offer, by name; none can take the name of a level."""
    return {each.name: each for each in entry_points(group=ENTRY_POINTS) if each.name not in BOTS}


def _imported(name: str) -> Callable[[], Bot]:
    module, _, path = name.partition(":")
    found: object = import_module(module)
    for part in path.split("."):
        found = getattr(found, part)
    if not callable(found):
        raise TypeError(f"{path} is neither a class nor a function")
    return found


def _made(name: str, load: Callable[[], Callable[[], Bot]]) -> Bot:
    """Make a bot of strange code, which may fail in any way."""
    try:
        made = load()()
    except Exception as error:
        raise UnknownBot(BotCode.NOT_LOADED, bot=name, reason=f"{type(error).__name__}: {error}") from error
    if not isinstance(getattr(made, "name", None), str) or not callable(getattr(made, "choose", None)):
        raise UnknownBot(BotCode.NOT_LOADED, bot=name, reason="a bot has a name and a method choose(view, rng)")
    return made
