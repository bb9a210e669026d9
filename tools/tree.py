"""The repository as data: its files, its rooms, its syntax trees."""

import ast
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[1]
PACKAGE = ROOT / "src" / "gangoffour"
CODE_FOLDERS = ("src", "tools", "bench", "scripts", "tests")

# Made by tools, not by us. Whatever else begins with a dot and is not listed here is ours.
_MADE = {".cache", ".git", ".hypothesis", ".minutes", ".venv", "__pycache__", "node_modules"}
_MADE_HERE = {ROOT / "build", ROOT / "dist", ROOT / "runs", ROOT / "site", PACKAGE / "server" / "static"}
"""Elsewhere these names are ours: `web/src/site` has screens."""


def _is_made(path: Path) -> bool:
    if path.name in _MADE or path in _MADE_HERE:
        return True
    return path.name.startswith(".venv-") or path.name.endswith(("_cache", ".egg-info", ".so"))


def _walk(folder: Path) -> Iterator[Path]:
    for path in sorted(folder.iterdir()):
        if _is_made(path):
            continue
        if path.is_dir():
            yield from _walk(path)
        else:
            yield path


@cache
def all_files() -> tuple[Path, ...]:
    """Every file that a person wrote or would commit."""
    return tuple(_walk(ROOT))


def files_with_suffix(*suffixes: str) -> list[Path]:
    """The files of that sort; there are some, or what is asked of all of them would hold of none."""
    found = [path for path in all_files() if path.suffix in suffixes]
    assert found, f"no file ends in {' or '.join(suffixes)}"
    return found


def code_files(*folders: str) -> list[Path]:
    """The Python files in the given top folders, or in all that hold code; each folder has some."""
    wanted = folders or CODE_FOLDERS
    found = [path for path in files_with_suffix(".py") if path.relative_to(ROOT).parts[0] in wanted]
    assert {path.relative_to(ROOT).parts[0] for path in found} == {*wanted}
    return found


@cache
def syntax_tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), filename=str(path))


@cache
def rooms() -> tuple[str, ...]:
    """The names of the subpackages of gangoffour."""
    return tuple(sorted(path.name for path in PACKAGE.iterdir() if path.is_dir() and not _is_made(path)))


def pyproject() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def name(path: Path) -> str:
    """A file as messages show it: relative to the top."""
    return path.relative_to(ROOT).as_posix()
