"""The text of a record. Everything that follows from the facts is written from the events of a replay."""

import json
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from typing import Final
from uuid import UUID

from gangoffour.engine import (
    RULES_FORMAT,
    CardReturned,
    DealEvent,
    DealScored,
    DealStarted,
    DealWon,
    DeckCut,
    Declaration,
    DummyHandDealt,
    Hand,
    HandDealt,
    HandsShown,
    LastCardDeclared,
    MatchWon,
    Play,
    ReturnCard,
    SeatDisqualified,
    Step,
    TributeGiven,
    TrickWon,
    format_cards,
)
from gangoffour.records.model import FORMAT, FairnessRecord, MatchRecord, RecordedAction, changed_options
from gangoffour.records.replayer import (
    Ran,
    action_text,
    is_deal_over,
    maker_mark,
    numbered,
    recorded_action,
    run,
    run_checked,
)

NOTHING: Final = "-"
"""Written where a value is empty: no cards left, no number sent."""


def format_record(record: MatchRecord, steps: Iterable[Step] | None = None) -> str:
    """Return the canonical text of a record; refuse, as `replay` does, one that is illegal or contradicts itself.

    Whoever has just carried out its steps gives them, and nothing is carried out again.
    """
    ran = run_checked(record) if steps is None else numbered(steps)
    return "".join(f"{line}\n" for line in (*head_lines(record), *_body_lines(record, ran)))


def head_lines(record: MatchRecord) -> Iterator[str]:
    """Yield everything before the first deal."""
    yield f"{FORMAT} {record.version}"
    for name, value in record.headers:
        yield f"{name}: {value}"
    if record.match_id is not None:
        yield f"match id: {UUID(bytes=record.match_id)}"
    yield f"rules: {RULES_FORMAT} {record.rules.name}"
    for name, option in changed_options(record.rules).items():
        yield f"option {name}: {json.dumps(option)}"
    yield f"seats: {record.seat_count}"
    for number, seat in enumerate(record.seats):
        yield f"seat {number}: {seat.name} <{seat.player_id}>"
    yield f"first dealer: {record.first_dealer}"
    if record.fairness is not None:
        yield from _fairness_lines(record.fairness)
    yield from _history_lines(record)


def body_lines(record: MatchRecord) -> Iterator[str]:
    """Yield the deals and the result, line by line as the replay goes on. The claims of the record are not read."""
    return _body_lines(record, run(record))


def _body_lines(record: MatchRecord, steps: Iterable[Ran]) -> Iterator[str]:
    after = None
    for ran in steps:
        after = ran.step.after
        if ran.action_index is None:
            yield ""
            yield from _event_lines(ran.step)
        else:
            entry = record.deals[ran.deal_number - 1].actions[ran.action_index]
            yield from _action_lines(ran.step, entry)
    yield from () if after is None or is_deal_over(after) else _left_lines(after.hands)
    if after is None or not after.public.winners:
        yield ""
        yield "match not finished"


def _history_lines(record: MatchRecord) -> Iterator[str]:
    """Yield where and when it was played, and who sat there."""
    if record.table_id is not None:
        yield f"table id: {UUID(bytes=record.table_id)}"
    if record.started_at_ms is not None:
        yield f"started: {format_moment(record.started_at_ms)}"
    if record.ended is not None:
        yield f"ended: {format_moment(record.ended.at_ms)}, {record.ended.cause}"
    for sitting in record.sittings:
        bot = "" if sitting.bot is None else f", bot {sitting.bot}"
        missed = f", missed {sitting.deadlines_missed}" if sitting.deadlines_missed else ""
        deals = f"deals {sitting.first_deal}-{sitting.last_deal}"
        yield f"sat {sitting.seat}: {deals}, {sitting.player.name} <{sitting.player.player_id}>{bot}{missed}"


