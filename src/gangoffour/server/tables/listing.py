"""A table as the lobby shows it."""

from gangoffour.protocol import TableListing
from gangoffour.server.ids import made_at_ms
from gangoffour.server.ports import TableId
from gangoffour.server.tables.state import TableState


def listing_of(table_id: TableId, state: TableState) -> TableListing:
    """Return what the lobby shows of the table."""
    public = state.public
    deal = None if state.match is None or not public.is_playing else state.match.public.deal
    return TableListing(
        table_id=public.table_id,
        options=public.options,
        players=tuple(info.promised_to or info.player for info in public.seats),
        status=(
            "closed"
            if public.is_closed
            else "adjourned"
            if public.is_adjourned
            else "playing"
            if public.is_playing
            else "open"
        ),
        deal_number=0 if deal is None else deal.number,
        is_quick=public.is_quick,
        opened_at_ms=made_at_ms(table_id),
    )
