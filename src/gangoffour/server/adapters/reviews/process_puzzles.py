"""Puzzles, and playing on from a position, beside the server in a process that starts with the first request."""

from pathlib import Path
from typing import Final

import msgspec

from gangoffour.protocol import NewPractice
from gangoffour.server.adapters.processes.side_process import SideProcess
from gangoffour.server.adapters.processes.worker_process import NoAnswer, command_for
from gangoffour.server.adapters.reviews.practice_requests import ANSWERED, ILLEGAL, PracticeRequest
from gangoffour.server.logs import logger
from gangoffour.server.ports import IllegalPractice, NoPractice

COMMAND: Final = command_for(Path(__file__).with_name("practice_process.py"))
"""The process is named by its file: to import it would load networks into the server."""

ANSWER_S: Final = 30.0

_LOG: Final = logger(__name__)


class ProcessPuzzles:
    """Answers one request after another."""

    def __init__(self, timeout_s: float = ANSWER_S, command: tuple[str, ...] = COMMAND) -> None:
        self._process = SideProcess(command, timeout_s)
        self._listed: tuple[int, bytes] | None = None

    async def listed(self, today: int) -> bytes:
        """Return all puzzles; the list of a day is made once."""
        if self._listed is None or self._listed[0] != today:
            self._listed = today, await self._ask(PracticeRequest(today=today)) or b"null"
        return self._listed[1]

    async def puzzle(self, puzzle_id: str) -> bytes | None:
        """Return a puzzle."""
        return await self._ask(PracticeRequest(puzzle_id=puzzle_id))

    async def practise(self, wanted: NewPractice, text: str) -> bytes | None:
        """Play on."""
        return await self._ask(PracticeRequest(practice=wanted, text=text))

    async def _ask(self, request: PracticeRequest) -> bytes | None:
        try:
            answer = await self._process.ask(msgspec.json.encode(request))
        except NoAnswer as error:
            _LOG.warning("no practice", reason=str(error))
            raise NoPractice from error
        if answer[0] == ILLEGAL:
            raise IllegalPractice(answer[1:].decode())
        return answer[1:] if answer[0] == ANSWERED else None

    async def close(self) -> None:
        """End the process, whatever it does."""
        await self._process.close()
