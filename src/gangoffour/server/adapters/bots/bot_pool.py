"""Bots that think beside the server, in processes of their own: they cannot peek, and they stop nobody.

Plain processes over pipes rather than a `multiprocessing` pool: one that hangs can be ended alone, no tracker process
is needed, and the program's main module is not imported again. A process takes about 20 MB and starts with the first
request.
"""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Final

from gangoffour.engine import Action, SeatView
from gangoffour.protocol import HintedAction, encode_seat_view
from gangoffour.server.adapters.bots.bot_fallback import Fallback, action_in, hints_in, insisted, no_hints
from gangoffour.server.adapters.bots.bot_turns import Turns
from gangoffour.server.adapters.processes import bot_process
from gangoffour.server.adapters.processes.bot_process import SEED_SIZE, pack_hints_request, pack_request
from gangoffour.server.adapters.processes.worker_process import NoAnswer, WorkerProcess, command_for
from gangoffour.server.ports import Cause

COMMAND: Final = command_for(Path(bot_process.__file__))

DEAR_LEVELS: Final = frozenset({"search", "champion"})
"""The levels that think long. They never hold the last process: the others would wait for them."""

WAITING: Final = 2
"""How many times as long as it may think a bot may wait for its turn. Who has many bots waits for them, mostly."""

GIVEN_UP_S: Final = 1.0
"""How much longer a bot may think whom nobody waits for. To end its process at once would cost more than that."""


class BotPool:
    """A few processes that answer requests, one request each at a time."""

    def __init__(self, workers: int = 2, command: tuple[str, ...] = COMMAND) -> None:
        self._workers = [WorkerProcess(command) for _ in range(workers)]
        self._free = self._workers[::-1]  # the last first, so that no more processes start than are needed
        self._turns = Turns(workers)
        self._thoughts: set[asyncio.Task[bytes]] = set()

    @property
    def process_ids(self) -> list[int]:
        """The ids of the processes that run."""
        return [worker.process_id for worker in self._workers if worker.process_id is not None]

    async def ask(self, level: str, seed: bytes, view: bytes, cause: Cause, limit_s: float | None = None) -> bytes:
        """Return the answer of a bot; raise `NoAnswer` if there is none.

        The limit is for thinking, which begins when it is this request's turn; that may take `WAITING` times as long.
        """
        return await self._ask(pack_request(level, seed, view), cause, limit_s, is_dear=level in DEAR_LEVELS)

    async def ask_hints(self, view: bytes, cause: Cause, limit_s: float | None = None) -> bytes:
        """Return the answer to a request for hints; raise `NoAnswer` if there is none."""
        return await self._ask(pack_hints_request(view), cause, limit_s, is_dear=False)

    async def _ask(self, request: bytes, cause: Cause, limit_s: float | None, *, is_dear: bool) -> bytes:
        try:
            async with asyncio.timeout(None if limit_s is None else WAITING * limit_s):
                await self._turns.take(cause, is_dear=is_dear)
        except TimeoutError:
            raise NoAnswer("no turn") from None
        thought = asyncio.create_task(self._think(request, limit_s, is_dear=is_dear))
        self._thoughts.add(thought)
        thought.add_done_callback(self._thought)
        try:
            return await asyncio.shield(thought)
        except asyncio.CancelledError:
            asyncio.get_running_loop().call_later(GIVEN_UP_S, thought.cancel)
            raise

    async def _think(self, request: bytes, limit_s: float | None, *, is_dear: bool) -> bytes:
        worker = self._free.pop()
        try:
            async with asyncio.timeout(limit_s):
                await worker.start()
            async with asyncio.timeout(limit_s):
                return await worker.ask(request)
        except TimeoutError:
            raise NoAnswer("timeout") from None
        finally:
            self._free.append(worker)
            self._turns.give_back(is_dear=is_dear)

    def _thought(self, thought: asyncio.Task[bytes]) -> None:
        self._thoughts.discard(thought)
        if not thought.cancelled():
            thought.exception()  # whoever waited has heard of it; if nobody did, nobody needs to

    async def start(self) -> None:
        """Start all processes now rather than with the first requests."""
        await asyncio.gather(*(worker.start() for worker in self._workers))

    async def close(self) -> None:
        """End all processes."""
        await asyncio.gather(*(worker.close() for worker in self._workers))
        while self._thoughts:
            await asyncio.wait(self._thoughts)


class ProcessBotRunner:
    """Bots in processes beside a server that is alone."""

    def __init__(
        self, workers: int, timeout_s: float, chance: Callable[[int], bytes], command: tuple[str, ...] = COMMAND
    ) -> None:
        self.fallback = Fallback()
        self.pool = BotPool(workers, command)
        self._timeout_s = timeout_s
        self._chance = chance

    async def choose(self, level: str, view: SeatView, cause: Cause, chance: bytes | None = None) -> Action:
        """Return the bot's action, or greedy's if there is none in time; with a given chance the bot's own."""
        if chance is not None:
            seen = encode_seat_view(view)
            return await insisted(
                level, view, lambda patience: self.pool.ask(level, chance, seen, cause, patience * self._timeout_s)
            )
        seed = self._chance(SEED_SIZE)
        try:
            return action_in(await self.pool.ask(level, seed, encode_seat_view(view), cause, self._timeout_s), view)
        except NoAnswer as failure:
            return self.fallback.choose(level, view, str(failure))

    async def hints(self, view: SeatView, cause: Cause) -> tuple[HintedAction, ...]:
        """Return the hints of a process."""
        try:
            return hints_in(await self.pool.ask_hints(encode_seat_view(view), cause, self._timeout_s))
        except NoAnswer as failure:
            raise no_hints(str(failure)) from failure

    async def close(self) -> None:
        """End all processes."""
        await self.pool.close()
