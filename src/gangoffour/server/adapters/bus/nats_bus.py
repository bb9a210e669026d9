"""The bus of a cluster: hints between nodes over core NATS.

It keeps nothing for those who are away, and neither do we: a late hint is useless. What a node says itself comes to its
own listeners without the way there and back.
"""

from collections.abc import Awaitable, Callable
from types import TracebackType
from typing import Final, Self

from nats.aio.msg import Msg

from gangoffour.server.adapters.bus.delivery import CAPACITY, Delivery
from gangoffour.server.adapters.bus.lines import Lines
from gangoffour.server.adapters.bus.nats_connection import NatsConnection, Reconnected
from gangoffour.server.ports import Listener

PREFIX: Final = "gof"


class NatsBus:
    """Subjects travel behind a prefix, so that two clusters on one NATS do not meet; callers never see it."""

    def __init__(self, url: str, *, prefix: str = PREFIX, authority: str = "", capacity: int = CAPACITY) -> None:
        self.connection = NatsConnection(url, authority=authority, echo=False)
        """For others who speak to the same server."""
        self.prefix = prefix
        self.dropped_count = 0
        """Hints dropped because their listener was slow."""
        self.unsent_count = 0
        """Hints not sent because the server was away."""
        self._capacity = capacity
        self._deliveries: list[Delivery] = []
        self._lines = Lines()
        """Of those who want to hear what this node says itself."""

    @property
    def is_connected(self) -> bool:
        """True while hints reach the server, as far as is known."""
        return self.connection.is_connected

    @property
    def on_reconnected(self) -> list[Reconnected]:
        """What is called whenever a connection is made: hints may have been missed before."""
        return self.connection.on_reconnected

    async def publish(self, subject: str, text: str) -> None:
        """Send the hint, or count it if it cannot be sent now."""
        if await self.connection.send(f"{self.prefix}.{subject}", text.encode()):
            self.dropped_count += self._lines.offer(subject, text)
        else:
            self.unsent_count += 1

    async def subscribe(self, subject: str, listener: Listener, *, own: bool = True) -> Callable[[], Awaitable[None]]:
        """Open a line for the listener; return how to close it.

        While connected, hints sent after this returns will come.
        """
        delivery = Delivery(listener, self._capacity)
        self._deliveries.append(delivery)
        if own:
            self._lines.add(subject, delivery)
        hidden = len(self.prefix) + 1

        async def receive(message: Msg) -> None:
            if not delivery.offer(message.subject[hidden:], message.data.decode(errors="replace")):
                self.dropped_count += 1

        unsubscribe = await self.connection.subscribe(f"{self.prefix}.{subject}", receive)

        async def end() -> None:
            if delivery in self._deliveries:
                self._deliveries.remove(delivery)
            self._lines.remove(subject, delivery)
            await unsubscribe()
            await delivery.end()

        return end

    async def close(self) -> None:
        """End every subscription and the connection."""
        await self.connection.close()
        self._lines = Lines()
        while self._deliveries:
            await self._deliveries.pop().end()

    async def __aenter__(self) -> Self:
        await self.connection.__aenter__()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()
