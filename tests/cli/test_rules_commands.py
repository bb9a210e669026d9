import json
from pathlib import Path

import pytest

from gangoffour.engine import OPTION_NAMES, PRESETS
from tools.terminal import run

VECTORS: list[dict[str, object]] = [
    {
        "id": "REC-001",
        "kind": "recognise",
        "rules": ["R19"],
        "presets": ["classic", "gang"],
        "input": {"cards": ["7G", "7Y"]},
        "expected": {"kind": "pair"},
    },
    {
        "id": "PTS-001",
        "kind": "points",
        "rules": ["R53", "R46"],
        "presets": ["classic"],
        "input": {"no": "such input"},
        "expected": {},
    },
]


def rulings(folder: Path, vectors: list[dict[str, object]]) -> str:
    path = folder / "rulings.json"
    options: dict[str, dict[str, object]] = {name: {} for name in PRESETS}
    value = {"format": "gang-of-four rulings", "version": 2, "preset_options": options, "count": len(vectors)}
    path.write_text(json.dumps(value | {"vectors": vectors}), encoding="utf-8")
    return str(path)


def test_rulings_that_hold_are_counted(tmp_path: Path) -> None:
    result = run("rules", "check", rulings(tmp_path, VECTORS[:1]))
    assert (result.exit_code, result.stdout) == (0, "1 passed, 0 failed\n")


def test_rulings_that_fail_are_named_with_their_clauses(tmp_path: Path) -> None:
    result = run("rules", "check", rulings(tmp_path, VECTORS))
    failure, counts = result.stdout.splitlines()
    assert failure.startswith("PTS-001 [R53, R46] points, classic: ")
    assert (result.exit_code, counts) == (1, "1 passed, 1 failed")


def test_a_file_that_is_no_rulings_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "rulings.json"
    path.write_text("{}", encoding="utf-8")
    result = run("rules", "check", str(path))
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.endswith("[rulings/wrong_format]\n")


@pytest.mark.parametrize(
    "cards, words",
    [
        ("7G", "7G: green 7."),
        ("1m", "1M: multi-coloured 1."),
        ("PY", "PY: yellow phoenix."),
        ("DR", "DR: dragon."),
        ("7Y 7G", "7G 7Y: pair of 7s."),
        ("PG PY", "PG PY: pair of phoenixes."),
        ("4G 4G 4R", "4G 4G 4R: three 4s."),
        ("1M 2R 3G 4G 5Y", "1M 2R 3G 4G 5Y: straight, 5 high."),
        ("1M 3R 6R 8R 10R", "1M 3R 6R 8R 10R: red flush, 10 high."),
        ("3G 3Y 9G 9Y 9R", "3G 3Y 9G 9Y 9R: full house, 9s over 3s."),
        ("3G 3Y 3R PG PY", "3G 3Y 3R PG PY: full house, 3s over phoenixes."),
        ("2Y 3Y 4Y 5Y 6Y", "2Y 3Y 4Y 5Y 6Y: yellow straight flush, 6 high."),
        ("4G 4G 4Y 4R", "4G 4G 4Y 4R: Gang of Four, 4s."),
        ("1M 1G 1G 1Y 1Y 1R 1R", "1G 1G 1Y 1Y 1R 1R 1M: Gang of Seven, 1s."),
        ("", "That is no combination: no cards are no play."),
        ("DR 3G", "3G DR is no combination: the dragon"),
        ("PG 10R", "10R PG is no combination: a phoenix"),
        ("3G 4G", "3G 4G is no combination: two cards"),
        ("3G 4G 5G", "3G 4G 5G is no combination: three cards"),
        ("3G 4G 5G 6G", "3G 4G 5G 6G is no combination: four cards"),
        ("3G 4G 5G 6G 8R", "3G 4G 5G 6G 8R is no combination: five cards"),
        ("3G 4G 5G 6G 7G 8G", "3G 4G 5G 6G 7G 8G is no combination: more than five cards"),
    ],
)
def test_cards_are_called_what_they_are(cards: str, words: str) -> None:
    result = run("rules", "explain", cards)
    assert result.exit_code == 0
    assert result.stdout.startswith(words)


