"""The golden play counts."""

import json
from pathlib import Path
from typing import Any

import pytest

from tools.golden.play_counts import DEPTHS, POSITIONS, Position, count, reached

GOLDEN = json.loads((Path(__file__).parents[1] / "golden/play_counts.json").read_text("utf-8"))


def test_the_golden_file_has_every_position() -> None:
    found = [Position(entry["preset"], entry["seats"], entry["seed"], len(entry["actions"])) for entry in GOLDEN]
    assert found == POSITIONS


@pytest.mark.parametrize("entry", GOLDEN, ids=lambda entry: f"{entry['seed']}-{len(entry['actions'])}")
def test_a_position_has_as_many_sequences_of_actions_as_before(entry: dict[str, Any]) -> None:
    position = Position(entry["preset"], entry["seats"], entry["seed"], len(entry["actions"]))
    state = reached(position, entry["actions"])
    assert [count(state, depth) for depth in DEPTHS] == entry["counts"]
