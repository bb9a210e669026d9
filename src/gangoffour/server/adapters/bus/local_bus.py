"""The bus of a server that is alone: hints between the parts of one process."""

from collections.abc import Awaitable, Callable
from types import TracebackType
from typing import Self

from gangoffour.server.adapters.bus.delivery import CAPACITY, Delivery
from gangoffour.server.adapters.bus.lines import Lines
from gangoffour.server.ports import Listener


class LocalBus:
    """Hands each hint to the listeners of its subject, each of which has a line of its own."""

    def __init__(self, capacity: int = CAPACITY) -> None:
        self.dropped_count = 0
        """Hints dropped because their listener was slow."""
        self._capacity = capacity
        self._lines = Lines()

    async def publish(self, subject: str, text: str) -> None:
        """Put the hint in every line that wants it."""
        self.dropped_count += self._lines.offer(subject, text)

    async def subscribe(self, subject: str, listener: Listener, *, own: bool = True) -> Callable[[], Awaitable[None]]:
        """Open a line for the listener; return how to close it. Whose hint it is, nobody can tell here."""
        del own
        delivery = Delivery(listener, self._capacity)
        self._lines.add(subject, delivery)

        async def end() -> None:
            self._lines.remove(subject, delivery)
            await delivery.end()

        return end

    async def close(self) -> None:
        """End every subscription."""
        lines, self._lines = self._lines, Lines()
        for delivery in lines:
            await delivery.end()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()
