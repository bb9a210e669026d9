"""The worker that lets bots think for a cluster. It knows NATS and the bots, and no database: nothing to peek at."""

import asyncio
from collections.abc import Sequence
from typing import Final

import structlog

from gangoffour.server.adapters.bot_fallback import BotFailure
from gangoffour.server.adapters.bot_pool import BotPool
from gangoffour.server.adapters.bot_process import FAILED, SEED_SIZE
from gangoffour.server.adapters.nats_bots import BOT_QUEUE, bot_subject
from gangoffour.server.adapters.nats_bus import PREFIX
from gangoffour.server.adapters.nats_connection import Message, NatsConnection

TIMEOUT_S: Final = 5.0

log: structlog.stdlib.BoundLogger = structlog.get_logger()


async def serve_bots(
    bus_url: str,
    levels: Sequence[str],
    stop: asyncio.Event,
    *,
    prefix: str = PREFIX,
    pool: BotPool | None = None,
    timeout_s: float = TIMEOUT_S,
) -> None:
    """Answer requests for these levels until told to stop; then finish what was begun.

    The timeout should be that of those who ask: what they no longer wait for is not begun, or is ended. The pool is
    closed at the end.
    """
    pool = pool or BotPool()
    try:
        async with NatsConnection(bus_url, name="gof-bots") as connection:
            desks = [_Desk(connection, pool, level, timeout_s) for level in levels]
            ends = [
                await connection.subscribe(bot_subject(prefix, desk.level), desk.receive, BOT_QUEUE) for desk in desks
            ]
            await stop.wait()
            for end in ends:
                await end()
            for desk in desks:
                await desk.finish()
    finally:
        await pool.close()


class _Desk:
    """Takes the requests for one level."""

    def __init__(self, connection: NatsConnection, pool: BotPool, level: str, timeout_s: float) -> None:
        self.level = level
        self._connection = connection
        self._pool = pool
        self._timeout_s = timeout_s
        self._answering: set[asyncio.Task[None]] = set()

    async def receive(self, message: Message) -> None:
        """Take a request; it is answered in a task of its own, so that the next one can be taken."""
        task = asyncio.create_task(self._answer(message))
        self._answering.add(task)
        task.add_done_callback(self._answering.discard)

    async def finish(self) -> None:
        """Wait for the answers that are under way."""
        if self._answering:
            await asyncio.wait(self._answering)

    async def _answer(self, message: Message) -> None:
        seed, view = message.data[:SEED_SIZE], message.data[SEED_SIZE:]
        try:
            async with asyncio.timeout(self._timeout_s):
                answer = await self._pool.ask(self.level, seed, view)
        except TimeoutError:
            log.warning("bot_late", bot=self.level)
            return
        except BotFailure as failure:
            log.warning("bot_failed", bot=self.level, reason=str(failure))
            answer = bytes((FAILED,)) + str(failure).encode()
        await self._connection.send(message.reply, answer)
