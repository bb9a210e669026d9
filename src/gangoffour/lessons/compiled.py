"""A compiled lesson: what the page reads, `lessons.json`. Its TypeScript is `web/src/learn/lesson_format.ts`."""

from typing import Final, Literal

import msgspec

from gangoffour.engine import Code
from gangoffour.protocol import SeatIndex, Shape, Snapshot, messages

LESSONS_VERSION: Final = 1
"""The version of the compiled lessons."""


class CompiledAnswer(Shape):
    """An accepted answer, and the place of the step that follows; None: the lesson is done."""

    action: str | None
    praise: str | None
    next: int | None


class Reply(Shape):
    """What is said to a legal action that the lesson does not go on with."""

    action: str
    say: str


class Refusal(Shape):
    """An action that the engine refuses, and why."""

    action: str
    code: Code


class CompiledStep(Shape, kw_only=True):
    """A step with all that happens in it, as the learner's seat would be told."""

    start: Snapshot | None = None
    told: tuple[messages.Told, ...] = ()
    say: str
    ask: Literal["action", "next"]
    answers: tuple[CompiledAnswer, ...]
    wrong: tuple[Reply, ...] = ()
    otherwise: str | None = None
    refused: tuple[Refusal, ...] = ()
    hint: str | None = None


class CompiledLesson(Shape):
    """A lesson, each state in it made by the engine."""

    id: str
    seat: SeatIndex
    start: Snapshot
    steps: tuple[CompiledStep, ...]


class CompiledLessons(Shape, kw_only=True):
    """All lessons, in order."""

    version: Literal[1] = LESSONS_VERSION
    lessons: tuple[CompiledLesson, ...]


def format_lessons(compiled: CompiledLessons) -> str:
    """Return the lessons as JSON, a line for each step, so that a difference can be read."""
    lessons = ",\n".join(map(_format_lesson, compiled.lessons))
    return f'{{"version":{compiled.version},"lessons":[\n{lessons}\n]}}\n'


def _format_lesson(lesson: CompiledLesson) -> str:
    steps = ",\n".join(map(_json, lesson.steps))
    return f'{{"id":{_json(lesson.id)},"seat":{lesson.seat},"start":{_json(lesson.start)},"steps":[\n{steps}\n]}}'


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
