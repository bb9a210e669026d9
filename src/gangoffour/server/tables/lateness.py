"""By how much bots outlast their beats when they think, so that an act that needs no thought can be late as well.

A machine that is busy makes thoughts late, but not the acts of a bot that has no choice. If those came with the beat
all the same, everybody could read from a late act that there was one.
"""

from collections import deque
from random import Random
from typing import Final

from gangoffour.engine import Action

KEPT: Final = 32
"""How many thoughts of a level are remembered: machines are busy and idle again within minutes."""


class Lateness:
    """The latest thoughts of each level on this node, at all its tables, by what came of them."""

    def __init__(self) -> None:
        self._late_ms: dict[tuple[str, type[Action]], deque[int]] = {}

    def note(self, level: str, action: Action, late_ms: int) -> None:
        """A bot that had a choice acted so much later than its beat."""
        self._late_ms.setdefault((level, type(action)), deque(maxlen=KEPT)).append(late_ms)

    def drawn_ms(self, level: str, action: Action, chance: Random) -> int:
        """Return by how much an act is late that needed no thought: like a recent one of the same sort that did."""
        known = self._late_ms.get((level, type(action)))
        return chance.choice(known) if known else 0
