"""What is done when a bot does not answer as it should: `greedy` decides here, and it is counted."""

import asyncio
from collections.abc import Awaitable, Callable
from random import Random
from typing import Final

import structlog

from gangoffour.bots import GreedyBot
from gangoffour.engine import Action, CodedError, SeatView, canonical_action, legal_actions_in
from gangoffour.protocol import HintedAction, decode_action, decode_hints
from gangoffour.server.adapters.processes.bot_process import CHOSEN, HINTED
from gangoffour.server.adapters.processes.worker_process import NoAnswer
from gangoffour.server.ports import NoHints

_GREEDY: Final = GreedyBot()

LONGEST_WAIT: Final = 8
"""How many times as long as others a bot may think at last whom nobody else can replace."""
_REST_S: Final = 0.25

log: structlog.stdlib.BoundLogger = structlog.get_logger()


class Fallback:
    """Decides for bots that failed. Quick enough for the event loop: greedy takes 2 ms at worst."""

    def __init__(self) -> None:
        self.count = 0
        """How often it decided."""

    def choose(self, level: str, view: SeatView, reason: str) -> Action:
        """Return greedy's action."""
        self.count += 1
        log.warning("bot_replaced", bot=level, reason=reason)
        return _GREEDY.choose(view, Random(0))  # noqa: S311  it leaves nothing to chance


async def insisted(level: str, view: SeatView, ask: Callable[[float], Awaitable[bytes]]) -> Action:
    """Return the action of a bot that nobody may replace: it is asked again, with more time, until it answers.

    `ask` is given how many times as long as usual the bot may think.
    """
    patience = 1
    while True:
        try:
            return action_in(await ask(patience), view)
        except (NoAnswer, TimeoutError) as failure:
            log.warning("bot_asked_again", bot=level, reason=str(failure) or "timeout")
        await asyncio.sleep(_REST_S * patience)
        patience = min(2 * patience, LONGEST_WAIT)


def no_hints(reason: str) -> NoHints:
    """Return what is raised when there are no hints. Nothing takes their place: a person can do without."""
    log.warning("no_hints", reason=reason)
    return NoHints(reason)


def hints_in(answer: bytes) -> tuple[HintedAction, ...]:
    """Return the hints in the answer of a bot's process, or raise `NoAnswer` if it holds none."""
    content = _content(answer, HINTED)
    try:
        return decode_hints(content)
    except CodedError as error:
        raise NoAnswer("unreadable answer") from error


def action_in(answer: bytes, view: SeatView) -> Action:
    """Return the action in the answer of a bot's process, or raise `NoAnswer` if it holds no legal one."""
    content = _content(answer, CHOSEN)
    try:
        action = canonical_action(decode_action(content), view)
    except CodedError as error:
        raise NoAnswer("unreadable answer") from error
    if action not in legal_actions_in(view):
        raise NoAnswer("illegal action")
    return action


def _content(answer: bytes, expected: int) -> bytes:
    if not answer or answer[0] != expected:
        raise NoAnswer(answer[1:].decode(errors="replace") or "no answer")
    return answer[1:]
