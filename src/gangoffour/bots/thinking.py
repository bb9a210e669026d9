"""How the champion thinks, for programs that judge what others decided: its worlds, and the settings behind them."""

from typing import Final, NamedTuple

from gangoffour.bots.champion import (
    AHEAD,
    CANDIDATES,
    CREDENCE,
    HOPELESS,
    SWAPS,
    TRIES,
    TRUST,
    Thought,
    worth_trying,
)

__all__ = ["THINKING", "Thinking", "Thought", "worth_trying"]


class Thinking(NamedTuple):
    """The settings by which an action is judged; two judgements compare only if these are the same."""

    candidates: int
    """How many actions are tried at most."""
    hopeless: float
    """How many points an action may seem worse than the best and still be tried."""
    ahead: int
    """How many own decisions ahead a world is played."""
    trust: float
    """How much worlds count; the rest is the network's own opinion."""
    credence: float
    """The power of likelihoods by which worlds count."""
    tries: int
    swaps: int


THINKING: Final = Thinking(CANDIDATES, HOPELESS, AHEAD, TRUST, CREDENCE, TRIES, SWAPS)
"""The champion's."""
