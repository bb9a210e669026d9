"""Tables spread over databases, one of which does not answer."""

from pathlib import Path
from typing import Any

import pytest

from gangoffour.server.adapters.stores import Stores, memory_stores, open_stores, sharded_stores
from gangoffour.server.ports import KeptRecord, StoreUnavailable
from tests.contracts.harness import ANNA, MATCH, append_of, listing_of
from tests.contracts.table_ids import fresh_table_id

pytestmark = pytest.mark.anyio


class Down:
    """A store that does not answer, whatever it is asked."""

    def __getattr__(self, _name: str) -> Any:  # noqa: ANN401  it stands for every port
        async def fail(*_arguments: object) -> None:
            raise StoreUnavailable

        return fail


DOWN = Stores(*[Down()] * 7)


async def test_the_tables_of_the_other_shards_play_on() -> None:
    stores = sharded_stores([memory_stores(), DOWN, memory_stores()])
    here, lost, there = (fresh_table_id(shard) for shard in range(3))
    for table_id in (here, there):
        await stores.events.append(append_of(table_id, 0, due_ms=1))
        await stores.listings.put(listing_of(table_id, 1, is_quick=True), 1)
        await stores.presences.arrive(table_id, ANNA, "n1")
    with pytest.raises(StoreUnavailable):
        await stores.events.append(append_of(lost, 0))
    with pytest.raises(StoreUnavailable):
        await stores.events.head(lost)
    assert await stores.events.heads([here, lost, there]) == {here: 1, there: 1}
    assert len(await stores.listings.public(10)) == 2
    assert await stores.listings.of_player(ANNA, 10) == []
    assert await stores.events.heartbeat(1_000, 1_000) == 0
    assert await stores.events.now_ms() > 0
    assert set(await stores.events.overdue(0, 1_000, 10)) == {here, there}
    await stores.presences.beat("n1")
    assert set(await stores.presences.take_stale(-1_000)) == {(here, ANNA), (there, ANNA)}


async def test_if_no_shard_answers_the_store_is_unavailable() -> None:
    stores = sharded_stores([DOWN, DOWN])
    for question in (stores.events.now_ms(), stores.listings.public(3), stores.records.of_player(ANNA, 3)):
        with pytest.raises(StoreUnavailable):
            await question


async def test_a_deletion_that_may_be_incomplete_is_an_error() -> None:
    with pytest.raises(StoreUnavailable):
        await sharded_stores([memory_stores(), DOWN]).chat.remove_of(ANNA)


async def test_an_id_of_a_shard_that_does_not_exist_is_unknown() -> None:
    stores = sharded_stores([memory_stores(), memory_stores()])
    strange = fresh_table_id(7)
    assert await stores.events.head(strange) is None
    assert await stores.events.heads([strange]) == {}
    assert await stores.events.read(strange, 0) == []
    assert await stores.records.get(strange) is None
    assert await stores.chat.latest(strange, 5) == []
    with pytest.raises(StoreUnavailable):
        await stores.events.append(append_of(strange, 0))


async def test_each_table_lives_on_the_shard_that_its_id_names(tmp_path: Path) -> None:
    urls = [f"sqlite:///{tmp_path}/{name}.db" for name in ("first", "second")]
    first, second = fresh_table_id(0), fresh_table_id(1)
    async with open_stores(urls) as stores:
        for table_id in (first, second):
            await stores.events.append(append_of(table_id, 0))
            await stores.secrets.seal(table_id, MATCH, b"seed")
            await stores.records.put(KeptRecord(table_id, table_id, 1, (ANNA,), "text"))
    async with open_stores(urls[1:]) as alone:
        assert await alone.events.heads([first, second]) == {second: 1}
        assert await alone.secrets.seed(second, MATCH) == b"seed"
        assert [record.match_id for record in await alone.records.of_player(ANNA, 5)] == [second]
