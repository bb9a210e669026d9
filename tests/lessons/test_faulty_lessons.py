"""A lesson that cannot be taught as it is written is refused, in a sentence that names the file and the step."""

import pytest

from gangoffour.lessons import FaultyLesson, compile_lesson, parse_script

SOUND = """
[start]
leader = 3
hands = ["4Y 7R 10G", "5G 8Y 9G", "6G 8R 9Y", "2G 3Y 8G"]

[[steps]]
name = "task"
told = ["3: 2G"]
say = "task"
hint = "task"
answers = [{ does = ["4Y", "7R"], praise = "praise" }]
wrong = [{ does = ["10G"], say = "reason" }]
otherwise = "reason"

[[steps]]
say = "again"

[[steps]]
name = "last"
say = "again"
then = "end"
"""
MESSAGES = {f"lesson-try-{name}" for name in ("name", "about", "task", "praise", "reason", "again")}
DEAL = """
[[steps]]
name = "dealt"
say = "again"
deal = ["1G", "1Y", "1R", "1M"]
then = "end"
"""


def compile_text(text: str) -> None:
    compile_lesson(parse_script("01-try.toml", text), MESSAGES)


def test_the_lesson_that_the_faults_are_planted_in_is_sound() -> None:
    compile_text(SOUND)


@pytest.mark.parametrize(
    "sound, faulty, sentence",
    [
        ('"3: 2G"', '"3: 2G", "1: 9G"', r"step 1 \(task\): `1: 9G` is refused \(turn/not_yours\)"),
        ('"3: 2G"', '"3: 9R"', r"step 1 \(task\): `3: 9R` is refused \(play/not_held cards=9R\)"),
        ('"3: 2G"', '"3: 2Q"', r"step 1 \(task\): `3: 2Q` is refused \(text/card text=2Q\)"),
        ('"3: 2G"', '"Ana 2G"', r"step 1 \(task\): `Ana 2G` is not written like `1: 7G 7R`"),
        ('"3: 2G"', '"3: 2G", "0: 4Y"', r"step 1 \(task\): `0: 4Y` is for the learner to do"),
        ('told = ["3: 2G"]', "", r"step 1 \(task\): the learner is asked, but has nothing to do"),
        ("2G 3Y 8G", "2G 3Y 8G 8G 8G", r"01-try.toml: the cards cannot lie like this \(text/too_many_copies"),
        ("5G 8Y 9G", "10G 10G 9G", r"01-try.toml: the cards cannot lie like this \(deal/bad_hands"),
        ("leader = 3", "leader = 3\npoints = [[1, 2, 3]]", "01-try.toml: the cards cannot lie like this"),
        ("leader = 3", "leader = 3\npoints = [[1, 2, 3, 4]]", "01-try.toml: the cards cannot lie like this"),
        ("leader = 3", "leaders = 3", "01-try.toml: Object contains unknown field `leaders`"),
        ('"4Y", "7R"', '"4Y", "3Y"', r"step 1 \(task\): `3Y` is not legal here, so the engine answers it"),
        ('"4Y", "7R"', '"4Y", "4Y"', r"step 1 \(task\): `4Y` is answered twice"),
        ('"4Y", "7R"', '"4Y", "return"', r"step 1 \(task\): `return` is no action \(text/action"),
        ('["10G"]', '["7R"]', r"step 1 \(task\): `7R` is answered twice"),
        ('otherwise = "reason"', "", r"step 1 \(task\): nothing answers pass"),
        ('["10G"]', '["10G", "pass"]', r"step 1 \(task\): everything legal is answered, so `otherwise` is never said"),
        ('say = "again"\n\n', 'say = "agian"\n\n', "step 2: there is no message lesson-try-agian"),
        ('praise = "praise"', 'praise = "prase"', r"step 1 \(task\): there is no message lesson-try-prase"),
        ('praise = "praise"', 'then = "lst"', r"step 1 \(task\): there is no step named lst"),
        ('praise = "praise"', 'then = "last"', "step 2: nothing leads here"),
        ('praise = "praise"', 'then = "end"', r"step 1 \(task\): the lesson ends with `4Y`, so nobody would see"),
        ('then = "end"', 'then = "last"', r"step 1 \(task\): no way leads from here to the end"),
        ('then = "end"', "", r"step 3 \(last\): nothing follows; the last step has then = \"end\""),
        ('then = "end"', 'then = "end"\nhint = "again"', r"step 3 \(last\): it asks for nothing"),
        ('hint = "task"', 'hint = "task"\nthen = "last"', r"step 1 \(task\): each answer says by itself"),
        ('name = "last"', 'name = "task"', r"step 3 \(task\): the name task is taken"),
        ('say = "again"\n\n', 'say = "again"\nstart = { hands = ["1G", "1Y", "1R", "2R"] }\n\n', "step 2: it begins"),
        ('say = "task"\n', 'say = "task"\nstart = { hands = ["1G"] }\n', r"step 1 \(task\): the first step begins"),
        ('then = "end"\n', f'then = "dealt"\n{DEAL}', r"step 4 \(dealt\): this cannot be dealt \(deal/bad_hands\)"),
        ("[start]", "[[start]", "01-try.toml: "),
        ("[start]", 'rules = { last_card = "duty" }\n[start]', r"cannot lie like this \(rules/unknown_option"),
    ],
)  # fmt: skip
def test_a_planted_fault_is_refused_by_name(sound: str, faulty: str, sentence: str) -> None:
    assert sound in SOUND
    text = SOUND.replace(sound, faulty, 1)
    with pytest.raises(FaultyLesson, match=sentence) as refused:
        compile_text(text)
    assert str(refused.value).startswith("01-try.toml")


def test_a_lesson_without_steps_is_refused() -> None:
    with pytest.raises(FaultyLesson, match="at least one step"):
        compile_text('steps = []\n[start]\nhands = ["1G", "1Y", "1R", "2R"]\n')


def test_a_file_with_another_name_is_refused() -> None:
    with pytest.raises(FaultyLesson, match=r"lesson.toml: a lesson is named like 04-pass.toml"):
        parse_script("lesson.toml", SOUND)


@pytest.mark.parametrize("name", ["name", "about"])
def test_a_lesson_needs_a_name_and_a_line_for_the_list(name: str) -> None:
    with pytest.raises(FaultyLesson, match=f"01-try.toml: there is no message lesson-try-{name}"):
        compile_lesson(parse_script("01-try.toml", SOUND), MESSAGES - {f"lesson-try-{name}"})


def test_different_answers_may_lead_to_one_step_which_is_compiled_for_each() -> None:
    compiled = compile_lesson(parse_script("01-try.toml", SOUND), MESSAGES)
    after = {answer.action: compiled.steps[answer.next or 0] for answer in compiled.steps[0].answers}
    hands = {action: step.told[0].own.hand for action, step in after.items() if step.told[0].own is not None}
    assert hands == {"4Y": ("7R", "10G"), "7R": ("4Y", "10G")}
