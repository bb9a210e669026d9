"""The worker that lets bots think for a cluster. It knows NATS and the bots, and no database: nothing to peek at."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, TypeAlias

import structlog

from gangoffour.server.adapters.bots.bot_pool import BotPool
from gangoffour.server.adapters.bots.nats_bots import BOT_QUEUE, CAUSE_SIZE, bot_subject, hints_subject, unpack_cause
from gangoffour.server.adapters.bus.nats_bus import PREFIX
from gangoffour.server.adapters.bus.nats_connection import Message, NatsConnection
from gangoffour.server.adapters.processes.bot_process import FAILED, SEED_SIZE
from gangoffour.server.adapters.processes.worker_process import NoAnswer

TIMEOUT_S: Final = 5.0

Ask: TypeAlias = Callable[[bytes], Awaitable[bytes]]
"""From a request of a server to the answer."""

log: structlog.stdlib.BoundLogger = structlog.get_logger()


async def serve_bots(  # noqa: PLR0913  where NATS is takes three of them
    bus_url: str,
    levels: Sequence[str],
    stop: asyncio.Event,
    *,
    prefix: str = PREFIX,
    authority: str = "",
    pool: BotPool | None = None,
    timeout_s: float = TIMEOUT_S,
) -> None:
    """Answer requests for these levels and for hints until told to stop; then finish what was begun.

    The timeout should be that of those who ask: what they no longer wait for is not begun, or is ended. Requests are
    answered in turn by who causes them. The pool is closed at the end.
    """
    pool = pool or BotPool()
    try:
        async with NatsConnection(bus_url, name="gof-bots", authority=authority) as connection:
            asks: dict[str, Ask] = {bot_subject(prefix, level): _choice(pool, level, timeout_s) for level in levels}
            asks[hints_subject(prefix)] = _hints(pool, timeout_s)
            desks = {subject: _Desk(connection, subject, ask) for subject, ask in asks.items()}
            ends = [await connection.subscribe(subject, desk.receive, BOT_QUEUE) for subject, desk in desks.items()]
            await stop.wait()
            for end in ends:
                await end()
            for desk in desks.values():
                await desk.finish()
    finally:
        await pool.close()


def _choice(pool: BotPool, level: str, timeout_s: float) -> Ask:
    async def ask(request: bytes) -> bytes:
        cause, asked = unpack_cause(request), request[CAUSE_SIZE:]
        return await pool.ask(level, asked[:SEED_SIZE], asked[SEED_SIZE:], cause, timeout_s)

    return ask


def _hints(pool: BotPool, timeout_s: float) -> Ask:
    async def ask(request: bytes) -> bytes:
        return await pool.ask_hints(request[CAUSE_SIZE:], unpack_cause(request), timeout_s)

    return ask


class _Desk:
    """Takes the requests on one subject."""

    def __init__(self, connection: NatsConnection, subject: str, ask: Ask) -> None:
        self._subject = subject
        self._connection = connection
        self._ask = ask
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
        try:
            answer = await self._ask(message.data)
        except NoAnswer as failure:
            log.warning("bot_failed", subject=self._subject, reason=str(failure))
            answer = bytes((FAILED,)) + str(failure).encode()
        await self._connection.send(message.reply, answer)
