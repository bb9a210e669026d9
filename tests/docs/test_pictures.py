"""The pictures of the documentation: each is shown once, with words for whoever cannot see it, and none is heavy."""

import re
from pathlib import Path

import pytest

from tools.tree import ROOT

PAGE = ROOT / "docs" / "pictures.md"
FILES = sorted((ROOT / "docs" / "pictures").glob("*.png"))  # drawings stand with the figures that they show
LARGEST = 350_000


def shown() -> list[tuple[str, str]]:
    """What is said of each picture on the page, and its file."""
    return re.findall(r"^!\[(.*)\]\(pictures/(.*)\)$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)


def test_the_page_shows_every_picture_once() -> None:
    assert sorted(file for _words, file in shown()) == [path.name for path in FILES]


def test_every_picture_is_described() -> None:
    assert [file for words, file in shown() if len(words.split()) < 4] == []


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_a_picture_is_not_heavy(path: Path) -> None:
    assert path.stat().st_size < LARGEST
