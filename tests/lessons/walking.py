"""Walking through compiled lessons as a client does, and the engine beside it."""

from typing import Final, NamedTuple

import msgspec

from gangoffour.client import TableFold, told, welcomed
from gangoffour.engine import (
    Action,
    CardReturned,
    CombinationPlayed,
    DealEvent,
    LastCardDeclared,
    MatchState,
    Pass,
    Passed,
    Play,
    ReturnCard,
    Seat,
    SeatView,
    Step,
    apply,
    parse_cards,
    seen,
    start_deal,
)
from gangoffour.lessons import CompiledLesson, CompiledStep, Script, load_scripts
from gangoffour.lessons.scenes import deck_order, opened, snapshot
from gangoffour.lessons.script import Start
from gangoffour.protocol import PROTOCOL_VERSION, Snapshot, engine_event, messages
from gangoffour.protocol import events as wire
from scripts.lessons import compiled

FILE: Final = compiled()
SCRIPTS: Final = {script.id: script for script in load_scripts()}


class Moment(NamedTuple):
    """A step that waits: what the learner's client knows, and the truth."""

    known: TableFold
    state: MatchState

    @property
    def view(self) -> SeatView:
        """What the learner knows of the match."""
        assert isinstance(self.known.view, SeatView)
        return self.known.view


def moments(lesson: CompiledLesson) -> dict[int, Moment]:
    """Every step of a lesson as it waits, on some way that leads to it."""
    found = {0: _after(_started(lesson, lesson.start), lesson, lesson.steps[0])}
    waiting = [0]
    while waiting:
        number = waiting.pop()
        for answer in lesson.steps[number].answers:
            if answer.next is not None and answer.next not in found:
                found[answer.next] = _after(found[number], lesson, lesson.steps[answer.next])
                waiting.append(answer.next)
    return found


def _started(lesson: CompiledLesson, start: Snapshot) -> Moment:
    welcome = messages.Welcome(
        version=PROTOCOL_VERSION, now_ms=0, player_id="learner", seat=lesson.seat, seq=0, snapshot=start
    )
    return Moment(welcomed(None, welcome), _position(SCRIPTS[lesson.id], start))


def _position(script: Script, sought: Snapshot) -> MatchState:
    """The whole truth at a start, of which the snapshot tells the learner's part."""
    starts: list[Start] = [script.lesson.start, *(step.start for step in script.lesson.steps if step.start is not None)]
    for start in starts:
        scene = opened(script.lesson, start)
        if msgspec.json.encode(snapshot(scene, script.lesson, start)) == msgspec.json.encode(sought):
            return scene.state
    raise LookupError(script.file)


def _after(before: Moment, lesson: CompiledLesson, step: CompiledStep) -> Moment:
    known, state = before if step.start is None else _started(lesson, step.start)
    for message in step.told:
        known = told(known, message)
        events = [engine_event(entry.event) for entry in message.entries if isinstance(entry.event, wire.MATCH_EVENTS)]
        done = _done(SCRIPTS[lesson.id], state, events)
        assert list(seen(done.events, Seat(lesson.seat))) == events
        state = done.after
    return Moment(known, state)


def _done(script: Script, state: MatchState, events: list[DealEvent]) -> Step:
    """Let the engine do once more what the events tell: an action, or the only deal that the lesson deals."""
    acted = _action(events)
    if acted is not None:
        return apply(state, *acted)
    (deal,) = [[parse_cards(hand) for hand in step.deal] for step in script.lesson.steps if step.deal]
    return start_deal(state, deck_order(deal))


def _action(events: list[DealEvent]) -> tuple[Seat, Action] | None:
    """Who did what; None if nobody did anything, because a new deal was dealt."""
    declares = any(isinstance(event, LastCardDeclared) for event in events)
    match events[0]:
        case CombinationPlayed(seat=seat, combination=combination):
            return seat, Play(combination.cards, declare=declares)
        case CardReturned(giver=seat, card=card):
            return seat, ReturnCard(card)
        case Passed(seat=seat):
            return seat, Pass()
        case _:
            return None
