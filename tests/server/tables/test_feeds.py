"""What followers are told is what was kept, byte for byte."""

import msgspec
import pytest

from gangoffour.engine import Seat
from gangoffour.protocol import TableOptions, messages
from gangoffour.protocol import events as wire
from gangoffour.server.tables.feeds import Change
from gangoffour.server.tables.visibility import is_seen, own_part, seen_entries
from tests.server.tables.hosting import ANA, BEN, PEOPLE, ByChance, hosting
from tests.server.tables.test_play_now import handed_over

pytestmark = pytest.mark.anyio

AUDIENCES = (None, *map(Seat, range(4)))


async def test_frames_are_the_messages_they_stand_for_and_hold_the_bytes_that_are_kept() -> None:
    changes: list[Change] = []
    async with hosting() as host:
        table_id = await host.seated(PEOPLE, TableOptions(length="short"))
        await host.tables.follow(table_id, changes.append)
        await host.play_out(table_id, ByChance("bytes"))
        kept = {stored.seq: stored.payload for stored in await host.stores.events.read(table_id, 0)}
    assert len(changes) > 100
    for change in changes:
        assert list(change.payloads) == [kept[entry.seq] for entry in change.entries]
        for seat in AUDIENCES:
            told = messages.Told(
                after=change.after,
                seq=change.state.seq,
                now_ms=7,
                entries=tuple(seen_entries(change.entries, seat)),
                own=own_part(change.state, seat),
            )
            assert change.frame(seat, 7) == msgspec.json.encode(told)
            assert Change(change.after, change.state, change.entries).frame(seat, 7) == change.frame(seat, 7)


async def test_whoever_gets_a_seat_in_the_midst_of_a_deal_is_told_nothing_that_its_last_holder_alone_knew() -> None:
    async with hosting() as host:
        table_id = await handed_over(host, ANA, BEN)
        state, entries = await host.state(table_id), await host.entries(table_id)
    seat = next(Seat(at) for at, info in enumerate(state.public.seats) if info.player == BEN)
    own = [entry.event for entry in entries if not is_seen(entry.event, None) and is_seen(entry.event, seat)]
    assert any(isinstance(event, wire.HandDealt) for event in own)
    told = msgspec.json.decode(Change(0, state, entries).frame(seat, 7), type=messages.Told)
    assert [entry.event for entry in told.entries if entry.event in own] == []
    assert told.own == own_part(state, seat)
