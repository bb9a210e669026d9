"""How a hint reaches its listener on either bus: a line of its own, so that a slow listener delays nobody."""

import asyncio
import contextlib
import contextvars
from collections import deque
from typing import Final

import structlog

from gangoffour.server.ports import Listener

CAPACITY: Final = 256
"""How many hints may wait for one listener. A newer hint makes an older one useless, so the oldest goes first."""

log: structlog.stdlib.BoundLogger = structlog.get_logger()


class Delivery:
    """The hints for one listener, called with one after the other. While none waits, there is no task."""

    def __init__(self, listener: Listener, capacity: int) -> None:
        self._listener = listener
        self._waiting: deque[tuple[str, str]] = deque(maxlen=capacity)
        self._has_ended = False
        self._task: asyncio.Task[None] | None = None
        self._context = contextvars.copy_context()  # not that of whoever happens to send a hint

    def offer(self, subject: str, text: str) -> bool:
        """Put a hint in the line; return False if the oldest had to be dropped for it."""
        if self._has_ended:
            return True
        has_place = len(self._waiting) != self._waiting.maxlen
        self._waiting.append((subject, text))
        if self._task is None:
            self._task = asyncio.create_task(self._run(), context=self._context)
        return has_place

    async def end(self) -> None:
        """Call the listener no more; a call that is under way is cancelled, unless it is the one that ends this."""
        self._has_ended = True
        self._waiting.clear()
        task = self._task
        if task is None or task is asyncio.current_task():
            return
        task.cancel()
        with contextlib.suppress(asyncio.CancelledError):
            await task

    async def _run(self) -> None:
        try:
            while self._waiting:
                await self._call(*self._waiting.popleft())
        finally:
            self._task = None

    async def _call(self, subject: str, text: str) -> None:
        try:
            await self._listener(subject, text)
        except Exception:  # whatever a listener does wrong, the next hint may be for a table that is well
            log.exception("listener_failed", subject=subject)
