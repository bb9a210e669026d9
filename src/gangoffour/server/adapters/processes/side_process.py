"""One process beside the server that does one thing at a time for whoever asks."""

import asyncio

from gangoffour.server.adapters.processes.worker_process import NoAnswer, WorkerProcess


class SideProcess:
    """Takes requests in the order in which they come. The process starts with the first of them."""

    def __init__(self, command: tuple[str, ...], answer_s: float, turn_s: float | None = None) -> None:
        """Say how long an answer may take, and how long somebody waits for their turn; None: as long as it takes."""
        self._worker = WorkerProcess(command)
        self._turn = asyncio.Lock()
        self._answer_s = answer_s
        self._turn_s = turn_s

    @property
    def process_id(self) -> int | None:
        """The id of the process, if one runs."""
        return self._worker.process_id

    @property
    def is_asked(self) -> bool:
        """True while somebody waits for an answer."""
        return self._turn.locked()

    async def ask(self, request: bytes) -> bytes:
        """Return the answer to a request.

        Raises:
            NoAnswer: There was none in time.
        """
        try:
            async with asyncio.timeout(self._turn_s):
                await self._turn.acquire()
        except TimeoutError:
            raise NoAnswer("no turn") from None
        try:
            async with asyncio.timeout(self._answer_s):
                return await self._worker.ask(request)
        except TimeoutError:
            raise NoAnswer("timeout") from None
        finally:
            self._turn.release()

    async def close(self) -> None:
        """End the process, whatever it does."""
        await self._worker.close()
