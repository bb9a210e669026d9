"""Records replayed beside the server, in a process of its own that can be ended."""

from pathlib import Path
from typing import Any, Final

import msgspec

from gangoffour.records import RecordCode, RecordError
from gangoffour.server.adapters.matches import replay_process
from gangoffour.server.adapters.matches.replay_process import REFUSED, REPLAYED, TOO_LONG
from gangoffour.server.adapters.processes.side_process import SideProcess
from gangoffour.server.adapters.processes.worker_process import NoAnswer, command_for
from gangoffour.server.logs import logger
from gangoffour.server.ports import NoReplay, ReplayTooLong

COMMAND: Final = command_for(Path(replay_process.__file__))

REPLAY_S: Final = 60.0
"""How long a replay may take in all, where others need the processors too."""

_LOG: Final = logger(__name__)


class ProcessReplayer:
    """Replays records one at a time."""

    def __init__(self, timeout_s: float = REPLAY_S, command: tuple[str, ...] = COMMAND) -> None:
        self._process = SideProcess(command, timeout_s)

    @property
    def process_id(self) -> int | None:
        """The id of the process, if one runs."""
        return self._process.process_id

    async def replay(self, text: str) -> bytes:
        """Return the replay of a record as JSON."""
        try:
            answer = await self._process.ask(text.encode())
        except NoAnswer as error:
            _LOG.warning("no replay", reason=str(error))
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
        await self._process.close()


def _refusal(content: bytes) -> RecordError:
    code, facts = msgspec.json.decode(content, type=tuple[str, dict[str, Any]])
    return RecordError(RecordCode(code), **facts)
