"""The heartbeat of a node: it waits for nothing else that the node does, and tells a stall from an outage.

A node that was stopped, or that the database kept waiting, was there all the time: its own seconds say so. Its people
still have their sockets, so every clock gets the time back in which nobody could act, and no more. Only a gap that
nobody can explain was an outage: then people have to come back, and get the grace for it.
"""

import asyncio
import time
from collections.abc import Callable
from typing import Final

import structlog

from gangoffour.server.ports import EventStore, Presences, StoreBusy, StoreUnavailable

LONGEST_GAP_MS: Final = 3_000
"""If no node said for longer that it is alive, nobody could act: nobody's clock is charged for it."""
OUTAGE_GRACE_MS: Final = 10_000


class Pulse:
    """Says again and again that this node is alive."""

    def __init__(
        self,
        events: EventStore,
        presences: Presences,
        node_id: str,
        on_gap: Callable[[], None],
        now_s: Callable[[], float] = time.monotonic,
    ) -> None:
        """Keep whom to call when wake-up times may have been put off, by this node or another. It must not wait."""
        self._events = events
        self._presences = presences
        self._node_id = node_id
        self._on_gap = on_gap
        self._now_s = now_s
        self._log = structlog.get_logger("gangoffour.pulse")
        self._alive_since_s: float | None = None
        """From when on this node can say that it was there: before its last beat that was answered."""
        self.stall_count = 0
        self.outage_count = 0
        self.put_off_s = 0.0

    @property
    def is_regular(self) -> bool:
        """True if the node said not long ago that it is alive, and was answered."""
        return self._alive_since_s is not None and self._silence_ms() <= LONGEST_GAP_MS

    async def beat(self) -> None:
        """Say that this node is alive; make good what nobody could help.

        Raises:
            StoreUnavailable: If nobody heard it.
        """
        begun_s = self._now_s()
        try:
            put_off_ms, _ = await asyncio.gather(self._beat_for_all(), self._presences.beat(self._node_id))
        except StoreBusy:
            raise  # the store is slow, not away: this node is there as before, and waits for its turn
        except StoreUnavailable:
            self._lose()
            raise
        may_be_put_off = put_off_ms or self._alive_since_s is None or self._silence_ms() > LONGEST_GAP_MS
        self._alive_since_s = begun_s
        if may_be_put_off:
            self._on_gap()

    async def _beat_for_all(self) -> int:
        """Say that the service is alive; return by how much all wake-up times were put off."""
        if await self._events.heartbeat(LONGEST_GAP_MS):
            return 0
        # Only now is it known how long the question took: this node was there all that time, too.
        put_off_ms = await self._events.put_off(LONGEST_GAP_MS, OUTAGE_GRACE_MS, self._silence_ms())
        if put_off_ms:
            self._count(put_off_ms)
        return put_off_ms

    def _silence_ms(self) -> int:
        """Return for how long this node can say that it was there without being heard; 0 if the store was away."""
        return 0 if self._alive_since_s is None else round((self._now_s() - self._alive_since_s) * 1000)

    def _count(self, put_off_ms: int) -> None:
        is_stall = 0 < put_off_ms <= self._silence_ms() + LONGEST_GAP_MS
        self.stall_count += is_stall
        self.outage_count += not is_stall
        self.put_off_s += put_off_ms / 1000
        told = "after a stall" if is_stall else "after an outage"
        self._log.warning(f"{told} all deadlines were put off", put_off_ms=put_off_ms)

    def _lose(self) -> None:
        if self._alive_since_s is not None:
            self._log.warning("the store does not answer")
        self._alive_since_s = None
