"""The bots by name."""

import re
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from gangoffour.bots.greedy import GreedyBot
from gangoffour.bots.interface import Bot, BotCode, UnknownBot
from gangoffour.bots.novice import RandomBot
from gangoffour.bots.planner import PlannerBot

MOST_WORLDS: Final = 1_024
"""The most that `search-<worlds>` may ask for: a decision has to end."""

_SEARCH: Final = re.compile(r"search-([1-9]\d{0,3})")


def _search(worlds: int | None = None) -> Bot:
    from gangoffour.bots.search import SearchBot  # noqa: PLC0415  it needs the core, and the others do not

    return SearchBot() if worlds is None else SearchBot(worlds, name=f"search-{worlds}")


BOTS: Final[Mapping[str, Callable[[], Bot]]] = MappingProxyType(
    {"random": RandomBot, "greedy": GreedyBot, "planner": PlannerBot, "search": _search}
)
"""How to make each bot, weakest first."""


def bot(name: str) -> Bot:
    """Return a new bot by its name; `search-16` is `search` with another number of worlds."""
    if name in BOTS:
        return BOTS[name]()
    worlds = _SEARCH.fullmatch(name)
    if worlds is None or int(worlds[1]) > MOST_WORLDS:
        raise UnknownBot(BotCode.UNKNOWN, bot=name, bots=", ".join(BOTS))
    return _search(int(worlds[1]))
