"""How long the head of a request may be: everything but its body, whatever it is sent for."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from gangoffour.server.web.uvicorn_protocols import HEAD_BYTES
from tools.patience import PATIENCE_S, until
from tools.servers.gateway import Gateway, gateway

pytestmark = pytest.mark.anyio

HEALTH = b"GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n"


class Line:
    """A connection that sends bytes as they are."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.writer = writer
        self._reader = reader

    async def answer(self) -> tuple[int, bytes]:
        """Return the status and the body of the next answer."""
        async with asyncio.timeout(PATIENCE_S):
            head = (await self._reader.readuntil(b"\r\n\r\n")).lower()
            length = head.partition(b"content-length:")[2].partition(b"\r\n")[0]
            return int(head.split()[1]), await self._reader.readexactly(int(length))

    async def is_ended(self) -> bool:
        """Wait for the end; return whether it came before anything else."""
        async with asyncio.timeout(PATIENCE_S):
            try:
                return await self._reader.read(1) == b""
            except ConnectionResetError:
                return True


@asynccontextmanager
async def line(server: Gateway) -> AsyncIterator[Line]:
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    try:
        yield Line(reader, writer)
    finally:
        writer.transport.abort()


def head_of(size: int, first: bytes = b"GET /healthz HTTP/1.1", *others: bytes) -> bytes:
    """Return a head of so many bytes."""
    start = b"\r\n".join((first, b"Host: x", *others, b"X-Filling: "))
    return start + b"x" * (size - len(start) - 4) + b"\r\n\r\n"


ENDLESS = {
    "a request line": b"GET /" + b"x" * 2 * HEAD_BYTES,
    "a header": b"GET /healthz HTTP/1.1\r\nCookie: " + b"x" * 2 * HEAD_BYTES,
    "the name of a header": b"GET /healthz HTTP/1.1\r\n" + b"x" * 2 * HEAD_BYTES,
    "many headers": b"GET /healthz HTTP/1.1\r\n" + b"Cookie: gof=x\r\n" * (HEAD_BYTES // 8),
    "a handshake": b"GET /ws/lobby HTTP/1.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nCookie: "
    + b"x" * 2 * HEAD_BYTES,
}


@pytest.mark.parametrize("sent", ENDLESS.values(), ids=ENDLESS)
async def test_a_head_without_end_is_refused_and_the_connection_is_closed(sent: bytes) -> None:
    async with gateway() as server, line(server) as client:
        client.writer.write(sent)
        status, body = await client.answer()
        problem = json.loads(body)
        assert (status, problem["code"]) == (431, "request/head_too_long")
        assert problem["facts"] == {"most": HEAD_BYTES}
        assert await client.is_ended()
        client.writer.close()
        await until(lambda: not server.server.server_state.connections)


async def test_a_head_may_be_long_but_not_longer() -> None:
    async with gateway() as server, line(server) as client:
        for _ in range(2):
            client.writer.write(head_of(HEAD_BYTES))
            assert (await client.answer())[0] == 200
        client.writer.write(head_of(HEAD_BYTES + 1))
        assert (await client.answer())[0] == 431
        assert await client.is_ended()


async def test_a_head_that_comes_in_small_pieces_is_counted_as_a_whole() -> None:
    async with gateway() as server, line(server) as client:
        client.writer.write(b"GET /healthz HTTP/1.1\r\n")
        for _ in range(HEAD_BYTES // 1024):
            client.writer.write(b"X-Filling: %s\r\n" % (b"x" * 1024))
            await client.writer.drain()
        assert (await client.answer())[0] == 431


async def test_requests_one_after_the_other_are_counted_each_by_itself() -> None:
    async with gateway() as server, line(server) as client:
        client.writer.write(HEALTH * 2000)
        assert 2000 * len(HEALTH) > 2 * HEAD_BYTES
        for _ in range(2000):
            assert (await client.answer())[0] == 200


async def test_a_body_does_not_count() -> None:
    body = b"x" * 4 * HEAD_BYTES
    with_length = b"POST /api/replays HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: %d\r\n\r\n%s"
    in_chunks = (
        b"POST /api/replays HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nTransfer-Encoding: chunked\r\n\r\n"
    )
    chunk = b"%x\r\n%s\r\n" % (1024, b"x" * 1024)
    async with gateway() as server, line(server) as client:
        for sent in (with_length % (len(body), body), in_chunks + chunk * 128 + b"0\r\n\r\n", HEALTH):
            client.writer.write(sent)
            assert (await client.answer())[0] == (200 if sent is HEALTH else 400)


@pytest.mark.parametrize("rest", [b"0\r\nX-Filling: ", b"1;filling="], ids=["trailers", "the length of a chunk"])
async def test_what_stands_around_the_chunks_of_a_body_has_an_end_too(
    rest: bytes, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gangoffour.server.web.uvicorn_protocols.REQUEST_S", 3_600.0)
    head = (
        b"POST /api/guests HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n"
    )
    async with gateway() as server, line(server) as client:
        client.writer.write(head + rest + b"x" * 2 * HEAD_BYTES)
        assert await client.is_ended()
