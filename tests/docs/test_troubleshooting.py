"""What the page about trouble quotes is what the program says, word by word, and what it tells to type exists."""

import re

from gangoffour.locales import message_id
from gangoffour.server import Settings
from tests.docs.blocks import DOCS
from tools.pages import blocks_of
from tools.terminal import run
from tools.tree import PACKAGE

PAGE = DOCS / "guides" / "troubleshooting.md"
TEXT = PAGE.read_text(encoding="utf-8")
QUOTED = re.findall(r"^> (.+?)(?: \[([a-z_/]+)\])?$", TEXT, re.MULTILINE)
FEWEST_LETTERS = 20
"""What has fewer of its own besides what it names would be like anything."""


def said() -> dict[str, re.Pattern[str]]:
    """Every message of one line in English, with anything where it names something."""
    found = {}
    for file in sorted((PACKAGE / "locales" / "en").glob("*.ftl")):
        for name, words in re.findall(r"^([a-z-]+) = (.+)$", file.read_text(encoding="utf-8"), re.MULTILINE):
            parts = re.split(r"\{[^}]*\}", words)
            if sum(map(len, parts)) >= FEWEST_LETTERS:
                found[name] = re.compile(".+".join(map(re.escape, parts)))
    return found


def test_every_message_is_quoted_as_the_program_says_it() -> None:
    patterns = said()
    assert len(QUOTED) > 10
    for words, code in QUOTED:
        names = [name for name, pattern in patterns.items() if pattern.fullmatch(words)]
        assert names, words
        assert not code or message_id(code) in names, code


def test_every_command_and_setting_is_there() -> None:
    typed = [line for block in blocks_of(PAGE) for line in block.commands]
    commands = set(re.findall(r"gangoffour ([a-z]+)\b(?! play)", "\n".join([*typed, *re.findall(r"`[^`\n]+`", TEXT)])))
    listed = run("--help").stdout
    assert len(commands) > 4
    assert [command for command in sorted(commands) if f" {command} " not in listed] == []
    known = {setting.name for setting in Settings().describe()}
    assert set(re.findall(r"\bGOF_[A-Z_]+", TEXT)) <= known
