"""Servers whose time passes only when the test says so."""

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from unittest.mock import patch

from gangoffour.server import main
from gangoffour.server.adapters import stores
from gangoffour.server.adapters.clocks import ManualClock, SteadyClock
from gangoffour.server.adapters.databases.wall_time import wall_now_ms


@contextmanager
def another_time(now_ms: int) -> Iterator[None]:
    """Let servers that are opened meanwhile, with SQLite, believe that it is another time, which goes on as ever."""
    shift_ms = now_ms - wall_now_ms()

    class Shifted(SteadyClock):
        def now_ms(self) -> int:
            return super().now_ms() + shift_ms

    def shifted_ms() -> int:
        return wall_now_ms() + shift_ms

    with (
        patch.object(main, "SteadyClock", Shifted),
        patch.object(stores, "sqlite_stores", partial(stores.sqlite_stores, now_ms=shifted_ms)),
    ):
        yield


@contextmanager
def manual_time() -> Iterator[ManualClock]:
    """Give one clock to the servers that are opened meanwhile, and to their stores, in memory or SQLite."""
    clock = ManualClock(wall_now_ms())
    with (
        patch.object(main, "SteadyClock", return_value=clock),
        patch.object(stores, "memory_stores", partial(stores.memory_stores, now_ms=clock.now_ms)),
        patch.object(stores, "sqlite_stores", partial(stores.sqlite_stores, now_ms=clock.now_ms)),
    ):
        yield clock
