"""Waking tables when something is due: one timer for each table on this node. The store is the backstop."""

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeAlias

import structlog

from gangoffour.server.ports import Clock, StoreUnavailable, TableId, Urgency, set_urgency

Wake: TypeAlias = Callable[[TableId], Awaitable[None]]


@dataclass(slots=True)
class _Timer:
    moment_ms: int
    """When the table is to be woken."""
    asleep_until_ms: int
    """When the task looks next: no later. Most moments are put off with every turn, and a task is dear."""
    task: asyncio.Task[None] | None = None


class Wakeups:
    """Calls back at the moment that was set last for a table."""

    def __init__(self, clock: Clock, wake: Wake) -> None:
        self._clock = clock
        self._wake = wake
        self._timers: dict[TableId, _Timer] = {}
        self._running: set[asyncio.Task[None]] = set()
        self._waking: set[TableId] = set()
        self._log = structlog.get_logger("gangoffour.wakeups")

    def set(self, table_id: TableId, moment_ms: int) -> None:
        """Wake the table at a moment, in place of any other that was set."""
        timer = self._timers.get(table_id)
        if timer is not None and timer.asleep_until_ms <= moment_ms:
            timer.moment_ms = moment_ms
            return
        self.unset(table_id)
        timer = self._timers[table_id] = _Timer(moment_ms, moment_ms)
        timer.task = asyncio.create_task(self._run(table_id, timer), name=f"wake-up of table {table_id}")
        self._running.add(timer.task)
        timer.task.add_done_callback(self._running.discard)

    def unset(self, table_id: TableId) -> None:
        """Let the table sleep."""
        timer = self._timers.pop(table_id, None)
        if timer is not None and timer.task is not None:
            timer.task.cancel()

    @property
    def tables(self) -> list[TableId]:
        """The tables that are to be woken."""
        return list(self._timers)

    def is_waking(self, table_id: TableId) -> bool:
        """True if the table is being woken now."""
        return table_id in self._waking

    async def _run(self, table_id: TableId, timer: _Timer) -> None:
        set_urgency(Urgency.PLAY)  # whoever set the timer, a spectator perhaps
        await self._clock.sleep_until(timer.asleep_until_ms)
        while timer.asleep_until_ms < timer.moment_ms:
            timer.asleep_until_ms = timer.moment_ms
            await self._clock.sleep_until(timer.asleep_until_ms)
        # From here on another moment may be set without cancelling what is under way.
        self._timers.pop(table_id, None)
        self._waking.add(table_id)
        try:
            await self._wake(table_id)
        except StoreUnavailable:
            self._log.warning("a table could not be woken: the store does not answer", table_id=str(table_id))
        except Exception:  # noqa: BLE001  the sweep over the store will wake the table again
            self._log.exception("a table could not be woken", table_id=str(table_id))
        finally:
            self._waking.discard(table_id)

    async def close(self) -> None:
        """Drop all timers, and wait for what is under way."""
        for table_id in tuple(self._timers):
            self.unset(table_id)
        if self._running:
            await asyncio.wait(self._running, timeout=5)
