"""The bus of a cluster while its server comes and goes."""

import asyncio
import time
from functools import partial

import pytest

from gangoffour.server.adapters.nats_bus import NatsBus
from gangoffour.server.ports import Listener
from tests.contracts.waiting import other_tasks, until
from tools.services.nats_server import NatsServer

pytestmark = [pytest.mark.anyio, pytest.mark.services("nats")]


async def test_a_server_that_is_down_at_the_start_holds_up_nobody() -> None:
    async with NatsServer() as server:
        started = time.monotonic()
        async with NatsBus(server.url) as bus:
            heard: list[str] = []
            await bus.subscribe("table.1.event", _into(heard))
            await bus.publish("table.1.event", "lost")
            assert time.monotonic() - started < 0.1
            assert (bus.is_connected, bus.unsent_count) == (False, 1)
            await server.start()
            await until(lambda: bus.is_connected)
            await _publish_until_heard(bus, heard)
            assert "lost" not in heard
    assert other_tasks() == set()


async def test_leaving_a_server_that_never_came_is_quick() -> None:
    async with NatsServer() as server:
        async with NatsBus(server.url) as bus:
            await bus.subscribe("table.1.event", _into([]))
            await asyncio.sleep(0.1)
            started = time.monotonic()
        assert time.monotonic() - started < 1
    assert other_tasks() == set()


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
            started = time.monotonic()
            await other.publish("table.1.event", "lost")
            assert time.monotonic() - started < 0.1
            assert other.unsent_count == 1

            late: list[str] = []
            await bus.subscribe("table.1.event", _into(late))
            await server.start()
            await until(lambda: len(connections) == 2 and other.is_connected)
            heard.clear()
            await _publish_until_heard(other, heard)
            await until(lambda: bool(late))
            assert "lost" not in heard
    assert other_tasks() == set()


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


async def test_a_frozen_server_holds_up_nobody() -> None:
    async with NatsServer() as server:
        await server.start()
        async with NatsBus(server.url) as bus:
            await until(lambda: bus.is_connected)
            server.freeze()
            started = time.monotonic()
            for _ in range(20_000):
                await bus.publish("table.1.event", "x" * 1_000)
            assert time.monotonic() - started < 5
            assert bus.unsent_count > 0
            await server.kill()
    assert other_tasks() == set()


async def test_leaving_while_the_server_is_away_is_quick() -> None:
    async with NatsServer() as server:
        await server.start()
        async with NatsBus(server.url) as bus:
            await bus.subscribe("table.1.event", _into([]))
            await until(lambda: bus.is_connected)
            await server.kill()
            await until(lambda: not bus.is_connected)
            await bus.subscribe("table.2.event", _into([]))
            started = time.monotonic()
        assert time.monotonic() - started < 1.5
    await until(lambda: not other_tasks())


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
                await until(partial(bool, heard), timeout_s=1)
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
    async with NatsBus("nats://none:bad") as bus:
        await asyncio.sleep(0.05)
        await bus.publish("table.1.event", "1")
        assert (bus.is_connected, bus.unsent_count) == (False, 1)


def _into(heard: list[str]) -> Listener:
    return lambda _, text: _append(heard, text)


async def _append(heard: list[str], text: str) -> None:
    heard.append(text)


async def _publish_until_heard(bus: NatsBus, heard: list[str]) -> None:
    """Publish again and again: right after a restart the listener may not be back yet."""
    async with asyncio.timeout(5):
        while not heard:
            await bus.publish("table.1.event", "hint")
            await asyncio.sleep(0.02)
