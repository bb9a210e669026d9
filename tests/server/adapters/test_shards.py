"""Tables spread over databases, one of which does not answer."""

from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest

from gangoffour.server.adapters.stores import ProjectedStores, Stores, memory_stores, open_stores, sharded_stores
from gangoffour.server.ports import START, Cursor, HistoryPage, ListingRow, StoreUnavailable
from tests.contracts.harness import ANNA, MATCH, append_of, listing_of, seqs
from tests.contracts.table_ids import fresh_table_id
from tools.matches.finished import finished_match

pytestmark = pytest.mark.anyio


class Down:
    """A store that does not answer, whatever it is asked."""

    def __getattr__(self, _name: str) -> Any:  # noqa: ANN401  it stands for every port
        async def fail(*_arguments: object, **_named: object) -> None:
            raise StoreUnavailable

        return fail


_ANY: Any = Down()
_FOR_EACH_SHARD = {"projected": (ProjectedStores(_ANY, _ANY, _ANY),), "retention": (_ANY,), "jobs": (_ANY,)}
DOWN = Stores(**dict.fromkeys((field.name for field in fields(Stores)), _ANY) | _FOR_EACH_SHARD)


async def test_the_tables_of_the_other_shards_play_on() -> None:
    stores = sharded_stores([memory_stores(), DOWN, memory_stores()])
    here, lost, there = (fresh_table_id(shard) for shard in range(3))
    for shard, table_id in ((0, here), (2, there)):
        await stores.events.append(append_of(table_id, 0, due_ms=1))
        async with stores.projected[shard].listings.turn() as turn:
            assert turn is not None
            row = ListingRow(1, "{}", listing_of(table_id, 1, is_quick=True))
            assert await turn.save({table_id: row}, Cursor(START, 1))
        await stores.presences.arrive(table_id, ANNA, "n1")
    with pytest.raises(StoreUnavailable):
        await stores.events.append(append_of(lost, 0))
    with pytest.raises(StoreUnavailable):
        await stores.events.head(lost)
    assert seqs(await stores.events.heads([here, lost, there])) == {here: 1, there: 1}
    assert len(await stores.listings.public(10)) == 2
    assert await stores.listings.of_player(ANNA, 10) == []
    assert await stores.events.put_off(1_000, 1_000) == 0
    assert await stores.events.now_ms() > 0
    assert set(await stores.events.overdue(0, 1_000, 10)) == {here, there}
    await stores.presences.beat("n1")
    assert set(await stores.presences.take_stale(-1_000)) == {(here, ANNA), (there, ANNA)}


async def test_if_no_shard_answers_the_store_is_unavailable() -> None:
    stores = sharded_stores([DOWN, DOWN])
    for question in (stores.events.now_ms(), stores.listings.public(3), stores.matches.of_player(ANNA, 3)):
        with pytest.raises(StoreUnavailable):
            await question


async def test_a_history_says_that_a_shard_did_not_answer() -> None:
    stores = sharded_stores([memory_stores(), DOWN])
    kept = finished_match(fresh_table_id(0), "text", ANNA)
    await stores.matches.put(kept)
    seats = {kept.match.match_id: [*kept.seats]}
    assert await stores.matches.of_player(ANNA, 5) == HistoryPage([kept.match], is_complete=False, seats=seats)


async def test_a_deletion_that_may_be_incomplete_is_an_error() -> None:
    with pytest.raises(StoreUnavailable):
        await sharded_stores([memory_stores(), DOWN]).chat.remove_of(ANNA)


async def test_an_id_of_a_shard_that_does_not_exist_is_unknown() -> None:
    stores = sharded_stores([memory_stores(), memory_stores()])
    strange = fresh_table_id(7)
    assert await stores.events.head(strange) is None
    assert await stores.events.heads([strange]) == {}
    assert await stores.events.read(strange, 0) == []
    assert await stores.matches.get(strange) is None
    assert await stores.matches.text(strange) is None
    assert await stores.matches.seats(strange) == []
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
            await stores.matches.put(finished_match(table_id, "text", ANNA))
    async with open_stores(urls[1:]) as alone:
        assert seqs(await alone.events.heads([first, second])) == {second: 1}
        assert await alone.secrets.seed(second, MATCH) == b"seed"
        assert [match.match_id for match in (await alone.matches.of_player(ANNA, 5)).matches] == [second]
