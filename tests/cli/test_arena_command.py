"""Measuring bots from the command line: figures that are the same everywhere, and words for what cannot be measured."""

import json
import re
import signal
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from gangoffour.cli import progress as shown
from gangoffour.locales import messages
from tools.patience import PATIENCE_S
from tools.terminal import run
from tools.tree import ROOT

GUIDE = (ROOT / "docs" / "guides" / "measure-a-bot.md").read_text(encoding="utf-8")
QUICK = ("arena", "--bots", "random,greedy", "--seats", "3", "--seed", "golden", "--deals", "6", "--jobs", "1")

GOLDEN: dict[str, Any] = {
    "format": "gof-arena-1",
    "seed": "golden",
    "rules": "classic",
    "exchange_percent": 50,
    "rows": [
        {
            "bot": "random",
            "against": "greedy",
            "seats": 3,
            "deals": 6,
            "mean": -0.4444,
            "low": -2.3056,
            "high": 1.6944,
            "decisions": 90,
            "matches": 6,
            "won": 0.1667,
            "won_low": 0.0,
            "won_high": 0.3333,
        },
        {
            "bot": "greedy",
            "against": "random",
            "seats": 3,
            "deals": 6,
            "mean": 1.5833,
            "low": -0.7222,
            "high": 4.25,
            "decisions": 124,
            "matches": 6,
            "won": 0.8333,
            "won_low": 0.6667,
            "won_high": 1.0,
        },
    ],
}


def without_times(row: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in row.items() if not name.endswith("_ms")}


def test_the_report_is_the_same_on_every_machine() -> None:
    report = json.loads(run(*QUICK, "--matches", "6", "--json").stdout)
    assert all({"p50_ms", "p95_ms", "p99_ms"} <= row.keys() for row in report["rows"])
    assert report | {"rows": [without_times(row) for row in report["rows"]]} == GOLDEN


def test_the_table_shows_the_figures_of_the_report() -> None:
    result = run(*QUICK)
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[0] == "classic rules, 3 seats, seed golden"
    assert " ".join(lines[3].split()) == "lone bot among deals margin 95 % interval p50 ms p95 ms p99 ms"
    for line, row in zip(lines[4:], GOLDEN["rows"], strict=True):
        figures = [f"{row[each]:+.2f}" for each in ("mean", "low", "high")]
        assert line.split()[:7] == [row["bot"], row["against"], "6", figures[0], figures[1], "…", figures[2]]
    assert len({len(line) for line in lines[3:]}) == 1, "the columns are aligned"


def test_matches_alone_can_be_asked_for() -> None:
    result = run(*QUICK, "--deals", "0", "--matches", "6")
    assert "equal players would have 33.3%" in result.stdout
    assert "margin" not in result.stdout.lower()


def test_bots_can_be_measured_among_a_mixed_field() -> None:
    rows = json.loads(run(*QUICK, "--field", "greedy,random", "--json").stdout)["rows"]
    assert [(row["bot"], row["against"]) for row in rows] == [("random", "greedy+random"), ("greedy", "greedy+random")]


@pytest.mark.parametrize(
    "options, code",
    [
        ("--bots greedy,oracle", "bot/unknown"),
        ("--bots greedy", "arena/too_few_bots"),
        ("--bots greedy --field random,oracle,greedy", "bot/unknown"),
        ("--bots greedy --field random,greedy", "arena/field_size"),
        ("--bots greedy,random --deals 1", "arena/too_few_deals"),
        ("--bots greedy,random --deals 0", "arena/too_few_deals"),
        ("--bots greedy,random --seats 5", "match/seat_count"),
        ("--bots greedy,random --seats 3 --rules gang", "match/seat_count"),
        ("--bots greedy,random --rules martian", "rules/unknown_preset"),
    ],
)
def test_what_cannot_be_measured_is_refused_in_one_line(options: str, code: str) -> None:
    result = run("arena", "--deals", "2", "--jobs", "1", *options.split())
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.endswith(f"[{code}]\n")
    assert len(result.stderr.splitlines()) == 1


