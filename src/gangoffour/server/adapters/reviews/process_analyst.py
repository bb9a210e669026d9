"""Finished matches judged beside the server, in a process of its own that starts with the first of them."""

import asyncio
import sys
from pathlib import Path
from typing import Final

import msgspec

from gangoffour.server.adapters.bot_fallback import BotFailure
from gangoffour.server.adapters.bot_worker import BotWorker
from gangoffour.server.adapters.reviews.analysis_requests import HEAD, JUDGED, AnalysisHead, AnalysisRequest
from gangoffour.server.ports import Begun, NoAnalysis

COMMAND: Final = (sys.executable, "-P", str(Path(__file__).with_name("analysis_process.py")))
"""The process is named by its file: to import it would load networks into the server."""

DEAL_S: Final = 300.0
"""How long a deal may take, where everybody else needs the processors too."""


class ProcessAnalyst:
    """Has deals judged one at a time, in the order in which they were asked for."""

    def __init__(self, timeout_s: float = DEAL_S, command: tuple[str, ...] = COMMAND) -> None:
        self._worker = BotWorker(command)
        self._turn = asyncio.Lock()
        self._timeout_s = timeout_s

    @property
    def process_id(self) -> int | None:
        """The id of the process, if one runs."""
        return self._worker.process_id

    @property
    def is_asked(self) -> bool:
        """True while somebody waits for an answer."""
        return self._turn.locked()

    async def begin(self, text: str, *, is_deep: bool) -> Begun:
        """Return what is known before the first deal."""
        answer = msgspec.json.decode(await self._ask(text, HEAD, is_deep=is_deep), type=AnalysisHead)
        return Begun(answer.engine, bytes(answer.head), answer.deals)

    async def deal(self, text: str, number: int, *, is_deep: bool) -> bytes:
        """Return the analysis of a deal."""
        return await self._ask(text, number, is_deep=is_deep)

    async def _ask(self, text: str, number: int, *, is_deep: bool) -> bytes:
        request = msgspec.json.encode(AnalysisRequest(text, number, is_deep))
        async with self._turn:
            try:
                async with asyncio.timeout(self._timeout_s):
                    answer = await self._worker.ask(request)
            except (BotFailure, TimeoutError) as error:
                raise NoAnalysis(str(error) or type(error).__name__) from error
        if answer[0] != JUDGED:
            raise NoAnalysis(answer[1:].decode(errors="replace"))
        return answer[1:]

    async def close(self) -> None:
        """End the process, whatever it does."""
        await self._worker.close()
