"""Players: a view of the match and a generator of chance in, an action out.

A bot knows its seat's view and nothing else. `gangoffour.bots.testing` holds the check for bots of your own.
"""

from importlib import import_module
from typing import TYPE_CHECKING

from gangoffour.bots.greedy import GreedyBot
from gangoffour.bots.interface import Bot, BotCode, UnknownBot
from gangoffour.bots.levels import CHARACTERS, character_of, format_bot_id, parse_bot_id
from gangoffour.bots.novice import NoviceBot
from gangoffour.bots.outside import ENTRY_POINTS, any_bot, offered_bots
from gangoffour.bots.partition import Partitions
from gangoffour.bots.planner import PlannerBot
from gangoffour.bots.reasons import GivenReason, HintReason, Reasons
from gangoffour.bots.registry import BOTS, bot
from gangoffour.bots.threads import one_thread
from gangoffour.bots.uniform import UniformBot
from gangoffour.bots.worlds import ImpossibleWorld, World, new_world, other_world, restored, with_action, with_deal

if TYPE_CHECKING:
    from gangoffour.bots.champion import ChampionBot
    from gangoffour.bots.clues import Clues, clues_of
    from gangoffour.bots.decisions import OpenDecisions, open_decisions
    from gangoffour.bots.greedy_arrays import GreedyPlayer
    from gangoffour.bots.hints import Hint, best_hints
    from gangoffour.bots.network import Network, Values, load_network, save_network, worth_of
    from gangoffour.bots.neural import NeuralBot
    from gangoffour.bots.search import SearchBot, candidates_of, role_worth
    from gangoffour.bots.shipped import shipped_network, shipped_quick_network
    from gangoffour.bots.thinking import THINKING, Thinking, Thought, worth_trying

__all__ = [
    "BOTS",
    "CHARACTERS",
    "ENTRY_POINTS",
    "THINKING",
    "Bot",
    "BotCode",
    "ChampionBot",
    "Clues",
    "GivenReason",
    "GreedyBot",
    "GreedyPlayer",
    "Hint",
    "HintReason",
    "ImpossibleWorld",
    "Network",
    "NeuralBot",
    "NoviceBot",
    "OpenDecisions",
    "Partitions",
    "PlannerBot",
    "Reasons",
    "SearchBot",
    "Thinking",
    "Thought",
    "UniformBot",
    "UnknownBot",
    "Values",
    "World",
    "any_bot",
    "best_hints",
    "bot",
    "candidates_of",
    "character_of",
    "clues_of",
    "format_bot_id",
    "load_network",
    "new_world",
    "offered_bots",
    "one_thread",
    "open_decisions",
    "other_world",
    "parse_bot_id",
    "restored",
    "role_worth",
    "save_network",
    "shipped_network",
    "shipped_quick_network",
    "with_action",
    "with_deal",
    "worth_of",
    "worth_trying",
]

_LATE = {
    "THINKING": "thinking",
    "ChampionBot": "champion",
    "Clues": "clues",
    "GreedyPlayer": "greedy_arrays",
    "Hint": "hints",
    "Network": "network",
    "NeuralBot": "neural",
    "OpenDecisions": "decisions",
    "SearchBot": "search",
    "Thinking": "thinking",
    "Thought": "thinking",
    "Values": "network",
    "best_hints": "hints",
    "candidates_of": "search",
    "clues_of": "clues",
    "load_network": "network",
    "open_decisions": "decisions",
    "role_worth": "search",
    "save_network": "network",
    "shipped_network": "shipped",
    "shipped_quick_network": "shipped",
    "worth_of": "network",
    "worth_trying": "thinking",
}
"""What needs the core and NumPy: loaded when somebody asks, so that a match against other bots starts at once."""


def __getattr__(name: str) -> object:
    """Load what comes late."""
    if name not in _LATE:
        raise AttributeError(name)
    return getattr(import_module(f"gangoffour.bots.{_LATE[name]}"), name)
