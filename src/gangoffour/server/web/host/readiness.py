"""Whether the store answers, asked of it once a second at most, however often somebody wants to know."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Final

from gangoffour.server.web.limits import Seconds

KEPT_S: Final = 1.0
"""How long an answer counts."""


class Readiness:
    """Remembers the last answer of the store. Those who ask meanwhile wait for the same one."""

    def __init__(self, ask: Callable[[], Awaitable[bool]], now_s: Seconds) -> None:
        self._ask = ask
        self._now_s = now_s
        self._asked_s = 0.0
        self._answer: asyncio.Future[bool] | None = None

    async def __call__(self) -> bool:
        """Return whether the store answers."""
        now_s = self._now_s()
        if self._answer is None or (self._answer.done() and now_s - self._asked_s >= KEPT_S):
            self._asked_s = now_s
            self._answer = asyncio.ensure_future(self._ask())
        return await asyncio.shield(self._answer)
