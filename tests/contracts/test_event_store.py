"""The contract of `EventStore`."""

import asyncio
import random
from uuid import UUID

import pytest

from gangoffour.server.ports import Append, CommandKey, Conflict, EventStore, Head, Repeated
from tests.contracts.harness import ANNA, BERT, Opened, append_of, seqs, stored_events

pytestmark = pytest.mark.anyio


@pytest.fixture
def events(opened: Opened) -> EventStore:
    return opened.stores.events


async def due_in_ms(events: EventStore, table_id: UUID) -> int:
    """How far ahead the wake-up time of a table lies."""
    head = await events.head(table_id)
    assert head is not None
    assert head.due_ms is not None
    return head.due_ms - await events.now_ms()


async def test_events_come_back_as_they_were_appended(opened: Opened, events: EventStore) -> None:
    table_id = opened.new_table_id()
    await events.append(append_of(table_id, 0, 3))
    await events.append(append_of(table_id, 3, 2))
    assert await events.read(table_id, 0) == stored_events(1, 5)
    assert await events.read(table_id, 3) == stored_events(4, 2)
    assert await events.read(table_id, 1, limit=2) == stored_events(2, 2)
    assert await events.read(table_id, 5) == []


async def test_an_unknown_table_has_nothing(opened: Opened, events: EventStore) -> None:
    table_id = opened.new_table_id()
    assert await events.head(table_id) is None
    assert await events.read(table_id, 0) == []
    assert await events.command_seq(table_id, CommandKey(ANNA, "c1")) is None
    assert await events.heads([table_id]) == {}


async def test_the_head_says_where_the_stream_stands(opened: Opened, events: EventStore) -> None:
    table_id = opened.new_table_id()
    await events.append(append_of(table_id, 0, 2, due_ms=99))
    assert await events.head(table_id) == Head(2, 1, 99)
    await events.append(Append(table_id, 2, stored_events(3), base_seq=3))
    assert await events.head(table_id) == Head(3, 3, None)
    await events.append(append_of(table_id, 3, due_ms=101))
    assert await events.head(table_id) == Head(4, 3, 101)


async def test_many_heads_are_told_at_once(opened: Opened, events: EventStore) -> None:
    one, two, unknown = (opened.new_table_id() for _ in range(3))
    await events.append(append_of(one, 0, 2))
    await events.append(append_of(two, 0, 5))
    assert seqs(await events.heads([one, unknown, two])) == {one: 2, two: 5}
    assert await events.heads([]) == {}


async def test_a_late_append_is_refused_as_a_conflict(opened: Opened, events: EventStore) -> None:
    table_id = opened.new_table_id()
    await events.append(append_of(table_id, 0, 2, due_ms=5))
    for expected in (0, 1, 3):
        with pytest.raises(Conflict):
            await events.append(append_of(table_id, expected, command=CommandKey(ANNA, "late")))
    assert await events.read(table_id, 0) == stored_events(1, 2)
    assert await events.head(table_id) == Head(2, 1, 5)
    assert await events.command_seq(table_id, CommandKey(ANNA, "late")) is None


async def test_a_table_that_does_not_exist_cannot_go_on(opened: Opened, events: EventStore) -> None:
    table_id = opened.new_table_id()
    with pytest.raises(Conflict):
        await events.append(append_of(table_id, 4))
    assert await events.head(table_id) is None


async def test_a_command_takes_effect_once(opened: Opened, events: EventStore) -> None:
    table_id, command = opened.new_table_id(), CommandKey(ANNA, "c1")
    await events.append(append_of(table_id, 0))
    await events.append(append_of(table_id, 1, 2, command))
    assert await events.command_seq(table_id, command) == 3
    with pytest.raises(Repeated) as refused:
        await events.append(append_of(table_id, 3, 1, command))
    assert refused.value.seq == 3
    assert seqs(await events.heads([table_id])) == {table_id: 3}


async def test_a_repeated_command_is_told_so_after_the_stream_went_on(opened: Opened, events: EventStore) -> None:
    table_id, command = opened.new_table_id(), CommandKey(ANNA, "c1")
    await events.append(append_of(table_id, 0, 1, command))
    await events.append(append_of(table_id, 1, 4))
    for expected in (0, 1, 5, 9):
        with pytest.raises(Repeated) as refused:
            await events.append(append_of(table_id, expected, 1, command))
        assert refused.value.seq == 1


