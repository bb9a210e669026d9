"""The glossary speaks of code that exists, has every word once, and explains it."""

import re
from collections import Counter

from tests.docs.blocks import DOCS
from tools.tree import PACKAGE

ROWS = [
    [cell.strip() for cell in line.strip("|").split("|")]
    for line in (DOCS / "glossary.md").read_text(encoding="utf-8").splitlines()
    if line.startswith("| **")
]
SOURCE = "\n".join(path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py"))
NAMES = {"", *re.findall(r"\w+", SOURCE)}  # nothing stands before the dot of an ending


def words() -> list[str]:
    return [word.strip() for row in ROWS for word in re.sub(r"\*\*", "", row[0]).split(",")]


def test_every_row_has_word_meaning_code_and_what_not_to_say() -> None:
    assert len(ROWS) >= 50
    assert [row[0] for row in ROWS if len(row) != 4 or not row[1]] == []


def test_no_word_stands_twice() -> None:
    assert [word for word, count in Counter(words()).items() if count > 1] == []


def test_the_code_it_names_exists() -> None:
    written = [row[2] for row in ROWS if "*planned*" not in row[2]]
    names = [name for text in written for name in re.findall(r"`([\w.]+)`", text) if name != "pyproject.toml"]
    assert len(names) > len(ROWS)
    strange = [name for name in names if name not in SOURCE or not NAMES.issuperset(name.split("."))]
    assert strange == []
