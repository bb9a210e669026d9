"""The outbox under many writers: a reader who goes on from place to place misses nothing and sees nothing twice."""

import asyncio
from collections import Counter
from contextlib import AsyncExitStack
from uuid import UUID

import pytest

from gangoffour.server.adapters.databases.migration import upgrade
from gangoffour.server.adapters.stores import Stores, postgres_stores
from gangoffour.server.ports import START
from tests.contracts.harness import append_of
from tests.contracts.table_ids import fresh_table_id
from tools.services.databases import empty_database

pytestmark = [pytest.mark.anyio, pytest.mark.services("postgres")]

TABLES_OF_WRITER = 4
AT_ONCE = 4
"""How many transactions a node has under way at once, each of them of another writer."""


async def check(writers: int, events: int) -> None:
    """Let writers append, each at tables of its own, one event at a time, while a reader follows."""
    async with empty_database() as url:
        await upgrade(url)
        async with AsyncExitStack() as stack:
            nodes = [await stack.enter_async_context(postgres_stores(url, AT_ONCE)) for _ in range(writers // AT_ONCE)]
            reading = asyncio.create_task(_read(nodes[0], events))
            writing = (_write(node, events // writers) for node in nodes for _ in range(AT_ONCE))
            await asyncio.gather(*writing)
            seen = await reading
    assert len(seen) == events
    assert set(Counter(seen).values()) == {1}
    by_table: dict[UUID, list[int]] = {}
    for table_id, seq in seen:
        by_table.setdefault(table_id, []).append(seq)
    assert all(seqs == list(range(1, len(seqs) + 1)) for seqs in by_table.values())


async def _write(stores: Stores, events: int) -> None:
    table_ids = [fresh_table_id(0) for _ in range(TABLES_OF_WRITER)]
    for number in range(events):
        seq, table = divmod(number, TABLES_OF_WRITER)
        await stores.events.append(append_of(table_ids[table], seq))


async def _read(stores: Stores, events: int) -> list[tuple[UUID, int]]:
    outbox, place = stores.projected[0].outbox, START
    seen: list[tuple[UUID, int]] = []
    while len(seen) < events:
        for row in await outbox.after(place, 500):
            place = row.place
            seen += [(row.table_id, seq) for seq in range(row.from_seq, row.to_seq + 1)]
    return seen


async def test_eight_writers_and_a_reader() -> None:
    await check(8, 1_600)


@pytest.mark.nightly
async def test_thirty_two_writers_and_two_hundred_thousand_events() -> None:
    await check(32, 200_000)
