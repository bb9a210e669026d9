import json
import re
from pathlib import Path

import pytest

from gangoffour.records import from_json, parse_record
from tests.cli.fair_records import fair_match, plain_match
from tools.terminal import run


@pytest.fixture
def record(tmp_path: Path) -> Path:
    return written(tmp_path, plain_match())


def written(folder: Path, text: str, name: str = "match.gof") -> Path:
    path = folder / name
    path.write_text(text, encoding="utf-8")
    return path


def test_a_record_is_told_play_by_play(record: Path) -> None:
    result = run("replay", str(record))
    assert result.exit_code == 0
    lines = result.stdout.splitlines()
    assert lines[0] == "custom rules, 3 seats: Player-0; Player-1; Player-2"
    assert re.fullmatch(r"Deal 1, counter-clockwise\. Dealer: Player-\d\. First lead: Player-\d\.", lines[2])
    plays = re.findall(r"^  \d: (?!pass|declare)", plain_match(), re.MULTILINE)
    assert sum(" plays " in line for line in lines) == len(plays)
    passes = re.findall(r": pass$", plain_match(), re.MULTILINE)
    assert sum(line.endswith(" passes.") for line in lines) == len(passes)
    assert any(line.startswith("Tribute: ") for line in lines)
    assert lines[-1].startswith("The match is over. Winner: Player-")


def test_one_deal_can_be_told_alone(record: Path) -> None:
    text = run("replay", str(record), "--deal", "2").stdout
    assert "Deal 2, clockwise." in text
    assert "Deal 1," not in text


@pytest.mark.parametrize("deal", ["0", "3", "-1"])
def test_a_deal_that_the_record_does_not_have_is_refused(deal: str, record: Path) -> None:
    result = run("replay", str(record), "--deal", deal)
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr == (
        f"The record has no deal {deal}; it has 2 deals. Choose one of them. [file/no_such_deal]\n"
    )


def test_a_record_becomes_json_and_back(record: Path) -> None:
    value = json.loads(run("replay", str(record), "--json").stdout)
    assert from_json(value) == parse_record(plain_match())
    one = json.loads(run("replay", str(record), "--json", "--deal", "2").stdout)
    assert one["deals"] == value["deals"][1:]


@pytest.mark.parametrize(
    "text, code, exit_code",
    [
        ("a letter to a friend\n", "record/not_a_record", 2),
        (plain_match().replace("gof-record 2", "gof-record 99"), "record/unknown_version", 2),
        (plain_match().replace("\nhand 0: ", "\nhand 0: 7Q ", 1), "record/value", 2),
        (re.sub(r"points: .*", "points: 0 0 0", plain_match(), count=1), "record/contradiction", 1),
        (re.sub(r"^  \d: (?!pass).*", "  0: pass", plain_match(), count=1, flags=re.MULTILINE), "record/", 1),
    ],
    ids=["no record", "version", "value", "contradiction", "illegal"],
)
@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_bad_record_is_refused_in_one_line(
    command: str, text: str, code: str, exit_code: int, tmp_path: Path
) -> None:
    result = run(command, str(written(tmp_path, text)))
    assert (result.exit_code, result.stdout) == (exit_code, "")
    if command == "replay":
        assert f"[{code}" in result.stderr
    assert len(result.stderr.splitlines()) == 1


def test_a_refused_action_is_explained_with_its_line_and_the_rule(tmp_path: Path) -> None:
    lines = plain_match().splitlines()
    place = next(number for number, line in enumerate(lines) if re.match(r"  \d: ", line))
    lines[place] = re.sub(": .*", ": pass", lines[place])
    result = run("replay", str(written(tmp_path, "\n".join(lines) + "\n")))
    assert result.exit_code == 1
    assert result.stderr.startswith(f'Line {place + 1}: In deal 1 the rules refuse "pass" of the seat with ')
    assert "You lead this trick, so you cannot pass." in result.stderr
    assert result.stderr.endswith("[record/illegal_action]\n")


@pytest.mark.parametrize("with_transcript", [True, False])
def test_a_fair_record_is_verified(with_transcript: bool, tmp_path: Path) -> None:  # noqa: FBT001  a parameter
    record, transcript = fair_match()
    file, saved = written(tmp_path, record), written(tmp_path, transcript, "transcript.json")
    result = run("verify", str(file), *(["--transcript", str(saved)] if with_transcript else []))
    assert (result.exit_code, result.stderr) == (0, "")
    lines = result.stdout.splitlines()
    assert lines[0] == "fair deal verified"
    assert lines[1] in record
    assert re.fullmatch(r"fingerprint: (?:[0-9A-Z]{5}-){3}[0-9A-Z]{5}", lines[2])
    assert lines[3] == "deals: 2"
    assert bool(lines[4:]) is not with_transcript


def test_a_record_cut_short_is_verified_as_far_as_it_goes_and_says_so(tmp_path: Path) -> None:
    record, _ = fair_match()
    first_deal_alone = record[: record.index("\ndeal 2:")] + "\nmatch not finished\n"
    result = run("verify", str(written(tmp_path, first_deal_alone)))
    assert result.exit_code == 0, result.stderr
    assert "deals: 1" in result.stdout
    assert "The match is not finished in this record" in result.stdout
    assert "not finished" not in run("verify", str(written(tmp_path, record, "whole.gof"))).stdout


def test_an_unfair_record_is_refused_with_the_first_wrong_field(tmp_path: Path) -> None:
    record, _ = fair_match()
    hands = re.findall(r"^hand \d: (.*)$", record, re.MULTILINE)
    swapped = record.replace(f"hand 0: {hands[0]}", "hand 0: -", 1).replace(hands[1], hands[0], 1)
    result = run("verify", str(written(tmp_path, swapped.replace("hand 0: -", f"hand 0: {hands[1]}", 1))))
    assert (result.exit_code, result.stdout) == (1, "")
    assert '"deal 1: hand of seat 0" is wrong' in result.stderr
    assert result.stderr.endswith("[fair/hand]\n")


def test_a_record_of_another_match_does_not_fit_the_transcript(tmp_path: Path) -> None:
    record, transcript = fair_match()
    other = re.sub(r'"match_id": "..', '"match_id": "00', transcript)
    result = run(
        "verify", str(written(tmp_path, record)), "--transcript", str(written(tmp_path, other, "transcript.json"))
    )
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr.endswith("[fair/saved_transcript]\n")


def test_a_broken_transcript_is_refused(tmp_path: Path) -> None:
    record, _ = fair_match()
    result = run(
        "verify", str(written(tmp_path, record)), "--transcript", str(written(tmp_path, "{", "transcript.json"))
    )
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.endswith("[fair/malformed_transcript]\n")


@pytest.mark.parametrize(
    "text", [plain_match(), fair_match(is_secret_published=False)[0]], ids=["casual", "unfinished"]
)
def test_a_record_that_cannot_be_verified_says_so(text: str, tmp_path: Path) -> None:
    result = run("verify", str(written(tmp_path, text)))
    assert (result.exit_code, result.stdout) == (1, "")
    assert result.stderr.startswith("This record cannot be verified: it has no ")
    assert result.stderr.endswith("[record/not_verifiable]\n")
