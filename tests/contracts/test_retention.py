"""The contract of `Retention`: what is over goes, what is needed stays, and matches are for ever."""

from typing import Final
from uuid import uuid4

import msgspec
import pytest

from gangoffour.protocol import SCHEMA_VERSION, TablePolicy, encode_event
from gangoffour.protocol import events as wire
from gangoffour.server.ports import Append, Fault, Keep, Retention, StoredEvent
from gangoffour.server.workers.projecting import versions_of
from tests.contracts.harness import Opened
from tests.contracts.retained import DAY, KEEP, PLAYER, closed_table, has_command, project, remove_all
from tests.contracts.table_ids import fresh_table_id
from tools.matches.appended import short_match

pytestmark = pytest.mark.anyio

SEED: Final = b"seed" * 16


@pytest.fixture
def retention(opened: Opened) -> Retention:
    return opened.stores.retention[0]


async def test_a_table_that_closed_long_ago_is_unknown_and_its_match_stays(
    opened: Opened, retention: Retention
) -> None:
    table_id = await closed_table(opened.stores, days=29)
    await project(opened.stores)
    (before,) = (await opened.stores.matches.of_player(PLAYER, 9)).matches
    text = await opened.stores.matches.text(before.match_id)
    assert text is not None
    assert await remove_all(retention) > 0
    assert await opened.stores.events.head(table_id) is None
    assert await opened.stores.events.heads([table_id]) == {}
    assert await opened.stores.events.read(table_id, 0) == []
    assert not await has_command(opened.stores, table_id)
    assert await opened.stores.chat.latest(table_id, 9) == []
    assert (await opened.stores.matches.of_player(PLAYER, 9)).matches == [before]
    assert await opened.stores.matches.text(before.match_id) == text
    assert await remove_all(retention) == 0


async def test_a_table_that_is_open_stays_however_old_it_is(opened: Opened, retention: Retention) -> None:
    table_id = await closed_table(opened.stores, days=None)
    await project(opened.stores)
    assert await remove_all(retention) == 0
    assert await opened.stores.events.head(table_id) is not None
    assert await has_command(opened.stores, table_id)
    assert len(await opened.stores.chat.latest(table_id, 9)) == 1


async def test_commands_go_first_then_chat_then_the_stream(opened: Opened, retention: Retention) -> None:
    just, lately, earlier = [await closed_table(opened.stores, days) for days in (0.5, 13, 27)]
    await project(opened.stores)
    assert await remove_all(retention) > 0
    left = [
        (await has_command(opened.stores, each), len(await opened.stores.chat.latest(each, 9)))
        for each in (just, lately, earlier)
    ]
    assert left == [(True, 1), (False, 1), (False, 0)]
    for table_id in (just, lately, earlier):
        head = await opened.stores.events.head(table_id)
        assert head is not None
        assert len(await opened.stores.events.read(table_id, 0)) == head.seq


async def test_nothing_is_kept_longer_than_the_stream(opened: Opened, retention: Retention) -> None:
    table_id = await closed_table(opened.stores, days=2)
    await project(opened.stores)
    await remove_all(retention, Keep(streams_ms=DAY, chat_ms=99 * DAY, commands_ms=99 * DAY))
    assert await opened.stores.chat.latest(table_id, 9) == []
    assert not await has_command(opened.stores, table_id)


async def test_a_stream_stays_until_every_projection_has_passed_it(opened: Opened, retention: Retention) -> None:
    first = await closed_table(opened.stores, days=29)
    await remove_all(retention)
    assert await opened.stores.events.head(first) is not None, "no projection has a cursor yet"
    await project(opened.stores)
    second = await closed_table(opened.stores, days=29)
    await remove_all(retention)
    assert await opened.stores.events.head(first) is None
    assert await opened.stores.events.head(second) is not None, "it waits in the outbox"
    await project(opened.stores)
    await remove_all(retention)
    assert await opened.stores.events.head(second) is None


async def test_a_stream_stays_while_a_projection_is_of_another_version_or_made_anew(
    opened: Opened, retention: Retention
) -> None:
    table_id = await closed_table(opened.stores, days=29)
    await project(opened.stores)
    newer = {name: version + 1 for name, version in versions_of().items()}
    while await retention.remove(KEEP, newer):
        pass
    assert await opened.stores.events.head(table_id) is not None
    matches = opened.stores.projected[0].matches
    cursor = await matches.cursor()
    assert cursor is not None
    await matches.begin_anew(cursor)
    await remove_all(retention)
    assert await opened.stores.events.head(table_id) is not None
    await matches.swap()
    await remove_all(retention)
    assert await opened.stores.events.head(table_id) is None


async def test_a_table_that_a_projection_leaves_alone_stays(opened: Opened, retention: Retention) -> None:
    parked, well = [await closed_table(opened.stores, days=29) for _ in range(2)]
    await project(opened.stores)
    async with opened.stores.projected[0].matches.turn() as turn:
        assert turn is not None
        assert turn.cursor is not None
        assert await turn.save({}, turn.cursor, [Fault(parked, 1, "poison", 1)])
    await remove_all(retention)
    assert await opened.stores.events.head(parked) is not None
    assert await opened.stores.events.head(well) is None


async def test_seeds_go_with_the_stream_but_that_of_a_board(opened: Opened, retention: Retention) -> None:
    stores, now_ms = opened.stores, await opened.stores.events.now_ms()
    table_id, match_id, board_id = fresh_table_id(0, now_ms - 90 * DAY), uuid4(), uuid4()
    policy = TablePolicy(deals="board", board_id=str(board_id))
    opening = short_match(f"table {table_id}").entries[0].event
    assert isinstance(opening, wire.TableOpened)
    payload = encode_event(msgspec.structs.replace(opening, policy=policy, table_id=str(table_id)))
    event = StoredEvent(1, 1, None, wire.event_type(opening), SCHEMA_VERSION, payload)
    closing = wire.TableClosed(cause="empty")
    last = StoredEvent(2, 2, None, wire.event_type(closing), SCHEMA_VERSION, encode_event(closing))
    await stores.events.append(Append(table_id, 0, [event]))
    await stores.events.append(Append(table_id, 1, [last], closed_at_ms=now_ms - 29 * DAY))
    for seed_id in (match_id, board_id):
        await stores.secrets.seal(table_id, seed_id, SEED)
    await project(opened.stores)
    assert await remove_all(retention) > 0
    assert await stores.secrets.seed(table_id, board_id) == SEED
    with pytest.raises(LookupError):
        await stores.secrets.seed(table_id, match_id)
