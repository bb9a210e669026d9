"""The guide tells how a lesson is written; what it shows can be compiled, and it leaves no field out."""

import re
from collections.abc import Collection, Iterator

import msgspec

from gangoffour.lessons import compile_lesson, messages_of, parse_script
from gangoffour.lessons.script import Answer, Declined, Lesson, ScriptStep, Start
from scripts.lessons import ROOT

GUIDE = (ROOT / "docs" / "guides" / "add-a-lesson.md").read_text(encoding="utf-8")
EXAMPLE = GUIDE.partition("```toml\n")[2].partition("```")[0]


class Anything(Collection[str]):
    """Messages that are all there."""

    def __contains__(self, message: object) -> bool:
        return isinstance(message, str)

    def __iter__(self) -> Iterator[str]:
        return iter(())

    def __len__(self) -> int:
        return 0


def test_the_lesson_in_the_guide_can_be_compiled() -> None:
    file = EXAMPLE.removeprefix("# ").partition(":")[0]
    compiled = compile_lesson(parse_script(file, EXAMPLE), Anything())
    assert {"lesson-again-name", "lesson-again-about", "lesson-again-wait"} <= set(messages_of(compiled))


def test_the_guide_names_every_field() -> None:
    named = set(re.findall(r"`(\w+)`", GUIDE))
    shapes: tuple[type[msgspec.Struct], ...] = (Lesson, Start, ScriptStep, Answer, Declined)
    assert {field.name for shape in shapes for field in msgspec.structs.fields(shape)} - named == set()
