"""A WebSocket client with as little in it as a load generator can do with: thousands of them run in one process."""

import asyncio
import base64
import os
import socket
import struct
from collections.abc import Callable
from typing import Final, cast

from tools.load.addresses import FORWARDED

TEXT: Final = 0x1
CLOSE: Final = 0x8
PING: Final = 0x9
PONG: Final = 0xA

_FINAL: Final = 0x80
_MASKED: Final = 0x80
_NO_MASK: Final = bytes(4)
"""A mask of zeros changes nothing, so it costs the generator nothing. The server takes it off all the same."""
_SHORT: Final = 126
_LONG: Final = 127
_CODE_SIZE: Final = 2


class ClientSocket(asyncio.Protocol):
    """One socket. Frames of text go to `heard`; pings are answered; the end is kept."""

    def __init__(self, heard: Callable[[bytes], None]) -> None:
        self._heard = heard
        self._buffer = bytearray()
        self._is_upgraded = False
        self._transport: asyncio.Transport | None = None
        loop = asyncio.get_running_loop()
        self.opened: asyncio.Future[None] = loop.create_future()
        self.closed: asyncio.Future[int | None] = loop.create_future()
        """The code that the server closed with; None if it just hung up."""
        self.answers_pings = True
        self._code: int | None = None

    @property
    def transport(self) -> asyncio.Transport:
        """The connection below."""
        if self._transport is None:
            raise ConnectionError("not connected")
        return self._transport

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Keep the connection."""
        self._transport = cast("asyncio.Transport", transport)  # uvloop's is none by its type

    def connection_lost(self, exc: Exception | None) -> None:
        """Tell whoever waits."""
        if not self.opened.done():
            self.opened.set_exception(exc or ConnectionError(bytes(self._buffer[:200])))
        if not self.closed.done():
            self.closed.set_result(self._code)

    def data_received(self, data: bytes) -> None:
        """Take the answer to the handshake, then frames."""
        self._buffer += data
        if not self._is_upgraded:
            head, found, rest = bytes(self._buffer).partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.split(b"\r\n", 1)[0]:
                self.transport.close()
                return
            self._is_upgraded = True
            self._buffer = bytearray(rest)
            self.opened.set_result(None)
        while self._take_frame():
            pass

    def _take_frame(self) -> bool:
        buffer = self._buffer
        if len(buffer) < _CODE_SIZE:
            return False
        length, begin = buffer[1] & ~_MASKED, 2
        if length == _SHORT:
            begin = 4
        elif length == _LONG:
            begin = 10
        if len(buffer) < begin:
            return False
        if length >= _SHORT:
            length = int.from_bytes(buffer[2:begin])
        if len(buffer) < begin + length:
            return False
        payload = bytes(buffer[begin : begin + length])
        kind = buffer[0] & 0xF
        del buffer[: begin + length]
        self._take(kind, payload)
        return True

    def _take(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self._heard(payload)
        elif kind == PING and self.answers_pings:
            self.transport.write(frame(PONG, payload))
        elif kind == CLOSE:
            self._code = int.from_bytes(payload[:_CODE_SIZE]) if payload else None
            self.transport.write(frame(CLOSE, payload[:_CODE_SIZE]))

    def send(self, text: bytes) -> None:
        """Send a message."""
        self.transport.write(frame(TEXT, text))

    def close(self) -> None:
        """Hang up."""
        self.transport.close()


def frame(kind: int, payload: bytes) -> bytes:
    """Return a frame of a client."""
    length = len(payload)
    if length < _SHORT:
        return bytes((_FINAL | kind, _MASKED | length)) + _NO_MASK + payload
    return bytes((_FINAL | kind, _MASKED | _SHORT)) + struct.pack("!H", length) + _NO_MASK + payload


def upgrade_request(port: int, path: str, token: str | None, address: str | None = None) -> bytes:
    """Return the request that turns a connection into a socket; without a token it comes from the server's own page.

    With an address the proxy says that it comes from there.
    """
    who = f"Origin: http://127.0.0.1:{port}" if token is None else f"Authorization: Bearer {token}"
    if address is not None:
        who = f"{who}\r\n{FORWARDED}: {address}"
    key = base64.b64encode(os.urandom(16)).decode()
    return (
        f"GET {path} HTTP/1.1\r\nHost: 127.0.0.1:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n{who}\r\n\r\n"
    ).encode()


async def connect(
    port: int,
    path: str,
    token: str | None,
    heard: Callable[[bytes], None],
    *,
    receive_buffer: int | None = None,
    address: str | None = None,
) -> ClientSocket:
    """Open a socket, maybe as if from an address; the system keeps at most `receive_buffer` bytes for it, if given."""
    connection = socket.socket()
    connection.setblocking(False)  # noqa: FBT003  the language's own
    connection.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
    if receive_buffer is not None:
        connection.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive_buffer)
    loop = asyncio.get_running_loop()
    await loop.sock_connect(connection, ("127.0.0.1", port))
    _, opened = await loop.create_connection(lambda: ClientSocket(heard), sock=connection)
    opened.transport.write(upgrade_request(port, path, token, address))
    await opened.opened
    return opened