async def test_a_command_id_belongs_to_a_player_and_a_table(opened: Opened, events: EventStore) -> None:
    one, two = opened.new_table_id(), opened.new_table_id()
    await events.append(append_of(one, 0, 1, CommandKey(ANNA, "c1")))
    await events.append(append_of(one, 1, 1, CommandKey(BERT, "c1")))
    await events.append(append_of(two, 0, 1, CommandKey(ANNA, "c1")))
    assert seqs(await events.heads([one, two])) == {one: 2, two: 1}


async def test_a_command_without_events_is_remembered(opened: Opened, events: EventStore) -> None:
    table_id, command = opened.new_table_id(), CommandKey(ANNA, "c1")
    await events.append(append_of(table_id, 0, 2))
    await events.append(append_of(table_id, 2, 0, command, due_ms=8))
    assert await events.head(table_id) == Head(2, 1, 8)
    assert await events.command_seq(table_id, command) == 2
    with pytest.raises(Repeated):
        await events.append(append_of(table_id, 2, 0, command))
    with pytest.raises(Conflict):
        await events.append(append_of(table_id, 1, 0, CommandKey(ANNA, "c2")))


async def test_an_append_that_can_never_be_right_is_an_error(opened: Opened, events: EventStore) -> None:
    table_id = opened.new_table_id()
    for wrong in (
        Append(table_id, 0, stored_events(2)),
        Append(table_id, 0, [*stored_events(1), *stored_events(3)]),
        Append(table_id, 3, []),
        Append(table_id, 0, [], CommandKey(ANNA, "c1")),
    ):
        with pytest.raises(ValueError, match=r"append|events"):
            await events.append(wrong)
    assert await events.head(table_id) is None


async def test_four_racers_leave_no_gap(opened: Opened, events: EventStore) -> None:
    table_id = opened.new_table_id()
    await events.append(append_of(table_id, 0))
    won: list[int] = []

    async def race(racer: int) -> None:
        for number in range(50):
            command = CommandKey(ANNA, f"{racer}-{number}")
            while True:
                seq = (await events.heads([table_id]))[table_id].seq
                try:
                    await events.append(append_of(table_id, seq, 1, command))
                except Conflict:
                    continue
                won.append(seq + 1)
                break

    await asyncio.gather(*(race(racer) for racer in range(4)))
    assert sorted(won) == list(range(2, 202))
    assert await events.read(table_id, 0) == stored_events(1, 201)


async def test_of_two_who_open_a_table_one_does(opened: Opened, events: EventStore) -> None:
    table_id = opened.new_table_id()
    outcomes = await asyncio.gather(*(events.append(append_of(table_id, 0)) for _ in range(8)), return_exceptions=True)
    assert sorted(map(repr, outcomes)) == ["Conflict()"] * 7 + ["None"]
    assert await events.read(table_id, 0) == stored_events(1)


@pytest.mark.parametrize("count", [0, 1, 3])
async def test_a_command_sent_twice_at_once_has_one_effect(opened: Opened, events: EventStore, count: int) -> None:
    table_id = opened.new_table_id()
    await events.append(append_of(table_id, 0))
    for number in range(10):
        seq = 1 + number * count
        twice = append_of(table_id, seq, count, CommandKey(ANNA, f"c{number}"))
        outcomes = await asyncio.gather(*(events.append(twice) for _ in range(4)), return_exceptions=True)
        assert sorted(map(repr, outcomes)) == ["None"] + [f"Repeated({seq + count})"] * 3
    assert await events.read(table_id, 0) == stored_events(1, 1 + 10 * count)


async def test_of_many_appends_at_once_each_has_its_own_outcome(opened: Opened, events: EventStore) -> None:
    table_ids = [opened.new_table_id() for _ in range(24)]
    for number, table_id in enumerate(table_ids):
        await events.append(append_of(table_id, 0, 1, CommandKey(ANNA, "first"), due_ms=number))
    appends: list[Append] = []
    for number, table_id in enumerate(table_ids):
        match number % 4:
            case 0:
                appends.append(append_of(table_id, 1, number % 3 + 1, CommandKey(BERT, "next"), due_ms=99))
            case 1:
                appends.append(append_of(table_id, 1, 2))
            case 2:
                appends.append(append_of(table_id, 2))
            case _:
                appends.append(append_of(table_id, 1, 1, CommandKey(ANNA, "first")))
    outcomes = await asyncio.gather(*map(events.append, appends), return_exceptions=True)
    assert [repr(outcome) for outcome in outcomes] == ["None", "None", "Conflict()", "Repeated(1)"] * 6
    for number, append in enumerate(appends):
        kept = len(append.events) if number % 4 < 2 else 0
        assert await events.read(append.table_id, 0) == stored_events(1, 1 + kept)
        due_ms = {0: 99, 1: None}.get(number % 4, number)
        assert await events.head(append.table_id) == Head(1 + kept, 1, due_ms)


