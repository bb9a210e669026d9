"""The contract of `Outbox`: what was appended is found, in an order that no later commit can change."""

import asyncio
from uuid import UUID

import asyncpg
import pytest

from gangoffour.server.adapters.databases.engines import is_postgres
from gangoffour.server.ids import shard_of
from gangoffour.server.ports import START, CommandKey, Cursor, Outbox, Place, Repeated, Span
from tests.contracts.harness import ANNA, MATCH, Opened, append_of, stored_events
from tools.patience import until
from tools.services.databases import on_database

pytestmark = pytest.mark.anyio


@pytest.fixture
def outbox(opened: Opened) -> Outbox:
    """The outbox of the first shard."""
    return opened.stores.projected[0].outbox


async def settle(outbox: Outbox) -> None:
    """Wait until the last row is settled: whoever writes in another database of the server holds it up as well."""

    async def is_settled() -> bool:
        return await outbox.settled() == await outbox.last()

    await until(is_settled)


async def spans_after(outbox: Outbox, place: Place = START) -> list[Span]:
    await settle(outbox)
    return [Span(row.table_id, row.from_seq, row.to_seq) for row in await outbox.after(place, 1_000)]


async def test_every_append_with_events_leaves_a_row(opened: Opened, outbox: Outbox) -> None:
    table_id = opened.new_table_id(0)
    await opened.stores.events.append(append_of(table_id, 0, 3))
    await opened.stores.events.append(append_of(table_id, 3, 2, CommandKey(ANNA, "first"), due_ms=5))
    await opened.stores.events.append(append_of(table_id, 5, 0, CommandKey(ANNA, "without an event")))
    assert await spans_after(outbox) == [Span(table_id, 1, 3), Span(table_id, 4, 5)]


async def test_what_was_refused_leaves_no_row(opened: Opened, outbox: Outbox) -> None:
    table_id = opened.new_table_id(0)
    command = CommandKey(ANNA, "first")
    await opened.stores.events.append(append_of(table_id, 0, 1, command))
    with pytest.raises(Repeated):
        await opened.stores.events.append(append_of(table_id, 0, 1, command))
    assert await spans_after(outbox) == [Span(table_id, 1, 1)]


async def test_many_appends_at_once_leave_a_row_each(opened: Opened, outbox: Outbox) -> None:
    table_ids = [opened.new_table_id(0) for _ in range(20)]
    for seq in range(3):
        await asyncio.gather(*(opened.stores.events.append(append_of(each, seq)) for each in table_ids))
    found = await spans_after(outbox)
    assert sorted(found) == sorted(Span(each, seq, seq) for each in table_ids for seq in (1, 2, 3))
    assert [span.from_seq for span in found if span.table_id == table_ids[0]] == [1, 2, 3]


async def test_rows_are_read_on_from_a_place(opened: Opened, outbox: Outbox) -> None:
    table_id = opened.new_table_id(0)
    for seq in range(5):
        await opened.stores.events.append(append_of(table_id, seq))
    await settle(outbox)
    rows = await outbox.after(START, 2)
    assert [row.to_seq for row in rows] == [1, 2]
    assert [row.to_seq for row in await outbox.after(rows[-1].place, 2)] == [3, 4]
    last = await outbox.last()
    assert await outbox.after(last, 2) == []
    assert await outbox.waiting_count(rows[-1].place) == 3
    assert await outbox.waiting_since_ms(rows[-1].place) == stored_events(3)[0].at_ms
    assert await outbox.waiting_since_ms(last) is None


async def test_an_empty_outbox_ends_at_the_start(outbox: Outbox) -> None:
    assert await outbox.last() == await outbox.settled() == START


async def test_each_shard_has_the_rows_of_its_own_tables(opened: Opened) -> None:
    table_ids = [opened.new_table_id(shard) for shard in range(opened.shard_count)]
    for table_id in table_ids:
        await opened.stores.events.append(append_of(table_id, 0))
    for shard, projected in enumerate(opened.stores.projected):
        assert [shard_of(span.table_id) for span in await spans_after(projected.outbox)] == [shard]


async def test_rows_are_removed_when_all_cursors_have_passed(opened: Opened, outbox: Outbox) -> None:
    table_id = opened.new_table_id(0)
    for seq in range(4):
        await opened.stores.events.append(append_of(table_id, seq))
    await settle(outbox)
    rows = await outbox.after(START, 10)
    projected = opened.stores.projected[0]
    for shelf, place in ((projected.listings, rows[1].place), (projected.matches, rows[2].place)):
        async with shelf.turn() as turn:
            assert turn is not None
            assert await turn.save({}, Cursor(place, 1))
    assert await outbox.remove_until(rows[3].place) == 2
    assert [span.from_seq for span in await spans_after(outbox)] == [3, 4]


