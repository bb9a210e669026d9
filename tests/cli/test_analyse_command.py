"""Reviewing a match from the command line, and looking for puzzles."""

import json
from pathlib import Path

import pytest

from gangoffour.analysis import Judge, PuzzleKind, analyse, costliest_moments, format_analysis, parse_puzzles
from gangoffour.bots import HintReason
from gangoffour.cli.analyse_report import moment_words
from gangoffour.locales import languages, messages
from gangoffour.records import format_record
from tests.analysis.judged import short_match, small_judge
from tools.terminal import run


@pytest.fixture(autouse=True)
def judge(monkeypatch: pytest.MonkeyPatch) -> None:
    def small(*, is_quick: bool = False) -> Judge:
        return small_judge(0, 0) if is_quick else small_judge(2, 4)

    monkeypatch.setattr("gangoffour.cli.analyse_report.shipped_judge", small)
    monkeypatch.setattr("gangoffour.cli.puzzle_search.shipped_judge", small)


@pytest.fixture
def record(tmp_path: Path) -> Path:
    path = tmp_path / "match.gof"
    path.write_text(format_record(short_match()), encoding="utf-8")
    return path


def test_a_match_is_reviewed_player_by_player_with_its_costliest_moments(record: Path) -> None:
    result = run("analyse", str(record), "--quick")
    assert (result.exit_code, result.stderr) == (0, "")
    lines = result.stdout.splitlines()
    assert lines[0] == "custom rules, 4 seats: Seat 0, Seat 1, Seat 2, Seat 3"
    assert lines[2].startswith("Quick: ")
    assert sum(line.startswith("Seat ") for line in lines) == 4
    assert "Points ahead" not in result.stdout
    moments = lines[lines.index("Costliest moments") + 1 :]
    assert [line[:2] for line in moments] == ["1.", "2.", "3."]
    assert all(" cost " in line and " points. Better: " in line and line.endswith(".") for line in moments)


def test_a_deal_is_parted_into_cards_decisions_and_rest(record: Path) -> None:
    lines = run("analyse", str(record), "--deal", "2").stdout.splitlines()
    parts = [line for line in lines if line.split()[:2] == ["2", "Seat"]]
    assert len(parts) == 4
    assert all(line.count(" ± ") == 3 for line in parts)


def test_the_analysis_is_printed_as_json_and_nothing_else(record: Path) -> None:
    result = run("analyse", str(record), "--json")
    assert result.stdout == format_analysis(analyse(short_match(), small_judge(2, 4)))


def test_one_deal_and_one_seat_can_be_reviewed_alone(record: Path) -> None:
    value = json.loads(run("analyse", str(record), "--quick", "--json", "--deal", "2", "--seat", "4").stdout)
    assert [deal["deal"] for deal in value["deals"]] == [2]
    assert {each["seat"] for each in value["deals"][0]["decisions"]} == {3}
    text = run("analyse", str(record), "--quick", "--seat", "4").stdout
    assert "Seat 3 " in text
    assert "\nSeat 2 " not in text


@pytest.mark.parametrize(
    "options, code", [(("--deal", "3"), "file/no_such_deal"), (("--seat", "5"), "file/no_such_seat")]
)
def test_what_the_record_does_not_have_is_refused(record: Path, options: tuple[str, str], code: str) -> None:
    result = run("analyse", str(record), *options)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.endswith(f"[{code}]\n")


@pytest.mark.parametrize("language", languages())
def test_a_moment_is_told_in_every_language(language: str) -> None:
    found = analyse(short_match(), small_judge(0, 0))
    for moment in costliest_moments(found, count=20):
        words = moment_words(moment, ["Zoe", "Mei", "Ana", "Tomek"], messages(language))
        assert "{" not in words
        assert words.endswith(".")
        assert str(moment.deal_number) in words


def test_moments_give_reasons_of_several_sorts() -> None:
    found = analyse(short_match(deals=4), small_judge(0, 0))
    reasons = {moment.decision.reason.reason for moment in costliest_moments(found, count=99) if moment.decision.reason}
    assert len(reasons) > 3
    assert reasons <= set(HintReason)


def test_a_search_for_puzzles_goes_on_where_it_stopped(
    tmp_path: Path, record: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("gangoffour.analysis.mining.MINED_LEVELS", ("greedy",))
    whole, part = tmp_path / "whole.jsonl", tmp_path / "part.jsonl"
    assert run("puzzles", "mine", str(whole), "--matches", "1", "--record", str(record)).exit_code == 0
    run("puzzles", "mine", str(part), "--matches", "0", "--record", str(record))
    part.write_text(part.read_text(encoding="utf-8") + '{"source":"cut o', encoding="utf-8")
    result = run("puzzles", "mine", str(part), "--matches", "1", "--record", str(record))
    assert part.read_text(encoding="utf-8") == whole.read_text(encoding="utf-8")
    found = parse_puzzles(part.read_text(encoding="utf-8"), "part")
    assert len(found.matches) == 2
    counts = {str(kind): found.count(kind) for kind in PuzzleKind}
    assert f"Judgement puzzles: {counts['judgement']}, proof puzzles: {counts['proof']}" in result.stdout


@pytest.mark.parametrize(
    "text, code",
    [
        ("no puzzles\n", "puzzles/malformed"),
        ('{"format":"gof-puzzles","version":2,"engine":"x"}\n', "puzzles/malformed"),
        ('{"format":"gof-puzzles","version":1,"engine":"x"}\n', "puzzles/other_run"),
    ],
)
def test_a_file_that_cannot_be_continued_is_refused_and_left_as_it_is(tmp_path: Path, text: str, code: str) -> None:
    file = tmp_path / "puzzles.jsonl"
    file.write_text(text, encoding="utf-8")
    result = run("puzzles", "mine", str(file), "--matches", "1")
    assert result.exit_code == 2
    assert result.stderr.endswith(f"[{code}]\n")
    assert file.read_text(encoding="utf-8") == text
