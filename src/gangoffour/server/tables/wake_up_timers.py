"""Waking tables when something is due: one timer for each table on this node. The store is the backstop."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import TypeAlias

import structlog

from gangoffour.server.ports import Clock, StoreUnavailable, TableId

Wake: TypeAlias = Callable[[TableId], Awaitable[None]]


class Wakeups:
    """Calls back at the moment that was set last for a table."""

    def __init__(self, clock: Clock, wake: Wake) -> None:
        self._clock = clock
        self._wake = wake
        self._timers: dict[TableId, tuple[int, asyncio.Task[None]]] = {}
        self._running: set[asyncio.Task[None]] = set()
        self._log = structlog.get_logger("gangoffour.wakeups")

    def set(self, table_id: TableId, moment_ms: int) -> None:
        """Wake the table at a moment, in place of any other that was set."""
        timer = self._timers.get(table_id)
        if timer is not None and timer[0] == moment_ms:
            return
        self.unset(table_id)
        task = asyncio.create_task(self._run(table_id, moment_ms), name=f"wake-up of table {table_id}")
        self._timers[table_id] = (moment_ms, task)
        self._running.add(task)
        task.add_done_callback(self._running.discard)

    def unset(self, table_id: TableId) -> None:
        """Let the table sleep."""
        timer = self._timers.pop(table_id, None)
        if timer is not None:
            timer[1].cancel()

    async def _run(self, table_id: TableId, moment_ms: int) -> None:
        await self._clock.sleep_until(moment_ms)
        # From here on another moment may be set without cancelling what is under way.
        self._timers.pop(table_id, None)
        try:
            await self._wake(table_id)
        except StoreUnavailable:
            self._log.warning("a table could not be woken: the store does not answer", table_id=str(table_id))
        except Exception:  # noqa: BLE001  the sweep over the store will wake the table again
            self._log.exception("a table could not be woken", table_id=str(table_id))

    async def close(self) -> None:
        """Drop all timers, and wait for what is under way."""
        for table_id in tuple(self._timers):
            self.unset(table_id)
        if self._running:
            await asyncio.wait(self._running, timeout=5)
