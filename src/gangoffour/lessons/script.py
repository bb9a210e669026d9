"""A lesson as its author writes it. The guide `docs/guides/add-a-lesson.md` tells what each field means."""

import re
from importlib.resources import files
from typing import Any, Final, Literal, dataclass_transform

import msgspec

from gangoffour.protocol import SeatIndex

END: Final = "end"
"""Where a step leads that is the last one."""

_FILE_NAME: Final = re.compile(r"(\d\d)-([a-z]+)\.toml")


class FaultyLesson(Exception):
    """A lesson that cannot be taught as it is written. The text names the file and the step."""


@dataclass_transform(frozen_default=True, kw_only_default=True, field_specifiers=(msgspec.field,))
class Written(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A part of a lesson. A field that nobody knows is refused: it would be a slip of the pen."""


class Start(Written):
    """Where the cards lie when a lesson, or a new part of it, begins: before a lead."""

    hands: tuple[str, ...]
    """By seat, as many cards as the lesson needs."""
    leader: SeatIndex = 0
    points: tuple[tuple[int, ...], ...] = ()
    """The points of the deals before this one, by seat."""
    assists: bool = True
    """Whether the page suggests plays."""


class Answer(Written):
    """Actions of the learner that the lesson goes on with."""

    does: tuple[str, ...]
    praise: str | None = None
    then: str | None = None
    """The step that follows; None: the next one in the file."""


class Declined(Written):
    """Legal actions that the lesson does not go on with, and what it says to them."""

    does: tuple[str, ...]
    say: str


class ScriptStep(Written):
    """A moment of the lesson: something happens, something is said, an answer is awaited."""

    say: str
    name: str | None = None
    start: Start | None = None
    deal: tuple[str, ...] = ()
    """The sixteen cards of every seat, if the next deal is dealt now."""
    told: tuple[str, ...] = ()
    """What the others do, such as `1: 7G 7R`."""
    answers: tuple[Answer, ...] = ()
    wrong: tuple[Declined, ...] = ()
    otherwise: str | None = None
    hint: str | None = None
    then: str | None = None
    """Without answers: the step that follows; None: the next one in the file."""


class Lesson(Written):
    """All that the file of a lesson says."""

    start: Start
    steps: tuple[ScriptStep, ...]
    seat: SeatIndex = 0
    """The learner's."""
    preset: Literal["classic", "german", "french", "gang"] = "classic"
    rules: dict[str, Any] = {}
    """Options laid over the preset. Last cards are declared automatically unless it says otherwise, as at tables."""


class Script(msgspec.Struct, frozen=True):
    """A lesson with its name."""

    file: str
    id: str
    """Names the lesson and begins the ids of its messages."""
    lesson: Lesson

    def message(self, name: str) -> str:
        """Return the id of the message that the lesson calls by a short name."""
        return f"lesson-{self.id}-{name}"

    def label(self, place: int) -> str:
        """Return how to speak of a step: by its place in the file, counted from 1, and by its name."""
        name = self.lesson.steps[place].name
        return f"{self.file}, step {place + 1}" + ("" if name is None else f" ({name})")

    def place_of(self, name: str, place: int) -> int | None:
        """Return the place of the step that a step leads to by name; None for the end."""
        if name == END:
            return None
        places = [other for other, step in enumerate(self.lesson.steps) if step.name == name]
        if not places:
            raise FaultyLesson(f"{self.label(place)}: there is no step named {name}")
        return places[0]


def parse_script(file: str, text: str) -> Script:
    """Return the lesson written in the text of a file such as `04-pass.toml`."""
    name = _FILE_NAME.fullmatch(file)
    if name is None:
        raise FaultyLesson(f"{file}: a lesson is named like 04-pass.toml, by its place and one word")
    try:
        lesson = msgspec.toml.decode(text, type=Lesson)
    except (msgspec.MsgspecError, ValueError) as error:
        raise FaultyLesson(f"{file}: {error}") from None
    script = Script(file, name[2], lesson)
    _check_names(script)
    return script


def load_scripts() -> tuple[Script, ...]:
    """Return the lessons that come with the package, in order."""
    folder = files("gangoffour.lessons")
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".toml"))
    return tuple(parse_script(name, (folder / name).read_text(encoding="utf-8")) for name in names)


def _check_names(script: Script) -> None:
    if not script.lesson.steps:
        raise FaultyLesson(f"{script.file}: a lesson has at least one step")
    seen = {END}
    for place, step in enumerate(script.lesson.steps):
        if step.name in seen:
            raise FaultyLesson(f"{script.label(place)}: the name {step.name} is taken")
        if step.name is not None:
            seen.add(step.name)