@pytest.mark.parametrize("count", [0, 2])
async def test_a_command_sent_twice_at_once_does_not_disturb_other_tables(
    opened: Opened, events: EventStore, count: int
) -> None:
    table_ids = [opened.new_table_id() for _ in range(12)]
    await asyncio.gather(*(events.append(append_of(table_id, 0)) for table_id in table_ids))
    twice = [append_of(table_id, 1, count, CommandKey(ANNA, "c1")) for table_id in table_ids for _ in range(2)]
    random.Random(7).shuffle(twice)
    outcomes = await asyncio.gather(*map(events.append, twice), return_exceptions=True)
    assert sorted(map(repr, outcomes)) == ["None"] * 12 + [f"Repeated({1 + count})"] * 12
    assert seqs(await events.heads(table_ids)) == dict.fromkeys(table_ids, 1 + count)


async def test_only_tables_that_waited_too_long_are_overdue(opened: Opened, events: EventStore) -> None:
    now = await events.now_ms()
    late, later, in_time, ahead, never = (opened.new_table_id() for _ in range(5))
    for table_id, due_ms in (
        (late, now - 500_000),
        (later, now - 580_000),
        (in_time, now - 100),
        (ahead, now + 1_200_000),
    ):
        await events.append(append_of(table_id, 0, due_ms=due_ms))
    await events.append(append_of(never, 0))
    assert set(await events.overdue(400_000, 600_000, 10)) == {late, later}
    assert await events.overdue(400_000, 600_000, 10) == []
    assert await due_in_ms(events, late) <= -500_000, "the wake-up time stays: clocks are judged by it"
    await opened.pass_time(640_000)
    assert set(await events.overdue(400_000, 600_000, 10)) == {late, later, in_time}


async def test_those_who_wait_longest_are_woken_first(opened: Opened, events: EventStore) -> None:
    now = await events.now_ms()
    table_ids = [opened.new_table_id(shard=0) for _ in range(6)]
    for age, table_id in enumerate(table_ids):
        await events.append(append_of(table_id, 0, due_ms=now - 200_000 - age))
    assert set(await events.overdue(20_000, 600_000, 2 * opened.shard_count)) == {*table_ids[4:]}
    assert set(await events.overdue(20_000, 600_000, 9 * opened.shard_count)) == {*table_ids[:4]}


async def test_no_table_is_woken_by_two_sweepers(opened: Opened, events: EventStore) -> None:
    now = await events.now_ms()
    table_ids = [opened.new_table_id() for _ in range(40)]
    random.Random(4).shuffle(table_ids)
    for table_id in table_ids:
        await events.append(append_of(table_id, 0, due_ms=now - 100_000))
    taken: list[UUID] = []
    while len(taken) < 40:
        swept = await asyncio.gather(*(events.overdue(20_000, 1_200_000, 10) for _ in range(4)))
        assert any(swept)
        taken += [table_id for some in swept for table_id in some]
    assert sorted(taken) == sorted(table_ids)


async def test_an_append_takes_the_wake_up_time_away(opened: Opened, events: EventStore) -> None:
    table_id = opened.new_table_id()
    await events.append(append_of(table_id, 0, due_ms=1))
    await events.append(append_of(table_id, 1))
    assert await events.overdue(0, 20_000, 10) == []


async def test_an_append_ends_the_lease(opened: Opened, events: EventStore) -> None:
    table_id = opened.new_table_id()
    now = await events.now_ms()
    await events.append(append_of(table_id, 0, due_ms=now - 100_000))
    assert await events.overdue(20_000, 1_200_000, 10) == [table_id]
    await events.append(append_of(table_id, 1, due_ms=now - 80_000))
    assert await events.overdue(20_000, 1_200_000, 10) == [table_id]


