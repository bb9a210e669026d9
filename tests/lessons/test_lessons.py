"""The lessons that come with the package: they are compiled, complete, and teach nothing but what the engine says."""

import re
from collections.abc import Iterable
from itertools import combinations

import msgspec
import pytest

from gangoffour.bots import CHARACTERS
from gangoffour.engine import (
    IllegalAction,
    MatchState,
    Play,
    Seat,
    apply,
    format_action,
    legal_actions_in,
    parse_action,
    view,
)
from gangoffour.lessons import (
    CompiledAnswer,
    CompiledLesson,
    CompiledLessons,
    CompiledStep,
    Refusal,
    Reply,
    format_lessons,
    messages_of,
)
from gangoffour.lessons.refusals import EXAMPLES
from gangoffour.lessons.scenes import LEVEL, OTHERS
from gangoffour.locales import REFERENCE, Messages
from scripts.lessons import LESSONS, ROOT, WORDS, said_messages
from tests.lessons.walking import FILE, moments

MOMENTS = {lesson.id: moments(lesson) for lesson in FILE.lessons}
STEPS = [(lesson, number) for lesson in FILE.lessons for number in range(len(lesson.steps))]


def named(steps: Iterable[tuple[CompiledLesson, int]]) -> list[object]:
    return [pytest.param(lesson, number, id=f"{lesson.id}-{number}") for lesson, number in steps]


ALL_STEPS = named(STEPS)
ASKING_STEPS = named((lesson, number) for lesson, number in STEPS if lesson.steps[number].ask == "action")
SENTENCES = Messages(REFERENCE, {WORDS.name: WORDS.read_text(encoding="utf-8")})
FORMAT = (ROOT / "web" / "src" / "learn" / "lesson_format.ts").read_text(encoding="utf-8")


def code_for(state: MatchState, seat: Seat, action: str) -> str | None:
    """Why the engine refuses an action; None if it does not."""
    try:
        apply(state, seat, parse_action(action))
    except IllegalAction as error:
        return error.code
    return None


def test_the_committed_file_is_a_fresh_compilation() -> None:
    assert LESSONS.read_text(encoding="utf-8") == format_lessons(FILE), "run `make lessons`"


def test_what_is_read_from_the_file_is_what_was_compiled() -> None:
    assert msgspec.json.decode(LESSONS.read_bytes(), type=CompiledLessons) == FILE


def test_the_lessons_come_in_their_order() -> None:
    names = "cards colours pairs pass lead five gang special last score"
    assert [lesson.id for lesson in FILE.lessons] == names.split()


def test_every_message_is_said_in_some_lesson() -> None:
    assert said_messages() - {each for lesson in FILE.lessons for each in messages_of(lesson)} == set()


def test_who_sits_in_the_other_seats_has_a_face() -> None:
    assert CHARACTERS[LEVEL] == OTHERS


def test_what_is_said_is_short_and_names_nobody() -> None:
    sentences = [SENTENCES.format(message) for message in said_messages()]
    assert [each for each in sentences if len(re.findall(r"[.!?](?= |$)", each)) > 2 or len(each) > 200] == []
    assert [each for each in sentences if any(name in each for name in OTHERS)] == []


def test_a_step_with_a_start_is_compiled_once_however_often_it_is_gone_back_to() -> None:
    lead = next(lesson for lesson in FILE.lessons if lesson.id == "lead")
    ways_in = [answer.next for step in lead.steps for answer in step.answers if answer.next is not None]
    begun = [number for number, step in enumerate(lead.steps) if step.start is not None]
    assert [ways_in.count(number) for number in begun] == [8]


@pytest.mark.parametrize("lesson", FILE.lessons, ids=lambda lesson: lesson.id)
def test_a_lesson_has_tasks_and_every_way_leads_to_its_end(lesson: CompiledLesson) -> None:
    nexts = {number: {answer.next for answer in step.answers} for number, step in enumerate(lesson.steps)}
    ending: set[int | None] = {None}
    while more := {number for number, following in nexts.items() if following & ending} - ending:
        ending |= more
    assert ending == {None, *nexts}
    assert MOMENTS[lesson.id].keys() == nexts.keys(), "some step cannot be reached"
    assert sum(step.ask == "action" for step in lesson.steps) >= 2


