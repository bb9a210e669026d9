"""What everybody knows of a table, as the fold of its events: the server and every client fold alike."""

from typing import Any, Final

import msgspec

from gangoffour.protocol import events as wire
from gangoffour.protocol.values import TableOptions
from gangoffour.protocol.views import Deadline, MatchInfo, Preparation, SeatInfo, TableView


def opened_table(event: wire.TableOpened) -> TableView:
    """Return a table as it begins."""
    return TableView(
        table_id=event.table_id,
        host=event.host,
        options=event.options,
        seats=(SeatInfo(),) * event.options.seat_count,
        is_quick=event.is_quick,
    )


def fold_table(view: TableView, entry: wire.Entry) -> TableView:
    """Return the table after one more event; events that do not concern it leave it as it is."""
    event = entry.event
    if isinstance(event, wire.MATCH_EVENTS):
        return _after_match_event(view, event, entry.at_ms)
    if isinstance(event, _START_EVENTS):
        return _after_start_event(view, event, entry.at_ms)
    if isinstance(event, _SUBSTITUTE_EVENTS):
        return _after_substitute_event(view, event)
    if isinstance(event, _SEAT_EVENTS):
        changed = _after_seat_event(view, event, entry.at_ms)
        return _unhurried(changed) if isinstance(event, _COMPANY_EVENTS) else changed
    return _after_table_event(view, event, entry.at_ms)


_COMPANY_EVENTS: Final = (
    wire.SeatTaken,
    wire.SeatLeft,
    wire.SeatPromised,
    wire.PromiseWithdrawn,
    wire.PlayerAway,
    wire.PlayerBack,
)
_SEAT_EVENTS: Final = (*_COMPANY_EVENTS, wire.SeatReady, wire.NumberRevealed, wire.DeadlinePassed)
_SUBSTITUTE_EVENTS: Final = (wire.SubstituteSeated, wire.SeatAskedBack, wire.SeatTakenBack)
_NO_SUBSTITUTE: Final = {"substitute": None, "substitute_turns": 0, "returns_with_deal": False, "asked_back": False}

SUBSTITUTE_TURNS: Final = 1
"""As many turns of a deal may a substitute take before it finishes the deal: a lost connection is no adviser."""

_START_EVENTS: Final = (wire.MatchPrepared, wire.PreparationDropped, wire.NumbersCommitted, wire.MatchStarted)


def _changed(view: TableView, **changes: Any) -> TableView:  # noqa: ANN401  fields of every type
    return msgspec.structs.replace(view, **changes)


def _with_seat(view: TableView, seat: int, **changes: Any) -> TableView:  # noqa: ANN401  fields of every type
    info = msgspec.structs.replace(view.seats[seat], **changes)
    return _changed(view, seats=(*view.seats[:seat], info, *view.seats[seat + 1 :]))


def _with_all_seats(view: TableView, **changes: Any) -> TableView:  # noqa: ANN401  fields of every type
    return _changed(view, seats=tuple(msgspec.structs.replace(info, **changes) for info in view.seats))


def _after_table_event(view: TableView, event: wire.Event, at_ms: int) -> TableView:
    match event:
        case wire.TableOpened():
            return opened_table(event)
        case wire.TableCarriedOn():
            return _carried_on(view, event)
        case wire.OptionsChanged(options=options):
            return _changed(view, options=options, seats=_resized(view.seats, options))
        case wire.HostChanged(host=host):
            return _changed(view, host=host)
        case wire.DeadlineSet(seat=seat, due_ms=due_ms, bank_ms=bank_ms):
            return _changed(view, deadline=Deadline(seat=seat, due_ms=due_ms, bank_ms=bank_ms))
        case wire.MatchPaused():
            remaining_ms = None if view.deadline is None else max(0, view.deadline.due_ms - at_ms)
            return _changed(view, is_paused=True, deadline=None, remaining_ms=remaining_ms)
        case wire.MatchResumed():
            return _changed(view, is_paused=False, remaining_ms=None)
        case wire.MatchAdjourned():
            return _changed(view, is_adjourned=True, deadline=None)
        case wire.MatchContinued():
            return _changed(view, is_adjourned=False)
        case wire.MatchEnded(cause=cause, secret=secret) if view.match is not None:
            ended = msgspec.structs.replace(view.match, ended=cause, secret=secret)
            view = _with_all_seats(view, is_ready=False, missed_deadlines=0, promised_to=None, **_NO_SUBSTITUTE)
            return _changed(view, match=ended, deadline=None, remaining_ms=None, is_paused=False, is_adjourned=False)
        case wire.TableClosed():
            return _changed(view, is_closed=True)
        case _:
            return view


