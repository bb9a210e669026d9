"""Tests run in several processes, in any order."""

from tools.tree import ROOT, code_files, name


def test_no_test_asks_for_the_process_of_another() -> None:
    """pytest-xdist 3.8 marks groups in a way that pytest 9.2 does not read: they are spread without a word."""
    asking = "xdist_" + "group"
    assert [
        name(path)
        for path in code_files()
        if path.is_relative_to(ROOT / "tests") and asking in path.read_text(encoding="utf-8")
    ] == []
