"""A room is entered by its door: the names in its `__all__`. What lies behind stays free to move.

That the names are sorted is ruff's to check (RUF022).
"""

import ast
import importlib
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from tools.tree import PACKAGE, ROOT, code_files, name, rooms, syntax_tree

# Importable beside the door of their room: the whole server, so that a worker which needs its settings stays small.
SIDE_DOORS: frozenset[str] = frozenset({"gangoffour.server.main", "gangoffour.server.operations"})


@cache
def exported_names(room: str) -> tuple[str, ...]:
    """The `__all__` of a room, read without running the room."""
    for statement in syntax_tree(PACKAGE / room / "__init__.py").body:
        match statement:
            case ast.Assign(targets=[ast.Name(id="__all__")], value=value):
                return tuple(str(element) for element in ast.literal_eval(value))
            case _:
                continue
    return ()


def homes_of(path: Path) -> set[str]:
    """The rooms whose inside a file may see: its own, for a test the one it mirrors, for a tool the one it drives."""
    match path.relative_to(ROOT).parts:
        case ("tools", "terminal.py"):
            return {"cli"}
        case ("tools", *_):
            return {"server"}
        case ("tests", "contracts" | "chaos" | "e2e" | "leaks", *_):
            return {"server"}  # its ports and adapters are what they try
        case ("bench", *_):
            return {"server", "cli"}  # the same; and long measurements show how far they are as commands do
        case ("tests", "client", *_):
            return {"client", "server"}  # what a client knows is compared with what the server knows
        case ("tests", "cli", "test_daily_commands.py"):
            return {"cli", "server"}  # what a command did is looked up where the server keeps it
        case ("src", "gangoffour", room, _, *_) | ("tests", room, _, *_):
            return {room}
        case _:
            return set()


def imported_names(path: Path) -> Iterator[tuple[int, str]]:
    """Line and full dotted name of everything of ours that a file imports; relative imports stay in their room."""
    for node in ast.walk(syntax_tree(path)):
        match node:
            case ast.Import():
                yield from ((node.lineno, alias.name) for alias in node.names)
            case ast.ImportFrom(module=str(module), level=0):
                yield from ((node.lineno, f"{module}.{alias.name}") for alias in node.names)
            case _:
                continue


def passes_the_door(dotted_name: str, homes: set[str]) -> bool:
    match dotted_name.split("."):
        case ["gangoffour", room, *rest] if room not in homes and room in rooms():
            is_exported = len(rest) == 0 or (len(rest) == 1 and rest[0] in exported_names(room))
            return is_exported or any(dotted_name.startswith(f"{door}.") for door in SIDE_DOORS)
        case _:
            return True


@pytest.mark.parametrize("room", rooms())
def test_every_room_lists_what_it_offers(room: str) -> None:
    assert exported_names(room), f"gangoffour.{room} has no __all__, or an empty one"


@pytest.mark.parametrize("room", rooms())
def test_every_offered_name_exists_and_is_public(room: str) -> None:
    module = importlib.import_module(f"gangoffour.{room}")
    names = exported_names(room)
    assert [each for each in names if not hasattr(module, each)] == []
    assert [each for each in names if each.startswith("_")] == []
    assert len(names) == len(set(names))


def test_rooms_are_entered_by_the_door() -> None:
    intrusions = [
        f"{name(path)}:{line} imports {dotted_name}"
        for path in code_files()
        for line, dotted_name in imported_names(path)
        if not passes_the_door(dotted_name, homes_of(path))
    ]
    assert intrusions == []
