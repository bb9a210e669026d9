"""What a client knows of a table, as the fold of the server's messages. Pure: no socket, no time."""

from collections.abc import Sequence
from typing import NamedTuple

from gangoffour.client.errors import ClientCode, ViewMismatch
from gangoffour.engine import SPECTATOR, PublicView, Seat, SeatView, fold, seen, start_match, view
from gangoffour.protocol import (
    OwnView,
    Snapshot,
    TableView,
    engine_event,
    fold_table,
    match_view,
    messages,
    own_view,
    public_view,
    rules_of,
    seat_view,
)
from gangoffour.protocol import events as wire


class OutOfStep(Exception):
    """A message does not follow on what the client has. It has to ask the server again."""


class TableFold(NamedTuple):
    """A table as its audience knows it at one sequence number."""

    player_id: str | None
    """Who the client is; None for an anonymous spectator."""
    seat: Seat | None
    """The seat whose cards are seen; None for a spectator."""
    seq: int
    table: TableView
    view: SeatView | PublicView | None
    """What is known of the match being played, or played last; None if there is none."""
    auto_pass: bool = True
    """Whether the server passes for the seat when nothing it holds beats the top play."""

    @property
    def public(self) -> PublicView | None:
        """What everybody knows of the match."""
        return self.view.public if isinstance(self.view, SeatView) else self.view

    @property
    def snapshot(self) -> Snapshot:
        """The same as the server would send it."""
        public = self.public
        return Snapshot(table=self.table, match=None if public is None else match_view(public), own=self.own)

    @property
    def own(self) -> OwnView | None:
        """What only the seat itself knows, as the server sends it."""
        return own_view(self.view, auto_pass=self.auto_pass) if isinstance(self.view, SeatView) else None


def welcomed(before: TableFold | None, welcome: messages.Welcome) -> TableFold:
    """Return the table after a `Welcome`: from its snapshot, or as it was known before, if that is to be gone on from.

    Raises:
        OutOfStep: There is no snapshot, and what is known is not what the server goes on from.
    """
    snapshot, seat = welcome.snapshot, None if welcome.seat is None else Seat(welcome.seat)
    if snapshot is None:
        if before is None or (before.player_id, before.seat) != (welcome.player_id, seat) or before.seq > welcome.seq:
            raise OutOfStep
        return before
    return TableFold(
        player_id=welcome.player_id,
        seat=seat,
        seq=welcome.seq,
        table=snapshot.table,
        view=_sent_view(snapshot),
        auto_pass=True if snapshot.own is None else snapshot.own.auto_pass,
    )


def told(before: TableFold, message: messages.Told) -> TableFold:
    """Return the table after what the message tells.

    Raises:
        OutOfStep: The message does not begin where the client stands.
        ViewMismatch: The seat's own part, as the server sends it, is not what the events led to.
    """
    if message.after != before.seq:
        raise OutOfStep
    after, happened = before, list[wire.MatchEvent]()
    for entry in message.entries:
        if isinstance(entry.event, wire.MATCH_EVENTS):
            happened.append(entry.event)
            after = after._replace(table=fold_table(after.table, entry))
        else:
            after = _after(_after_deal(after, happened), entry)
            happened = []
    after = _after_deal(after, happened)
    after = after._replace(seq=message.seq)
    if after.own != message.own:
        raise ViewMismatch(ClientCode.VIEW_MISMATCH, seq=str(message.seq))
    return after


def _sent_view(snapshot: Snapshot) -> SeatView | PublicView | None:
    if snapshot.match is None:
        return None
    return public_view(snapshot.match) if snapshot.own is None else seat_view(snapshot.match, snapshot.own)


def _after(before: TableFold, entry: wire.Entry) -> TableFold:
    """Return the table after an event around the match."""
    after = before._replace(table=fold_table(before.table, entry))
    match entry.event:
        case wire.MatchStarted(rules=rules, seat_count=seat_count, first_dealer=first_dealer):
            match = start_match(rules_of(rules), seat_count, Seat(first_dealer))
            return after._replace(view=view(match, SPECTATOR) if before.seat is None else view(match, before.seat))
        case wire.TableCarriedOn():
            return after._replace(view=None, auto_pass=True)
        case wire.AutoPassSet(is_on=is_on):
            return after._replace(auto_pass=is_on)
        case wire.OptionsChanged():
            return after._replace(auto_pass=True)
        case wire.SeatTaken(seat=seat) | wire.SeatLeft(seat=seat) if seat == before.seat:
            return after._replace(auto_pass=True)
        case _:
            return after


def _after_deal(before: TableFold, happened: Sequence[wire.MatchEvent]) -> TableFold:
    """Return the table after events of the rules, all at once: what binds a seat is worked out a single time."""
    if not happened:
        return before
    if before.view is None:
        raise OutOfStep
    events = [engine_event(event) for event in happened]
    shared = seen(events, SPECTATOR if before.seat is None else before.seat)
    if len(shared) != len(events):
        # Somebody else's cards: whatever this server does, it does not keep them.
        raise ViewMismatch(ClientCode.VIEW_MISMATCH, seq=str(before.seq))
    return before._replace(view=fold(before.view, shared))
