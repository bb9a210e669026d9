"""The bots by name."""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from gangoffour.bots.greedy import GreedyBot
from gangoffour.bots.interface import Bot, BotCode, UnknownBot
from gangoffour.bots.planner import PlannerBot
from gangoffour.bots.uniform import RandomBot

BOTS: Final[Mapping[str, Callable[[], Bot]]] = MappingProxyType(
    {"random": RandomBot, "greedy": GreedyBot, "planner": PlannerBot}
)
"""How to make each bot, weakest first."""


def bot(name: str) -> Bot:
    """Return a new bot by its name."""
    if name not in BOTS:
        raise UnknownBot(BotCode.UNKNOWN, bot=name, bots=", ".join(BOTS))
    return BOTS[name]()
