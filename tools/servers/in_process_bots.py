"""Bots in the process of the test itself: no process has to start, and they answer before anything else happens."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from unittest.mock import patch

from gangoffour.engine import Action, SeatView
from gangoffour.protocol import HintedAction, encode_seat_view
from gangoffour.server import main
from gangoffour.server.adapters.bots.bot_fallback import Fallback, action_in, hints_in, no_hints
from gangoffour.server.adapters.processes.bot_process import SEED_SIZE, answer_to, pack_hints_request, pack_request
from gangoffour.server.adapters.processes.worker_process import NoAnswer
from gangoffour.server.ports import Cause


class InProcessBotRunner:
    """Made like the runner with processes, in whose place a test can put it; what is asked is packed just the same."""

    def __init__(self, _workers: int, _timeout_s: float, chance: Callable[[int], bytes]) -> None:
        self.fallback = Fallback()
        self._chance = chance

    async def choose(self, level: str, view: SeatView, _cause: Cause, chance: bytes | None = None) -> Action:
        """Return the bot's action, or greedy's if there is no such bot."""
        answer = answer_to(pack_request(level, chance or self._chance(SEED_SIZE), encode_seat_view(view)))
        try:
            return action_in(answer, view)
        except NoAnswer as failure:
            return self.fallback.choose(level, view, str(failure))

    async def hints(self, view: SeatView, _cause: Cause) -> tuple[HintedAction, ...]:
        """Return hints that were thought of here."""
        try:
            return hints_in(answer_to(pack_hints_request(encode_seat_view(view))))
        except NoAnswer as failure:
            raise no_hints(str(failure)) from failure

    async def close(self) -> None:
        """Nothing has to be ended."""


@contextmanager
def bots_in_process() -> Iterator[None]:
    """Let the servers that are opened meanwhile do without processes for their bots."""
    with patch.object(main, "ProcessBotRunner", InProcessBotRunner):
        yield
