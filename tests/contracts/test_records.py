"""The contract of `Records`."""

from dataclasses import replace
from uuid import uuid4

import pytest

from gangoffour.server.ids import new_id, shard_of
from gangoffour.server.ports import KeptRecord, PlayerId, Records
from tests.contracts.harness import ANNA, BERT, Opened

pytestmark = pytest.mark.anyio

BOT = PlayerId("bot-greedy")


@pytest.fixture
def records(opened: Opened) -> Records:
    return opened.stores.records


def record_of(opened: Opened, ended_at_ms: int, *player_ids: PlayerId) -> KeptRecord:
    table_id = opened.new_table_id()
    match_id = new_id(1_700_000_000_000, uuid4().bytes[:8], shard_of(table_id))
    return KeptRecord(match_id, table_id, ended_at_ms, player_ids, f'[Name "Łódź"]\n{ended_at_ms}\n' * 50)


async def test_a_record_comes_back_as_it_was_put(opened: Opened, records: Records) -> None:
    record = record_of(opened, 5, BERT, BOT, ANNA, BOT)
    await records.put(record)
    assert await records.get(record.match_id) == record
    assert await records.get(record_of(opened, 5).match_id) is None


async def test_a_record_is_kept_once_and_for_all(opened: Opened, records: Records) -> None:
    record = record_of(opened, 5, ANNA, BERT)
    await records.put(record)
    await records.put(record)
    await records.put(replace(record, text="forged"))
    assert await records.of_player(ANNA, 10) == [record]


async def test_a_player_finds_the_newest_records_first(opened: Opened, records: Records) -> None:
    old, new, middle = (record_of(opened, ended_at_ms, ANNA, BOT) for ended_at_ms in (10, 30, 20))
    for record in (old, new, middle, record_of(opened, 40, BERT, BOT)):
        await records.put(record)
    assert await records.of_player(ANNA, 10) == [new, middle, old]
    assert await records.of_player(ANNA, 2) == [new, middle]
    assert await records.of_player(PlayerId("nobody"), 2) == []
