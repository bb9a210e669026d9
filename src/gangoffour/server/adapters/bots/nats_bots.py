"""Bots of a cluster: any worker of the level may answer. It gets the view of the seat, some chance, and no more."""

import hashlib
from collections.abc import Callable
from typing import Final

from gangoffour.engine import Action, SeatView
from gangoffour.protocol import HintedAction, encode_seat_view
from gangoffour.server.adapters.bots.bot_fallback import Fallback, action_in, hints_in, insisted, no_hints
from gangoffour.server.adapters.bus.nats_bus import PREFIX
from gangoffour.server.adapters.bus.nats_connection import NatsConnection
from gangoffour.server.adapters.processes.bot_process import FAILED, SEED_SIZE
from gangoffour.server.adapters.processes.worker_process import NoAnswer
from gangoffour.server.ports import Cause

BOT_QUEUE: Final = "bots"
NO_WORKER: Final = bytes((FAILED,)) + b"no worker"
CAUSE_SIZE: Final = 16
"""How much of a request says who causes it."""
_KEY_SIZE: Final = 32
_SPANS: Final = 4
"""An answer may take that many timeouts: two until it is one's turn, one to start a process, and one to think. The
worker keeps them."""


def bot_subject(prefix: str, level: str) -> str:
    """Return the subject on which the workers of a level are asked."""
    return f"{prefix}.bot.{level}"


def hints_subject(prefix: str) -> str:
    """Return the subject on which workers are asked for hints."""
    return f"{prefix}.hints"


def pack_cause(cause: Cause, key: bytes) -> bytes:
    """Return who causes a request, so that only a node with the key could tell who it is."""
    names = (cause.origin, cause.player_id)
    size = CAUSE_SIZE // len(names)
    return b"".join(hashlib.blake2b(name.encode(), digest_size=size, key=key).digest() for name in names)


def unpack_cause(packed: bytes) -> Cause:
    """Return who causes a request, under names that mean nothing."""
    half = CAUSE_SIZE // 2
    return Cause(packed[:half].hex(), packed[half:CAUSE_SIZE].hex())


class NatsBotRunner:
    """Asks the workers, and lets greedy decide here if none answers in time."""

    def __init__(
        self, connection: NatsConnection, timeout_s: float, chance: Callable[[int], bytes], *, prefix: str = PREFIX
    ) -> None:
        self.fallback = Fallback()
        self._connection = connection
        self._limit_s = timeout_s * _SPANS
        self._chance = chance
        self._prefix = prefix
        self._key = chance(_KEY_SIZE)

    async def choose(self, level: str, view: SeatView, cause: Cause, chance: bytes | None = None) -> Action:
        """Return the bot's action, or greedy's if there is none in time; with a given chance the bot's own."""
        seed = self._chance(SEED_SIZE) if chance is None else chance
        request = pack_cause(cause, self._key) + seed + encode_seat_view(view)

        async def ask(patience: float = 1) -> bytes:
            subject = bot_subject(self._prefix, level)
            return await self._connection.request(subject, request, patience * self._limit_s) or NO_WORKER

        if chance is not None:
            return await insisted(level, view, ask)
        try:
            return action_in(await ask(), view)
        except TimeoutError:
            return self.fallback.choose(level, view, "timeout")
        except NoAnswer as failure:
            return self.fallback.choose(level, view, str(failure))

    async def hints(self, view: SeatView, cause: Cause) -> tuple[HintedAction, ...]:
        """Return the hints of any worker."""
        try:
            request = pack_cause(cause, self._key) + encode_seat_view(view)
            answer = await self._connection.request(hints_subject(self._prefix), request, self._limit_s)
            return hints_in(answer or NO_WORKER)
        except TimeoutError:
            raise no_hints("timeout") from None
        except NoAnswer as failure:
            raise no_hints(str(failure)) from failure

    async def close(self) -> None:
        """Nothing has to be ended: the connection belongs to the bus."""