def _carried_on(view: TableView, event: wire.TableCarriedOn) -> TableView:
    """Return the table as the event tells it; what it does not tell belongs to a match that is over."""
    seats = tuple(
        SeatInfo(player=player, is_here=is_here, away_since_ms=away_since_ms)
        for player, is_here, away_since_ms in zip(event.players, event.here, event.away_since_ms, strict=True)
    )
    return TableView(
        table_id=view.table_id, host=event.host, options=event.options, seats=seats, is_quick=event.is_quick
    )


def _resized(seats: tuple[SeatInfo, ...], options: TableOptions) -> tuple[SeatInfo, ...]:
    added = options.seat_count - len(seats)
    return (*seats, *(SeatInfo(),) * added) if added > 0 else seats[: options.seat_count]


def _after_seat_event(view: TableView, event: wire.Event, at_ms: int) -> TableView:
    match event:
        case wire.SeatTaken(seat=seat, player=player):
            info = SeatInfo(
                player=player,
                is_here=player.bot is not None,
                away_since_ms=None if player.bot is not None else at_ms,
                bank_ms=view.seats[seat].bank_ms,
            )
            deadline = None if view.deadline is not None and view.deadline.seat == seat else view.deadline
            return _changed(view, seats=(*view.seats[:seat], info, *view.seats[seat + 1 :]), deadline=deadline)
        case wire.SeatLeft(seat=seat):
            return _changed(view, seats=(*view.seats[:seat], SeatInfo(), *view.seats[seat + 1 :]))
        case wire.SeatPromised(seat=seat, player=player):
            return _with_seat(view, seat, promised_to=player)
        case wire.PromiseWithdrawn(seat=seat):
            return _with_seat(view, seat, promised_to=None)
        case wire.PlayerAway(seat=seat):
            return _with_seat(view, seat, is_here=False, away_since_ms=at_ms)
        case wire.PlayerBack(seat=seat):
            return _with_seat(view, seat, is_here=True, away_since_ms=None)
        case wire.SeatReady(seat=seat, commitment=commitment):
            preparation = view.preparation
            if preparation is not None:
                preparation = msgspec.structs.replace(preparation, ready_at_ms=at_ms)
            return _changed(_with_seat(view, seat, is_ready=True, commitment=commitment), preparation=preparation)
        case wire.NumberRevealed(seat=seat, number=number):
            return _with_seat(view, seat, number=number)
        case wire.DeadlinePassed(seat=seat, is_idle=is_idle):
            missed = view.seats[seat].missed_deadlines + 1
            if is_idle:
                return _with_seat(view, seat, missed_deadlines=missed)
            return _changed(_with_seat(view, seat, missed_deadlines=missed, bank_ms=0), deadline=None)
        case _:
            return view


def _unhurried(view: TableView) -> TableView:
    """Return a table of "play now" without a deadline that nobody waits for any more: company comes and goes there."""
    if not view.is_quick or view.deadline is None or view.is_awaited(view.deadline.seat):
        return view
    return _changed(view, deadline=None)


