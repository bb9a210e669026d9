"""The contract of `EventStore` for wishes: kept beside a stream, found when they are overdue, and moving nothing."""

from uuid import UUID

import pytest

from gangoffour.server.ports import CommandKey, EventStore, Head, Repeated, Wish
from tests.contracts.harness import ANNA, BERT, Opened, append_of

pytestmark = pytest.mark.anyio


@pytest.fixture
def events(opened: Opened) -> EventStore:
    return opened.stores.events


async def wish_at(events: EventStore, table_id: UUID, turn_seq: int, command_id: str, in_ms: int = 0) -> Wish:
    """A wish that is due so long from now."""
    return Wish(table_id, turn_seq, CommandKey(ANNA, command_id), await events.now_ms() + in_ms)


async def test_a_wish_is_kept_and_moves_nothing_in_the_stream(opened: Opened, events: EventStore) -> None:
    table_id = opened.new_table_id()
    await events.append(append_of(table_id, 0, 2, due_ms=99))
    assert await events.wish(table_id) is None
    wish = await wish_at(events, table_id, 2, "c1")
    await events.keep_wish(wish)
    await events.keep_wish(wish)
    assert await events.wish(table_id) == wish
    assert await events.head(table_id) == Head(2, 1, 99)
    assert await events.command_seq(table_id, wish.command) is None


async def test_a_wish_takes_the_place_of_one_for_the_same_turn_or_an_earlier_one(
    opened: Opened, events: EventStore
) -> None:
    table_id = opened.new_table_id()
    await events.append(append_of(table_id, 0, 9))
    for turn_seq, command_id, kept in ((4, "a", "a"), (4, "b", "b"), (8, "c", "c"), (4, "late", "c")):
        await events.keep_wish(await wish_at(events, table_id, turn_seq, command_id))
        found = await events.wish(table_id)
        assert found is not None
        assert found.command.command_id == kept


async def test_what_took_effect_cannot_be_wished(opened: Opened, events: EventStore) -> None:
    table_id = opened.new_table_id()
    await events.append(append_of(table_id, 0, 3, CommandKey(ANNA, "c1")))
    with pytest.raises(Repeated) as repeated:
        await events.keep_wish(await wish_at(events, table_id, 3, "c1"))
    assert repeated.value.seq == 3
    assert await events.wish(table_id) is None


async def test_a_wish_is_dropped_and_another_one_is_not(opened: Opened, events: EventStore) -> None:
    table_id = opened.new_table_id()
    await events.append(append_of(table_id, 0))
    wish = await wish_at(events, table_id, 1, "c1")
    await events.keep_wish(wish)
    await events.drop_wish(Wish(table_id, 1, CommandKey(BERT, "c1"), wish.due_ms))
    assert await events.wish(table_id) == wish
    await events.drop_wish(wish)
    assert await events.wish(table_id) is None


async def test_a_table_whose_wish_is_overdue_is_found_whatever_it_wants_to_be_woken_for(
    opened: Opened, events: EventStore
) -> None:
    late, in_time = opened.new_table_id(), opened.new_table_id()
    now_ms = await events.now_ms()
    for table_id, ago_ms in ((late, 100_000), (in_time, 500)):
        await events.append(append_of(table_id, 0, due_ms=now_ms + 3_600_000))
        await events.keep_wish(await wish_at(events, table_id, 1, "c1", -ago_ms))
    assert await events.overdue(20_000, 600_000, 10) == [late]
    assert await events.overdue(20_000, 600_000, 10) == [], "it is leased"
    await events.keep_wish(await wish_at(events, late, 1, "c2", -100_000))
    assert await events.overdue(20_000, 600_000, 10) == [late], "a new wish is nobody's yet"


async def test_a_table_that_overslept_twice_over_is_found_once(opened: Opened, events: EventStore) -> None:
    table_id = opened.new_table_id()
    await events.append(append_of(table_id, 0, due_ms=await events.now_ms() - 100_000))
    await events.keep_wish(await wish_at(events, table_id, 1, "c1", -100_000))
    assert await events.overdue(20_000, 600_000, 10) == [table_id]


async def test_a_wish_that_was_carried_out_is_forgotten_by_the_sweep(opened: Opened, events: EventStore) -> None:
    done, open_ = opened.new_table_id(), opened.new_table_id()
    for table_id in (done, open_):
        await events.append(append_of(table_id, 0))
        await events.keep_wish(await wish_at(events, table_id, 1, "c1", -100_000))
    await events.append(append_of(done, 1, 1, CommandKey(ANNA, "c1")))
    assert await events.overdue(20_000, 600_000, 10) == [open_]
    assert await events.wish(done) is None
    assert await events.wish(open_) is not None
