"""Nothing that leaves a server tells an audience more than it may know, and the referee who says so can be trusted."""

from pathlib import Path

import pytest

from tools.leaks.mutants import CLUSTER_MUTANTS, MUTANTS
from tools.leaks.runs import run_matches, run_mutant

SEED = "ci"


@pytest.mark.anyio
async def test_whatever_leaves_a_server_is_known_to_those_who_get_it(tmp_path: Path) -> None:
    outcome = await run_matches(tmp_path, range(4), SEED, length="one_deal")
    assert outcome.violations[:3] == []
    assert outcome.ended_count == 4
    assert outcome.frame_count > 500
    assert outcome.card_count >= 4 * 48
    assert outcome.events["dummy_hand_dealt"]
    assert outcome.events["auto_pass_set"]


@pytest.mark.anyio
@pytest.mark.services("postgres", "nats")
async def test_neither_nats_nor_postgresql_gets_more_than_is_meant_for_it(tmp_path: Path) -> None:
    outcome = await run_matches(tmp_path, range(3), SEED, length="one_deal", is_cluster=True)
    assert outcome.violations[:3] == []
    assert outcome.ended_count == 3
    assert outcome.overheard_count > 100
    assert outcome.row_count > 100


@pytest.mark.anyio
@pytest.mark.parametrize(
    "name, check",
    [
        ("a seat gets the next one's own part", "own"),
        pytest.param("the record is public too early", "secret", marks=pytest.mark.nightly),
    ],
)
async def test_a_server_that_leaks_is_caught(name: str, check: str, tmp_path: Path) -> None:
    _, found = await run_mutant(tmp_path, name, SEED)
    assert check in {violation.check for violation in found}


@pytest.mark.anyio
@pytest.mark.services("postgres", "nats")
@pytest.mark.parametrize(
    "name, check",
    [
        pytest.param("a bot elsewhere is asked about the next seat too", "own", marks=pytest.mark.nightly),
        ("PostgreSQL holds a hand among the presences", "card"),
    ],
)
async def test_a_node_that_leaks_to_nats_or_postgresql_is_caught(name: str, check: str, tmp_path: Path) -> None:
    _, found = await run_mutant(tmp_path, name, SEED)
    assert check in {violation.check for violation in found}


@pytest.mark.parametrize("name", [*MUTANTS, *CLUSTER_MUTANTS])
def test_every_leak_can_be_planted_in_the_server_of_today(name: str) -> None:
    with {**MUTANTS, **CLUSTER_MUTANTS}[name]():
        pass


@pytest.mark.anyio
@pytest.mark.nightly
@pytest.mark.services("postgres", "nats")
@pytest.mark.parametrize("name", [*MUTANTS, *CLUSTER_MUTANTS])
async def test_every_planted_leak_is_caught(name: str, tmp_path: Path) -> None:
    _, found = await run_mutant(tmp_path, name, SEED)
    assert found
