"""One socket as the rest of the gateway sees it: messages go out without anybody waiting, and it can be ended.

A message goes out at once, as long as the client takes what it is sent. Else it waits in a bounded queue, from which
one task writes. A client that does not read is cut off: its messages would fill the memory, and waiting for it would
hold up the others.
"""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Any, Final, TypeAlias, cast

from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from litestar.types import Message
from uvicorn.protocols.utils import ClientDisconnected

from gangoffour.protocol import Farewell, ServerMessage, encode_server_message, messages
from gangoffour.server.logs import logger
from gangoffour.server.settings import Limits
from gangoffour.server.web.errors import WebCode
from gangoffour.server.web.limits import SendQueue

AnySocket: TypeAlias = WebSocket[Any, Any, Any]

CUT: Final = "gof.cut"
"""Under this name the protocol below lets us end a socket without waiting for the client (`uvicorn_protocols`)."""

WRITE: Final = "gof.write"
"""Under this name it sends a text at once, or says that it has to wait."""

FLUSH_S: Final = 3.0
"""How long a client has to take what was sent before the end."""

_LOG: Final = logger(__name__)
_GONE: Final = (ClientDisconnected, WebSocketDisconnect)


class Channel:
    """A socket that was accepted."""

    def __init__(self, socket: AnySocket, limits: Limits) -> None:
        self._socket = socket
        self._queue = SendQueue(limits)
        self._farewell: Farewell | None = None
        extensions = cast("dict[str, Any]", socket.scope.get("extensions") or {})
        self._write_now: Callable[[bytes], bool] = extensions.get(WRITE, _never)
        self._cut_now: Callable[[int], None] | None = extensions.get(CUT)
        self._is_writing = False
        """True while the writer waits with a message that it took from the queue."""
        self._writer = asyncio.create_task(self._write())
        self._timer: asyncio.TimerHandle | None = None

    @property
    def farewell(self) -> Farewell | None:
        """Why the server ends the socket; None while it does not."""
        return self._farewell

    def send(self, frame: bytes) -> None:
        """Send a frame, now or some time soon. Nobody waits for it, and none overtakes another."""
        if self._queue.is_idle and not self._is_writing and self._write_now(frame):
            return
        if self._queue.put(frame) or self._farewell is not None:
            return
        if self._queue.reason == WebCode.SLOW_READER:
            self._farewell = Farewell.SLOW_READER
            self._cut()

    def say(self, message: ServerMessage) -> None:
        """Send a message, some time soon."""
        self.send(encode_server_message(message))

    def finish(self, farewell: Farewell) -> None:
        """End the socket: what waits is sent, then why, then it is closed. The first reason stays."""
        if self._farewell is not None:
            return
        self.send(encode_server_message(messages.Goodbye(code=farewell.code)))
        if self._farewell is None:
            self._farewell = farewell
            self._queue.close(farewell.code)
            self._timer = asyncio.get_running_loop().call_later(FLUSH_S, self._cut)

    async def receive(self) -> str | bytes | None:
        """Return the next message of the client; None when there will be no more."""
        if self._farewell is not None:
            return None
        try:
            event = cast("dict[str, Any]", await self._socket.receive())
        except WebSocketDisconnect:
            return None
        if event["type"] != "websocket.receive" or self._farewell is not None:
            return None
        text = event.get("text")
        return cast("str | bytes", event.get("bytes") or b"") if text is None else cast("str", text)

    async def close(self) -> None:
        """Leave nothing behind. What was finished is sent first, as far as the client takes it."""
        if self._farewell is None:
            self._writer.cancel()
        await asyncio.wait([self._writer])
        if not self._writer.cancelled() and (error := self._writer.exception()) is not None:
            _LOG.error("a socket could not be written to", exc_info=error)
        if self._timer is not None:
            self._timer.cancel()

    async def _write(self) -> None:
        with contextlib.suppress(*_GONE):
            async for frame in self._queue:
                self._is_writing = True
                await self._emit({"type": "websocket.send", "text": frame.decode(), "bytes": None})
                self._is_writing = False
                del frame  # a snapshot is large, and the next message may be long in coming
            if self._farewell is not None:
                await self._emit({"type": "websocket.close", "code": self._farewell.number, "reason": ""})

    async def _emit(self, event: Message) -> None:
        await self._socket.send(event)

    def _cut(self) -> None:
        """Close at once, whether the client takes it or not."""
        self._writer.cancel()
        if self._farewell is not None and self._cut_now is not None:
            self._cut_now(self._farewell.number)


def _never(_frame: bytes) -> bool:
    """Let every message wait: the protocol below does not send at once."""
    return False
