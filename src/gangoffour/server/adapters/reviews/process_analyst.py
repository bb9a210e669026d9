"""Finished matches judged beside the server, in a process of its own that starts with the first of them."""

from pathlib import Path
from typing import Final

import msgspec

from gangoffour.server.adapters.processes.side_process import SideProcess
from gangoffour.server.adapters.processes.worker_process import NoAnswer, command_for
from gangoffour.server.adapters.reviews.analysis_requests import HEAD, JUDGED, AnalysisHead, AnalysisRequest
from gangoffour.server.ports import Begun, NoAnalysis

COMMAND: Final = command_for(Path(__file__).with_name("analysis_process.py"))
"""The process is named by its file: to import it would load networks into the server."""

DEAL_S: Final = 300.0
"""How long a deal may take, where everybody else needs the processors too."""


class ProcessAnalyst:
    """Has deals judged one at a time, in the order in which they were asked for."""

    def __init__(self, timeout_s: float = DEAL_S, command: tuple[str, ...] = COMMAND) -> None:
        self._process = SideProcess(command, timeout_s)

    @property
    def process_id(self) -> int | None:
        """The id of the process, if one runs."""
        return self._process.process_id

    @property
    def is_asked(self) -> bool:
        """True while somebody waits for an answer."""
        return self._process.is_asked

    async def begin(self, text: str, *, is_deep: bool) -> Begun:
        """Return what is known before the first deal."""
        answer = msgspec.json.decode(await self._ask(text, HEAD, is_deep=is_deep), type=AnalysisHead)
        return Begun(answer.engine, bytes(answer.head), answer.deals)

    async def deal(self, text: str, number: int, *, is_deep: bool) -> bytes:
        """Return the analysis of a deal."""
        return await self._ask(text, number, is_deep=is_deep)

    async def _ask(self, text: str, number: int, *, is_deep: bool) -> bytes:
        request = msgspec.json.encode(AnalysisRequest(text, number, is_deep))
        try:
            answer = await self._process.ask(request)
        except NoAnswer as error:
            raise NoAnalysis(str(error)) from error
        if answer[0] != JUDGED:
            raise NoAnalysis(answer[1:].decode(errors="replace"))
        return answer[1:]

    async def close(self) -> None:
        """End the process, whatever it does."""
        await self._process.close()
