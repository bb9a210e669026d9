"""Bots of a cluster: any worker of the level may answer. It gets the view of the seat, some chance, and no more."""

from collections.abc import Callable
from typing import Final

from gangoffour.engine import Action, SeatView
from gangoffour.protocol import HintedAction, encode_seat_view
from gangoffour.server.adapters.bot_fallback import BotFailure, Fallback, action_in, hints_in, no_hints
from gangoffour.server.adapters.bot_process import FAILED, SEED_SIZE
from gangoffour.server.adapters.nats_bus import PREFIX
from gangoffour.server.adapters.nats_connection import NatsConnection

BOT_QUEUE: Final = "bots"
NO_WORKER: Final = bytes((FAILED,)) + b"no worker"


def bot_subject(prefix: str, level: str) -> str:
    """Return the subject on which the workers of a level are asked."""
    return f"{prefix}.bot.{level}"


def hints_subject(prefix: str) -> str:
    """Return the subject on which workers are asked for hints: the request is the view and no more."""
    return f"{prefix}.hints"


class NatsBotRunner:
    """Asks the workers, and lets greedy decide here if none answers in time."""

    def __init__(
        self, connection: NatsConnection, timeout_s: float, chance: Callable[[int], bytes], *, prefix: str = PREFIX
    ) -> None:
        self.fallback = Fallback()
        self._connection = connection
        self._timeout_s = timeout_s
        self._chance = chance
        self._prefix = prefix

    async def choose(self, level: str, view: SeatView) -> Action:
        """Return the bot's action, or greedy's if there is none in time."""
        request = self._chance(SEED_SIZE) + encode_seat_view(view)
        try:
            answer = await self._connection.request(bot_subject(self._prefix, level), request, self._timeout_s)
            return action_in(answer or NO_WORKER, view)
        except TimeoutError:
            return self.fallback.choose(level, view, "timeout")
        except BotFailure as failure:
            return self.fallback.choose(level, view, str(failure))

    async def hints(self, view: SeatView) -> tuple[HintedAction, ...]:
        """Return the hints of any worker."""
        try:
            answer = await self._connection.request(
                hints_subject(self._prefix), encode_seat_view(view), self._timeout_s
            )
            return hints_in(answer or NO_WORKER)
        except TimeoutError:
            raise no_hints("timeout") from None
        except BotFailure as failure:
            raise no_hints(str(failure)) from failure

    async def close(self) -> None:
        """Nothing has to be ended: the connection belongs to the bus."""
