"""Asking for a hint in the terminal."""

import io
import re

import pytest

from gangoffour import bots
from gangoffour.cli.advice import hint_lines
from gangoffour.cli.narration import Narrator
from gangoffour.engine import MatchState, Seat, apply, parse_action, view
from gangoffour.locales import languages, messages
from tests.bots.networks import any_network
from tests.bots.test_hints import EXAMPLES, position
from tools.terminal import NAMES, sit_down

TURN = position("4G 4Y 7Y 9Y 9R", "2G 7R 8R", "3G")


@pytest.fixture(autouse=True)
def network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(vars(bots), "shipped_network", any_network)


def printed(state: MatchState, typed: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> str:
    monkeypatch.setattr("sys.stdin", io.StringIO(typed))
    sit_down(state)
    return capsys.readouterr().out


def test_a_hint_lists_actions_as_they_are_typed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    said = printed(TURN, "hint\n", monkeypatch, capsys)
    advised = re.findall(r"^(?:> )?[123]\. (.+) \([+-]\d+\.\d\): [A-Z].+\.$", said, re.MULTILINE)
    assert len(advised) == 2  # the two pairs: the duty asks for two cards or more
    for typed in advised:
        apply(TURN, Seat(0), parse_action(typed))
    assert "by how many points this deal should end better" in said


def test_a_person_may_act_after_a_hint(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    assert "You play 4G 4Y" in printed(TURN, "hint\n4G 4Y\n", monkeypatch, capsys)


def test_a_seat_without_enough_cards_is_called_by_its_name() -> None:
    lines = list(hint_lines(bots.best_hints(view(TURN, Seat(0)), any_network()), Narrator(messages(), NAMES, Seat(0))))
    assert sum("Ana has only one card and cannot beat 2 cards." in line for line in lines) == 2


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("left", [1, 2, 5])
def test_every_reason_is_a_sentence_in_every_language(language: str, left: int) -> None:
    for _, _, reason, facts in EXAMPLES:
        told: dict[str, str | float] = {**facts, "left": left, "name": "Mei"}
        sentence = messages(language).format(f"hint-{reason}".replace("_", "-"), **told)
        assert sentence.endswith(".")
        assert not sentence[0].islower()
        assert "{" not in sentence
