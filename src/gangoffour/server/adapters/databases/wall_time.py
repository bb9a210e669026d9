"""The machine's own time, for stores that have none of their own."""

import time
from collections.abc import Callable
from typing import TypeAlias

NowMs: TypeAlias = Callable[[], int]
"""Tells the time in milliseconds since 1970; tests hand in one that they can move."""


def wall_now_ms() -> int:
    """Return the time of the machine."""
    return time.time_ns() // 1_000_000
