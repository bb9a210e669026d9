"""A table as the lobby shows it: a projection of its stream.

Most events are plays, and none of them changes what is listed. So only a few types are listened to, and each row keeps
the fold of those beside the listing: a change costs the events of that change.
"""

from collections.abc import Sequence
from typing import Final

import msgspec

from gangoffour.protocol import TableListing, TableView, fold_table, opened_table
from gangoffour.protocol import events as wire
from gangoffour.server.ids import made_at_ms
from gangoffour.server.ports import ListingRow, TableId
from gangoffour.server.projections import NOTHING, Lack
from gangoffour.server.tables.bot_seats import free_bot_seat

LISTINGS: Final = "listings"
"""The name of the projection."""

LOBBY_SUBJECT: Final = "lobby.tables.event"
"""Where the bus tells that listings changed."""

_LISTED_EVENTS: Final = (
    wire.TableOpened,
    wire.TableCarriedOn,
    wire.OptionsChanged,
    wire.SeatTaken,
    wire.SeatLeft,
    wire.SeatPromised,
    wire.PromiseWithdrawn,
    wire.PlayerAway,
    wire.PlayerBack,
    wire.DeadlinePassed,
    wire.SubstituteSeated,
    wire.SeatTakenBack,
    wire.MatchStarted,
    wire.DealStarted,
    wire.MatchAdjourned,
    wire.MatchContinued,
    wire.MatchEnded,
    wire.TableClosed,
)
"""Events that change what the lobby shows of a table. A deadline after every action does not."""


class ListedTable(msgspec.Struct, frozen=True):
    """What a listing is made of."""

    view: TableView
    """Folded from the listed events alone. Turns are none of them: a missed deadline counts until the next deal."""
    deal_number: int = 0
    """Of the match that is played; 0 before its first deal, and between matches."""


_DECODER: Final = msgspec.json.Decoder(ListedTable)


class ListingProjection:
    """Listings, from the streams of their tables."""

    name: Final = LISTINGS
    version: Final = 2
    types: Final = frozenset(wire.event_type(event) for event in _LISTED_EVENTS)
    is_heavy: Final = False
    reads_records: Final = False

    def lack(self, row: ListingRow | None, entries: Sequence[wire.Entry]) -> Lack:
        """A table without a row is read from its beginning: it was closed, or its first events came another way."""
        return NOTHING if row is not None or entries[0].seq == 1 else Lack(is_all=True)

    def apply(self, table_id: TableId, row: ListingRow | None, entries: Sequence[wire.Entry]) -> ListingRow | None:
        """Return the listing after these events; there is none of a closed table."""
        seq = 0 if row is None else row.seq
        table = None if row is None else _DECODER.decode(row.fold)
        for entry in entries:
            if entry.seq > seq:
                table, seq = _after(table, entry), entry.seq
        if row is not None and seq == row.seq:
            return row
        if table is None or table.view.is_closed:
            return None
        return ListingRow(seq, msgspec.json.encode(table).decode(), listing_of(table_id, table))

    def from_record(self, _text: str) -> None:
        """A table whose stream is gone was closed."""


def _after(table: ListedTable | None, entry: wire.Entry) -> ListedTable:
    """Return a table after one more event."""
    event = entry.event
    if table is None:
        if not isinstance(event, wire.TableOpened):
            raise ValueError(entry)
        return ListedTable(opened_table(event))
    changed = msgspec.structs.replace(table, view=fold_table(table.view, entry))
    match event:
        case wire.DealStarted(deal_number=deal_number):
            seats = tuple(msgspec.structs.replace(info, missed_deadlines=0) for info in changed.view.seats)
            view = msgspec.structs.replace(changed.view, seats=seats)
            return msgspec.structs.replace(changed, view=view, deal_number=deal_number)
        case wire.MatchStarted() | wire.MatchEnded():
            return msgspec.structs.replace(changed, deal_number=0)
        case _:
            return changed


def listing_of(table_id: TableId, table: ListedTable) -> TableListing:
    """Return what the lobby shows of the table."""
    view = table.view
    people = (info for info in view.seats if info.player is not None and info.player.bot is None)
    return TableListing(
        table_id=view.table_id,
        options=view.options,
        players=tuple(info.promised_to or info.player for info in view.seats),
        status=(
            "closed"
            if view.is_closed
            else "adjourned"
            if view.is_adjourned
            else "playing"
            if view.is_playing
            else "open"
        ),
        deal_number=table.deal_number,
        is_quick=view.is_quick,
        is_attended=any(info.is_here for info in people),
        is_joinable=view.options.visibility == "public" and free_bot_seat(view) is not None,
        opened_at_ms=made_at_ms(table_id),
    )
