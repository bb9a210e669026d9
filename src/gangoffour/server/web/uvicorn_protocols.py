"""What uvicorn's own protocols leave open: ending a socket whose client does not read, or a connection that only waits.

uvicorn's `send` waits until the client has taken what was sent before; for a client that never does, it waits forever,
and so does closing. Its parser takes headers of any length, and copies what it has of one with every piece that comes.
A message on its way out passes through a task, four coroutines and a frame object; here a text is one call.
"""

import asyncio
import socket
from asyncio.transports import BaseTransport
from functools import cache
from typing import Any, Final, cast

import msgspec
from uvicorn._types import ASGISendEvent
from uvicorn.protocols.http.httptools_impl import STATUS_LINE, HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.protocol import State

from gangoffour.server.web.channels import CUT, WRITE
from gangoffour.server.web.errors import WebCode, WebError
from gangoffour.server.web.problems import problem, status_of
from gangoffour.server.web.security_log import SecurityLog
from gangoffour.server.web.sessions import address_key

ABORT_S: Final = 5.0
"""How long a client has to take the end of its socket."""

SEND_BUFFER: Final = 65_536
"""Bytes that the system keeps for a client: more than three snapshots."""

WRITE_BUFFER: Final = 16_384
"""Bytes that this process keeps beyond them. What is more waits in the channel's queue, which is bounded."""

_SHORT: Final = 126
_LONG: Final = 65_536
"""Lengths from which on a frame needs two, and eight, more bytes for its length."""

PARSED_AT_ONCE: Final = 2_048
"""Bytes of a socket that are parsed in one turn. Sixty thousand come at once, and may be two thousand messages."""

REQUEST_S: Final = 20.0
"""How long a client has to send its request."""

HEAD_BYTES: Final = 32_768
"""How much of a request may be anything but its body: request line, headers, lengths of chunks, trailers."""

PIECE_BYTES: Final = 8_192
"""How much is parsed at once. The parser does not say where in a piece a request begins."""

LINGER_S: Final = 1.0
"""How long a client has to take the answer to a head that is too long. What it sends meanwhile is thrown away: closed
over unread bytes, a connection loses the answer too."""


class SocketProtocol(WebSocketsSansIOProtocol):
    """A WebSocket that can be cut, and for which the system keeps little."""

    _unparsed = b""

    def data_received(self, data: bytes) -> None:
        """Parse what came a little at a time: others have their turn between the messages of a flood."""
        is_parsing = bool(self._unparsed)
        self._unparsed += data
        if not is_parsing:
            self._parse_some()

    def _parse_some(self) -> None:
        super().data_received(self._unparsed[:PARSED_AT_ONCE])
        self._unparsed = self._unparsed[PARSED_AT_ONCE:]
        if self._unparsed and not self.disconnected:
            self.loop.call_soon(self._parse_some)

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
        extensions[WRITE] = self.write
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

    def write(self, text: bytes) -> bool:
        """Send a text at once; False if the client has not taken what was sent before, or takes no more."""
        is_open = self.conn.state is State.OPEN and not self.close_sent and not self.transport.is_closing()
        if not is_open or not self.writable.is_set():
            return False
        self.transport.write(text_frame(text))
        return True

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


def text_frame(text: bytes) -> bytes:
    """Return a whole text as a server frames it: no mask, no extension (RFC 6455, 5.2)."""
    length = len(text)
    if length < _SHORT:
        return b"\x81%c%b" % (length, text)
    if length < _LONG:
        return b"\x81\x7e%b%b" % (length.to_bytes(2), text)
    return b"\x81\x7f%b%b" % (length.to_bytes(8), text)


class RequestProtocol(HttpToolsProtocol):
    """An HTTP connection whose requests have to come in time, to their end, and with heads of a bounded length.

    A socket begins as a request: its handshake is bounded as well.
    """

    _request_timer: asyncio.TimerHandle | None = None
    _is_in_head = False
    _is_refused = False
    _piece_bytes = 0
    _head_bytes = 0
    """What came of the present request, without its body."""

    def __init__(self, *, security: SecurityLog, **needs: Any) -> None:  # noqa: ANN401  whatever uvicorn hands over
        super().__init__(**needs)
        self._security = security

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Begin to wait."""
        super().connection_made(transport)
        self._expect_request()

    def connection_lost(self, exc: Exception | None) -> None:
        """Wait no more."""
        self._have_request()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Parse what came, piece by piece, until it is too much."""
        place = 0
        while place < len(data) and not self._is_refused:
            most = min(PIECE_BYTES, HEAD_BYTES - self._head_bytes) if self._is_in_head else PIECE_BYTES
            piece = data[place : place + most]
            place += most
            self._piece_bytes = len(piece)
            self._head_bytes += len(piece)
            super().data_received(piece)
            if self.transport.is_closing() or self.transport.get_protocol() is not self:
                return
            if self._head_bytes >= HEAD_BYTES and (self._is_in_head or self._head_bytes > HEAD_BYTES):
                self._refuse_head()

    def on_message_begin(self) -> None:
        """A request begins."""
        self._is_in_head = True
        self._head_bytes = self._piece_bytes
        self._expect_request()
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """The head is here."""
        self._is_in_head = False
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        """A part of the body is here; its length is bounded by the app."""
        self._head_bytes -= len(body)
        super().on_body(body)

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

    def _refuse_head(self) -> None:
        """Read no more of the request, and say so, unless the answer to another one is on its way."""
        self._is_refused = True
        self._security.note_refusal(WebCode.HEAD_TOO_LONG, address_key("" if self.client is None else self.client[0]))
        cycle = cast("RequestResponseCycle | None", self.cycle)  # there is none before the first request
        if cycle is None or cycle.response_complete:
            self.transport.write(_too_long())
            self.transport.write_eof()
        self.loop.call_later(LINGER_S, self.transport.abort)


@cache
def _too_long() -> bytes:
    """Return the answer to a request whose head is too long. In which language it asked is not known."""
    error = WebError(WebCode.HEAD_TOO_LONG, most=HEAD_BYTES)
    body = msgspec.json.encode(problem(error))
    return b"%sContent-Type: application/json\r\nContent-Length: %d\r\nConnection: close\r\n\r\n%s" % (
        STATUS_LINE[status_of(error.code)],
        len(body),
        body,
    )
