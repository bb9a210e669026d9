"""The bots by name."""

import re
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Final

from gangoffour.bots.greedy import GreedyBot
from gangoffour.bots.interface import Bot, BotCode, UnknownBot
from gangoffour.bots.novice import NoviceBot
from gangoffour.bots.planner import PlannerBot

MOST_THINKING: Final = 1_024
"""The most that `search-<worlds>` and `champion-<trials>` may ask for: a decision has to end."""

_THINKERS: Final = re.compile(r"(search|champion)-([1-9]\d{0,3})")


def _search(worlds: int | None = None) -> Bot:
    from gangoffour.bots.search import SearchBot  # noqa: PLC0415  it needs the core, and the others do not

    return SearchBot() if worlds is None else SearchBot(worlds, name=f"search-{worlds}")


def _neural() -> Bot:
    from gangoffour.bots.neural import NeuralBot  # noqa: PLC0415  it needs NumPy
    from gangoffour.bots.shipped import shipped_network  # noqa: PLC0415

    return NeuralBot(shipped_network())


def _champion(trials: int | None = None) -> Bot:
    from gangoffour.bots.champion import ChampionBot  # noqa: PLC0415  it needs the core
    from gangoffour.bots.shipped import shipped_network, shipped_quick_network  # noqa: PLC0415

    networks = shipped_network(), shipped_quick_network()
    return ChampionBot(*networks) if trials is None else ChampionBot(*networks, trials, name=f"champion-{trials}")


BOTS: Final[Mapping[str, Callable[[], Bot]]] = MappingProxyType(
    {
        "random": NoviceBot,
        "greedy": GreedyBot,
        "planner": PlannerBot,
        "search": _search,
        "neural": _neural,
        "champion": _champion,
    }
)
"""How to make each bot, weakest first. Records keep these ids for ever, so the novice goes by `random` in them."""


def bot(name: str) -> Bot:
    """Return a new bot by its name; `search-64` is `search` with 64 worlds, `champion-29` has 29 trials."""
    if name in BOTS:
        return BOTS[name]()
    thinker = _THINKERS.fullmatch(name)
    if thinker is None or int(thinker[2]) > MOST_THINKING:
        raise UnknownBot(BotCode.UNKNOWN, bot=name, bots=", ".join(BOTS))
    return (_search if thinker[1] == "search" else _champion)(int(thinker[2]))
