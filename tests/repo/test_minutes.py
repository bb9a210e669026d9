"""The steps of a verdict are measured, and a step that fails is seen."""

import sys
from pathlib import Path

import pytest

from scripts import minutes


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A verdict of its own, beside the one that runs this test."""
    monkeypatch.setattr(minutes, "FOLDER", tmp_path)
    monkeypatch.setattr(minutes, "STEPS", tmp_path / "steps.jsonl")
    monkeypatch.setattr(minutes, "SLOWEST_TESTS", tmp_path / "slowest_tests.json")
    monkeypatch.setattr(minutes, "PAGE", tmp_path / "page.md")
    return tmp_path


def test_a_step_is_shown_with_its_minutes(capfd: pytest.CaptureFixture[str]) -> None:
    assert minutes.run("greet", [sys.executable, "-c", "print('hello')"], is_live=False) == 0
    assert capfd.readouterr().out == "hello\n=== greet: 0.0 minutes\n"
    head, greet, whole = minutes.show().splitlines()
    assert head.split() == ["minutes", "processor", "step"]
    assert greet.split() == ["0.0", "0.0", "greet"]
    assert whole.endswith("all of it")


def test_a_step_that_fails_says_so_and_is_not_kept(folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
    (folder / "page.md").write_text(minutes.BEGIN + minutes.END, encoding="utf-8")
    assert minutes.run("break", [sys.executable, "-c", "raise SystemExit(3)"], is_live=False) == 3
    assert "break: 0.0 minutes, FAILED with 3" in capfd.readouterr().out
    assert "FAILED" in minutes.show()
    with pytest.raises(SystemExit, match="let it be green"):
        minutes.keep()


def test_the_table_replaces_the_one_before(folder: Path) -> None:
    page = folder / "page.md"
    page.write_text(f"before\n{minutes.BEGIN}old\n{minutes.END}after\n", encoding="utf-8")
    minutes.run("greet", [sys.executable, "-c", ""], is_live=False)
    (folder / "slowest_tests.json").write_text('{"tests/test_a.py::test_b[c|d]": 12.34}', encoding="utf-8")
    minutes.keep()
    text = page.read_text(encoding="utf-8")
    assert text.startswith("before\n")
    assert text.endswith("after\n")
    assert "old" not in text
    assert "| `greet` | 0.0 | 0.0 |" in text
    assert r"| `tests/test_a.py::test_b[c\|d]` | 12.3 |" in text


def test_steps_of_an_earlier_verdict_are_forgotten() -> None:
    minutes.run("greet", [sys.executable, "-c", ""], is_live=False)
    minutes.forget()
    assert "greet" not in minutes.show()
