"""The line that a person types: completed and kept in a terminal, plain in a pipe."""

import io
from collections.abc import Iterator

import pytest
from prompt_toolkit.application import create_app_session
from prompt_toolkit.input import PipeInput, create_pipe_input
from prompt_toolkit.output import DummyOutput

from gangoffour import bots
from gangoffour.cli.lines import say, wrapped
from gangoffour.cli.prompt import Prompt
from tests.bots.networks import any_network
from tests.bots.test_hints import position
from tools.matches.refusals import position as sitting
from tools.terminal import sit_down

UP = "\x1b[A"
TURN = position("4G 4Y 7Y 9Y 9R", "2G 7R 8R", "3G")


@pytest.fixture
def keyboard(monkeypatch: pytest.MonkeyPatch) -> Iterator[PipeInput]:
    """The keys of a terminal."""
    monkeypatch.setattr("sys.stdin.isatty", lambda: True, raising=False)
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    with create_pipe_input() as keys, create_app_session(input=keys, output=DummyOutput()):
        yield keys


def printed(typed: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> str:
    monkeypatch.setitem(vars(bots), "shipped_network", any_network)
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    sit_down(TURN)
    return capsys.readouterr().out


def test_tab_completes_what_may_be_typed_now(keyboard: PipeInput) -> None:
    prompt = Prompt(lambda: ["4G 4Y", "9Y 9R", "hand", "quit"])
    for typed, line in (("ha\t\r", "hand"), ("9y\t\r", "9Y 9R"), ("pass\r", "pass")):
        keyboard.send_text(typed)
        assert prompt.line() == line


def test_a_line_typed_before_comes_back(keyboard: PipeInput) -> None:
    prompt = Prompt(list)
    keyboard.send_text("7G 7Y\r")
    assert prompt.line() == "7G 7Y"
    keyboard.send_text(f"{UP}\r")
    assert prompt.line() == "7G 7Y"


def test_the_end_of_the_input_is_the_end(keyboard: PipeInput) -> None:
    keyboard.send_text("\x04")
    with pytest.raises(EOFError):
        Prompt(list).line()


def test_a_hint_can_be_played_by_its_number(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = printed("hint\n2\n", monkeypatch, capsys)
    second = said.partition("2. ")[2].partition(" (")[0]
    assert f"You play {second}" in said


def test_a_number_that_is_no_hint_is_no_card_either(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "[text/card]" in printed("2\n", monkeypatch, capsys)
    assert "[text/card]" in printed("hint\n9\n", monkeypatch, capsys)


def test_only_the_missing_cards_are_named(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("4G 4Y DR\n"))
    sit_down(sitting())
    assert "You do not hold DR. Play cards from your hand." in capsys.readouterr().out


def test_lines_are_wrapped_at_words_in_a_terminal_and_nowhere_else(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    line = "Pairs (2): 4G 4Y | 9Y 9R"
    assert wrapped(line, 18) == "Pairs (2): 4G 4Y |\n    9Y 9R"
    assert wrapped("      7G 7R         play the pair\nshort", 40) == "      7G 7R         play the pair\nshort"
    say([line])
    assert capsys.readouterr().out == f"{line}\n"
    monkeypatch.setenv("COLUMNS", "18")
    monkeypatch.setattr("sys.stdout.isatty", lambda: True, raising=False)
    say([line])
    assert capsys.readouterr().out == f"{wrapped(line, 18)}\n"
