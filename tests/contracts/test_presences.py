"""The contract of `Presences`."""

import asyncio

import pytest

from gangoffour.server.ports import Presences
from tests.contracts.harness import ANNA, BERT, Opened

pytestmark = pytest.mark.anyio


@pytest.fixture
def presences(opened: Opened) -> Presences:
    return opened.stores.presences


async def test_a_person_is_there_until_the_last_node_says_otherwise(opened: Opened, presences: Presences) -> None:
    table_id = opened.new_table_id()
    await presences.arrive(table_id, ANNA, "n1")
    await presences.arrive(table_id, ANNA, "n1")
    await presences.arrive(table_id, ANNA, "n2")
    await presences.arrive(table_id, BERT, "n1")
    assert await presences.depart(table_id, ANNA, "n1")
    assert not await presences.depart(table_id, ANNA, "n2")
    assert not await presences.depart(table_id, ANNA, "n2")


async def test_a_person_can_be_at_many_tables(opened: Opened, presences: Presences) -> None:
    one, two = opened.new_table_id(), opened.new_table_id()
    await presences.arrive(one, ANNA, "n1")
    await presences.arrive(two, ANNA, "n1")
    assert not await presences.depart(one, ANNA, "n1")


async def test_a_silent_node_leaves_nobody_at_a_table(opened: Opened, presences: Presences) -> None:
    one, two = opened.new_table_id(), opened.new_table_id()
    await presences.arrive(one, ANNA, "dead")
    await presences.arrive(two, ANNA, "dead")
    await presences.arrive(one, BERT, "dead")
    await presences.arrive(one, BERT, "alive")
    assert await presences.take_stale(200_000) == []
    await opened.pass_time(1_200_000)
    await presences.beat("alive")
    assert sorted(await presences.take_stale(200_000)) == sorted([(one, ANNA), (two, ANNA)])
    assert await presences.take_stale(200_000) == []
    assert not await presences.depart(one, BERT, "alive"), "the dead node's presence of Bert is forgotten"


async def test_a_node_that_beats_keeps_its_people(opened: Opened, presences: Presences) -> None:
    await presences.arrive(opened.new_table_id(), ANNA, "n1")
    for _ in range(3):
        await opened.pass_time(160_000)
        await presences.beat("n1")
        assert await presences.take_stale(200_000) == []


async def test_each_person_of_a_silent_node_is_told_to_one_sweeper(opened: Opened, presences: Presences) -> None:
    table_ids = [opened.new_table_id() for _ in range(12)]
    for number, table_id in enumerate(table_ids):
        await presences.arrive(table_id, ANNA, f"n{number % 4}")
    await opened.pass_time(1_200_000)
    swept = await asyncio.gather(*(presences.take_stale(200_000) for _ in range(4)))
    assert sorted(person for some in swept for person in some) == sorted((table_id, ANNA) for table_id in table_ids)


async def test_of_nodes_that_lose_a_person_at_once_one_is_the_last(opened: Opened, presences: Presences) -> None:
    for _ in range(10):
        table_id = opened.new_table_id()
        for node in range(4):
            await presences.arrive(table_id, ANNA, f"n{node}")
        left = await asyncio.gather(*(presences.depart(table_id, ANNA, f"n{node}") for node in range(4)))
        assert sorted(left) == [False, True, True, True]


async def test_the_last_socket_is_missed_by_nobody_when_a_node_dies_meanwhile(
    opened: Opened, presences: Presences
) -> None:
    table_ids = [opened.new_table_id() for _ in range(10)]
    for table_id in table_ids:
        await presences.arrive(table_id, ANNA, "dead")
    await opened.pass_time(1_200_000)
    await asyncio.gather(*(presences.arrive(table_id, ANNA, "alive") for table_id in table_ids))
    gone, left = await asyncio.gather(
        presences.take_stale(200_000),
        asyncio.gather(*(presences.depart(table_id, ANNA, "alive") for table_id in table_ids)),
    )
    last = {(table_id, ANNA) for table_id, is_left in zip(table_ids, left, strict=True) if not is_left}
    assert sorted([*gone, *last]) == sorted((table_id, ANNA) for table_id in table_ids)


async def test_whoever_asks_for_people_learns_at_which_tables_they_are(opened: Opened, presences: Presences) -> None:
    one, two = opened.new_table_id(), opened.new_table_id()
    for table_id, player_id, node in ((one, ANNA, "n1"), (one, ANNA, "n2"), (two, ANNA, "n1"), (one, BERT, "n1")):
        await presences.arrive(table_id, player_id, node)
    assert await presences.tables_of([ANNA]) == sorted([(one, ANNA), (two, ANNA)])
    await presences.depart(two, ANNA, "n1")
    assert await presences.tables_of([ANNA, BERT]) == [(one, ANNA), (one, BERT)]
    assert await presences.tables_of([]) == []
