"""Waiting for what comes by itself, and looking for what was left behind.

No other file of the tests sleeps. Patience only ends a hang: it says nothing of how quick anything has to be.
"""

import asyncio
import time
from collections.abc import Awaitable, Callable
from inspect import isawaitable, iscoroutine
from typing import Protocol

PATIENCE_S = 120.0
NAP_S = 0.005


async def until(condition: Callable[[], bool | Awaitable[bool]], patience_s: float = PATIENCE_S) -> None:
    """Return once the condition holds; fail if it never does."""
    async with asyncio.timeout(patience_s):
        while not await _is_so(condition):  # noqa: ASYNC110  the condition is about somebody else's state
            await asyncio.sleep(NAP_S)


class Page(Protocol):
    """A page in a browser."""

    def wait_for_timeout(self, timeout: float) -> None:
        """Let some milliseconds pass, and hear meanwhile what the browser tells."""


def blocked_until(condition: Callable[[], bool], page: Page | None = None) -> None:
    """Return once the condition holds, where there is no event loop but that of a page; fail if it never does."""
    end_s = time.monotonic() + PATIENCE_S
    while not condition():
        if time.monotonic() > end_s:
            raise TimeoutError(f"it was not so within {PATIENCE_S:.0f} seconds")
        if page is None:
            time.sleep(NAP_S)
        else:
            page.wait_for_timeout(NAP_S * 1000)


def other_tasks() -> set[asyncio.Task[object]]:
    """Return the tasks that neither the test nor its runner is."""
    return {task for task in asyncio.all_tasks() if task is not asyncio.current_task() and not _is_runner(task)}


async def _is_so(condition: Callable[[], bool | Awaitable[bool]]) -> bool:
    found = condition()
    return await found if isawaitable(found) else found


def _is_runner(task: asyncio.Task[object]) -> bool:
    coroutine = task.get_coro()
    return iscoroutine(coroutine) and "anyio" in coroutine.cr_code.co_filename