def format_moment(at_ms: int) -> str:
    """Return a moment in ISO 8601, to the millisecond."""
    moment = datetime.fromtimestamp(at_ms // 1000, UTC)
    return f"{moment:%Y-%m-%dT%H:%M:%S}.{at_ms % 1000:03}Z"


def _fairness_lines(fairness: FairnessRecord) -> Iterator[str]:
    yield f"fair scheme: {fairness.scheme}"
    yield f"fair C: {fairness.commitment.hex()}"
    for letter, values in (("h", fairness.client_commitments), ("r", fairness.numbers)):
        for seat, value in enumerate(values):
            yield f"fair {letter} {seat}: {value.hex() or NOTHING}"
    if fairness.secret is not None:
        yield f"fair S: {fairness.secret.hex()}"
    yield f"fair T: {fairness.transcript_hash.hex()}"


def _action_lines(step: Step, entry: RecordedAction) -> Iterator[str]:
    """Yield the action of a seat, then what followed from it."""
    deal = step.before.public.deal
    if deal is not None and isinstance(entry.action, Play) and not deal.trick.turns:
        yield f"trick {len(deal.tricks) + 1} ({deal.direction})"
    lines = _event_lines(step)
    if isinstance(entry.action, ReturnCard):
        yield next(lines) + maker_mark(entry)  # what happened names the one who got the card too
    else:
        yield f"  {entry.seat}: {action_text(recorded_action(step, entry.seat, entry.action, entry.maker))}"
    yield from lines


def _event_lines(step: Step) -> Iterator[str]:
    is_automatic = step.before.public.rules.declaration is Declaration.AUTOMATIC
    for event in step.events:
        # Where seats declare themselves, the action that did it says so.
        if is_automatic or not isinstance(event, LastCardDeclared):
            yield from _lines_of(event)


def _lines_of(event: DealEvent) -> Iterator[str]:
    match event:
        case LastCardDeclared(seat=seat):
            yield f"  last card of {seat} declared"
        case SeatDisqualified(seat=seat):
            yield f"  {seat} disqualified"
        case TrickWon(seat=seat, leader=leader):
            yield f"  trick won by {seat}" + ("" if leader == seat else f", {leader} leads")
        case DealWon(seat=seat):
            yield f"deal won by {seat}"
        case HandsShown(hands=hands):
            yield from _left_lines(hands)
        case DealScored(points=points, scores=scores, deal_loser=loser):
            yield f"points: {_joined(points)}"
            yield f"scores: {_joined(scores)}"
            yield f"deal loser: {loser}"
        case MatchWon(winners=winners):
            yield ""
            yield f"match won by {' and '.join(map(str, winners))}"
        case _:
            yield from _lines_before_play(event)


def _lines_before_play(event: DealEvent) -> Iterator[str]:
    match event:
        case DealStarted(deal_number=number, dealer=dealer, direction=direction, leader=leader):
            yield f"deal {number}: dealer {dealer}, leader {leader}, {direction}"
        case DeckCut(cards=cards, first_card_to=first):
            yield f"cut: {format_cards(cards)}" + ("" if first is None else f", first card to {first}")
        case HandDealt(seat=seat, hand=hand):
            yield f"hand {seat}: {format_cards(hand)}"
        case DummyHandDealt(hand=hand):
            yield f"dummy hand: {format_cards(hand)}"
        case TributeGiven(giver=giver, receiver=receiver, card=card):
            yield f"tribute: {giver} gives {card} to {receiver}"
        case CardReturned(giver=giver, receiver=receiver, card=card):
            yield f"returned card: {giver} gives {card} to {receiver}"
        case _:
            return  # plays and passes stand there as actions, the dummy hands with their deals


def _left_lines(hands: Iterable[Hand]) -> Iterator[str]:
    for seat, hand in enumerate(hands):
        yield f"left {seat}: {format_cards(hand) or NOTHING}"


def _joined(numbers: Iterable[int]) -> str:
    return " ".join(map(str, numbers))
