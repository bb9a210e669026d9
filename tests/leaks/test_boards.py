"""Nobody learns anything of a board before their own attempt at it, and the referee who says so can be trusted."""

from pathlib import Path

import pytest

from gangoffour.daily import BOARD_COUNT
from tools.leaks.board_mutants import BOARD_MUTANTS
from tools.leaks.boards import run_boards

pytestmark = pytest.mark.anyio

SEED = "ci"


async def test_whatever_leaves_a_server_tells_nothing_of_boards_to_come(tmp_path: Path) -> None:
    day = await run_boards(tmp_path, 2, 2, SEED)
    assert day.violations[:3] == []
    assert len(day.attempts) == 4
    assert {each.board for each in day.attempts} == {1, 2}
    sealed = [told for told in day.told if told.status == 403]
    assert len(sealed) > 20, "it was asked for"


@pytest.mark.parametrize(
    "name, check",
    [
        ("a day tells what bots made of boards to come", "field"),
        pytest.param("the link of a day is published at once", "secret", marks=pytest.mark.nightly),
    ],
)
async def test_a_server_that_leaks_of_boards_is_caught(name: str, check: str, tmp_path: Path) -> None:
    with BOARD_MUTANTS[name]():
        day = await run_boards(tmp_path, 1, 1, SEED)
    assert check in {violation.check for violation in day.violations}


@pytest.mark.nightly
@pytest.mark.parametrize("name", BOARD_MUTANTS)
async def test_every_planted_leak_of_boards_is_caught(name: str, tmp_path: Path) -> None:
    with BOARD_MUTANTS[name]():
        day = await run_boards(tmp_path, 2, BOARD_COUNT, SEED)
    assert day.violations
