"""The contract of `Shelf`: rows, cursor and faults of a projection change together or not at all."""

from uuid import UUID

import pytest

from gangoffour.server.ports import START, Cursor, Fault, ListingRow, Place, Shelf, Turn
from tests.contracts.harness import Opened, listing_of

pytestmark = pytest.mark.anyio

FIRST = Cursor(Place(0, 1), 1)
SECOND = Cursor(Place(0, 2), 1)


@pytest.fixture
def shelf(opened: Opened) -> Shelf[ListingRow]:
    return opened.stores.projected[0].listings


def row_of(table_id: UUID, seq: int = 1) -> ListingRow:
    return ListingRow(seq, "{}", listing_of(table_id, seq))


async def save(shelf: Shelf[ListingRow], rows: dict[UUID, ListingRow | None], cursor: Cursor, *faults: Fault) -> None:
    async with shelf.turn() as turn:
        assert turn is not None
        assert await turn.save(rows, cursor, faults)


async def loaded(shelf: Shelf[ListingRow], *table_ids: UUID) -> dict[UUID, ListingRow]:
    async with shelf.turn() as turn:
        assert turn is not None
        return await turn.load(table_ids)


async def test_a_shelf_begins_without_a_cursor(shelf: Shelf[ListingRow]) -> None:
    assert await shelf.cursor() is None
    async with shelf.turn() as turn:
        assert turn is not None
        assert turn.cursor is None


async def test_rows_and_cursor_come_back_as_they_were_saved(opened: Opened, shelf: Shelf[ListingRow]) -> None:
    kept, gone = opened.new_table_id(0), opened.new_table_id(0)
    await save(shelf, {kept: row_of(kept), gone: row_of(gone)}, FIRST)
    await save(shelf, {kept: row_of(kept, 2), gone: None}, SECOND)
    assert await loaded(shelf, kept, gone, opened.new_table_id(0)) == {kept: row_of(kept, 2)}
    assert await shelf.cursor() == SECOND


async def test_who_finds_the_cursor_moved_changes_nothing(opened: Opened, shelf: Shelf[ListingRow]) -> None:
    table_id = opened.new_table_id(0)
    await save(shelf, {}, FIRST)
    async with shelf.turn() as turn:
        assert turn is not None
        await _moved_behind_its_back(turn, FIRST)
        assert not await turn.save({table_id: row_of(table_id)}, SECOND)
    assert await shelf.cursor() == FIRST
    assert await loaded(shelf, table_id) == {}


async def _moved_behind_its_back(turn: Turn[ListingRow], cursor: Cursor) -> None:
    """As if it had read the cursor before somebody moved it."""
    assert turn.cursor == cursor
    turn.cursor = Cursor(START, cursor.version)


async def test_a_row_that_cannot_be_kept_leaves_everything_as_it_was(
    adapter: str, opened: Opened, shelf: Shelf[ListingRow]
) -> None:
    if adapter in ("memory", "shards"):
        return  # memory takes everything
    good, bad = opened.new_table_id(0), opened.new_table_id(0)
    await save(shelf, {}, FIRST)
    async with shelf.turn() as turn:
        assert turn is not None
        with pytest.raises(Exception):  # noqa: B017, PT011  each database has its own
            await turn.save({good: row_of(good), bad: ListingRow(None, "{}", None)}, SECOND)  # type: ignore[arg-type]
        assert await turn.save({good: row_of(good, 3)}, FIRST)
    assert await loaded(shelf, good, bad) == {good: row_of(good, 3)}
    assert await shelf.cursor() == FIRST


async def test_parked_tables_are_told_until_they_are_kept_again(opened: Opened, shelf: Shelf[ListingRow]) -> None:
    table_id, other = opened.new_table_id(0), opened.new_table_id(0)
    fault = Fault(table_id, 7, "ValueError: why", 1_700_000_000_000)
    await save(shelf, {}, FIRST, fault)
    await save(shelf, {other: row_of(other)}, SECOND, fault)
    assert await shelf.faults() == [fault]
    async with shelf.turn() as turn:
        assert turn is not None
        assert await turn.parked([table_id, other]) == {table_id}
    await save(shelf, {table_id: row_of(table_id)}, SECOND)
    assert await shelf.faults() == []


async def test_what_was_filled_beside_a_shelf_takes_its_place(opened: Opened, shelf: Shelf[ListingRow]) -> None:
    old, new, parked = (opened.new_table_id(0) for _ in range(3))
    await save(shelf, {old: row_of(old)}, SECOND, Fault(old, 1, "old", 1))
    for _ in range(2):  # a second time, over what a first one left behind
        beside = await shelf.begin_anew(Cursor(START, 2))
        await save(beside, {new: row_of(new)}, Cursor(Place(0, 1), 2), Fault(parked, 1, "new", 1))
    assert await loaded(shelf, old, new) == {old: row_of(old)}
    assert await shelf.cursor() == SECOND
    await shelf.swap()
    assert await loaded(shelf, old, new) == {new: row_of(new)}
    assert await shelf.cursor() == Cursor(Place(0, 1), 2)
    assert [fault.table_id for fault in await shelf.faults()] == [parked]
    assert await opened.stores.listings.public(10) == [row_of(new).listing]


@pytest.mark.services("postgres")
async def test_a_second_runner_passes_over_what_another_is_at(adapter: str, shelf: Shelf[ListingRow]) -> None:
    async with shelf.turn() as first, shelf.turn() as second:
        assert first is not None
        assert (second is None) == adapter.startswith("postgres")


async def test_one_at_a_time_fills_the_shelf_beside(shelf: Shelf[ListingRow]) -> None:
    async with shelf.rebuilding() as is_ours:
        assert is_ours
