"""Records that say who sat when: substitutes, passed deadlines, and a seat that changed hands."""

from dataclasses import replace
from uuid import UUID

from gangoffour.engine import ReturnCard, Seat
from gangoffour.records import DealRecord, Maker, MatchEnd, MatchRecord, RecordedAction, SeatRecord, Sitting

TABLE_ID = UUID("0190b8a6-0000-7000-8000-000000000001")
STARTED_AT_MS = 1_741_284_000_123
NEWCOMER = SeatRecord("u-eve", "Eve, bot or not")


def with_history(record: MatchRecord) -> MatchRecord:
    """Return the record of a match with two deals or more as if it had been played at a table of a server.

    A bot has seat 1 in the first deal. Seat 0 is substituted in the second, and seat 2 missed two deadlines.
    """
    last = len(record.deals)
    sittings = [
        Sitting(Seat(0), 1, last, record.seats[0]),
        Sitting(Seat(1), 1, 1, record.seats[1], "planner"),
        Sitting(Seat(1), 2, last, NEWCOMER),
        Sitting(Seat(2), 1, last, record.seats[2], deadlines_missed=2),
        *(Sitting(Seat(3), 1, last, seat, "greedy") for seat in record.seats[3:]),
    ]
    return replace(
        record,
        deals=tuple(_made(deal, number) for number, deal in enumerate(record.deals, start=1)),
        table_id=TABLE_ID.bytes,
        started_at_ms=STARTED_AT_MS,
        ended=MatchEnd(STARTED_AT_MS + 600_000, "won"),
        sittings=tuple(sittings),
    )


def _made(deal: DealRecord, number: int) -> DealRecord:
    return replace(deal, actions=tuple(replace(entry, maker=_maker(entry, number)) for entry in deal.actions))


def _maker(entry: RecordedAction, deal_number: int) -> Maker:
    if isinstance(entry.action, ReturnCard) or (entry.seat == 2 and deal_number == 1):
        return Maker.CLOCK
    return Maker.SUBSTITUTE if entry.seat == 0 and deal_number == 2 else Maker.PLAYER
