"""The program as a whole: its entry points, its help, and how it ends."""

import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
import typer

import gangoffour
from gangoffour.cli.errors import FileCode
from gangoffour.cli.language import language_of
from gangoffour.cli.main import PlainErrors
from gangoffour.core import COMPILED
from gangoffour.locales import languages, message_id, messages
from tests.cases import nightly_but
from tools.terminal import run
from tools.tree import PACKAGE

COMMANDS = (
    "play",
    "bots",
    "replay",
    "verify",
    "serve",
    "doctor",
    "migrate",
    "backup",
    "think",
    "arena",
    "bench",
    "dataset",
    "rules check",
    "rules explain",
    "rules show",
)


def program(name: str, *arguments: str, typed: bytes = b"", **environment: str) -> subprocess.CompletedProcess[bytes]:
    path = Path(sys.executable).with_name(name)
    return subprocess.run(
        [path, *arguments], input=typed, capture_output=True, check=False, env=os.environ | environment
    )


@pytest.mark.parametrize("name", ["gangoffour", "gof"])
def test_both_names_start_the_program(name: str) -> None:
    result = program(name, "--version")
    assert (result.returncode, result.stderr) == (0, b"")
    build = "compiled" if COMPILED else "not compiled"
    assert result.stdout.decode() == f"gangoffour {gangoffour.__version__} (core: {build})\n"


def test_without_its_compiled_modules_the_core_is_said_to_be_not_compiled(tmp_path: Path) -> None:
    shutil.copytree(PACKAGE, tmp_path / PACKAGE.name, ignore=shutil.ignore_patterns("*.so", "*.pyd", "static"))
    result = program("gangoffour", "--version", PYTHONPATH=str(tmp_path))
    assert result.stdout.decode() == f"gangoffour {gangoffour.__version__} (core: not compiled)\n"


@pytest.mark.parametrize("arguments", ["--version", "--help", "play --seed quick"])
def test_commands_that_do_without_the_core_do_not_wait_for_it(arguments: str) -> None:
    command = [sys.executable, "-X", "importtime", "-c", "from gangoffour.cli import main; main()", *arguments.split()]
    loaded = subprocess.run(command, input=b"quit\n", capture_output=True, check=True).stderr
    assert b"typer" in loaded
    assert b"numpy" not in loaded


@pytest.mark.parametrize("language", nightly_but(("de", "pl"), languages()))
def test_the_terminal_speaks_the_language_of_the_person(language: str) -> None:
    result = program("gof", "play", "--seed", "words", typed=b"quit\n", GOF_LANG="", LC_ALL=f"{language}_XX.UTF-8")
    assert (result.returncode, result.stderr) == (0, b"")
    assert messages(language).format("goodbye") in result.stdout.decode()


def test_bytes_that_are_no_text_do_not_stop_a_match() -> None:
    result = program("gof", "play", "--seed", "bytes", typed=b"\xff\xfe 7G\nquit\n")
    assert (result.returncode, result.stderr) == (0, b"")
    assert b"[text/card]" in result.stdout
    assert b"Goodbye" in result.stdout


def test_a_terminal_that_knows_few_letters_does_not_stop_a_match() -> None:
    result = program("gof", "play", "--seed", "café", typed=b"quit\n", PYTHONIOENCODING="ascii", PYTHONUTF8="0")
    assert (result.returncode, result.stderr) == (0, b"")


@pytest.mark.parametrize("arguments", [[], ["rules"]])
def test_without_a_command_the_help_is_shown(arguments: list[str]) -> None:
    result = run(*arguments)
    assert "Usage: " in result.stdout + result.stderr
    assert "Traceback" not in result.stdout + result.stderr


@pytest.mark.parametrize("command", COMMANDS)
def test_every_command_has_help(command: str) -> None:
    result = run(*command.split(), "--help")
    assert result.exit_code == 0
    assert "Usage: " in result.stdout


@pytest.mark.parametrize("command", COMMANDS)
def test_flags_claim_to_take_no_value(command: str) -> None:
    assert "<bool>" not in run(*command.split(), "--help").stdout


def test_completion_for_the_shell_can_be_installed() -> None:
    assert "--install-completion" in run("--help").stdout


@pytest.mark.parametrize("arguments", ["bots", "rules show", "--help"])
def test_a_reader_who_has_seen_enough_is_no_fault(arguments: str) -> None:
    path = Path(sys.executable).with_name("gangoffour")
    with subprocess.Popen([path, *arguments.split()], stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.close()
        _, errors = process.communicate()
    assert (process.returncode, errors) == (0, b"")


def test_where_no_variable_says_it_the_language_is_that_of_the_system() -> None:
    assert language_of({}, "de_DE") == "de"
    assert language_of({"LANG": "fi_FI"}, "de_DE") == "fi"
    assert language_of({}, "xx") == "en"


@pytest.mark.parametrize(
    "options, code",
    [
        ("--preset martian", "rules/unknown_preset"),
        ("--seats 5", "match/seat_count"),
        ("--seats 3 --preset gang", "match/seat_count"),
        ("--seats 3 --seat 4", "match/unknown_seat"),
        ("--seat 0", "match/unknown_seat"),
        ("--deals 0", "rules/bad_option"),
        ("--bot oracle", "bot/unknown"),
    ],
)
def test_a_match_that_cannot_be_is_refused_in_one_line(options: str, code: str) -> None:
    result = run("play", *options.split())
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.endswith(f"[{code}]\n")
    assert len(result.stderr.splitlines()) == 1


def missing(folder: Path) -> list[str]:
    return ["replay", str(folder / "nothing.gof")]


def binary(folder: Path) -> list[str]:
    (folder / "picture.gof").write_bytes(b"\x89PNG\xff")
    return ["verify", str(folder / "picture.gof")]


def existing(folder: Path) -> list[str]:
    (folder / "dear.gof").write_text("keep me", encoding="utf-8")
    return ["play", "--record", str(folder / "dear.gof")]


def nowhere(folder: Path) -> list[str]:
    return ["play", "--record", str(folder / "no folder" / "match.gof")]


@pytest.mark.parametrize(
    "arguments, code",
    [
        (missing, FileCode.UNREADABLE),
        (binary, FileCode.NOT_TEXT),
        (existing, FileCode.EXISTS),
        (nowhere, FileCode.UNWRITABLE),
    ],
)
def test_a_file_that_cannot_be_used_is_refused_in_one_line(
    arguments: Callable[[Path], list[str]], code: FileCode, tmp_path: Path
) -> None:
    result = run(*arguments(tmp_path))
    assert (result.exit_code, result.stdout) == (2, "")
    assert result.stderr.endswith(f"[{code}]\n")
    assert len(result.stderr.splitlines()) == 1


def test_a_file_that_exists_is_left_alone(tmp_path: Path) -> None:
    run(*existing(tmp_path))
    assert (tmp_path / "dear.gof").read_text(encoding="utf-8") == "keep me"


def test_every_code_of_files_has_a_sentence() -> None:
    assert {message_id(code) for code in FileCode} <= messages().ids


def test_a_mistake_of_ours_is_not_dressed_up() -> None:
    broken = typer.Typer(cls=PlainErrors, pretty_exceptions_enable=False)

    @broken.command()
    def first() -> None:
        raise ZeroDivisionError

    @broken.command()
    def second() -> None:
        """Two commands make a group."""

    with pytest.raises(ZeroDivisionError):
        typer.main.get_command(broken)(["first"], standalone_mode=False)
