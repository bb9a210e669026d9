"""Hints between nodes."""

from collections.abc import Awaitable, Callable
from typing import Protocol, TypeAlias

Listener: TypeAlias = Callable[[str, str], Awaitable[None]]
"""Called with a subject and a text, one call after the other."""


class Bus(Protocol):
    """Hints between nodes. Any of them may be lost, doubled or late; none holds a card."""

    async def publish(self, subject: str, text: str) -> None:
        """Tell every node. It never waits for them and never fails."""

    async def subscribe(self, subject: str, listener: Listener, *, own: bool = True) -> Callable[[], Awaitable[None]]:
        """Call the listener for every hint on a subject, `*` standing for one word; return how to end it.

        A listener that does not want what this node says itself may be spared it.
        """
