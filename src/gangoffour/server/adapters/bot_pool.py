"""Bots that think beside the server, in processes of their own: they cannot peek, and they stop nobody.

Plain processes over pipes rather than a `multiprocessing` pool: one that hangs can be ended alone, no tracker process
is needed, and the program's main module is not imported again. A process takes about 20 MB and starts with the first
request.
"""

import asyncio
from collections.abc import Callable

from gangoffour.engine import Action, SeatView
from gangoffour.protocol import HintedAction, encode_seat_view
from gangoffour.server.adapters.bot_fallback import BotFailure, Fallback, action_in, hints_in, no_hints
from gangoffour.server.adapters.bot_process import SEED_SIZE, pack_hints_request, pack_request
from gangoffour.server.adapters.bot_worker import COMMAND, BotWorker


class BotPool:
    """A few processes that answer requests, one request each at a time."""

    def __init__(self, workers: int = 1, command: tuple[str, ...] = COMMAND) -> None:
        self._workers = [BotWorker(command) for _ in range(workers)]
        self._free: asyncio.LifoQueue[BotWorker] = (
            asyncio.LifoQueue()
        )  # so that no more processes start than are needed
        for worker in reversed(self._workers):
            self._free.put_nowait(worker)

    @property
    def process_ids(self) -> list[int]:
        """The ids of the processes that run."""
        return [worker.process_id for worker in self._workers if worker.process_id is not None]

    async def ask(self, level: str, seed: bytes, view: bytes) -> bytes:
        """Return the answer of a bot, however long it takes; raise `BotFailure` if its process is lost."""
        return await self._ask(pack_request(level, seed, view))

    async def ask_hints(self, view: bytes) -> bytes:
        """Return the answer to a request for hints; raise `BotFailure` if its process is lost."""
        return await self._ask(pack_hints_request(view))

    async def _ask(self, request: bytes) -> bytes:
        worker = await self._free.get()
        try:
            return await worker.ask(request)
        finally:
            self._free.put_nowait(worker)

    async def start(self) -> None:
        """Start all processes now rather than with the first requests."""
        await asyncio.gather(*(worker.start() for worker in self._workers))

    async def close(self) -> None:
        """End all processes."""
        await asyncio.gather(*(worker.close() for worker in self._workers))


class ProcessBotRunner:
    """Bots in processes beside a server that is alone."""

    def __init__(
        self, workers: int, timeout_s: float, chance: Callable[[int], bytes], command: tuple[str, ...] = COMMAND
    ) -> None:
        self.fallback = Fallback()
        self.pool = BotPool(workers, command)
        self._timeout_s = timeout_s
        self._chance = chance

    async def choose(self, level: str, view: SeatView) -> Action:
        """Return the bot's action, or greedy's if there is none in time."""
        try:
            async with asyncio.timeout(self._timeout_s):
                answer = await self.pool.ask(level, self._chance(SEED_SIZE), encode_seat_view(view))
            return action_in(answer, view)
        except TimeoutError:
            return self.fallback.choose(level, view, "timeout")
        except BotFailure as failure:
            return self.fallback.choose(level, view, str(failure))

    async def hints(self, view: SeatView) -> tuple[HintedAction, ...]:
        """Return the hints of a process."""
        try:
            async with asyncio.timeout(self._timeout_s):
                return hints_in(await self.pool.ask_hints(encode_seat_view(view)))
        except TimeoutError:
            raise no_hints("timeout") from None
        except BotFailure as failure:
            raise no_hints(str(failure)) from failure

    async def close(self) -> None:
        """End all processes."""
        await self.pool.close()
