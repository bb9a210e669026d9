"""Deadlines: how long a turn may take, and the pause between deals. No way around a turn makes it longer."""

from collections.abc import Sequence
from typing import Final

from gangoffour.engine import Phase, PublicView, Seat, Step
from gangoffour.protocol import TurnClock
from gangoffour.protocol import events as wire
from gangoffour.server.tables.policies import presence_of
from gangoffour.server.tables.state import TableState, after

FIRST_TURN_EXTRA_MS: Final = 15_000
"""More time for the first turn of a deal and for the returned card."""


STRANGERS_CLOCK: Final = TurnClock(turn_s=60)
"""The clock of a public table that has chosen none: as long as one may be away before a substitute sits in."""


def clock_of(state: TableState, seat: int) -> TurnClock | None:
    """Return the clock by which a seat plays: the one that was chosen; among strangers never none.

    It is for those who wait: nobody does where one person plays against bots. At a table of "play now", whose clock
    nobody chose, it runs only while somebody else is there or is promised a seat.
    """
    options = state.public.options
    if state.public.is_quick:
        return (options.clock or STRANGERS_CLOCK) if state.public.is_awaited(seat) else None
    if options.clock is None and options.visibility == "public" and len(state.people) > 1:
        return STRANGERS_CLOCK
    return options.clock


def next_deadline(state: TableState, step: Step | None, now_ms: int) -> list[wire.DeadlineSet]:
    """Return the deadline there is now: of a person's seat that has to act where there is a clock, or of the next deal.

    The seat of a person has one also while a substitute plays: whoever takes the seat back in this turn has what is
    left of it, and no more.
    """
    match = state.match if step is None else step.after
    if match is None:
        return []
    if match.public.phase is Phase.READY and match.public.results:
        pause_ms = presence_of(state).pause_ms
        return [] if pause_ms is None else [wire.DeadlineSet(seat=None, due_ms=now_ms + pause_ms)]
    seat = match.public.seat_to_act
    if seat is None or match.public.phase is Phase.OVER or seat not in state.people:
        return []
    clock = clock_of(state, seat)
    if clock is None:
        return []
    bank_ms = state.public.seats[seat].bank_ms
    return [wire.DeadlineSet(seat=seat, due_ms=now_ms + turn_ms(clock, match.public) + bank_ms, bank_ms=bank_ms)]


def turn_ms(clock: TurnClock, public: PublicView) -> int:
    """Return how long the present turn of a match may take by a clock, its time bank apart."""
    deal = public.deal
    is_first_turn = deal is not None and not deal.tricks and not deal.trick.turns
    return clock.turn_s * 1000 + (FIRST_TURN_EXTRA_MS if is_first_turn else 0)


def deadline_with_company(state: TableState, events: Sequence[wire.Event], now_ms: int) -> list[wire.DeadlineSet]:
    """Return the deadline that begins when these events end somebody's being alone in the midst of a turn, or a pause.

    One that runs already stays as it is: whoever comes and goes puts nothing off.
    """
    reached = after(state, events, now_ms)
    public, seat = reached.public, reached.seat_to_act
    if public.deadline is not None or public.is_paused or public.is_adjourned or not public.is_playing:
        return []
    if seat is not None and (not public.is_quick or reached.bot_at(seat) is not None):
        return []
    return next_deadline(reached, None, now_ms)


def resumed_deadline(state: TableState, now_ms: int) -> list[wire.DeadlineSet]:
    """Return the deadline after a pause: what was left of it when the pause began."""
    if state.match is None or state.public.remaining_ms is None:
        return []
    seat = state.match.public.seat_to_act
    bank_ms = 0 if seat is None else state.public.seats[seat].bank_ms
    return [wire.DeadlineSet(seat=seat, due_ms=now_ms + state.public.remaining_ms, bank_ms=bank_ms)]


def is_out_of_time(state: TableState, seat: Seat, now_ms: int) -> bool:
    """True if the seat, which is on turn, has used up the time of its turn and all of its time bank."""
    deadline = state.public.deadline
    if clock_of(state, seat) is None:
        return False
    return deadline is None or deadline.seat != seat or deadline.due_ms <= now_ms
