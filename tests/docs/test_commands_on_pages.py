"""What the pages tell to type at a prompt exists: every command of ours, with every option."""

import re
import shlex
from pathlib import Path

import pytest

from scripts.commands_page import commands
from tests.docs.blocks import DOCS
from tools.pages import blocks_of
from tools.tree import ROOT

PROGRAM = re.compile(r"^(?:[\w./-]+/)?gangoffour$")
NAMED = re.compile(r"[A-Z_]+=")
"""What may stand in front of it: the environment."""
PAGES = [ROOT / "README.md", *sorted((DOCS / "guides").glob("*.md")), *sorted((DOCS / "reference").glob("*.md"))]
KNOWN = {
    words.removeprefix("gangoffour "): {
        option for each in command.params for option in (*each.opts, *each.secondary_opts, "--help")
    }
    for words, command in commands()
    if not hasattr(command, "commands")
}


def typed(page: Path) -> list[list[str]]:
    """The command lines of ours in the blocks of a page that are for a shell, without our name."""
    found = []
    for line in [line for block in blocks_of(page) for line in block.commands]:
        words = shlex.split(line, comments=True)
        place = next((number for number, word in enumerate(words) if PROGRAM.match(word)), None)
        if place is not None and all(NAMED.match(word) for word in words[:place]):
            found.append(words[place + 1 :])
    return found


def fault(words: list[str]) -> str | None:
    """What does not exist in a command line."""
    name = next((name for name in (" ".join(words[:2]), words[0]) if name in KNOWN), None)
    if name is None:
        return None if words[0].startswith("--") else f"no command {words[0]}"
    strange = [word for word in words if word.startswith("--") and word.partition("=")[0] not in KNOWN[name]]
    return f"{name} has no {strange[0]}" if strange else None


def test_every_command_on_every_page_exists_with_its_options() -> None:
    found = [(path.name, words) for path in PAGES for words in typed(path)]
    assert len(found) > 30
    assert [f"{page}: {wrong}" for page, words in found if (wrong := fault(words))] == []


@pytest.mark.parametrize("line", ["gangoffour plya", "gangoffour serve --wan", "x/gangoffour rules exlain a"])
def test_a_command_that_does_not_exist_is_found(line: str, tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"```console\n$ {line}\n```\n", encoding="utf-8")
    (words,) = typed(page)
    assert fault(words)
