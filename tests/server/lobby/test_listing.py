"""The listing of a table, as it follows from its events."""

from collections.abc import Sequence
from uuid import UUID

import msgspec
import pytest

from gangoffour.engine import preset
from gangoffour.protocol import Player, TableListing, TableOptions
from gangoffour.protocol import events as wire
from gangoffour.server.ids import new_id
from gangoffour.server.lobby.listing import ListingProjection
from gangoffour.server.ports import ListingRow
from gangoffour.server.projections import NOTHING, Lack
from tools.matches.appended import PLAYERS, play_match
from tools.matches.streams import TableStream

TABLE = new_id(1_790_000_000_000, bytes(8))
PROJECTION = ListingProjection()


def heard(entries: Sequence[wire.Entry]) -> list[wire.Entry]:
    return [entry for entry in entries if wire.event_type(entry.event) in PROJECTION.types]


def listed(entries: Sequence[wire.Entry], row: ListingRow | None = None, table_id: UUID = TABLE) -> ListingRow | None:
    return PROJECTION.apply(table_id, row, heard(entries))


def listing(stream: TableStream) -> TableListing:
    row = listed(stream.entries)
    assert row is not None
    return row.listing


@pytest.fixture
def quick() -> TableStream:
    """A table of "play now" with one person, in the first deal of a match without an end in sight."""
    stream = TableStream("quick", TableOptions(), preset("classic"))
    opened = stream.entries[0].event
    assert isinstance(opened, wire.TableOpened)
    stream.entries[0] = msgspec.structs.replace(stream.entries[0], event=msgspec.structs.replace(opened, is_quick=True))
    stream.state = stream.state._replace(public=msgspec.structs.replace(stream.state.public, is_quick=True))
    bots = [Player(player_id=f"bot-greedy-{seat}", name="Greedy", bot="greedy") for seat in (1, 2, 3)]
    stream.sit([PLAYERS[0], *bots])
    stream.prepare()
    stream.commit()
    stream.start()
    stream.deal()
    return stream


def test_a_listing_tells_who_sits_there_and_what_is_played() -> None:
    stream = TableStream("table", TableOptions(), preset("classic"))
    stream.sit(PLAYERS)
    assert listing(stream).players == PLAYERS
    assert (listing(stream).status, listing(stream).deal_number) == ("open", 0)
    stream.prepare()
    stream.commit()
    stream.start()
    stream.deal()
    assert (listing(stream).status, listing(stream).deal_number) == ("playing", 1)
    stream.tell(wire.MatchAdjourned())
    assert listing(stream).status == "adjourned"
    stream.end("abandoned")
    assert (listing(stream).status, listing(stream).deal_number) == ("open", 0)


def test_a_closed_table_has_no_listing() -> None:
    stream = TableStream("table", TableOptions(), preset("classic"))
    stream.sit(PLAYERS)
    row = listed(stream.entries)
    stream.tell(wire.TableClosed(cause="empty"))
    assert listed(stream.entries) is None
    assert listed(stream.entries[-1:], row) is None


def test_a_listing_made_event_by_event_is_the_one_made_at_once() -> None:
    stream = TableStream("table", TableOptions(), preset("classic"))
    stream.sit(PLAYERS)
    play_match(stream)
    stream.tell(wire.PlayerAway(seat=1))
    row: ListingRow | None = None
    for entry in heard(stream.entries):
        row = PROJECTION.apply(TABLE, row, [entry])
    assert row == listed(stream.entries)


def test_events_that_are_met_again_change_nothing() -> None:
    stream = TableStream("table", TableOptions(), preset("classic"))
    stream.sit(PLAYERS)
    row = listed(stream.entries)
    assert row is not None
    assert listed(stream.entries, row) is row
    assert listed(stream.entries[2:4], row) is row


def test_a_table_without_a_row_is_read_from_its_beginning() -> None:
    stream = TableStream("table", TableOptions(), preset("classic"))
    stream.sit(PLAYERS)
    entries = heard(stream.entries)
    assert PROJECTION.lack(None, entries) == NOTHING
    assert PROJECTION.lack(None, entries[1:]) == Lack(is_all=True)
    assert PROJECTION.lack(listed(entries[:2]), entries[2:]) == NOTHING


def test_a_table_of_play_now_can_be_joined_while_somebody_plays_there_in_time(quick: TableStream) -> None:
    assert listing(quick).is_joinable
    quick.tell(wire.DeadlinePassed(seat=0))
    assert not listing(quick).is_joinable


def test_a_table_cannot_be_joined_when_nobody_is_there(quick: TableStream) -> None:
    quick.tell(wire.PlayerAway(seat=0))
    assert (listing(quick).is_joinable, listing(quick).is_attended) == (False, False)
    quick.tell(wire.PlayerBack(seat=0))
    assert listing(quick).is_joinable
