"""Telling those who follow a table on this node what happened, each its share."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Final, TypeAlias

import msgspec
import structlog

from gangoffour.engine import Seat
from gangoffour.protocol import OwnView, encode_event
from gangoffour.protocol import events as wire
from gangoffour.server.ports import TableId
from gangoffour.server.tables.state import TableState
from gangoffour.server.tables.visibility import held_since, is_seen, own_part

_JSON: Final = msgspec.json.Encoder()


@dataclass(slots=True)
class Change:
    """What happened at a table in one go, and the state it led to. Frames are made once for each audience."""

    after: int
    """The sequence number before."""
    state: TableState
    entries: Sequence[wire.Entry]
    payloads: Sequence[bytes] = ()
    """The events as JSON, one for each entry, if they were encoded already."""
    _encoded: list[tuple[bytes, wire.Entry, bool]] = field(default_factory=list)
    """Each entry as it is told, and whether everybody sees it."""
    _frames: dict[Seat | None, bytes] = field(default_factory=dict)

    def frame(self, seat: Seat | None, now_ms: int) -> bytes:
        """Return the `Told` message for an audience: a seat, or None for a spectator."""
        frame = self._frames.get(seat)
        if frame is None:
            if not self._encoded:
                # What spectators see, every seat sees: it is asked once, not for each.
                payloads = self.payloads or [encode_event(entry.event) for entry in self.entries]
                self._encoded = [
                    (entry_frame(entry, payload), entry, is_seen(entry.event, None))
                    for entry, payload in zip(self.entries, payloads, strict=True)
                ]
            since = held_since(self.entries, seat)
            shared = [
                encoded
                for encoded, entry, is_public in self._encoded
                if is_public or (entry.seq > since and is_seen(entry.event, seat))
            ]
            frame = told_frame(self.after, self.state, shared, own_part(self.state, seat), now_ms)
            self._frames[seat] = frame
        return frame


def entry_frame(entry: wire.Entry, payload: bytes) -> bytes:
    """Return an entry as JSON whose event is encoded already."""
    return b'{"seq":%d,"at_ms":%d,"event":%b}' % (entry.seq, entry.at_ms, payload)


def told_frame(after: int, state: TableState, shared: Sequence[bytes], own: OwnView | None, now_ms: int) -> bytes:
    """Return a `Told` message whose entries are encoded already."""
    return b'{"type":"told","after":%d,"seq":%d,"now_ms":%d,"entries":[%b],"own":%b}' % (
        after,
        state.seq,
        now_ms,
        b",".join(shared),
        _JSON.encode(own),
    )


Follower: TypeAlias = Callable[[Change], None]
"""Called for every change, in order. It must not wait."""


class Feeds:
    """Who follows which table on this node, and up to where they were told."""

    def __init__(self) -> None:
        self._followers: dict[TableId, list[Follower]] = {}
        self._told: dict[TableId, int] = {}
        self._watched: dict[TableId, int] = {}
        self._log = structlog.get_logger("gangoffour.feeds")

    def follow(self, table_id: TableId, seq: int, follower: Follower) -> Callable[[], None]:
        """Call the follower for every change after `seq`, where the table stands now; return how to end it."""
        self._followers.setdefault(table_id, []).append(follower)
        self._told.setdefault(table_id, seq)

        def unfollow() -> None:
            followers = self._followers.get(table_id, [])
            if follower in followers:
                followers.remove(follower)
            if not followers:
                self._followers.pop(table_id, None)
                self._told.pop(table_id, None)
                self._watched.pop(table_id, None)

        return unfollow

    def watch(self, table_id: TableId, seq: int) -> int:
        """Somebody without a seat follows the table from `seq` on; return since when somebody does.

        It stays so until nobody follows it at all: whoever comes and goes can make no difference by it.
        """
        return self._watched.setdefault(table_id, seq) if table_id in self._followers else seq

    def is_watched(self, table_id: TableId) -> bool:
        """True if somebody without a seat follows the table here, or did."""
        return table_id in self._watched

    def told(self, table_id: TableId) -> int | None:
        """Return the last sequence number that followers of a table were told; None if nobody follows it here."""
        return self._told.get(table_id)

    def tell(self, table_id: TableId, change: Change) -> None:
        """Tell all who follow the table. The change begins where the last one ended."""
        self._told[table_id] = change.state.seq
        for follower in tuple(self._followers.get(table_id, ())):
            try:
                follower(change)
            except Exception:  # noqa: BLE001  one who cannot follow must not stop the table
                self._log.exception("a follower failed", table_id=str(table_id))

    @property
    def tables(self) -> list[TableId]:
        """The tables that somebody follows here."""
        return list(self._followers)
