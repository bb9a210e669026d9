"""A process that works for the server, from the server's side: started when it is needed, replaced when it was lost."""

import asyncio
import contextlib
import os
import sys
from asyncio.subprocess import PIPE, Process
from pathlib import Path
from typing import Any

from gangoffour.bots import one_thread
from gangoffour.server.adapters.processes.bot_process import LENGTH_SIZE, READY, pack_frame


class NoAnswer(Exception):
    """A process gave no answer that can be used, and the text says why."""


def command_for(file: Path) -> tuple[str, ...]:
    """Return how a process is started from its file; -P keeps the folder of the file off the path of imports."""
    return sys.executable, "-P", str(file)


class WorkerProcess:
    """A place for one process, which answers one request at a time."""

    def __init__(self, command: tuple[str, ...]) -> None:
        self._command = command
        self._running: _Running | None = None
        self._starting: asyncio.Task[_Running] | None = None
        self._tasks: set[asyncio.Task[Any]] = set()
        self._is_closed = False

    @property
    def process_id(self) -> int | None:
        """The id of the process, if one runs."""
        if self._running is None or self._running.process.returncode is not None:
            return None
        return self._running.process.pid

    async def ask(self, request: bytes) -> bytes:
        """Return the answer to a request. If it is not waited for, the process is ended: it may hang."""
        running = await self.start()
        try:
            return await running.ask(request)
        except (OSError, asyncio.IncompleteReadError) as error:
            raise NoAnswer("process lost") from error
        finally:
            if running.is_asked:
                self._discard(running)

    async def start(self) -> "_Running":
        """Start the process, if it does not run."""
        if self._running is not None and self._starting is None:
            if self._running.process.returncode is None:
                return self._running
            self._discard(self._running)
        if self._is_closed:
            raise NoAnswer("closed")
        if self._starting is None:
            self._starting = asyncio.create_task(self._start())
            self._keep(self._starting)
        # Starting goes on when this request is given up: else a slow machine would start it for ever.
        return await asyncio.shield(self._starting)

    async def close(self) -> None:
        """End the process and wait until it is gone."""
        self._is_closed = True
        if self._running is not None:
            self._discard(self._running)
        while self._tasks:
            await asyncio.wait(self._tasks)

    async def _start(self) -> "_Running":
        try:
            running = _Running(
                await asyncio.create_subprocess_exec(
                    *self._command, stdin=PIPE, stdout=PIPE, start_new_session=True, env=one_thread(os.environ)
                )  # in a session of its own, so that Ctrl-C is left to the server
            )
            self._running = running
            if self._is_closed or await running.read() != READY:
                self._discard(running)
        except (OSError, asyncio.IncompleteReadError) as error:
            if self._running is not None:
                self._discard(self._running)
            raise NoAnswer("process does not start") from error
        finally:
            self._starting = None
        if self._running is None:
            raise NoAnswer("closed" if self._is_closed else "process is not ours")
        return running

    def _discard(self, running: "_Running") -> None:
        if self._running is not running:  # done before
            return
        self._running = None
        with contextlib.suppress(ProcessLookupError):
            running.process.kill()
        self._keep(asyncio.create_task(running.reap()))

    def _keep(self, task: asyncio.Task[Any]) -> None:
        self._tasks.add(task)
        task.add_done_callback(self._forget)

    def _forget(self, task: asyncio.Task[Any]) -> None:
        self._tasks.discard(task)
        if not task.cancelled():
            task.exception()  # whoever waited has heard of it; if nobody did, nobody needs to


class _Running:
    """A process and the pipes to it."""

    def __init__(self, process: Process) -> None:
        if process.stdin is None or process.stdout is None:
            raise OSError("no pipes")
        self.process = process
        self.is_asked = False
        """True while an answer is due."""
        self._requests = process.stdin
        self._answers = process.stdout

    async def ask(self, request: bytes) -> bytes:
        """Return the answer to a request."""
        self.is_asked = True
        self._requests.write(pack_frame(request))
        await self._requests.drain()
        answer = await self.read()
        self.is_asked = False
        return answer

    async def read(self) -> bytes:
        """Return what the process says next."""
        size = int.from_bytes(await self._answers.readexactly(LENGTH_SIZE))
        return await self._answers.readexactly(size)

    async def reap(self) -> None:
        """Wait for the end of the process, which was killed, and close the pipes."""
        self._requests.close()
        await self.process.wait()
        with contextlib.suppress(OSError):
            await self._requests.wait_closed()
