"""The map of the house shows the rooms that are there, and the modules of the engine."""

import importlib
import re

from tests.docs.blocks import DOCS
from tools.tree import PACKAGE, rooms

TEXT = (DOCS / "architecture.md").read_text(encoding="utf-8")
ROWS = [[cell.strip() for cell in line.strip("|").split("|")] for line in TEXT.splitlines() if line.startswith("| `")]
DOORS = {row[0].strip("`"): re.findall(r"`(\w+)`", row[2]) for row in ROWS if row[0].strip("`") in rooms()}


def test_every_room_is_on_the_map() -> None:
    assert sorted(DOORS) == [*rooms()]


def test_the_doors_it_names_open() -> None:
    doors = [(room, name) for room, names in DOORS.items() for name in names]
    assert len(doors) > len(DOORS)
    closed = [door for door in doors if not hasattr(importlib.import_module(f"gangoffour.{door[0]}"), door[1])]
    assert closed == []


def test_every_module_of_the_engine_is_on_the_map() -> None:
    modules = sorted(path.stem for path in (PACKAGE / "engine").glob("*.py") if path.stem != "__init__")
    part = TEXT.partition("## Inside the engine")[2]
    assert sorted(re.findall(r"^\| `(\w+)`", part, re.MULTILINE)) == modules
