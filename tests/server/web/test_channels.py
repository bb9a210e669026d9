"""A channel sends at once what can be sent at once, and nothing overtakes what has to wait."""

import asyncio
from typing import Any, cast

import pytest
from websockets.frames import Frame, Opcode

from gangoffour.server.settings import Limits
from gangoffour.server.web.channels import WRITE, AnySocket, Channel
from gangoffour.server.web.uvicorn_protocols import text_frame
from tools.patience import until

pytestmark = pytest.mark.anyio


class Socket:
    """A socket whose client takes what it is sent, or does not."""

    def __init__(self) -> None:
        self.scope = {"extensions": {WRITE: self.write}}
        self.written: list[str] = []
        self.is_taken = asyncio.Event()
        self.is_taken.set()

    def write(self, text: bytes) -> bool:
        if self.is_taken.is_set():
            self.written.append(f"now {text.decode()}")
        return self.is_taken.is_set()

    async def send(self, event: dict[str, Any]) -> None:
        await self.is_taken.wait()
        self.written.append(f"later {event['text']}")


async def test_a_message_goes_out_at_once_unless_another_waits() -> None:
    socket = Socket()
    channel = Channel(cast("AnySocket", socket), Limits())
    channel.send(b"a")
    assert socket.written == ["now a"]
    socket.is_taken.clear()
    channel.send(b"b")
    await until(lambda: channel._is_writing)  # noqa: SLF001  the writer has it in its hand
    socket.is_taken.set()
    channel.send(b"c")  # it must not overtake
    await until(lambda: len(socket.written) == 3)
    channel.send(b"d")
    assert socket.written == ["now a", "later b", "later c", "now d"]
    await channel.close()


@pytest.mark.parametrize("length", [0, 1, 125, 126, 65_535, 65_536])
def test_a_text_is_framed_as_the_library_does(length: int) -> None:
    text = b"x" * length
    assert text_frame(text) == Frame(Opcode.TEXT, text).serialize(mask=False)