async def test_while_somebody_is_alive_nothing_is_put_off(opened: Opened, events: EventStore) -> None:
    table_id = opened.new_table_id()
    await events.append(append_of(table_id, 0, due_ms=await events.now_ms() + 1_000_000))
    assert await events.put_off(60_000, 200_000) == 0, "the first one ever follows no outage"
    await opened.pass_time(40_000)
    assert await events.put_off(60_000, 200_000) == 0
    assert 900_000 < await due_in_ms(events, table_id) <= 960_000


async def test_a_heartbeat_that_comes_late_changes_nothing(opened: Opened, events: EventStore) -> None:
    table_id = opened.new_table_id()
    await events.append(append_of(table_id, 0, due_ms=await events.now_ms() + 1_000_000))
    assert await events.heartbeat(60_000) in (True, False), "the first one ever need not be counted"
    await events.put_off(60_000, 200_000)
    await opened.pass_time(40_000)
    assert await events.heartbeat(60_000)
    await opened.pass_time(40_000)
    assert await events.heartbeat(60_000), "the last one counts, not the first"
    await opened.pass_time(400_000)
    assert not await events.heartbeat(60_000)
    assert not await events.heartbeat(60_000), "a gap stays until it is made good"
    assert 500_000 < await due_in_ms(events, table_id) <= 520_000
    assert 600_000 <= await events.put_off(60_000, 200_000) < 660_000
    assert await events.heartbeat(60_000)


async def test_a_gap_that_is_explained_is_made_good_without_grace(opened: Opened, events: EventStore) -> None:
    table_id = opened.new_table_id()
    await events.append(append_of(table_id, 0, due_ms=await events.now_ms() + 1_000_000))
    await events.put_off(60_000, 200_000)
    await opened.pass_time(160_000)
    shifts = await asyncio.gather(*(events.put_off(60_000, 200_000, 150_000) for _ in range(4)))
    assert 160_000 <= max(shifts) < 220_000
    assert sum(shift > 0 for shift in shifts) <= opened.shard_count, "a stall is found by one of them"
    assert 940_000 < await due_in_ms(events, table_id) <= 1_000_000


async def test_who_was_there_for_a_part_of_a_gap_explains_nothing(opened: Opened, events: EventStore) -> None:
    await events.put_off(60_000, 200_000)
    await opened.pass_time(1_200_000)
    assert 1_400_000 <= await events.put_off(60_000, 200_000, 400_000) < 1_460_000


async def test_heads_tell_where_streams_stand_and_when_they_want_to_be_woken(
    opened: Opened, events: EventStore
) -> None:
    due, never, unknown = (opened.new_table_id() for _ in range(3))
    due_ms = await events.now_ms() + 1_000_000
    await events.append(append_of(due, 0, 3, due_ms=due_ms))
    await events.append(append_of(never, 0))
    heads = await events.heads([due, never, unknown])
    assert heads == {due: await events.head(due), never: await events.head(never)}
    assert (heads[due].seq, heads[due].due_ms) == (3, due_ms)


async def test_every_outage_is_found_once(opened: Opened, events: EventStore) -> None:
    for outage in range(5):
        shifts = await asyncio.gather(*(events.put_off(60_000, 200_000) for _ in range(4)))
        assert sum(shift > 0 for shift in shifts) <= opened.shard_count
        assert (max(shifts) > 0) == (outage > 0)
        await opened.pass_time(1_200_000)


async def test_after_an_outage_all_wake_up_times_are_put_off_once(opened: Opened, events: EventStore) -> None:
    passed, ahead, never = (opened.new_table_id() for _ in range(3))
    now = await events.now_ms()
    await events.append(append_of(passed, 0, due_ms=now + 200_000))
    await events.append(append_of(ahead, 0, due_ms=now + 2_000_000))
    await events.append(append_of(never, 0))
    await events.put_off(60_000, 200_000)
    await opened.pass_time(1_200_000)
    shifts = await asyncio.gather(*(events.put_off(60_000, 200_000) for _ in range(4)))
    assert 1_400_000 <= max(shifts) < 1_460_000
    assert sum(shift > 0 for shift in shifts) <= opened.shard_count, "an outage is found by one of them"
    assert 340_000 < await due_in_ms(events, passed) <= 460_000
    assert 2_140_000 < await due_in_ms(events, ahead) <= 2_260_000
    head = await events.head(never)
    assert head is not None
    assert head.due_ms is None
