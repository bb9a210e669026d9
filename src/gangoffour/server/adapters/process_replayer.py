"""Records replayed beside the server, in a process of its own that can be ended."""

import asyncio
import sys
from pathlib import Path
from typing import Any, Final

import msgspec

from gangoffour.records import RecordCode, RecordError
from gangoffour.server.adapters import replay_process
from gangoffour.server.adapters.bot_fallback import BotFailure
from gangoffour.server.adapters.bot_worker import BotWorker
from gangoffour.server.adapters.replay_process import REFUSED, REPLAYED, TOO_LONG
from gangoffour.server.logs import logger
from gangoffour.server.ports import NoReplay, ReplayTooLong

COMMAND: Final = (sys.executable, "-P", str(Path(replay_process.__file__)))

REPLAY_S: Final = 60.0
"""How long a replay may take in all, where others need the processors too."""

_LOG: Final = logger(__name__)


class ProcessReplayer:
    """Replays records one at a time. The process starts with the first of them, like those in which bots think."""

    def __init__(self, timeout_s: float = REPLAY_S, command: tuple[str, ...] = COMMAND) -> None:
        self._worker = BotWorker(command)
        self._turn = asyncio.Lock()
        self._timeout_s = timeout_s

    @property
    def process_id(self) -> int | None:
        """The id of the process, if one runs."""
        return self._worker.process_id

    async def replay(self, text: str) -> bytes:
        """Return the replay of a record as JSON."""
        async with self._turn:
            try:
                async with asyncio.timeout(self._timeout_s):
                    answer = await self._worker.ask(text.encode())
            except (BotFailure, TimeoutError) as error:
                _LOG.warning("no replay", reason=str(error) or type(error).__name__)
                raise NoReplay from error
        kind, content = answer[0], answer[1:]
        if kind == REPLAYED:
            return content
        if kind == REFUSED:
            raise _refusal(content)
        if kind == TOO_LONG:
            raise ReplayTooLong
        _LOG.error("a replay failed", error=content.decode(errors="replace"))
        raise NoReplay

    async def close(self) -> None:
        """End the process, whatever it does."""
        await self._worker.close()


def _refusal(content: bytes) -> RecordError:
    code, facts = msgspec.json.decode(content, type=tuple[str, dict[str, Any]])
    return RecordError(RecordCode(code), **facts)
