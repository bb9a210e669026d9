"""What README says is done: its Python runs, and so does every command in its `sh` blocks."""

import doctest
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tools.pages import blocks_of
from tools.tree import ROOT, all_files

README = ROOT / "README.md"

CORE = Path("src", "gangoffour", "core")

# These cannot run inside themselves. CI is nothing but these, so it is CI that executes them.
EXECUTED_BY_CI = frozenset({"make setup", "make check"})

# What a person types into commands that ask for something.
TYPED = {"gangoffour play": "quit\n"}

# `pip install` as written, but into a folder of its own and without asking an index: all that it needs is there.
# To pip, NO_BUILD_ISOLATION means "build isolation: no", so that 0 switches the isolation off.
# The core is compiled already; from nothing it is compiled by `make wheel-check`.
OFFLINE = {
    "GANGOFFOUR_CORE": "prebuilt",
    "PIP_NO_DEPS": "1",
    "PIP_NO_INDEX": "1",
    "PIP_NO_BUILD_ISOLATION": "0",
    "PIP_DISABLE_PIP_VERSION_CHECK": "1",
}


def blocks() -> list[list[str]]:
    """The commands of every shell block, in order: within one, later commands find what earlier ones left behind."""
    return [[*block.commands] for block in blocks_of(README, "sh")]


BLOCKS = blocks()
COMMANDS = [command for block in BLOCKS for command in block]


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A copy of the repository, where commands may leave files behind."""
    copy = tmp_path_factory.mktemp("checkout")
    for path in all_files():
        target = copy / path.relative_to(ROOT)
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(path, target)
    for compiled in (ROOT / CORE).glob("*.so"):
        shutil.copyfile(compiled, copy / CORE / compiled.name)
    yield copy
    shutil.rmtree(copy)


def run(command: str, checkout: Path) -> subprocess.CompletedProcess[str]:
    typed = next((text for start, text in TYPED.items() if command.startswith(start)), "")
    tools = Path(sys.executable).parent
    environment = os.environ | OFFLINE | {"PATH": f"{tools}{os.pathsep}{os.environ['PATH']}"}
    if "pip install" in command:
        environment["PIP_TARGET"] = str(checkout / "installed")
    return subprocess.run(
        ["bash", "-euc", command],  # noqa: S607  the shell that a reader of README has
        cwd=checkout,
        env=environment,
        input=typed,
        capture_output=True,
        encoding="utf-8",
        timeout=300,
        check=False,
    )


def test_the_python_examples_are_true() -> None:
    result = doctest.testfile(str(README), module_relative=False, encoding="utf-8")
    assert result.attempted >= 8
    assert result.failed == 0


def test_ci_executes_the_commands_that_cannot_run_here() -> None:
    ci = (ROOT / ".ci" / "run").read_text(encoding="utf-8")
    executed = set(re.findall(r"^ *limited (make \w+)\b", ci, re.MULTILINE))
    assert set(COMMANDS) >= EXECUTED_BY_CI
    assert executed >= EXECUTED_BY_CI


def test_the_commands_people_come_for_are_there() -> None:
    starts = ("python -m pip install", "gangoffour play", "gangoffour rules explain", "gangoffour verify", "make setup")
    assert [start for start in starts if not any(command.startswith(start) for command in COMMANDS)] == []


@pytest.mark.parametrize("block", BLOCKS, ids=lambda block: block[0])
def test_the_commands_of_a_block_work(block: list[str], checkout: Path) -> None:
    for command in block:
        if command in EXECUTED_BY_CI:
            continue
        done = run(command, checkout)
        assert done.returncode == 0, done.stdout + done.stderr
        assert done.stdout
        assert "Traceback" not in done.stderr


def test_the_wheel_that_pip_installs_holds_the_package(checkout: Path) -> None:
    installed = checkout / "installed" / "gangoffour"
    if not installed.is_dir():
        run(next(command for command in COMMANDS if "pip install" in command), checkout)
    assert (installed / "py.typed").is_file()
    assert [*installed.glob("core/_plays.*so")]
