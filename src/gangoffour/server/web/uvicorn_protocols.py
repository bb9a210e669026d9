"""What uvicorn's own protocols leave open: ending a socket whose client does not read, or a connection that only waits.

uvicorn's `send` waits until the client has taken what was sent before; for a client that never does, it waits forever,
and so does closing.
"""

import asyncio
import socket
from asyncio.transports import BaseTransport
from typing import Final, cast

from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from gangoffour.server.web.channels import CUT

ABORT_S: Final = 5.0
"""How long a client has to take the end of its socket."""

SEND_BUFFER: Final = 65_536
"""Bytes that the system keeps for a client: more than three snapshots."""

WRITE_BUFFER: Final = 16_384
"""Bytes that this process keeps beyond them. What is more waits in the channel's queue, which is bounded."""

REQUEST_S: Final = 20.0
"""How long a client has to send its request."""


class SocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket that can be cut, and for which the system keeps little."""

    def connection_made(self, transport: BaseTransport) -> None:
        """Bound what the system keeps for a client that does not read: it would keep megabytes."""
        super().connection_made(transport)
        cast("asyncio.Transport", transport).set_write_buffer_limits(high=WRITE_BUFFER)
        own = transport.get_extra_info("socket")
        if own is not None:
            own.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)

    async def run_asgi(self) -> None:
        """Run the app, and tell it how to cut the socket."""
        extensions = cast("dict[str, object]", self.scope["extensions"])
        extensions[CUT] = self.cut
        try:
            await super().run_asgi()
        finally:
            self._abort_later()

    async def send(self, message: ASGISendEvent) -> None:
        """Send, and forget the handshake once it is over: it holds the token, and a tenth of what a socket takes."""
        try:
            await super().send(message)
        except RuntimeError:
            if self.close_sent:  # it waited for the client while the socket was closed
                raise ClientDisconnected from None
            raise
        if message["type"] == "websocket.accept":
            del self.request, self.response

    def keepalive_timeout(self) -> None:
        """Close the socket of a client that answers no ping, and wait no longer for it to take what was sent."""
        super().keepalive_timeout()
        self._abort_later()

    def cut(self, code: int) -> None:
        """Close at once: the client finds the end after what it has not read yet, if it reads soon."""
        if not self.close_sent and not self.transport.is_closing():
            self.queue.put_nowait({"type": "websocket.disconnect", "code": code, "reason": None})
            self.conn.send_close(code)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        self._abort_later()

    def _abort_later(self) -> None:
        if not self.disconnected:
            self.loop.call_later(ABORT_S, self._abort)

    def _abort(self) -> None:
        if not self.disconnected:
            self.transport.abort()


class RequestProtocol(HttpToolsProtocol):
    """An HTTP connection whose requests have to come in time, to their end."""

    _request_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait."""
        super().connection_made(transport)
        self._expect_request()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no more."""
        self._have_request()
        super().connection_lost(exc)

    def on_message_begin(self) -> None:
        """A request begins."""
        self._expect_request()
        super().on_message_begin()

    def on_message_complete(self) -> None:
        """The request is here."""
        self._have_request()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """The connection is a socket from now on."""
        self._have_request()
        super().handle_websocket_upgrade()

    def _expect_request(self) -> None:
        if self._request_timer is None:
            self._request_timer = self.loop.call_later(REQUEST_S, self.transport.abort)

    def _have_request(self) -> None:
        if self._request_timer is not None:
            self._request_timer.cancel()
            self._request_timer = None
