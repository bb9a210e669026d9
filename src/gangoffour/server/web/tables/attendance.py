"""Who is at which table with a socket of this node: tells the table when a seated person comes, and when one is gone.

A page that is loaded anew, or a phone that changes networks, is away for a second or two: that is told to nobody.
"""

import asyncio
from dataclasses import dataclass
from typing import Final
from uuid import UUID

from gangoffour.engine import CodedError
from gangoffour.protocol import Player
from gangoffour.server.logs import logger
from gangoffour.server.ports import Clock, StoreBusy, StoreUnavailable
from gangoffour.server.tables.service import Tables

RETRY_S: Final = 2.0

_LOG: Final = logger(__name__)


@dataclass(slots=True, eq=False)
class _Attending:
    """One person at one table."""

    player: Player
    sockets: int = 0
    is_here: bool = False
    """What the table should know."""
    is_told: bool = False
    """What it was told last."""
    timer: asyncio.Task[None] | None = None
    task: asyncio.Task[None] | None = None


class Attendance:
    """People at tables, as this node sees them."""

    def __init__(self, tables: Tables, clock: Clock, grace_ms: int) -> None:
        self._tables = tables
        self._clock = clock
        self._grace_ms = grace_ms
        self._attending: dict[tuple[UUID, str], _Attending] = {}
        self._is_stopped = False

    def come(self, table_id: UUID, player: Player) -> None:
        """A person has one more socket at a table."""
        attending = self._attending.setdefault((table_id, player.player_id), _Attending(player))
        attending.sockets += 1
        if attending.timer is not None:
            attending.timer.cancel()
            attending.timer = None

    def sit(self, table_id: UUID, player: Player, *, is_known: bool) -> None:
        """A person with a socket has a seat; `is_known`: the table says itself that the person is here."""
        attending = self._attending[table_id, player.player_id]
        attending.is_here = True
        if not is_known:
            attending.is_told = False
        self._settle(table_id, attending)

    def go(self, table_id: UUID, player_id: str) -> None:
        """A person has one socket less at a table. If it was the last, the table is told after the grace."""
        attending = self._attending[table_id, player_id]
        attending.sockets -= 1
        if attending.sockets == 0 and not self._is_stopped:
            moment_ms = self._clock.now_ms() + self._grace_ms
            attending.timer = asyncio.create_task(self._give_up(table_id, attending, moment_ms))

    async def stop(self) -> None:
        """Tell nothing more. Whoever does not come back is missed by other nodes, or by this one when it is back."""
        self._is_stopped = True
        tasks: list[asyncio.Task[None]] = []
        for attending in self._attending.values():
            tasks += [task for task in (attending.timer, attending.task) if task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _give_up(self, table_id: UUID, attending: _Attending, moment_ms: int) -> None:
        await self._clock.sleep_until(moment_ms)
        attending.timer = None
        attending.is_here = False
        self._settle(table_id, attending)

    def _settle(self, table_id: UUID, attending: _Attending) -> None:
        """Tell the table, one thing after the other; forget who is gone and was told to be."""
        if self._is_stopped or attending.task is not None:
            return
        if attending.is_told != attending.is_here:
            attending.task = asyncio.create_task(self._tell(table_id, attending))
        elif not attending.sockets and not attending.is_here:
            self._attending.pop((table_id, attending.player.player_id), None)

    async def _tell(self, table_id: UUID, attending: _Attending) -> None:
        while attending.is_told != attending.is_here:
            wanted = attending.is_here
            try:
                if wanted:
                    await self._tables.arrive(table_id, attending.player)
                else:
                    await self._tables.depart(table_id, attending.player.player_id)
            except StoreBusy:
                await asyncio.sleep(RETRY_S)  # those who play go first
            except (StoreUnavailable, CodedError) as error:
                _LOG.warning("presence could not be told", table_id=table_id, error=type(error).__name__)
                await asyncio.sleep(RETRY_S)
            except Exception:  # noqa: BLE001  the next one who comes or goes is told again
                _LOG.exception("presence could not be told", table_id=table_id)
                break
            else:
                attending.is_told = wanted
        attending.task = None
        if not attending.sockets and not attending.is_here:
            self._attending.pop((table_id, attending.player.player_id), None)