@pytest.mark.parametrize("lesson, number", ALL_STEPS)
def test_folding_what_is_told_gives_what_the_engine_says_the_learner_knows(lesson: CompiledLesson, number: int) -> None:
    moment = MOMENTS[lesson.id][number]
    assert moment.view == view(moment.state, Seat(lesson.seat))
    assert moment.view.hand == moment.state.hands[lesson.seat]


@pytest.mark.parametrize("lesson, number", ALL_STEPS)
def test_a_step_that_only_tells_has_one_way_on(lesson: CompiledLesson, number: int) -> None:
    step = lesson.steps[number]
    if step.ask == "next":
        assert [answer.action for answer in step.answers] == [None]
        assert (step.wrong, step.otherwise, step.refused, step.hint) == ((), None, (), None)
    else:
        assert all(answer.next is not None for answer in step.answers)
        assert step.hint is not None or len(step.answers) > 2


@pytest.mark.parametrize("lesson, number", ASKING_STEPS)
def test_every_legal_action_is_accepted_or_answered_with_a_reason(lesson: CompiledLesson, number: int) -> None:
    step = lesson.steps[number]
    legal = {format_action(action) for action in legal_actions_in(MOMENTS[lesson.id][number].view)}
    answered = [answer.action for answer in step.answers] + [reply.action for reply in step.wrong]
    assert len(answered) == len(set(answered))
    assert set(answered) <= legal
    assert (step.otherwise is None) == (set(answered) == legal)


@pytest.mark.parametrize("lesson, number", ASKING_STEPS)
def test_an_accepted_answer_is_what_the_next_step_shows_first(lesson: CompiledLesson, number: int) -> None:
    state = MOMENTS[lesson.id][number].state
    for answer in lesson.steps[number].answers:
        assert answer.action is not None
        assert answer.next is not None
        after = apply(state, Seat(lesson.seat), parse_action(answer.action)).after
        own = lesson.steps[answer.next].told[0].own
        assert own is not None
        assert own.hand == tuple(map(str, after.hands[lesson.seat]))


@pytest.mark.parametrize("lesson, number", ASKING_STEPS)
def test_each_example_is_refused_by_the_engine_with_its_code(lesson: CompiledLesson, number: int) -> None:
    state, seat = MOMENTS[lesson.id][number].state, Seat(lesson.seat)
    examples = lesson.steps[number].refused
    assert len(examples) <= EXAMPLES
    assert [code_for(state, seat, each.action) for each in examples] == [each.code for each in examples]


@pytest.mark.parametrize("lesson, number", ASKING_STEPS)
def test_there_is_an_example_for_every_reason_to_refuse_a_play(lesson: CompiledLesson, number: int) -> None:
    moment, seat = MOMENTS[lesson.id][number], Seat(lesson.seat)
    if moment.view.limits is None:  # a card is to be returned, so there is nothing to play
        assert lesson.steps[number].refused == ()
        return
    plays = {cards for count in range(1, 6) for cards in combinations(moment.view.hand, count)}
    attempts = ["pass", *(format_action(Play(cards)) for cards in plays)]
    codes = {code_for(moment.state, seat, attempt) for attempt in attempts} - {None}
    assert {each.code for each in lesson.steps[number].refused} == codes


@pytest.mark.parametrize(
    "name, shape",
    [
        ("LessonFile", CompiledLessons),
        ("Lesson", CompiledLesson),
        ("LessonStep", CompiledStep),
        ("LessonAnswer", CompiledAnswer),
        ("LessonReply", Reply),
        ("LessonRefusal", Refusal),
    ],
)
def test_the_types_of_the_page_have_the_same_fields(name: str, shape: type[msgspec.Struct]) -> None:
    body = FORMAT.partition(f"export interface {name} {{")[2].partition("\n}")[0]
    assert re.findall(r"^    (\w+):", body, re.MULTILINE) == [field.name for field in msgspec.structs.fields(shape)]
