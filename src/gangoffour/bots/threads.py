"""How many threads a process takes in which bots decide: left alone, the library behind numpy takes every core."""

from collections.abc import Mapping
from typing import Final

_ONE_THREAD: Final[Mapping[str, str]] = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
"""What numpy's library is told by. It reads this when numpy is loaded, so it has to stand there before."""


def one_thread(environment: Mapping[str, str]) -> dict[str, str]:
    """Return the environment of a process in which bots decide; whoever asked for another number keeps it."""
    return {**_ONE_THREAD, **environment}
