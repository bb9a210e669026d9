"""Actions and deals as events of a table: what the engine says, and the deadline of whoever is next."""

from typing import Final

from gangoffour.engine import (
    Action,
    CardReturned,
    CombinationPlayed,
    DealStarted,
    Passed,
    Seat,
    Step,
    apply,
    start_deal,
)
from gangoffour.protocol import events as wire
from gangoffour.protocol import wire_event
from gangoffour.server.tables.deadlines import next_deadline
from gangoffour.server.tables.dealer import Deck
from gangoffour.server.tables.errors import Refusal, TableCode
from gangoffour.server.tables.state import StepEvents, TableState, after
from gangoffour.server.tables.timeouts import forced_action

MISSED_DEADLINES: Final = 2
"""After so many deadlines in a row a substitute sits in (O3)."""

SUBSTITUTE_LEVEL: Final = "planner"
"""Always the same level, so that leaving never gains strength (O3)."""


def act(state: TableState, seat: Seat, action: Action, now_ms: int) -> list[wire.Event]:
    """Return what an action of a seat brings about; raise the engine's `IllegalAction`."""
    if state.match is None or not state.public.is_playing:
        raise Refusal(TableCode.NO_MATCH)
    if state.public.is_paused or state.public.is_adjourned:
        raise Refusal(TableCode.PAUSED)
    step = apply(state.match, seat, action)
    return StepEvents(_told(state, step, now_ms), step)


def deal(state: TableState, deck: Deck, now_ms: int) -> list[wire.Event]:
    """Return the next deal; seats that were promised, or asked back, change hands before it."""
    if state.match is None:
        raise ValueError(state)
    taken: list[wire.Event] = []
    for seat, info in enumerate(state.public.seats):
        if info.promised_to is not None:
            taken.append(wire.SeatTaken(seat=seat, player=info.promised_to))
        if info.asked_back and info.is_here:
            taken.append(wire.SeatTakenBack(seat=seat))
    step = start_deal(state.match, deck.deck_order, deck.cut_cards, later=deck.later)
    return StepEvents([*taken, *_told(after(state, taken, now_ms), step, now_ms)], step)


def time_out(state: TableState, seat: Seat, now_ms: int) -> list[wire.Event]:
    """Return what follows when a deadline has passed: the server acts for the seat, or a substitute sits in."""
    passed = wire.DeadlinePassed(seat=seat)
    if state.public.seats[seat].missed_deadlines + 1 >= MISSED_DEADLINES:
        return [passed, wire.SubstituteSeated(seat=seat, bot=SUBSTITUTE_LEVEL, cause="deadlines")]
    return [passed, *act(state, seat, forced_action(state.view_of(seat)), now_ms)]


def _told(state: TableState, step: Step, now_ms: int) -> list[wire.Event]:
    """Return the events of a step, and the deadline that follows from it; a declaration alone changes no deadline."""
    events: list[wire.Event] = [wire_event(event) for event in step.events]
    if any(isinstance(event, CombinationPlayed | Passed | CardReturned | DealStarted) for event in step.events):
        events += next_deadline(state, step, now_ms)
    return events
