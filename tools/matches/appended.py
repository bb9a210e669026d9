"""Streams that were made without a server, as a server would append them."""

from collections.abc import Iterator
from itertools import pairwise
from uuid import UUID

from gangoffour.engine import preset
from gangoffour.protocol import SCHEMA_VERSION, Player, TableOptions, encode_event
from gangoffour.protocol import events as wire
from gangoffour.server.ports import Append, EventStore, StoredEvent
from tools.matches.streams import TableStream

PLAYERS = (
    Player(player_id="ana", name="Ana"),
    Player(player_id="ben", name="Ben"),
    Player(player_id="cleo", name="Cleo"),
    Player(player_id="bot-greedy-3", name="Greedy", bot="greedy"),
)


def short_match(name: str, deals: int = 1) -> TableStream:
    """A table with a match of so many deals that was won or given up; the table stays open."""
    stream = TableStream(name, TableOptions(), preset("classic"))
    stream.sit(PLAYERS)
    play_match(stream, deals)
    return stream


def play_match(stream: TableStream, deals: int = 1) -> None:
    """Let one more match be played at a table, given up after so many deals."""
    stream.prepare()
    stream.commit()
    stream.start()
    for _ in range(deals):
        stream.deal()
        stream.play()
    stream.end("won" if stream.state.match is not None and stream.state.match.public.winners else "abandoned")


def appends_of(stream: TableStream, table_id: UUID, match_id: UUID | None = None) -> Iterator[Append]:
    """The appends of a table, one for each message; it gets another id, and so does its match if one is given."""
    own_match_id = str(match_id or "").encode()
    present: UUID | None = None
    for first, last in pairwise([0, *stream.ends]):
        entries = stream.entries[first:last]
        ends = any(isinstance(entry.event, wire.MatchEnded) for entry in entries)
        for entry in entries:
            if isinstance(entry.event, wire.MatchStarted):
                present = match_id or UUID(entry.event.match_id)
        present = None if ends else present
        events = [_stored(entry, present, table_id, stream.name) for entry in entries]
        if match_id is not None:
            chance_id = str(stream.chance.match_id).encode()
            events = [_renamed(event, chance_id, own_match_id) for event in events]
        closes = [entry.at_ms for entry in entries if isinstance(entry.event, wire.TableClosed)]
        yield Append(table_id, first, events, closed_at_ms=closes[-1] if closes else None)


def _stored(entry: wire.Entry, match_id: UUID | None, table_id: UUID, name: str) -> StoredEvent:
    payload = encode_event(entry.event).replace(f'"{name}"'.encode(), f'"{table_id}"'.encode())
    return StoredEvent(entry.seq, entry.at_ms, match_id, wire.event_type(entry.event), SCHEMA_VERSION, payload)


def _renamed(event: StoredEvent, old: bytes, new: bytes) -> StoredEvent:
    payload = event.payload.replace(old, new)
    return StoredEvent(event.seq, event.at_ms, event.match_id, event.type, event.schema_version, payload)


async def append_stream(events: EventStore, stream: TableStream, table_id: UUID, match_id: UUID | None = None) -> None:
    """Append all that happened at a table."""
    for append in appends_of(stream, table_id, match_id):
        await events.append(append)
