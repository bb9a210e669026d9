"""One address in front of several nodes: whoever comes in is led to the first node that answers.

A client keeps its one address, its commands without an answer and its secrets when a node dies, as behind any proxy.
"""

import asyncio
import contextlib
from asyncio import StreamReader, StreamWriter
from collections.abc import Sequence

_SIZE = 1 << 16


class Door:
    """An open port. The nodes are tried in the order of the ports."""

    def __init__(self, ports: Sequence[int]) -> None:
        self._ports = tuple(ports)
        self._server: asyncio.Server | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def url(self) -> str:
        """Where clients come in."""
        assert self._server is not None
        return f"http://127.0.0.1:{self._server.sockets[0].getsockname()[1]}"

    async def open(self) -> None:
        """Begin to let clients in."""
        self._server = await asyncio.start_server(self._lead, "127.0.0.1", 0)

    async def close(self) -> None:
        """Let nobody in any more; all are cut off."""
        if self._server is not None:
            self._server.close()
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _lead(self, reader: StreamReader, writer: StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        try:
            node = await self._node()
            if node is not None:
                await self._join((reader, writer), node)
        except asyncio.CancelledError:
            return
        finally:
            writer.close()  # not at once: a farewell may still be on its way

    async def _node(self) -> tuple[StreamReader, StreamWriter] | None:
        for port in self._ports:
            with contextlib.suppress(OSError):
                return await asyncio.open_connection("127.0.0.1", port)
        return None

    async def _join(self, client: tuple[StreamReader, StreamWriter], node: tuple[StreamReader, StreamWriter]) -> None:
        """Carry bytes both ways until one side ends."""
        ways = [asyncio.create_task(_carry(client[0], node[1])), asyncio.create_task(_carry(node[0], client[1]))]
        try:
            await asyncio.wait(ways, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for way in ways:
                way.cancel()
            node[1].transport.abort()


async def _carry(reader: StreamReader, writer: StreamWriter) -> None:
    with contextlib.suppress(OSError):
        while data := await reader.read(_SIZE):
            writer.write(data)
            await writer.drain()
