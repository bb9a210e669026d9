"""How often the collector of garbage looks at a server.

It looks for what is garbage in a circle; all else goes at once, without it. States, views and events are tuples without
circles, and every action makes some hundreds of them: looking through those of the last few actions again and again,
and now and then through all tables, took a fifteenth of a node's time and found nothing.
"""

import gc
from typing import Final

ALLOCATIONS: Final = 20_000
"""So many more objects are there before it looks: some dozens of actions. Tasks and errors, which do go in circles,
wait that long."""


def collect_rarely() -> None:
    """Look seldom, and never again at what is there now: modules, classes, settings. Once, before serving."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(ALLOCATIONS, 20, 20)
