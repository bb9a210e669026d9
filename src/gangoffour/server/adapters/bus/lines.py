"""Which listener wants which hint on this node: subjects, and patterns in which `*` stands for one word."""

from collections.abc import Iterator
from typing import TypeAlias, TypeVar

from gangoffour.server.adapters.bus.delivery import Delivery

_Words: TypeAlias = tuple[str, ...]
_Key = TypeVar("_Key", str, _Words)


class Lines:
    """The lines of all listeners. A subject without `*` is found by its name, however many there are."""

    def __init__(self) -> None:
        self._by_subject: dict[str, list[Delivery]] = {}
        self._by_pattern: dict[_Words, list[Delivery]] = {}

    def __iter__(self) -> Iterator[Delivery]:
        for lines in (*self._by_subject.values(), *self._by_pattern.values()):
            yield from lines

    def add(self, subject: str, delivery: Delivery) -> None:
        """Open a line for a subject or a pattern."""
        words = tuple(subject.split("."))
        if "*" in words:
            self._by_pattern.setdefault(words, []).append(delivery)
        else:
            self._by_subject.setdefault(subject, []).append(delivery)

    def remove(self, subject: str, delivery: Delivery) -> None:
        """Close a line, if it is open."""
        _forget(self._by_pattern, tuple(subject.split(".")), delivery)
        _forget(self._by_subject, subject, delivery)

    def offer(self, subject: str, text: str) -> int:
        """Put a hint in every line that wants it; return how many older ones had to be dropped for it."""
        return sum(not delivery.offer(subject, text) for delivery in self._wanting(subject))

    def _wanting(self, subject: str) -> list[Delivery]:
        wanting = [*self._by_subject.get(subject, ())]
        if self._by_pattern:
            words = tuple(subject.split("."))
            wanting += [
                each for pattern in self._by_pattern if _fits(words, pattern) for each in self._by_pattern[pattern]
            ]
        return wanting


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
