"""Compiling a lesson: the engine carries out all that happens in it, and refuses what cannot happen.

A step may be reached in several ways. It is compiled once for each state it is reached in, so different answers may
lead to one step as long as what is told there is legal after each of them.
"""

from collections.abc import Collection, Iterable, Iterator, Sequence
from typing import NamedTuple

import msgspec

from gangoffour.engine import (
    Action,
    GangOfFourError,
    Seat,
    format_action,
    legal_actions,
    parse_action,
)
from gangoffour.lessons.compiled import CompiledAnswer, CompiledLesson, CompiledLessons, CompiledStep, Reply
from gangoffour.lessons.refusals import refusals
from gangoffour.lessons.scenes import Beat, Scene, acted, dealt, opened, snapshot
from gangoffour.lessons.script import Answer, FaultyLesson, Script, ScriptStep, Start


def compile_lessons(scripts: Iterable[Script], message_ids: Collection[str]) -> CompiledLessons:
    """Return all lessons, compiled.

    Raises:
        FaultyLesson: A lesson cannot be taught as it is written.
    """
    return CompiledLessons(lessons=tuple(compile_lesson(script, message_ids) for script in scripts))


def compile_lesson(script: Script, message_ids: Collection[str]) -> CompiledLesson:
    """Return a lesson, compiled; the messages are those that can be said.

    Raises:
        FaultyLesson: The lesson cannot be taught as it is written.
    """
    lesson = script.lesson
    compiler = _Compiler(script, message_ids)
    for name in ("name", "about"):
        compiler.message(name, script.file)
    if lesson.steps[0].start is not None:
        raise FaultyLesson(f"{script.label(0)}: the first step begins where the lesson begins")
    scene = compiler.opened(lesson.start, script.file)
    compiler.step(0, _Arrival(scene, None))
    compiler.check_ways()
    return CompiledLesson(
        id=script.id, seat=lesson.seat, start=snapshot(scene, lesson, lesson.start), steps=tuple(compiler.finished())
    )


def messages_of(lesson: CompiledLesson) -> Iterator[str]:
    """Return the id of every message that a lesson says, some of them more than once."""
    yield f"lesson-{lesson.id}-name"
    yield f"lesson-{lesson.id}-about"
    for step in lesson.steps:
        said = [step.say, step.otherwise, step.hint]
        said += [answer.praise for answer in step.answers]
        said += [reply.say for reply in step.wrong]
        yield from (each for each in said if each is not None)


class _Arrival(NamedTuple):
    """How a step is reached: from which moment, and by which action of the learner, if by any."""

    scene: Scene
    action: Action | None


