"""What followers are told is what was kept, byte for byte."""

import msgspec
import pytest

from gangoffour.engine import Seat
from gangoffour.protocol import TableOptions, messages
from gangoffour.server.tables.feeds import Change
from gangoffour.server.tables.visibility import is_seen, own_part
from tests.server.tables.hosting import PEOPLE, ByChance, hosting

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
                entries=tuple(entry for entry in change.entries if is_seen(entry.event, seat)),
                own=own_part(change.state, seat),
            )
            assert change.frame(seat, 7) == msgspec.json.encode(told)
            assert Change(change.after, change.state, change.entries).frame(seat, 7) == change.frame(seat, 7)