@pytest.mark.parametrize(
    "cards, on, preset, verdict",
    [
        ("7G 7Y", "5R 5G", "classic", "7G 7Y beats 5G 5R: the higher rank decides (R29)."),
        ("5R 5G", "7G 7Y", "classic", "5G 5R does not beat 7G 7Y: the higher rank decides (R29)."),
        ("7R", "7G", "classic", "(R30)."),
        ("7R", "7R", "classic", "(R34)."),
        ("7R 7Y", "7G", "classic", "(R27)."),
        ("2R 3G 4G 5Y 6R", "2Y 3G 4G 5Y 6R", "classic", "(R31)."),
        ("1G 1Y 1R 2G 2Y", "2R 7R 8R 9R 10R", "classic", "(R28)."),
        ("6G 6Y 6R 9G 9Y", "6G 6Y 6R 3G 3R", "classic", "beats 3G 3R 6G 6Y 6R: the triples are equal, so the pair"),
        ("6G 6Y 6R 9G 9Y", "6G 6Y 6R 3G 3R", "gang", "does not beat 3G 3R 6G 6Y 6R: they are equal"),
        ("6R 6Y 6R 9G 9Y", "6G 6Y 6R 3G 3R", "classic", "so their colours decide (R32)."),
        ("1M 3R 5R 7R 9R", "1R 3R 5R 7R 9R", "classic", "(R35)."),
        ("1M 3R 5R 7R 9R", "1R 3R 5R 7R 9R", "french", "(R34)."),
        ("1G 1G 1Y 1R", "DR", "classic", "a gang beats everything that is no gang (R33)."),
        ("2G 2G 2Y 2Y 2R", "10G 10G 10Y 10R", "classic", "beats 10G 10G 10Y 10R: the gang with more cards"),
        ("2G 2G 2Y 2Y", "10G 10G 10Y 10R", "classic", "does not beat 10G 10G 10Y 10R: of two gangs"),
        ("2G", "3G 4G", "classic", "So nothing can be played on it."),
    ],
)
def test_a_verdict_comes_with_its_reason_and_clause(cards: str, on: str, preset: str, verdict: str) -> None:
    result = run("rules", "explain", cards, "--on", on, "--preset", preset)
    assert result.exit_code == 0
    assert verdict in result.stdout.splitlines()[-1]


def test_cards_that_are_nothing_beat_nothing() -> None:
    result = run("rules", "explain", "2G 3G", "--on", "4G 4Y")
    assert result.exit_code == 0
    assert "beat" not in result.stdout


@pytest.mark.parametrize("arguments", [["7Q"], ["7G", "--on", "7Q"], ["7G 7G 7G"], ["7G", "--preset", "martian"]])
def test_what_cannot_be_read_is_refused(arguments: list[str]) -> None:
    result = run("rules", "explain", *arguments)
    assert (result.exit_code, result.stdout) == (2, "")
    assert len(result.stderr.splitlines()) == 1


@pytest.mark.parametrize("preset", PRESETS)
def test_every_option_of_a_preset_is_listed_with_what_it_means(preset: str) -> None:
    result = run("rules", "show", "--preset", preset)
    lines = result.stdout.splitlines()
    assert lines[0] == f"Preset {preset}; all presets: classic, german, french, gang"
    assert [line[2:].split()[0] for line in lines[1 : 1 + len(OPTION_NAMES)]] == sorted(OPTION_NAMES)
    assert any(line.startswith("* ") for line in lines) is (preset != "classic")


def test_what_differs_from_classic_is_marked() -> None:
    lines = run("rules", "show", "--preset", "french").stdout.splitlines()
    assert [line.split()[1] for line in lines if line.startswith("* ") and line != lines[-1]] == [
        "duty_lead_highest_single",
        "multi_one_in_flush",
        "opening_max_cards",
    ]
