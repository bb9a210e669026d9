"""Levels of bots in the terminal: who there is, and what people call the bots of a table in its record."""

import pytest

from gangoffour.bots import BOTS, CHARACTERS, format_bot_id, parse_bot_id
from gangoffour.cli.words import introductions, level_name, seat_names
from gangoffour.locales import languages, messages
from gangoffour.records import SeatRecord
from tools.terminal import run


@pytest.mark.parametrize("language", languages())
def test_all_bots_are_listed_weakest_first_with_their_names_and_characters(
    language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("GOF_LANG", language)
    lines = run("bots").stdout.splitlines()
    assert [line.split()[0] for line in lines] == list(BOTS)
    for line, level in zip(lines, BOTS, strict=True):
        texts = messages(language)
        assert texts.format(f"level-{level}") in line
        assert ", ".join(CHARACTERS[level]) in line
        assert line.endswith(texts.format(f"level-{level}-character"))


def test_the_bots_of_a_record_are_introduced_with_their_level_in_the_language_of_the_reader() -> None:
    seats = [SeatRecord("guest-x", "Ana"), SeatRecord(format_bot_id("planner", 3), "Irma")]
    assert seat_names(seats) == ["Ana", "Irma"]
    assert introductions(seats, messages("en")) == ["Ana", "Irma, Regular bot"]
    assert introductions(seats, messages("de")) == ["Ana", "Irma, Bot (Stammgast)"]


def test_bots_of_an_older_record_that_has_only_their_level_are_characters_by_their_seats() -> None:
    seats = [
        SeatRecord("guest-x", "Ana"),
        *(SeatRecord(format_bot_id("planner", seat), "Planner") for seat in (1, 2, 3)),
    ]
    assert seat_names(seats) == ["Ana", *CHARACTERS["planner"]]


def test_bots_that_would_be_called_alike_get_numbers() -> None:
    seats = [SeatRecord(format_bot_id("planner", seat), "Planner") for seat in range(4)]
    assert seat_names(seats) == ["Ando 1", "Irma", "Anton", "Ando 2"]


def test_a_bot_with_a_name_of_its_own_keeps_it() -> None:
    assert seat_names([SeatRecord("greedy-1", "Mei")]) == ["Mei"]


def test_a_level_that_has_no_words_is_called_by_its_code() -> None:
    assert level_name("search-16", messages("fi")) == "search-16"
    assert introductions([SeatRecord(format_bot_id("oracle", 1), "Oracle")], messages("en")) == ["Oracle, oracle bot"]


@pytest.mark.parametrize("level", BOTS)
def test_the_id_of_a_bot_names_its_level(level: str) -> None:
    assert parse_bot_id(format_bot_id(level, 3)) == level


@pytest.mark.parametrize("player_id", ["guest-bot-planner-1", "bot-", "bot-planner", "planner-1", "bot-planner-1x"])
def test_nobody_else_has_such_an_id(player_id: str) -> None:
    assert parse_bot_id(player_id) is None