@pytest.mark.parametrize("options", ["--jobs 0", "--exchanges 101", "--deals -1", "--matches -1"])
def test_numbers_out_of_range_are_refused(options: str) -> None:
    result = run(*QUICK, *options.split())
    assert result.exit_code == 2
    assert options.partition(" ")[0] in result.stderr


def test_a_picture_that_cannot_be_drawn_is_refused_before_anything_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    existing = tmp_path / "dear.svg"
    existing.write_text("keep me", encoding="utf-8")
    if_installed = "gangoffour.extras.missing.importlib.util.find_spec"
    monkeypatch.setattr(if_installed, lambda _name: object())
    for name, code in [
        ("picture.gif", "arena/picture_format"),
        ("dear.svg", "file/exists"),
        ("no folder/picture.svg", "file/unwritable"),
    ]:
        result = run(*QUICK, "--deals", "1000000", "--plot", str(tmp_path / name))
        assert (result.exit_code, result.stdout) == (2, "")
        assert result.stderr.endswith(f"[{code}]\n")
    assert existing.read_text(encoding="utf-8") == "keep me"
    monkeypatch.setattr(if_installed, lambda _name: None)
    result = run(*QUICK, "--deals", "1000000", "--plot", str(tmp_path / "picture.svg"))
    assert result.exit_code == 2
    assert 'pip install "gangoffour[plots]"' in result.stderr


@pytest.mark.parametrize("options", ["", "--deals 0 --matches 6"])
def test_a_picture_is_drawn_beside_the_table(options: str, tmp_path: Path) -> None:
    pytest.importorskip("matplotlib")
    file = tmp_path / "figures.svg"
    result = run(*QUICK, "--plot", str(file), *options.split())
    assert result.exit_code == 0
    assert "random" in result.stdout
    assert file.read_text(encoding="utf-8").startswith("<?xml")


def test_an_interrupted_measurement_ends_at_once_and_says_so() -> None:
    command = [sys.executable, "-c", "from gangoffour.cli import main; main()", "arena", "--bots", "planner,greedy"]
    with subprocess.Popen(
        [*command, "--deals", "100000", "--jobs", "2"], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as process:
        assert process.stderr is not None
        assert re.fullmatch(r"\d+ of 800000 deals played\n", process.stderr.readline())
        process.send_signal(signal.SIGINT)
        said, errors = process.communicate(timeout=PATIENCE_S)
    assert (process.returncode, said) == (130, "")
    assert errors.splitlines()[-1] == "Stopped before the end: nothing was measured."
    assert "Traceback" not in errors


def test_without_a_terminal_progress_is_a_line_now_and_then(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    now = 0.0
    monkeypatch.setattr("gangoffour.cli.progress.time.monotonic", lambda: now)
    with shown.progress(messages("en"), "arena-progress-deals") as show:
        for second in range(13):
            now = float(second)
            show(second, 12)
    heard = capsys.readouterr()
    assert heard.out == ""
    assert heard.err.splitlines() == ["2 of 12 deals played", "7 of 12 deals played"]


def test_at_a_terminal_progress_is_a_bar(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    monkeypatch.setenv("TERM", "xterm")
    with shown.progress(messages("en"), "arena-progress-matches") as show:
        show(3, 12)
        show(12, 12)
    heard = capsys.readouterr()
    assert heard.out == ""
    assert "12 of 12 matches played" in heard.err


def test_every_option_is_in_the_guide() -> None:
    known = set(re.findall(r"--[a-z]+", run("arena", "--help").stdout)) - {"--help"}
    assert set(re.findall(r"^\| `(--[a-z]+)", GUIDE, re.MULTILINE)) == known


def test_the_program_of_the_guide_runs(capsys: pytest.CaptureFixture[str]) -> None:
    (block,) = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)
    exec(compile(block, "measure-a-bot.md", "exec"), {"__name__": "__main__"})  # noqa: S102  our own guide
    assert [line.partition("(")[0] for line in capsys.readouterr().out.splitlines()] == ["Interval", "Interval"]


def test_every_field_of_the_report_is_in_the_guide() -> None:
    fields = {"format", "seed", "rules", "exchange_percent", "rows", *GOLDEN["rows"][0], "p50_ms", "p95_ms", "p99_ms"}
    assert [each for each in sorted(fields) if f"`{each}`" not in GUIDE] == []