async def test_a_position_is_never_given_again(opened: Opened, outbox: Outbox) -> None:
    table_id = opened.new_table_id(0)
    await opened.stores.events.append(append_of(table_id, 0))
    last = await outbox.last()
    await outbox.remove_until(last)
    await opened.stores.events.append(append_of(table_id, 1))
    assert await outbox.last() > last


async def test_events_are_read_by_span_and_type(opened: Opened, outbox: Outbox) -> None:
    first, second = opened.new_table_id(0), opened.new_table_id(0)
    for table_id in (first, second):
        await opened.stores.events.append(append_of(table_id, 0, 5))
    spans = [Span(first, 2, 3), Span(second, 5, 9)]
    assert await outbox.events(spans, ["played"]) == {first: stored_events(2, 2), second: stored_events(5)}
    assert await outbox.events(spans, ["another"]) == {}


async def test_the_events_of_a_match_are_found(opened: Opened, outbox: Outbox) -> None:
    table_id = opened.new_table_id(0)
    await opened.stores.events.append(append_of(table_id, 0, 4))
    assert [event.seq for event in await outbox.match_events(table_id, MATCH)] == [1, 3]
    assert await outbox.match_events(table_id, UUID(int=8)) == []


async def test_tables_are_found_page_by_page(opened: Opened, outbox: Outbox) -> None:
    table_ids = sorted(opened.new_table_id(0) for _ in range(3))
    for table_id in table_ids:
        await opened.stores.events.append(append_of(table_id, 0))
    assert await outbox.table_ids(None, 2) == table_ids[:2]
    assert await outbox.table_ids(table_ids[1], 2) == table_ids[2:]


# --- the order of commits --------------------------------------------------------------------------------------------

_HEAD = "INSERT INTO tables (table_id, seq, base_seq, opened_at_ms) VALUES ($1, 1, 1, 0)"
_BOX = """
INSERT INTO outbox (xid, table_id, from_seq, to_seq) VALUES (pg_current_xact_id()::text::bigint, $1, 1, 1)
"""


@pytest.mark.services("postgres")
async def test_a_row_that_is_committed_after_a_later_one_is_not_skipped(
    adapter: str, opened: Opened, outbox: Outbox
) -> None:
    if not is_postgres(adapter):
        return  # one writer at a time: what is written first is committed first
    early, late = opened.new_table_id(0), opened.new_table_id(0)
    connection = await asyncpg.connect(adapter)
    try:
        slow = connection.transaction()
        await slow.start()
        await connection.execute(_HEAD, early)
        await connection.execute(_BOX, early)
        await opened.stores.events.append(append_of(late, 0))
        assert await outbox.last() != START  # it is committed, and a reader who went by it would skip the other
        assert await outbox.after(START, 10) == []
        await slow.commit()
    finally:
        await connection.close()
    assert await spans_after(outbox) == [Span(early, 1, 1), Span(late, 1, 1)]


@pytest.mark.services("postgres")
async def test_what_was_restored_into_another_cluster_is_shown_again(
    adapter: str, opened: Opened, outbox: Outbox
) -> None:
    if not is_postgres(adapter):
        return  # only transactions of a cluster begin to count anew
    before, after = opened.new_table_id(0), opened.new_table_id(0)
    await opened.stores.events.append(append_of(before, 0))
    shelf = opened.stores.projected[0].listings
    async with shelf.turn() as turn:
        assert turn is not None
        assert await turn.save({}, Cursor(await outbox.last(), 1, "the other cluster"))
    # As a dump brings it: the other cluster had counted far more transactions.
    await on_database(adapter, *(f"UPDATE {table} SET xid = xid + 1000000000000" for table in ("outbox", "cursors")))  # noqa: S608
    await outbox.adopt()
    await opened.stores.events.append(append_of(after, 0))
    cursor = await shelf.cursor()
    assert cursor == Cursor(START, 1, await outbox.system_id())
    assert await spans_after(outbox) == [Span(before, 1, 1), Span(after, 1, 1)]
    await outbox.adopt()
    assert [span.table_id for span in await spans_after(outbox, Place(0, 10**9))] == [after]
