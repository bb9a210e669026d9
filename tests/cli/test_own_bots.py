"""A bot in the folder at hand plays in the terminal and in the arena, named by its module and class."""

import subprocess
import sys
from pathlib import Path

import pytest

OWN_BOT = '''
class Shy:
    """Passes where it may."""

    name = "shy"

    def choose(self, view, rng):
        from gangoffour.engine import Pass, legal_actions_in

        actions = legal_actions_in(view)
        return Pass() if Pass() in actions else actions[0]


class Forgetful:
    """Has no `return`."""

    name = "forgetful"

    def choose(self, view, rng):
        pass
'''


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "my_bots.py").write_text(OWN_BOT, encoding="utf-8")
    return tmp_path


def program(folder: Path, *arguments: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    command = [str(Path(sys.executable).with_name("gangoffour")), *arguments]
    return subprocess.run(command, cwd=folder, input=typed, capture_output=True, text=True, check=False)


def test_one_can_play_against_it_and_keep_the_record(folder: Path) -> None:
    record = str(folder / "match.gof")
    done = program(folder, "play", "--bot", "my_bots:Shy", "--seed", "1", "--record", record, typed="quit\n")
    assert (done.returncode, done.stderr) == (0, "")
    assert "shy 1, shy 2, shy 3" in done.stdout
    assert program(folder, "replay", record).returncode == 0


def test_the_arena_measures_it_in_every_process(folder: Path) -> None:
    done = program(folder, "arena", "--bots", "my_bots:Shy,greedy", "--deals", "2", "--jobs", "2")
    assert done.returncode == 0, done.stderr
    assert "my_bots:Shy" in done.stdout


def test_a_bot_without_a_return_is_a_fault_and_no_hang(folder: Path) -> None:
    done = program(folder, "arena", "--bots", "my_bots:Forgetful,greedy", "--deals", "2", "--jobs", "1")
    assert done.returncode == 2
    assert "TypeError: None is no action" in done.stderr
    assert done.stderr.strip().endswith("[arena/bot_failed]")


def test_a_bot_that_is_not_there_is_refused_in_one_line(folder: Path) -> None:
    done = program(folder, "play", "--bot", "my_bots:Bold")
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.endswith("[bot/not_loaded]\n")
    assert len(done.stderr.splitlines()) == 1


def test_the_package_is_a_program_too() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "gangoffour", "--version"], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0
    assert done.stdout.startswith("gangoffour ")
