"""The bus of a server that is alone: hints between the parts of one process."""

from collections.abc import Awaitable, Callable
from types import TracebackType
from typing import Self, TypeAlias, TypeVar

from gangoffour.server.adapters.delivery import CAPACITY, Delivery
from gangoffour.server.ports import Listener

_Words: TypeAlias = tuple[str, ...]
_Key = TypeVar("_Key", str, _Words)


class LocalBus:
    """Hands each hint to the listeners of its subject, each of which has a line of its own."""

    def __init__(self, capacity: int = CAPACITY) -> None:
        self.dropped_count = 0
        """Hints dropped because their listener was slow."""
        self._capacity = capacity
        self._by_subject: dict[str, list[Delivery]] = {}
        self._by_pattern: dict[_Words, list[Delivery]] = {}

    async def publish(self, subject: str, text: str) -> None:
        """Put the hint in every line that wants it."""
        deliveries = [*self._by_subject.get(subject, ())]
        if self._by_pattern:
            words = tuple(subject.split("."))
            deliveries += [
                each for pattern in self._by_pattern if _fits(words, pattern) for each in self._by_pattern[pattern]
            ]
        for delivery in deliveries:
            if not delivery.offer(subject, text):
                self.dropped_count += 1

    async def subscribe(self, subject: str, listener: Listener) -> Callable[[], Awaitable[None]]:
        """Open a line for the listener; return how to close it."""
        delivery = Delivery(listener, self._capacity)
        words = tuple(subject.split("."))
        if "*" in words:
            self._by_pattern.setdefault(words, []).append(delivery)
        else:
            self._by_subject.setdefault(subject, []).append(delivery)

        async def end() -> None:
            _forget(self._by_pattern, words, delivery)
            _forget(self._by_subject, subject, delivery)
            await delivery.end()

        return end

    async def close(self) -> None:
        """End every subscription."""
        lines = [*self._by_subject.values(), *self._by_pattern.values()]
        self._by_subject.clear()
        self._by_pattern.clear()
        for line in lines:
            for delivery in line:
                await delivery.end()

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()


def _fits(words: _Words, pattern: _Words) -> bool:
    return len(words) == len(pattern) and all(
        wanted in {"*", word} for word, wanted in zip(words, pattern, strict=True)
    )


def _forget(lines: dict[_Key, list[Delivery]], key: _Key, delivery: Delivery) -> None:
    """Take a delivery out of its line, and the line away when it was the last."""
    line = lines.get(key, [])
    if delivery in line:
        line.remove(delivery)
        if not line:
            del lines[key]
