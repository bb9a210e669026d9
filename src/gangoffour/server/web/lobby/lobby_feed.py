"""The open tables as everybody in the lobby sees them: read once for all, told as they change."""

import asyncio
from typing import Final, Protocol

from gangoffour.protocol import LobbyMessage, TableListing, encode_lobby_message, messages
from gangoffour.server.lobby.service import Lobby
from gangoffour.server.logs import logger
from gangoffour.server.ports import StoreUnavailable, Urgency, set_urgency

TELL_EVERY_S: Final = 0.5
LOOK_EVERY_S: Final = 10.0
"""How often it is read anew without a hint: a hint can be lost."""

_LOG: Final = logger(__name__)


class Onlooker(Protocol):
    """A socket in the lobby."""

    def send(self, frame: bytes) -> None:
        """Send a frame."""


class LobbyFeed:
    """What the lobby shows. Nothing is read while nobody looks."""

    def __init__(self, lobby: Lobby) -> None:
        self._lobby = lobby
        self._shown: dict[str, TableListing] = {}
        self._people = 0
        self._onlookers: set[Onlooker] = set()
        self._is_due = asyncio.Event()
        self._reading = asyncio.Lock()

    async def hear(self, _subject: str, _table_id: str) -> None:
        """A table changed, here or at another node."""
        self._is_due.set()

    async def come(self, onlooker: Onlooker) -> None:
        """Show the tables to a newcomer, and from now on what changes."""
        async with self._reading:
            if not self._onlookers:
                await self._read()
            self._onlookers.add(onlooker)
            onlooker.send(_frame(messages.LobbyShown(tables=tuple(self._shown.values()), people=self._people)))

    def go(self, onlooker: Onlooker) -> None:
        """Somebody left the lobby."""
        self._onlookers.discard(onlooker)

    async def run(self) -> None:
        """Tell what changes, until cancelled."""
        set_urgency(Urgency.LOOK)
        while True:
            await self._wait()
            try:
                async with self._reading:
                    if self._onlookers:
                        await self._read()
            except StoreUnavailable:
                _LOG.warning("the lobby could not be read")
            except Exception:  # noqa: BLE001  it is read again
                _LOG.exception("the lobby could not be read")
            await asyncio.sleep(TELL_EVERY_S)

    async def _wait(self) -> None:
        try:
            async with asyncio.timeout(LOOK_EVERY_S):
                await self._is_due.wait()
        except TimeoutError:
            pass
        self._is_due.clear()

    async def _read(self) -> None:
        tables = {listing.table_id: listing for listing in await self._lobby.public_tables()}
        changed = tuple(listing for table_id, listing in tables.items() if self._shown.get(table_id) != listing)
        gone = tuple(table_id for table_id in self._shown if table_id not in tables)
        people = await self._lobby.people()
        is_other = bool(changed or gone) or people != self._people
        self._shown, self._people = tables, people
        if is_other and self._onlookers:
            frame = _frame(messages.LobbyChanged(changed=changed, gone=gone, people=people))
            for onlooker in tuple(self._onlookers):
                onlooker.send(frame)


def _frame(message: LobbyMessage) -> bytes:
    return encode_lobby_message(message)