def _after_substitute_event(view: TableView, event: wire.Event) -> TableView:
    match event:
        case wire.SubstituteSeated(seat=seat, bot=bot, cause=cause):
            info = view.seats[seat]
            is_sent_off = cause == "left" or (cause == "host" and info.is_here)
            returns_with_deal = info.returns_with_deal or is_sent_off
            return _with_seat(view, seat, substitute=bot, returns_with_deal=returns_with_deal, asked_back=False)
        case wire.SeatAskedBack(seat=seat):
            return _with_seat(view, seat, asked_back=True)
        case wire.SeatTakenBack(seat=seat):
            return _with_seat(view, seat, substitute=None, returns_with_deal=False, asked_back=False)
        case _:
            return view


def _after_start_event(view: TableView, event: wire.Event, at_ms: int) -> TableView:
    match event:
        case wire.MatchPrepared(match_id=match_id, rules=rules, players=players, commitment=commitment):
            preparation = Preparation(match_id=match_id, rules=rules, players=players, commitment=commitment)
            view = _with_all_seats(view, is_ready=False, commitment=None, number=None)
            return _changed(view, preparation=preparation)
        case wire.PreparationDropped():
            view = _with_all_seats(view, is_ready=False, commitment=None, number=None)
            return _changed(view, preparation=None)
        case wire.NumbersCommitted(client_commitments=client_commitments) if view.preparation is not None:
            preparation = msgspec.structs.replace(view.preparation, committed_at_ms=at_ms)
            seats = tuple(
                msgspec.structs.replace(info, commitment=commitment)
                for info, commitment in zip(view.seats, client_commitments, strict=True)
            )
            return _changed(view, preparation=preparation, seats=seats)
        case wire.MatchStarted():
            return _match_started(view, event)
        case _:
            return view


def _match_started(view: TableView, event: wire.MatchStarted) -> TableView:
    clock = view.options.clock
    bank_ms = 0 if clock is None else clock.bank_s * 1000
    view = _with_all_seats(
        view, is_ready=False, commitment=None, number=None, bank_ms=bank_ms, missed_deadlines=0, **_NO_SUBSTITUTE
    )
    match = MatchInfo(
        match_id=event.match_id,
        players=event.players,
        commitment=event.commitment,
        client_commitments=event.client_commitments,
        numbers=event.numbers,
        transcript_hash=event.transcript_hash,
        fingerprint=event.fingerprint,
    )
    return _changed(view, match=match, preparation=None, deadline=None)


def _after_match_event(view: TableView, event: wire.Event, at_ms: int) -> TableView:
    match event:
        case wire.CombinationPlayed(seat=seat) | wire.Passed(seat=seat) | wire.CardReturned(giver=seat):
            return _turn_taken(view, seat, at_ms)
        case wire.DealStarted():
            view = _with_all_seats(view, is_ready=False, substitute_turns=0, returns_with_deal=False)
            return _changed(view, deadline=None)
        case _:
            return view


def _turn_taken(view: TableView, seat: int, at_ms: int) -> TableView:
    """A turn that a person takes in time ends a row of missed deadlines; more time than its own is the bank's."""
    info = view.seats[seat]
    is_substituted = info.substitute is not None
    if is_substituted:
        turns = info.substitute_turns + 1
        returns_with_deal = info.returns_with_deal or turns > SUBSTITUTE_TURNS
        view = _with_seat(view, seat, substitute_turns=turns, returns_with_deal=returns_with_deal)
    if view.is_quick and not is_substituted and not view.is_awaited(seat):
        view = _with_seat(view, seat, missed_deadlines=0)  # without a clock nobody else acts for a person
    deadline = view.deadline
    if deadline is None or deadline.seat != seat:
        return view
    bank_ms = max(0, min(deadline.bank_ms, deadline.due_ms - at_ms))
    missed = info.missed_deadlines if is_substituted else 0
    return _changed(_with_seat(view, seat, missed_deadlines=missed, bank_ms=bank_ms), deadline=None)
