"""The sockets of this node, found by session, by player and by table."""

import asyncio
from collections.abc import Iterable
from typing import Final, Protocol, TypeAlias

from gangoffour.protocol import Farewell, Player
from gangoffour.server.ports import Bus

SESSION_SUBJECT: Final = "session.ended"
"""Hints that a session ended, for nodes that hold sockets of it."""
RENEWAL_SUBJECT: Final = "session.renewed"
"""Hints that another session came in the place of one: two names with a space between."""

SessionKey: TypeAlias = str
"""The name of a session (`people.devices.session_key`)."""


class Connection(Protocol):
    """A socket, as far as the registry knows it."""

    player: Player | None
    session: SessionKey | None
    """The session it was opened with, or the one that came in its place."""

    def finish(self, farewell: Farewell) -> None:
        """End the socket."""


def _keys(connection: Connection) -> list[str]:
    player_id = None if connection.player is None else connection.player.player_id
    return [key for key in (connection.session, player_id) if key is not None]


class Connections:
    """All open sockets of this node."""

    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self._groups: dict[str, set[Connection]] = {}
        self._all: set[Connection] = set()
        self._is_stopping = False
        self._is_empty = asyncio.Event()
        self._is_empty.set()

    def __len__(self) -> int:
        return len(self._all)

    @property
    def is_stopping(self) -> bool:
        """True once the node takes no more sockets."""
        return self._is_stopping

    def add(self, connection: Connection) -> None:
        """Know a socket from now on."""
        self._all.add(connection)
        self._is_empty.clear()
        for key in _keys(connection):
            self._groups.setdefault(key, set()).add(connection)
        if self._is_stopping:
            connection.finish(Farewell.STOPPING)

    def remove(self, connection: Connection) -> None:
        """Forget a socket."""
        self._all.discard(connection)
        if not self._all:
            self._is_empty.set()
        for key in _keys(connection):
            group = self._groups.get(key, set())
            group.discard(connection)
            if not group:
                self._groups.pop(key, None)

    async def end_session(self, key: SessionKey) -> None:
        """Close the sockets of a session, here and at other nodes."""
        self._finish(self._groups.get(key, ()), Farewell.SESSION_ENDED)
        await self._bus.publish(SESSION_SUBJECT, key)

    async def hear_session_end(self, _subject: str, key: str) -> None:
        """A session ended at some node."""
        self._finish(self._groups.get(key, ()), Farewell.SESSION_ENDED)

    def end_player(self, player_id: str) -> None:
        """Close all sockets of a player here, whatever session or token they came with."""
        self._finish(self._groups.get(player_id, ()), Farewell.SESSION_ENDED)

    async def renew_session(self, old: SessionKey, new: SessionKey) -> None:
        """Let the sockets of a session belong to the one in its place, here and at other nodes; none is closed."""
        self._renew(old, new)
        await self._bus.publish(RENEWAL_SUBJECT, f"{old} {new}")

    async def hear_renewal(self, _subject: str, keys: str) -> None:
        """A session was renewed at some node."""
        old, _, new = keys.partition(" ")
        self._renew(old, new)

    def _renew(self, old: SessionKey, new: SessionKey) -> None:
        for connection in self._groups.pop(old, set()):
            connection.session = new
            self._groups.setdefault(new, set()).add(connection)

    def rename(self, player_id: str, name: str) -> None:
        """Let a player be called otherwise on all open sockets."""
        for connection in self._groups.get(player_id, ()):
            connection.player = Player(player_id=player_id, name=name)

    def stop(self) -> None:
        """Say goodbye on all sockets, and on those that still come."""
        self._is_stopping = True
        self._finish(self._all, Farewell.STOPPING)

    async def emptied(self) -> None:
        """Wait until no socket is open."""
        await self._is_empty.wait()

    @staticmethod
    def _finish(connections: Iterable[Connection], farewell: Farewell) -> None:
        for connection in tuple(connections):
            connection.finish(farewell)
