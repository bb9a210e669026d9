"""A node hears of the tables that it serves, and of no others; what it does not hear of it asks the store about."""

import pytest

from gangoffour.protocol import TableOptions, messages
from gangoffour.server.adapters.bus.local_bus import LocalBus
from gangoffour.server.tables.feeds import Change
from tests.server.tables.hosting import ANA, PEOPLE, Host, first_play, hosting, to_act

pytestmark = pytest.mark.anyio


def second_node(one: Host, bus: LocalBus | None = None) -> Host:
    return Host(one.stores, one.clock, bus or one.bus, node_id="two")


async def play(node: Host, table_id: object) -> None:
    _, player = await to_act(node, table_id)  # type: ignore[arg-type]
    await node.act(table_id, player, await first_play(node, table_id))  # type: ignore[arg-type]


async def test_a_node_listens_to_the_tables_that_somebody_follows_there() -> None:
    async with hosting() as one:
        two = second_node(one)
        followed, other = [await one.seated(PEOPLE, TableOptions()) for _ in range(2)]
        changes: list[Change] = []
        _, unfollow = await two.tables.follow(followed, changes.append)
        await two.tables.bus.rest()
        assert (two.tables.bus.is_heard(followed), two.tables.bus.is_heard(other)) == (True, False)
        for table_id in (followed, other):
            await play(one, table_id)
        await one.clock.settle()
        assert len(changes) == 1
        unfollow()
        two.tables._wakeups.unset(followed)  # noqa: SLF001  it planned what nobody did in time
        await two.tables.bus.rest()
        assert not two.tables.bus.is_heard(followed)
        await play(one, followed)
        await one.clock.settle()
        assert len(changes) == 1
        await two.tables.close()


async def test_a_node_listens_to_a_table_that_it_is_to_wake() -> None:
    async with hosting() as one:
        table_id = (await one.tables.open(ANA, TableOptions())).table_id
        await one.clock.settle()
        await one.tables.bus.rest()
        assert one.tables.bus.is_heard(table_id)
        two = second_node(one)
        await two.tables.arrive(table_id, ANA)
        await one.clock.settle()
        assert one.cached(table_id) == two.cached(table_id)
        await one.tables.bus.rest()
        assert not one.tables.bus.is_heard(table_id), "the other node wakes it now"
        await two.tables.close()


async def test_whoever_begins_to_follow_is_up_to_date_though_nothing_was_heard() -> None:
    async with hosting() as one, LocalBus() as other_bus:
        two = second_node(one, other_bus)
        table_id = await one.seated(PEOPLE, TableOptions())
        await two.state(table_id)
        await play(one, table_id)
        stream, _ = await two.tables.follow(table_id, lambda _: None)
        assert stream.state == one.cached(table_id)
        await two.tables.close()


async def test_a_table_that_is_not_heard_of_is_looked_up() -> None:
    async with hosting() as one, LocalBus() as other_bus:
        two = second_node(one, other_bus)
        table_id = await one.seated(PEOPLE, TableOptions())
        await two.state(table_id)
        await play(one, table_id)
        assert await two.state(table_id) == one.cached(table_id)
        await two.tables.close()


async def test_of_many_hints_about_one_table_the_last_is_told() -> None:
    heard: list[str] = []

    async def listen(_subject: str, text: str) -> None:
        heard.append(text)

    async with hosting() as one:
        table_id = await one.seated(PEOPLE, TableOptions())
        await one.bus.subscribe(f"table.{table_id}.event", listen)
        for seq in (7, 8, 9):
            one.tables.bus.tell(table_id, seq)
        await one.clock.settle()
        assert heard == ["9"]
        await one.send(table_id, ANA, messages.SetAutoPass, is_on=False)
        await one.clock.settle()
        assert heard == ["9", str(one.cached(table_id).seq)]
