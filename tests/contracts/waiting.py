"""Waiting for what comes by itself, with an end; and looking for what was left behind."""

import asyncio
from collections.abc import Callable
from inspect import iscoroutine


async def until(condition: Callable[[], bool], timeout_s: float = 5.0) -> None:
    """Return once the condition holds; fail if it never does."""
    async with asyncio.timeout(timeout_s):
        while not condition():  # noqa: ASYNC110  the condition is about somebody else's state
            await asyncio.sleep(0.005)


def other_tasks() -> set[asyncio.Task[object]]:
    """Return the tasks that neither the test nor its runner is."""
    return {task for task in asyncio.all_tasks() if task is not asyncio.current_task() and not _is_runner(task)}


def _is_runner(task: asyncio.Task[object]) -> bool:
    coroutine = task.get_coro()
    return iscoroutine(coroutine) and "anyio" in coroutine.cr_code.co_filename
