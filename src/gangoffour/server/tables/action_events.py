"""Actions and deals as events of a table: what the engine says, and the deadline of whoever is next."""

from typing import Final

from gangoffour.engine import (
    Action,
    CardReturned,
    CombinationPlayed,
    DealStarted,
    Passed,
    Phase,
    Seat,
    Step,
    apply,
    start_deal,
)
from gangoffour.protocol import events as wire
from gangoffour.protocol import wire_event
from gangoffour.server.tables.dealer import Deck
from gangoffour.server.tables.errors import Refusal, TableCode
from gangoffour.server.tables.state import TableState, after
from gangoffour.server.tables.timeouts import forced_action

DEAL_PAUSE_MS: Final = 15_000
"""How long people may look at a finished deal."""

FIRST_TURN_EXTRA_MS: Final = 15_000
"""More time for the first turn of a deal and for the returned card."""

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
    return _told(state, apply(state.match, seat, action), now_ms)


def deal(state: TableState, deck: Deck, now_ms: int) -> list[wire.Event]:
    """Return the next deal; seats that were promised change hands before it."""
    if state.match is None:
        raise ValueError(state)
    taken: list[wire.Event] = [
        wire.SeatTaken(seat=seat, player=info.promised_to)
        for seat, info in enumerate(state.public.seats)
        if info.promised_to is not None
    ]
    step = start_deal(state.match, deck.deck_order, deck.cut_cards)
    return [*taken, *_told(after(state, taken, now_ms), step, now_ms)]


def time_out(state: TableState, seat: Seat, now_ms: int) -> list[wire.Event]:
    """Return what follows when a deadline has passed: the server acts for the seat, or a substitute sits in."""
    passed = wire.DeadlinePassed(seat=seat)
    if state.public.seats[seat].missed_deadlines + 1 >= MISSED_DEADLINES:
        return [passed, wire.SubstituteSeated(seat=seat, bot=SUBSTITUTE_LEVEL, cause="deadlines")]
    return [passed, *act(state, seat, forced_action(state.view_of(seat)), now_ms)]


def next_deadline(state: TableState, step: Step | None, now_ms: int) -> list[wire.DeadlineSet]:
    """Return the deadline there is now: of a person who has to act at a table with a clock, or of the next deal."""
    match = state.match if step is None else step.after
    if match is None:
        return []
    if match.public.phase is Phase.READY and match.public.results:
        return [wire.DeadlineSet(seat=None, due_ms=now_ms + DEAL_PAUSE_MS)]
    clock, seat = state.public.options.clock, match.public.seat_to_act
    if clock is None or seat is None or match.public.phase is Phase.OVER or state.bot_at(seat) is not None:
        return []
    deal = match.public.deal
    is_first_turn = deal is not None and not deal.tricks and not deal.trick.turns
    extra_ms = FIRST_TURN_EXTRA_MS if is_first_turn else 0
    bank_ms = state.public.seats[seat].bank_ms
    return [wire.DeadlineSet(seat=seat, due_ms=now_ms + clock.turn_s * 1000 + extra_ms + bank_ms, bank_ms=bank_ms)]


def _told(state: TableState, step: Step, now_ms: int) -> list[wire.Event]:
    """Return the events of a step, and the deadline that follows from it; a declaration alone changes no deadline."""
    events: list[wire.Event] = [wire_event(event) for event in step.events]
    if any(isinstance(event, CombinationPlayed | Passed | CardReturned | DealStarted) for event in step.events):
        events += next_deadline(state, step, now_ms)
    return events
