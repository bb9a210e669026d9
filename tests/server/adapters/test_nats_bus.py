"""The bus of a cluster while its server comes and goes."""

import asyncio
from functools import partial

import pytest
from structlog.testing import capture_logs

from gangoffour.server.adapters.bus.nats_bus import NatsBus
from gangoffour.server.ports import Listener
from tests.promises import Promises
from tools.patience import PATIENCE_S, other_tasks, until
from tools.services.nats_server import NatsServer

pytestmark = [pytest.mark.anyio, pytest.mark.services("nats")]


async def test_a_server_that_is_down_at_the_start_holds_up_nobody() -> None:
    async with NatsServer() as server, NatsBus(server.url) as bus:
        heard: list[str] = []
        async with asyncio.timeout(PATIENCE_S):
            await bus.subscribe("table.1.event", _into(heard))
            await bus.publish("table.1.event", "lost")
        assert (bus.is_connected, bus.unsent_count) == (False, 1)
        await server.start()
        await until(lambda: bus.is_connected)
        await _publish_until_heard(bus, heard)
        assert "lost" not in heard
    await until(lambda: not other_tasks())


async def test_a_server_that_never_came_can_be_left() -> None:
    async with NatsServer() as server, asyncio.timeout(PATIENCE_S), NatsBus(server.url) as bus:
        await bus.subscribe("table.1.event", _into([]))
        await _until_tried(bus)
    await until(lambda: not other_tasks())


async def test_subscriptions_survive_a_restart_of_the_server() -> None:
    async with NatsServer() as server:
        await server.start()
        async with NatsBus(server.url) as bus, NatsBus(server.url) as other:
            heard: list[str] = []
            connections: list[str] = []
            bus.on_reconnected.append(lambda: _append(connections, "again"))
            await bus.subscribe("table.*.event", _into(heard))
            await until(lambda: bus.is_connected and other.is_connected)
            await _publish_until_heard(other, heard)
            await until(lambda: len(connections) == 1)

            await server.kill()
            await until(lambda: not other.is_connected)
            async with asyncio.timeout(PATIENCE_S):
                await other.publish("table.1.event", "lost")
            assert (other.is_connected, other.unsent_count) == (False, 1)

            late: list[str] = []
            await bus.subscribe("table.1.event", _into(late))
            await server.start()
            await until(lambda: len(connections) == 2 and other.is_connected)
            heard.clear()
            await _publish_until_heard(other, heard)
            await until(lambda: bool(late))
            assert "lost" not in heard
    await until(lambda: not other_tasks())


async def test_a_subscription_ended_while_the_server_was_away_stays_ended() -> None:
    async with NatsServer() as server:
        await server.start()
        async with NatsBus(server.url) as bus:
            ended: list[str] = []
            heard: list[str] = []
            end = await bus.subscribe("table.1.event", _into(ended))
            await bus.subscribe("table.1.event", _into(heard))
            await until(lambda: bus.is_connected)
            await server.kill()
            await until(lambda: not bus.is_connected)
            await end()
            await server.start()
            await until(lambda: bus.is_connected)
            await _publish_until_heard(bus, heard)
            assert ended == []


async def test_a_listener_that_does_not_want_what_its_own_node_says_hears_the_others() -> None:
    async with NatsServer() as server:
        await server.start()
        async with NatsBus(server.url) as bus, NatsBus(server.url) as other:
            await until(lambda: bus.is_connected and other.is_connected)
            foreign: list[str] = []
            all_heard: list[str] = []
            await bus.subscribe("table.1.event", _into(foreign), own=False)
            await bus.subscribe("table.1.event", _into(all_heard))
            await bus.publish("table.1.event", "own")
            await until(lambda: all_heard == ["own"])
            await other.publish("table.1.event", "foreign")
            await until(lambda: bool(foreign) and len(all_heard) == 2)
            assert (foreign, all_heard) == (["foreign"], ["own", "foreign"])


async def test_a_frozen_server_holds_up_nobody() -> None:
    async with NatsServer() as server:
        await server.start()
        async with NatsBus(server.url) as bus:
            await until(lambda: bus.is_connected)
            server.freeze()
            async with asyncio.timeout(PATIENCE_S):  # the server stays frozen until all is published
                await _publish_much(bus)
            assert bus.unsent_count > 0
            await server.kill()
    await until(lambda: not other_tasks())


