"""The board keeps what is measured, in order, and an entry that plays otherwise than it did is found."""

import json
from pathlib import Path

import pytest

from bench import board
from bench.kept_parts import KeptPage
from gangoffour.boards import engine_hash


@pytest.fixture
def small(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> KeptPage:
    """A board of its own, with few deals."""
    page = KeptPage("board", board.BOARD_PAGE.sections, tmp_path)
    page.page_file.write_text("<!-- board -->\n<!-- end of board -->\n", encoding="utf-8")
    monkeypatch.setattr(board, "BOARD_PAGE", page)
    monkeypatch.setattr(board, "FIELDS", ("random",))
    monkeypatch.setattr(board, "DEALS", 3)
    return page


@pytest.mark.nightly
def test_the_better_bot_stands_first_and_both_are_found_again(
    small: KeptPage, capsys: pytest.CaptureFixture[str]
) -> None:
    board.put("random", "Ada", "comes with the package", jobs=1)
    board.put("greedy", "Ben", "comes with the package", jobs=1)
    lines = small.page_file.read_text(encoding="utf-8").splitlines()
    assert [line.split(" | ")[:3] for line in lines if line.startswith(("| 1", "| 2"))] == [
        ["| 1", "`greedy`", "Ben"],
        ["| 2", "`random`", "Ada"],
    ]
    assert small.kept()["greedy"]["engine"] == engine_hash()
    assert board.check(jobs=1)
    assert "greedy: the same" in capsys.readouterr().out


def test_a_figure_that_does_not_come_out_again_is_a_fault_and_a_bot_that_is_not_here_is_none(
    small: KeptPage, capsys: pytest.CaptureFixture[str]
) -> None:
    board.put("greedy", "Ben", "comes with the package", jobs=1)
    entry = small.kept()["greedy"]
    entry["rows"][0]["first"] += 1
    absent = {**entry, "bot": "absent:Bot", "source": "pip install absent==1"}
    small.kept_file.write_text(json.dumps({"greedy": entry, "absent:Bot": absent}), encoding="utf-8")
    assert not board.check(jobs=1)
    said = capsys.readouterr().out
    assert "greedy among random" in said
    assert "absent:Bot is not installed here: pip install absent==1" in said


def test_the_published_board_shows_what_is_kept() -> None:
    page = KeptPage("board", board.BOARD_PAGE.sections)
    text = page.page_file.read_text(encoding="utf-8")
    assert page.page_with(text, page.kept()) == text
    assert len(page.kept()) >= 5
