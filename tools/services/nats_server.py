"""A NATS server of a test's own, which it may kill and start again."""

import asyncio
import os
import shutil
import signal
import socket
from asyncio.subprocess import DEVNULL, Process
from types import TracebackType
from typing import Self

from tools.patience import until


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class NatsServer:
    """Not running until started."""

    def __init__(self, *options: str) -> None:
        """Options are those of `nats-server`, such as `--user` and `--tlscert`."""
        self.port = free_port()
        self._options = options
        self._process: Process | None = None

    @property
    def url(self) -> str:
        return f"nats://127.0.0.1:{self.port}"

    async def start(self) -> None:
        """Start the server and wait until it listens."""
        program = shutil.which("nats-server", path=f"{os.environ['PATH']}:/usr/sbin")
        assert program is not None, "nats-server is not installed"
        self._process = await asyncio.create_subprocess_exec(
            program, "-a", "127.0.0.1", "-p", str(self.port), *self._options, stdout=DEVNULL, stderr=DEVNULL
        )
        await until(self._listens)

    async def kill(self) -> None:
        """Kill the server at once."""
        if self._process is not None:
            self._process.kill()
            await self._process.wait()
            self._process = None

    def freeze(self) -> None:
        """Let the server keep its connections and do nothing."""
        assert self._process is not None
        self._process.send_signal(signal.SIGSTOP)

    async def _listens(self) -> bool:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", self.port)
        except OSError:
            return False
        writer.close()
        await writer.wait_closed()
        return True

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.kill()