async def test_a_bus_whose_server_is_away_can_be_left() -> None:
    async with NatsServer() as server:
        await server.start()
        async with asyncio.timeout(PATIENCE_S), NatsBus(server.url) as bus:
            await bus.subscribe("table.1.event", _into([]))
            await until(lambda: bus.is_connected)
            await server.kill()
            await until(lambda: not bus.is_connected)
            await bus.subscribe("table.2.event", _into([]))
    await until(lambda: not other_tasks())


@pytest.mark.nightly
async def test_a_server_that_never_came_costs_next_to_no_time(promises: Promises) -> None:
    async with NatsServer() as server:
        bus = NatsBus(server.url)
        with promises.within(0.1, "subscribing and publishing on a bus whose server is down"):
            await bus.__aenter__()
            await bus.subscribe("table.1.event", _into([]))
            await bus.publish("table.1.event", "lost")
        await _until_tried(bus)
        with promises.within(1, "leaving a bus whose server never came"):
            await bus.close()


@pytest.mark.nightly
async def test_a_server_that_went_away_costs_next_to_no_time(promises: Promises) -> None:
    async with NatsServer() as server:
        await server.start()
        async with NatsBus(server.url) as bus:
            await until(lambda: bus.is_connected)
            await server.kill()
            await until(lambda: not bus.is_connected)
            with promises.within(0.1, "publishing on a bus whose server went away"):
                await bus.publish("table.1.event", "lost")
            with promises.within(1.5, "leaving a bus whose server went away"):
                await bus.close()


@pytest.mark.nightly
async def test_a_frozen_server_costs_little_time(promises: Promises) -> None:
    async with NatsServer() as server:
        await server.start()
        async with NatsBus(server.url) as bus:
            await until(lambda: bus.is_connected)
            server.freeze()
            with promises.within(5, "publishing 20,000 hints on a bus whose server is frozen"):
                await _publish_much(bus)
            await server.kill()


async def test_who_fails_when_the_connection_is_back_spoils_it_for_nobody() -> None:
    async with NatsServer() as server, NatsBus(server.url) as bus:
        called: list[str] = []

        async def fail() -> None:
            raise ValueError("not ready")

        bus.on_reconnected.extend((fail, lambda: _append(called, "second")))
        await server.start()
        await until(lambda: called == ["second"])


async def test_a_subscription_holds_when_it_is_returned() -> None:
    async with NatsServer() as server:
        await server.start()
        async with NatsBus(server.url) as bus, NatsBus(server.url) as other:
            await until(lambda: bus.is_connected and other.is_connected)
            for number in range(100):
                heard: list[str] = []
                end = await bus.subscribe(f"table.{number}.event", _into(heard))
                await other.publish(f"table.{number}.event", "hint")
                await until(partial(bool, heard))
                await end()


async def test_prefixes_keep_clusters_apart() -> None:
    async with NatsServer() as server:
        await server.start()
        async with NatsBus(server.url, prefix="one") as one, NatsBus(server.url, prefix="two") as two:
            first: list[str] = []
            second: list[str] = []
            await until(lambda: one.is_connected and two.is_connected)
            await one.subscribe("table.1.event", _into(first))
            await two.subscribe("table.1.event", _into(second))
            await one.publish("table.1.event", "to one")
            await two.publish("table.1.event", "to two")
            await until(lambda: bool(first and second))
            assert (first, second) == (["to one"], ["to two"])


async def test_an_address_that_cannot_be_read_stops_nobody() -> None:
    with capture_logs() as logs:
        async with NatsBus("nats://none:bad") as bus:
            await until(lambda: "nats_unusable" in [entry["event"] for entry in logs])
            await bus.publish("table.1.event", "1")
            assert (bus.is_connected, bus.unsent_count) == (False, 1)


def _into(heard: list[str]) -> Listener:
    return lambda _, text: _append(heard, text)


async def _append(heard: list[str], text: str) -> None:
    heard.append(text)


async def _publish_until_heard(bus: NatsBus, heard: list[str]) -> None:
    """Publish again and again: right after a restart the listener may not be back yet."""

    async def is_heard() -> bool:
        await bus.publish("table.1.event", "hint")
        return bool(heard)

    await until(is_heard)


async def _publish_much(bus: NatsBus) -> None:
    """Publish more than a server that does not read can be sent."""
    for _ in range(20_000):
        await bus.publish("table.1.event", "x" * 1_000)


async def _until_tried(bus: NatsBus) -> None:
    """Wait until the bus has tried in vain to reach its server."""
    with capture_logs() as logs:
        await until(lambda: "nats_error" in [entry["event"] for entry in logs])
    assert not bus.is_connected
