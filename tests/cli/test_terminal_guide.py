"""The guide for playing in the terminal tells the truth."""

import re
import shlex

from tools.terminal import run
from tools.tree import ROOT

GUIDE = (ROOT / "docs" / "guides" / "play-in-the-terminal.md").read_text(encoding="utf-8")


def test_commands_shown_with_their_answer_give_that_answer() -> None:
    block = next(block for block in re.findall(r"```console\n(.*?)```", GUIDE, re.DOTALL) if "explain" in block)
    command, answer = re.findall(r"^\$ gangoffour (.*)\n((?:[^$].*\n)*)", block, re.MULTILINE)[0]
    assert run(*shlex.split(command)).stdout == answer


def test_every_option_of_play_is_in_the_guide() -> None:
    known = set(re.findall(r"--[a-z]+", run("play", "--help").stdout)) - {"--help"}
    assert set(re.findall(r"^\| `(--[a-z]+) ", GUIDE, re.MULTILINE)) == known


def test_everything_that_can_be_asked_for_is_in_the_guide_and_in_the_help() -> None:
    answered = run("play", "--seed", "guide", typed="?\nquit\n").stdout
    for word in ("plays", "hint", "hand", "table", "scores", "quit", "pass", "return", "declare"):
        assert re.search(rf"`{word}\b", GUIDE), word
        assert re.search(rf"^  {word} ", answered, re.MULTILINE), word
