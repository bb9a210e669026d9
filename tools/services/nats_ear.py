"""Somebody who hears everything on a NATS server, as whoever runs it could."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass

from nats.aio.client import Client
from nats.aio.msg import Msg


@dataclass(frozen=True)
class Overheard:
    """A message, as it passed."""

    subject: str
    reply: str
    """Where an answer is wanted; empty if none is."""
    data: bytes


class NatsEar:
    """Keeps all messages in their order."""

    def __init__(self, client: Client) -> None:
        self.overheard: list[Overheard] = []
        self._client = client

    async def hear(self, message: Msg) -> None:
        self.overheard.append(Overheard(message.subject, message.reply, message.data))

    async def catch_up(self) -> None:
        """Wait until all that was sent before has been heard."""
        await self._client.flush()


@asynccontextmanager
async def nats_ear(url: str) -> AsyncIterator[NatsEar]:
    """Listen to every subject of a server."""
    client = Client()
    await client.connect([url])
    ear = NatsEar(client)
    await client.subscribe(">", cb=ear.hear)
    await client.flush()
    try:
        yield ear
    finally:
        await client.close()
