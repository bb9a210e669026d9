"""Bots that others wrote are found by module and class, or by the name that their package gives them."""

import importlib
import sys
from pathlib import Path

import pytest

from gangoffour.bots import BOTS, ENTRY_POINTS, BotCode, UnknownBot, any_bot, bot, offered_bots

OWN_BOT = '''
from gangoffour.engine import legal_actions_in

class LastBot:
    """Does what is listed last."""

    name = "last"

    def choose(self, view, rng):
        return legal_actions_in(view)[-1]

class Thing:
    """No bot at all."""

class Picky(LastBot):
    def __init__(self, wish):
        self.wish = wish

answer = 42
'''


@pytest.fixture
def own_module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    (tmp_path / "my_own_bot.py").write_text(OWN_BOT, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "my_own_bot", raising=False)
    return tmp_path


@pytest.mark.usefixtures("own_module")
def test_a_bot_is_found_by_its_module_and_class() -> None:
    assert any_bot("my_own_bot:LastBot").name == "last"


@pytest.mark.usefixtures("own_module")
@pytest.mark.parametrize(
    "name, reason",
    [
        ("my_lost_bot:LastBot", "ModuleNotFoundError: No module named 'my_lost_bot'"),
        ("my_own_bot:Missing", "AttributeError: module 'my_own_bot' has no attribute 'Missing'"),
        ("my_own_bot:Thing", "a bot has a name and a method choose(view, rng)"),
        ("my_own_bot:answer", "TypeError: answer is neither a class nor a function"),
        ("my_own_bot:", "AttributeError: module 'my_own_bot' has no attribute ''"),
        (":LastBot", "ValueError: Empty module name"),
    ],
)
def test_what_cannot_be_loaded_is_refused_with_the_reason(name: str, reason: str) -> None:
    with pytest.raises(UnknownBot) as refusal:
        any_bot(name)
    assert refusal.value.code is BotCode.NOT_LOADED
    assert refusal.value.facts == {"bot": name, "reason": reason}


@pytest.mark.usefixtures("own_module")
def test_a_bot_that_wants_arguments_is_refused() -> None:
    with pytest.raises(UnknownBot, match="missing 1 required positional argument: 'wish'"):
        any_bot("my_own_bot:Picky")


def test_an_installed_package_offers_bots_by_name(own_module: Path) -> None:
    package = own_module / "my_bots-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: my-bots\nVersion: 1.0\n", encoding="utf-8")
    offers = f"[{ENTRY_POINTS}]\nlast = my_own_bot:LastBot\ngreedy = my_own_bot:LastBot\n"
    (package / "entry_points.txt").write_text(offers, encoding="utf-8")
    importlib.invalidate_caches()
    assert list(offered_bots()) == ["last"], "nobody takes the name of a level"
    assert any_bot("last").name == "last"
    assert any_bot("greedy").name == "greedy"
    with pytest.raises(UnknownBot) as refusal:
        any_bot("oracle")
    assert refusal.value.facts["bots"] == ", ".join((*BOTS, "last"))


@pytest.mark.usefixtures("own_module")
@pytest.mark.parametrize("name", ["my_own_bot:LastBot", "os:getcwd", "last"])
def test_what_a_server_asks_for_never_runs_the_code_of_others(name: str) -> None:
    with pytest.raises(UnknownBot):
        bot(name)
    assert "my_own_bot" not in sys.modules
