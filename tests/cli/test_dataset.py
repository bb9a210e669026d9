"""A data set: the same command makes the same matches, whatever the number of processes, and says what is in them."""

import zipfile
from pathlib import Path

import pytest

from gangoffour.engine import parse_action, parse_cards
from gangoffour.records import parse_record, replay
from tools.terminal import run

pq = pytest.importorskip("pyarrow.parquet", reason="needs pyarrow: pip install 'gangoffour[dataset]'")


def made(folder: Path, *options: str) -> Path:
    result = run("dataset", str(folder), "--matches", "3", "--bots", "greedy,random,greedy,random", *options)
    assert result.exit_code == 0, result.stderr
    return folder


def test_records_replay_to_what_the_rows_say(tmp_path: Path) -> None:
    folder = made(tmp_path / "set", "--jobs", "1")
    rows = pq.read_table(folder / "decisions.parquet").to_pylist()
    with zipfile.ZipFile(folder / "matches.zip") as archive:
        records = [parse_record(archive.read(name).decode()) for name in sorted(archive.namelist())]
    assert len(records) == 3
    results = [replay(record).final_state.public.results for record in records]
    assert {row["match"] for row in rows} == {0, 1, 2}
    for row in rows:
        deal = records[row["match"]].deals[row["deal"] - 1]
        recorded = deal.actions[row["turn"] - 1]
        assert (recorded.seat, recorded.action) == (row["seat"], parse_action(row["action"]))
        assert row["legal_count"] > 1
        assert len(parse_cards(row["hand"])) == int(row["hand_sizes"].split()[row["seat"]])
        assert row["points"] == results[row["match"]][row["deal"] - 1].points[row["seat"]]


def test_it_is_the_same_to_the_last_byte_with_several_processes(tmp_path: Path) -> None:
    one, two = made(tmp_path / "one", "--jobs", "1"), made(tmp_path / "two", "--jobs", "2")
    for name in ("matches.zip", "decisions.parquet", "README.md"):
        assert (one / name).read_bytes() == (two / name).read_bytes(), name
    assert (made(tmp_path / "other", "--seed", "2") / "matches.zip").read_bytes() != (one / "matches.zip").read_bytes()


def test_the_card_says_what_is_in_it_and_how_to_make_it_again(tmp_path: Path) -> None:
    card = (made(tmp_path / "set") / "README.md").read_text(encoding="utf-8")
    assert "gangoffour dataset FOLDER --matches 3 --bots greedy,random,greedy,random --seed '1'" in card
    assert "engine `" in card


def test_a_folder_that_exists_is_left_alone(tmp_path: Path) -> None:
    result = run("dataset", str(tmp_path), "--matches", "3")
    assert (result.exit_code, result.stderr.rstrip()[-13:]) == (2, "[file/exists]")


def test_bots_that_do_not_fill_the_seats_are_refused(tmp_path: Path) -> None:
    result = run("dataset", str(tmp_path / "set"), "--bots", "greedy,random")
    assert result.exit_code == 2
    assert "[arena/field_size]" in result.stderr
    assert not (tmp_path / "set").exists()
