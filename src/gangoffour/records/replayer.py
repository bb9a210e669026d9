"""Running a record through the engine: the same actions give the same events, or the record is refused."""

import re
from collections import defaultdict
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final, NamedTuple

from gangoffour.engine import (
    DECK,
    HAND_SIZE,
    Action,
    Card,
    CombinationPlayed,
    DealEvent,
    DealStarted,
    GangOfFourError,
    LaterDeal,
    MatchStarted,
    MatchState,
    Pass,
    Passed,
    Phase,
    Play,
    Seat,
    Step,
    TributeGiven,
    apply,
    canonical_action,
    format_action,
    format_cards,
    start_deal,
    start_match,
    view,
)
from gangoffour.records.errors import ContradictoryRecord, IllegalRecord, RecordCode
from gangoffour.records.model import DealRecord, Maker, MatchRecord, RecordedAction, TributeRecord

ROLES_HEADER: Final = "Roles"
"""The header of a match that begins with a later deal: its number, and the seats that won and lost the one before."""

_ROLES: Final = re.compile("deal ([2-9]), ([0-3]) won, ([0-3]) lost")


class Ran(NamedTuple):
    """One step of a record and where it stands there."""

    deal_number: int
    action_index: int | None
    """Which action of the deal it was, from 0; None for the start of the deal."""
    step: Step


@dataclass(frozen=True, slots=True)
class Replay:
    """A whole record, replayed."""

    started: MatchStarted
    steps: tuple[Step, ...]
    """The start of every deal and every action, in order."""
    final_state: MatchState

    @property
    def events(self) -> tuple[DealEvent, ...]:
        """Every event after the start of the match, in order."""
        return tuple(event for step in self.steps for event in step.events)


def replay(record: MatchRecord) -> Replay:
    """Replay a record and check its claims; raise `IllegalRecord` or `ContradictoryRecord` at the first fault."""
    before = initial_state_of(record)
    steps = tuple(replay_steps(record))
    return Replay(match_started(record), steps, steps[-1].after if steps else before)


def replay_steps(record: MatchRecord) -> Iterator[Step]:
    """Yield the steps of a record one by one, each checked before it is yielded; refuse as `replay` does."""
    for ran in run_checked(record):
        yield ran.step


def run_checked(record: MatchRecord) -> Iterator[Ran]:
    """Yield what `run` does, each step when its claims were found true."""
    for ran in run(record):
        _check_claims(record, ran)
        yield ran


def match_started(record: MatchRecord) -> MatchStarted:
    """Return the event that the match began with."""
    return MatchStarted(record.rules, record.seat_count, record.first_dealer)


def initial_state_of(record: MatchRecord) -> MatchState:
    """Return the state that the match began with, or refuse it."""
    try:
        return start_match(record.rules, record.seat_count, record.first_dealer)
    except GangOfFourError as refusal:
        raise IllegalRecord(RecordCode.BAD_MATCH, refusal=refusal) from refusal


def format_roles(later: LaterDeal) -> str:
    """Return the value of the header for a match that begins with a later deal.

    Examples:
        >>> format_roles(LaterDeal(2, Seat(1), Seat(3)))
        'deal 2, 1 won, 3 lost'
    """
    return f"deal {later.number}, {later.deal_winner} won, {later.deal_loser} lost"


def later_deal_of(record: MatchRecord) -> LaterDeal | None:
    """Return the later deal that the match begins with; None if it begins with a first deal, as matches do."""
    roles = _ROLES.fullmatch(record.header(ROLES_HEADER) or "")
    return None if roles is None else LaterDeal(int(roles[1]), Seat(int(roles[2])), Seat(int(roles[3])))


def run(record: MatchRecord) -> Iterator[Ran]:
    """Yield every step of the record's facts. Its claims are not looked at."""
    state, later = initial_state_of(record), later_deal_of(record)
    for number, deal in enumerate(record.deals, start=1):
        step = _deal_start(state, deal, number, later if number == 1 else None)
        yield Ran(number, None, step)
        for index, entry in enumerate(deal.actions):
            try:
                step = apply(step.after, entry.seat, entry.action)
            except GangOfFourError as refusal:
                raise _illegal(entry, number, index, refusal) from refusal
            yield Ran(number, index, step)
        state = step.after


