"""How many people watch a table, told to everybody there, at most once a second."""

import asyncio
from typing import Final, Protocol
from uuid import UUID

from gangoffour.protocol import encode_server_message, messages
from gangoffour.server.ports import Clock

TELL_EVERY_MS: Final = 1_000


class Watcher(Protocol):
    """A socket at a table."""

    @property
    def is_spectator(self) -> bool:
        """True without a seat."""

    @property
    def address(self) -> str:
        """What the client's address is counted under."""

    def send(self, frame: bytes) -> None:
        """Send a frame."""


class Watching:
    """The sockets of this node by table. A proxy brings all sockets of a table to one node, so it counts them all."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._sockets: dict[UUID, set[Watcher]] = {}
        self._told: dict[UUID, int] = {}
        self._timers: dict[UUID, asyncio.Task[None]] = {}

    def come(self, table_id: UUID, watcher: Watcher) -> None:
        """A socket is at the table; it is told how many watch."""
        self._sockets.setdefault(table_id, set()).add(watcher)
        told = self._told.get(table_id, 0)
        if told:
            watcher.send(_frame(told))
        self.changed(table_id)

    def go(self, table_id: UUID, watcher: Watcher) -> None:
        """A socket is gone."""
        sockets = self._sockets.get(table_id, set())
        sockets.discard(watcher)
        if sockets:
            self.changed(table_id)
            return
        self._sockets.pop(table_id, None)
        self._told.pop(table_id, None)
        timer = self._timers.pop(table_id, None)
        if timer is not None:
            timer.cancel()

    def has_seat_from(self, table_id: UUID, address: str) -> bool:
        """True if somebody from the address has a seat at the table."""
        sockets = self._sockets.get(table_id, ())
        return any(not socket.is_spectator and socket.address == address for socket in sockets)

    def changed(self, table_id: UUID) -> None:
        """Somebody came, went, sat down or got up: count again in a moment."""
        if table_id not in self._timers and table_id in self._sockets:
            self._timers[table_id] = asyncio.create_task(self._tell(table_id, self._clock.now_ms() + TELL_EVERY_MS))

    async def _tell(self, table_id: UUID, moment_ms: int) -> None:
        await self._clock.sleep_until(moment_ms)
        self._timers.pop(table_id, None)
        sockets = self._sockets.get(table_id, set())
        count = sum(socket.is_spectator for socket in sockets)
        if count == self._told.get(table_id, 0):
            return
        self._told[table_id] = count
        self._tell_all(table_id, _frame(count))

    def _tell_all(self, table_id: UUID, frame: bytes) -> None:
        for socket in tuple(self._sockets.get(table_id, ())):
            socket.send(frame)

    def stop(self) -> None:
        """Count no more."""
        for timer in self._timers.values():
            timer.cancel()
        self._timers.clear()


def _frame(spectators: int) -> bytes:
    return encode_server_message(messages.Watching(spectators=spectators))
