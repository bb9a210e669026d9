"""What follows a change, and for which nobody waits."""

import asyncio
from collections.abc import Coroutine

import structlog


class Background:
    """Tasks of their own. What fails in them is logged: it must not undo what it follows."""

    def __init__(self) -> None:
        self._tasks: set[asyncio.Task[None]] = set()
        self._log = structlog.get_logger("gangoffour.tables")

    def spawn(self, coroutine: Coroutine[object, object, None]) -> None:
        """Begin a task."""
        task = asyncio.create_task(self._logged(coroutine))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _logged(self, coroutine: Coroutine[object, object, None]) -> None:
        try:
            await coroutine
        except Exception as error:  # noqa: BLE001  what follows a commit must not undo it
            self._log.warning("something after a change failed", error=type(error).__name__)

    async def close(self) -> None:
        """Wait for all of them."""
        while self._tasks:
            await asyncio.wait(self._tasks, timeout=5)
