"""Players: a view of the match and a generator of chance in, an action out.

A bot knows its seat's view and nothing else. `gangoffour.bots.testing` holds the check for bots of your own.
"""

from gangoffour.bots.greedy import GreedyBot
from gangoffour.bots.interface import Bot, BotCode, UnknownBot
from gangoffour.bots.planner import PlannerBot
from gangoffour.bots.registry import BOTS, bot
from gangoffour.bots.uniform import RandomBot

__all__ = ["BOTS", "Bot", "BotCode", "GreedyBot", "PlannerBot", "RandomBot", "UnknownBot", "bot"]
