"""Strangers of the first hour type what a page says, and notice when it does not work."""

from collections.abc import Iterator
from math import inf
from pathlib import Path

import pytest

from bench import first_hour_developer, first_hour_family, first_hour_researcher
from bench.first_hour_ground import Ground, Notes, Stranger
from tools.pages import Block, blocks_of


def block(text: str) -> Block:
    return Block(page="page.md", line=1, heading="Play", language="sh", title="", text=text)


@pytest.fixture
def ground(tmp_path: Path) -> Ground:
    return Ground(tmp_path, "python3", tmp_path / "ours.whl", "torch", Notes())


@pytest.fixture
def stranger(ground: Ground) -> Iterator[Stranger]:
    with Stranger(ground, "home") as found:
        yield found


def test_a_line_that_fails_makes_the_seconds_endless(ground: Ground, stranger: Stranger) -> None:
    assert stranger.type_blocks([block("true\n")]) < inf
    assert stranger.type_blocks([block("true\nfalse\n")]) == inf
    assert [line.note for line in ground.notes.lines] == ["", "", "FAILED: it ended with 1"]
    assert ground.notes.failures == 1


def test_a_line_that_is_left_out_is_named_with_its_reason(ground: Ground, stranger: Stranger) -> None:
    stranger.type_blocks([block("sudo false\n")], [("sudo", "needs root")])
    assert [(line.command, line.note) for line in ground.notes.lines] == [("sudo false", "left out: needs root")]


def test_whoever_has_another_tool_types_what_stands_behind_or(ground: Ground) -> None:
    line = "echo first   # or: printf second"
    for tool, printed in (("", "first"), ("printf", "second")):
        with Stranger(ground, f"home-{tool}", tool=tool) as stranger:
            ran = stranger.type("page.md", line)
            assert (ran.code, ran.printed.splitlines()[-1]) == (0, printed)


def test_a_new_terminal_is_opened_where_the_page_says_so(ground: Ground, stranger: Stranger) -> None:
    stranger.type("page.md", "cd /; WORD=kept")
    stranger.type("page.md", "true  # the first time, then open a new terminal")
    assert stranger.type("page.md", "pwd; echo .$WORD.").printed.splitlines()[-2:] == [f"{ground.folder}/home", ".."]


def test_a_match_without_cards_is_a_failure(ground: Ground, stranger: Stranger) -> None:
    assert stranger.type_blocks([block("gangoffour play\n")]) == inf
    assert ground.notes.lines[-1].note == "FAILED: no card was dealt"


def test_the_pages_have_what_the_strangers_look_for() -> None:
    readme, guides = first_hour_family.README, first_hour_family.GUIDES
    for page, heading, count in (
        (readme, "Play", 5),
        (guides / "install.md", "To play in the terminal", 2),
        (guides / "install.md", "From a checkout", 1),
        (guides / "deploy.md", "At home", 1),
        (guides / "deploy.md", "Ask the doctor", 1),
        (guides / "deploy.md", "Upgrade", 1),
    ):
        assert len([each for each in blocks_of(page) if each.heading == heading and each.commands]) == count
    assert {each.title for each in blocks_of(first_hour_developer.PAGE)} >= {"shedding_bot.py", "pyproject.toml"}
    assert {each.title for each in blocks_of(first_hour_researcher.PAGE)} >= {"first_agent.py", "ppo_agent.py"}
