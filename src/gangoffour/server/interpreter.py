"""How Python itself is set for a server: how often it looks for garbage, and how often threads take turns.

The collector looks for what is garbage in a circle; all else goes at once, without it. States, views and events are
tuples without circles, and every action makes some hundreds of them: looking through those of the last few actions
again and again, and now and then through all tables, took a fifteenth of a node's time and found nothing.

One thread serves, and others play finished matches again for their records. Whenever such a thread is at it, whoever
serves waits for as long as a turn of it takes, at each step of each answer.
"""

import gc
import sys
from typing import Final

ALLOCATIONS: Final = 20_000
"""So many more objects are there before it looks: some dozens of actions. Tasks and errors, which do go in circles,
wait that long."""
TURN_S: Final = 0.0005
"""How long a thread may keep others waiting; of itself Python gives it ten times as long."""


def set_for_serving() -> None:
    """Look seldom for garbage, and let threads take short turns; called once, before serving.

    What is there now, modules, classes and settings, is never looked through again.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(ALLOCATIONS, 20, 20)
    sys.setswitchinterval(TURN_S)
