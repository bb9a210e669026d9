"""A socket to a table that mends itself: a broken one is opened again, after pauses that grow, for a limited time."""

import asyncio
import random
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, Protocol

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed as SocketClosed
from websockets.exceptions import InvalidHandshake, InvalidStatus

from gangoffour.client.errors import ClientCode, SocketRefused, Unreachable
from gangoffour.client.table_fold import OutOfStep
from gangoffour.protocol import (
    ClientMessage,
    MalformedMessage,
    MessageCode,
    Problem,
    ServerMessage,
    decode_server_message,
    encode_client_message,
    messages,
)

FINAL_CODES: Final = {
    4400: "protocol/malformed",
    4401: "session/ended",
    4403: "table/not_welcome",
    4404: "table/unknown",
    4410: "table/closed",
    4423: "table/banned",
}
"""Codes with which a server closes a socket that need not be opened again, and why, unless it said so itself."""

FRAME_LIMIT: Final = 1 << 20
_TOO_MANY_REQUESTS: Final = 429
_SERVER_FAULT: Final = 500
_CHANCE: Final = random.SystemRandom()


@dataclass(frozen=True, slots=True)
class Patience:
    """How long a client waits, in seconds."""

    first_pause_s: float = 0.1
    """Before a broken socket is first opened again; every further pause is twice as long, less some chance."""
    longest_pause_s: float = 5.0
    reconnect_limit_s: float = 60.0
    """How long after the break the client gives up."""
    command_limit_s: float = 30.0
    """How long a command may be without an answer, breaks and repetitions included."""
    request_limit_s: float = 10.0
    """How long a request over HTTP may be without an answer."""

    def pause_s(self, attempt: int) -> float:
        """Return the pause before an attempt, counted from 0. Chance keeps many clients from coming back at once."""
        longest = min(self.longest_pause_s, self.first_pause_s * 2 ** min(attempt, 16))
        return _CHANCE.uniform(longest / 2, longest)


class Listener(Protocol):
    """Who speaks through a link."""

    def hello(self) -> messages.Hello:
        """Return the first message of a new socket."""
        ...

    def hear(self, message: ServerMessage) -> list[ClientMessage]:
        """Take a message of the server; return what to send because of it.

        Raises:
            OutOfStep: The socket has to be opened anew.
        """
        ...


class Link:
    """One socket after another to the same address."""

    def __init__(
        self,
        url: str,
        headers: Callable[[], Mapping[str, str]],
        listener: Listener,
        patience: Patience,
    ) -> None:
        self._url = url
        self._headers = headers
        self._listener = listener
        self._patience = patience
        self._socket: ClientConnection | None = None
        self._goodbye: str | None = None
        self._attempt = 0
        self._broken_at = time.monotonic()

    async def run(self) -> None:
        """Keep the socket open until the server ends it for good, or cannot be reached any more.

        Raises:
            SocketRefused: The server closed the socket and will not open it again.
            Unreachable: The time limit is over.
        """
        while True:
            try:
                await self._listen()
            except SocketClosed as closed:
                self._require_more(closed)
            except InvalidStatus as refused:
                _require_retry(refused)
            except (OSError, TimeoutError, InvalidHandshake, OutOfStep):
                pass
            self._goodbye = None
            pause_s = self._patience.pause_s(self._attempt)
            self._attempt += 1
            if time.monotonic() + pause_s - self._broken_at > self._patience.reconnect_limit_s:
                raise Unreachable(ClientCode.UNREACHABLE, url=self._url)
            await asyncio.sleep(pause_s)

    async def send(self, message: ClientMessage) -> None:
        """Send a message if the socket is open and was welcomed; else leave it to whoever sends it again."""
        if self._socket is not None:
            await _send(self._socket, message)

    async def break_off(self) -> None:
        """Cut the socket, as a lost network would. The link goes on to open another one."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def _listen(self) -> None:
        limit_s = self._patience.reconnect_limit_s
        async with connect(
            self._url,
            additional_headers=dict(self._headers()),
            compression=None,
            max_size=FRAME_LIMIT,
            open_timeout=min(10.0, limit_s),
            close_timeout=1.0,
        ) as socket:
            try:
                await socket.send(encode_client_message(self._listener.hello()).decode())
                while True:
                    await self._hear(socket, await socket.recv(decode=False))
            finally:
                if self._socket is not None:
                    self._socket = None
                    self._broken_at = time.monotonic()

    async def _hear(self, socket: ClientConnection, frame: bytes) -> None:
        try:
            message = decode_server_message(frame)
        except MalformedMessage as malformed:
            if malformed.code is MessageCode.UNKNOWN_TYPE:
                return  # a newer server says more than this client knows
            raise
        if isinstance(message, messages.Goodbye):
            self._goodbye = message.code
        answers = self._listener.hear(message)
        if isinstance(message, messages.Welcome):
            self._socket = socket
        else:
            self._attempt = 0
        for answer in answers:
            await _send(socket, answer)

    def _require_more(self, closed: SocketClosed) -> None:
        """Raise if the server closed the socket for good."""
        received = closed.rcvd
        if received is not None and received.code in FINAL_CODES:
            raise SocketRefused(self._goodbye or FINAL_CODES[received.code]) from closed


async def _send(socket: ClientConnection, message: ClientMessage) -> None:
    try:
        await socket.send(encode_client_message(message).decode())
    except SocketClosed:
        return  # a command stays in the outbox and is sent through the next socket


def _require_retry(refused: InvalidStatus) -> None:
    """Raise if the server refused the socket for a cause that time will not cure."""
    status = refused.response.status_code
    if status == _TOO_MANY_REQUESTS or status >= _SERVER_FAULT:
        return
    try:
        problem = msgspec.json.decode(refused.response.body or b"", type=Problem)
    except msgspec.DecodeError:
        raise SocketRefused("table/not_welcome", {"status": status}) from refused
    raise SocketRefused(problem.code, problem.facts) from refused