def numbered(steps: Iterable[Step]) -> Iterator[Ran]:
    """Yield steps with where they stand in their record."""
    deal_number, action_index = 0, 0
    for step in steps:
        if step.events and isinstance(step.events[0], DealStarted):
            deal_number, action_index = deal_number + 1, 0
            yield Ran(deal_number, None, step)
        else:
            yield Ran(deal_number, action_index, step)
            action_index += 1


def deck_order_of(deal: DealRecord) -> tuple[int, ...] | None:
    """Return a deck order that deals these hands, or None if they are not the 64 cards, sixteen each.

    Copies of a card are equal, so any order that gives every seat its cards replays the deal.
    """
    hands = (*deal.hands, *(() if deal.dummy_hand is None else (deal.dummy_hand,)))
    if any(len(hand) != HAND_SIZE for hand in hands):
        return None
    positions: defaultdict[Card, list[int]] = defaultdict(list)
    for position, card in enumerate(DECK):
        positions[card].append(position)
    cards = [card for hand in hands for card in hand]
    if sorted(cards) != list(DECK):
        return None
    return tuple(positions[card].pop(0) for card in cards)


def is_carried_out(seat: Seat, action: Action, step: Step) -> bool:
    """Tell whether the action itself is among the events of its step; if not, it only ended the deal (R47)."""
    if not isinstance(action, Play | Pass):
        return True
    return any(isinstance(event, CombinationPlayed | Passed) and event.seat == seat for event in step.events)


def tribute_in(step: Step) -> TributeRecord | None:
    """Return the tribute given at the start of a deal."""
    for event in step.events:
        if isinstance(event, TributeGiven):
            return TributeRecord(event.giver, event.receiver, event.card)
    return None


def recorded_action(step: Step, seat: Seat, action: Action, maker: Maker = Maker.PLAYER) -> RecordedAction:
    """Return what a record keeps of an action and the step it led to."""
    canonical = canonical_action(action, view(step.before, seat))
    return RecordedAction(seat, canonical, is_carried_out(seat, action, step), maker)


def _deal_start(state: MatchState, deal: DealRecord, number: int, later: LaterDeal | None) -> Step:
    deck_order = deck_order_of(deal)
    if deck_order is None:
        raise IllegalRecord(RecordCode.BAD_HANDS, deal=number)
    try:
        return start_deal(state, deck_order, deal.cut_cards, later=later)
    except GangOfFourError as refusal:
        raise IllegalRecord(RecordCode.BAD_DEAL, refusal=refusal, deal=number) from refusal


def _illegal(entry: RecordedAction, deal_number: int, index: int, refusal: GangOfFourError) -> IllegalRecord:
    return IllegalRecord(
        RecordCode.ILLEGAL_ACTION,
        refusal=refusal,
        deal=deal_number,
        action_number=index + 1,
        seat=entry.seat,
        action=format_action(entry.action),
    )


def _check_claims(record: MatchRecord, ran: Ran) -> None:
    deal, step = record.deals[ran.deal_number - 1], ran.step
    if ran.action_index is None:
        _compare("tribute", ran.deal_number, _tribute_text(deal.tribute), _tribute_text(tribute_in(step)))
    else:
        entry = deal.actions[ran.action_index]
        expected = recorded_action(step, entry.seat, entry.action, entry.maker)
        _compare("action", ran.deal_number, action_text(entry), action_text(expected))
    if ran.action_index == (len(deal.actions) - 1 if deal.actions else None):
        for seat, (left, held) in enumerate(zip(deal.left, step.after.hands, strict=True)):
            _compare(f"left {seat}", ran.deal_number, format_cards(left), format_cards(held))


def action_text(entry: RecordedAction) -> str:
    """Return an action as it stands in a record, without its seat."""
    return format_action(entry.action) + maker_mark(entry) + ("" if entry.is_carried_out else " (not carried out)")


def maker_mark(entry: RecordedAction) -> str:
    """Return what stands behind an action that was not the player's own."""
    return "" if entry.maker is Maker.PLAYER else f" (by {entry.maker})"


def _tribute_text(tribute: TributeRecord | None) -> str:
    return "" if tribute is None else f"{tribute.giver} gives {tribute.card} to {tribute.receiver}"


def _compare(field: str, deal_number: int, found: str, expected: str) -> None:
    if found != expected:
        raise ContradictoryRecord(
            RecordCode.CONTRADICTION, field=field, deal=deal_number, found=found, expected=expected
        )


def is_deal_over(state: MatchState) -> bool:
    """Tell whether the deal played last is over."""
    return state.public.phase in (Phase.READY, Phase.OVER)