class _Compiler:
    """One lesson in the making."""

    def __init__(self, script: Script, message_ids: Collection[str]) -> None:
        self._script = script
        self._message_ids = message_ids
        self._learner = Seat(script.lesson.seat)
        self._numbers: dict[tuple[int, _Arrival | None], int] = {}
        self._places: list[int] = []
        """For each compiled step, the place of its step in the file."""
        self._steps: dict[int, CompiledStep] = {}

    def finished(self) -> Iterator[CompiledStep]:
        """Return the compiled steps in the order of their numbers."""
        return (self._steps[number] for number in range(len(self._places)))

    def message(self, name: str, label: str) -> str:
        """Return the id of a message that the lesson calls by its short name."""
        message = self._script.message(name)
        if message not in self._message_ids:
            raise FaultyLesson(f"{label}: there is no message {message}")
        return message

    def step(self, place: int, arrival: _Arrival) -> int:
        """Compile the step at this place of the file, reached like this, and return its number."""
        step, label = self._script.lesson.steps[place], self._script.label(place)
        if step.start is not None and arrival.action is not None:
            raise FaultyLesson(f"{label}: it begins anew, so nobody would see what the answer before it does")
        key = place, arrival if step.start is None else None
        if key in self._numbers:
            return self._numbers[key]
        number = self._numbers[key] = len(self._places)
        self._places.append(place)
        start, beats = self._happen(step, arrival, label)
        scene = beats[-1].scene if beats else start
        compiled = self._ask(place, scene) if step.answers else self._tell(place, scene)
        self._steps[number] = msgspec.structs.replace(
            compiled,
            start=None if step.start is None else snapshot(start, self._script.lesson, step.start),
            told=tuple(beat.told for beat in beats),
        )
        return number

    def check_ways(self) -> None:
        """Refuse a step that nothing leads to, and one that does not lead to the end."""
        for place in range(len(self._script.lesson.steps)):
            if place not in self._places:
                raise FaultyLesson(f"{self._script.label(place)}: nothing leads here")
        nexts = {number: {answer.next for answer in step.answers} for number, step in self._steps.items()}
        leading: set[int | None] = {None}
        while more := {number for number, following in nexts.items() if following & leading} - leading:
            leading |= more
        for number, place in enumerate(self._places):
            if number not in leading:
                raise FaultyLesson(f"{self._script.label(place)}: no way leads from here to the end")

    def _happen(self, step: ScriptStep, arrival: _Arrival, label: str) -> tuple[Scene, list[Beat]]:
        """Carry out all that happens before the step waits; return where it began and what came of it."""
        scene = start = arrival.scene if step.start is None else self.opened(step.start, label)
        beats = list[Beat]()
        if arrival.action is not None:
            beats.append(acted(scene, self._learner, arrival.action, self._learner))
            scene = beats[-1].scene
        if step.deal:
            try:
                beats.append(dealt(scene, step.deal, self._learner))
            except GangOfFourError as error:
                raise FaultyLesson(f"{label}: this cannot be dealt ({error})") from None
            scene = beats[-1].scene
        for line in step.told:
            beats.append(self._told(scene, line, label))
            scene = beats[-1].scene
        return start, beats

    def opened(self, start: Start, label: str) -> Scene:
        """Return the moment at which the cards lie as they are written."""
        try:
            return opened(self._script.lesson, start)
        except (GangOfFourError, ValueError) as error:
            raise FaultyLesson(f"{label}: the cards cannot lie like this ({error})") from None

    def _told(self, scene: Scene, line: str, label: str) -> Beat:
        """Carry out what another seat does, written like `1: 7G 7R`."""
        seat, separator, text = line.partition(": ")
        if not separator or not seat.isdecimal():
            raise FaultyLesson(f"{label}: `{line}` is not written like `1: 7G 7R`")
        if int(seat) == self._learner:
            raise FaultyLesson(f"{label}: `{line}` is for the learner to do")
        try:
            return acted(scene, Seat(int(seat)), parse_action(text), self._learner)
        except GangOfFourError as error:
            raise FaultyLesson(f"{label}: `{line}` is refused ({error})") from None

    def _tell(self, place: int, scene: Scene) -> CompiledStep:
        """Return a step that only waits until the learner goes on."""
        step, label = self._script.lesson.steps[place], self._script.label(place)
        if step.wrong or step.otherwise is not None or step.hint is not None:
            raise FaultyLesson(f"{label}: it asks for nothing, so it has no `wrong`, `otherwise` or `hint`")
        following = self._following(place, step.then)
        return CompiledStep(
            say=self.message(step.say, label),
            ask="next",
            answers=(
                CompiledAnswer(
                    action=None,
                    praise=None,
                    next=None if following is None else self.step(following, _Arrival(scene, None)),
                ),
            ),
        )

    def _ask(self, place: int, scene: Scene) -> CompiledStep:
        """Return a step that waits for an action of the learner."""
        step, label = self._script.lesson.steps[place], self._script.label(place)
        if step.then is not None:
            raise FaultyLesson(f"{label}: each answer says by itself what follows it")
        legal = frozenset(format_action(action) for action in legal_actions(scene.state, self._learner))
        left = set(legal)
        if not legal:
            raise FaultyLesson(f"{label}: the learner is asked, but has nothing to do")
        answers = [
            CompiledAnswer(
                action=text,
                praise=None if answer.praise is None else self.message(answer.praise, label),
                next=self._after(place, answer, scene, text),
            )
            for answer in step.answers
            for text in self._take(answer.does, legal, left, label)
        ]
        wrong = [
            Reply(action=text, say=self.message(declined.say, label))
            for declined in step.wrong
            for text in self._take(declined.does, legal, left, label)
        ]
        if left and step.otherwise is None:
            raise FaultyLesson(f"{label}: nothing answers {', '.join(sorted(left))}")
        if not left and step.otherwise is not None:
            raise FaultyLesson(f"{label}: everything legal is answered, so `otherwise` is never said")
        return CompiledStep(
            say=self.message(step.say, label),
            ask="action",
            answers=tuple(answers),
            wrong=tuple(wrong),
            otherwise=None if step.otherwise is None else self.message(step.otherwise, label),
            refused=refusals(scene.state, self._learner),
            hint=None if step.hint is None else self.message(step.hint, label),
        )

    def _take(self, does: Sequence[str], legal: Collection[str], left: set[str], label: str) -> Iterator[str]:
        """Return the actions as the engine writes them, and take them from those that have no answer yet."""
        for text in does:
            try:
                action = format_action(parse_action(text))
            except GangOfFourError as error:
                raise FaultyLesson(f"{label}: `{text}` is no action ({error})") from None
            if action not in legal:
                raise FaultyLesson(f"{label}: `{text}` is not legal here, so the engine answers it by itself")
            if action not in left:
                raise FaultyLesson(f"{label}: `{text}` is answered twice")
            left.remove(action)
            yield action

    def _after(self, place: int, answer: Answer, scene: Scene, action: str) -> int:
        """Return the number of the step that shows what an answer does."""
        following = self._following(place, answer.then)
        if following is None:
            label = self._script.label(place)
            raise FaultyLesson(f"{label}: the lesson ends with `{action}`, so nobody would see what it does")
        return self.step(following, _Arrival(scene, parse_action(action)))

    def _following(self, place: int, then: str | None) -> int | None:
        """Return the place of the step that follows, None for the end."""
        if then is not None:
            return self._script.place_of(then, place)
        if place + 1 == len(self._script.lesson.steps):
            raise FaultyLesson(f'{self._script.label(place)}: nothing follows; the last step has then = "end"')
        return place + 1
