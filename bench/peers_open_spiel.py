"""A peer: OpenSpiel's games in C++, played through its Python interface in the leanest loop there is.

Where chance acts, in dealing alone, all outcomes of these games are equally likely, so one is picked evenly.
"""

import random
from collections.abc import Callable
from itertools import cycle
from typing import Any, Final

import pyspiel

from bench.pace import Lots

_DEALT: Final = 500
"""Deals to play again and again where dealing is not to count."""


def dou_dizhu(seed: int) -> Lots:
    """Play dou dizhu, dealing included."""
    return _whole("dou_dizhu", seed)


def hearts(seed: int) -> Lots:
    """Play hearts, dealing included."""
    return _whole("hearts", seed)


def dou_dizhu_dealt(seed: int) -> Lots:
    """Play dou dizhu from copies of deals that were dealt before, so that dealing does not count."""
    chance = random.Random(seed).random
    game = pyspiel.load_game("dou_dizhu")
    dealt = [game.new_initial_state() for _ in range(_DEALT)]
    for state in dealt:
        _deal(state, chance)
    for state in cycle(dealt):
        yield _played(state.clone(), chance)


def _whole(name: str, seed: int) -> Lots:
    chance = random.Random(seed).random
    game = pyspiel.load_game(name)
    while True:
        state = game.new_initial_state()
        _deal(state, chance)
        yield _played(state, chance)


def _deal(state: Any, chance: Callable[[], float]) -> None:  # noqa: ANN401  not typed there
    while state.is_chance_node():
        outcomes = state.chance_outcomes()
        state.apply_action(outcomes[int(chance() * len(outcomes))][0])


def _played(state: Any, chance: Callable[[], float]) -> int:  # noqa: ANN401  not typed there
    decisions = 0
    while not state.is_terminal():
        legal = state.legal_actions()
        state.apply_action(legal[int(chance() * len(legal))])
        decisions += 1
    return decisions
