"""The commands of every day do not leave the web client out in silence."""

import os
import shutil
import subprocess
from pathlib import Path

import pytest

from tools.tree import ROOT

TOOLS = ("ruff", "mypy", "lint-imports", "pytest", "npm")


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout with nothing in it, and tools that say their name and find no fault."""
    shutil.copy(ROOT / "Makefile", tmp_path)
    tools = tmp_path / "venv" / "bin"
    tools.mkdir(parents=True)
    for name in TOOLS:
        (tools / name).write_text(f'#!/bin/sh\necho "{name} $*"\n', "utf-8")
        (tools / name).chmod(0o755)
    (tmp_path / "web").mkdir()
    return tmp_path


def make(checkout: Path, target: str, *, promised: bool) -> subprocess.CompletedProcess[str]:
    """Run a target with these tools."""
    path = f"{checkout / 'venv' / 'bin'}:{os.environ['PATH']}"
    environment = {**os.environ, "PATH": path, "GOF_REQUIRE_SERVICES": "1" if promised else ""}
    environment.pop("MAKEFLAGS", None)  # those of a make that runs this test
    command = ["make", target, "VENV=venv"]
    return subprocess.run(command, cwd=checkout, env=environment, capture_output=True, text=True, check=False)


@pytest.mark.parametrize("target", ["lint-web", "test-web", "format"])
@pytest.mark.parametrize("promised", [True, False])
def test_without_its_tools_the_web_client_is_left_out_aloud(checkout: Path, target: str, *, promised: bool) -> None:
    ended = make(checkout, target, promised=promised)
    assert (ended.returncode != 0) is promised, ended.stderr
    assert "web client left out: web/node_modules is missing\n" in ended.stderr
    assert "npm" not in ended.stdout


@pytest.mark.parametrize("target, words", [("lint-web", "run lint"), ("test-web", "test"), ("format", "run format")])
def test_with_its_tools_the_web_client_is_looked_at(checkout: Path, target: str, words: str) -> None:
    (checkout / "web" / "node_modules").mkdir()
    ended = make(checkout, target, promised=True)
    assert ended.returncode == 0, ended.stderr
    assert f"npm {words} --silent\n" in ended.stdout
    assert "left out" not in ended.stderr


def test_a_fault_in_the_web_client_is_a_fault(checkout: Path) -> None:
    (checkout / "web" / "node_modules").mkdir()
    (checkout / "venv" / "bin" / "npm").write_text("#!/bin/sh\nexit 1\n", "utf-8")
    assert [make(checkout, target, promised=False).returncode != 0 for target in ("lint-web", "test-web")] == [
        True,
        True,
    ]
