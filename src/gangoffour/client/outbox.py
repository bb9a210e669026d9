"""Commands that have no answer yet, each with its id. Sending one again is harmless, losing one is not."""

import asyncio
import time
from collections.abc import Callable
from typing import Final, Literal, TypeAlias

from gangoffour.client.errors import ClientCode, CommandRefused, OutcomeUnknown
from gangoffour.protocol import TableCommand, messages, snake_case

CommandStep: TypeAlias = Literal["invoke", "ok", "refused", "unknown"]
"""What became of a command so far."""
OnCommand: TypeAlias = Callable[[CommandStep, str, TableCommand, int | None, float], None]
"""Told of every command when it is given and when its outcome is known: step, command id, command, sequence number of
the effect, and `time.monotonic()`. Enough for a checker of histories."""

MAYBE_CODES: Final = frozenset({"table/busy", "table/unavailable", "server/unavailable", "server/failed"})
"""Refusals that leave open whether the command took effect: it is sent again, with the same id, to find out.

A busy server says that nothing happened this time. Of an earlier time, which had no answer, it knows nothing."""


class Outbox:
    """What was asked and is not answered."""

    def __init__(self, on_command: OnCommand | None = None) -> None:
        self._on_command = on_command
        self._waiting: dict[str, tuple[TableCommand, asyncio.Future[int]]] = {}
        self._wishes: set[str] = set()

    @property
    def commands(self) -> list[TableCommand]:
        """The commands without an answer, oldest first."""
        return [command for command, _ in self._waiting.values()]

    @property
    def wishes(self) -> list[TableCommand]:
        """Those that the server keeps until their moment: whether they took effect is asked when the turn is over."""
        return [command for command in self.commands if command.id in self._wishes]

    def add(self, command: TableCommand) -> asyncio.Future[int]:
        """Take a command in; return where its sequence number, or its refusal, will be."""
        future: asyncio.Future[int] = asyncio.get_running_loop().create_future()
        self._waiting[command.id] = (command, future)
        self._note("invoke", command, None)
        return future

    def holds(self, command: TableCommand) -> bool:
        """True as long as the command has no answer."""
        return command.id in self._waiting

    def answer(self, message: messages.Ack | messages.Refused) -> TableCommand | None:
        """Take an answer; return the command if it has to be sent again."""
        waiting = self._waiting.get(message.id or "")
        if waiting is None:
            return None
        command, future = waiting
        match message:
            case messages.Ack(is_wish=True):
                self._wishes.add(command.id)
                return None
            case messages.Ack(seq=seq):
                self._note("ok", command, seq)
                if not future.done():
                    future.set_result(seq)
            case messages.Refused(code=code) if code in MAYBE_CODES:
                return command
            case messages.Refused(code=code, facts=facts):
                self._note("refused", command, None)
                if not future.done():
                    future.set_exception(CommandRefused(code, facts))
        self._forget(command)
        return None

    def give_up(self, command: TableCommand) -> OutcomeUnknown:
        """Forget a command that nobody waits for any more; return what to raise."""
        if self.holds(command):
            self._forget(command)
            self._note("unknown", command, None)
        return _unknown(command)

    def _forget(self, command: TableCommand) -> None:
        del self._waiting[command.id]
        self._wishes.discard(command.id)

    def end(self, error: Exception) -> None:
        """Wait for nothing any more: whether the commands left took effect is unknown."""
        for command, future in tuple(self._waiting.values()):
            self._note("unknown", command, None)
            if not future.done():
                unknown = _unknown(command)
                unknown.__cause__ = error
                future.set_exception(unknown)
        self._waiting.clear()
        self._wishes.clear()

    def _note(self, step: CommandStep, command: TableCommand, seq: int | None) -> None:
        if self._on_command is not None:
            self._on_command(step, command.id, command, seq, time.monotonic())


def _unknown(command: TableCommand) -> OutcomeUnknown:
    return OutcomeUnknown(ClientCode.OUTCOME_UNKNOWN, command=snake_case(type(command).__name__))
